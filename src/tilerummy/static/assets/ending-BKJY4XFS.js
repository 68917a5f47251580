var e=`web-round-over = La partita è finita
web-you-won = Hai vinto la partita!
web-won-by = { $name } ha vinto la partita
web-match-won = { $names } vince il torneo
web-match-you-won = Hai vinto il torneo!
web-match-shared = { $names } si dividono la vittoria
web-waiting-for = Si aspetta { $names }.
web-record = Salva la registrazione
web-resign = Ritirati dalla partita
web-resign-sure = Ti ritiri davvero?
web-leave = Lascia il tavolo
web-leave-sure = Vuoi davvero andartene? Il tuo posto resta tuo; il link ti riporta qui.
web-leave-sure-last = Vuoi davvero andartene? Qui non gioca nessun altro: il tavolo verrà chiuso.
web-leave-sure-waiting = Vuoi davvero andartene? Il tuo posto si libera. Finché c’è un posto libero, il link ti riporta qui.
web-leave-sure-host = Vuoi davvero andartene? Il tuo posto si libera e qualcun altro prende in mano il tavolo.
web-delete = Elimina il tavolo
web-delete-sure = Eliminare il tavolo con tutto ciò che vi è stato giocato? Non si può annullare.
web-first-well = Che cosa è andato bene
web-first-won = Hai chiuso prima di tutti.
web-first-opened = Hai fatto la tua apertura.
web-first-lays =
    { $count ->
        [one] Hai calato tessere in { $count } turno.
       *[other] Hai calato tessere in { $count } turni.
    }
web-first-left =
    { $count ->
        [one] Sul tuo leggio è rimasta solo { $count } tessera.
       *[other] Sul tuo leggio sono rimaste { $count } tessere.
    }
web-first-try = Ogni turno in cui aggiungi tessere ti avvicina. Chiedi un suggerimento quando sembra che non vada niente.
`;export{e as default};