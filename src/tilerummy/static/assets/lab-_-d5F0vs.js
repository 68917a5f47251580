var e=`lab-table-empty = Il tavolo è vuoto.
lab-table-melds = Sul tavolo ci sono solo combinazioni.
lab-table-unclear = Un jolly si può leggere in più modi. Scegli.
lab-table-broken =
    { $count ->
        [one] { $count } fila non è una combinazione.
       *[other] { $count } file non sono combinazioni.
    }
lab-unsure = Il tempo non è bastato per esserne certi.
lab-joker-points = Qui un jolly conta { $worth }, come sul leggio.
lab-not-simplest = Il tempo non è bastato per sapere se si può trasformare meno il tavolo.
lab-left =
    { $count ->
        [0] Si possono calare tutte le tessere del leggio.
        [one] Almeno { $count } tessera resta sul leggio.
       *[other] Almeno { $count } tessere restano sul leggio.
    }
lab-every =
    { $count ->
        [0] Non c’è niente da calare.
        [one] { $count } sola scelta di tessere è la migliore.
       *[other] { $count } scelte di tessere si equivalgono.
    }
lab-every-some =
    { $count ->
        [one] { $count } scelta trovata. Forse ce ne sono altre.
       *[other] { $count } scelte equivalenti trovate. Forse ce ne sono altre.
    }
lab-page = Laboratorio
lab-help = Componi un tavolo e un leggio, e chiedi che cosa si può calare.
lab-edition = Edizione
lab-photo = Leggi una foto
lab-photo-private = La foto non lascia questo dispositivo.
lab-where = Una tessera toccata va
lab-to-table = sul tavolo
lab-to-rack = sul leggio
lab-keypad = Tutte le tessere
lab-type = O scrivi, per esempio: 5 6 7 rossi, oppure 8 rosso alla fila 1
lab-type-do = Esegui
lab-row = Fila { $number }
lab-new-row = Nuova fila
lab-remove-row = Togli la fila { $number }
lab-remove-tile = Togli { $tile }
lab-back-to-rack = Riprendi { $tile }
lab-lay-tile = Cala { $tile }
lab-clear = Svuota tutto
lab-rack = Leggio
lab-table = Tavolo
lab-rack-empty = Ancora nessuna tessera.
lab-opened = L’apertura è fatta
lab-joker-is = Che cosa sostituisce il jolly?
lab-open-share = Apri e condividi
lab-paste = Posizione in TRN
lab-read = Apri
lab-copy-trn = Copia il TRN
lab-save-svg = Salva come SVG
lab-save-png = Salva come PNG
lab-no-picture = L’immagine c’è solo se sul tavolo ci sono soltanto combinazioni.
lab-picture-failed = Non è stato possibile creare l’immagine.
lab-answers = Risposte
lab-old = (sulla posizione precedente)
lab-waiting = Metti delle tessere sul leggio per chiedere che cosa si può calare.
lab-broken-first = Prima sistema il tavolo.
lab-goal = Il meglio è
lab-goal-tiles-points = più tessere, poi più punti
lab-goal-tiles = più tessere
lab-goal-points-tiles = più punti, poi più tessere
lab-goal-points = più punti
lab-goal-keep-jokers = più tessere, tenendo i jolly
lab-goal-out = chiudere
lab-goal-open-least = l’apertura più piccola
lab-best = Calata migliore
lab-first-lay = Apertura
lab-go-out = Chiudere
lab-distance = Che cosa manca
lab-show-every = Mostra tutte le calate migliori
lab-lay-number = Calata { $number }
lab-before = Prima
lab-step = Passo { $number } di { $count }
lab-step-back = Un passo indietro
lab-step-forward = Un passo avanti
lab-play = Riproduci i passi
lab-after = Dopo
lab-judge = Una calata è valida?
lab-judge-help = Componi il tavolo come sarebbe dopo la calata. Le tessere vengono dal leggio.
lab-judge-start = Prova una calata
lab-judge-stop = Termina la prova
lab-repair = Sistemare
lab-use-repair = Usa questo tavolo
`;export{e as default};