var e=`navigator-instead-setup = Questa regola decide come comincia una partita. Nessuna mossa ne dipende, quindi non c’è una posizione da mostrare.
navigator-instead-score = Questa regola decide come finisce o come si conta una partita. Nessuna mossa ne dipende, quindi non c’è una posizione da mostrare.
navigator-instead-turn = Questa regola decide se il turno continua dopo aver pescato. Dove non continua, tocca subito al giocatore successivo e non c’è nessuna mossa da rifiutare.
navigator-instead-same = Qui tutte le edizioni e le loro varianti sono d’accordo, quindi nessuna posizione mostra una differenza.
navigator-page = Confronta le regole
navigator-intro = Che cosa dicono i regolamenti stampati, regola per regola, con parole nostre. Sotto ogni valore c’è la sua origine.
navigator-loading = Le regole stanno arrivando…
navigator-search = Cerca una parola
navigator-differ = Solo le differenze
navigator-choose = Edizioni
navigator-one-each = Una per regolamento
navigator-all = Tutte
navigator-sheet = Regolamento { $sheet }
navigator-rule = Regola
navigator-found =
    { $count ->
        [one] { $count } regola
       *[other] { $count } regole
    }
navigator-none = Nessuna regola corrisponde alla ricerca e alle edizioni scelte.
navigator-clear = Mostra tutte le regole
navigator-no-effect = qui senza effetto, perché i turni non hanno un limite di tempo
navigator-every-rule = Tutte le regole
navigator-previous = Regola precedente
navigator-next = Regola successiva
navigator-agree = Tutte le edizioni sono d’accordo.
navigator-values =
    { $count ->
        [one] { $count } valore
       *[other] { $count } valori diversi
    }
navigator-your-table = il tuo tavolo
navigator-offered = Varianti con un altro valore
navigator-example = Una mossa, due verdetti
navigator-before = Prima della mossa
navigator-after = Dopo la mossa
navigator-rack = Sul leggio
navigator-allowed = Permessa
navigator-refused = Rifiutata
navigator-notation = In notazione TRN
`;export{e as default};