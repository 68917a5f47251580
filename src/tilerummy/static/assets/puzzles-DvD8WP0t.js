var e=`puzzle-goal-out = Leere dein Brett: Leg alle { $count } Steine aus.
puzzle-goal-first-lay = Mach deine erste Auslage mit { $count } Steinen.
puzzle-goal-joker = Befreie einen Joker vom Tisch und leg { $count } Steine aus.
puzzle-goal-tiles = Leg { $count } Steine aus.
puzzle-kind-out = Brett leeren
puzzle-kind-first-lay = erste Auslage
puzzle-kind-joker = Joker befreien
puzzle-kind-tiles = Steine auslegen
puzzle-title = Aufgabe { $id } · Grad { $grade }
puzzle-solved = Gelöst!
puzzle-solution = Die Lösung, Schritt für Schritt:
puzzle-enter-next = Enter: nächste Aufgabe · q: aufhören
puzzle-page = Aufgaben
puzzle-about = Stellungen aus echten Partien. Nur eine Auswahl von Steinen erreicht das Ziel.
puzzle-daily = Aufgabe des Tages
puzzle-daily-grade = Grad { $grade } · { $date }
puzzle-daily-play = Jetzt lösen
puzzle-daily-done = Heute hast du sie gelöst.
puzzle-streak =
    { $count ->
        [one] { $count } Tag hintereinander
       *[other] { $count } Tage hintereinander
    }
puzzle-solved-count =
    { $count ->
        [one] { $count } Aufgabe gelöst
       *[other] { $count } Aufgaben gelöst
    }
puzzle-solved-of = { $count } von { $most } gelöst
puzzle-edition = Ausgabe
puzzle-grade = Grad
puzzle-grade-any = Alle Grade
puzzle-grade-1 = 1: auslegen oder anlegen
puzzle-grade-2 = 2: eine Kombination umbauen
puzzle-grade-3 = 3: zwei Kombinationen zusammen
puzzle-grade-4 = 4: drei Kombinationen zusammen
puzzle-grade-5 = 5: vier oder mehr
puzzle-grade-6 = 6: große Teile des Tisches
puzzle-play = Aufgabe spielen
puzzle-show = Lösung zeigen
puzzle-next = Nächste Aufgabe
puzzle-all = Alle Aufgaben
puzzle-solved-before = Diese hast du schon gelöst.
puzzle-not-counted = Die Lösung wurde ganz oder zum Teil gezeigt. Darum zählt diese Aufgabe nicht als gelöst.
puzzle-rush = Gegen die Uhr
puzzle-rush-about = So viele Aufgaben wie möglich in drei Minuten. Sie werden schwerer. Nach drei Fehlern ist Schluss.
puzzle-rush-start = Losspielen
puzzle-rush-left = Restzeit: { $time }
puzzle-rush-mistakes = Fehler: { $count } von { $most }
puzzle-rush-skip = Überspringen (zählt als Fehler)
puzzle-rush-over = Das Spiel gegen die Uhr ist vorbei.
puzzle-rush-best = Dein Rekord: { $count }
cli-help-puzzles = Aufgaben machen, auflisten und spielen.
cli-argument-task = make sucht neue Aufgaben in Partien zwischen Computern; list zeigt die Sammlung; play spielt hier eine Aufgabe.
cli-argument-puzzle = Die Kennung einer Aufgabe, für play.
cli-option-puzzles-count = Wie viele Aufgaben gesucht werden.
cli-option-puzzles-seed = Eine Zahl: Derselbe Startwert ergibt dieselben Aufgaben.
cli-option-puzzles-edition = Nur diese Ausgabe.
cli-option-puzzles-grade = Nur dieser Grad, von 1 (leicht) bis 6.
cli-option-puzzles-daily = Die Aufgabe des Tages.
cli-puzzles-made = Aufgaben
cli-puzzles-head-id = Kennung
cli-puzzles-head-grade = Grad
cli-puzzles-head-goal = Ziel
cli-puzzles-head-tiles = Steine
cli-puzzles-head-edition = Ausgabe
cli-puzzles-found =
    { $count ->
        [one] { $count } Aufgabe.
       *[other] { $count } Aufgaben.
    }
cli-puzzles-unused = { $what } hat bei puzzles { $task } keine Bedeutung.
cli-puzzles-one = Nenne eine Aufgabe mit ihrer Kennung, mit --daily oder mit --grade: nur eines davon.
cli-help-tasks = Fragen für Sprachmodelle schreiben, deren Antworten sich prüfen lassen, und Antworten bewerten.
cli-option-tasks-kind = Nur diese Art von Fragen; auch mehrmals. Ohne Angabe wechseln sich alle ab.
cli-option-tasks-count = Wie viele Fragen; ohne Angabe 10.
cli-option-tasks-seed = Eine Zahl: Derselbe Startwert schreibt dieselben Fragen.
cli-option-tasks-edition = Nur diese Ausgabe; auch mehrmals. Ohne Angabe wechseln sich alle ab.
cli-option-tasks-out = Die Datei, in die geschrieben wird, eine Frage je Zeile; ohne Angabe werden sie ausgegeben.
cli-option-tasks-score = Eine Datei mit Fragen bewerten, in der jede Zeile als „response“ auch die Antwort eines Modells hat.
cli-tasks-made = Fragen
cli-tasks-head-kind = Art
cli-tasks-head-count = Fragen
cli-tasks-head-right = Richtig
cli-tasks-head-mean = Im Mittel
cli-tasks-all = alle
cli-tasks-one = --score verträgt sich nur mit --json, und --json gibt es nur bei --score.
cli-tasks-line = Zeile { $line } ist keine Frage mit „metadata“, „answer“ und „response“.
cli-tasks-none = In { $path } stehen keine Fragen.
`;export{e as default};