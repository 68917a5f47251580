var e=`web-puzzles = Problemi
web-your-name = Il tuo nome
web-guest = Ospite
web-edition = La tua scatola
web-sheet-in = Regolamento in
web-more = Mostra altro
web-players = Giocatori
web-rounds =
    { $unit ->
        [game] Cicli
       *[round] Partite
    }
web-rounds-games =
    { $rounds ->
        [one] { $rounds } ciclo ({ $games } partite)
       *[other] { $rounds } cicli ({ $games } partite)
    }
web-clock = Orologio
web-clock-off = senza orologio
web-clock-sheet = come nel regolamento: { $time }
web-seat-number = Posto { $number }
web-computer-listed = computer ({ $level })
web-sheet-variants = Varianti di questo regolamento
web-sheet-readings = Altre letture di questo regolamento
web-variants = Varianti
web-changed =
    { $count ->
        [one] { $count } modifica
       *[other] { $count } modifiche
    }
web-public-watch = Partite da guardare
web-not-verified = non verificata
web-not-verified-help = Questa registrazione è stata importata. Le sue distribuzioni non derivano dai semi che indica.
web-stage-waiting = aspetta giocatori
web-stage-playing = in corso
web-stage-round-over = in pausa
web-stage-match-over = finito
web-stage-closed = chiuso
web-settings = Impostazioni
web-close = Chiudi
web-back = Indietro
web-link-here = Questo link funziona solo su questo dispositivo. Perché altre persone della tua rete possano giocare, avvia tilerummy play con --network oppure tilerummy serve con --host 0.0.0.0.
web-sit-down = Siediti
web-seat-free = Posto libero
web-save-table = Salva le modifiche
web-you = tu
web-link = Link a questo tavolo
web-qr = Codice QR del link
web-copy-link = Copia il link
web-copied = Copiato
web-copy-by-hand = Questo browser non permette alla pagina di copiare. Il testo è selezionato: copialo ora.
web-table = Tavolo
web-table-empty = Qui non c’è ancora niente.
web-table-empty-turn = Il tavolo è vuoto. Trascina qui le tessere, o toccale e poi tocca il tavolo.
web-first-lay = La tua apertura richiede { $points } punti.
web-rack = Il tuo leggio
web-rack-count =
    { $count ->
        [one] Il tuo leggio: { $count } tessera
       *[other] Il tuo leggio: { $count } tessere
    }
web-rack-empty = Il tuo leggio è vuoto.
web-rack-up = Scorri in su
web-rack-down = Scorri in giù
web-watching = Stai guardando.
web-row-named = Fila { $number }: { $tiles }
web-new-row = Nuova fila
web-repacked = Il tavolo era pieno. Le combinazioni sono state ravvicinate.
web-joker-as = jolly come { $tile }
web-joker-number = Il jolly è un
web-fit = Mostra tutto
web-size = Grandezza del tavolo
web-smaller = Più piccolo
web-larger = Più grande
web-pool = Mazzo
web-beside = Accanto al tavolo
web-open-tile = ultima tessera
web-take = Prendi
web-sort = Ordina il leggio
web-sort-smart = Auto
web-sort-run-name = ordina per colore
web-sort-group-name = ordina per numero
web-sort-smart-name = prima le combinazioni
web-tiles =
    { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
web-tile-left =
    { $count ->
        [0] { $tile }, finite
       *[other] { $tile }, ne restano { $count }
    }
web-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
web-opened = ha aperto
web-not-opened = non ha aperto
web-away = assente
web-is-playing = sta giocando
web-level-random = a caso
web-level-beginner = principiante
web-level-casual = tranquillo
web-level-steady = solido
web-level-shrewd = astuto
web-level-newcomer = principiante (1)
web-level-learner = tranquillo (2)
web-level-regular = pratico (3)
web-level-solid = solido (4)
web-level-skilled = abile (5)
web-level-strong = forte (6)
web-level-expert = esperto (7)
web-level-master = maestro (8)
web-substitute = Fai giocare un computer al posto di { $name }
web-away-offer = { $name } non c’è. Tocca il nome in alto per far giocare un computer.
web-away-yes = Fallo giocare
web-away-agreed = Accetti che un computer giochi al posto di { $name }. Si chiede anche agli altri.
web-level = Livello del computer
web-your-turn = Tocca a te
web-you-start = Cominci tu.
web-turn-of = Tocca a { $name }. Puoi spostare le tue tessere e preparare la mossa.
web-watching-turn = Tocca a { $name }.
web-turn-lay-or-draw = Tocca a te: cala tessere o pesca.
web-turn-draw = Tocca a te: pesca una tessera.
web-turn-take-or-draw = Tocca a te: pesca, o prendi lo scarto e calalo subito.
web-turn-lay-or-pass = Tocca a te. Il mazzo è vuoto: cala tessere o passa.
web-turn-drawn = Puoi calare con la tessera pescata o passare.
web-turn-lay-or-discard = Cala tessere se puoi. Per terminare il turno, tocca una tessera, poi Scarta.
web-turn-discard = Scarta una tessera per terminare il turno: toccala, poi Scarta.
web-plan = Il tuo piano. Nessun altro lo vede.
web-choose-place = Dove? Cornice piena: una combinazione. Tratteggiata: un passaggio intermedio.
web-exchange = Scambiala con il jolly
web-joker-in-hand = Hai il jolly. Mettilo in una combinazione in questo turno.
web-opening = Punti dell’apertura
web-opening-label = Apertura
web-undo = Annulla
web-redo = Ripeti
web-reset = Ricomincia il turno
web-draw = Pesca
web-draw-sure = Le tue tessere tornano sul leggio. Peschi?
web-pass-sure = Le tue tessere tornano sul leggio. Passi?
web-pass = Passa
web-discard = Scarta
web-end-turn = Termina
web-seconds-left =
    { $count ->
        [one] Resta { $count } secondo.
       *[other] Restano { $count } secondi.
    }
web-dealing = Si distribuiscono le tessere.
web-connecting = Connessione…
web-no-connection = Nessuna connessione. La pagina riprova da sola.
web-reconnecting = Connessione persa. Nuovo tentativo…
web-say-lifted = In mano: { $tiles }. Le frecce scelgono il posto, Invio cala, Esc annulla.
web-say-put-back = Rimesso a posto.
web-hint = Suggerimento
web-hint-help = I suggerimenti sono segnati nella registrazione della partita.
web-hint-1 = Posso calare?
web-hint-2 = Quali tessere?
web-hint-3 = Fammi vedere
web-hint-0 = Posso chiudere?
web-hint-4 = Migliore probabilità
web-hint-show = Calale per me
web-react = Manda una reazione
web-reaction-well = Ben giocato!
web-reaction-thanks = Grazie!
web-reaction-oops = Ops…
web-reaction-hurry = Tocca a te
web-reaction-think = Ci penso…
web-reaction-bye = A presto!
web-score-sheet = Foglio dei punti
web-total = Totale
web-next-round = Prossima partita
web-rematch = Gioca ancora
web-look-back = Rivedi la partita
web-to-start = Pagina iniziale
web-to-table = Torna al tavolo
web-menu = Menu di gioco
web-rules = Le regole di questo tavolo
web-sources = Le fonti indicano regolamento, lingua e riga: «002 en L133» è la riga 133 del testo inglese del regolamento 002.
web-sources-show = Mostra le fonti
web-rule-link = Che cosa dice il regolamento
web-log = Mosse
web-again = Rivedi l’ultima mossa
web-keys = Tasti
web-keys-press-again = Premi di nuovo { $key } per confermare.
web-table-closed = Questo tavolo è chiuso.
web-lesson = La lezione
web-lesson-offer = Non conosci il gioco? Imparalo in due minuti
web-lesson-unknown = Questa lezione non esiste.
web-puzzle-unknown = Questo problema non esiste.
web-lesson-back = Un passo indietro
web-lesson-next = Passo successivo
web-lessons-all = Tutte le lezioni
`;export{e as default};