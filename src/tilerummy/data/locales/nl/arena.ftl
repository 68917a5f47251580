### De opdrachten `arena` en `bot`. Zie en/arena.ftl voor de variabelen.

cli-help-arena = Computers met dezelfde stenen tegen elkaar laten spelen en de resultaten meten.
cli-help-bot = Een computer laten spelen via standaardinvoer en -uitvoer, voor andere programma’s.
cli-help-bots = De computers tonen, per niveau.
cli-argument-bots = Namen van computers, of cmd:OPDRACHT voor een eigen programma; de laatste neemt ook de overige plaatsen.
cli-argument-bot = De naam van de computer.
cli-option-arena-edition = De uitgave, desgewenst met varianten en huisregels.
cli-option-arena-deals = Hoe vaak er wordt uitgedeeld; elke verdeling wordt in alle zitvolgorden gespeeld.
cli-option-arena-seats = Hoeveel plaatsen; standaard zoveel als er computers zijn.
cli-option-arena-seed = De startwaarde van alle verdelingen, in hexadecimale cijfers.
cli-option-arena-jobs = Hoeveel processen; 0 gebruikt alle kernen.
cli-option-arena-cluster = Op een rekencluster met Dask spelen; het adres van de scheduler.
cli-option-arena-matrix = Iedereen tegen iedereen, met twee plaatsen.
cli-option-arena-openings = Ook de beurten tellen waarin een computer had kunnen openen en dat niet deed.
cli-option-arena-json = De resultaten als JSON in dit bestand schrijven.
cli-option-arena-plot = De resultaten tekenen.
cli-option-arena-rounds = Elke verdeling die klaar is in dit bestand bewaren, zodat het na een onderbreking verder kan.
cli-option-arena-resume = Verdergaan na een onderbreking.

## Tijdens het spelen

cli-arena-deals = Verdelingen
cli-arena-two-needed = Er zijn minstens twee computers nodig, en een matrix wordt met twee plaatsen gespeeld.
cli-arena-seed = De startwaarde { $text } heeft geen 1 tot 64 hexadecimale cijfers.
cli-arena-file-exists = Het bestand { $path } bestaat al. Ga ermee verder met --resume of kies een ander.
cli-arena-nothing-to-resume = Er is geen bestand om mee verder te gaan: noem het met --rounds of --json.

## Uitslag

cli-arena-title = { $edition } · plaatsen: { $seats } · verdelingen: { $deals } · rondes: { $rounds } · startwaarde { $seed }
cli-arena-head-bot = Computer
cli-arena-head-win = Gewonnen %
cli-arena-head-score = Punten
cli-arena-head-tiles = Stenen per beurt
cli-arena-head-opened = Opent in beurt
cli-arena-head-unopened = Nooit geopend %
cli-arena-head-missed = Openingen gemist
cli-arena-head-time = ms per zet
cli-arena-length = Beurten in een ronde: { $turns }
cli-arena-first = voordeel van wie begint: { $share } %
cli-arena-ending-out = uitgegaan
cli-arena-ending-blocked = geblokkeerd
cli-arena-ending-drawn = onbeslist
cli-arena-ending-resigned = opgegeven
cli-arena-note = ± is één standaardfout over de verdelingen. Elo met het 95%-interval.
cli-arena-note-matrix = Gewonnen rondes in %, de computer van de rij tegen die van de kolom; ± is één standaardfout over de verdelingen. Elo met het 95%-interval, het gemiddelde van alle computers is 0.
cli-arena-note-matrix-short = Gewonnen rondes in %, de computer van de rij tegen die van de kolom; de grootste standaardfout over de verdelingen is { $error }. Elo: het gemiddelde van alle computers is 0. Meer in --json.
cli-arena-plot-share = Gewonnen rondes in %, met het 95%-interval
cli-arena-plot-fair = eerlijk deel
cli-arena-plot-matrix = Gewonnen rondes in % · { $edition } · verdelingen per paar: { $deals }
cli-arena-plot-row = De computer van de rij tegen die van de kolom.

## bots

cli-bots-head-level = Niveau
cli-bots-head-name = Naam
cli-bots-head-what = Wat hij doet
cli-bots-newcomer = Legt combinaties van zijn rekje en legt aan bij combinaties op tafel. Hij neemt nooit een steen van tafel.
cli-bots-learner = Kijkt steeds naar één combinatie op tafel: een steen die over is, een joker. Drie van de tien stenen ziet hij over het hoofd.
cli-bots-regular = Bouwt soms twee combinaties op tafel samen om. Af en toe ziet hij een steen over het hoofd.
cli-bots-solid = Bekijkt tien paren combinaties voordat hij het opgeeft.
cli-bots-skilled = Bekijkt dertig keer drie combinaties samen.
cli-bots-strong = Overziet de hele tafel en bewaart zijn jokers. Af en toe ziet hij een steen over het hoofd.
cli-bots-expert = Weet uit vele duizenden rondes wat elke zet waard is, en legt neer als wachten niet duidelijk beter is.
cli-bots-master = Weet uit vele duizenden rondes wat elke zet waard is, en wacht vaak af. Sterk, maar niet gezellig.
cli-bots-random = Vergelijking: een willekeurige eenvoudige zet, of geen.
cli-bots-first-found = Vergelijking: de eerste zet die hij vindt.
cli-bots-beginner = Vergelijking: alleen combinaties van zijn rekje, en één op de vier ziet hij niet. Aan tafel: newcomer.
cli-bots-casual = Vergelijking: steeds één combinatie op tafel, ziet niets over het hoofd. Aan tafel: learner.
cli-bots-steady = Vergelijking: elke beurt de meeste stenen. Aan tafel: strong.
cli-bots-max-value = Vergelijking: elke beurt de meeste punten.
cli-bots-miser = Vergelijking: de meeste stenen, jokers alleen om te openen of uit te gaan.
cli-bots-patient-miser = Vergelijking: als miser, en zes beurten lang geen joker bij de opening.
cli-bots-shrewd = Vergelijking: jokers alleen om uit te gaan; is de stapel leeg, dan tellen de punten. Aan tafel: strong.
cli-bots-hoarder = Vergelijking: de master van 2026, die pakt tot zijn hele rekje in één keer weg kan.
cli-bots-expert-1 = Vergelijking: de expert voordat hij leerde: wacht hooguit twee beurten en legt dan de hoogste helft neer.
cli-bots-master-1 = Vergelijking: de master voordat hij leerde: opent klein en verzamelt tot zijn hele rekje in één keer weg kan.
cli-bots-natural = Legt neer, bouwt om en houdt de tafel levendig: zo sterk als kan voor wie meestal neerlegt.

## Het corpus

cli-help-corpus = Computers veel rondes laten spelen en die als bestanden schrijven, voor onderzoek en lerende programma’s.
cli-argument-corpus = De map. Die moet nieuw of leeg zijn.
cli-argument-levels = De computers die meespelen; standaard alle acht niveaus. Het toeval zet ze elke ronde aan tafel.
cli-option-corpus-turns = Hoeveel beurten minstens; de laatste ronde gaat door tot het einde.
cli-option-corpus-seed = De startwaarde van alles, in hexadecimale cijfers. Dezelfde startwaarde schrijft dezelfde bytes.
cli-option-corpus-edition = Een uitgave, desgewenst met varianten en huisregels; ook meer dan eens. Standaard wisselen ze elkaar allemaal af.
cli-option-corpus-seats = Hoeveel plaatsen; standaard beslist het toeval bij elke ronde.
cli-option-corpus-jobs = Hoeveel processen; 0 gebruikt alle kernen. De bestanden blijven gelijk.
cli-corpus-turns = Beurten
cli-corpus-done = Het corpus staat in { $path }. Rondes: { $rounds }, beurten: { $turns }, grootte: { $size } MB.
cli-corpus-folder-in-use = De map { $path } is niet leeg. Kies een nieuwe of een lege.
