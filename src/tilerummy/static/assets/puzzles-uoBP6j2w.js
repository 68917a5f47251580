var e=`puzzle-goal-out = Maak je rekje leeg: leg alle { $count } stenen neer.
puzzle-goal-first-lay = Maak je opening met { $count } stenen.
puzzle-goal-joker = Bevrijd een joker van de tafel en leg { $count } stenen neer.
puzzle-goal-tiles = Leg { $count } stenen neer.
puzzle-kind-out = rekje leegmaken
puzzle-kind-first-lay = opening
puzzle-kind-joker = joker bevrijden
puzzle-kind-tiles = stenen neerleggen
puzzle-title = Puzzel { $id } · graad { $grade }
puzzle-solved = Opgelost!
puzzle-solution = De oplossing, stap voor stap:
puzzle-enter-next = Enter: volgende puzzel · q: stoppen
puzzle-page = Puzzels
puzzle-about = Stellingen uit echte wedstrijden. Maar één keuze van stenen bereikt het doel.
puzzle-daily = Puzzel van de dag
puzzle-daily-grade = Graad { $grade } · { $date }
puzzle-daily-play = Oplossen
puzzle-daily-done = Je hebt hem vandaag opgelost.
puzzle-streak =
    { $count ->
        [one] { $count } dag achter elkaar
       *[other] { $count } dagen achter elkaar
    }
puzzle-solved-count =
    { $count ->
        [one] { $count } puzzel opgelost
       *[other] { $count } puzzels opgelost
    }
puzzle-solved-of = { $count } van { $most } opgelost
puzzle-edition = Uitgave
puzzle-grade = Graad
puzzle-grade-any = Alle graden
puzzle-grade-1 = 1: neerleggen of aanleggen
puzzle-grade-2 = 2: één combinatie ombouwen
puzzle-grade-3 = 3: twee combinaties samen
puzzle-grade-4 = 4: drie combinaties samen
puzzle-grade-5 = 5: vier of meer
puzzle-grade-6 = 6: een groot deel van de tafel
puzzle-play = Puzzel spelen
puzzle-show = Oplossing tonen
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels
puzzle-solved-before = Deze heb je al opgelost.
puzzle-not-counted = De oplossing is geheel of gedeeltelijk getoond. Daarom telt deze puzzel niet als opgelost.
puzzle-rush = Tegen de klok
puzzle-rush-about = Zo veel puzzels als je kunt in drie minuten. Ze worden moeilijker. Na drie fouten is het voorbij.
puzzle-rush-start = Beginnen
puzzle-rush-left = Resterende tijd: { $time }
puzzle-rush-mistakes = Fouten: { $count } van { $most }
puzzle-rush-skip = Overslaan (telt als fout)
puzzle-rush-over = Het is voorbij.
puzzle-rush-best = Je record: { $count }
cli-help-puzzles = Puzzels maken, tonen en spelen.
cli-argument-task = make zoekt nieuwe puzzels in wedstrijden tussen computers; list toont de verzameling; play speelt hier een puzzel.
cli-argument-puzzle = De code van een puzzel, voor play.
cli-option-puzzles-count = Hoeveel puzzels er gemaakt worden.
cli-option-puzzles-seed = Een getal: dezelfde startwaarde geeft dezelfde puzzels.
cli-option-puzzles-edition = Alleen deze uitgave.
cli-option-puzzles-grade = Alleen deze graad, van 1 (makkelijk) tot en met 6.
cli-option-puzzles-daily = De puzzel van de dag.
cli-puzzles-made = Puzzels
cli-puzzles-head-id = Code
cli-puzzles-head-grade = Graad
cli-puzzles-head-goal = Doel
cli-puzzles-head-tiles = Stenen
cli-puzzles-head-edition = Uitgave
cli-puzzles-found =
    { $count ->
        [one] { $count } puzzel.
       *[other] { $count } puzzels.
    }
cli-puzzles-unused = { $what } heeft geen betekenis bij puzzles { $task }.
cli-puzzles-one = Noem een puzzel met zijn code, met --daily of met --grade: maar één daarvan.
cli-help-tasks = Vragen voor taalmodellen schrijven waarvan het antwoord te controleren is, en antwoorden beoordelen.
cli-option-tasks-kind = Alleen deze soort vragen; ook meer dan eens. Standaard wisselen ze elkaar allemaal af.
cli-option-tasks-count = Hoeveel vragen er geschreven worden; standaard 10.
cli-option-tasks-seed = Een getal: dezelfde startwaarde schrijft dezelfde vragen.
cli-option-tasks-edition = Alleen deze uitgave; ook meer dan eens. Standaard wisselen ze elkaar allemaal af.
cli-option-tasks-out = Het bestand om te schrijven, één vraag per regel; standaard worden ze getoond.
cli-option-tasks-score = Een bestand met vragen beoordelen waarin elke regel ook het antwoord van een model heeft, als “response”.
cli-tasks-made = Vragen
cli-tasks-head-kind = Soort
cli-tasks-head-count = Vragen
cli-tasks-head-right = Goed
cli-tasks-head-mean = Gemiddeld
cli-tasks-all = alle
cli-tasks-one = --score gaat alleen samen met --json, en --json is er alleen voor --score.
cli-tasks-line = Regel { $line } is geen vraag met “metadata”, “answer” en “response”.
cli-tasks-none = Er staan geen vragen in { $path }.
`;export{e as default};