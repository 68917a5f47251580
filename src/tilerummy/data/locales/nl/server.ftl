### De server.

## Een poging

server-may-end =
    { $count ->
        [one] Dat kan: { $count } steen. Je kunt je beurt afsluiten.
       *[other] Dat kan: { $count } stenen. Je kunt je beurt afsluiten.
    }
server-rows-unfinished =
    { $count ->
        [one] { $count } rij is nog niet af.
       *[other] { $count } rijen zijn nog niet af.
    }
server-typed-now = Nu op tafel: { $melds }.
server-typed-back = Terug op je rekje: { $tiles }.

## Tips

server-hint-none = Je kunt niets neerleggen.
server-hint-unfinished = De tijd voor een tip was te kort om iets te vinden om neer te leggen. Misschien is er iets.
server-hint-wait = Leg deze keer niets neer: pak een steen.
server-hint-chance-keep = Houd je stenen: { $tiles } neerleggen zou ongeveer { $points } procentpunten kosten.
server-hint-chance-other = Leg { $better } neer: { $tiles } neerleggen zou ongeveer { $points } procentpunten kosten.
server-hint-chance-lay = Leg { $better } neer: niets anders is duidelijk beter.
server-hint-chance-unknown = De winkansen zijn aan deze tafel niet bekend.
server-hint-short =
    { $points ->
        [one] Je beste combinaties zijn { $points } punt waard.
       *[other] Je beste combinaties zijn { $points } punten waard.
    } Voor je opening kom je er { $short } tekort.
server-hint-there =
    { $count ->
        [one] Ja, je kunt { $count } steen neerleggen.
       *[other] Ja, je kunt { $count } stenen neerleggen.
    }
server-hint-which =
    { $count ->
        [one] Je kunt { $count } steen neerleggen: { $tiles }.
       *[other] Je kunt { $count } stenen neerleggen: { $tiles }.
    }
server-hint-show =
    { $count ->
        [one] Zo leg je { $count } steen neer.
       *[other] Zo leg je { $count } stenen neer.
    }
server-hint-goes-out =
    { $unit ->
        [game] Ja, je kunt al je stenen neerleggen en het spel winnen.
       *[round] Ja, je kunt al je stenen neerleggen en de ronde winnen.
    }
server-hint-not-out =
    { $count ->
        [one] Nee. Je kunt hoogstens { $count } steen neerleggen.
       *[other] Nee. Je kunt hoogstens { $count } stenen neerleggen.
    }

## Het einde van een ronde

server-sum-others = De stenen van de anderen: { $sum }

## Wat niet kan

server-refused-stale = Er is intussen gespeeld. Kijk nog eens.
server-refused-not-your-turn = Je bent niet aan de beurt.
server-refused-not-seated = Je kijkt mee. Dit kan alleen met een plaats aan tafel.
server-refused-no-round =
    { $unit ->
        [game] Er wordt nu geen spel gespeeld.
       *[round] Er wordt nu geen ronde gespeeld.
    }
server-refused-round-running =
    { $unit ->
        [game] Het spel is nog niet afgelopen.
       *[round] De ronde is nog niet afgelopen.
    }
server-refused-hints-off = Aan deze tafel staan tips uit.
server-refused-room-closed = Deze tafel is gesloten.
server-refused-room-deleted = Deze tafel is verwijderd.
server-refused-room-unknown = Deze tafel bestaat niet.
server-refused-room-full = Aan deze tafel zijn alle plaatsen bezet.
server-refused-room-crowded = Er kijken te veel mensen mee aan deze tafel.
server-refused-seat-taken = Deze plaats is bezet.
server-refused-own-seat = Precies één van de plaatsen moet de jouwe zijn.
server-refused-not-at-device = Niemand op dit toestel heeft die plaats.
server-refused-device-of-another = Het toestel is nu voor { $name }.
server-refused-device-covered = Zeg eerst wie het toestel heeft.
server-refused-one-device = Aan deze tafel speelt iedereen op één toestel. Je kunt meekijken.
server-refused-one-device-mixed = Iedereen speelt op één toestel, of ieder op het eigen toestel.
server-refused-one-device-clock = Op één toestel duurt een beurt hoogstens een uur.
server-refused-not-alone = Alleen wie in zijn eentje tegen computers speelt, krijgt een kopie van de tafel.
server-refused-name-bad = Deze naam kan niet: 1 tot 24 tekens, zonder schuine streep.
server-refused-name-mixed = Een woord van deze naam mengt letters van verschillende schriften die op elkaar lijken. Gebruik één schrift.
server-refused-name-reserved = Deze naam is gereserveerd voor computers. Kies een andere.
server-refused-not-host = Dat kan alleen wie deze tafel heeft gemaakt.
server-refused-delete-needs-consent = De wedstrijd is nog niet afgelopen, dus alle spelers moeten ermee instemmen dat deze tafel wordt verwijderd. Tot nu toe { $agreed } van { $asked }.
server-refused-match-begun = De wedstrijd is begonnen. De plaatsen zijn nu van de spelers.
server-refused-seats-needed = Er zitten meer mensen aan deze tafel dan er plaatsen zouden zijn. Houd voor iedereen een plaats, of verwijder eerst een speler.
server-refused-too-few-players = Er zijn minstens { $low } spelers nodig. Voeg computers toe, of wacht op meer mensen.
server-refused-nobody-there = Op die plaats zit geen andere speler.
server-refused-no-person = Op plaats { $seat } zit geen persoon. Deze tafel heeft { $seats } plaatsen.
server-refused-blocked = De speler die deze tafel heeft gemaakt, laat je niet toe.
server-refused-nobody-gone = De speler op die plaats is nog niet lang genoeg weg.
server-refused-level-unknown = Er is geen computer met de naam { $level }.
server-refused-clock-seconds = Geef aan hoeveel seconden een beurt mag duren.
server-refused-record-empty = In dit verslag staat geen ronde.
server-refused-record-not-dealt = Uit dit verslag blijkt niet welke stenen hierna komen. Daarom kan niemand verder spelen.
server-refused-message-unknown = Dit soort bericht is onbekend.
server-refused-message-unreadable = Het bericht is niet te lezen.
server-refused-message-too-long = Dit bericht is te lang.
server-refused-body-too-long = Het verzoek is te groot.
server-refused-headers-too-large = De headers van het verzoek zijn te groot.
server-refused-body-unreadable = Het verzoek is niet te lezen ({ $place }).
server-refused-hello-first = Het eerste bericht moet hello zijn.
server-refused-version-unknown = De pagina is verouderd: laad die opnieuw. Deze server gebruikt versie { $version }.
server-refused-too-fast = Te veel verzoeken. Wacht even.
server-refused-over-budget = Je verzoeken hebben de server veel tijd gekost. Wacht een paar seconden en probeer het opnieuw.
server-refused-busy = De server heeft het erg druk. Probeer het zo nog eens.
server-refused-too-many-sockets = Deze tafel staat in te veel tabbladen open. Sluit er een.
server-refused-too-many-rooms = Te veel nieuwe tafels vanaf hier. Probeer het later nog eens.
server-refused-origin = Verzoek van een andere site geweigerd.
server-refused-closed-by-operator = De beheerder van deze server heeft deze tafel gesloten. Wat er is gespeeld, blijft te zien. { $reason }
server-refused-banned = De beheerder van deze server heeft je adres uitgesloten tot { $until }.
server-refused-not-operator = Dat kan alleen de beheerder van deze server: de sleutel klopt niet.
server-refused-ban-unreadable = Geen adres en geen netwerk dat je kunt uitsluiten. Gebruik bijvoorbeeld 203.0.113.7 of 2001:db8::/48; een netwerk heeft minstens 8 bits, met IPv6 minstens 16.
server-refused-ban-spared = Dit is de machine van de server, een vertrouwde proxy of een vertrouwd netwerk dat veel mensen delen. Daar wordt niemand uitgesloten.
server-refused-ban-many = Er zijn al te veel adressen uitgesloten. Laat er weer een paar toe of sluit een netwerk uit.
server-refused-ban-unknown = Dit adres is niet uitgesloten.
server-refused-push-off = Deze server stuurt geen berichten naar browsers.
server-refused-push-address = Dit is niet het adres van een pushdienst.
server-refused-store-unavailable = Dit kon nu niet worden bewaard. Probeer het nog eens.
server-refused-not-found = Op dit adres is niets.
server-refused-method = Deze methode is niet toegestaan op dit adres.
server-refused-request = Ongeldig verzoek.
server-refused-fault = Interne fout van de server.

## A legal move at a prepared table that does not reach the goal

server-goal-group = Dat mag, maar het geeft geen nieuwe set.
server-goal-run = Dat mag, maar het geeft geen nieuwe reeks.
server-goal-tiles =
    { $count ->
        [one] Dat mag, maar de oefening vraagt { $count } steen van je rekje.
       *[other] Dat mag, maar de oefening vraagt { $count } stenen van je rekje.
    }
server-goal-go-out = Dat mag, maar er staan nog stenen op je rekje.
server-goal-joker-freed = Dat mag, maar de joker ligt nog op dezelfde plek.
server-goal-joker-laid = Dat mag, maar de joker staat nog op je rekje.
server-goal-rack-points =
    { $points ->
        [one] Dat mag, maar de stenen op je rekje kosten meer dan { $points } punt.
       *[other] Dat mag, maar de stenen op je rekje kosten meer dan { $points } punten.
    }
server-goal-time-out = Dat mag, maar hier moet je de tijd laten aflopen.
server-goal-waits = Dat mag, maar hier moet je afwachten: pak een steen.
server-goal-keeps-place = Dat mag, maar houd een steen achter die je in je volgende beurt kunt aanleggen.
server-goal-joker-kept = Dat mag, maar leg een steen neer en houd je joker.
server-goal-puzzle = Dat mag, maar je bereikt het doel er niet mee. { $goal }

## Messages to a browser that is not at the table

server-push-turn =
    { $count ->
        [one] Je bent aan de beurt
       *[other] Je bent aan de beurt aan { $count } tafels
    }
server-push-table = Aan de tafel met { $names }
server-push-nothing = Je hebt al gespeeld.

## De opdrachtregel

cli-help-serve = De server starten: tafels voor mensen en computers, in de browser.
cli-option-serve-host = Het adres om op te luisteren; standaard alleen deze computer (of TILERUMMY_HOST).
cli-option-serve-port = De poort om op te luisteren; 0 neemt een vrije (of TILERUMMY_PORT).
cli-option-serve-data = De map waarin wedstrijden worden bewaard (of TILERUMMY_DATA).
cli-option-serve-database-url = Wedstrijden in plaats daarvan in PostgreSQL bewaren: postgresql://… (of TILERUMMY_DATABASE_URL)
cli-option-serve-redis-url = Verschillende servers laten samenwerken via Valkey: redis://… (of TILERUMMY_REDIS_URL)
cli-option-serve-trusted-proxies = De proxy’s voor de server, bijvoorbeeld 127.0.0.1,10.0.0.0/8 (of TILERUMMY_TRUSTED_PROXIES). Alleen zij mogen het adres van een client noemen.
cli-option-serve-trusted-networks = Adressen en netwerken die veel mensen delen, bijvoorbeeld een club achter één router: elk adres telt voor honderd (of TILERUMMY_TRUSTED_NETWORKS).
cli-option-serve-sockets-per-address = Hoeveel verbindingen van pagina’s een adres open mag hebben (of TILERUMMY_SOCKETS_PER_ADDRESS).
cli-option-serve-rooms-per-address = Hoeveel tafels een adres per uur mag openen (of TILERUMMY_ROOMS_PER_ADDRESS).
cli-option-serve-requests-per-address = Hoeveel verzoeken van een adres per minuut iets mogen veranderen; lezen mag twintig keer zo vaak (of TILERUMMY_REQUESTS_PER_ADDRESS).
cli-option-serve-public-path = Het pad waaronder browsers de server zien, bijvoorbeeld /rummy voor https://example.org/rummy/ (of TILERUMMY_PUBLIC_PATH).
cli-option-serve-keep-closed = Na hoeveel dagen gesloten tafels worden verwijderd; 0 bewaart ze (of TILERUMMY_KEEP_CLOSED). Zie tilerummy store export.
cli-option-serve-pause = Hoe lang een zet van een computer minstens duurt, in milliseconden (of TILERUMMY_PAUSE).
cli-option-serve-push-contact = Mensen in hun browser melden dat ze aan de beurt zijn; het mailadres of de https-pagina van de beheerder, voor de pushdiensten (of TILERUMMY_PUSH_CONTACT).
cli-option-serve-imprint = Wie deze server beheert, onder aan de startpagina: een link of een tekstbestand (of TILERUMMY_IMPRINT).
cli-option-serve-privacy = Wat er met de gegevens van mensen gebeurt, op dezelfde plek: een link of een tekstbestand (of TILERUMMY_PRIVACY).
cli-option-serve-contact = Hoe je de beheerder bereikt, op dezelfde plek: een mailadres, een link of een tekstbestand (of TILERUMMY_CONTACT).
cli-option-serve-offline = Een map die tilerummy site heeft gemaakt: dan kan men ook zonder de server verder spelen (of TILERUMMY_OFFLINE).
cli-serve-started = De server draait: { $address }
cli-serve-network = In je netwerk: { $address }
cli-serve-network-unknown = Het adres van dit toestel in zijn netwerk is niet gevonden. Je vindt het in de netwerkinstellingen van het systeem; de poort is { $port }.
cli-serve-network-off = De server die al draait ({ $address }) is alleen vanaf dit toestel bereikbaar. Stop hem daar met Ctrl-C en start dan tilerummy play met --network.
cli-serve-table = Je tafel: { $address }
cli-serve-running = Hier loopt al een spel: { $address } Een andere tafel maak je klaar op die pagina.
cli-serve-stop = Met Ctrl-C stop je de server.
cli-serve-port-taken = Poort { $port } van { $host } is al bezet. Kies een andere met --port.
cli-serve-folder-taken = Een andere server gebruikt de map { $path } al ({ $address }).
cli-serve-proxies-bad = Geen lijst van adressen of netwerken: { $text }. Gebruik bijvoorbeeld 127.0.0.1,10.0.0.0/8.
cli-serve-public-path-bad = Geen pad: { $text }. Gebruik bijvoorbeeld /rummy, met letters, cijfers en koppeltekens.
cli-serve-push-contact-bad = Geen contact: { $text }. Gebruik een mailadres of een https-adres.
cli-serve-notice-bad = Geen link en geen tekstbestand in UTF-8 van hoogstens 20.000 bytes dat de server mag lezen: { $text }. Gebruik https://…, een mailadres of het pad van een bestand.
cli-serve-push-needs-package = --push-contact heeft de pakketten cryptography en httpx2 nodig: pip install cryptography httpx2
cli-serve-offline-bad = De map { $path } is niet door tilerummy site gemaakt, of er ontbreekt een bestand. Zo maak je een nieuwe map: { $command } site MAP
cli-serve-offline-old = De map { $path } is door een andere versie gemaakt. Zo maak je de map opnieuw: { $command } site { $path }
cli-serve-not-started = De server kon niet starten: { $reason }.
cli-serve-database-unreachable = De server kon niet starten: geen verbinding met de database ({ $reason }). Controleer of die draait, en het adres en het wachtwoord in --database-url of de rechten op de map in --data.
cli-serve-database-shared = De server kon niet starten: een andere server gebruikt deze database al, en een van de twee heeft geen Valkey. Geef beide --redis-url of stop de andere.
cli-serve-bus-unreachable = De server kon niet starten: geen verbinding met Valkey ({ $reason }). Controleer of het draait, en het adres en het wachtwoord in --redis-url.
cli-serve-schema-newer = De server kon niet starten: een nieuwere versie van tilerummy heeft deze database geschreven (schema { $found }, deze versie kent { $known }). Installeer de nieuwere versie of zet een oudere back-up terug.
cli-serve-database-broken = De server kon niet starten: de database is beschadigd ({ $reason }). Zet een back-up terug in een lege database: { $command } store restore BESTAND.
cli-help-store = Een back-up van de wedstrijden van een server maken of terugzetten, of de wedstrijden exporteren.
cli-argument-action = backup schrijft alles naar een bestand, ook terwijl de server draait; restore leest het in een lege database; export schrijft het verslag van elke gesloten tafel naar een map.
cli-argument-path = Het bestand van de back-up, of de map voor de verslagen.
cli-option-store-data = De map van de wedstrijden (of TILERUMMY_DATA).
cli-option-store-database-url = In plaats daarvan de PostgreSQL-database: postgresql://… (of TILERUMMY_DATABASE_URL)
cli-store-done =
    { $count ->
        [one] { $count } tafel: { $path }
       *[other] { $count } tafels: { $path }
    }
cli-store-used = Wedstrijden: { $place }
cli-store-no-matches = In { $place } zijn geen wedstrijden. Noem de plaats met --data of --database-url, net als bij de server.
cli-store-unusable = De database is niet bruikbaar: { $reason }.
cli-store-in-use = Een server gebruikt { $place }. Stop die eerst.
cli-store-schema-newer = Een nieuwere versie van tilerummy heeft deze database geschreven (schema { $found }, deze versie kent { $known }). Gebruik de nieuwere versie.
cli-store-not-empty = In { $place } zijn al wedstrijden. Een back-up kan alleen op een lege plaats worden teruggezet.
cli-store-not-a-backup = Geen back-up van tilerummy: { $path }. Er is niets veranderd.
cli-store-backup-damaged = De back-up is onvolledig of beschadigd: { $path }. Er is niets veranderd. Kopieer hem opnieuw of neem een oudere.
cli-store-backup-other = Een andere versie van tilerummy heeft de back-up { $path } geschreven. Er is niets veranderd. Installeer die versie.
cli-store-room-unreadable = Tafel { $room } is niet leesbaar en is overgeslagen.
