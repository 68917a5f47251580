### Stenen van een foto lezen: `tilerummy read` en de lezer. “photo-” en de code van een probleem.

## Wat er mis is met een foto, en wat helpt

photo-no-tiles = Er zijn geen stenen op de foto gevonden. Fotografeer ze van bovenaf, van dichtbij en in goed licht.
photo-dark = De foto is donker. Doe een lamp aan, of fotografeer bij een raam.
photo-blurred = De foto is onscherp. Houd de camera stil en tik op de stenen om scherp te stellen.
photo-grey = De foto is zwart-wit, dus de kleuren zijn niet te lezen. Maak er een in kleur.
photo-far = De stenen zijn klein op de foto. Ga dichterbij, of maak meer foto’s.
photo-cut =
    { $count ->
        [one] { $count } steen valt deels buiten beeld. Fotografeer alle stenen helemaal.
       *[other] { $count } stenen vallen deels buiten beeld. Fotografeer alle stenen helemaal.
    }
photo-unsure =
    { $count ->
        [one] { $count } steen is niet zeker herkend en heeft een vraagteken. Vergelijk hem met de echte.
       *[other] { $count } stenen zijn niet zeker herkend en hebben een vraagteken. Vergelijk ze met de echte.
    }
photo-rows-no-melds =
    { $count ->
        [one] Zo gelezen mag de tafel niet: { $count } rij is geen combinatie.
       *[other] Zo gelezen mag de tafel niet: { $count } rijen zijn geen combinaties.
    }
photo-more-than-in-the-box = Zo veel stenen als er gelezen zijn, zitten niet in één doos. Controleer de uitgave en vergelijk de stenen.
photo-out-of-time = De tijd was te kort om alles met de regels te vergelijken. Vergelijk de stenen met de echte.

## Wat er gevonden is

photo-found-rack =
    { $count ->
        [0] Geen stenen gevonden.
        [one] Een rekje met { $count } steen.
       *[other] Een rekje met { $count } stenen.
    }
photo-found-table =
    { $count ->
        [0] Geen stenen gevonden.
        [one] Een tafel met { $count } steen.
       *[other] Een tafel met { $count } stenen.
    }

## De opdracht

cli-argument-photos = Foto’s van een tafel of een rekje: JPEG, PNG of WebP; - leest de standaardinvoer.
cli-help-read = De stenen op foto’s van een tafel of een rekje lezen.
cli-option-read-draw = De foto met wat er gelezen is in dit bestand schrijven.
cli-option-read-edition = De uitgave die je speelt: de kleuren, en hoeveel stenen er van elke soort zijn.
cli-option-read-kind = Wat de foto’s laten zien. Zonder deze optie beslissen de stenen.
cli-read-draw-ending = De naam { $path } heeft geen extensie van een afbeelding die getekend kan worden; gebruik .png, .jpg of .webp.
cli-read-draw-folder = De map { $path } om in te tekenen bestaat niet.
cli-read-draw-same = De tekening zou de foto { $path } zelf vervangen; kies een andere naam.
cli-read-drawn = De foto met de stenen staat in { $path }.
cli-read-one-picture = Er kan maar één foto per keer getekend worden.
cli-read-rack =
    { $count ->
        [one] { $path } · een rekje met { $count } steen
       *[other] { $path } · een rekje met { $count } stenen
    }
cli-read-table =
    { $count ->
        [0] { $path } · geen stenen
        [one] { $path } · een tafel met { $count } steen
       *[other] { $path } · een tafel met { $count } stenen
    }
