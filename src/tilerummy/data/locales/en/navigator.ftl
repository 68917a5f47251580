### The rules side by side. "navigator-instead-" says why a rule has no position, from Python; the other messages are the
### words of the page. $sheet is the number of a sheet, $count a number of rules or of different values.

navigator-instead-setup = This rule decides how play begins. No move depends on it, so there is no position to show.
navigator-instead-score = This rule decides how play ends or what it counts. No move depends on it, so there is no position to show.
navigator-instead-turn = This rule decides whether a turn goes on after a draw. If it does not, the next player moves at once, and no move can be refused.
navigator-instead-same = All editions and their variants agree here, so no position shows a difference.

navigator-page = Compare the rules
navigator-intro = What the printed sheets say, rule by rule, in our own words. Below each value is what it rests on.
navigator-loading = The rules are on their way …
navigator-search = Search by word
navigator-differ = Only where they differ
navigator-choose = Editions
navigator-one-each = One of each sheet
navigator-all = All
navigator-sheet = Sheet { $sheet }
navigator-rule = Rule
navigator-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
navigator-none = No rule fits the search and the chosen editions.
navigator-clear = Show all rules
navigator-no-effect = without effect here, because turns are not timed
navigator-every-rule = All rules
navigator-previous = Previous rule
navigator-next = Next rule
navigator-agree = All editions agree.
navigator-values =
    { $count ->
        [one] { $count } value
       *[other] { $count } different values
    }
navigator-your-table = your table
navigator-offered = Variants with another value
navigator-example = One move, two verdicts
navigator-before = Before the move
navigator-after = After the move
navigator-rack = On the rack
navigator-allowed = Allowed
navigator-refused = Refused
navigator-notation = In TRN
