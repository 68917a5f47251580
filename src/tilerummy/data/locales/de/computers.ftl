### Die Stufe einer Person (`rate`) und warum ein Computer so gezogen hat. Siehe en/computers.ftl.

cli-help-rate = Bewertet, wer in einer Aufzeichnung mitspielt: wie viel von der besten Auslage gelegt wurde, und die Stufe.
cli-rate-head-player = Name
cli-rate-head-level = Stufe
cli-rate-head-accuracy = Genauigkeit
cli-rate-head-turns = Züge
cli-rate-head-chances = Auslage möglich
cli-rate-head-tiles = Steine verpasst
cli-rate-head-points = Punkte verpasst
cli-rate-head-waits = Gewartet
cli-rate-note = Stufe: der Computer, der am ähnlichsten spielt, von 1 bis 8, mit dem Bereich, in dem sie zu 90 % liegt. Genauigkeit: der Anteil der besten Auslage, der gelegt wurde.
cli-rate-few = Steht nur ein Bereich da, sind es zu wenige Züge für eine Stufe.
cli-rate-nobody = Es lässt sich kein Zug bewerten: Die Bretter sind verdeckt, oder niemand hat gezogen.
cli-help-review = Beurteilt jeden Zug einer Aufzeichnung: welche Gewinnchance er gekostet hat.
cli-review-head-turn = Zug
cli-review-head-said = Rückblick

## Gründe

why-out = Das ganze Brett ließ sich auslegen.
why-first-lay = Die erste Auslage, sobald sie möglich war.
why-small-first-lay = Eine erste Auslage mit möglichst wenigen Steinen; der Rest bleibt für später.
why-first-lay-joker = Im Vorrat sind nur noch wenige Steine, deshalb eine erste Auslage mit Joker.
why-no-first-lay = Es fand sich keine erste Auslage.
why-no-first-lay-joker = Der Joker blieb auf dem Brett: Solange im Vorrat genug Steine sind, dient er nicht der ersten Auslage.
why-most-tiles = Ausgelegt wurde jeder Stein, für den sich ein Platz fand.
why-most-points = Der Vorrat ist leer, deshalb wurden möglichst viele Punkte ausgelegt.
why-nothing = Es fand sich nichts zum Auslegen.
why-keeps-joker = Ein Joker blieb auf dem Brett, um später damit alles auszulegen.
why-waits = Steine hätten sich auslegen lassen, aber Warten schien besser: Steine auf dem Tisch helfen den anderen.
why-half = Ausgelegt wurde die höhere Hälfte der Steine, der Rest bleibt für später.
why-danger = Jetzt ausgelegt, weil jemand anders bald alles auslegen könnte.
why-short-pool = Im Vorrat sind nur noch wenige Steine, deshalb wurde alles ausgelegt, was ging.
why-pool-empty = Der Vorrat ist leer, deshalb ist der Zug bis zum Ende vorausgerechnet.
why-no-winner = Der Vorrat ist leer, und wenige Punkte gewinnen hier nichts. Deshalb wurde nichts ausgelegt, was den anderen hilft.
why-collects = Steine werden gesammelt, bis sich alle auf einmal auslegen lassen.
why-best-chance = Von allem, was hier möglich ist, verspricht das am meisten.
