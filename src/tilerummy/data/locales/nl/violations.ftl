### Waarom een zet niet mag. Zie en/violations.ftl. Men zegt “blauwe 7”, “set” (zelfde getal) en “reeks” (zelfde kleur).

## De beurt

END-trigger =
    { $unit ->
        [game] Het spel is voorbij, er kan niet meer gespeeld worden. Begin een nieuw spel om door te spelen.
       *[round] De ronde is voorbij, er kan niet meer gespeeld worden. Begin een nieuwe ronde om door te spelen.
    }
TURN-options = Je kunt niet passen zolang er nog stenen op de stapel liggen: leg iets neer of pak een steen.
TURN-min_rack_tile = Leg minstens één steen van je rekje neer. Lukt dat niet, laat de tafel dan zoals die was en pak een steen.
TURN-rack_tiles = Je kunt alleen stenen van je eigen rekje neerleggen, en deze staan er niet op: { $tiles }.
TURN-drawn_tile_wait = Je hebt deze beurt al een steen gepakt, dus dit moet wachten tot je volgende beurt.
POOL-empty = De stapel is leeg, er valt niets meer te pakken: leg iets neer of pas.
POOL-tiles = Dit kan niet gepakt zijn: { $tiles }. Van de stapel komt alleen een steen die nog niemand gezien heeft.

## De tafel

TABLE-no_such_meld = Je kunt alleen combinaties gebruiken die op tafel liggen, en deze ligt er niet: { $meld }.
TABLE-tiles_stay = Wat op tafel ligt, blijft op tafel. Leg terug: { $tiles }.

## Wat geen combinatie is

SET-min_size = Dit is te kort: { $row }. Een combinatie heeft minstens drie stenen.
SET-two_jokers = Alleen jokers zijn geen combinatie. Op minstens één steen moet een getal staan.
SET-group = Dit is geen set: { $row }. Een set heeft drie of vier stenen met hetzelfde getal, elk in een andere kleur.
SET-run = Dit is geen combinatie: { $row }. Een reeks heeft één kleur en opeenvolgende getallen, een set heeft één getal in verschillende kleuren.
SET-one_low = Een reeks eindigt bij 13 en gaat niet verder met 1: { $row }. De 1 ligt alleen vóór de 2.
VARIANT-joker_colour = Een gekleurde joker vervangt alleen een steen van zijn eigen kleur, dus hier past hij niet: { $row }.

## De opening

OPEN-threshold =
    Je opening is { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } waard. Er zijn er minstens { $needed } nodig.
OPEN-extend_same_turn = Je opening telt, maar bij andere combinaties aanleggen mag pas vanaf je volgende beurt. Laat deze zoals die was: { $meld }.
OPEN-rearrange_same_turn = Je opening telt, maar de tafel ombouwen mag pas vanaf je volgende beurt. Laat deze combinatie zoals die was: { $meld }.
LAYOFF-requires_open = Je mag pas aanleggen na je opening. Laat deze combinatie zoals die was: { $meld }.
REARRANGE-requires_open = Je mag de tafel pas ombouwen na je opening. Laat deze combinatie zoals die was: { $meld }.

## Ombouwen en jokers

REARRANGE-partial_take = Deze combinatie is uit elkaar gehaald: { $meld }. Houd minstens drie van de stenen bij elkaar, of leg elke steen in een andere combinatie.
JOKER-free_by_split_or_extend = Je krijgt deze joker alleen in ruil voor de steen die hij vervangt: { $meld }.
JOKER-replace_source = De steen die je tegen een joker omruilt, moet van je rekje komen, niet van de tafel: { $meld }.
JOKER-split_joker_set = Zolang de joker blijft liggen, mag je deze combinatie alleen aanvullen, of een andere joker ervan omruilen: { $meld }. Haal er verder niets uit en splits hem niet.
JOKER-reuse =
    { $wanted ->
        [new_meld] Een bevrijde joker moet in een nieuwe combinatie, en deze is gemaakt van een combinatie die er al lag: { $meld }.
       *[other_meld] Een bevrijde joker moet naar een andere combinatie, niet terug naar waar hij vandaan kwam: { $meld }.
    }

## De klok

TIMER-limit = Dit spel heeft geen klok, dus de tijd kan niet om zijn.
TIMER-from_when =
    { $wanted ->
        [manipulation] In deze beurt loopt de klok niet. Die start zodra je een combinatie op tafel verandert.
       *[after_opening] In deze beurt loopt de klok niet. Die loopt pas in de beurten na je opening.
    }
TIMER-table_after_overrun = Als de tijd om is, ligt de tafel weer zoals vóór de beurt; er mag niets veranderd blijven.
TIMER-tiles_to_player = Als de tijd om is, blijven de stenen van de tafel op tafel. Deze mogen niet naar het rekje: { $tiles }.
TIMER-penalty_draw =
    { $needed ->
        [0] De tijd is om, maar daarvoor wordt niets gepakt. Hier waren het er { $drawn }.
        [one] De tijd is om en daarvoor wordt { $needed } steen gepakt, niet { $drawn }.
       *[other] De tijd is om en daarvoor worden { $needed } stenen gepakt, niet { $drawn }.
    }

## Varianten

VARIANT-moves = Deze zet hoort bij een variant die hier niet gespeeld wordt. Leg stenen neer of pak er een van de stapel.
VARIANT-discard_pile-draw_first = Begin je beurt met een steen: pak er een, of neem de steen die vlak voor jou het laatst is weggelegd.
VARIANT-discard_pile-discard_last = Je beurt is nog niet klaar: leg tot slot een steen weg.
VARIANT-discard_pile-last_discard = Je mag alleen de steen nemen die vlak voor jou het laatst is weggelegd, en dat is niet deze: { $tile }.
VARIANT-discard_pile-new_meld = Je mag deze weggelegde steen alleen nemen als je hem meteen in een nieuwe combinatie legt: { $tile }.
VARIANT-open_last_tile-tile = Dit is niet de open steen van de stapel: { $tile }. Je kunt alleen de steen nemen die open ligt.
VARIANT-open_last_tile-finish = Je mag de open steen alleen nemen als je rekje daarmee deze beurt leeg raakt. Er staat nog op: { $left }.
