### Was Ausgaben über sich sagen. „basis-“ ist, woher ein Wert kommt, „-brief“ dasselbe in einer Tabelle; „variant-“ der Name
### einer Variante; „note-“ eine Anmerkung zu einer Regel, Variante oder Anleitung; „edition-page-“ steht auf den Seiten in docs.

## Woher ein Wert kommt

basis-stated = steht dort
basis-implied = folgt daraus
basis-read = unsere Lesart, die Anleitung lässt zwei zu
basis-default = unsere Wahl, die Anleitung schweigt
basis-offered = von der Anleitung angeboten
basis-reading = eine andere Lesart der Anleitung
basis-house = Hausregel
basis-stated-brief = steht dort
basis-implied-brief = folgt daraus
basis-read-brief = unsere Lesart
basis-default-brief = unsere Wahl
basis-offered-brief = Variante
basis-reading-brief = Lesart
basis-house-brief = Hausregel
edition-other-reading = Die andere Lesart: { $variant }.
edition-no-other-reading = Die andere Lesart gibt es hier nicht.
edition-variants-listed = Varianten: { $names }

## Varianten

variant-hand = Handrummy
variant-discard-pile = Ablagestapel
variant-open-last-tile = Offener letzter Stein
variant-joker-colour = Farbige Joker
variant-two-jokers = Zwei von vier Jokern
variant-souvenir = Souvenir-Steine als zusätzliche Joker
variant-souvenir-instead = Souvenir-Steine statt der Joker
variant-four-jokers = Vier Joker wie gedruckt
variant-keep-three = Drei Steine bleiben liegen, wörtlich genommen
variant-rack-only = Stein für den Joker nur vom Brett
variant-other-meld = Befreiter Joker nur in eine andere Kombination
variant-free-joker = Joker durch Umbauen befreien
variant-joker-groups-only = Kombinationen mit Joker dürfen zerlegt werden
variant-same-turn = Tisch schon im Zug der ersten Auslage nutzbar
variant-any-player = Eine erste Auslage für alle
variant-wait = Der gezogene Stein muss warten
variant-all-loose = Alle losen Steine an die Person am Zug
variant-on-failed-draw = Leerer Vorrat: spielen, bis ein Stein fehlt
variant-difference =
    { $unit ->
        [game] Blockiertes Spiel: nur die Differenz
       *[round] Blockierte Runde: nur die Differenz
    }

## Anmerkungen zu Schachtel und Beginn

note-colours-from-example = Die Farben stehen im Beispiel einer Gruppe; 1 bis 13 zweimal ergibt sich aus der Zahl von 104 Steinen.
note-colours-in-examples = Vier Farben sind genannt; welche, zeigen nur die Beispiele.
note-four-jokers-printed = Gedruckt sind vier Joker, aber von 106 Steinen haben 104 eine Zahl, also bleiben zwei; so steht es auch in den anderen Sprachen.
note-with-108-tiles = Das Spiel hat dann 108 Steine.
note-seats-from-games = Die Zahl der Spiele ist für zwei, drei und vier Personen angegeben.
note-four-racks = Eine Personenzahl ist nicht genannt; in der Schachtel sind vier Bretter.
note-joker-colour-silent = Die aufgedruckte Farbe eines Jokers bedeutet nichts.
note-joker-any-colour = Ein Joker kann jede Farbe annehmen.
note-one-joker-per-colour = Ein Joker steht nur für Steine seiner Farbe; wir nehmen an, dass es in jeder Farbe einen gibt.
note-lot-in-french = Nur der französische Text sagt, wie.
note-lot-no-method = Es wird bestimmt, wer beginnt, aber nicht wie; wir losen, wie es die anderen Sprachen tun.
note-lot-is-fair = Losen ist gerecht und braucht keine weitere Regel.
note-joker-or-tie-redraw = Nach einem Joker oder bei Gleichstand ziehen die Betroffenen noch einmal; den Gleichstand regelt die Anleitung nicht.
note-clockwise-usual = Wie in den meisten Anleitungen.
note-souvenirs-instead = Die Souvenir-Steine ersetzen die Joker; sonst ändert sich nichts.

## Anmerkungen zur ersten Auslage

note-minimum = Ein Mindestwert, keine genaue Punktzahl.
note-forty-minimum = Der Text verlangt 40 Punkte; wir lesen das als Mindestwert, wie es der französische Text sagt.
note-whatever-tile = Gleichgültig, für welchen Stein er steht.
note-only-at-the-end = 25 zählt ein Joker nur am Ende auf dem Brett.
note-rearranging-at-once = Das steht dort für das Anlegen; dass auch das Umbauen sofort erlaubt ist, ist unsere Wahl.
note-rearranging-follows = Das steht dort für das Anlegen; für das Umbauen folgt es daraus.
note-as-soon-as-opened = Das Recht beginnt, sobald die erste Auslage liegt.
note-later-turns = Der deutsche und der englische Text sprechen von späteren Zügen; die anderen Sprachen sagen nicht, wann.
note-later-turns-english = Der Tisch darf in den nächsten Zügen genutzt werden.
note-one-opening-for-all = Wörtlich genommen genügt eine erste Auslage für alle; die anderen Sprachen verlangen von allen eine eigene.
note-drawn-tile-opens = Warten muss nur, wer auch nach dem Ziehen keine 40 hat; in den anderen Sprachen müssen alle warten.
note-wait-as-others = Wie in den anderen Sprachen; dieser Text ist vermutlich falsch übersetzt.
note-turn-passes = Nach dem Ziehen ist die nächste Person an der Reihe.
note-lay-or-draw = Ein Zug ist Auslegen oder Ziehen.
note-as-other-columns = Wie in den beiden anderen Sprachen der Anleitung.

## Anmerkungen zu Tisch und Jokern

note-three-stay = Wer nur einen Teil einer Kombination nimmt, muss drei ihrer Steine liegen lassen; alle zu nehmen ist aber erlaubt, darum zählt hier nur das Ergebnis.
note-three-stay-example = Drei Steine jeder Kombination bleiben: Das meint das Ergebnis, denn das eigene Beispiel der Anleitung lässt nur zwei der alten Steine liegen.
note-exchange-offered = Beschrieben ist nur der Tausch; dass ein Joker nicht anders frei wird, ist unsere Lesart.
note-joker-like-any-tile = Zum Umbauen darf man Steine wegnehmen, und ein Joker ist einer von ihnen.
note-free-any-way = Durch Tauschen, Anlegen oder Teilen, solange gültige Kombinationen bleiben.
note-another-player = Laut Anleitung darf eine andere Person den Joker tauschen; hier dürfen es alle in einem späteren Zug, denn eine Stellung merkt sich nicht, wer ihn ausgelegt hat.
note-player-has-tile = Man muss den Stein haben, also kommt er vom Brett.
note-tile-from-anywhere = Woher der Stein kommt, steht nicht da; weil alle Steine auf dem Tisch zum Umbauen dienen, darf er auch von dort kommen.
note-elsewhere = Ein befreiter Joker kommt an eine andere Stelle; hier zählt auch eine andere Stelle derselben Kombination.
note-new-if-none-whole = Neu ist eine Kombination, wenn keine ganze Kombination des Tisches in ihr aufgegangen ist; ein befreiter Joker darf also zurück zum Rest seiner eigenen Gruppe, wenn ihr ein Stein entnommen wurde.
note-joker-keeps-place = Ein Joker, der Platz und Bedeutung behält, stört nicht.
note-joker-groups = Gruppen mit Joker dürfen nicht geteilt werden; weil eine Gruppe dafür zu kurz ist, meint das für uns jede Kombination, und sie darf nur wachsen.
note-groups-cannot-be-divided = Sind nur Gruppen gleicher Zahlen gemeint, verbietet die Stelle nichts, und man darf aus jeder Kombination Steine nehmen.
note-example-splits = Ein Beispiel teilt eine Reihe mit Joker.

## Anmerkungen zur Uhr

note-no-limit = Die Anleitung kennt kein Zeitlimit.
note-only-with-timer = Die Anleitung kennt kein Zeitlimit; das zählt nur, wenn du eines einstellst.
note-limit-for-rearranging = Das Limit gilt laut Anleitung für das Umbauen: Die Uhr startet mit der ersten Änderung einer Kombination auf dem Tisch und läuft bis zum Ende des Zuges, auch wenn du alles wieder zurücklegst.
note-pool-clause = Steine, die niemand mehr zurücklegen kann, kämen in den Vorrat; ein Programm kann aber immer alle zurücklegen.
note-valid-melds-stay = Genommen werden nur Steine außerhalb gültiger Kombinationen.
note-also-table-tiles = Auch Steine, die vom Tisch stammen.
note-own-tiles-return = Alles kommt an seinen Platz zurück, deine Steine auf dein Brett.
note-taken-back-or-kept = Zurücknehmen oder behalten lesen wir als: die eigenen Steine; Steine vom Tisch kommen in eine Kombination zurück, die sie aufnimmt, und nur sonst zu dir.
note-no-penalty = Von einer Strafe steht nichts da.
note-idle-draws-one = Wer bei Zeitablauf keinen Stein ausgelegt und keinen genommen hat, zieht einen.

## Anmerkungen zu Ende und Partie

note-pool-used-up = Ist der Vorrat aufgebraucht, ist die Runde unentschieden; wir lesen: sofort, nach dem Zug mit dem letzten Stein.
note-when-all-pass =
    { $unit ->
        [game] Was bei leerem Vorrat geschieht, sagt die Anleitung nicht. Hier darf man passen; passen alle nacheinander, ist das Spiel unentschieden.
       *[round] Was bei leerem Vorrat geschieht, sagt die Anleitung nicht. Hier darf man passen; passen alle nacheinander, ist die Runde unentschieden.
    }
note-all-pass = Dass niemand mehr auslegen kann, lesen wir so: Alle passen nacheinander.
note-as-sheet-002 = Wie in der verwandten Anleitung 002 auf Englisch.
note-drawn-without-scores =
    { $unit ->
        [game] Jede Sprache sagt es anders; alle meinen ein unentschiedenes Spiel ohne Punkte.
       *[round] Jede Sprache sagt es anders; alle meinen eine unentschiedene Runde ohne Punkte.
    }
note-drawn-scores-nothing =
    { $unit ->
        [game] Ein unentschiedenes Spiel bringt keine Punkte.
       *[round] Eine unentschiedene Runde bringt keine Punkte.
    }
note-blocked-general-rule = Die Anleitung sagt, wer gewinnt, aber nicht, wie viel; wir rechnen wie sonst mit dem ganzen Brett.
note-as-in-english = Wie im englischen Text.
note-sample-adds-up =
    { $unit ->
        [game] Die Beispieltabelle zählt die Spiele zusammen.
       *[round] Die Beispieltabelle zählt die Runden zusammen.
    }
note-points-add-up = Plus- und Minuspunkte lassen sich nur zusammenzählen.
note-starter-rotates =
    { $unit ->
        [game] Es beginnt reihum jemand anders, sodass alle einmal beginnen, wenn es so viele Spiele wie Personen gibt.
       *[round] Es beginnt reihum jemand anders, sodass alle einmal beginnen, wenn es so viele Runden wie Personen gibt.
    }
note-new-setup = Das nächste Spiel beginnt wieder mit der Vorbereitung.
note-new-setup-english = Zur neuen Vorbereitung gehört, dass wieder gezogen wird, wer beginnt, wie im englischen Text.

## Anmerkungen zu Varianten

note-variant-off = Die Anleitung bietet es als Variante an; es gilt nur, wenn du es wählst.
note-no-hand = Die Anleitung belohnt es nicht, alles auf einmal auszulegen.
note-no-open-tile = Die Anleitung kennt keinen offenen Stein im Vorrat.
note-no-waiver = Die Variante erlässt die Punkte für die erste Auslage nicht.
note-hand-with-waiver = Wer noch nichts ausgelegt hat und das Brett in einem Zug nur mit eigenen Kombinationen leert, verdoppelt die Punkte und braucht keine Mindestpunktzahl.
note-hand-without-waiver = Wer noch nichts ausgelegt hat und das Brett in einem Zug nur mit eigenen Kombinationen leert, verdoppelt die Punkte; die Mindestpunktzahl gilt weiter.
note-discard-out = In jedem Zug: einen Stein nehmen, auslegen, wenn du willst, einen offen ablegen. Wer danach dran ist, darf ihn nur für eine neue Kombination nehmen, und vor der ersten Auslage nur, wenn die Punkte in diesem Zug reichen. Auch der letzte Stein darf abgelegt werden.
note-open-tile-out = Ein Stein des Vorrats liegt offen; nehmen darf ihn nur, wer damit sofort alles auslegt.

## Der italienische Text, der abbricht

note-text-ends = Der Text bricht vorher ab; wie im deutschen Text.
note-text-ends-timer = Der Text bricht vorher ab; das zählt nur, wenn du ein Zeitlimit einstellst.
note-text-ends-no-limit = Der Text bricht vorher ab; wir nehmen kein Zeitlimit an.
note-text-ends-variant = Der Text bricht vorher ab; Varianten sind aus.

## Druckfehler, und was die Anleitungen offenlassen

note-group-of-two = Gedruckt ist eine Gruppe aus zwei oder drei Steinen; die anderen Sprachen und das eigene Beispiel des Textes sagen drei oder vier. So lesen wir es.
note-whole-opening-first = Angelegt wird erst, wenn die ganze erste Auslage liegt, nicht schon nach ihrer ersten Kombination.
note-group-of-three = In einer Dreiergruppe steht ein Joker für jede der beiden fehlenden Farben; er bleibt nur, solange einer der Steine fehlt, für die er stand.
note-several-jokers = Mehrere Joker in einer Kombination sind erlaubt, neben mindestens einem Zahlenstein; die Anleitung sagt dazu nichts.
note-one-is-low = Die 1 ist die niedrigste Zahl, und nach der 13 kommt nichts; die Anleitung sagt dazu nichts.
note-match-shared = Wer am Ende gleich viel hat, gewinnt die Partie gemeinsam; die Anleitung sagt dazu nichts.
note-resigning =
    { $unit ->
        [game] Über das Aufgeben sagt die Anleitung nichts. Es beendet das Spiel: Wer aufgibt, verliert die Punkte auf dem Brett, und das niedrigste andere Brett gewinnt sie.
       *[round] Über das Aufgeben sagt die Anleitung nichts. Es beendet die Runde: Wer aufgibt, verliert die Punkte auf dem Brett, und das niedrigste andere Brett gewinnt sie.
    }
note-lowest-rack-shared =
    { $unit ->
        [game] Haben mehrere das niedrigste Brett eines blockierten Spiels, ist es unentschieden und niemand bekommt Punkte; die Anleitung sagt dazu nichts.
       *[round] Haben mehrere das niedrigste Brett einer blockierten Runde, ist sie unentschieden und niemand bekommt Punkte; die Anleitung sagt dazu nichts.
    }
note-draft-at-the-bell = Ein Zug zählt erst, wenn du ihn beendest: Läuft die Zeit ab, kommen auch gültige Kombinationen zurück.
note-opening-too-late = Läuft die Zeit bei einer zu kleinen ersten Auslage ab, kommen ihre Steine zurück, und ein Stein wird gezogen; die Anleitung sagt dazu nichts.
note-souvenir-numbers = Zwei Joker, zwei und zwei Souvenir-Steine, oder zwei Souvenir-Steine statt der Joker; jede andere Zahl ist eine Hausregel.
note-fresh-melds = Wörtlich genommen dürftest du nach der ersten Auslage nur anlegen; wir erlauben auch neue Kombinationen.
note-taking-is-splitting = Auch wer einer Kombination mit Joker nur einen Stein nimmt, teilt sie; verglichen wird nur der Tisch vorher und nachher.
note-voluntary-draw = Die Anleitung lässt ziehen, wer nicht auslegen kann; hier darf auch ziehen, wer auslegen könnte.
note-group-size = Wie groß eine Gruppe ist, steht nicht da: drei oder vier Steine. Eine einzelne Gruppe darf die erste Auslage sein.
note-blanks-aside = Die leeren Steine werden vor dem Spiel aussortiert.
note-piles-of-seven = Die Steine werden verdeckt zu je sieben gestapelt, der letzte Stapel zu acht. Alle nehmen zwei Stapel zu sieben.
note-rest-in-sevens = Nach dem Verteilen werden die übrigen Steine verdeckt zu je sieben gestapelt.
note-sevens-advised = Die Anleitung rät, die Steine vor dem Verteilen verdeckt zu je sieben zu stapeln.
note-pile-of-eight = Den Achterstapel nimmt niemand: Alle bekommen vierzehn Steine.
note-open-tile-empty-pool = Der offene Stein gehört nicht zum Vorrat: Ist sonst keiner übrig, ist der Vorrat leer, und den offenen darf weiterhin nur nehmen, wer damit alles auslegt.
note-reuse-in-turn = Vom Tisch genommene Steine werden im selben Zug wieder verwendet; im Text steht Spiel.
note-tiles-at-random = Alle wählen ihre Steine verdeckt, also zufällig.
note-freed-joker-placed = Der Text verlangt nicht, einen befreiten Joker sofort zu verwenden; jeder genommene Stein muss aber wieder liegen.
note-one-draw-per-turn = Ziehen, bis ein Stein passt, lesen wir als: einmal pro Zug; die Punkte für die erste Auslage gelten weiter.
note-no-call = Die Anleitung verlangt keinen Ausruf.
note-call-costs-nothing = Laut Anleitung ruft man den Namen des Spiels; wer es vergisst, verliert nichts.
note-rounds-not-divided = Die Anleitung teilt eine Runde nicht in Spiele.
note-not-named = Die Datei nennt dieses Feld nicht.

## Die Seiten in docs

edition-page-all = Alle Ausgaben
edition-page-columns = Sprachen
edition-page-sheet = Anleitung
edition-page-title = Ausgaben
edition-page-intro = Ausgabe { $edition }, Fassung { $revision }. Anleitung { $sheet }, { $languages }; { $tiles }.
edition-page-rules = Regeln
edition-page-values = Alle Werte und ihre Quellen
edition-page-bases = Was jeder Wert bedeutet, steht in { $policies } (auf Englisch). Steht dort: Die Anleitung sagt es. Folgt daraus: Es ergibt sich aus ihren Worten. Unsere Lesart: Die Anleitung lässt zwei Lesarten zu, und die Anmerkung nennt die Variante mit der anderen. Unsere Wahl: Die Anleitung schweigt, und die Anmerkung nennt den Grund. Quellen sind Anleitung, Sprache und Zeile unserer Abschrift.
edition-page-compared = Verglichen mit { $edition }
edition-page-same = Alle Werte sind gleich; die Quellen sind andere.
edition-page-variants = Varianten
edition-page-variants-none = Die Anleitung bietet keine an. Jede Regel lässt sich trotzdem als Hausregel ändern.
edition-page-variants-off = Alle gelten nur, wenn du sie wählst.
edition-page-written = Schreibweise
edition-page-sets = Ändert
edition-page-origin = Herkunft
edition-page-open = Was die Anleitung offenlässt und wie wir es lesen
edition-page-sheets = Die Anleitungen
edition-page-sheet-000 = Deutsch, Französisch, Italienisch und Niederländisch, von 2022; in unserer Abschrift fehlen die Bilder
edition-page-sheet-001 = Deutsch; in unserer Abschrift sind die Seiten vertauscht
edition-page-sheet-002 = Deutsch und Englisch; in unserer Abschrift fehlen die Bilder
edition-page-sheet-003 = Französisch, Deutsch und Italienisch; der italienische Text bricht nach der ersten Auslage ab
edition-page-sheet-004 = Deutsch, Französisch, Italienisch, Englisch und Spanisch, von 2007
edition-page-side-by-side = Wer sagt was
edition-page-legend = Fett: nicht, was die meisten Ausgaben sagen. Buchstabe hinter dem Wert: { $implied } folgt daraus, { $read } unsere Lesart, { $default } unsere Wahl; ohne Buchstaben steht es dort.
