### Het niveau van een speler (`rate`), en waarom een computer zo speelde. Zie en/computers.ftl.

cli-help-rate = Beoordeelt de spelers van een verslag: hoeveel ze van de beste zet hebben neergelegd, en hun niveau.
cli-rate-head-player = Speler
cli-rate-head-level = Niveau
cli-rate-head-accuracy = Nauwkeurigheid
cli-rate-head-turns = Beurten
cli-rate-head-chances = Kon neerleggen
cli-rate-head-tiles = Stenen gemist
cli-rate-head-points = Punten gemist
cli-rate-head-waits = Gewacht
cli-rate-note = Niveau: de computer die er het meest op lijkt, van 1 tot 8, met het bereik waarin het voor 90 % ligt. Nauwkeurigheid: het deel van de beste zet dat is neergelegd.
cli-rate-nobody = Er is geen beurt te beoordelen: de rekjes zijn verborgen, of niemand heeft gespeeld.
