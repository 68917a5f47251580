### Il livello di un giocatore (`rate`), e perché un computer ha giocato così. Vedi en/computers.ftl.

cli-help-rate = Valuta i giocatori di una registrazione: quanto della calata migliore hanno calato, e il loro livello.
cli-rate-head-player = Giocatore
cli-rate-head-level = Livello
cli-rate-head-accuracy = Precisione
cli-rate-head-turns = Turni
cli-rate-head-chances = Calata possibile
cli-rate-head-tiles = Tessere mancate
cli-rate-head-points = Punti mancati
cli-rate-head-waits = Attese
cli-rate-note = Livello: il computer che gioca nel modo più simile, da 1 a 8, con l’intervallo che lo contiene al 90 %. Precisione: la parte della calata migliore che è stata calata.
cli-rate-few = Dove c’è solo un intervallo, i turni sono troppo pochi per indicare un livello.
cli-rate-nobody = Nessun turno si può valutare: i leggii sono nascosti, o nessuno ha giocato.
cli-help-review = Analizza ogni turno di una registrazione: la probabilità di vincere che è costato.
cli-review-head-turn = Turno
cli-review-head-said = Analisi

## Motivi

why-out = Poteva calare tutto il leggio.
why-first-lay = Fa la sua apertura appena può.
why-small-first-lay = Fa la sua apertura con meno tessere possibile e tiene le altre per dopo.
why-first-lay-joker = Nel mazzo restano poche tessere, quindi usa un jolly per la sua apertura.
why-no-first-lay = Non ha trovato un’apertura.
why-no-first-lay-joker = Ha tenuto il jolly: finché il mazzo basta, non lo usa per la sua apertura.
why-most-tiles = Ha calato ogni tessera per cui ha trovato un posto.
why-most-points = Il mazzo è vuoto, quindi ha calato più punti possibile.
why-nothing = Non ha trovato niente da calare.
why-keeps-joker = Ha tenuto un jolly per chiudere più tardi.
why-waits = Poteva calare tessere, ma ha aspettato: le tessere sul tavolo aiutano gli altri.
why-half = Ha calato la metà più alta delle sue tessere e tenuto le altre per dopo.
why-danger = Ha calato adesso perché un altro giocatore potrebbe chiudere presto.
why-short-pool = Nel mazzo restano poche tessere, quindi ha calato quello che poteva.
why-pool-empty = Il mazzo è vuoto, quindi ha calcolato fino alla fine.
why-no-winner = Il mazzo è vuoto e avere pochi punti non fa vincere, quindi non ha calato niente che aiuti gli altri.
why-collects = Raccoglie tessere finché può calarle tutte insieme.
why-best-chance = Tra tutto ciò che è possibile qui, è la mossa più promettente.
