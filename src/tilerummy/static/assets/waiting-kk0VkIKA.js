var e=`web-invited = { $name } ti invita a giocare a ramino con le tessere
web-invited-game = Cala le tessere in scale e gruppi. Vince chi chiude per primo.
web-join-title = C’è un posto libero per te
web-name-missing = Inserisci il tuo nome. Gli altri lo vedranno al tavolo.
web-waiting-title =
    { $count ->
        [one] Manca ancora { $count } persona
       *[other] Mancano ancora { $count } persone
    }
web-all-here = Ci siete tutti
web-invite-help = Chi apre questo link può sedersi. La partita comincia quando tutti i posti sono presi.
web-invite-link-help = Chi apre questo link può prendere posto.
web-wait-for-host = Il torneo comincia quando lo avvia { $name }.
web-start-now = Comincia ora
web-fill-level = Livello dei computer per i posti liberi
web-fill-and-start = Completa con i computer e comincia
web-start-without = Comincia senza i posti liberi
web-remove = Togli
web-remove-sure = Togliere { $name } dal tavolo?
web-remove-only = Togli, può tornare
web-remove-block = Togli e blocca
web-change-table = Cambia il tavolo
web-saved = Salvato
web-youngest = Comincia il più giovane. Chi è?
`;export{e as default};