var e=`camera-title = Leggi una foto
camera-private = La foto non lascia questo dispositivo. Solo ciò che vi è stato trovato viene letto secondo le regole.
camera-take = Scatta una foto
camera-choose = Scegli un’immagine
camera-drop = Puoi anche trascinare qui un’immagine, o incollarla.
camera-advice = Tutte le tessere dovrebbero essere nell’immagine, viste dall’alto, grandi e con luce uniforme.
camera-missing = A questo indirizzo non si possono leggere foto.
camera-offline = Per leggere le foto serve la connessione al server.
camera-loading = Caricamento del lettore di foto…
camera-reading = Lettura della foto…
camera-fault-unreadable = Questo file non si apre come immagine. Scegli un file JPEG, PNG o WebP.
camera-fault-large = Questa immagine è troppo grande. Scegline una di 40 MB al massimo.
camera-fault-small = Questa immagine è troppo piccola per mostrare tessere. Scegline una più grande.
camera-fault-runtime = Il lettore di foto non è partito. Controlla la connessione, chiudi questa finestra e riprova.
camera-shows = La foto mostra
camera-is-table = il tavolo
camera-is-rack = un leggio
camera-is-after = il tavolo dopo la calata
camera-compare =
    { $count ->
        [one] { $count } tessera è incerta. Confrontala con quella vera.
       *[other] { $count } tessere sono incerte. Confrontale con quelle vere.
    }
camera-help = Tocca una tessera per correggerla, o un punto libero per aggiungerne una.
camera-row = Fila { $number }
camera-new-row = Nuova fila
camera-rack = Leggio
camera-unsure = { $tile }, incerta
camera-add = Aggiungi una tessera
camera-correct = Correggi { $tile }
camera-which = Che tessera è?
camera-where = Fa parte di
camera-right = È giusta
camera-remove = Togli
camera-use-table = Usa come tavolo
camera-use-rack = Usa come leggio
camera-use-after = Usa come tavolo dopo la calata
`;export{e as default};