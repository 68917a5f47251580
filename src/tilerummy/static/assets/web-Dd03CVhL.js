var e=`web-puzzles = Puzzels
web-your-name = Je naam
web-guest = Gast
web-edition = Jouw doos
web-sheet-in = Spelregels in het
web-more = Meer tonen
web-players = Spelers
web-rounds = Rondes
web-rounds-games = { $rounds } ({ $games } spellen)
web-clock = Klok
web-clock-off = geen klok
web-clock-sheet = zoals in de spelregels: { $time }
web-seat-number = Plaats { $number }
web-computer-listed = computer ({ $level })
web-sheet-variants = Varianten van deze spelregels
web-sheet-readings = Andere lezingen van deze spelregels
web-variants = Varianten
web-changed =
    { $count ->
        [one] { $count } wijziging
       *[other] { $count } wijzigingen
    }
web-public-watch = Spellen om te bekijken
web-not-verified = niet gecontroleerd
web-not-verified-help = Dit verslag is geïmporteerd. De verdelingen volgen niet uit de startwaarden die het noemt.
web-stage-waiting = wacht op spelers
web-stage-playing = bezig
web-stage-round-over = pauze
web-stage-match-over = afgelopen
web-stage-closed = gesloten
web-settings = Instellingen
web-close = Sluiten
web-back = Terug
web-link-here = Deze link werkt alleen op dit toestel. Start tilerummy play met --network, of tilerummy serve met --host 0.0.0.0, zodat anderen in je netwerk kunnen meespelen.
web-sit-down = Gaan zitten
web-seat-free = Vrije plaats
web-save-table = Wijzigingen opslaan
web-you = jij
web-link = Link naar deze tafel
web-qr = QR-code van de link
web-copy-link = Link kopiëren
web-copied = Gekopieerd
web-copy-by-hand = Deze browser laat de pagina niet kopiëren. De tekst is geselecteerd: kopieer hem nu.
web-table = Tafel
web-table-empty = Hier ligt nog niets.
web-table-empty-turn = De tafel is leeg. Sleep stenen hierheen, of tik ze aan en tik dan op de tafel.
web-first-lay = Je opening vraagt { $points } punten.
web-rack = Je rekje
web-rack-count =
    { $count ->
        [one] Je rekje: { $count } steen
       *[other] Je rekje: { $count } stenen
    }
web-rack-empty = Je rekje is leeg.
web-rack-up = Omhoog scrollen
web-rack-down = Omlaag scrollen
web-watching = Je kijkt mee.
web-row-named = Rij { $number }: { $tiles }
web-new-row = Nieuwe rij
web-repacked = De tafel was vol. De combinaties zijn dichter bij elkaar geschoven.
web-joker-as = joker als { $tile }
web-joker-number = De joker is een
web-fit = Alles tonen
web-size = Grootte van de tafel
web-smaller = Kleiner
web-larger = Groter
web-pool = Stapel
web-beside = Naast de tafel
web-open-tile = laatste steen
web-take = Nemen
web-sort = Het rekje sorteren
web-sort-smart = Slim
web-sort-run-name = op kleur sorteren
web-sort-group-name = op getal sorteren
web-sort-smart-name = combinaties eerst
web-tiles =
    { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }
web-tile-left =
    { $count ->
        [0] { $tile }, geen meer over
       *[other] { $tile }, nog { $count } over
    }
web-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
web-opened = heeft geopend
web-not-opened = nog niet geopend
web-away = afwezig
web-is-playing = is aan de beurt
web-level-random = toeval
web-level-beginner = beginner
web-level-casual = ontspannen
web-level-steady = degelijk
web-level-shrewd = slim
web-level-newcomer = beginner (1)
web-level-learner = ontspannen (2)
web-level-regular = geoefend (3)
web-level-solid = degelijk (4)
web-level-skilled = bedreven (5)
web-level-strong = sterk (6)
web-level-expert = expert (7)
web-level-master = meester (8)
web-substitute = Laat een computer voor { $name } spelen
web-away-offer = { $name } is er niet. Tik bovenaan op de naam om een computer te laten spelen.
web-away-yes = Laten spelen
web-away-agreed = Je vindt het goed dat een computer voor { $name } speelt. Het wordt ook aan de anderen gevraagd.
web-level = Niveau van de computer
web-your-turn = Je bent aan de beurt
web-you-start = Jij begint.
web-turn-of = { $name } is aan de beurt. Je kunt je stenen verschuiven en vooruitdenken.
web-watching-turn = { $name } is aan de beurt.
web-turn-lay-or-draw = Je bent aan de beurt: leg stenen neer of pak er een.
web-turn-draw = Je bent aan de beurt: pak een steen.
web-turn-take-or-draw = Je bent aan de beurt: pak een steen, of neem de weggelegde steen en leg hem meteen neer.
web-turn-lay-or-pass = Je bent aan de beurt. De stapel is leeg: leg stenen neer of pas.
web-turn-drawn = Je mag neerleggen met de gepakte steen of passen.
web-turn-lay-or-discard = Leg stenen neer als je kunt. Leg tot slot een steen weg: tik hem aan en dan op Wegleggen.
web-turn-discard = Leg tot slot een steen weg: tik hem aan en dan op Wegleggen.
web-plan = Jouw plan. Niemand anders ziet het.
web-choose-place = Waarheen? Vol goud geeft een combinatie, gestreept goud is een tussenstap.
web-exchange = Ruilen met de joker
web-joker-in-hand = Je hebt de joker. Leg hem nog deze beurt in een combinatie.
web-opening = Punten van de opening
web-opening-label = Opening
web-undo = Ongedaan maken
web-redo = Opnieuw
web-reset = De beurt opnieuw beginnen
web-draw = Pakken
web-draw-sure = Je stenen gaan terug naar je rekje. Pakken?
web-pass-sure = Je stenen gaan terug naar je rekje. Passen?
web-pass = Passen
web-discard = Wegleggen
web-end-turn = Klaar
web-seconds-left =
    { $count ->
        [one] Nog { $count } seconde.
       *[other] Nog { $count } seconden.
    }
web-dealing = De stenen worden uitgedeeld.
web-connecting = Verbinden …
web-no-connection = Geen verbinding. De pagina probeert het vanzelf opnieuw.
web-reconnecting = Verbinding verbroken. Nieuwe poging …
web-say-lifted = Opgepakt: { $tiles }. Pijltjestoetsen kiezen de plek, Enter legt neer, Escape annuleert.
web-say-put-back = Teruggelegd.
web-hint = Tip
web-hint-help =
    { $unit ->
        [game] Tips komen in het verslag van het spel te staan.
       *[round] Tips komen in het verslag van de ronde te staan.
    }
web-hint-1 = Kan ik neerleggen?
web-hint-2 = Welke stenen?
web-hint-3 = Laat het zien
web-hint-0 = Kan ik uitgaan?
web-hint-4 = Beste kans
web-hint-show = Leg het voor me neer
web-react = Een reactie sturen
web-reaction-well = Goed gespeeld!
web-reaction-thanks = Bedankt!
web-reaction-oops = Oeps …
web-reaction-hurry = Je bent aan de beurt
web-reaction-think = Even denken …
web-reaction-bye = Tot ziens!
web-score-sheet = Scoreblad
web-total = Totaal
web-next-round =
    { $unit ->
        [game] Volgend spel
       *[round] Volgende ronde
    }
web-rematch = Nog een keer spelen
web-look-back =
    { $unit ->
        [game] Terugkijken op het spel
       *[round] Terugkijken op de ronde
    }
web-to-start = Naar de startpagina
web-to-table = Terug naar de tafel
web-menu = Spelmenu
web-rules = De regels aan deze tafel
web-sources = Bronnen noemen spelregels, taal en regelnummer: “002 en L133” is regelnummer 133 van de Engelse tekst van spelregels 002.
web-sources-show = Bronnen tonen
web-rule-link = Wat de spelregels zeggen
web-log = Zetten
web-again = Laatste zet nog eens tonen
web-keys = Toetsen
web-keys-press-again = Druk nog een keer op { $key } om te bevestigen.
web-table-closed = Deze tafel is gesloten.
web-lesson = De les
web-lesson-offer = Nieuw hier? Leer het spel in twee minuten
web-lesson-unknown = Deze les bestaat niet.
web-puzzle-unknown = Deze puzzel bestaat niet.
web-lesson-back = Een stap terug
web-lesson-next = Volgende stap
web-lessons-all = Alle lessen
`;export{e as default};