var e=`camera-title = Leer una foto
camera-private = La foto no sale de este dispositivo. Solo lo que se ha encontrado en ella se lee según las reglas.
camera-take = Hacer una foto
camera-choose = Elegir una imagen
camera-drop = También puedes arrastrar una imagen aquí, o pegarla.
camera-advice = Todas las fichas deberían estar en la imagen, vistas desde arriba, grandes y con luz uniforme.
camera-missing = En esta dirección no se pueden leer fotos.
camera-offline = Para leer fotos hace falta la conexión con el servidor.
camera-loading = Cargando el lector de fotos…
camera-reading = Leyendo la foto…
camera-fault-unreadable = Este archivo no se puede abrir como imagen. Elige un archivo JPEG, PNG o WebP.
camera-fault-large = Esta imagen es demasiado grande. Elige una de 40 MB como máximo.
camera-fault-small = Esta imagen es demasiado pequeña para mostrar fichas. Elige una más grande.
camera-fault-runtime = El lector de fotos no ha arrancado. Comprueba la conexión, cierra esta ventana e inténtalo de nuevo.
camera-shows = La foto muestra
camera-is-table = la mesa
camera-is-rack = un atril
camera-is-after = la mesa después de la jugada
camera-compare =
    { $count ->
        [one] { $count } ficha es dudosa. Compárala con la real.
       *[other] { $count } fichas son dudosas. Compáralas con las reales.
    }
camera-help = Toca una ficha para corregirla, o un sitio libre para añadir una.
camera-row = Fila { $number }
camera-new-row = Fila nueva
camera-rack = Atril
camera-unsure = { $tile }, dudosa
camera-add = Añadir una ficha
camera-correct = Corregir { $tile }
camera-which = ¿Qué ficha es?
camera-where = Pertenece a
camera-right = Está bien
camera-remove = Quitar
camera-use-table = Usar como mesa
camera-use-rack = Usar como atril
camera-use-after = Usar como mesa después de la jugada
`;export{e as default};