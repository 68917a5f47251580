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
cli-rate-note = Niveau: de computer die er het meest op lijkt, van 1 tot en met 8, met het bereik waarin het voor 90 % ligt. Nauwkeurigheid: het deel van de beste zet dat is neergelegd.
cli-rate-few = Staat er alleen een bereik, dan zijn er te weinig beurten om een niveau te noemen.
cli-rate-nobody = Er is geen beurt te beoordelen: de rekjes zijn verborgen, of niemand heeft gespeeld.
cli-help-review = Beoordeelt elke beurt van een verslag: hoeveel winkans die kostte.
cli-review-head-turn = Beurt
cli-review-head-said = Terugblik

## Redenen

why-out = Het hele rekje kon worden neergelegd.
why-first-lay = De opening, zodra die mogelijk was.
why-small-first-lay = Een opening met zo weinig mogelijk stenen; de rest blijft voor later.
why-first-lay-joker = Er zijn nog maar weinig stenen te pakken, dus een opening met een joker.
why-no-first-lay = Er was geen opening te vinden.
why-no-first-lay-joker = De joker bleef op het rekje: zolang er genoeg te pakken is, is die niet voor de opening.
why-most-tiles = Elke steen waarvoor een plek te vinden was, is neergelegd.
why-most-points = De stapel is leeg, dus zijn er zo veel mogelijk punten neergelegd.
why-nothing = Er was niets te vinden om neer te leggen.
why-keeps-joker = Een joker bleef op het rekje om er later mee uit te gaan.
why-waits = Er konden stenen worden neergelegd, maar wachten leek beter: stenen op tafel helpen de anderen.
why-half = De hoogste helft van de stenen is neergelegd, de rest blijft voor later.
why-danger = Nu neergelegd omdat een andere speler misschien snel uitgaat.
why-short-pool = Er zijn nog maar weinig stenen te pakken, dus is neergelegd wat kon.
why-pool-empty = De stapel is leeg, dus is de zet tot het einde doorgerekend.
why-no-winner = De stapel is leeg en weinig punten leveren hier niets op, dus is er niets neergelegd waar de anderen iets aan hebben.
why-collects = De stenen worden verzameld tot ze allemaal in één keer kunnen worden neergelegd.
why-best-chance = Van alles wat hier kan, belooft dit het meest.
