"""The answers for the pages beside the table: lab, rules, lessons, puzzles, review, score. Any host can give them."""
