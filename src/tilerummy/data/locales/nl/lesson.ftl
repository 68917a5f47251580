### The texts of the lessons (data/lessons.toml). $points are needed for a first lay, $penalty is the cost of a joker that is
### left on a rack, $drawn counts the tiles drawn after a time-out, $seconds are those of a turn. In figures $rounds were played
### between computers, and $won of 100 were won by the one that follows the advice.

## Parts of the course, and what is marked

lesson-part-basics = De basis
lesson-part-rearranging = De tafel ombouwen
lesson-part-jokers = De joker
lesson-part-round = De klok en de punten
lesson-part-strategy = Strategie
lesson-help-tiles = De stenen zijn gemarkeerd.
lesson-help-melds = Nu zijn alleen de combinaties gemarkeerd die veranderen.
lesson-help-tile = Nu is maar één steen gemarkeerd.
lesson-help-none = Nu is er niets gemarkeerd.

## The first lesson

lesson-first-title = Zo speel je
lesson-first = Het doel, set en reeks, aanleggen, jokers en uitgaan, in acht kleine stappen.
lesson-first-1-title = Het doel: al je stenen neerleggen
lesson-first-1 = Wie zijn laatste steen neerlegt, wint. Drie of vier stenen met hetzelfde getal in verschillende kleuren zijn een set: sleep je vier gemarkeerde tienen naar de tafel, of tik ze aan en tik dan op de tafel. De opening vraagt { $points } punten; dit is genoeg. Sluit dan je beurt af.
lesson-first-2-title = Een reeks
lesson-first-2 = Drie of meer stenen van één kleur met opeenvolgende getallen zijn een reeks. Leg de 4, 5 en 6 neer.
lesson-first-3-title = Aanleggen
lesson-first-3 = Na je opening mag je bij elke rij op tafel aanleggen, wie hem ook heeft neergelegd. Waar passen je 7 en je 13?
lesson-first-4-title = Ombouwen
lesson-first-4 = Je mag de hele tafel ombouwen, als er aan het eind van je beurt maar alleen geldige combinaties liggen. Neem de rode 8 van het eind van zijn reeks: met je twee achten is het een set.
lesson-first-5-title = De joker
lesson-first-5 = Een joker vervangt elke steen. Leg hem tussen de 11 en de 13. Een joker die aan het eind nog op je rekje staat, kost veel punten.
lesson-first-6-title = De joker terughalen
lesson-first-6 = Jouw 12 is de steen die de joker vervangt. Leg hem in die reeks en neem de joker: met je twee drieën is het een nieuwe set.
lesson-first-7-title = Past er niets?
lesson-first-7 = Pak dan een steen. Daarmee eindigt je beurt.
lesson-first-8-title = Uitgaan
lesson-first-8 = Wie zijn laatste steen neerlegt, wint de ronde; de anderen tellen wat ze nog hebben. De steen die je pakte is precies de goede: leg ze alle drie neer.
lesson-first-9-title = Je bent uit!
lesson-first-9 = Dat is het hele spel. Elke doos heeft daarnaast eigen regels; de tafel waarschuwt je voordat je een steen neerlegt.

## The others: a title, what to do, and what is said when it is done

lesson-group-title = De set
lesson-group = Een set is drie of vier stenen met hetzelfde getal in verschillende kleuren. Leg je grootste set neer.
lesson-group-done = Een set heeft nooit twee keer dezelfde kleur.
lesson-run-title = De reeks
lesson-run = Een reeks is drie of meer opeenvolgende getallen van één kleur. Leg je langste reeks neer.
lesson-run-done = De 1 is altijd het laagst: na de 13 komt niets.
lesson-first-lay-title = De opening
lesson-first-lay = Je opening vraagt { $points } punten met stenen van je eigen rekje. Leg ze neer.
lesson-first-lay-done = Meerdere combinaties tellen samen, en een joker telt als de steen die hij vervangt.
lesson-lay-off-title = Aanleggen
lesson-lay-off = Na je opening mag je bij elke combinatie op tafel aanleggen. Leg zo veel stenen aan als je kunt.
lesson-lay-off-done = Het maakt niet uit wie een combinatie heeft neergelegd.
lesson-fourth-title = De vierde steen nemen
lesson-fourth = Een set van vier kan één steen missen. Neem er een en leg daarmee en met je eigen stenen een nieuwe reeks neer.
lesson-fourth-done = De set houdt drie stenen over en is dus nog geldig.
lesson-shift-title = Een reeks opschuiven
lesson-shift = Leg aan één kant van een reeks aan en neem de steen aan de andere kant voor een nieuwe set.
lesson-shift-done = De reeks is één getal opgeschoven.
lesson-split-title = Een reeks splitsen
lesson-split = Een lange reeks kan twee reeksen worden. Leg je tweede gelijke steen in het midden.
lesson-split-done = Jouw steen sluit de ene reeks af of begint de andere.
lesson-combined-split-title = Gecombineerd splitsen
lesson-combined-split = Neem een steen uit een reeks en maak daarmee en met je eigen steen van één set twee.
lesson-combined-split-done = Twee combinaties gaven stenen af, en alles is nog geldig.
lesson-multiple-split-title = Meervoudig splitsen
lesson-multiple-split = Maak van meerdere reeksen sets, zodat al je passende stenen een plek vinden.
lesson-multiple-split-done = Als alles beweegt, tel dan eerst de stenen van elk getal.
lesson-joker-title = Een joker neerleggen
lesson-joker = Een joker vervangt elke steen. Leg die van jou neer.
lesson-joker-done = Op je rekje had hij aan het eind { $penalty } punten gekost.
lesson-exchange-title = Een joker omruilen
lesson-exchange = Leg de steen die een joker vervangt op zijn plek, en gebruik de joker in een nieuwe combinatie.
lesson-exchange-done = In een set van drie vervangt een joker elk van de kleuren die ontbreken.
lesson-joker-new-title = De joker maakt iets nieuws
lesson-joker-new = Volgens deze spelregels moet een bevrijde joker naar een nieuwe combinatie. Bevrijd hem.
lesson-joker-new-done = Bij een combinatie op tafel had je hem niet mogen aanleggen.
lesson-joker-other-title = De joker gaat naar een andere combinatie
lesson-joker-other = Volgens deze spelregels moet een bevrijde joker naar een andere combinatie, ook een op tafel. Bevrijd hem.
lesson-joker-other-done = Naar dezelfde combinatie mag hij niet terug.
lesson-joker-anywhere-title = De joker mag overal heen
lesson-joker-anywhere = Volgens deze spelregels mag een bevrijde joker overal heen, zelfs terug in zijn eigen reeks. Bevrijd hem.
lesson-joker-anywhere-done = Elke plek is goed waar hij een combinatie maakt.
lesson-joker-table-title = Een steen van de tafel voor de joker
lesson-joker-table = Volgens deze spelregels mag de steen voor de joker ook van de tafel komen. Bevrijd de joker voor een nieuwe combinatie.
lesson-joker-table-done = Je moet nog steeds minstens één steen van je rekje neerleggen.
lesson-joker-rack-title = Een steen van je rekje voor de joker
lesson-joker-rack = Volgens deze spelregels kan alleen een steen van je rekje een joker vervangen. Bevrijd de joker voor een nieuwe combinatie.
lesson-joker-rack-done = Dezelfde steen van de tafel had niet gemogen.
lesson-joker-rest-title = Een joker nemen zonder omruilen
lesson-joker-rest = Volgens deze spelregels mag je een joker nemen als de rest geldig blijft. Gebruik hem in een nieuwe combinatie.
lesson-joker-rest-done = In de meeste andere dozen moet je de juiste steen op zijn plek leggen.
lesson-joker-whole-title = Met een joker blijft alles heel
lesson-joker-whole = Volgens deze spelregels mag je uit een combinatie met een joker niets wegnemen. Leg twee stenen neer zonder dat te doen.
lesson-joker-whole-done = Aanleggen mag daar nog wel, en de joker omruilen ook.
lesson-joker-25-title = Een joker telt 25
lesson-joker-25 = Volgens deze spelregels telt een joker 25 punten in de opening, wat hij ook vervangt. Haal { $points } punten.
lesson-joker-25-done = Een joker helpt dus het meest naast lage getallen.
lesson-clock-title = De klok
lesson-clock = Volgens deze spelregels duurt een beurt hoogstens { $seconds } seconden. Leg twee stenen neer voordat de tijd om is.
lesson-clock-done = Je hebt je beurt op tijd afgesloten.
lesson-clock-2 = Haal nu een combinatie uit elkaar, laat die onaf en wacht tot de tijd om is.
lesson-clock-2-done = Wat onaf is gaat terug, en je pakt { $drawn } stenen. Na een beurt zonder verandering pak je er een.
lesson-clock-3 = Dezelfde tafel met andere spelregels: maak een combinatie af, laat een andere onaf en wacht.
lesson-clock-3-done = Volgens deze spelregels blijven combinaties liggen die af zijn, en je losse stenen gaan terug naar je rekje.
lesson-score-title = De punten
lesson-score = Leg je laatste stenen neer. Wat de anderen nog op hun rekje hebben, zijn jouw punten.
lesson-score-done = Wie wint, krijgt wat alle anderen verliezen.
lesson-score-2 = De andere speler heeft nog één steen. Leg de steen neer die je het meest zou kosten.
lesson-score-2-done = Een joker op het rekje kost volgens deze spelregels { $penalty } punten.
lesson-score-3 = Elke steen op je rekje kost zo veel punten als zijn getal. Houd zo weinig mogelijk over.
lesson-score-3-done = Leg eerst hoge stenen neer als iemand bijna uit kan gaan.

## Strategy

lesson-hold-back-title = Afwachten
lesson-hold-back = Stenen op tafel helpen iedereen, stenen op je rekje alleen jou. Soms kun je beter een steen pakken.
lesson-hold-back-1 = Je rode 6 past. Maar wat jij neerlegt, kunnen de anderen ook gebruiken. Houd hem deze keer achter: pak een steen.
lesson-hold-back-1-done = Met jouw 6 op tafel had de andere speler meteen kunnen uitgaan, met de 7 en de 8.
lesson-hold-back-2 = De andere speler heeft een set neergelegd. Nu passen al je stenen: leg ze neer.
lesson-hold-back-2-done = Eén beurt afgewacht, en je bent uit.
lesson-hold-back-2-figure = In { $rounds } rondes tussen twee gelijke computers won de computer die tot vijf beurten afwachtte er { $won } van de 100.
lesson-keep-fourth-title = De vierde steen achterhouden
lesson-keep-fourth = Drie stenen zijn genoeg voor een combinatie. Houd je de vierde achter, dan heb je in je volgende beurt een steen om neer te leggen.
lesson-keep-fourth-1 = Leg maar drie van je zevens neer en houd er een voor je volgende beurt.
lesson-keep-fourth-1-done = Zijn plek is in je volgende beurt nog vrij, als niemand hem eerst vult.
lesson-keep-fourth-2 = Je bent weer aan de beurt, en verder past er niets. Leg de achtergehouden steen neer in plaats van er een te pakken.
lesson-keep-fourth-2-done = Je hebt een steen minder in plaats van een meer.
lesson-keep-fourth-3 = Hetzelfde met een reeks: leg drie stenen neer en houd er een die aan een uiteinde past.
lesson-keep-fourth-3-done = Een steen uit het midden van een reeks kan niet wachten, een aan het uiteinde wel.
lesson-keep-fourth-3-figure = In { $rounds } rondes tussen twee gelijke computers maakte het geen verschil: de computer die de vierde steen altijd achterhield, won er { $won } van de 100.
lesson-keep-joker-title = De joker: houden of neerleggen?
lesson-keep-joker = Met een joker passen je laatste stenen eerder. Maar gaat iemand anders eerst uit, dan kost hij { $penalty } punten.
lesson-keep-joker-1 = De anderen hebben nog veel stenen. Leg een steen neer, maar niet je joker.
lesson-keep-joker-1-done = De joker helpt je als je nog maar weinig stenen hebt.
lesson-keep-joker-1-figure = In { $rounds } rondes tussen twee gelijke computers won de computer die zijn jokers hield er { $won } van de 100.
lesson-keep-joker-2 = De andere speler heeft nog één steen. Nu is de joker een risico: leg hem neer.
lesson-keep-joker-2-done = Op je rekje had hij { $penalty } punten gekost als de andere speler was uitgegaan.
lesson-keep-joker-2-figure = Dat is veilig, maar niet sterker: in { $rounds } rondes tussen twee computers die hun jokers houden, won de computer die ze vlak voor het einde neerlegde er { $won } van de 100.
lesson-shed-points-title = Vlak voor het einde
lesson-shed-points = Heeft iemand nog maar weinig stenen, dan zijn hoge stenen op je rekje een risico. Zo houd je weinig punten over.
lesson-shed-points-1 = De andere speler heeft nog één steen. Je joker past in twee reeksen: kies die waarna je de minste punten overhoudt.
lesson-shed-points-1-done = De hoge stenen zijn weg, en de twee lage kosten maar 3 punten.
lesson-shed-points-2 = De andere speler heeft nog twee stenen. Speel op zeker en wacht niet langer: leg alles neer wat past.
lesson-shed-points-2-done = Op je rekje staat alleen nog de 2.
lesson-shed-points-2-figure = Dat is veilig, maar niet sterker: in { $rounds } rondes tussen twee computers die afwachten, won de computer die vlak voor het einde alles neerlegde wat kon er { $won } van de 100.
