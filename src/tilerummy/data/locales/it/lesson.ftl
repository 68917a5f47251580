### The texts of the lessons (data/lessons.toml). $points are needed for a first lay, $penalty is the cost of a joker that is
### left on a rack, $drawn counts the tiles drawn after a time-out, $seconds are those of a turn. In figures $rounds were played
### between computers, and $won of 100 were won by the one that follows the advice.

## Parts of the course, and what is marked

lesson-part-basics = Le basi
lesson-part-rearranging = Trasformare il tavolo
lesson-part-jokers = I jolly
lesson-part-round = L’orologio e i punti
lesson-part-strategy = Strategia
lesson-help-tiles = Le tessere sono segnate.
lesson-help-melds = Ora sono segnate solo le combinazioni che cambiano.
lesson-help-tile = Ora è segnata una sola tessera.
lesson-help-none = Ora non è segnato nulla.

## The first lesson

lesson-first-title = Come si gioca
lesson-first = Lo scopo, il gruppo e la scala, aggiungere, i jolly e la chiusura, in otto piccoli passi.
lesson-first-1-title = Lo scopo: calare tutte le tessere
lesson-first-1 = Vince chi cala la sua ultima tessera. Tre o quattro tessere dello stesso numero, di colori diversi, sono un gruppo: trascina i tuoi quattro dieci segnati sul tavolo, oppure toccali e poi tocca il tavolo. L’apertura richiede { $points } punti; questi bastano. Poi termina il turno.
lesson-first-2-title = Una scala
lesson-first-2 = Tre o più tessere di un colore con numeri che si susseguono sono una scala. Cala il 4, il 5 e il 6.
lesson-first-3-title = Aggiungere
lesson-first-3 = Dopo la tua apertura puoi aggiungere tessere a ogni fila sul tavolo, chiunque l’abbia calata. Dove vanno il tuo 7 e il tuo 13?
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

## The others: a title, what to do, and what is said when it is done

lesson-group-title = Il gruppo
lesson-group = Un gruppo è fatto di tre o quattro tessere dello stesso numero, di colori diversi. Cala il tuo gruppo più grande.
lesson-group-done = In un gruppo nessun colore compare due volte.
lesson-run-title = La scala
lesson-run = Una scala è fatta di tre o più numeri consecutivi di un colore. Cala la tua scala più lunga.
lesson-run-done = L’1 è sempre il più basso: dopo il 13 non viene nulla.
lesson-first-lay-title = L’apertura
lesson-first-lay = L’apertura richiede { $points } punti con le tessere del tuo leggio. Calale.
lesson-first-lay-done = Più combinazioni si sommano, e un jolly vale la tessera che sostituisce.
lesson-lay-off-title = Aggiungere
lesson-lay-off = Dopo l’apertura puoi aggiungere tessere a ogni combinazione sul tavolo. Aggiungine più che puoi.
lesson-lay-off-done = Non importa chi ha calato una combinazione.
lesson-fourth-title = Prendere la quarta tessera
lesson-fourth = Un gruppo di quattro può cedere una tessera. Prendine una e cala una nuova scala con le tue.
lesson-fourth-done = Al gruppo restano tre tessere, quindi è ancora valido.
lesson-shift-title = Spostare una scala
lesson-shift = Aggiungi una tessera a un’estremità di una scala e prendi quella all’altra estremità per un nuovo gruppo.
lesson-shift-done = La scala si è spostata di un numero.
lesson-split-title = Dividere una scala
lesson-split = Una scala lunga può diventare due. Metti la tua seconda tessera uguale nel mezzo.
lesson-split-done = La tua tessera chiude una scala o comincia l’altra.
lesson-combined-split-title = Divisione combinata
lesson-combined-split = Prendi una tessera da una scala e, con quella e la tua, ricava due gruppi da uno.
lesson-combined-split-done = Due combinazioni hanno ceduto tessere, e tutto è ancora valido.
lesson-multiple-split-title = Divisione multipla
lesson-multiple-split = Trasforma più scale in gruppi, così che tutte le tue tessere adatte trovino posto.
lesson-multiple-split-done = Quando si muove tutto, conta prima le tessere di ogni numero.
lesson-joker-title = Calare un jolly
lesson-joker = Un jolly sostituisce qualsiasi tessera. Cala il tuo.
lesson-joker-done = Sul tuo leggio sarebbe costato { $penalty } punti alla fine.
lesson-exchange-title = Scambiare un jolly
lesson-exchange = Metti la tessera che un jolly sostituisce al suo posto, e usa il jolly in una nuova combinazione.
lesson-exchange-done = In un gruppo di tre un jolly sostituisce l’uno o l’altro colore mancante.
lesson-joker-new-title = Il jolly forma qualcosa di nuovo
lesson-joker-new = Secondo questo regolamento un jolly liberato deve entrare in una nuova combinazione. Liberalo.
lesson-joker-new-done = Aggiungerlo a una combinazione del tavolo non sarebbe stato permesso.
lesson-joker-other-title = Il jolly va in un’altra combinazione
lesson-joker-other = Secondo questo regolamento un jolly liberato deve andare in un’altra combinazione, anche del tavolo. Liberalo.
lesson-joker-other-done = Nella stessa combinazione non può tornare.
lesson-joker-anywhere-title = Il jolly va ovunque
lesson-joker-anywhere = Secondo questo regolamento un jolly liberato può andare ovunque, anche di nuovo nella sua scala. Liberalo.
lesson-joker-anywhere-done = È permesso ogni posto in cui forma una combinazione.
lesson-joker-table-title = Una tessera del tavolo per il jolly
lesson-joker-table = Secondo questo regolamento la tessera al posto del jolly può venire dal tavolo. Libera il jolly per una nuova combinazione.
lesson-joker-table-done = Devi comunque calare almeno una tessera dal tuo leggio.
lesson-joker-rack-title = Una tessera del leggio per il jolly
lesson-joker-rack = Secondo questo regolamento solo una tessera del tuo leggio può sostituire un jolly. Libera il jolly per una nuova combinazione.
lesson-joker-rack-done = La stessa tessera presa dal tavolo non sarebbe stata permessa.
lesson-joker-rest-title = Prendere un jolly senza scambio
lesson-joker-rest = Secondo questo regolamento puoi prendere un jolly se il resto è ancora valido. Usalo in una nuova combinazione.
lesson-joker-rest-done = In quasi tutte le altre scatole devi mettere la tessera giusta al suo posto.
lesson-joker-whole-title = Una combinazione con un jolly resta intera
lesson-joker-whole = Secondo questo regolamento non si prendono tessere da una combinazione con un jolly. Cala due tessere senza farlo.
lesson-joker-whole-done = Puoi sempre aggiungere tessere o scambiare il suo jolly.
lesson-joker-25-title = Un jolly vale 25
lesson-joker-25 = Secondo questo regolamento un jolly vale 25 punti nell’apertura, qualunque tessera sostituisca. Arriva a { $points } punti.
lesson-joker-25-done = Perciò un jolly aiuta di più accanto a numeri bassi.
lesson-clock-title = L’orologio
lesson-clock = Secondo questo regolamento un turno dura al massimo { $seconds } secondi. Cala due tessere prima che il tempo scada.
lesson-clock-done = Hai finito il turno in tempo.
lesson-clock-2 = Ora smonta una combinazione, lasciala incompleta e aspetta che il tempo scada.
lesson-clock-2-done = Ciò che è incompleto torna a posto, e peschi { $drawn } tessere. Dopo un turno senza cambiamenti ne peschi una.
lesson-clock-3 = Lo stesso tavolo con un altro regolamento: completa una combinazione, lasciane una incompleta e aspetta.
lesson-clock-3-done = Secondo questo regolamento le combinazioni complete restano, e le tue tessere sciolte tornano sul leggio.
lesson-score-title = I punti
lesson-score = Cala le tue ultime tessere. Ciò che resta sui leggii degli altri sono i tuoi punti.
lesson-score-done = Chi vince riceve quello che tutti gli altri perdono.
lesson-score-2 = All’altro giocatore resta una tessera. Cala quella che ti costerebbe di più.
lesson-score-2-done = Un jolly rimasto sul leggio costa { $penalty } punti secondo questo regolamento.
lesson-score-3 = Ogni tessera rimasta sul tuo leggio costa tanti punti quanto il suo numero. Tieni il meno possibile.
lesson-score-3-done = Cala prima i numeri alti, se qualcuno può chiudere presto.

## Strategy

lesson-hold-back-title = Aspettare
lesson-hold-back = Le tessere sul tavolo servono a tutti, quelle sul leggio solo a te. A volte è meglio pescare.
lesson-hold-back-1 = Il tuo 6 rosso si può calare. Ma ciò che cali serve anche agli altri. Questa volta tienilo: pesca una tessera.
lesson-hold-back-1-done = Con il tuo 6 sul tavolo, l’altro giocatore avrebbe potuto chiudere subito con il 7 e l’8.
lesson-hold-back-2 = L’altro giocatore ha calato un gruppo. Ora tutte le tue tessere hanno un posto: calale.
lesson-hold-back-2-done = Un turno di attesa, e hai chiuso.
lesson-hold-back-2-figure = In { $rounds } partite fra due computer uguali, quello che aspettava fino a cinque turni ne ha vinte { $won } su 100.
lesson-keep-fourth-title = Tenere la quarta tessera
lesson-keep-fourth = Per una combinazione bastano tre tessere. Se tieni la quarta, nel prossimo turno hai una tessera da calare.
lesson-keep-fourth-1 = Cala solo tre dei tuoi sette e tienine uno per il prossimo turno.
lesson-keep-fourth-1-done = Nel prossimo turno il suo posto è ancora libero, se nessuno lo occupa prima.
lesson-keep-fourth-2 = È di nuovo il tuo turno, e nient’altro va bene. Cala la tessera che hai tenuto invece di pescarne una.
lesson-keep-fourth-2-done = Hai una tessera in meno, non una in più.
lesson-keep-fourth-3 = Lo stesso con una scala: cala tre tessere e tienine una che va a un’estremità.
lesson-keep-fourth-3-done = Una tessera in mezzo alla scala non può aspettare, una all’estremità sì.
lesson-keep-fourth-3-figure = In { $rounds } partite fra due computer uguali non ha fatto differenza: quello che teneva sempre la quarta tessera ne ha vinte { $won } su 100.
lesson-keep-joker-title = Il jolly: tenerlo o calarlo?
lesson-keep-joker = Un jolly fa trovare posto alle tue ultime tessere. Ma se un altro chiude prima di te, costa { $penalty } punti.
lesson-keep-joker-1 = Gli altri hanno ancora molte tessere. Cala una tessera, ma non il jolly.
lesson-keep-joker-1-done = Il jolly ti aiuterà quando ti resteranno poche tessere.
lesson-keep-joker-1-figure = In { $rounds } partite fra due computer uguali, quello che teneva i suoi jolly ne ha vinte { $won } su 100.
lesson-keep-joker-2 = All’altro giocatore resta una tessera. Ora il jolly è un rischio: calalo.
lesson-keep-joker-2-done = Sul leggio sarebbe costato { $penalty } punti, se l’altro giocatore avesse chiuso.
lesson-keep-joker-2-figure = È prudente, ma non più forte: in { $rounds } partite fra due computer che tengono i jolly, quello che li calava verso la fine ne ha vinte { $won } su 100.
lesson-shed-points-title = Verso la fine
lesson-shed-points = Quando a qualcuno restano poche tessere, i numeri alti sul tuo leggio sono un rischio. Come restare con pochi punti.
lesson-shed-points-1 = All’altro giocatore resta una tessera. Il tuo jolly va bene in due scale: scegli quella che ti lascia meno punti.
lesson-shed-points-1-done = I numeri alti sono stati calati, e i due bassi costano solo 3 punti.
lesson-shed-points-2 = All’altro giocatore restano due tessere. Per prudenza non aspettare più: cala tutto ciò che puoi.
lesson-shed-points-2-done = Sul tuo leggio resta solo il 2.
lesson-shed-points-2-figure = È prudente, ma non più forte: in { $rounds } partite fra due computer che aspettano, quello che verso la fine calava tutto il possibile ne ha vinte { $won } su 100.
