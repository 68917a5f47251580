var e=`navigator-instead-setup = Esta regla decide cómo se empieza. Ninguna jugada depende de ella, así que no hay posición que mostrar.
navigator-instead-score = Esta regla decide el final o el recuento. Ninguna jugada depende de ella, así que no hay posición que mostrar.
navigator-instead-turn = Esta regla decide si el turno sigue después de robar. Donde no sigue, le toca enseguida al jugador siguiente y no hay jugada que rechazar.
navigator-instead-same = Aquí todas las ediciones y sus variantes coinciden, así que ninguna posición muestra una diferencia.
navigator-page = Comparar las reglas
navigator-intro = Lo que dicen los reglamentos impresos, regla por regla, con nuestras palabras. Debajo de cada valor está su origen.
navigator-loading = Las reglas están en camino…
navigator-search = Buscar una palabra
navigator-differ = Solo las diferencias
navigator-choose = Ediciones
navigator-one-each = Una por reglamento
navigator-all = Todas
navigator-sheet = Reglamento { $sheet }
navigator-rule = Regla
navigator-found =
    { $count ->
        [one] { $count } regla
       *[other] { $count } reglas
    }
navigator-none = Ninguna regla coincide con la búsqueda y las ediciones elegidas.
navigator-clear = Mostrar todas las reglas
navigator-no-effect = aquí no tiene efecto, porque los turnos no tienen límite de tiempo
navigator-every-rule = Todas las reglas
navigator-previous = Regla anterior
navigator-next = Regla siguiente
navigator-agree = Todas las ediciones coinciden.
navigator-values =
    { $count ->
        [one] { $count } valor
       *[other] { $count } valores distintos
    }
navigator-your-table = tu mesa
navigator-offered = Variantes con otro valor
navigator-example = Una jugada, dos veredictos
navigator-before = Antes de la jugada
navigator-after = Después de la jugada
navigator-rack = En el atril
navigator-allowed = Permitida
navigator-refused = Rechazada
navigator-notation = En notación TRN
`;export{e as default};