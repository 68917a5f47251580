### Che cosa dicono di sé le edizioni. «basis-» dice da dove viene un valore, «-brief» lo stesso in una tabella; «variant-» è il
### nome di una variante; «note-» è un’osservazione; «edition-page-» serve alle pagine di docs.

## Da dove viene un valore

basis-stated = scritto
basis-implied = sottinteso
basis-read = lettura nostra, il regolamento ne permette due
basis-default = scelta nostra, il regolamento non lo dice
basis-offered = offerto dal regolamento
basis-reading = un’altra lettura del regolamento
basis-house = regola della casa
basis-stated-brief = scritto
basis-implied-brief = sottinteso
basis-read-brief = lettura nostra
basis-default-brief = scelta nostra
basis-offered-brief = variante
basis-reading-brief = lettura
basis-house-brief = regola della casa
edition-other-reading = L’altra lettura: { $variant }.
edition-no-other-reading = L’altra lettura non è offerta.
edition-variants-listed = Varianti: { $names }

## Varianti

variant-hand = Chiudere di mano
variant-discard-pile = Pila degli scarti
variant-open-last-tile = Ultima tessera scoperta
variant-joker-colour = Jolly colorati
variant-two-jokers = Due jolly su quattro
variant-souvenir = Tessere ricordo come jolly in più
variant-souvenir-instead = Tessere ricordo al posto dei jolly
variant-four-jokers = Quattro jolly, come stampato
variant-keep-three = Tre tessere restano, alla lettera
variant-rack-only = Tessera per il jolly solo dal leggio
variant-other-meld = Jolly liberato solo in un’altra combinazione
variant-free-joker = Jolly liberato trasformando il tavolo
variant-joker-groups-only = Le combinazioni con un jolly si possono dividere
variant-same-turn = Tavolo utilizzabile già nel turno dell’apertura
variant-any-player = Una sola apertura per tutti
variant-wait = La tessera pescata deve aspettare
variant-all-loose = Tutte le tessere sciolte a chi è di turno
variant-on-failed-draw = Mazzo vuoto: si gioca finché non manca una tessera
variant-difference = Partita bloccata: solo la differenza

## Osservazioni sulla scatola e sull’inizio

note-colours-from-example = I colori vengono dall’esempio di un gruppo; da 1 a 13 due volte risulta dal totale di 104 tessere.
note-colours-in-examples = I colori indicati sono quattro; solo gli esempi mostrano quali.
note-four-jokers-printed = Sono stampati quattro jolly, ma 106 tessere di cui 104 numerate ne lasciano due, e le altre lingue dicono due.
note-with-108-tiles = Il gioco ha allora 108 tessere.
note-seats-from-games = Il numero di partite è indicato per due, tre e quattro giocatori.
note-four-racks = Il numero di giocatori non è indicato; nella scatola ci sono quattro leggii.
note-joker-colour-silent = Il colore stampato su un jolly non conta.
note-joker-any-colour = Un jolly può avere qualsiasi colore.
note-one-joker-per-colour = Un jolly sostituisce solo tessere del suo colore; supponiamo un jolly per ogni colore.
note-lot-in-french = Solo il testo francese indica come.
note-lot-no-method = Si sceglie chi comincia, ma non è detto come; tiriamo a sorte, come nelle altre lingue.
note-lot-is-fair = Tirare a sorte è equo e non richiede altre regole.
note-joker-or-tie-redraw = Dopo un jolly o in caso di parità gli interessati pescano di nuovo; il regolamento non risolve la parità.
note-clockwise-usual = Come nella maggior parte dei regolamenti.
note-souvenirs-instead = Le tessere ricordo prendono il posto dei jolly; il resto non cambia.

## Osservazioni sull’apertura

note-minimum = Un minimo, non una somma esatta.
note-forty-minimum = Il testo chiede una somma di 40; la leggiamo come un minimo, come dice il testo francese.
note-whatever-tile = Qualunque tessera sostituisca.
note-only-at-the-end = Un jolly vale 25 solo sul leggio, alla fine.
note-rearranging-at-once = È scritto per l’aggiunta di tessere; che si possa subito anche trasformare il tavolo è una scelta nostra.
note-rearranging-follows = È scritto per l’aggiunta di tessere; per trasformare il tavolo ne consegue.
note-as-soon-as-opened = Il diritto comincia appena l’apertura è sul tavolo.
note-later-turns = I testi tedesco e inglese parlano di turni successivi; le altre lingue non dicono quando.
note-later-turns-english = Il tavolo si può usare nei turni successivi.
note-one-opening-for-all = Alla lettera basta un’apertura per tutti; le altre lingue ne chiedono una a ciascuno.
note-drawn-tile-opens = Deve aspettare solo chi non arriva a 40 nemmeno dopo aver pescato; nelle altre lingue aspettano tutti.
note-wait-as-others = Come nelle altre lingue; questo testo è probabilmente tradotto male.
note-turn-passes = Dopo aver pescato, il turno passa.
note-lay-or-draw = In un turno si cala o si pesca.
note-as-other-columns = Come nelle altre due lingue del regolamento.

## Osservazioni sul tavolo e sui jolly

note-three-stay = Chi prende solo una parte di una combinazione deve lasciarne tre tessere; ma si possono prendere tutte, quindi qui conta solo il risultato.
note-three-stay-example = Di ogni combinazione restano tre tessere: riguarda il risultato, perché l’esempio del regolamento ne lascia solo due delle vecchie.
note-exchange-offered = È descritto solo lo scambio; che un jolly non si liberi in altro modo è una lettura nostra.
note-joker-like-any-tile = Per trasformare il tavolo si possono togliere tessere, e il jolly è una di loro.
note-free-any-way = Scambiando, aggiungendo o dividendo, purché restino combinazioni valide.
note-another-player = Il regolamento permette a «un altro giocatore» di scambiare il jolly; qui può farlo chiunque in un turno successivo, perché una posizione non ricorda chi l’ha calato.
note-player-has-tile = Bisogna avere la tessera, quindi viene dal leggio.
note-tile-from-anywhere = Non è detto da dove viene la tessera; poiché tutte le tessere del tavolo si possono usare per trasformarlo, può venire anche da lì.
note-elsewhere = Un jolly liberato si usa altrove; qui vale anche un altro posto nella stessa combinazione.
note-new-if-none-whole = Una combinazione è nuova se nessuna combinazione del tavolo vi è entrata per intero; un jolly liberato può quindi tornare a ciò che resta del suo stesso gruppo, se ne è stata tolta una tessera.
note-joker-keeps-place = Un jolly che mantiene posto e significato non disturba.
note-joker-groups = I gruppi con un jolly non si dividono; poiché un gruppo è troppo corto per dividerlo, lo riferiamo a ogni combinazione, che può solo crescere.
note-groups-cannot-be-divided = Se si intendono solo i gruppi di numeri uguali, la frase non vieta nulla, e da ogni combinazione si possono prendere tessere.
note-example-splits = Un esempio divide una scala con un jolly.

## Osservazioni sul tempo

note-no-limit = Il regolamento non ha limiti di tempo.
note-only-with-timer = Il regolamento non ha limiti di tempo; conta solo se ne aggiungi uno.
note-limit-for-rearranging = Il limite è scritto per quando si trasforma il tavolo: l’orologio parte con il primo cambiamento di una combinazione del tavolo e corre fino alla fine del turno, anche se la combinazione viene rimessa a posto.
note-pool-clause = Le tessere che nessuno sa rimettere a posto andrebbero nel mazzo; un programma sa sempre rimetterle.
note-valid-melds-stay = Si prendono solo le tessere fuori dalle combinazioni valide.
note-also-table-tiles = Anche le tessere che vengono dal tavolo.
note-own-tiles-return = Tutto torna al suo posto, le tue tessere sul leggio.
note-taken-back-or-kept = Riprendere o tenere riguarda, per noi, le tue tessere; quelle del tavolo tornano in una combinazione che le accoglie, e solo altrimenti a te.
note-no-penalty = Non è scritta nessuna penalità.
note-idle-draws-one = Chi a tempo scaduto non ha calato né preso tessere ne pesca una.

## Osservazioni sulla fine e sul torneo

note-pool-used-up = Quando il mazzo è esaurito la partita finisce in parità; leggiamo: subito, dopo il turno che ha preso l’ultima tessera.
note-when-all-pass = Il regolamento non dice che cosa succede quando il mazzo è vuoto. Qui si può passare; se tutti passano uno dopo l’altro, la partita finisce in parità.
note-all-pass = Che nessuno possa più calare si legge così: tutti passano uno dopo l’altro.
note-as-sheet-002 = Come nel regolamento affine 002, in inglese.
note-drawn-without-scores = Ogni lingua lo dice a modo suo; tutte intendono una partita che finisce in parità, senza punti.
note-drawn-scores-nothing = Una partita finita in parità non dà punti.
note-blocked-general-rule = Il regolamento dice chi vince, ma non di quanto; contiamo come sempre il leggio intero.
note-as-in-english = Come nel testo inglese.
note-sample-adds-up = La tabella d’esempio somma le partite.
note-points-add-up = I punti positivi e negativi si possono solo sommare.
note-starter-rotates = L’inizio passa al giocatore seguente, così ciascuno comincia una volta in tante partite quanti sono i giocatori.
note-new-setup = La partita successiva riprende tutti i preparativi.
note-new-setup-english = Nei nuovi preparativi si pesca anche per l’inizio, come nel testo inglese.

## Osservazioni sulle varianti

note-variant-off = Il regolamento la offre come variante; vale solo se la scegli.
note-no-hand = Il regolamento non premia chi cala tutto in una volta.
note-no-open-tile = Il regolamento non ha tessere scoperte nel mazzo.
note-no-waiver = La variante non dispensa dai punti per aprire.
note-hand-with-waiver = Chi non ha ancora calato e vuota il leggio in un solo turno con combinazioni proprie raddoppia i punti e non ha bisogno del minimo per aprire.
note-hand-without-waiver = Chi non ha ancora calato e vuota il leggio in un solo turno con combinazioni proprie raddoppia i punti; il minimo per aprire resta.
note-discard-out = A ogni turno: prendere una tessera, calare se vuoi, scartarne una scoperta. Il giocatore seguente può prenderla solo per una combinazione nuova, e prima dell’apertura solo se i punti di quel turno bastano. Si può scartare anche l’ultima tessera.
note-open-tile-out = Una tessera del mazzo è scoperta; si può prendere solo per chiudere subito.

## Il testo italiano che si interrompe

note-text-ends = Il testo si interrompe prima; come nel testo tedesco.
note-text-ends-timer = Il testo si interrompe prima; conta solo se aggiungi un limite di tempo.
note-text-ends-no-limit = Il testo si interrompe prima; supponiamo che non ci sia limite di tempo.
note-text-ends-variant = Il testo si interrompe prima; le varianti non sono attive.

## Errori di stampa, e che cosa i regolamenti lasciano aperto

note-group-of-two = Un gruppo è stampato con due o tre tessere; le altre lingue e l’esempio del testo dicono tre o quattro. Così leggiamo.
note-whole-opening-first = Si aggiungono tessere solo quando tutta l’apertura è sul tavolo, non già dopo la sua prima combinazione.
note-group-of-three = In un gruppo di tre un jolly sta per l’uno o l’altro colore mancante; resta solo finché manca una delle tessere per cui stava.
note-several-jokers = In una combinazione sono ammessi più jolly, accanto ad almeno una tessera numerata; il regolamento non lo dice.
note-one-is-low = L’1 è il numero più basso e dopo il 13 non viene nulla; il regolamento non lo dice.
note-match-shared = Chi alla fine è a pari punti si divide la vittoria del torneo; il regolamento non lo dice.
note-resigning = Il regolamento non parla di ritirarsi. La partita finisce: chi si ritira perde i punti del suo leggio, e li vince il leggio più basso fra gli altri.
note-lowest-rack-shared = Se in una partita bloccata più giocatori hanno il leggio più basso, finisce in parità e nessuno prende punti; il regolamento non lo dice.
note-draft-at-the-bell = Un turno vale solo quando lo concludi: a tempo scaduto tornano indietro anche le combinazioni valide.
note-opening-too-late = Se il tempo scade su un’apertura troppo bassa, le sue tessere tornano e se ne pesca una; il regolamento non lo dice.
note-souvenir-numbers = Due jolly, due più due tessere ricordo, o due tessere ricordo al loro posto; ogni altro numero è una regola della casa.
note-fresh-melds = Alla lettera, dopo l’apertura si potrebbe solo aggiungere al tavolo; noi ammettiamo anche combinazioni nuove.
note-taking-is-splitting = Anche prendere una sola tessera da una combinazione con un jolly è dividerla; si confronta solo il tavolo prima e dopo.
note-voluntary-draw = Il regolamento fa pescare chi non può calare; qui può pescare anche chi potrebbe calare.
note-group-size = La grandezza di un gruppo non è indicata: tre o quattro tessere. Si può aprire con un solo gruppo.
note-blanks-aside = Le tessere bianche si mettono da parte prima di giocare.
note-piles-of-seven = Le tessere si impilano coperte in pile di sette, l’ultima di otto. Ciascuno prende due pile di sette.
note-rest-in-sevens = Dopo la distribuzione le altre tessere si impilano coperte in pile di sette.
note-sevens-advised = Il regolamento consiglia di impilare le tessere coperte in pile di sette prima della distribuzione.
note-pile-of-eight = Nessuno prende la pila di otto: ciascuno riceve quattordici tessere.
note-open-tile-empty-pool = La tessera scoperta non fa parte del mazzo: se non ne restano altre il mazzo è vuoto, e quella scoperta serve sempre solo a chiudere.
note-reuse-in-turn = Le tessere prese dal tavolo si usano nello stesso turno; il testo dice gioco.
note-tiles-at-random = Ciascuno sceglie le tessere coperte, quindi a caso.
note-freed-joker-placed = Il testo non chiede di usare subito un jolly liberato, ma ogni tessera presa va rimessa sul tavolo.
note-one-draw-per-turn = Pescare finché una tessera serve si legge: una volta per turno; i punti per aprire restano.
note-no-call = Il regolamento non chiede nessun annuncio.
note-call-costs-nothing = Secondo il regolamento si annuncia il nome del gioco; dimenticarlo non costa nulla.
note-rounds-not-divided = Il regolamento non riunisce le partite in cicli.
note-not-named = Il file non indica questo campo.

## Le pagine di docs

edition-page-all = Tutte le edizioni
edition-page-columns = Lingue
edition-page-sheet = Regolamento
edition-page-title = Edizioni
edition-page-intro = Edizione { $edition }, revisione { $revision }. Regolamento { $sheet }, { $languages }; { $tiles }.
edition-page-rules = Regole
edition-page-values = Tutti i valori e le loro fonti
edition-page-bases = Il significato di ogni valore è in { $policies } (in inglese). Scritto: il regolamento lo dice. Sottinteso: risulta dalle sue parole. Lettura nostra: il regolamento si può leggere in due modi, e l’osservazione indica la variante con l’altro. Scelta nostra: il regolamento non lo dice, e l’osservazione dà il motivo. Le fonti sono il regolamento, la lingua e la riga della nostra trascrizione.
edition-page-compared = Confronto con { $edition }
edition-page-same = Tutti i valori sono uguali; cambiano le fonti.
edition-page-variants = Varianti
edition-page-variants-none = Il regolamento non ne offre. Ogni regola si può comunque cambiare come regola della casa.
edition-page-variants-off = Nessuna vale se non la scegli.
edition-page-written = Si scrive
edition-page-sets = Cambia
edition-page-origin = Origine
edition-page-open = Che cosa il regolamento lascia aperto, e come lo leggiamo
edition-page-sheets = I regolamenti
edition-page-sheet-000 = tedesco, francese, italiano e olandese, del 2022; nella nostra trascrizione mancano le figure
edition-page-sheet-001 = tedesco; nella nostra trascrizione le pagine sono in disordine
edition-page-sheet-002 = tedesco e inglese; nella nostra trascrizione mancano le figure
edition-page-sheet-003 = francese, tedesco e italiano; il testo italiano si interrompe dopo l’apertura
edition-page-sheet-004 = tedesco, francese, italiano, inglese e spagnolo, del 2007
edition-page-side-by-side = Chi dice che cosa
edition-page-legend = In grassetto: diverso dalla maggior parte delle edizioni. Lettera dopo il valore: { $implied } sottinteso, { $read } lettura nostra, { $default } scelta nostra; senza lettera è scritto.
