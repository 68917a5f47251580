var e=`lab-table-empty = De tafel is leeg.
lab-table-melds = Op de tafel liggen alleen combinaties.
lab-table-unclear = Een joker kan op meer manieren worden gelezen. Kies er een.
lab-table-broken =
    { $count ->
        [one] { $count } rij is geen combinatie.
       *[other] { $count } rijen zijn geen combinatie.
    }
lab-unsure = Er was te weinig tijd om zeker te zijn.
lab-joker-points = Een joker telt hier { $worth }, net als op het rekje.
lab-not-simplest = Er was te weinig tijd om na te gaan of het met minder ombouwen kan.
lab-left =
    { $count ->
        [0] Er hoeft geen steen op het rekje te blijven.
        [one] Er blijft minstens { $count } steen op het rekje.
       *[other] Er blijven minstens { $count } stenen op het rekje.
    }
lab-every =
    { $count ->
        [0] Er valt niets neer te leggen.
        [one] Er is maar { $count } beste keuze van stenen.
       *[other] Er zijn { $count } keuzes van stenen die even goed zijn.
    }
lab-every-some =
    { $count ->
        [one] Er is { $count } keuze gevonden. Misschien zijn er meer.
       *[other] Er zijn { $count } even goede keuzes gevonden. Misschien zijn er meer.
    }
lab-page = Laboratorium
lab-help = Bouw een tafel en een rekje, en vraag wat je kunt neerleggen.
lab-edition = Uitgave
lab-photo = Foto lezen
lab-photo-private = De foto verlaat dit toestel niet.
lab-where = Een aangetikte steen gaat naar
lab-to-table = de tafel
lab-to-rack = het rekje
lab-keypad = Alle stenen
lab-type = Of typ, bijvoorbeeld: rode 5 6 7, of rode 8 bij rij 1
lab-type-do = Uitvoeren
lab-row = Rij { $number }
lab-new-row = Nieuwe rij
lab-remove-row = Rij { $number } verwijderen
lab-remove-tile = { $tile } verwijderen
lab-back-to-rack = { $tile } wegnemen
lab-lay-tile = { $tile } neerleggen
lab-clear = Alles leegmaken
lab-rack = Rekje
lab-table = Tafel
lab-rack-empty = Nog geen stenen.
lab-opened = De opening is gemaakt
lab-joker-is = Waar staat de joker voor?
lab-open-share = Openen en delen
lab-paste = Stelling in TRN
lab-read = Openen
lab-copy-trn = TRN kopiëren
lab-save-svg = Bewaren als SVG
lab-save-png = Bewaren als PNG
lab-no-picture = Een plaatje kan alleen als er alleen combinaties op de tafel liggen.
lab-picture-failed = Het plaatje kon niet worden gemaakt.
lab-answers = Antwoorden
lab-old = (over de stelling ervoor)
lab-waiting = Leg stenen op het rekje om te vragen wat je kunt neerleggen.
lab-broken-first = Breng eerst de tafel in orde.
lab-goal = Het beste is
lab-goal-tiles-points = de meeste stenen, dan de meeste punten
lab-goal-tiles = de meeste stenen
lab-goal-points-tiles = de meeste punten, dan de meeste stenen
lab-goal-points = de meeste punten
lab-goal-keep-jokers = de meeste stenen, jokers houden
lab-goal-out = uitgaan
lab-goal-open-least = de kleinste opening
lab-best = Beste zet
lab-first-lay = Opening
lab-go-out = Uitgaan
lab-distance = Wat nog ontbreekt
lab-show-every = Toon alle beste zetten
lab-lay-number = Zet { $number }
lab-before = Ervoor
lab-step = Stap { $number } van { $count }
lab-step-back = Een stap terug
lab-step-forward = Een stap verder
lab-play = De stappen afspelen
lab-after = Erna
lab-judge = Mag deze zet?
lab-judge-help = Bouw de tafel zoals die na de zet zou zijn. De stenen komen van het rekje.
lab-judge-start = Een zet proberen
lab-judge-stop = De poging stoppen
lab-repair = In orde brengen
lab-use-repair = Deze tafel nemen
`;export{e as default};