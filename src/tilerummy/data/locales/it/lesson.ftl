### The texts of the lessons: a title and a text for each step of data/lessons.toml.

## The first lesson

lesson-first-1-title = Lo scopo: calare tutte le tessere
lesson-first-1 = Vince chi cala la sua ultima tessera. Tre o quattro tessere dello stesso numero, di colori diversi, sono un gruppo: trascina i tuoi tre dieci segnati sul tavolo, oppure toccali e poi tocca il tavolo. L’apertura richiede { $points } punti; questi bastano. Poi termina il turno.
lesson-first-2-title = Una scala
lesson-first-2 = Tre o più tessere di un colore con numeri che si susseguono sono una scala. Cala il 4, il 5 e il 6.
lesson-first-3-title = Aggiungere
lesson-first-3 = Dopo la tua apertura puoi aggiungere tessere a ogni fila sul tavolo, chiunque l’abbia calata. Dove vanno il tuo 7 e il tuo 10?
lesson-first-4-title = Trasformare
lesson-first-4 = Puoi trasformare tutto il tavolo, purché alla fine del turno ogni fila sia di nuovo valida. Prendi l’8 rosso alla fine della sua scala: con i tuoi due 8 è un gruppo.
lesson-first-5-title = Il jolly
lesson-first-5 = Un jolly sostituisce qualsiasi tessera. Calalo tra l’11 e il 13. Se alla fine è ancora sul tuo leggio, costa molti punti.
lesson-first-6-title = Riprendere il jolly
lesson-first-6 = Il tuo 12 è la tessera che il jolly sostituisce. Mettilo in quella scala e prendi il jolly: con i tuoi due 3 è un nuovo gruppo.
lesson-first-7-title = Non va niente?
lesson-first-7 = Pesca una tessera. Così finisce il turno.
lesson-first-8-title = Chiudere
lesson-first-8 = Chi cala l’ultima tessera vince la partita; gli altri contano quelle rimaste. La tessera pescata è quella giusta: cala tutte e tre.
lesson-first-9-title = Hai chiuso!
lesson-first-9 = Il gioco è tutto qui. Ogni scatola ha in più le sue regole; il tavolo ti avvisa prima che tu lasci una tessera.
