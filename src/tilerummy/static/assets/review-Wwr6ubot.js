var e=`review-won =
    { $count ->
        [one] { $name } ha calato l’ultima tessera e ha chiuso.
       *[other] { $name } ha calato tutte le { $count } tessere e ha chiuso.
    }
review-missed-win = { $name } avrebbe potuto chiudere: si potevano calare tutte le tessere del leggio.
review-missed-first-lay = { $name } avrebbe potuto fare l’apertura, con { $points } punti.
review-joker-given = { $name } ha regalato un jolly: { $other } lo ha preso prima del turno successivo.
review-waited =
    { $count ->
        [one] { $name } ha aspettato: si poteva calare { $count } tessera.
       *[other] { $name } ha aspettato: si potevano calare { $count } tessere.
    }
review-missed-tiles = { $name } ha calato { $count } delle { $best } tessere possibili.
review-missed-lay =
    { $count ->
        [one] { $name } non ha calato nulla, anche se era possibile calare { $count } tessera.
       *[other] { $name } non ha calato nulla, anche se era possibile calare { $count } tessere.
    }
review-missed-points =
    { $points ->
        [one] { $name } ha calato il maggior numero di tessere, ma altre valgono { $points } punto in più.
       *[other] { $name } ha calato il maggior numero di tessere, ma altre valgono { $points } punti in più.
    }
review-best =
    { $count ->
        [one] { $name } ha calato { $count } tessera: meglio non si poteva.
       *[other] { $name } ha calato { $count } tessere: meglio non si poteva.
    }
review-best-first-lay =
    { $count ->
        [one] { $name } ha fatto la migliore apertura, con { $count } tessera.
       *[other] { $name } ha fatto la migliore apertura, con { $count } tessere.
    }
review-nothing = { $name } non aveva nulla da calare.
review-nothing-resigned = { $name } si ritira.
review-nothing-timeout = { $name } non aveva nulla da calare, e il tempo è scaduto.
review-hidden = Il leggio di { $name } è nascosto, perciò questo turno non si può giudicare.
review-turning-lead = { $name } passa in testa.
review-turning-missed-win = { $name } si lascia sfuggire la vittoria.
review-level = livello { $level } (da { $low } a { $high })
review-level-range = livello da { $low } a { $high }
review-level-certain = livello { $level }
review-lost =
    { $points ->
        [one] circa { $points } punto percentuale di probabilità di vincere
       *[other] circa { $points } punti percentuali di probabilità di vincere
    }
review-lost-waiting = { $name } ha calato { $tiles }, e questo è costato { $lost }: era meglio aspettare.
review-lost-smaller = { $name } ha aperto con { $tiles }, e questo è costato { $lost }: era meglio un’apertura più piccola, con { $better }.
review-lost-fewer = { $name } ha calato { $tiles }, e questo è costato { $lost }: era meglio calare solo { $better }.
review-lost-more = { $name } ha calato { $tiles }, e questo è costato { $lost }: era meglio calare { $better }.
review-lost-others = { $name } ha calato { $tiles }, e questo è costato { $lost }: altre tessere erano migliori.
review-lost-nothing = { $name } non ha calato nulla, e questo è costato { $lost }: era meglio calare { $better }.
review-lost-win = { $name } avrebbe potuto chiudere; non farlo è costato { $lost }.
review-waited-well =
    { $count ->
        [one] { $name } ha aspettato: si poteva calare { $count } tessera, ma non era chiaramente meglio.
       *[other] { $name } ha aspettato: si potevano calare { $count } tessere, ma non era chiaramente meglio.
    }
review-good = { $name } ha calato { $tiles }: nient’altro era chiaramente meglio.
review-not-judged = Il tempo di { $name } è scaduto, perciò questo turno non si giudica in base alle probabilità.
review-turning-rises = La probabilità di vincere di { $name } sale di circa { $points } punti percentuali.
review-turning-falls = La probabilità di vincere di { $name } scende di circa { $points } punti percentuali.
review-turning-lost-chance = { $name } fa un errore, che costa { $lost }.
review-lay-nothing = In questo turno non calare nulla.
review-nothing-laid = nulla
review-mistakes =
    { $count ->
        [0] nessun errore
        [one] { $count } errore
       *[other] { $count } errori
    }
review-only-tiles-rules = Con queste regole o con tanti giocatori le probabilità non sono note. I turni sono giudicati in base alle tessere.
review-only-tiles-slow = Per le probabilità serve il programma compilato, che qui non c’è o non c’è ancora. I turni sono giudicati in base alle tessere.
review-only-tiles-long = I turni sono troppi per calcolare le probabilità. Sono giudicati in base alle tessere.
review-mark-won = Ha chiuso
review-mark-missed-win = Chiusura mancata
review-mark-missed-first-lay = Apertura mancata
review-mark-joker-given = Jolly regalato
review-mark-lost-chance = Probabilità persa
review-mark-waited = Ha aspettato
review-mark-missed-tiles = Tessere non viste
review-mark-missed-points = Punti persi
review-mark-best = Il meglio possibile
review-mark-good = Buona mossa
review-mark-nothing = Nulla da calare
review-page = Analisi
review-open = Rivedi una registrazione
review-open-help = Apri una registrazione (un file TRN). «Salva la registrazione» nel menu di un tavolo te ne dà una. Viene analizzata e poi dimenticata.
review-file = Scegli un file
review-paste = Oppure incolla qui il testo della registrazione
review-read = Analizza
review-too-large = La registrazione è troppo lunga: si possono analizzare al massimo { $count } caratteri.
review-loading = Analisi dei turni in corso…
review-again = Riprova
review-continue = Gioca da questo turno
review-other = Un’altra registrazione
review-game = Partita
review-number = { $number } di { $count }
review-steps = Scorri i turni
review-first = All’inizio
review-back = Un turno indietro
review-play = Riproduci
review-pause = Ferma
review-forward = Un turno avanti
review-last = Alla fine
review-keys = Tasti: frecce, Spazio, Inizio e Fine.
review-deal = La distribuzione
review-turn = Turno { $number } di { $count }
review-turns = Turni
review-view = Leggii
review-all-racks = tutti
review-rack-of = Leggio di { $name }
review-rack-hidden =
    { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
review-was-laid = Calato
review-was-possible = Possibile
review-was-missed = Mancato
review-was-better = Meglio
review-was-lost = Costo
review-tiles-points = { $tiles } ({ $points })
review-show-best = Mostra la calata migliore
review-show-better = Mostra che cosa era meglio
review-show-played = Mostra la mossa giocata
review-lab = Apri nel laboratorio
review-reason = Il motivo del computer
review-players = Giocatori
review-accuracy = precisione { $percent } %
review-no-accuracy = non ha mai avuto nulla da calare
review-rating-help = Precisione: la parte della calata migliore che è stata calata. Livello: il computer che gioca in modo più simile, da 1 a 8, con l’intervallo che lo contiene con una probabilità del 90 %.
review-rating-help-chances = Precisione: un turno che non costa probabilità conta per intero, e la metà per ogni 10 punti percentuali che costa. Livello: in base alle tessere, il computer che gioca in modo più simile, da 1 a 8, con l’intervallo che lo contiene con una probabilità del 90 %.
review-judged = Giudicare i turni
review-by-chances = In base alle probabilità
review-by-tiles = In base alle tessere
review-values = Punti sui leggii
review-values-help = Meno è meglio. Un cerchio segna una svolta.
review-chances = Probabilità di vincere
review-chances-help = Scegli un punto del grafico per vedere il turno. Un cerchio segna una svolta.
review-chances-table = Le probabilità in tabella
review-percent = { $percent } %
review-practise = Esercitarsi sugli errori
review-practise-help = I turni peggiori di { $name } come esercizi: trova di meglio.
review-practise-none = { $name } non ha fatto errori su cui esercitarsi.
review-try = Prova il turno { $number }
review-hinted = Dopo un suggerimento.
review-begins = Comincia { $name }.
review-exercise = Esercizio: turno { $number }
review-find =
    { $count ->
        [0] Qui non è stato calato nulla. Che cosa si poteva calare?
        [one] Qui è stata calata { $count } tessera. Si poteva fare di meglio?
       *[other] Qui sono state calate { $count } tessere. Si poteva fare di meglio?
    }
review-show-answer = Mostra la soluzione
`;export{e as default};