"""What only the policy `partial_take=keep_three` needs: a meld keeps three tiles together, or no two of them.

The rest of the solver uses three names. `broken.broken_melds` judges a finished table. `bonding.Bonding` makes a search
ask again with *bonds*, the melds that must not be broken, until nothing new is broken. `bonds.solve` answers a task
with bonds and is the one to read; `bonds.solve_with` does the same with the kernel `_bonded`. ADR 0006 has the
measurement that says why this is here: a search without bonds finds too few of the best lays.
"""
