### Leggere le tessere da una foto: `tilerummy read` e il lettore. «photo-» e il codice di un problema.

## Che cosa non va in una foto, e che cosa fare

photo-no-tiles = Nella foto non sono state trovate tessere. Fotografale dall’alto, da vicino e con una buona luce.
photo-dark = La foto è scura. Accendi una luce, o fotografa vicino a una finestra.
photo-blurred = La foto è sfocata. Tieni ferma la fotocamera e tocca le tessere per mettere a fuoco.
photo-grey = La foto è in bianco e nero, quindi i colori non si possono leggere. Scattane una a colori.
photo-far = Nella foto le tessere sono piccole. Avvicinati, o scatta più foto.
photo-cut =
    { $count ->
        [one] { $count } tessera è tagliata dal bordo. Fotografa tutte le tessere per intero.
       *[other] { $count } tessere sono tagliate dal bordo. Fotografa tutte le tessere per intero.
    }
photo-unsure =
    { $count ->
        [one] { $count } tessera non è stata letta con certezza e ha un punto interrogativo. Confrontala con quella vera.
       *[other] { $count } tessere non sono state lette con certezza e hanno un punto interrogativo. Confrontale con quelle vere.
    }
photo-rows-no-melds =
    { $count ->
        [one] Letto così, il tavolo non è valido: { $count } fila non è una combinazione.
       *[other] Letto così, il tavolo non è valido: { $count } file non sono combinazioni.
    }
photo-more-than-in-the-box = Una scatola non contiene tutte le tessere lette. Controlla l’edizione e confronta le tessere.
photo-out-of-time = Il tempo non è bastato per confrontare tutto con le regole. Confronta le tessere con quelle vere.

## Che cosa è stato trovato

photo-found-rack =
    { $count ->
        [0] Nessuna tessera trovata.
        [one] Un leggio con { $count } tessera.
       *[other] Un leggio con { $count } tessere.
    }
photo-found-table =
    { $count ->
        [0] Nessuna tessera trovata.
        [one] Un tavolo con { $count } tessera.
       *[other] Un tavolo con { $count } tessere.
    }

## Il comando

cli-argument-photos = Foto di un tavolo o di un leggio: JPEG, PNG o WebP; - legge l’ingresso standard.
cli-help-read = Leggere le tessere nelle foto di un tavolo o di un leggio.
cli-option-read-draw = Salvare in questo file la foto con ciò che è stato letto.
cli-option-read-edition = L’edizione con cui giochi: i suoi colori, e quante tessere ci sono di ogni tipo.
cli-option-read-kind = Che cosa mostrano le foto. Senza questa opzione decidono le tessere.
cli-read-draw-ending = Il nome { $path } non ha l’estensione di un’immagine che si può disegnare; usa .png, .jpg o .webp.
cli-read-draw-folder = La cartella { $path }, in cui disegnare, non esiste.
cli-read-draw-same = Il disegno sostituirebbe la foto { $path } stessa; scegli un altro nome.
cli-read-drawn = La foto con le tessere è in { $path }.
cli-read-one-picture = Si può disegnare una sola foto alla volta.
cli-read-rack =
    { $count ->
        [one] { $path } · un leggio con { $count } tessera
       *[other] { $path } · un leggio con { $count } tessere
    }
cli-read-table =
    { $count ->
        [0] { $path } · nessuna tessera
        [one] { $path } · un tavolo con { $count } tessera
       *[other] { $path } · un tavolo con { $count } tessere
    }
