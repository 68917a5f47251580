### Het spel in de terminal. Opdrachten als end, undo en take gelden in elke taal; play-word-… zijn andere woorden ervoor.

## De bladzijde

play-title = { $edition } · { $round }
play-pool = Stapel: { $count }
play-table = Op tafel
play-table-empty = Hier ligt nog niets.
play-rack =
    { $count ->
        [one] Je rekje: { $count } steen
       *[other] Je rekje: { $count } stenen
    }
play-loose = Losse stenen die terug moeten:
play-opened = heeft geopend
play-unopened = nog niet geopend
play-discards = Weggelegd door { $name }:
play-open-tile = Open laatste steen:
play-opening = Opening: { $points } van { $needed } punten
play-legal =
    { $count ->
        [one] Dat kan: { $count } steen. Met end sluit je de beurt af.
       *[other] Dat kan: { $count } stenen. Met end sluit je de beurt af.
    }
play-refused = Zo kan het nog niet:
play-turn = Je bent aan de beurt: leg stenen neer of pak met d. Met ? zie je de opdrachten.
play-turn-pass = Je bent aan de beurt. De stapel is leeg: leg stenen neer of pas met p.
play-turn-draw-first = Je bent aan de beurt: met d pak je een steen, met < neem je de laatst weggelegde steen voor een nieuwe combinatie.
play-turn-lay-or-discard = Leg stenen neer als je kunt; leg er daarna een weg, zoals ~k3.
play-turn-discard = Leg nu een steen weg, zoals ~k3.
play-turn-drawn = Je mag openen met de gepakte steen; p sluit de beurt af.
play-starts = { $name } begint.
play-you-drew = Je hebt gepakt: { $tile }.
play-hint =
    { $count ->
        [one] Je kunt { $count } steen neerleggen: { $tiles }.
       *[other] Je kunt { $count } stenen neerleggen: { $tiles }.
    }
play-hint-again = Typ nog een keer h om het neer te leggen.
play-thinking = { $name } denkt na …
play-hint-none = Je kunt niets neerleggen.
play-resign-sure =
    { $unit ->
        [game] Zo verlies je dit spel. Typ nog een keer “opgeven” om het te bevestigen.
       *[round] Zo verlies je deze ronde. Typ nog een keer “opgeven” om het te bevestigen.
    }
play-time-left = nog { $time }

## De spelers

play-person = Gast
play-computer = Computer
play-computer-number = Computer { $number }
play-level-random = toeval
play-level-beginner = beginner
play-level-casual = ontspannen
play-level-steady = degelijk
play-level-shrewd = slim
play-level-newcomer = beginner
play-level-learner = ontspannen
play-level-regular = geoefend
play-level-solid = degelijk
play-level-skilled = bedreven
play-level-strong = sterk
play-level-expert = expert
play-level-master = meester

## Het einde van een ronde

play-head-player = Speler
play-head-left = Over op het rekje
play-head-sum = Waarde
play-head-score = Punten
play-head-round =
    { $unit ->
        [game] Spel
       *[round] Ronde
    }
play-head-total = Totaal
play-match-won = { $names } wint de wedstrijd.
play-match-won-shared = { $names } delen de overwinning.
play-match-leads = { $names } gaat aan kop.
play-match-leads-shared = Samen aan kop: { $names }.
play-next-round =
    { $unit ->
        [game] Enter: volgend spel · q: hier stoppen
       *[round] Enter: volgende ronde · q: hier stoppen
    }
play-bye = Bedankt voor het spelen.

## Het bestand

play-go-on = Het spel is bewaard. Ga verder met: { $command } play --resume { $path }
play-record-in = Het verslag staat in { $path }.
play-not-saved = Het spel kon niet worden bewaard.
play-file-unwritable = { $path } kan niet worden geschreven: dit spel wordt niet bewaard.
play-kept =
    { $count ->
        [one] Een spel dat niet af is, staat nog klaar. Ga ermee verder met: { $resume }
       *[other] { $count } spellen die niet af zijn, staan nog klaar. Lijst: { $list }
    }
play-list = Spellen die niet af zijn, het laatste eerst:
play-list-none = Er zijn geen spellen die niet af zijn.

## Wat niet gaat

play-slip-row = Rij { $number } ligt niet op tafel.
play-slip-not-free = Niet op je rekje en niet los: { $tiles }.
play-slip-not-in-row = Niet in rij { $number }: { $tiles }.
play-slip-no-such-meld = Niet op tafel: { $text }.
play-slip-split = Rij { $number } kun je niet splitsen voor { $tiles }.
play-slip-tiles-missing = Noem stenen, zoals r5 of kbr10.
play-slip-taken-already = Je hebt deze beurt al een steen genomen die naast de tafel lag.
play-slip-no-open-tile = Er is geen open laatste steen.
play-slip-no-discard = Er ligt geen weggelegde steen die je kunt nemen.
play-slip-nothing-to-undo = Er is niets om ongedaan te maken.
play-slip-nothing-to-redo = Er is niets om opnieuw te doen.
play-slip-nothing-to-reset = Er is niets veranderd op tafel.
play-slip-nothing-laid = Je hebt nog niets neergelegd.
play-slip-refused = Zo kan de beurt niet eindigen: undo gaat één stap terug, reset alle stappen.
play-slip-draft-open = Je hebt stenen neergelegd: sluit de beurt af met end, of neem ze terug met reset.
play-slip-no-hints = Tips staan uit in dit spel.
play-slip-usage-put = Typ de rij en de stenen, zoals 2 r6.
play-slip-usage-take = Typ de rij en de stenen, zoals take 2 r3.
play-slip-usage-move = Typ de rij, de stenen en de nieuwe rij, zoals move 2 r3 5.
play-slip-usage-split = Typ de rij en de eerste steen van het tweede deel, zoals split 2 r6.
play-slip-usage-discard = Typ de steen, zoals ~k3.
play-slip-usage-sort = Sorteer op reeksen of sets: s run, s group.
play-slip-word-unknown = Dat begrijp ik niet: “{ $text }”. Typ bijvoorbeeld: rode 8 bij rij 2.
play-slip-too-long = Dat is te lang: hoogstens { $most } tekens. Typ het in meer stappen.
play-slip-colour-missing = Noem de kleur en het getal van elke steen, bijvoorbeeld: rode 8. Onduidelijk: “{ $text }”.
play-slip-several-rows = Er passen meerdere rijen: { $rows }. Typ het nummer erbij, bijvoorbeeld: bij rij 2.
play-slip-no-such-row = Geen enkele rij op tafel past. Typ het nummer erbij, bijvoorbeeld: rode 8 bij rij 2.

## Hulp

play-help-title = Wat je kunt typen
play-help-tiles = Een steen is een letter met een getal, een joker is j. { $colours }
play-help-new = Een nieuwe combinatie neerleggen: een reeks of een set.
play-help-put = Stenen aanleggen bij rij 2.
play-help-take = Stenen uit rij 2 nemen; take 2 neemt ze allemaal.
play-help-move = Stenen van rij 2 naar rij 5 schuiven, zonder 5 naar een nieuwe rij.
play-help-split = Rij 2 splitsen voor een steen.
play-help-trn = Een hele zet: weggenomen combinaties, dubbele punt, neergelegde combinaties.
play-help-undo = Een stap terug, een stap vooruit, alles terug.
play-help-end = De beurt zo afsluiten (ook ok).
play-help-draw = Een steen pakken.
play-help-pass = Passen, als de stapel leeg is.
play-help-discard = Een steen wegleggen.
play-help-take-discard = De laatst weggelegde steen nemen en er een nieuwe combinatie mee neerleggen.
play-help-take-open-tile = De open laatste steen nemen en alles neerleggen.
play-help-hint = Laten zien wat je kunt neerleggen; nog een keer legt het neer.
play-help-sort = Het rekje op kleur of op getal sorteren.
play-help-log =
    { $unit ->
        [game] De zetten van dit spel tonen.
       *[round] De zetten van deze ronde tonen.
    }
play-help-rules = Alle regels aan deze tafel tonen.
play-help-resign =
    { $unit ->
        [game] Het spel opgeven.
       *[round] De ronde opgeven.
    }
play-help-quit = Bewaren en stoppen; met --resume ga je verder.
play-help-short = Korte vormen: { $forms }
play-help-words = Nederlandse woorden mogen ook: leg, neem, pak, klaar, tip. De Tab-toets vult aan.
play-log-empty = Er is nog niets gespeeld.
play-more = Enter: volgende bladzijde · q: terug naar de tafel
play-go-back = Enter: terug naar de tafel

## Woorden die je ook kunt typen

play-word-put = leg
play-word-take = neem
play-word-move = schuif
play-word-split = splits
play-word-undo = terug
play-word-redo = opnieuw
play-word-reset = herstel
play-word-end = klaar
play-word-draw = pak
play-word-pass = pas
play-word-discard = wegleggen
play-word-hint = tip
play-word-sort = sorteer
play-word-log = verloop
play-word-rules = regels
play-word-help = hulp
play-word-resign = opgeven
play-word-quit = stop
play-word-run = reeks
play-word-group = set

## De opdrachtregel

cli-option-play-terminal = In de terminal spelen, niet in de browser.
cli-option-play-no-browser = Alleen het adres van de tafel tonen, zonder een browser te openen.
cli-option-play-network = Ook anderen in je netwerk laten meespelen.
cli-option-play-edition = De uitgave waarmee wordt gespeeld, ook met varianten en huisregels.
cli-option-play-seats = Aantal spelers, jij meegeteld.
cli-option-play-level = Het niveau van een computer; één keer per computer, het laatste geldt voor de rest.
cli-option-play-name = Je naam.
cli-option-play-rounds = Het aantal rondes, zoals de spelregels ze tellen; standaard één.
cli-option-play-clock = De tijd per beurt: off (geen), sheet (zoals in de spelregels) of een aantal seconden; standaard off.
cli-option-play-youngest = Wie de jongste is en begint als de spelregels dat zeggen: 1 ben jij, 2 de eerste computer; standaard 1.
cli-option-play-seed = Uitdelen met deze startwaarde (tot 64 hexadecimale cijfers), om dezelfde stenen nog eens te spelen.
cli-option-play-hints = Of h toont wat je kunt neerleggen.
cli-option-play-save = Het spel in dit bestand bewaren in plaats van op de gebruikelijke plek.
cli-option-play-resume = Verdergaan met een bewaard spel; zonder bestand met het laatste.
cli-option-play-list = De spellen tonen die niet af zijn, op de gebruikelijke plek.
cli-terminal-clock-bad = “{ $text }” is geen klok: gebruik off, sheet of { $low } tot en met { $high } seconden.
cli-terminal-clock-resumed = Een bewaard spel houdt zijn tijd per beurt: gebruik --clock off of --clock sheet.
cli-terminal-network = --network is voor de tafel in de browser, niet voor een spel in de terminal.
cli-terminal-too-many-levels = { $levels } computers is te veel: met { $seats } plaatsen kan er één minder, want jij speelt ook mee.
cli-terminal-name-bad = “{ $name }” kan geen naam zijn: 1 tot { $most } tekens, zonder schuine streep.
cli-terminal-file-bad = Het bestand { $path } bevat geen spel om mee verder te gaan.
cli-terminal-file-over = Het spel in { $path } is afgelopen. { $command } replay laat het zien.
cli-terminal-seed-bad = De startwaarde “{ $text }” heeft geen 1 tot 64 hexadecimale cijfers.

## Puzzels

play-puzzle-too-few = Dat mag, maar het legt { $laid } van de { $count } stenen neer.
play-puzzle-joker-stays = De stenen liggen er, maar elke joker staat nog voor dezelfde steen.
play-puzzle-lay-only = In een puzzel kun je alleen stenen neerleggen. Typ resign om de oplossing te zien.
play-puzzle-todo = Leg stenen neer; h toont welke, resign toont de oplossing, ? wat je kunt typen.
