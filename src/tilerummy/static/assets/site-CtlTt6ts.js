var e=`site-loading = El juego se está preparando…
site-fault = El juego no ha podido empezar en este navegador.
site-again = Intentar de nuevo
site-storage = Lo que guarda este navegador
site-storage-help = Las mesas, las hojas de puntos y los ajustes solo se guardan en este navegador. Un archivo los pone a salvo o los lleva a otro dispositivo.
site-export = Guardar todo en un archivo
site-import = Leer un archivo
site-import-sure = Esto sustituye todo lo que guarda este navegador. ¿Continuar?
site-import-yes = Sustituir todo
site-import-bad = Este archivo no es de aquí o está dañado. No se ha cambiado nada.
site-clear = Borrar todo
site-clear-sure = ¿Borrar todas las mesas, hojas de puntos y ajustes de este navegador? No se puede deshacer.
site-clear-yes = Sí, borrar todo
site-cancel = Cancelar
site-friends = Para jugar con amigos en otro lugar hace falta un servidor
site-friends-help = Aquí juegas sin servidor, en este dispositivo. Para jugar con personas en otros dispositivos, abre la página de un servidor. Si conoces uno, escribe su dirección.
site-address = Dirección del servidor
site-address-go = Abrir este servidor
site-address-bad = No es la dirección de una página web: empieza por https:// o http://.
site-offline = Jugar sin conexión
site-offline-help = Este navegador guarda entonces todo el juego (unos 35 MB). Puedes jugar contra el ordenador sin el servidor, y una mesa en la que juegas a solas continúa aquí si se pierde la conexión. Para eso el navegador guarda también una copia de esa mesa, con todas sus fichas.
site-offline-loading = Cargando el juego …
site-offline-ready = Hecho: esta página también se abre sin conexión.
site-offline-none = Este servidor no ofrece el juego sin conexión.
site-offline-insecure = Este navegador no guarda nada para esta página. Hay que abrirla con https.
site-offline-failed = No se ha podido cargar el juego completo.
site-offline-sure =
    { $count ->
        [one] Una mesa se guarda solo en este dispositivo. No podrás abrirla hasta que vuelvas a activar esta opción.
       *[other] { $count } mesas se guardan solo en este dispositivo. No podrás abrirlas hasta que vuelvas a activar esta opción.
    }
site-offline-off = Desactivar
site-here = Estás jugando en este dispositivo, sin el servidor. Las mesas de aquí se guardan solo en este dispositivo.
site-here-offline = No hay conexión con el servidor. Estás jugando en este dispositivo, y las mesas que abras ahora se guardan solo aquí.
site-here-again = Probar otra vez con el servidor
site-here-server = Ir a las mesas del servidor
site-here-tables =
    { $count ->
        [one] Una mesa se guarda solo en este dispositivo.
       *[other] { $count } mesas se guardan solo en este dispositivo.
    }
site-here-show = Ver las mesas de este dispositivo
site-lost = No se puede conectar con el servidor. Si sigues aquí, la mesa continúa solo en este dispositivo.
site-lost-older = En la copia de aquí pueden faltar las últimas jugadas.
site-lost-go = Seguir aquí
site-lost-table = No se puede conectar con el servidor, y esta mesa lo necesita. Mientras tanto puedes jugar a otra cosa aquí.
site-lost-start = Jugar en este dispositivo
cli-help-site = Escribe todo el juego en una carpeta para cualquier servidor web: no necesita servidor propio y funciona sin red.
cli-argument-folder = La carpeta que se escribe. Tiene que ser nueva, estar vacía o contener un sitio anterior.
cli-site-downloading = Descargando Python para navegadores y sus paquetes…
cli-site-writing = Escribiendo el sitio…
cli-site-done = El sitio está en { $path } ({ $size } MB). Para probarlo: { $command }
cli-site-npm-unreachable = No se ha podido descargar Pyodide ({ $reason }). Conéctate a la red o indica otro registro npm en npm_config_registry o .npmrc.
cli-site-index-unreachable = No se han podido descargar los paquetes ({ $reason }). Conéctate a la red o indica otro índice en PIP_INDEX_URL o pip.conf.
cli-site-hash-wrong = { $name }: lo descargado no es aquello con lo que se hizo esta versión. No se ha escrito nada.
cli-site-node-missing = Hace falta Node 20 o posterior, con npm: descarga Python para navegadores y compila el código.
cli-site-not-a-folder = { $path } es un archivo, no una carpeta.
cli-site-folder-in-use = La carpeta { $path } contiene otra cosa: { $file }. Elige una carpeta nueva o vacía.
cli-site-no-page = Esta copia no tiene una página construida. Ejecuta: python3 tools/build_web.py
`;export{e as default};