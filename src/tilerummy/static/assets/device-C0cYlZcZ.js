var e=`device-names = Los otros jugadores en este dispositivo
device-help = Después de cada turno os pasáis el dispositivo. Cada cual ve solo su propio atril.
device-name = Nombre del jugador { $number }
device-give = Pasa el dispositivo a { $name }
device-i-am = Soy { $name }
device-covered = Todos los atriles están tapados.
device-clock = Mientras tanto, el reloj está parado.
device-leave-who = ¿Quién se va?
device-leave-all = todos
device-leave-sure = ¿Se va de verdad { $name }? Los demás siguen y un ordenador puede jugar en su puesto.
device-leave-sure-all = ¿Os vais todos de verdad? La mesa se cerrará.
device-again = { $name } vuelve a jugar
`;export{e as default};