var e=`navigator-instead-setup = Deze regel bepaalt het begin. Er hangt geen zet van af, dus er is geen stelling om te laten zien.
navigator-instead-score = Deze regel bepaalt het einde of de telling. Er hangt geen zet van af, dus er is geen stelling om te laten zien.
navigator-instead-turn = Deze regel bepaalt of een beurt na het pakken doorgaat. Waar dat niet zo is, is meteen de volgende speler aan de beurt en valt er geen zet te weigeren.
navigator-instead-same = Alle uitgaven en hun varianten zijn het hier eens, dus geen stelling laat een verschil zien.
navigator-page = Regels vergelijken
navigator-intro = Wat de gedrukte spelregels zeggen, regel voor regel, in onze eigen woorden. Onder elke waarde staat waarop die berust.
navigator-loading = De regels komen eraan …
navigator-search = Zoek op een woord
navigator-differ = Alleen verschillen
navigator-choose = Uitgaven
navigator-one-each = Eén uitgave per doos
navigator-all = Alle
navigator-sheet = Spelregels { $sheet }
navigator-rule = Regel
navigator-found =
    { $count ->
        [one] { $count } regel
       *[other] { $count } regels
    }
navigator-none = Geen regel past bij de zoekopdracht en de gekozen uitgaven.
navigator-clear = Alle regels tonen
navigator-no-effect = hier zonder effect, omdat beurten geen tijdslimiet hebben
navigator-every-rule = Alle regels
navigator-previous = Vorige regel
navigator-next = Volgende regel
navigator-agree = Alle uitgaven zijn het eens.
navigator-values =
    { $count ->
        [one] { $count } waarde
       *[other] { $count } verschillende waarden
    }
navigator-your-table = jouw tafel
navigator-offered = Varianten met een andere waarde
navigator-example = Eén zet, twee oordelen
navigator-before = Voor de zet
navigator-after = Na de zet
navigator-rack = Op het rekje
navigator-allowed = Toegestaan
navigator-refused = Geweigerd
navigator-notation = In TRN-notatie
`;export{e as default};