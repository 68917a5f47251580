### El servidor.

## Una prueba

server-may-end =
    { $count ->
        [one] Vale: { $count } ficha. Puedes acabar el turno.
       *[other] Vale: { $count } fichas. Puedes acabar el turno.
    }
server-rows-unfinished =
    { $count ->
        [one] { $count } fila está sin acabar.
       *[other] { $count } filas están sin acabar.
    }
server-typed-now = Ahora en la mesa: { $melds }.
server-typed-back = De vuelta en tu atril: { $tiles }.

## Pistas

server-hint-none = No puedes bajar nada.
server-hint-unfinished = El tiempo para una pista no ha bastado para encontrar qué bajar. Quizá haya algo.
server-hint-wait = Esta vez no bajes nada: roba una ficha.
server-hint-chance-keep = Guarda tus fichas: bajar { $tiles } costaría unos { $points } puntos porcentuales.
server-hint-chance-other = Baja { $better }: bajar { $tiles } costaría unos { $points } puntos porcentuales.
server-hint-chance-lay = Baja { $better }: nada más es claramente mejor.
server-hint-chance-unknown = En esta mesa no se conocen las probabilidades de ganar.
server-hint-short =
    { $points ->
        [one] Tus mejores combinaciones suman { $points } punto.
       *[other] Tus mejores combinaciones suman { $points } puntos.
    } Para tu apertura faltan { $short }.
server-hint-there =
    { $count ->
        [one] Sí, puedes bajar { $count } ficha.
       *[other] Sí, puedes bajar { $count } fichas.
    }
server-hint-which =
    { $count ->
        [one] Puedes bajar { $count } ficha: { $tiles }.
       *[other] Puedes bajar { $count } fichas: { $tiles }.
    }
server-hint-show =
    { $count ->
        [one] Así bajas { $count } ficha.
       *[other] Así bajas { $count } fichas.
    }
server-hint-goes-out =
    { $unit ->
        [game] Sí, puedes bajar todas tus fichas y ganar el juego.
       *[round] Sí, puedes bajar todas tus fichas y ganar la ronda.
    }
server-hint-not-out =
    { $count ->
        [one] No. Puedes bajar { $count } ficha como mucho.
       *[other] No. Puedes bajar { $count } fichas como mucho.
    }

## El final de una ronda

server-sum-others = Las fichas de los demás: { $sum }

## Lo que no se puede

server-refused-stale = La mesa ha cambiado entretanto. Mira otra vez.
server-refused-not-your-turn = No te toca a ti.
server-refused-not-seated = Estás mirando. Para eso hace falta un puesto en la mesa.
server-refused-no-round =
    { $unit ->
        [game] No se está jugando ningún juego.
       *[round] No se está jugando ninguna ronda.
    }
server-refused-round-running =
    { $unit ->
        [game] El juego no ha terminado todavía.
       *[round] La ronda no ha terminado todavía.
    }
server-refused-hints-off = En esta mesa las pistas están desactivadas.
server-refused-room-closed = Esta mesa está cerrada.
server-refused-room-deleted = Esta mesa se ha borrado.
server-refused-room-unknown = Esta mesa no existe.
server-refused-room-full = En esta mesa todos los puestos están ocupados.
server-refused-room-crowded = Demasiada gente está mirando esta mesa.
server-refused-seat-taken = Este puesto está ocupado.
server-refused-own-seat = Uno de los puestos, y solo uno, tiene que ser tuyo.
server-refused-not-at-device = Nadie tiene ese puesto en este dispositivo.
server-refused-device-of-another = Ahora el dispositivo es para { $name }.
server-refused-device-covered = Decid primero quién tiene el dispositivo.
server-refused-one-device = En esta mesa todos juegan en un solo dispositivo. Puedes mirar.
server-refused-one-device-mixed = O todos juegan en un solo dispositivo, o cada cual en el suyo.
server-refused-one-device-clock = En un solo dispositivo, un turno dura como mucho una hora.
server-refused-not-alone = Solo recibe una copia de la mesa quien juega en ella a solas contra el ordenador.
server-refused-name-bad = Este nombre no sirve: de 1 a 24 caracteres, sin barra.
server-refused-name-mixed = Una palabra de este nombre mezcla letras parecidas de distintas escrituras. Usa una sola escritura.
server-refused-name-reserved = Este nombre está reservado para los ordenadores. Elige otro.
server-refused-not-host = Eso solo puede hacerlo quien creó esta mesa.
server-refused-delete-needs-consent = La partida no ha terminado, así que todos los jugadores tienen que aceptar que se borre esta mesa. Por ahora { $agreed } de { $asked }.
server-refused-match-begun = La partida ha empezado. Los puestos son ahora de los jugadores.
server-refused-seats-needed = En esta mesa hay más personas que puestos habría. Deja un puesto para cada una o quita antes a un jugador.
server-refused-too-few-players = Hacen falta al menos { $low } jugadores. Añade ordenadores o espera a más personas.
server-refused-nobody-there = En ese puesto no hay otro jugador.
server-refused-no-person = En el puesto { $seat } no hay ninguna persona. Esta mesa tiene { $seats } puestos.
server-refused-blocked = Quien creó esta mesa no te admite.
server-refused-nobody-gone = Quien ocupa ese puesto no lleva ausente el tiempo suficiente.
server-refused-level-unknown = Ningún ordenador se llama { $level }.
server-refused-clock-seconds = Indica cuántos segundos dura un turno.
server-refused-record-empty = En este registro no hay ninguna ronda.
server-refused-record-not-dealt = Este registro no dice qué fichas vienen después; por eso nadie puede seguir jugando.
server-refused-message-unknown = Este tipo de mensaje es desconocido.
server-refused-message-unreadable = No se puede leer el mensaje.
server-refused-message-too-long = Este mensaje es demasiado largo.
server-refused-body-too-long = La petición es demasiado grande.
server-refused-headers-too-large = Las cabeceras de la petición son demasiado grandes.
server-refused-body-unreadable = No se puede leer la petición ({ $place }).
server-refused-hello-first = El primer mensaje tiene que ser hello.
server-refused-version-unknown = La página está anticuada: vuelve a cargarla. Este servidor usa la versión { $version }.
server-refused-too-fast = Demasiadas peticiones. Espera un momento.
server-refused-over-budget = Tus peticiones han ocupado mucho tiempo al servidor. Espera unos segundos y vuelve a intentarlo.
server-refused-busy = El servidor está muy ocupado. Vuelve a intentarlo en un momento.
server-refused-too-many-sockets = Esta mesa está abierta en demasiadas pestañas. Cierra una.
server-refused-too-many-rooms = Demasiadas mesas nuevas desde aquí. Inténtalo más tarde.
server-refused-origin = Petición de otro sitio rechazada.
server-refused-closed-by-operator = El operador de este servidor ha cerrado esta mesa. Lo que se ha jugado se puede seguir viendo. { $reason }
server-refused-banned = El operador de este servidor ha excluido tu dirección hasta { $until }.
server-refused-not-operator = Eso solo puede hacerlo el operador de este servidor: la clave no es correcta.
server-refused-ban-unreadable = No es una dirección ni una red que se pueda excluir. Usa, por ejemplo, 203.0.113.7 o 2001:db8::/48; una red tiene al menos 8 bits, con IPv6 al menos 16.
server-refused-ban-spared = Es la máquina del servidor, un proxy de confianza o una red de confianza que comparten muchas personas. Allí no se excluye a nadie.
server-refused-ban-many = Ya hay demasiadas direcciones excluidas. Vuelve a admitir algunas o excluye una red.
server-refused-ban-unknown = Esta dirección no está excluida.
server-refused-push-off = Este servidor no envía mensajes a los navegadores.
server-refused-push-address = No es la dirección de un servicio push.
server-refused-store-unavailable = Ahora no se ha podido guardar. Inténtalo otra vez.
server-refused-not-found = En esta dirección no hay nada.
server-refused-method = Este método no se permite en esta dirección.
server-refused-request = Petición no válida.
server-refused-fault = Error interno del servidor.

## A legal move at a prepared table that does not reach the goal

server-goal-group = Está permitido, pero no forma una serie nueva.
server-goal-run = Está permitido, pero no forma una escalera nueva.
server-goal-tiles =
    { $count ->
        [one] Está permitido, pero el ejercicio pide { $count } ficha de tu atril.
       *[other] Está permitido, pero el ejercicio pide { $count } fichas de tu atril.
    }
server-goal-go-out = Está permitido, pero en tu atril quedan fichas.
server-goal-joker-freed = Está permitido, pero el comodín sigue en su sitio.
server-goal-joker-laid = Está permitido, pero el comodín sigue en tu atril.
server-goal-rack-points =
    { $points ->
        [one] Está permitido, pero las fichas de tu atril cuestan más de { $points } punto.
       *[other] Está permitido, pero las fichas de tu atril cuestan más de { $points } puntos.
    }
server-goal-time-out = Está permitido, pero aquí debes dejar que se acabe el tiempo.
server-goal-waits = Está permitido, pero aquí debes esperar: roba una ficha.
server-goal-keeps-place = Está permitido, pero guarda una ficha que puedas añadir a una combinación en tu próximo turno.
server-goal-joker-kept = Está permitido, pero baja una ficha y guarda el comodín.
server-goal-puzzle = Está permitido, pero no alcanza el objetivo. { $goal }

## Messages to a browser that is not at the table

server-push-turn =
    { $count ->
        [one] Te toca
       *[other] Te toca en { $count } mesas
    }
server-push-table = En la mesa con { $names }
server-push-nothing = Ya has jugado.

## La línea de órdenes

cli-help-serve = Iniciar el servidor: mesas para personas y ordenadores, en el navegador.
cli-option-serve-host = La dirección en la que escuchar; si no se indica, solo esta máquina (o TILERUMMY_HOST).
cli-option-serve-port = El puerto en el que escuchar; 0 toma uno libre (o TILERUMMY_PORT).
cli-option-serve-data = La carpeta en la que se guardan las partidas (o TILERUMMY_DATA).
cli-option-serve-database-url = Guardar las partidas en PostgreSQL: postgresql://… (o TILERUMMY_DATABASE_URL)
cli-option-serve-redis-url = Hacer que varios servidores trabajen juntos con Valkey: redis://… (o TILERUMMY_REDIS_URL)
cli-option-serve-trusted-proxies = Los proxies delante del servidor, por ejemplo 127.0.0.1,10.0.0.0/8 (o TILERUMMY_TRUSTED_PROXIES). Solo ellos pueden indicar la dirección de un cliente.
cli-option-serve-trusted-networks = Las direcciones y redes que comparten muchas personas, por ejemplo un club detrás de un solo router: cada dirección cuenta como cien (o TILERUMMY_TRUSTED_NETWORKS).
cli-option-serve-sockets-per-address = Cuántas conexiones de páginas puede tener abiertas una dirección (o TILERUMMY_SOCKETS_PER_ADDRESS).
cli-option-serve-rooms-per-address = Cuántas mesas puede abrir una dirección por hora (o TILERUMMY_ROOMS_PER_ADDRESS).
cli-option-serve-requests-per-address = Cuántas peticiones por minuto de una dirección pueden cambiar algo; puede leer veinte veces más a menudo (o TILERUMMY_REQUESTS_PER_ADDRESS).
cli-option-serve-public-path = La ruta con la que los navegadores ven el servidor, por ejemplo /rummy para https://example.org/rummy/ (o TILERUMMY_PUBLIC_PATH).
cli-option-serve-keep-closed = Después de cuántos días se borran las mesas cerradas; 0 las conserva (o TILERUMMY_KEEP_CLOSED). Véase tilerummy store export.
cli-option-serve-pause = Cuánto dura como mínimo la jugada de un ordenador, en milisegundos (o TILERUMMY_PAUSE).
cli-option-serve-push-contact = Avisar en el navegador a quien le toca; la dirección de correo o la página https del operador, para los servicios push (o TILERUMMY_PUSH_CONTACT).
cli-option-serve-imprint = Quién opera este servidor, al pie de la página de inicio: un enlace o un archivo de texto (o TILERUMMY_IMPRINT).
cli-option-serve-privacy = Qué pasa con los datos de las personas, en el mismo lugar: un enlace o un archivo de texto (o TILERUMMY_PRIVACY).
cli-option-serve-contact = Cómo contactar con el operador, en el mismo lugar: una dirección de correo, un enlace o un archivo de texto (o TILERUMMY_CONTACT).
cli-option-serve-offline = Una carpeta creada por tilerummy site: así las páginas pueden seguir jugando sin el servidor (o TILERUMMY_OFFLINE).
cli-serve-started = El servidor está en marcha: { $address }
cli-serve-network = En tu red: { $address }
cli-serve-network-unknown = No se ha encontrado la dirección de este dispositivo en su red. Búscala en los ajustes de red del sistema; el puerto es { $port }.
cli-serve-network-off = El servidor que ya está en marcha ({ $address }) solo es accesible desde este dispositivo. Detenlo con Ctrl-C donde se ejecuta y después inicia tilerummy play con --network.
cli-serve-table = Tu mesa: { $address }
cli-serve-running = Aquí ya hay una partida en marcha: { $address } Prepara otra mesa en esa página.
cli-serve-stop = Para detener el servidor, pulsa Ctrl-C.
cli-serve-port-taken = El puerto { $port } de { $host } ya está ocupado. Elige otro con --port.
cli-serve-folder-taken = Otro servidor ya usa la carpeta { $path } ({ $address }).
cli-serve-proxies-bad = No es una lista de direcciones o redes: { $text }. Usa, por ejemplo, 127.0.0.1,10.0.0.0/8.
cli-serve-public-path-bad = No es una ruta: { $text }. Usa, por ejemplo, /rummy, con letras, cifras y guiones.
cli-serve-push-contact-bad = No es un contacto: { $text }. Usa una dirección de correo o una dirección https.
cli-serve-notice-bad = No es un enlace ni un archivo de texto en UTF-8 de 20 000 bytes como máximo que el servidor pueda leer: { $text }. Usa https://…, una dirección de correo o la ruta de un archivo.
cli-serve-push-needs-package = --push-contact necesita los paquetes cryptography y httpx2: pip install cryptography httpx2
cli-serve-offline-bad = La carpeta { $path } no la ha creado tilerummy site, o le falta un archivo. Para crear una nueva: { $command } site CARPETA
cli-serve-offline-old = La carpeta { $path } la ha creado otra versión. Para volver a crearla: { $command } site { $path }
cli-serve-not-started = El servidor no ha podido arrancar: { $reason }.
cli-serve-database-unreachable = El servidor no ha podido arrancar: no hay conexión con la base de datos ({ $reason }). Comprueba que está en marcha, y la dirección y la contraseña en --database-url o los permisos de la carpeta en --data.
cli-serve-database-shared = El servidor no ha podido arrancar: otro servidor ya usa esta base de datos, y uno de los dos no tiene Valkey. Da --redis-url a los dos o detén el otro.
cli-serve-bus-unreachable = El servidor no ha podido arrancar: no hay conexión con Valkey ({ $reason }). Comprueba que está en marcha, y la dirección y la contraseña en --redis-url.
cli-serve-schema-newer = El servidor no ha podido arrancar: una versión más nueva de tilerummy escribió esta base de datos (esquema { $found }, esta versión conoce { $known }). Instala la versión más nueva o restaura una copia anterior.
cli-serve-database-broken = El servidor no ha podido arrancar: la base de datos está dañada ({ $reason }). Restaura una copia en una base vacía: { $command } store restore ARCHIVO.
cli-help-store = Hacer o restaurar una copia de las partidas de un servidor, o exportarlas.
cli-argument-action = backup lo escribe todo en un archivo, también con el servidor en marcha; restore lo lee en una base vacía; export escribe el registro de cada mesa cerrada en una carpeta.
cli-argument-path = El archivo de la copia, o la carpeta de los registros.
cli-option-store-data = La carpeta de las partidas (o TILERUMMY_DATA).
cli-option-store-database-url = En su lugar, la base PostgreSQL: postgresql://… (o TILERUMMY_DATABASE_URL)
cli-store-done =
    { $count ->
        [one] { $count } mesa: { $path }
       *[other] { $count } mesas: { $path }
    }
cli-store-used = Partidas: { $place }
cli-store-no-matches = En { $place } no hay partidas. Indica el lugar con --data o --database-url, como para el servidor.
cli-store-unusable = La base de datos no se puede usar: { $reason }.
cli-store-in-use = Un servidor está usando { $place }. Detenlo primero.
cli-store-schema-newer = Una versión más nueva de tilerummy escribió esta base de datos (esquema { $found }, esta versión conoce { $known }). Usa la versión más nueva.
cli-store-not-empty = En { $place } ya hay partidas. Una copia solo se puede restaurar en un lugar vacío.
cli-store-not-a-backup = No es una copia de tilerummy: { $path }. No se ha cambiado nada.
cli-store-backup-damaged = La copia está incompleta o dañada: { $path }. No se ha cambiado nada. Vuelve a copiarla o toma una anterior.
cli-store-backup-other = Otra versión de tilerummy escribió la copia { $path }. No se ha cambiado nada. Instala esa versión.
cli-store-room-unreadable = La mesa { $room } no se puede leer y se ha omitido.
