### Steine von einem Foto lesen: `tilerummy read` und der Leser. „photo-“ und der Code eines Problems.

## Was mit einem Foto nicht stimmt, und was hilft

photo-no-tiles = Auf dem Foto sind keine Steine zu finden. Fotografiere sie von oben, aus der Nähe und bei gutem Licht.
photo-dark = Das Foto ist dunkel. Mach Licht an, oder fotografiere am Fenster.
photo-blurred = Das Foto ist unscharf. Halte die Kamera ruhig, und tippe zum Scharfstellen auf die Steine.
photo-grey = Das Foto ist schwarz-weiß, deshalb sind keine Farben zu lesen. Mach eines in Farbe.
photo-far = Die Steine sind auf dem Foto klein. Geh näher heran, oder mach mehrere Fotos.
photo-cut =
    { $count ->
        [one] { $count } Stein ist am Rand abgeschnitten. Fotografiere alle Steine ganz.
       *[other] { $count } Steine sind am Rand abgeschnitten. Fotografiere alle Steine ganz.
    }
photo-unsure =
    { $count ->
        [one] { $count } Stein ist nicht sicher erkannt und hat ein Fragezeichen. Vergleiche ihn mit dem echten.
       *[other] { $count } Steine sind nicht sicher erkannt und haben ein Fragezeichen. Vergleiche sie mit den echten.
    }
photo-rows-no-melds =
    { $count ->
        [one] So gelesen ist der Tisch nicht erlaubt: An { $count } Stelle liegt keine Kombination.
       *[other] So gelesen ist der Tisch nicht erlaubt: An { $count } Stellen liegt keine Kombination.
    }
photo-more-than-in-the-box = So viele Steine, wie gelesen wurden, hat eine Schachtel nicht. Prüfe die Ausgabe, und vergleiche die Steine.
photo-out-of-time = Die Zeit hat nicht gereicht, um alles mit den Regeln zu vergleichen. Vergleiche die Steine mit den echten.

## Was gefunden wurde

photo-found-rack =
    { $count ->
        [0] Keine Steine gefunden.
        [one] Ein Brett mit { $count } Stein.
       *[other] Ein Brett mit { $count } Steinen.
    }
photo-found-table =
    { $count ->
        [0] Keine Steine gefunden.
        [one] Ein Tisch mit { $count } Stein.
       *[other] Ein Tisch mit { $count } Steinen.
    }

## Der Befehl

cli-argument-photos = Fotos von einem Tisch oder einem Brett: JPEG, PNG oder WebP; - liest die Standardeingabe.
cli-help-read = Die Steine auf Fotos von einem Tisch oder einem Brett lesen.
cli-option-read-draw = Das Foto mit dem, was gelesen wurde, in dieser Datei speichern.
cli-option-read-edition = Die Ausgabe, die ihr spielt: ihre Farben, und wie viele Steine es von jeder Art gibt.
cli-option-read-kind = Was die Fotos zeigen. Ohne diese Angabe entscheiden die Steine.
cli-read-draw-ending = Der Name { $path } hat keine Endung eines Bildes, das gezeichnet werden kann; nimm .png, .jpg oder .webp.
cli-read-draw-folder = Den Ordner { $path }, in den gezeichnet werden soll, gibt es nicht.
cli-read-draw-same = Die Zeichnung würde das Foto { $path } selbst ersetzen; wähle einen anderen Namen.
cli-read-drawn = Das Foto mit den Steinen liegt in { $path }.
cli-read-one-picture = Es kann nur ein Foto auf einmal gezeichnet werden.
cli-read-rack =
    { $count ->
        [one] { $path } · ein Brett mit { $count } Stein
       *[other] { $path } · ein Brett mit { $count } Steinen
    }
cli-read-table =
    { $count ->
        [0] { $path } · keine Steine
        [one] { $path } · ein Tisch mit { $count } Stein
       *[other] { $path } · ein Tisch mit { $count } Steinen
    }
