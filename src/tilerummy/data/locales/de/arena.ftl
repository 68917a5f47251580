### Die Befehle `arena` und `bot`. Siehe en/arena.ftl, dort stehen die Variablen.

cli-help-arena = Computer mit denselben Verteilungen gegeneinander spielen lassen und die Ergebnisse messen.
cli-help-bot = Einen Computer über Standardeingabe und -ausgabe spielen lassen, für andere Programme.
cli-argument-bots = Namen von Computern, oder cmd:BEFEHL für ein eigenes Programm; der letzte nimmt auch die übrigen Plätze.
cli-argument-bot = Der Name des Computers.
cli-option-arena-edition = Die Ausgabe, auf Wunsch mit Varianten und Hausregeln.
cli-option-arena-deals = Wie oft ausgeteilt wird; jede Verteilung wird in allen Sitzordnungen gespielt.
cli-option-arena-seats = Wie viele Plätze; ohne Angabe so viele wie Computer.
cli-option-arena-seed = Der Startwert aller Verteilungen, in Hexadezimalziffern.
cli-option-arena-jobs = Wie viele Prozesse; 0 nimmt alle Kerne.
cli-option-arena-cluster = Auf einem Rechnerverbund mit Dask spielen; die Adresse seines Verteilers.
cli-option-arena-matrix = Jeder gegen jeden, an zwei Plätzen.
cli-option-arena-openings = Auch die Züge zählen, in denen einem Computer die erste Auslage möglich war und er sie nicht machte.
cli-option-arena-json = Die Ergebnisse als JSON in diese Datei schreiben.
cli-option-arena-plot = Die Ergebnisse als Bild zeichnen.
cli-option-arena-rounds = Jede fertige Verteilung in dieser Datei festhalten, damit ein abgebrochener Lauf weitergehen kann.
cli-option-arena-resume = Mit einem abgebrochenen Lauf weitermachen.

## Beim Spielen

cli-arena-deals = Verteilungen
cli-arena-two-needed = Eine Arena braucht mindestens zwei Computer, und eine Matrix wird an zwei Plätzen gespielt.
cli-arena-seed = Der Startwert { $text } hat nicht 1 bis 64 Hexadezimalziffern.
cli-arena-file-exists = Die Datei { $path } gibt es schon. Mach mit --resume darin weiter oder nimm eine andere.
cli-arena-nothing-to-resume = Es gibt keine Datei zum Weitermachen: Nenne sie mit --rounds oder --json.

## Ergebnisse

cli-arena-title = { $edition } · Plätze: { $seats } · Verteilungen: { $deals } · Runden: { $rounds } · Startwert { $seed }
cli-arena-head-bot = Computer
cli-arena-head-win = Gewonnen %
cli-arena-head-score = Punkte
cli-arena-head-tiles = Steine je Zug
cli-arena-head-opened = Auslage im Zug
cli-arena-head-unopened = Nie ausgelegt %
cli-arena-head-missed = Auslagen versäumt
cli-arena-head-time = ms je Zug
cli-arena-length = Züge in einer Runde: { $turns }
cli-arena-first = Vorteil, wenn man beginnt: { $share } %
cli-arena-ending-out = alles ausgelegt
cli-arena-ending-blocked = blockiert
cli-arena-ending-drawn = unentschieden
cli-arena-ending-resigned = aufgegeben
cli-arena-note = ± ist ein Standardfehler über die Verteilungen. Elo mit 95-%-Bereich.
cli-arena-note-matrix = Gewonnene Runden in %, der Computer der Zeile gegen den der Spalte; ± ist ein Standardfehler über die Verteilungen. Elo mit 95-%-Bereich, der Mittelwert aller ist 0.
cli-arena-note-matrix-short = Gewonnene Runden in %, der Computer der Zeile gegen den der Spalte; der größte Standardfehler über die Verteilungen ist { $error }. Elo: Der Mittelwert aller ist 0. Mehr in --json.
cli-arena-plot-share = Gewonnene Runden in %, mit 95-%-Bereich
cli-arena-plot-fair = gerechter Anteil
cli-arena-plot-matrix = Gewonnene Runden in % · { $edition } · Verteilungen je Paar: { $deals }
cli-arena-plot-row = Der Computer der Zeile gegen den der Spalte.
