var e=`web-invited = { $name } te invita a jugar al rummy con fichas
web-invited-game = Baja tus fichas en escaleras y series. Gana quien cierra primero.
web-join-title = Hay un puesto libre para ti
web-name-missing = Escribe tu nombre. Los demás lo verán en la mesa.
web-waiting-title =
    { $count ->
        [one] Falta { $count } persona
       *[other] Faltan { $count } personas
    }
web-all-here = Ya estáis todos
web-invite-help =
    { $unit ->
        [game] Quien abra este enlace puede sentarse. El juego empieza cuando todos los puestos están ocupados.
       *[round] Quien abra este enlace puede sentarse. La ronda empieza cuando todos los puestos están ocupados.
    }
web-invite-link-help = Quien abra este enlace puede ocupar un puesto.
web-wait-for-host = La partida empieza cuando { $name } la inicia.
web-start-now = Empezar ahora
web-fill-level = Nivel de los ordenadores para los puestos libres
web-fill-and-start = Completar con ordenadores y empezar
web-start-without = Empezar sin los puestos libres
web-remove = Quitar
web-remove-sure = ¿Quitar a { $name } de la mesa?
web-remove-only = Quitar, puede volver
web-remove-block = Quitar y bloquear
web-change-table = Cambiar la mesa
web-saved = Guardado
web-youngest = Empieza el más joven. ¿Quién es?
`;export{e as default};