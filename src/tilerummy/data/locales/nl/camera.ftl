### De foto van een echte tafel of een echt rekje op de pagina: voor het lab en het scoreblad. $tile is de naam van een steen.

camera-title = Foto lezen
camera-private = De foto verlaat dit toestel niet. Alleen wat erop gevonden is, wordt volgens de regels gelezen.
camera-take = Foto maken
camera-choose = Afbeelding kiezen
camera-drop = Je kunt een afbeelding ook hierheen slepen of plakken.
camera-advice = Alle stenen moeten in beeld zijn, van bovenaf gezien, groot en in gelijkmatig licht.
camera-missing = Op dit adres kunnen geen foto’s gelezen worden.
camera-offline = Om foto’s te lezen is de verbinding met de server nodig.
camera-loading = De fotolezer wordt geladen…
camera-reading = De foto wordt gelezen…
camera-fault-unreadable = Dit bestand is niet als afbeelding te openen. Kies een JPEG-, PNG- of WebP-bestand.
camera-fault-large = Deze afbeelding is te groot. Kies er een van hoogstens 40 MB.
camera-fault-small = Deze afbeelding is te klein om stenen te tonen. Kies een grotere.
camera-fault-runtime = De fotolezer is niet gestart. Controleer de verbinding, sluit dit venster en probeer het opnieuw.
camera-shows = De foto toont
camera-is-table = de tafel
camera-is-rack = een rekje
camera-is-after = de tafel na de zet
camera-compare =
    { $count ->
        [one] { $count } steen is onzeker. Vergelijk hem met de echte.
       *[other] { $count } stenen zijn onzeker. Vergelijk ze met de echte.
    }
camera-help = Tik op een steen om hem te verbeteren, of op een lege plek om er een toe te voegen.
camera-row = Rij { $number }
camera-new-row = Nieuwe rij
camera-rack = Rekje
camera-unsure = { $tile }, onzeker
camera-add = Steen toevoegen
camera-correct = { $tile } verbeteren
camera-which = Welke steen is het?
camera-where = Hij hoort bij
camera-right = Klopt
camera-remove = Verwijderen
camera-use-table = Gebruiken als tafel
camera-use-rack = Gebruiken als rekje
camera-use-after = Gebruiken als tafel na de zet
