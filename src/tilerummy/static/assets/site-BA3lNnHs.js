var e=`site-loading = Het spel wordt klaargezet …
site-fault = Het spel kon in deze browser niet starten.
site-again = Opnieuw proberen
site-storage = Wat deze browser bewaart
site-storage-help = Tafels, scorebladen en instellingen staan alleen in deze browser. In een bestand zijn ze veilig, of neem je ze mee naar een ander toestel.
site-export = Alles als bestand bewaren
site-import = Bestand inlezen
site-import-sure = Dit vervangt alles wat deze browser bewaart. Doorgaan?
site-import-yes = Alles vervangen
site-import-bad = Dit bestand komt niet hiervandaan of is beschadigd. Er is niets veranderd.
site-clear = Alles verwijderen
site-clear-sure = Alle tafels, scorebladen en instellingen van deze browser verwijderen? Dit kan niet ongedaan worden gemaakt.
site-clear-yes = Ja, alles verwijderen
site-cancel = Annuleren
site-friends = Voor vrienden ergens anders is een server nodig
site-friends-help = Hier speel je zonder server, op dit toestel. Wil je met mensen op andere toestellen spelen, open dan de pagina van een server. Ken je er een, vul dan het adres in.
site-address = Adres van de server
site-address-go = Deze server openen
site-address-bad = Dit is geen adres van een webpagina: dat begint met https:// of http://.
site-offline = Spelen zonder verbinding
site-offline-help = Deze browser bewaart dan het hele spel (ongeveer 35 MB). Je kunt zonder de server tegen computers spelen, en een tafel waaraan je alleen speelt, gaat hier verder als de verbinding wegvalt. Daarvoor bewaart de browser ook een kopie van zo’n tafel, met alle stenen.
site-offline-loading = Het spel wordt geladen …
site-offline-ready = Klaar: deze pagina opent ook zonder verbinding.
site-offline-none = Deze server biedt het spel niet zonder verbinding aan.
site-offline-insecure = Deze browser bewaart niets voor deze pagina. Open die met https.
site-offline-failed = Het spel kon niet volledig worden geladen.
site-offline-sure =
    { $count ->
        [one] Eén tafel wordt alleen op dit toestel bewaard. Je kunt haar pas weer openen als je dit weer aanzet.
       *[other] { $count } tafels worden alleen op dit toestel bewaard. Je kunt ze pas weer openen als je dit weer aanzet.
    }
site-offline-off = Uitzetten
site-here = Je speelt op dit toestel, zonder de server. De tafels hier worden alleen op dit toestel bewaard.
site-here-offline = Er is geen verbinding met de server. Je speelt op dit toestel, en tafels die je nu opent, worden alleen hier bewaard.
site-here-again = De server opnieuw proberen
site-here-server = Naar de tafels van de server
site-here-tables =
    { $count ->
        [one] Eén tafel wordt alleen op dit toestel bewaard.
       *[other] { $count } tafels worden alleen op dit toestel bewaard.
    }
site-here-show = Tafels op dit toestel tonen
site-lost = De server is niet bereikbaar. Als je hier verder speelt, gaat de tafel alleen op dit toestel verder.
site-lost-older = In de kopie hier ontbreken misschien de laatste zetten.
site-lost-go = Hier verder spelen
site-lost-table = De server is niet bereikbaar, en deze tafel heeft hem nodig. Tot die tijd kun je hier iets anders spelen.
site-lost-start = Op dit toestel spelen
cli-help-site = Schrijft het hele spel als map voor elke webserver: het heeft geen eigen server nodig en werkt zonder netwerk.
cli-argument-folder = De map. Die moet nieuw of leer zijn, of een oudere site bevatten.
cli-site-downloading = Python voor browsers en de pakketten worden opgehaald …
cli-site-writing = De site wordt geschreven …
cli-site-done = De site staat in { $path } ({ $size } MB). Om het te proberen: { $command }
cli-site-npm-unreachable = Pyodide kon niet worden opgehaald ({ $reason }). Maak verbinding met het netwerk, of noem een ander npm-register in npm_config_registry of .npmrc.
cli-site-index-unreachable = De pakketten konden niet worden opgehaald ({ $reason }). Maak verbinding met het netwerk, of noem een andere index in PIP_INDEX_URL of pip.conf.
cli-site-hash-wrong = { $name }: wat is opgehaald, is niet waarmee deze versie is gemaakt. Er is niets geschreven.
cli-site-node-missing = Hiervoor is Node 20 of nieuwer met npm nodig: het haalt Python voor browsers op en compileert de code.
cli-site-not-a-folder = { $path } is een bestand, geen map.
cli-site-folder-in-use = De map { $path } bevat iets anders: { $file }. Kies een nieuwe of lege map.
cli-site-no-page = Deze kopie heeft geen gebouwde pagina. Voer uit: python3 tools/build_web.py
`;export{e as default};