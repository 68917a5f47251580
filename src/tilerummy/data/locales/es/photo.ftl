### Leer las fichas de una foto: `tilerummy read` y el lector. «photo-» y el código de un problema.

## Qué falla en una foto, y qué hacer

photo-no-tiles = No se han encontrado fichas en la foto. Fotografíalas desde arriba, de cerca y con buena luz.
photo-dark = La foto está oscura. Enciende una luz, o haz la foto junto a una ventana.
photo-blurred = La foto está borrosa. Mantén quieta la cámara y toca las fichas para enfocar.
photo-grey = La foto está en blanco y negro, así que no se pueden leer los colores. Haz una en color.
photo-far = Las fichas se ven pequeñas en la foto. Acércate, o haz varias fotos.
photo-cut =
    { $count ->
        [one] { $count } ficha queda cortada en el borde. Fotografía todas las fichas enteras.
       *[other] { $count } fichas quedan cortadas en el borde. Fotografía todas las fichas enteras.
    }
photo-unsure =
    { $count ->
        [one] { $count } ficha no se ha leído con seguridad y lleva un signo de interrogación. Compárala con la real.
       *[other] { $count } fichas no se han leído con seguridad y llevan un signo de interrogación. Compáralas con las reales.
    }
photo-rows-no-melds =
    { $count ->
        [one] Leída así, la mesa no vale: { $count } fila no es una combinación.
       *[other] Leída así, la mesa no vale: { $count } filas no son combinaciones.
    }
photo-more-than-in-the-box = Una caja no tiene todas las fichas leídas. Comprueba la edición y compara las fichas.
photo-out-of-time = El tiempo no ha bastado para comparar todo con las reglas. Compara las fichas con las reales.

## Qué se ha encontrado

photo-found-rack =
    { $count ->
        [0] No se ha encontrado ninguna ficha.
        [one] Un atril con { $count } ficha.
       *[other] Un atril con { $count } fichas.
    }
photo-found-table =
    { $count ->
        [0] No se ha encontrado ninguna ficha.
        [one] Una mesa con { $count } ficha.
       *[other] Una mesa con { $count } fichas.
    }

## La orden

cli-argument-photos = Fotos de una mesa o de un atril: JPEG, PNG o WebP; - lee la entrada estándar.
cli-help-read = Leer las fichas en fotos de una mesa o de un atril.
cli-option-read-draw = Guardar en este archivo la foto con lo que se ha leído.
cli-option-read-edition = La edición a la que juegas: sus colores, y cuántas fichas hay de cada tipo.
cli-option-read-kind = Qué muestran las fotos. Sin esta opción deciden las fichas.
cli-read-draw-ending = El nombre { $path } no tiene la extensión de una imagen que se pueda dibujar; usa .png, .jpg o .webp.
cli-read-draw-folder = No existe la carpeta { $path } en la que dibujar.
cli-read-draw-same = El dibujo sustituiría a la propia foto { $path }; elige otro nombre.
cli-read-drawn = La foto con las fichas está en { $path }.
cli-read-one-picture = Solo se puede dibujar una foto cada vez.
cli-read-rack =
    { $count ->
        [one] { $path } · un atril con { $count } ficha
       *[other] { $path } · un atril con { $count } fichas
    }
cli-read-table =
    { $count ->
        [0] { $path } · ninguna ficha
        [one] { $path } · una mesa con { $count } ficha
       *[other] { $path } · una mesa con { $count } fichas
    }
