### Die Befehle `arena` und `bot`. Siehe en/arena.ftl, dort stehen die Variablen.

cli-help-arena = Computer mit denselben Verteilungen gegeneinander spielen lassen und die Ergebnisse messen.
cli-help-bot = Einen Computer über Standardeingabe und -ausgabe spielen lassen, für andere Programme.
cli-help-bots = Die Computer auflisten, nach Stufen.
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

## bots

cli-bots-head-level = Stufe
cli-bots-head-name = Name
cli-bots-head-what = Was er macht
cli-bots-newcomer = Legt Kombinationen vom eigenen Brett aus und legt an Kombinationen auf dem Tisch an. Er nimmt nie einen Stein vom Tisch.
cli-bots-learner = Nimmt sich immer nur eine Kombination auf dem Tisch vor: einen überzähligen Stein, einen Joker. Drei von zehn Steinen übersieht er.
cli-bots-regular = Baut manchmal zwei Kombinationen auf dem Tisch zusammen um. Ab und zu übersieht er einen Stein.
cli-bots-solid = Sieht sich zehn Paare von Kombinationen an, bevor er aufgibt.
cli-bots-skilled = Sieht sich dreißigmal drei Kombinationen zusammen an.
cli-bots-strong = Überblickt den ganzen Tisch und behält seine Joker. Ab und zu übersieht er einen Stein.
cli-bots-expert = Weiß aus vielen tausend Runden, was jede Auslage wert ist, und legt aus, wenn Warten nicht deutlich besser ist.
cli-bots-master = Weiß aus vielen tausend Runden, was jede Auslage wert ist, und wartet oft ab. Stark, aber wenig gesellig.
cli-bots-random = Vergleich: irgendein einfacher Zug oder keiner.
cli-bots-first-found = Vergleich: der erste Zug, den er findet.
cli-bots-beginner = Vergleich: nur Kombinationen vom eigenen Brett, eine von vier übersieht er. Am Tisch: newcomer.
cli-bots-casual = Vergleich: immer nur eine Kombination auf dem Tisch, übersieht nichts. Am Tisch: learner.
cli-bots-steady = Vergleich: in jedem Zug die meisten Steine. Am Tisch: strong.
cli-bots-max-value = Vergleich: in jedem Zug die meisten Punkte.
cli-bots-miser = Vergleich: die meisten Steine, Joker nur in der ersten Auslage und zum Schluss.
cli-bots-patient-miser = Vergleich: wie miser, sechs Züge lang auch die erste Auslage ohne Joker.
cli-bots-shrewd = Vergleich: Joker nur zum Schluss; ist der Vorrat leer, zählen die Punkte. Am Tisch: strong.
cli-bots-hoarder = Vergleich: der master von 2026, der zieht, bis das ganze Brett auf einmal geht.
cli-bots-expert-1 = Vergleich: der expert, bevor er lernte: wartet bis zu zwei Züge und legt dann die höhere Hälfte aus.
cli-bots-master-1 = Vergleich: der master, bevor er lernte: legt zuerst wenig aus und sammelt, bis das ganze Brett auf einmal geht.
cli-bots-natural = Legt aus, baut um und hält den Tisch lebendig: so stark, wie man ist, wenn man meistens auslegt.

## Der Korpus

cli-help-corpus = Computer viele Runden spielen lassen und sie als Dateien schreiben, für Studien und lernende Programme.
cli-argument-corpus = Der Ordner. Er muss neu oder leer sein.
cli-argument-levels = Die Computer, die mitspielen; ohne Angabe alle acht Stufen. Der Zufall setzt sie in jeder Runde an den Tisch.
cli-option-corpus-turns = Wie viele Züge mindestens; die letzte Runde wird zu Ende gespielt.
cli-option-corpus-seed = Der Startwert für alles, in Hexadezimalziffern. Derselbe Startwert schreibt dieselben Bytes.
cli-option-corpus-edition = Eine Ausgabe, auf Wunsch mit Varianten und Hausregeln; auch mehrmals. Ohne Angabe wechseln sich alle ab.
cli-option-corpus-seats = Wie viele Plätze; ohne Angabe entscheidet in jeder Runde der Zufall.
cli-option-corpus-jobs = Wie viele Prozesse; 0 nimmt alle Kerne. Die Dateien sind dieselben.
cli-corpus-turns = Züge
cli-corpus-done = Der Korpus ist in { $path }. Runden: { $rounds }, Züge: { $turns }, Größe: { $size } MB.
cli-corpus-folder-in-use = Der Ordner { $path } ist nicht leer. Nimm einen neuen oder einen leeren.
