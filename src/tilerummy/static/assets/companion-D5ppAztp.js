var e=`companion-no-rounds = Non è stata giocata nessuna partita.
companion-brief-out = { $name } chiude
companion-brief-hand = { $name } in una volta
companion-brief-blocked = { $name } ha meno punti
companion-brief-drawn = pari
companion-leader-total =
    { $points ->
        [one] { $name } è in testa con { $points } punto.
       *[other] { $name } è in testa con { $points } punti.
    }
companion-leader-rounds =
    { $rounds ->
        [one] { $name } è in testa con { $rounds } partita vinta ({ $points }).
       *[other] { $name } è in testa con { $rounds } partite vinte ({ $points }).
    }
companion-leaders = In testa a pari merito: { $names }.
companion-nobody-leads = Ancora nessuno è in testa.
companion-winner = { $name } vince il torneo.
companion-winners = { $names } si dividono la vittoria.
companion-next-starter = { $name } comincia la prossima partita.
companion-next-starter-redraw = Decidete di nuovo chi comincia la prossima partita.
companion-page = Foglio dei punti e orologio
companion-intro = Per chi ha la scatola davanti a sé. I fogli dei punti restano in questo browser.
companion-new = Nuovo torneo
companion-history = I tuoi tornei
companion-import = Apri un file
companion-import-bad = Questo file non è un foglio dei punti.
companion-storage-full = Questo browser non ha spazio per il foglio dei punti. Salvalo come file.
companion-gone = Questo torneo non è in questo browser.
companion-players = Giocatori, in senso orario
companion-player = Giocatore { $number }
companion-add-player = Aggiungi un giocatore
companion-remove-player = Togli il giocatore { $number }
companion-starter = Chi comincia?
companion-starter-open = Non ancora deciso
companion-start = Comincia il torneo
companion-change = Giocatori e durata
companion-on-turn = Tocca a { $name }
companion-choose-turn = A chi tocca?
companion-next = Avanti: { $name }
companion-begin = Avvia l’orologio
companion-pause = Pausa
companion-resume = Continua
companion-time-up = Il tempo è scaduto.
companion-clock-own = tempo a scelta
companion-seconds = Secondi per turno
companion-enter = Segna la partita
companion-who-out = Chi ha chiuso?
companion-nobody = Nessuno
companion-hand = { $name } ha calato tutte le tessere in un turno, come apertura
companion-left = Ciò che resta sui leggii
companion-points-of = Punti di { $name }
companion-tiles-of = Tessere di { $name }
companion-tiles = Tessere
companion-photo = Foto del leggio
companion-photo-of = Foto del leggio di { $name }
companion-photo-private = I punti si contano con una foto del leggio. La foto non lascia questo dispositivo.
companion-take-back = Togli { $tile }
companion-missing = Inserisci che cosa resta a { $name }.
companion-not-a-number = Inserisci i punti di { $name } come numero intero, oppure tocca le tessere.
companion-edit = Modifica: { $title }
companion-undo = Cancella l’ultima partita
companion-undo-sure = Cancellare questa riga dal foglio dei punti? { $title }, { $ending }. Non si può annullare.
companion-delete = Elimina il torneo
companion-delete-sure = Eliminare il foglio dei punti di { $names }? Non si può annullare.
companion-lab = Che cosa posso calare? È permesso?
companion-print = Stampa
companion-share = Condividi
companion-export = Salva come file
companion-checked = Controllato: i punti di ogni partita danno zero.
`;export{e as default};