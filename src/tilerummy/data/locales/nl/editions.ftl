### Wat uitgaven over zichzelf zeggen. “basis-” is waar een waarde vandaan komt, “-brief” hetzelfde in een tabel; “variant-” is de
### naam van een variant; “note-” is een opmerking; “edition-page-” is voor de pagina’s in docs.

## Waar een waarde vandaan komt

basis-stated = staat er
basis-implied = volgt eruit
basis-read = onze lezing, de spelregels laten er twee toe
basis-default = onze keuze, de spelregels zwijgen
basis-offered = aangeboden door de spelregels
basis-reading = een andere lezing van de spelregels
basis-house = huisregel
basis-stated-brief = staat er
basis-implied-brief = volgt eruit
basis-read-brief = onze lezing
basis-default-brief = onze keuze
basis-offered-brief = variant
basis-reading-brief = lezing
basis-house-brief = huisregel
edition-other-reading = De andere lezing: { $variant }.
edition-no-other-reading = De andere lezing is er hier niet.
edition-variants-listed = Varianten: { $names }

## Varianten

variant-hand = Handrummy
variant-discard-pile = Weglegstapel
variant-open-last-tile = Open laatste steen
variant-joker-colour = Gekleurde jokers
variant-two-jokers = Twee van de vier jokers
variant-souvenir = Souvenirstenen als extra jokers
variant-souvenir-instead = Souvenirstenen in plaats van de jokers
variant-four-jokers = Vier jokers, zoals gedrukt
variant-keep-three = Drie stenen blijven liggen, letterlijk genomen
variant-rack-only = Steen voor de joker alleen van het rekje
variant-other-meld = Bevrijde joker alleen naar een andere combinatie
variant-free-joker = Joker bevrijd door ombouwen
variant-joker-groups-only = Combinaties met een joker mogen gesplitst worden
variant-same-turn = Tafel al te gebruiken in de beurt van de opening
variant-any-player = Eén opening voor iedereen
variant-wait = De gepakte steen moet wachten
variant-all-loose = Alle losse stenen naar de speler
variant-on-failed-draw = Lege stapel: spelen tot er een steen ontbreekt
variant-difference =
    { $unit ->
        [game] Geblokkeerd spel: alleen het verschil
       *[round] Geblokkeerde ronde: alleen het verschil
    }

## Opmerkingen bij de doos en het begin

note-colours-from-example = De kleuren komen uit het voorbeeld van een set; 1 tot en met 13 twee keer volgt uit het totaal van 104 stenen.
note-colours-in-examples = Er staan vier kleuren; alleen de voorbeelden laten zien welke.
note-four-jokers-printed = Er staan vier jokers, maar van 106 stenen hebben er 104 een getal, dus blijven er twee over; zo staat het ook in de andere talen.
note-with-108-tiles = Het spel heeft dan 108 stenen.
note-seats-from-games = Het aantal spellen staat er voor twee, drie en vier spelers.
note-four-racks = Er staat geen aantal spelers; in de doos zitten vier rekjes.
note-joker-colour-silent = De gedrukte kleur van een joker betekent niets.
note-joker-any-colour = Een joker mag elke kleur hebben.
note-one-joker-per-colour = Een joker vervangt alleen stenen van zijn eigen kleur; we nemen aan dat er van elke kleur één is.
note-lot-in-french = Alleen de Franse tekst zegt hoe.
note-lot-no-method = Er wordt bepaald wie begint, maar niet hoe; wij loten, zoals in de andere talen.
note-lot-is-fair = Loten is eerlijk en heeft geen verdere regel nodig.
note-joker-or-tie-redraw = Na een joker of bij gelijke getallen pakken de betrokken spelers opnieuw; over gelijke getallen zeggen de spelregels niets.
note-clockwise-usual = Zoals in de meeste spelregels.
note-souvenirs-instead = De souvenirstenen komen in plaats van de jokers; verder verandert er niets.

## Opmerkingen bij de opening

note-minimum = Een minimum, geen exacte som.
note-forty-minimum = De tekst vraagt een som van 40; wij lezen dat als minimum, zoals de Franse tekst zegt.
note-whatever-tile = Welke steen hij ook vervangt.
note-only-at-the-end = Een joker telt alleen op een rekje aan het eind voor 25.
note-rearranging-at-once = Dat staat er voor het aanleggen; dat ombouwen ook meteen mag, is onze keuze.
note-rearranging-follows = Dat staat er voor het aanleggen; voor het ombouwen volgt het eruit.
note-as-soon-as-opened = Het recht begint zodra de opening op tafel ligt.
note-later-turns = De Duitse en de Engelse tekst spreken van latere beurten; de andere talen zeggen niet wanneer.
note-later-turns-english = De tafel is in de volgende beurten te gebruiken.
note-one-opening-for-all = Letterlijk genomen is één opening genoeg voor iedereen; de andere talen vragen er een van elke speler.
note-drawn-tile-opens = Alleen wie ook na het pakken geen 40 heeft, moet wachten; in de andere talen moet iedereen wachten.
note-wait-as-others = Zoals in de andere talen; deze tekst is waarschijnlijk verkeerd vertaald.
note-turn-passes = Na het pakken gaat de beurt verder.
note-lay-or-draw = Een beurt is neerleggen of pakken.
note-as-other-columns = Zoals in de twee andere talen van de spelregels.

## Opmerkingen bij de tafel en de jokers

note-three-stay = Wie maar een deel van een combinatie neemt, moet drie stenen ervan laten liggen; alle nemen mag ook, dus telt hier alleen het resultaat.
note-three-stay-example = Drie stenen van elke combinatie blijven: dat gaat over het resultaat, want het eigen voorbeeld houdt maar twee van de oude stenen over.
note-exchange-offered = Alleen het omruilen is beschreven; dat een joker niet anders vrijkomt, is onze lezing.
note-joker-like-any-tile = Bij het ombouwen mag je stenen wegpakken, en een joker is daar een van.
note-free-any-way = Door omruilen, aanleggen of splitsen, zolang er geldige combinaties blijven.
note-another-player = De spelregels laten “een andere speler” de joker omruilen; hier mag iedereen het, in een latere beurt, want een stelling onthoudt niet wie hem heeft neergelegd.
note-player-has-tile = Je moet de steen hebben, dus komt hij van het rekje.
note-tile-from-anywhere = Er staat niet waar de steen vandaan komt; omdat alle stenen op tafel voor het ombouwen dienen, mag hij ook daarvandaan komen.
note-elsewhere = Een bevrijde joker gaat naar een andere plaats; hier telt ook een andere plaats in dezelfde combinatie.
note-new-if-none-whole = Een combinatie is nieuw als er geen hele combinatie van de tafel in is opgegaan; een bevrijde joker mag dus terug naar wat er van zijn eigen set over is, als daar een steen uit is genomen.
note-joker-keeps-place = Een joker die zijn plaats en betekenis houdt, stoort niet.
note-joker-groups = Sets met een joker mogen niet gesplitst worden; omdat een set daar te kort voor is, lezen we elke combinatie, en die mag alleen groeien.
note-groups-cannot-be-divided = Gaat het alleen om sets van één getal, dan verbiedt de zin niets, en mag je uit elke combinatie stenen nemen.
note-example-splits = Een voorbeeld splitst een reeks met een joker.

## Opmerkingen bij de klok

note-no-limit = De spelregels kennen geen tijdslimiet.
note-only-with-timer = De spelregels kennen geen tijdslimiet; dit telt alleen als je er een instelt.
note-limit-for-rearranging = De limiet staat er voor het ombouwen: de klok start bij de eerste verandering van een combinatie op tafel en loopt tot het einde van de beurt, ook als je alles teruglegt.
note-pool-clause = Stenen die niemand kan terugleggen, zouden naar de stapel gaan; een programma kan ze altijd terugleggen.
note-valid-melds-stay = Alleen stenen buiten geldige combinaties worden genomen.
note-also-table-tiles = Ook stenen die van de tafel komen.
note-own-tiles-return = Alles gaat terug naar zijn plaats, jouw stenen naar je rekje.
note-taken-back-or-kept = Terugnemen of houden lezen we als: je eigen stenen; stenen van de tafel gaan terug naar een combinatie waar ze passen, en anders naar jou.
note-no-penalty = Over straf staat er niets.
note-idle-draws-one = Wie geen steen heeft neergelegd of genomen als de tijd om is, pakt er een.

## Opmerkingen bij het einde en de wedstrijd

note-pool-used-up = Als de stapel op is, is de ronde onbeslist; wij lezen: meteen, na de beurt met de laatste steen.
note-when-all-pass =
    { $unit ->
        [game] Wat er gebeurt als de stapel leeg is, zeggen de spelregels niet. Hier mag je passen; past iedereen na elkaar, dan is het spel onbeslist.
       *[round] Wat er gebeurt als de stapel leeg is, zeggen de spelregels niet. Hier mag je passen; past iedereen na elkaar, dan is de ronde onbeslist.
    }
note-all-pass = Dat niemand meer kan neerleggen, lezen we zo: iedereen past na elkaar.
note-as-sheet-002 = Zoals in de verwante spelregels 002 in het Engels.
note-drawn-without-scores =
    { $unit ->
        [game] Elke taal zegt het anders; alle bedoelen een onbeslist spel zonder punten.
       *[round] Elke taal zegt het anders; alle bedoelen een onbesliste ronde zonder punten.
    }
note-drawn-scores-nothing =
    { $unit ->
        [game] Een onbeslist spel levert geen punten op.
       *[round] Een onbesliste ronde levert geen punten op.
    }
note-blocked-general-rule = De spelregels zeggen wie wint, maar niet hoeveel; wij tellen zoals anders het hele rekje.
note-as-in-english = Zoals in de Engelse tekst.
note-sample-adds-up =
    { $unit ->
        [game] De voorbeeldtabel telt de spellen op.
       *[round] De voorbeeldtabel telt de rondes op.
    }
note-points-add-up = Plus- en minpunten kun je alleen optellen.
note-starter-rotates =
    { $unit ->
        [game] Het begin schuift door, zodat iedereen één keer begint in evenveel spellen als er spelers zijn.
       *[round] Het begin schuift door, zodat iedereen één keer begint in evenveel rondes als er spelers zijn.
    }
note-new-setup = Het volgende spel begint weer met de voorbereiding.
note-new-setup-english = Bij de nieuwe voorbereiding hoort ook het pakken om te bepalen wie begint, zoals in de Engelse tekst.

## Opmerkingen bij varianten

note-variant-off = De spelregels bieden het als variant aan; het geldt alleen als je het kiest.
note-no-hand = De spelregels belonen het niet om alles in één keer neer te leggen.
note-no-open-tile = De spelregels kennen geen open steen in de stapel.
note-no-waiver = De variant scheldt de punten om te openen niet kwijt.
note-hand-with-waiver = Wie nog niets heeft neergelegd en het rekje in één beurt leegt met eigen combinaties, verdubbelt de punten en heeft geen minimum nodig om te openen.
note-hand-without-waiver = Wie nog niets heeft neergelegd en het rekje in één beurt leegt met eigen combinaties, verdubbelt de punten; het minimum om te openen blijft gelden.
note-discard-out = Elke beurt: een steen nemen, neerleggen als je wilt, er een open wegleggen. De volgende speler mag die alleen voor een nieuwe combinatie nemen, en vóór de opening alleen als de punten in die beurt genoeg zijn. Ook de laatste steen mag worden weggelegd.
note-open-tile-out = Eén steen van de stapel ligt open; je mag hem alleen nemen om meteen uit te gaan.

## De Italiaanse tekst, die afbreekt

note-text-ends = De tekst breekt eerder af; zoals in de Duitse tekst.
note-text-ends-timer = De tekst breekt eerder af; dit telt alleen als je een tijdslimiet instelt.
note-text-ends-no-limit = De tekst breekt eerder af; we nemen aan dat er geen tijdslimiet is.
note-text-ends-variant = De tekst breekt eerder af; varianten staan uit.

## Drukfouten, en wat de spelregels openlaten

note-group-of-two = Er staat dat een set twee of drie stenen heeft; de andere talen en het eigen voorbeeld van de tekst zeggen drie of vier. Zo lezen wij het.
note-whole-opening-first = Je legt pas aan als de hele opening op tafel ligt, niet al na de eerste combinatie ervan.
note-group-of-three = In een set van drie staat een joker voor elk van de twee ontbrekende kleuren; hij blijft alleen zolang een van de stenen ontbreekt waarvoor hij stond.
note-several-jokers = Meerdere jokers in één combinatie mogen, naast minstens één steen met een getal; de spelregels zeggen het niet.
note-one-is-low = De 1 is het laagste getal en na de 13 komt niets; de spelregels zeggen het niet.
note-match-shared = Wie aan het eind gelijk staat, wint de wedstrijd samen; de spelregels zeggen het niet.
note-resigning =
    { $unit ->
        [game] Over opgeven zeggen de spelregels niets. Het beëindigt het spel: wie opgeeft, verliest de punten op het rekje, en het laagste andere rekje wint ze.
       *[round] Over opgeven zeggen de spelregels niets. Het beëindigt de ronde: wie opgeeft, verliest de punten op het rekje, en het laagste andere rekje wint ze.
    }
note-lowest-rack-shared =
    { $unit ->
        [game] Hebben meerdere spelers het laagste rekje van een geblokkeerd spel, dan is dat onbeslist en krijgt niemand punten; de spelregels zeggen het niet.
       *[round] Hebben meerdere spelers het laagste rekje van een geblokkeerde ronde, dan is die onbeslist en krijgt niemand punten; de spelregels zeggen het niet.
    }
note-draft-at-the-bell = Een beurt telt pas als je hem beëindigt: is de tijd om, dan gaan ook geldige combinaties terug.
note-opening-too-late = Is de tijd om bij een te lage opening, dan gaan de stenen terug en pak je er een; de spelregels zeggen het niet.
note-souvenir-numbers = Twee jokers, twee plus twee souvenirstenen, of twee souvenirstenen in plaats daarvan; elk ander aantal is een huisregel.
note-fresh-melds = Letterlijk genomen zou je na je opening alleen mogen aanleggen; wij staan ook nieuwe combinaties toe.
note-taking-is-splitting = Ook wie maar één steen uit een combinatie met een joker neemt, splitst die; alleen de tafel ervoor en erna wordt vergeleken.
note-voluntary-draw = Volgens de spelregels pakt wie niet kan neerleggen een steen; hier mag ook wie wel kan neerleggen een steen pakken.
note-group-size = Hoe groot een set is, staat er niet: drie of vier stenen. Openen mag met één set.
note-blanks-aside = De lege stenen worden voor het spel opzijgelegd.
note-piles-of-seven = De stenen worden blind gestapeld in stapels van zeven, de laatste van acht. Iedereen neemt twee stapels van zeven.
note-rest-in-sevens = Na het verdelen worden de overige stenen blind gestapeld in stapels van zeven.
note-sevens-advised = De spelregels raden aan de stenen vóór het verdelen blind te stapelen in stapels van zeven.
note-pile-of-eight = Niemand neemt de stapel van acht: iedereen krijgt veertien stenen.
note-open-tile-empty-pool = De open steen hoort niet bij de stapel: is er geen andere meer, dan is de stapel leeg, en de open steen dient nog steeds alleen om uit te gaan.
note-reuse-in-turn = Stenen die je van tafel neemt, gebruik je in dezelfde beurt weer; in de tekst staat spel.
note-tiles-at-random = Iedereen kiest zijn stenen blind, dus willekeurig.
note-freed-joker-placed = De tekst eist niet dat je een bevrijde joker meteen gebruikt, maar elke genomen steen moet weer op tafel.
note-one-draw-per-turn = Pakken tot er een steen past, lezen we als: één keer per beurt; de punten om te openen blijven gelden.
note-no-call = De spelregels vragen niet om iets te roepen.
note-call-costs-nothing = Volgens de spelregels roep je de naam van het spel; wie het vergeet, verliest niets.
note-rounds-not-divided = De spelregels verdelen een ronde niet in spellen.
note-not-named = Het bestand noemt dit veld niet.

## De pagina’s in docs

edition-page-all = Alle uitgaven
edition-page-columns = Talen
edition-page-sheet = Spelregels
edition-page-title = Uitgaven
edition-page-intro = Uitgave { $edition }, versie { $revision }. Spelregels { $sheet }, { $languages }; { $tiles }.
edition-page-rules = Regels
edition-page-values = Alle waarden en hun bronnen
edition-page-bases = Wat elke waarde betekent, staat in { $policies } (in het Engels). Staat er: de spelregels zeggen het. Volgt eruit: het blijkt uit hun woorden. Onze lezing: de spelregels zijn op twee manieren te lezen, en de opmerking noemt de variant met de andere. Onze keuze: de spelregels zwijgen, en de opmerking geeft de reden. Bronnen zijn de spelregels, de taal en de regel van ons afschrift.
edition-page-compared = Vergeleken met { $edition }
edition-page-same = Alle waarden zijn gelijk; de bronnen verschillen.
edition-page-variants = Varianten
edition-page-variants-none = De spelregels bieden er geen. Elke regel is wel als huisregel te veranderen.
edition-page-variants-off = Ze gelden alleen als je ze kiest.
edition-page-written = Zo schrijf je het
edition-page-sets = Verandert
edition-page-origin = Herkomst
edition-page-open = Wat de spelregels openlaten, en hoe wij het lezen
edition-page-sheets = De spelregels
edition-page-sheet-000 = Duits, Frans, Italiaans en Nederlands, uit 2022; in ons afschrift ontbreken de plaatjes
edition-page-sheet-001 = Duits; in ons afschrift staan de pagina’s door elkaar
edition-page-sheet-002 = Duits en Engels; in ons afschrift ontbreken de plaatjes
edition-page-sheet-003 = Frans, Duits en Italiaans; de Italiaanse tekst breekt af na de opening
edition-page-sheet-004 = Duits, Frans, Italiaans, Engels en Spaans, uit 2007
edition-page-side-by-side = Wie zegt wat
edition-page-legend = Vet: niet wat de meeste uitgaven zeggen. Letter achter de waarde: { $implied } volgt eruit, { $read } onze lezing, { $default } onze keuze; zonder letter staat het er.
