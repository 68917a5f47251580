"""The score sheet of people with a box in front of them: for the terminal and for the page in the browser.

`card` has the rounds as they were entered, checks them and computes the scores, also as JSON; `wording` says
who leads and who starts.
"""

from tilerummy.scorecard.card import BadEntry, Played, Rack, Scorecard, as_data, check_name, from_data, lowest_wins

__all__ = ["BadEntry", "Played", "Rack", "Scorecard", "as_data", "check_name", "from_data", "lowest_wins"]
