var e=`web-title = tilerummy · rummy met stenen, volgens de regels van jouw doos
web-headline = Rummy met stenen, volgens de regels van jouw doos
web-subline = Speel meteen tegen computers, of stuur vrienden een link. Zonder account, zonder installatie.
web-no-page = Op dit adres is geen pagina.
web-play-computers = Tegen computers spelen
web-continue = Verder spelen
web-invite-friends = Vrienden uitnodigen
web-one-device = Op één toestel spelen
web-open-record = Een verslag bekijken
web-open-lab = Een stelling onderzoeken
web-compare-rules = De regels van de dozen vergelijken
web-real-table = Aan een echte tafel: score en klok
web-set-up = Een tafel instellen
web-who-plays = Andere spelers
web-a-friend = iemand met de link
web-here = iemand hier, op dit toestel
web-a-computer = een computer, { $level }
web-hints-allowed = Tips toegestaan
web-computer-pace = Tempo van de computers
web-computer-pace-quick = snel
web-computer-pace-natural = natuurlijk
web-computer-pace-slow = rustig
web-make-public = Iedereen mag meedoen
web-house-rules = Huisregels
web-house-rules-help = De regels zoals in de spelregels, met de gekozen varianten. Wijzigingen zijn gemarkeerd.
web-by-the-sheet = Alles volgens de spelregels
web-house = huisregel
web-number-range = Een geheel getal van { $low } tot en met { $high }
web-as-printed = Zoals gedrukt: { $value }
web-this-table = Deze tafel
web-create-link = De tafel maken en de link krijgen
web-start-playing = Beginnen
web-my-tables = Mijn tafels
web-my-tables-none = Hier verschijnen je tafels.
web-public-tables = Openbare tafels
web-public-tables-none = Er wachten nu geen tafels op spelers.
web-public-watch-none = Er wordt nu aan geen open tafel gespeeld.
web-watch = Meekijken
web-clock-seconds = { $count } seconden per beurt
web-clock-minutes =
    { $count ->
        [one] { $count } minuut per beurt
       *[other] { $count } minuten per beurt
    }
web-clock-days =
    { $count ->
        [one] { $count } dag per beurt
       *[other] { $count } dagen per beurt
    }
web-push-offer = Meld me wanneer ik aan de beurt ben
web-push-on = Deze browser meldt je wanneer je aan de beurt bent.
web-push-stop = Niet meer melden
web-push-denied = Je browser laat geen berichten van deze pagina toe. Je kunt dat in de instellingen van de browser wijzigen.
`;export{e as default};