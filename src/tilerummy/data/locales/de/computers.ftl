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
cli-rate-nobody = Es lässt sich kein Zug bewerten: Die Bretter sind verdeckt, oder niemand hat gezogen.
