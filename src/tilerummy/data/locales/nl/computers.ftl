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
cli-rate-few = Staat er alleen een bereik, dan zijn er te weinig beurten om een niveau te noemen.
cli-rate-nobody = Er is geen beurt te beoordelen: de rekjes zijn verborgen, of niemand heeft gespeeld.

## Redenen

why-out = Hij kon zijn hele rekje neerleggen.
why-first-lay = Hij doet zijn opening zodra hij kan.
why-small-first-lay = Hij doet zijn opening met zo weinig mogelijk stenen en houdt de rest voor later.
why-first-lay-joker = Er zijn nog maar weinig stenen te pakken, dus gebruikt hij een joker voor zijn opening.
why-no-first-lay = Hij vond geen opening.
why-no-first-lay-joker = Hij hield zijn joker: zolang er genoeg te pakken is, gebruikt hij hem niet voor zijn opening.
why-most-tiles = Hij legde elke steen neer waarvoor hij een plek vond.
why-most-points = De stapel is leeg, dus legde hij zo veel mogelijk punten neer.
why-nothing = Hij vond niets om neer te leggen.
why-keeps-joker = Hij hield een joker om er later mee uit te gaan.
why-waits = Hij had stenen kunnen neerleggen, maar wachtte: stenen op tafel helpen de anderen.
why-half = Hij legde de hoogste helft van zijn stenen neer en hield de rest voor later.
why-danger = Hij legde nu neer omdat een andere speler misschien snel uitgaat.
why-short-pool = Er zijn nog maar weinig stenen te pakken, dus legde hij neer wat hij kon.
why-pool-empty = De stapel is leeg, dus rekende hij door tot het einde.
why-no-winner = De stapel is leeg en weinig punten leveren hier niets op, dus legde hij niets neer waar de anderen iets aan hebben.
why-collects = Hij verzamelt stenen tot hij ze allemaal in één keer kan neerleggen.
