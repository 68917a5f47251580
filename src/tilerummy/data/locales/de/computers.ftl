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

## Gründe

why-out = Er konnte sein ganzes Brett auslegen.
why-first-lay = Er macht seine erste Auslage, sobald er kann.
why-small-first-lay = Er macht seine erste Auslage mit möglichst wenigen Steinen und behält den Rest für später.
why-first-lay-joker = Im Vorrat sind nur noch wenige Steine, deshalb nimmt er für seine erste Auslage einen Joker.
why-no-first-lay = Er fand keine erste Auslage.
why-no-first-lay-joker = Er behielt seinen Joker: Solange im Vorrat genug Steine sind, macht er damit keine erste Auslage.
why-most-tiles = Er legte jeden Stein aus, für den er einen Platz fand.
why-most-points = Der Vorrat ist leer, deshalb legte er möglichst viele Punkte aus.
why-nothing = Er fand nichts zum Auslegen.
why-keeps-joker = Er behielt einen Joker, um später damit alles auszulegen.
why-waits = Er hätte Steine auslegen können, wartete aber: Steine auf dem Tisch helfen den anderen.
why-half = Er legte die höhere Hälfte seiner Steine aus und behielt den Rest für später.
why-danger = Er legte jetzt aus, weil jemand anders bald alles auslegen könnte.
why-short-pool = Im Vorrat sind nur noch wenige Steine, deshalb legte er aus, was er konnte.
why-pool-empty = Der Vorrat ist leer, deshalb rechnete er bis zum Ende voraus.
why-no-winner = Der Vorrat ist leer, und wenige Punkte gewinnen hier nichts. Deshalb legte er nichts aus, was den anderen hilft.
why-collects = Er sammelt Steine, bis er alle auf einmal auslegen kann.
