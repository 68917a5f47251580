### De opdrachten `arena` en `bot`. Zie en/arena.ftl voor de variabelen.

cli-help-arena = Laat computers met dezelfde stenen tegen elkaar spelen en zegt hoe zeker de uitslag is.
cli-help-bot = Laat een computer spelen via standaardinvoer en -uitvoer, voor andere programma’s.
cli-argument-bots = Namen van computers, of cmd:OPDRACHT voor een eigen programma; de laatste neemt ook de overige plaatsen.
cli-argument-bot = De naam van de computer.
cli-option-arena-edition = De uitgave, desgewenst met huisregels.
cli-option-arena-deals = Hoe vaak er gedeeld wordt; elke keer wordt in alle zitvolgorden gespeeld.
cli-option-arena-seats = Hoeveel plaatsen; zonder dit zoveel als er computers zijn.
cli-option-arena-seed = De startwaarde van al het delen, in hexadecimale cijfers.
cli-option-arena-jobs = Hoeveel processen; 0 gebruikt alle kernen.
cli-option-arena-cluster = Speel op een rekencluster met Dask; het adres van de verdeler.
cli-option-arena-matrix = Iedereen tegen iedereen, met twee plaatsen.
cli-option-arena-openings = Tel ook de beurten waarin een computer had kunnen openen en dat niet deed.
cli-option-arena-json = Schrijf de uitslag als JSON in dit bestand.
cli-option-arena-plot = Teken de uitslag.
cli-option-arena-rounds = Bewaar alles wat klaar is in dit bestand, zodat het na een onderbreking verder kan.
cli-option-arena-resume = Ga verder na een onderbreking.

## Tijdens het spelen

cli-arena-deals = Gedeeld
cli-arena-two-needed = Er zijn minstens twee computers nodig, en een matrix wordt met twee plaatsen gespeeld.
cli-arena-seed = De startwaarde { $text } heeft geen 1 tot 64 hexadecimale cijfers.
cli-arena-file-exists = Het bestand { $path } bestaat al. Ga ermee verder met --resume of kies een ander.
cli-arena-nothing-to-resume = Er is geen bestand om mee verder te gaan: noem het met --rounds of --json.

## Uitslag

cli-arena-title = { $edition } · plaatsen: { $seats } · gedeeld: { $deals } · rondes: { $rounds } · startwaarde { $seed }
cli-arena-head-bot = Computer
cli-arena-head-win = Gewonnen %
cli-arena-head-score = Punten
cli-arena-head-tiles = Stenen per beurt
cli-arena-head-opened = Opent in beurt
cli-arena-head-unopened = Nooit geopend %
cli-arena-head-missed = Openingen gemist
cli-arena-head-time = ms per zet
cli-arena-length = Beurten in een ronde: { $turns }
cli-arena-first = voordeel van de beginner: { $share } %
cli-arena-ending-out = uitgespeeld
cli-arena-ending-blocked = geblokkeerd
cli-arena-ending-drawn = gelijk
cli-arena-ending-resigned = opgegeven
cli-arena-note = ± is één standaardfout, over het gedeelde. Elo met het 95%-interval.
cli-arena-note-matrix = Gewonnen rondes in %, de computer van de rij tegen die van de kolom; ± is één standaardfout, over het gedeelde. Elo met het 95%-interval, het gemiddelde van allen is 0.
cli-arena-note-matrix-short = Gewonnen rondes in %, de computer van de rij tegen die van de kolom; geen standaardfout, over het gedeelde, is groter dan { $error }. Elo: het gemiddelde van allen is 0. Al het andere staat in --json.
cli-arena-plot-share = Gewonnen rondes in %, met het 95%-interval
cli-arena-plot-fair = eerlijk deel
cli-arena-plot-matrix = Gewonnen rondes in % · { $edition } · per paar gedeeld: { $deals }
cli-arena-plot-row = De computer van de rij tegen die van de kolom.
