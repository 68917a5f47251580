### Tekst die niet te lezen is, en dingen die niet kunnen bestaan. Zie en/errors.ftl.

error-illegal-move = Deze zet mag niet volgens de regels. { $reasons }
error-illegal-move-at = Zet { $number } van het verslag ({ $move }) is tegen de regels. { $reasons }

## Waar de fout zit

error-place = { $message } (teken { $place }, bij de pijl: { $before }→{ $after })
error-place-line = { $message } (regel { $line }, teken { $place }, bij de pijl: { $before }→{ $after })
error-place-empty = { $message } (daar staat niets)

## Stenen en combinaties

error-tile-expected = Hier hoort een steen: een letter voor de kleur en een getal, zoals r5, of j voor een joker.
error-tiles-missing = Hier ontbreken stenen. Geef ze achter elkaar op, zoals r5k13j, of - voor geen enkele.
error-text-after-tile = Er staat nog iets achter de steen.
error-number-expected = Hier hoort een getal.
error-number-not-on-a-tile = Op geen enkele steen staat { $number }: de getallen gaan van 1 tot en met 13.
error-meld-expected = Hier hoort een combinatie: een reeks zoals r3-7, een set zoals kbr10 of losse stenen zoals [r5r6r7].
error-row-expected = Hier horen stenen tussen vierkante haken: [r5r6r7].
error-run-descends = De reeks loopt af. Zet het laagste getal eerst.
error-joker-outside-run = Elke joker heeft een eigen plaats nodig tussen het eerste en het laatste getal van de reeks.
error-not-a-group = Dit wordt geen set van { $number } ({ $colours }): een set heeft drie of vier verschillende kleuren.
error-not-a-run = Dit wordt geen reeks van { $first } tot { $last } ({ $colour }): een reeks heeft minstens drie opeenvolgende getallen.
error-not-a-meld = Dit is geen set en geen reeks: { $meld }.
error-two-readings = Dit is op twee manieren te lezen: { $meld }. Kies wat je bedoelt: { $readings }.
error-tiles-not-there = Deze stenen zijn er niet: { $tiles }.
error-tiles-not-one-box = Deze stenen komen niet uit één doos: { $tiles }.
error-tiles-of-other-colours = Deze stenen hebben andere kleuren dan { $colours }: { $tiles }.
error-too-many-tiles = Dat zijn te veel stenen: het kunnen er niet meer dan { $most } zijn.
error-more-than-in-the-box = Hiervan zijn er meer dan er in de doos zitten: { $tiles }.
error-no-such-tile = Er is geen steen met kleur { $colour } en getal { $number }.
error-wrong-type = { $field } moet { $wanted } zijn, niet { $value }.
error-language-unknown = In { $language } zijn er geen meldingen. Kies uit: { $known }.

## Zetten

error-move-expected = Hier hoort een zet: neerleggen zoals :kbr10, pakken met +x, pass of resign.
error-colon-expected = Er ontbreekt een dubbele punt: schrijf de weggenomen combinaties, een dubbele punt en de neergelegde combinaties.
error-other-move-expected = Dit is een zet, maar niet van het soort dat hier nodig is ({ $wanted }).
error-draw-without-tile = Deze zet zegt niet welke stenen gepakt zijn: { $move }.

## Stellingen

error-six-fields-expected =
    { $found ->
        [one] Een stelling heeft zes delen met spaties ertussen, en een extra voor elke variant; hier staat er maar { $found }.
       *[other] Een stelling heeft zes delen met spaties ertussen, en een extra voor elke variant; hier staan er { $found }.
    }
error-seats-expected = Hier staan de plaatsen die al geopend hebben, zoals 02, of - voor geen enkele.
error-turn-expected = Hier staat de plaats die aan de beurt is, zoals 0.
error-clock-expected = Hier staat het rondje en hoe vaak er achter elkaar gepast is, zoals 3.0.
error-fields-of-variants = De weggelegde stenen en de open steen hebben een eigen deel aan het eind nodig, en alleen waar ermee gespeeld wordt.
error-open-tile-expected = Hier staat de open steen, zoals ^r5, of ^- als die weg is.
error-seats-out-of-range = Dit speel je met { $range } spelers, niet met { $seats }.
error-no-such-seat =
    { $seats ->
        [one] Er is geen plaats { $seat }: aan deze tafel is maar { $seats } plaats, en we tellen vanaf 0.
       *[other] Er is geen plaats { $seat }: aan deze tafel zijn maar { $seats } plaatsen, en we tellen vanaf 0.
    }
error-no-such-stage = Met deze regels kan een beurt niet bij “{ $stage }” zijn aangekomen.
error-discards-without-pile = Er zijn weggelegde stenen, maar deze regels kennen geen weglegstapel, of die van een plaats ontbreekt.
error-open-tile-without-variant = Er is een open steen, maar deze regels kennen er geen.
error-rack-unknown = Van dit rekje moet elke steen bekend zijn.
error-rack-unknown-in-position = In een stelling moeten alle rekjes bekend zijn. Voor verborgen rekjes zijn er View.parse en parse_situation.

## Uitgaven en huisregels

error-edition-expected = Hier hoort een uitgave: de naam, en na komma’s de varianten en huisregels.
error-edition-unknown =
    { $close-count ->
        [0] Er is geen uitgave die { $key } heet.
       *[other] Er is geen uitgave die { $key } heet. Bedoel je { $close }?
    }
error-edition-revision-unknown = { $key } heeft geen versie { $revision }; de nieuwste is { $newest }.
error-variant-unknown =
    { $choices-count ->
        [0] { $key } heeft geen variant { $variant }, en ook geen andere.
        [one] { $key } heeft geen variant { $variant }, alleen { $choices }.
       *[other] { $key } heeft geen variant { $variant }. Er zijn: { $choices }.
    }
error-house-rule-expected = Hier hoort een variant van de spelregels of een huisregel, zoals open_min=50.
error-house-rule-twice = De regel { $field } wordt twee keer veranderd. Verander hem één keer.
error-house-rule-value-expected = De huisregel { $field } ({ $rule }) heeft een waarde nodig: { $field }=…
error-rule-unknown =
    { $close-count ->
        [0] Er is geen regel die { $field } heet.
       *[other] Er is geen regel die { $field } heet. Bedoel je { $close }?
    }
error-rule-value-unknown = De regel { $field } ({ $rule }) kan niet { $value } zijn. Mogelijk is: { $choices }.
error-rule-number-expected = De regel { $field } ({ $rule }) heeft een getal nodig.
error-rule-out-of-range = De regel { $field } ({ $rule }) kan niet { $value } zijn. Mogelijk is: { $range }.
error-rule-value-impossible = De regel { $field } ({ $rule }) kan niet { $value } zijn.
error-deal-too-large = { $deal } stenen voor elk van de { $seats } spelers is te veel. Hier zijn er hoogstens { $most } mogelijk.
error-joker-colours = De regel { $field } ({ $rule }) heeft een joker van elke kleur nodig: { $needed }. Jokers in deze doos: { $jokers }. Voeg ook jokers={ $needed } toe, als jouw doos er zoveel heeft.
error-edition-file-unreadable = Het uitgavebestand { $file } is niet te lezen: { $reason }.
error-edition-file-syntax = Het uitgavebestand { $file } is geen geldige TOML: { $reason }.
error-edition-file-missing = In het uitgavebestand { $file } ontbreekt { $field }.
error-edition-file-unexpected = In het uitgavebestand { $file } staat iets onbekends: { $field }.
error-edition-file-value = In het uitgavebestand { $file } kan { $field } niet { $value } zijn.
error-edition-file-choice = In het uitgavebestand { $file } kan { $field } niet { $value } zijn. Mogelijk is: { $choices }.
error-edition-file-taken = Het uitgavebestand { $file } heeft de sleutel { $key }, en die hoort bij een ingebouwde uitgave. Kies een andere sleutel.
error-edition-file-changed = Het uitgavebestand { $file } beschrijft { $key } in versie { $revision }, die al met een andere inhoud geladen is. Geef het een hogere versie.
error-edition-folder-missing = Er is geen map { $folder } met uitgaven.

## Verslagen en wedstrijden

error-record-token = Dit is geen label, geen rondje, geen zet en geen opmerking tussen accolades.
error-one-record-expected =
    { $found ->
        [0] Hier hoort één verslag te staan, en er is er geen.
       *[other] Hier hoort één verslag te staan, en het zijn er { $found }.
    }
error-notation-version = Dit verslag is geschreven in notatie { $version }; hier is alleen notatie 1 te lezen.
error-start-missing = Het label Start ontbreekt: vóór de eerste zet moet staan hoe de ronde begint.
error-second-start = De ronde heeft al een Start. Een nieuw verslag begint met zijn label Notation.
error-second-tag = Het label { $name } staat er twee keer. Noem het één keer.
error-lap-number = Dit rondje wordt hier nu niet gespeeld.
error-entry-of-other-seat = De zet { $move } is genoteerd voor plaats { $seat }, maar plaats { $turn } is aan de beurt.
error-remark-without-move = Een opmerking komt achter een zet, één per zet.
error-second-clock = Eén tijd per zet is genoeg.
error-tag-name = { $name } kan geen label zijn: alleen letters en cijfers, en niet Notation, Revision of Start.
error-tag-unprintable = Het label { $name } moet op één regel blijven.
error-tag-too-long = Het label { $name } heeft { $length } tekens; het maximum is { $most }.
error-too-many-tags = Dat zijn te veel labels: het kunnen er niet meer dan { $most } zijn.
error-comment-unprintable = Dit kan geen opmerking zijn: { $comment }. Ze moet op één regel blijven, zonder accolades.
error-comment-too-long = De opmerking heeft { $length } tekens; het maximum is { $most }.
error-clock-out-of-range =
    { $seconds ->
        [one] Een tijd van { $seconds } seconde is niet op te schrijven.
       *[other] Een tijd van { $seconds } seconden is niet op te schrijven.
    }
error-seed-missing = In het verslag staat geen startwaarde, dus de verdeling is niet te controleren.
error-commitment-missing = In het verslag ontbreekt de vastlegging vooraf, dus niemand kan zeggen of de startwaarde vooraf vaststond.
error-entropy-unreadable = “{ $entropy }” is niet wat de plaatsen hebben toegevoegd: hexadecimale cijfers voor elke plaats, hoogstens { $most } bytes, “-” voor niets, gescheiden door “/”.
error-kept-unreadable = “{ $kept }” is niet wat een pagina bewaart: een hash, de hashes van de plaatsen en haar eigen bytes, gescheiden door “:”.
error-kept-of-no-round = Geen ronde van dit verslag is die waarvan je pagina dit heeft bewaard.
error-seed-length = Een startwaarde heeft { $wanted } bytes, geschreven met twee keer zo veel hexadecimale cijfers; deze heeft er { $bytes }.
error-round-not-over = De ronde is nog niet afgelopen.
error-no-round = Er wordt nu geen ronde gespeeld.
error-round-without-end = Na { $moves } zetten was de ronde niet afgelopen, daarom is ze gestopt.
error-match-over =
    { $rounds ->
        [one] De wedstrijd is afgelopen: er was { $rounds } ronde afgesproken.
       *[other] De wedstrijd is afgelopen: er waren { $rounds } rondes afgesproken.
    }
error-games-not-whole-rounds = Een ronde heeft hier { $size } spellen, dus het aantal spellen moet een veelvoud van { $size } zijn, niet { $games }.
error-round-of-other-seats = Deze ronde is met { $seats } spelers gespeeld, maar de wedstrijd is voor { $wanted }.
error-round-of-other-edition = Deze ronde is volgens { $edition } gespeeld, maar de wedstrijd volgens { $wanted }.
error-name-unprintable = Een van deze namen is niet op te schrijven: { $names }. In een naam staat geen schuine streep, en hij blijft op één regel.
error-names-not-of-seats = Voor { $seats } plaatsen zijn { $seats } namen nodig, één per plaats, of geen enkele. Opgegeven namen: { $names }.
error-scores-not-zero = De punten van een ronde moeten samen nul zijn, en dit is samen { $total }.
error-score-name-twice = { $name } is er al. Kies een andere naam.
error-score-name-bad = “{ $name }” kan niet als naam: 1 tot { $most } tekens, geen van { $signs } en niet alleen cijfers.
error-score-no-hand = Hier tellen punten niet dubbel. Zet de variant “hand” aan als de spelregels die hebben, of gebruik hand_double=yes.
error-score-rack-expected = Geef de stenen, zoals r5k13j, of de punten als getal.
error-score-rack-not-empty = { $name } heeft alles neergelegd, dus daar kan niets over zijn.
error-score-rack-empty = Het rekje van { $name } is leeg. Dan heeft { $name } alles neergelegd.
error-score-too-many-points = { $name } kan niet meer dan { $most } punten over hebben: dat is de hele doos.
error-score-racks =
    { $count ->
        [one] Er is { $count } rekje ingevoerd, maar er zijn { $seats } spelers. Voer voor elke speler een rekje in.
       *[other] Er zijn { $count } rekjes ingevoerd, maar er zijn { $seats } spelers. Voer voor elke speler een rekje in.
    }

## De oplosser, voor wie hem vanuit een programma aanroept

error-no-such-shape = Deze getallen zijn geen combinatie: { $shape }.
error-problem-size = Een probleem voor de oplosser noemt { $counts } soorten stenen.
error-problem-copies = Een probleem voor de oplosser heeft hoogstens { $most } stenen van een soort.
error-problem-jokers = Een probleem voor de oplosser heeft hoogstens { $most } jokers.
error-problem-weight = De gewichten van dit probleem zijn negatief of te groot: samen hoogstens { $most }.
error-problem-joker-colours = Een probleem heeft hoogstens één joker per kleur, en niet samen met andere: { $colours }.
error-count-out-of-range = Openingen worden geteld voor hoogstens { $jokers } jokers en { $least } punten.
error-odds-tiles = Er worden 1 tot { $most } stenen uitgedeeld, niet { $tiles }.
error-odds-not-exact = Dit kan niet precies worden geteld: openingen worden geteld tot { $least } punten, met hoogstens { $jokers } jokers die tellen als de steen die ze vervangen, en met jokers zonder kleur. Laat --exact weg.
error-goal-unknown = De oplosser kent geen doel dat { $name } heet. Er zijn: { $known }.
error-backend-unknown = De oplosser heeft geen versie die { $name } heet. Er zijn: { $known }.

## Programma’s van elders, en de arena waar ze veel rondes spelen

error-no-such-computer = Er is geen computer die { $name } heet. Er zijn: { $choices }.
error-no-evaluation = Rondes van { $edition } met { $seats } plaatsen kunnen niet worden gewaardeerd: zulke regels zijn niet goed genoeg bekend.
error-round-over = De ronde is afgelopen.
error-cannot-be-laid = Deze stenen kunnen niet worden neergelegd: { $tiles }.
error-outsider-not-started = Het programma { $command } kon niet starten: { $reason }.
error-outsider-ended = Het programma { $command } is gestopt voordat de ronde afgelopen was (status { $status }).
error-outsider-too-slow = Het programma { $command } deed te lang over zijn antwoord.
error-outsider-unreadable = Het antwoord van het programma { $command } is niet te lezen: { $text }.
error-outsider-version = Het programma { $command } gebruikt versie { $found } van het protocol; versie { $wanted } is nodig.
error-cluster-not-installed = Hiervoor is het pakket distributed nodig, en dat is hier niet geïnstalleerd.
error-cluster-unreachable = Het rekencluster op { $address } antwoordt niet: { $reason }.
error-journal-line = Regel { $line } van het logboek is niet te lezen. Haal de regel weg of begin een nieuw logboek.
error-deals-too-few = Er moet minstens één keer worden uitgedeeld, niet { $deals } keer.
error-computers-too-few = Een arena heeft minstens twee computers nodig, niet { $computers }.
error-computer-name-twice = Twee verschillende computers heten { $name }. Geef elk een eigen naam.
error-computer-not-sendable = De computer { $name } kan niet naar een ander proces worden gestuurd: { $reason }. Definieer hem in een bestand dat te importeren is, of speel met één proces.
error-workers-ended = De processen die spelen zijn te vroeg gestopt. Een programma dat zulke processen start, moet dat in zijn hoofdgedeelte doen, na de gebruikelijke controle van __name__.

## Puzzels

error-puzzle-fields = Een puzzel heeft { $fields } velden met tabs ertussen, niet { $found }.
error-puzzle-goal = Puzzels hebben geen doel { $name }. Kies uit: { $known }.
error-puzzle-grade = Een puzzel heeft een graad van { $low } tot en met { $high }, niet { $grade }.
error-puzzle-id = De code van deze puzzel is { $expected }, niet { $id }.
error-no-such-puzzle = Er is geen puzzel { $id }. De opdracht puzzles list toont ze allemaal.
error-no-puzzles = Er zijn geen puzzels voor de uitgave { $edition }.
error-puzzles-not-found = In { $rounds } rondes van de uitgave { $edition } zijn geen puzzels meer gevonden.
error-task-kind = Er is geen soort vraag die { $name } heet. Kies uit: { $known }.

## Foto’s

error-photo-extra-missing = Om foto’s te lezen is het pakket { $package } nodig, en dat is hier niet geïnstalleerd; pip install tilerummy[photo] installeert het.
error-photo-too-large = De foto heeft { $megapixels } miljoen pixels, en de grens is { $most } miljoen. Sla hem kleiner op.
error-photo-too-long = De afbeelding heeft { $width } × { $height } pixels, en de langste zijde mag er hoogstens { $most } hebben. Snijd die bij, of sla die kleiner op.
error-photo-file-too-large = Het bestand is groter dan { $most } miljoen bytes. Sla de foto kleiner op.
error-photo-too-small = De afbeelding heeft maar { $width } × { $height } pixels. Gebruik de oorspronkelijke foto.
error-photo-format = Het bestand is geen foto in JPEG, PNG of WebP. Sla hem op in een van deze formaten.
error-photo-broken = De foto is beschadigd en kan niet worden geopend. Kopieer hem opnieuw, of maak een andere.
error-photo-kind = Een foto toont een tafel of een rekje, niet { $kind }. Kies table of rack.
