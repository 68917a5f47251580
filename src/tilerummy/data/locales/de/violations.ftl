### Warum ein Zug nicht geht. Siehe en/violations.ftl. Die Steine heißen „blaue 7“, die Kombinationen „Gruppe“ und „Reihe“.

## Der Zug

END-trigger =
    { $unit ->
        [game] Das Spiel ist vorbei, es sind keine Züge mehr möglich. Starte ein neues Spiel, um weiterzuspielen.
       *[round] Die Runde ist vorbei, es sind keine Züge mehr möglich. Starte eine neue Runde, um weiterzuspielen.
    }
TURN-options = Du kannst nicht passen, solange noch Steine im Vorrat liegen: Leg etwas aus oder zieh einen Stein.
TURN-min_rack_tile = Leg mindestens einen Stein von deinem Brett aus. Geht das nicht, dann lass den Tisch, wie er war, und zieh einen Stein.
TURN-rack_tiles = Du kannst nur Steine von deinem eigenen Brett auslegen, und diese liegen nicht darauf: { $tiles }.
TURN-drawn_tile_wait = Du hast in diesem Zug schon einen Stein gezogen, deshalb muss das bis zu deinem nächsten Zug warten.
POOL-empty = Der Vorrat ist leer, es gibt nichts mehr zu ziehen: Leg etwas aus oder passe.
POOL-tiles = Das kann nicht gezogen worden sein: { $tiles }. Aus dem Vorrat kommt nur, was noch niemand gesehen hat.

## Der Tisch

TABLE-no_such_meld = Du kannst nur Kombinationen benutzen, die auf dem Tisch liegen, und diese liegt dort nicht: { $meld }.
TABLE-tiles_stay = Was auf dem Tisch liegt, bleibt auf dem Tisch. Leg zurück: { $tiles }.

## Was keine Kombination ist

SET-min_size = Das ist zu kurz: { $row }. Eine Kombination hat mindestens drei Steine.
SET-two_jokers = Joker allein sind keine Kombination. Mindestens ein Stein muss eine Zahl tragen.
SET-group = Das ist keine Gruppe: { $row }. Eine Gruppe hat drei oder vier Steine mit derselben Zahl, jeden in einer anderen Farbe.
SET-run = Das ist keine Kombination: { $row }. Eine Reihe hat eine Farbe und aufeinanderfolgende Zahlen, eine Gruppe eine Zahl in verschiedenen Farben.
SET-one_low = Eine Reihe endet mit der 13 und geht nicht mit der 1 weiter: { $row }. Die 1 steht nur vor der 2.
VARIANT-joker_colour = Ein farbiger Joker steht nur für einen Stein seiner eigenen Farbe, hier passt er deshalb nicht: { $row }.

## Die erste Auslage

OPEN-threshold =
    Deine erste Auslage ist { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert. Nötig sind mindestens { $needed }.
OPEN-extend_same_turn = Deine erste Auslage gilt, aber anlegen darfst du erst ab deinem nächsten Zug. Lass diese Kombination, wie sie war: { $meld }.
OPEN-rearrange_same_turn = Deine erste Auslage gilt, aber umbauen darfst du erst ab deinem nächsten Zug. Lass diese Kombination, wie sie war: { $meld }.
LAYOFF-requires_open = Anlegen darfst du erst nach deiner ersten Auslage. Lass diese Kombination, wie sie war: { $meld }.
REARRANGE-requires_open = Umbauen darfst du erst nach deiner ersten Auslage. Lass diese Kombination, wie sie war: { $meld }.

## Umbauen und Joker

REARRANGE-partial_take = Diese Kombination wurde aufgeteilt: { $meld }. Lass mindestens drei ihrer Steine beisammen oder leg jeden in eine andere Kombination.
JOKER-free_by_split_or_extend = Diesen Joker bekommst du nur im Tausch gegen den Stein, für den er steht: { $meld }.
JOKER-replace_source = Der Stein, den du gegen einen Joker tauschst, muss von deinem Brett kommen, nicht vom Tisch: { $meld }.
JOKER-split_joker_set = Solange ihr Joker liegen bleibt, darf diese Kombination nur ergänzt oder ein anderer ihrer Joker getauscht werden: { $meld }. Nimm sonst nichts weg und teile sie nicht.
JOKER-reuse =
    { $wanted ->
        [new_meld] Ein befreiter Joker muss in eine neue Kombination, und diese ist aus einer entstanden, die schon dalag: { $meld }.
       *[other_meld] Ein befreiter Joker muss in eine andere Kombination, nicht zurück in die, aus der er kam: { $meld }.
    }

## Die Uhr

TIMER-limit = In diesem Spiel läuft keine Uhr, die Zeit kann also nicht ablaufen.
TIMER-from_when =
    { $wanted ->
        [manipulation] In diesem Zug läuft keine Uhr. Sie startet, sobald du eine Kombination auf dem Tisch veränderst.
       *[after_opening] In diesem Zug läuft keine Uhr. Sie läuft erst in den Zügen nach deiner ersten Auslage.
    }
TIMER-table_after_overrun = Wenn die Zeit abläuft, liegt der Tisch wieder so wie vor dem Zug; nichts darf verändert bleiben.
TIMER-tiles_to_player = Wenn die Zeit abläuft, bleiben die Steine vom Tisch auf dem Tisch. Diese dürfen nicht auf das Brett: { $tiles }.
TIMER-penalty_draw =
    { $needed ->
        [0] Die Zeit ist abgelaufen, aber dafür wird kein Stein gezogen. Hier waren es { $drawn }.
        [one] Die Zeit ist abgelaufen, und dafür wird { $needed } Stein gezogen, nicht { $drawn }.
       *[other] Die Zeit ist abgelaufen, und dafür werden { $needed } Steine gezogen, nicht { $drawn }.
    }

## Varianten

VARIANT-moves = Dieser Zug gehört zu einer Variante, die hier nicht gespielt wird. Leg Steine aus oder zieh einen aus dem Vorrat.
VARIANT-discard_pile-draw_first = Beginne deinen Zug mit einem Stein: Zieh einen oder nimm den, der vor dir zuletzt abgelegt wurde.
VARIANT-discard_pile-discard_last = Dein Zug ist noch nicht zu Ende: Leg zum Schluss einen Stein ab.
VARIANT-discard_pile-last_discard = Du darfst nur den Stein nehmen, der vor dir zuletzt abgelegt wurde, und das ist nicht dieser: { $tile }.
VARIANT-discard_pile-new_meld = Diesen abgelegten Stein darfst du nur nehmen, wenn du ihn gleich in einer neuen Kombination auslegst: { $tile }.
VARIANT-open_last_tile-tile = Das ist nicht der offene Stein des Vorrats: { $tile }. Nehmen kannst du nur den, der offen liegt.
VARIANT-open_last_tile-finish = Den offenen Stein darfst du nur nehmen, wenn dein Brett damit in diesem Zug leer wird. Noch darauf: { $left }.
