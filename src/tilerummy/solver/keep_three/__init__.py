"""What only the policy `partial_take=keep_three` needs: a meld keeps three tiles together, or no two of them.

The rest of the solver uses three names. `broken.broken_melds` judges a finished table. `bonding.Bonding` solves a node
again with *bonds*, the melds that must not be broken, until nothing new is broken. `bonds.solve` solves a task with
bonds in readable Python; `bonds.solve_with` does the same with the kernel `_bonded`. ADR 0006 explains why this is
needed: a search without bonds finds too few of the best lays.
"""
