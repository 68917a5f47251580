### De opdrachtregel. Zie en/cli.ftl, daar staan alle namen met hun variabelen.

## Gemeenschappelijk

cli-version = tilerummy { $version }
cli-error = Fout: { $message }
cli-file-missing = Het bestand { $path } bestaat niet.
cli-folder-missing = De map { $path } bestaat niet.
cli-edition-several = Bij de naam { $name } passen meerdere uitgaven: { $editions }. Kies er een.
cli-edition-none = Er is geen uitgave die { $name } heet. De uitgaven zijn: { $editions }.
cli-file-unreadable = Het bestand { $path } is niet te lezen.
cli-file-unwritable = Het bestand { $path } is niet te schrijven.
cli-file-exists = Het bestand { $path } bestaat al en blijft zoals het is.
cli-file-written = { $path } is geschreven.
cli-no-record = In { $path } staat geen verslag.
cli-line = Regel { $line }: { $message }
cli-pair-expected = Elke regel heeft een stelling, een tab en een zet nodig.
cli-seat-missing =
    { $seats ->
        [one] Plaats { $seat } is er niet: { $seats } plaats, geteld vanaf 0.
       *[other] Plaats { $seat } is er niet: { $seats } plaatsen, geteld vanaf 0.
    }
cli-move-missing =
    { $moves ->
        [0] Zet { $number } is er niet: het verslag heeft er geen.
        [one] Zet { $number } is er niet: het verslag heeft er maar { $moves }.
       *[other] Zet { $number } is er niet: het verslag heeft er { $moves }.
    }
cli-language-unknown = In { $language } zijn er geen meldingen. Kies uit: { $languages }.
cli-interrupted = Afgebroken.
cli-answer-yes = j
cli-answer-no = n
cli-answer-expected = Antwoord met { $yes } of { $no }.

## Voortgang

cli-reading = { $path } lezen …
cli-checking = Controleren …
cli-dealing = Stenen uitdelen …
cli-working = Bezig …
cli-done = Klaar.

## Hulp

cli-help = Rummy met stenen, volgens de gedrukte regels.
cli-help-editions = Laten zien wat gedrukte spelregels zeggen, waar dat staat en waarin ze van andere verschillen.
cli-help-judge = Zeggen of een zet mag, en zo niet, waarom.
cli-help-replay = Een opgenomen ronde zet voor zet laten zien.
cli-help-verify = Controleren of er in een verslag eerlijk is uitgedeeld en gepakt.
cli-help-draw = Een tafel en de rekjes tekenen.
cli-help-score = Het scoreblad van een spel aan een echte tafel bijhouden.
cli-help-play = Tegen computers spelen.
cli-help-completion = Een script voor de shell tonen dat opdrachten en uitgaven aanvult.
cli-option-lang = Taal van de meldingen.
cli-option-json = Als JSON antwoorden, voor programma’s.
cli-option-verify-kept = Wat je pagina heeft bewaard; ze toont het onder “Is er eerlijk uitgedeeld?”.
cli-option-against = Alleen laten zien wat anders is dan bij deze uitgave.
cli-option-at = Na dit aantal zetten stoppen.
cli-option-seat = Alleen laten zien wat deze plaats ziet, geteld vanaf 0.
cli-option-output = Het bestand dat geschreven wordt.
cli-option-editions = Een map met eigen uitgaven, als TOML-bestanden. TILERUMMY_EDITIONS stelt die in voor alle opdrachten.
cli-option-version = De versie laten zien en stoppen.
cli-option-help = Deze hulp laten zien en stoppen.

## editions

cli-editions-title =
    { $count ->
        [one] { $count } uitgave
       *[other] { $count } uitgaven
    }
cli-editions-head-key = Naam
cli-editions-head-title = Wat het is
cli-editions-head-languages = Talen
cli-editions-head-field = Regel
cli-editions-head-value = Waarde
cli-editions-head-basis = Grond
cli-editions-head-source = Bron
cli-editions-head-note = Opmerking
cli-editions-revision = Versie { $revision }
cli-editions-differences =
    { $count ->
        [one] { $one } en { $other } verschillen in { $count } regel:
       *[other] { $one } en { $other } verschillen in { $count } regels:
    }
cli-editions-same = { $one } en { $other } hebben dezelfde regels.
cli-editions-options = Varianten van deze spelregels
cli-editions-misprints = Drukfouten
cli-editions-notes = Wat de spelregels openlaten, en hoe ze hier gelezen worden
cli-editions-house = Huisregels
cli-no-affiliation = tilerummy heeft met geen enkele uitgever iets te maken. Productnamen zijn van hun eigenaars en zeggen alleen welke spelregels bedoeld zijn.

## judge

cli-judge-legal = De zet mag.
cli-judge-refused =
    { $count ->
        [one] De zet mag niet, om { $count } reden:
       *[other] De zet mag niet, om { $count } redenen:
    }
cli-judge-reason = { $message } ({ $clause })

## Zetten

cli-move-drew = { $name } pakt: { $tile }.
cli-move-drew-hidden = { $name } pakt een steen.
cli-move-laid =
    { $count ->
        [one] { $name } legt { $count } steen neer: { $melds }.
       *[other] { $name } legt { $count } stenen neer: { $melds }.
    }
cli-move-opened =
    { $points ->
        [one] { $name } opent met { $points } punt: { $melds }.
       *[other] { $name } opent met { $points } punten: { $melds }.
    }
cli-move-rearranged =
    { $count ->
        [one] { $name } bouwt om en legt { $count } steen neer: { $tiles }.
       *[other] { $name } bouwt om en legt { $count } stenen neer: { $tiles }.
    }
cli-move-passed = { $name } past.
cli-move-timeout =
    { $count ->
        [0] De tijd van { $name } is om.
        [one] De tijd van { $name } is om; { $name } pakt { $count } steen.
       *[other] De tijd van { $name } is om; { $name } pakt { $count } stenen.
    }
cli-move-timeout-back =
    { $count ->
        [0] De tijd van { $name } is om: stenen terug.
       *[other] De tijd van { $name } is om: stenen terug, { $count } gepakt.
    }
cli-move-timeout-kept =
    { $count ->
        [0] De tijd van { $name } is om. Op tafel blijft: { $melds }.
        [one] De tijd van { $name } is om; { $name } pakt { $count } steen. Op tafel blijft: { $melds }.
       *[other] De tijd van { $name } is om; { $name } pakt { $count } stenen. Op tafel blijft: { $melds }.
    }
cli-move-resigned = { $name } geeft op.
cli-move-left = { $name } heeft de tafel verlaten.
cli-move-replaced = Voor { $name } speelt nu een computer: { $computer }.
cli-move-back = { $name } is terug.
cli-move-discarded = { $name } legt weg: { $tile }.
cli-move-took-discard = { $name } neemt de weggelegde steen ({ $tile }) en legt neer: { $melds }.
cli-move-took-open-tile = { $name } neemt de open steen ({ $tile }) en legt alles neer.
cli-own-drew = Je pakt: { $tile }.
cli-own-drew-hidden = Je pakt een steen.
cli-own-laid =
    { $count ->
        [one] Je legt { $count } steen neer: { $melds }.
       *[other] Je legt { $count } stenen neer: { $melds }.
    }
cli-own-opened =
    { $points ->
        [one] Je opent met { $points } punt: { $melds }.
       *[other] Je opent met { $points } punten: { $melds }.
    }
cli-own-extended =
    { $count ->
        [one] Je legt { $count } steen aan: { $tiles }.
       *[other] Je legt { $count } stenen aan: { $tiles }.
    }
cli-own-rearranged =
    { $count ->
        [one] Je bouwt om en legt { $count } steen neer: { $tiles }.
       *[other] Je bouwt om en legt { $count } stenen neer: { $tiles }.
    }
cli-own-passed = Je past.
cli-own-timeout =
    { $count ->
        [0] Je tijd is om.
        [one] Je tijd is om; je pakt { $count } steen.
       *[other] Je tijd is om; je pakt { $count } stenen.
    }
cli-own-timeout-back =
    { $count ->
        [0] Je tijd is om: stenen terug.
       *[other] Je tijd is om: stenen terug, je pakt er { $count }.
    }
cli-own-timeout-kept =
    { $count ->
        [0] Je tijd is om. Op tafel blijft: { $melds }.
        [one] Je tijd is om; je pakt { $count } steen. Op tafel blijft: { $melds }.
       *[other] Je tijd is om; je pakt { $count } stenen. Op tafel blijft: { $melds }.
    }
cli-own-resigned = Je geeft op.
cli-own-left = Je hebt de tafel verlaten.
cli-own-replaced = Voor jou speelt nu een computer: { $computer }.
cli-own-back = Je bent terug.
cli-own-discarded = Je legt weg: { $tile }.
cli-own-took-discard = Je neemt de weggelegde steen ({ $tile }) en legt neer: { $melds }.
cli-own-took-open-tile = Je neemt de open steen ({ $tile }) en legt alles neer.
cli-own-out = Je hebt al je stenen neergelegd.
cli-own-out-called = Je roept “Rummy!” en hebt al je stenen neergelegd.
cli-own-hand = Je hebt al je stenen in één beurt neergelegd. De punten tellen dubbel.
cli-own-hand-called = Je roept “Rummy!” en hebt al je stenen in één beurt neergelegd. De punten tellen dubbel.
cli-own-blocked = De stapel is leeg en iedereen heeft gepast. Jij hebt de minste punten over ({ $points }).
cli-own-won-resigned = { $name } geeft op.

## Hoe een ronde eindigt

cli-round-out =
    { $unit ->
        [game] { $name } heeft alles neergelegd en wint het spel.
       *[round] { $name } heeft alles neergelegd en wint de ronde.
    }
cli-round-out-called =
    { $unit ->
        [game] { $name } roept “Rummy!”, heeft alles neergelegd en wint het spel.
       *[round] { $name } roept “Rummy!”, heeft alles neergelegd en wint de ronde.
    }
cli-round-hand =
    { $unit ->
        [game] { $name } legt alles in één keer neer en wint het spel. De punten tellen dubbel.
       *[round] { $name } legt alles in één keer neer en wint de ronde. De punten tellen dubbel.
    }
cli-round-hand-called =
    { $unit ->
        [game] { $name } roept “Rummy!”, legt alles in één keer neer en wint het spel. De punten tellen dubbel.
       *[round] { $name } roept “Rummy!”, legt alles in één keer neer en wint de ronde. De punten tellen dubbel.
    }
cli-round-blocked =
    { $unit ->
        [game] De stapel is leeg en iedereen heeft gepast. { $name } heeft de minste punten op het rekje ({ $points }) en wint het spel.
       *[round] De stapel is leeg en iedereen heeft gepast. { $name } heeft de minste punten op het rekje ({ $points }) en wint de ronde.
    }
cli-round-drawn =
    { $unit ->
        [game] Het spel eindigt onbeslist. Niemand krijgt punten.
       *[round] De ronde eindigt onbeslist. Niemand krijgt punten.
    }
cli-round-exhausted = De laatste steen van de stapel is gepakt.
cli-round-cannot-draw = De stapel is leeg: er kan geen steen meer worden gepakt.
cli-round-lowest-shared = De stapel is leeg, iedereen heeft gepast en de laagste rekjes zijn gelijk.
cli-round-all-passed = De stapel is leeg en iedereen heeft gepast.
cli-round-resigned =
    { $unit ->
        [game] { $name } geeft op, en { $winner } wint het spel.
       *[round] { $name } geeft op, en { $winner } wint de ronde.
    }
cli-round-running =
    { $unit ->
        [game] Het spel is nog niet afgelopen.
       *[round] De ronde is nog niet afgelopen.
    }
cli-start-drawn = Pakken om te bepalen wie begint: { $draws }
cli-start-drawn-again = Gelijk, dus nog een keer pakken: { $draws }
cli-score-line = { $name }: { $points } (totaal { $total })

## replay

cli-replay-title = { $edition }: { $names }
cli-replay-round =
    { $unit ->
        [game] Spel { $number }
       *[round] Ronde { $number }
    }
cli-replay-lap = Rondje { $lap }
cli-replay-seat = Plaats { $number }: { $name }
cli-replay-turn = Aan de beurt: { $name }
cli-replay-start = Na het uitdelen
cli-replay-end = Einde van het verslag
cli-replay-clock = Gebruikte tijd: { $time }
cli-replay-illegal = Zet { $number } is tegen de regels: { $message }

## verify

cli-verify-ok =
    { $count ->
        [0] Alles in orde: de verdeling volgt uit de startwaarde, en er is niets gepakt.
        [one] Alles in orde: de verdeling en { $count } gepakte steen volgen uit de startwaarde.
       *[other] Alles in orde: de verdeling en { $count } gepakte stenen volgen uit de startwaarde.
    }
cli-verify-failed =
    { $count ->
        [one] { $count } controle is mislukt:
       *[other] { $count } controles zijn mislukt:
    }
cli-verify-commitment = De startwaarde is niet de waarde die vóór de eerste zet is vastgelegd.
cli-verify-deal = De stenen die { $name } aan het begin kreeg, volgen niet uit de startwaarde.
cli-verify-starter = { $wanted } had moeten beginnen, niet { $found }.
cli-verify-starter-draw = Het pakken om te bepalen wie begint volgt niet uit de startwaarde: { $found } in plaats van { $wanted }.
cli-verify-draw = Gepakte steen nummer { $number } volgt niet uit de startwaarde: { $found } in plaats van { $wanted }.
cli-verify-result =
    { $unit ->
        [game] Als uitslag staat er { $found }, maar het spel eindigt met { $wanted }.
       *[round] Als uitslag staat er { $found }, maar de ronde eindigt met { $wanted }.
    }
cli-verify-illegal = Zet { $number } is tegen de regels: { $message }
cli-verify-seed-missing = In het verslag staat geen startwaarde, dus de verdeling is niet te controleren. Die wordt na de laatste zet opgeschreven.
cli-verify-seed-missing-over =
    { $unit ->
        [game] Het spel is afgelopen, maar in het verslag staat geen startwaarde, dus de verdeling is niet te controleren.
       *[round] De ronde is afgelopen, maar in het verslag staat geen startwaarde, dus de verdeling is niet te controleren.
    }
cli-verify-commitment-missing = In het verslag ontbreekt de vastlegging vooraf, dus niemand kan zeggen of de startwaarde vooraf vaststond.
cli-verify-hidden = Het verslag verbergt gepakte stenen, dus die zijn niet te controleren. Vraag om het volledige verslag.

## draw

cli-draw-written = De tekening staat in { $path }.

## score

cli-score-welcome = Een scoreblad voor jullie tafel. Met Enter neem je over wat tussen haken staat.
cli-score-ask-edition = Welke uitgave spelen jullie? [{ $default }]
cli-score-ask-players = Hoeveel spelers? ({ $low }–{ $high })
cli-score-ask-name = Naam van speler { $number }
cli-score-ask-out = Wie heeft alles neergelegd? (naam of nummer; Enter als niemand)
cli-score-ask-rack = Wat staat er nog op het rekje van { $name }? (stenen zoals r5k13j, of punten)
cli-score-ask-all-passed = Was de stapel leeg en heeft iedereen gepast? (j/n)
cli-score-ask-pool-empty =
    { $unit ->
        [game] Was de stapel leeg en het spel daarmee onbeslist? (j/n)
       *[round] Was de stapel leeg en de ronde daarmee onbeslist? (j/n)
    }
cli-score-ask-hand = Heeft { $name } alles in één keer neergelegd, meteen als opening? (j/n)
cli-score-no-such-player = Hier heet niemand { $text }.
cli-score-sum =
    { $unit ->
        [game] De punten van een spel moeten samen nul zijn, en dit is samen { $sum }.
       *[round] De punten van een ronde moeten samen nul zijn, en dit is samen { $sum }.
    }
cli-score-head-total = Totaal
cli-score-head-won =
    { $unit ->
        [game] Gewonnen spellen
       *[round] Gewonnen rondes
    }
cli-score-head-points = Punten
cli-score-ask-next =
    { $unit ->
        [game] Enter: volgend spel · u: laatste spel ongedaan maken · e: laatste spel wijzigen · q: stoppen
       *[round] Enter: volgende ronde · u: laatste ronde ongedaan maken · e: laatste ronde wijzigen · q: stoppen
    }
cli-score-undone =
    { $unit ->
        [game] Spel { $number } is ongedaan gemaakt.
       *[round] Ronde { $number } is ongedaan gemaakt.
    }
cli-score-nothing-to-undo =
    { $unit ->
        [game] Er is geen spel om ongedaan te maken.
       *[round] Er is geen ronde om ongedaan te maken.
    }
cli-score-edit =
    { $unit ->
        [game] Voer spel { $number } opnieuw in.
       *[round] Voer ronde { $number } opnieuw in.
    }
cli-score-saved = Het scoreblad staat in { $path }.

## More of the command line, in the order of the alphabet

cli-argument-file = Een bestand met één verslag of een hele wedstrijd; - leest de standaardinvoer.
cli-argument-key = De naam van een uitgave; varianten en huisregels kunnen volgen, zoals ,hand,open_min=50. Zonder naam: alle uitgaven.
cli-argument-move = Een zet in TRN: neerleggen zoals :kbr10, pakken +x, pass. Zonder zet is POSITION - en worden regels met een stelling, een tab en een zet gelezen.
cli-argument-position = Een stelling of het zicht van een speler in TRN, tussen aanhalingstekens of met _ in plaats van spaties.
cli-argument-shell = De shell.
cli-draw-names = Er zijn { $names } namen voor { $seats } plaatsen.
cli-draw-no-lay = Deze zet legt niets neer dat te tekenen is: { $move }.
cli-editions-brief-joker-penalty = Minpunten
cli-editions-brief-jokers = Aantal
cli-editions-brief-legend = Opening: nodige punten. Aantal: jokers in het spel. Klok: seconden per beurt. Straf: stenen als de tijd om is. Minpunten: voor een joker op het rekje aan het eind.
cli-editions-brief-open-min = Opening
cli-editions-brief-timeout-draw = Straf
cli-editions-brief-timer-s = Klok
cli-editions-more = { $command } editions NAAM laat alle spelregels van een uitgave zien; --against NAAM wat er anders is dan bij een andere.
cli-editions-printed = gedrukt: { $value }
cli-editions-sheet = Spelregels { $sheet }, { $languages }
cli-editions-sheet-only = Spelregels { $sheet }
cli-editions-unused = Uit, of hier zonder gevolg
cli-file-no-text = In het bestand { $path } staat geen UTF-8-tekst.
cli-file-trouble = { $path }: { $reason }.
cli-help-arguments = Argumenten:
cli-help-commands = Opdrachten:
cli-help-options = Opties:
cli-help-usage = Gebruik:
cli-move-extended =
    { $count ->
        [one] { $name } legt { $count } steen aan: { $tiles }.
       *[other] { $name } legt { $count } stenen aan: { $tiles }.
    }
cli-option-draw-lay = De tafel na deze zet laten zien; de neergelegde stenen zijn gemarkeerd.
cli-option-draw-letters = Op elke steen de letter van zijn kleur zetten.
cli-option-draw-names = De namen van de spelers, met komma’s ertussen.
cli-option-draw-theme = Licht of donker.
cli-option-draw-width = Breedte van de tekening in pixels.
cli-option-replay-round = Alleen deze ronde van een wedstrijd, geteld vanaf 1.
cli-option-score-edition = De uitgave die jullie spelen, eventueel met varianten en huisregels.
cli-option-score-file = Het scoreblad in dit bestand bijhouden, en ermee verdergaan als het er al is.
cli-option-score-players = De namen van de spelers met de klok mee, met komma’s ertussen.
cli-option-score-print = Het scoreblad afdrukken zonder iets te vragen.
cli-option-score-round = Een ronde op één regel, zoals “Ann uit; Bo 12”; ook meer dan eens.
cli-option-score-rounds = Hoeveel rondes zijn afgesproken. Anders één ronde, als die voor elke speler een spel heeft; zo niet, één ronde per speler.
cli-option-score-starter = Wie de eerste ronde is begonnen.
cli-our-fault = Interne fout in tilerummy ({ $fault }). Met TILERUMMY_DEBUG=1 zie je waar.
cli-replay-after =
    { $count ->
        [0] Vóór de eerste zet
        [one] Na { $count } zet
       *[other] Na { $count } zetten
    }
cli-replay-discards = Weggelegd door { $name }
cli-replay-open-tile = Open steen
cli-replay-other-seat = Dit verslag toont alleen wat een andere plaats zag, niet wat { $seat } zag.
cli-replay-round-missing =
    { $unit ->
        [game] Spel { $number } is er niet. Spellen in het bestand: { $rounds }.
       *[round] Ronde { $number } is er niet. Rondes in het bestand: { $rounds }.
    }
cli-replay-which-round =
    { $unit ->
        [game] Het bestand heeft { $rounds } spellen. Zeg met --round welk.
       *[round] Het bestand heeft { $rounds } rondes. Zeg met --round welke.
    }
cli-score-ask-more =
    { $unit ->
        [game] Alle afgesproken spellen zijn gespeeld. Nog een? (j/n)
       *[round] Alle afgesproken rondes zijn gespeeld. Nog een? (j/n)
    }
cli-score-ask-rounds = Hoeveel rondes? [{ $default }]
cli-score-ask-rounds-games = Hoeveel rondes van elk { $games } spellen? [{ $default }]
cli-score-ask-save = Bestand voor het scoreblad (Enter: niet bewaren)
cli-score-ask-starter =
    { $unit ->
        [game] Wie begint het eerste spel? (naam of nummer; Enter als het niet uitmaakt)
       *[round] Wie begint de eerste ronde? (naam of nummer; Enter als het niet uitmaakt)
    }
cli-score-commands = Op elk moment: { $undo } · { $edit } 2 · { $sheet } · { $help } · { $end }
cli-score-set-up-help = Beantwoord de vraag, of neem met Enter over wat tussen haken staat. “{ $undo }” gaat terug naar de vorige vraag.
cli-score-file-help = Typ de naam van een nieuw bestand, of druk op Enter om niet te bewaren. “{ $undo }” gaat terug naar het blad.
cli-score-nothing-to-take-back = Er is nog geen antwoord om terug te nemen.
cli-score-file-bad = In het bestand { $path } staat geen scoreblad.
cli-score-file-wrong = Het scoreblad in het bestand { $path } kan niet kloppen. { $message }
cli-score-half-told = Niet helemaal ingevoerd: { $line }
cli-score-line-help =
    { $unit ->
        [game] Een heel spel op één regel: { $example }
       *[round] Een hele ronde op één regel: { $example }
    }
cli-score-number-expected = Geef een getal van { $low } tot en met { $high }.
cli-score-other-sheet = In { $path } staat een ander blad: { $edition }, { $names }.
cli-score-rack-missing = Wat { $name } nog over had, ontbreekt.
cli-score-rack-twice = Wat { $name } nog over had, staat er twee keer.
cli-score-round-expected =
    { $unit ->
        [game] Dit is geen spel: { $text }. Typ bijvoorbeeld: { $example }.
       *[round] Dit is geen ronde: { $text }. Typ bijvoorbeeld: { $example }.
    }
cli-score-round-missing =
    { $unit ->
        [game] Spel { $number } is er niet. Tot nu toe gespeelde spellen: { $rounds }.
       *[round] Ronde { $number } is er niet. Tot nu toe gespeelde rondes: { $rounds }.
    }
cli-score-two-out = Maar één speler kan alles hebben neergelegd.
cli-score-who-out = Zeg wie alles heeft neergelegd, of dat niemand dat deed: { $example }.
cli-score-word-blocked = geblokkeerd
cli-score-word-drawn = onbeslist
cli-score-word-edit = wijzig
cli-score-word-end = einde
cli-score-word-hand = alles
cli-score-word-help = hulp
cli-score-word-out = uit
cli-score-word-sheet = blad
cli-score-word-undo = terug
cli-usage = { $message } { $command } --help laat zien hoe het moet.
cli-usage-choice = { $name } moet een van deze zijn: { $choices }.
cli-usage-command =
    { $close-count ->
        [0] De opdracht { $name } bestaat niet. { $command } --help noemt ze allemaal.
       *[other] De opdracht { $name } bestaat niet. Bedoelde je { $close }?
    }
cli-usage-extra = Dit is te veel: { $text }. Een stelling staat tussen aanhalingstekens, of heeft _ in plaats van spaties.
cli-usage-missing = { $name } ontbreekt.
cli-usage-number = { $name } moet een getal van { $low } tot en met { $high } zijn.
cli-usage-option =
    { $close-count ->
        [0] De optie { $option } bestaat niet.
       *[other] De optie { $option } bestaat niet. Bedoelde je { $close }?
    }
cli-usage-option-value = De optie { $option } is verkeerd gebruikt.
cli-verify-kept-commitment = De startwaarde is niet dezelfde die je pagina vóór het uitdelen te zien kreeg.
cli-verify-kept-commitment-holds = De startwaarde is dezelfde die je pagina vóór het uitdelen te zien kreeg.
cli-verify-kept-hashes = De hashes van de spelers zijn niet de hashes die je pagina te zien kreeg.
cli-verify-kept-hashes-holds = De hashes van de spelers zijn de hashes die je pagina te zien kreeg.
cli-verify-kept-entropy = De bytes van je pagina zijn niet gebruikt.
cli-verify-kept-entropy-holds = De bytes van je pagina zijn gebruikt.
cli-verify-entropy = De bytes van { $name } stonden vóór het uitdelen niet vast.
cli-verify-entropy-holds = Iedereen heeft alleen bytes toegevoegd die vóór het uitdelen vaststonden, en computers geen.
cli-verify-commitment-holds = De startwaarde is de waarde die vóór de eerste zet is vastgelegd.
cli-verify-deal-differs = De verdeling volgt niet uit de startwaarde.
cli-verify-deal-holds = De verdeling volgt uit de startwaarde.
cli-verify-draw-holds =
    { $count ->
        [0] Er is niets gepakt.
        [one] { $count } gepakte steen volgt uit de startwaarde.
       *[other] Alle { $count } gepakte stenen volgen uit de startwaarde.
    }
cli-verify-result-holds = De uitslag volgt uit de zetten.
cli-verify-starter-draw-holds = Het pakken om te bepalen wie begint volgt uit de startwaarde.
