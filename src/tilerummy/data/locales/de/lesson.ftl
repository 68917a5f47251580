### The texts of the lessons (data/lessons.toml). $points are needed for a first lay, $penalty is the cost of a joker that is
### left on a rack, $drawn counts the tiles drawn after a time-out, $seconds are those of a turn. In figures $rounds were played
### between computers, and $won of 100 were won by the one that follows the advice.

## Parts of the course, and what is marked

lesson-part-basics = Die Grundlagen
lesson-part-rearranging = Den Tisch umbauen
lesson-part-jokers = Die Joker
lesson-part-round = Uhr und Punkte
lesson-part-strategy = Strategie
lesson-help-tiles = Die Steine sind markiert.
lesson-help-melds = Jetzt sind nur die Kombinationen markiert, die sich ändern.
lesson-help-tile = Jetzt ist nur ein Stein markiert.
lesson-help-none = Jetzt ist nichts markiert.

## The first lesson

lesson-first-title = So wird gespielt
lesson-first = Ziel, Gruppe und Reihe, Anlegen, Joker und das Ende, in acht kleinen Schritten.
lesson-first-1-title = Das Ziel: alle Steine auslegen
lesson-first-1 = Wer seinen letzten Stein auslegt, gewinnt. Drei oder vier Steine mit derselben Zahl in verschiedenen Farben sind eine Gruppe: Zieh deine vier markierten Zehner auf den Tisch oder tippe sie und dann den Tisch an. Die erste Auslage braucht { $points } Punkte; das reicht. Beende dann deinen Zug.
lesson-first-2-title = Eine Reihe
lesson-first-2 = Drei oder mehr Steine einer Farbe, deren Zahlen aufeinanderfolgen, sind eine Reihe. Leg die 4, 5 und 6 aus.
lesson-first-3-title = Anlegen
lesson-first-3 = Nach deiner ersten Auslage darfst du an jede Kombination auf dem Tisch anlegen, egal wer sie ausgelegt hat. Wohin passen deine 7 und deine 13?
lesson-first-4-title = Umbauen
lesson-first-4 = Du darfst den ganzen Tisch umbauen, solange am Ende deines Zuges nur gültige Kombinationen daliegen. Nimm die rote 8 vom Ende ihrer Reihe: Mit deinen beiden Achtern ist sie eine Gruppe.
lesson-first-5-title = Der Joker
lesson-first-5 = Ein Joker steht für jeden Stein. Leg ihn zwischen die 11 und die 13. Liegt er am Ende noch auf deinem Brett, kostet er viele Punkte.
lesson-first-6-title = Den Joker zurückholen
lesson-first-6 = Deine 12 ist der Stein, für den der Joker steht. Leg sie in diese Reihe und nimm den Joker: Mit deinen beiden Dreiern ist er eine neue Gruppe.
lesson-first-7-title = Nichts passt?
lesson-first-7 = Dann zieh einen Stein. Damit endet dein Zug.
lesson-first-8-title = Alles auslegen
lesson-first-8 = Wer seinen letzten Stein auslegt, gewinnt die Runde; die anderen zählen, was sie noch haben. Der gezogene Stein ist genau der richtige: Leg alle drei aus.
lesson-first-9-title = Du hast alles ausgelegt!
lesson-first-9 = Das ist das ganze Spiel. Jede Schachtel hat dazu ihre eigenen Regeln; der Tisch sagt es dir, bevor du einen Stein loslässt.

## The others: a title, what to do, and what is said when it is done

lesson-group-title = Die Gruppe
lesson-group = Eine Gruppe sind drei oder vier Steine mit derselben Zahl in verschiedenen Farben. Leg deine größte Gruppe aus.
lesson-group-done = In einer Gruppe kommt keine Farbe zweimal vor.
lesson-run-title = Die Reihe
lesson-run = Eine Reihe sind drei oder mehr aufeinanderfolgende Zahlen einer Farbe. Leg deine längste Reihe aus.
lesson-run-done = Die 1 ist immer die kleinste Zahl: Nach der 13 kommt nichts.
lesson-first-lay-title = Die erste Auslage
lesson-first-lay = Deine erste Auslage braucht { $points } Punkte aus Steinen von deinem Brett. Leg sie aus.
lesson-first-lay-done = Mehrere Kombinationen zählen zusammen, und ein Joker zählt so viel wie der Stein, für den er steht.
lesson-lay-off-title = Anlegen
lesson-lay-off = Nach deiner ersten Auslage darfst du an jede Kombination auf dem Tisch anlegen. Leg so viele Steine an wie möglich.
lesson-lay-off-done = Es ist egal, wer eine Kombination ausgelegt hat.
lesson-fourth-title = Den vierten Stein nehmen
lesson-fourth = Eine Vierergruppe kann einen Stein abgeben. Nimm einen und leg mit ihm und deinen Steinen eine neue Reihe aus.
lesson-fourth-done = Drei Steine der Gruppe bleiben liegen, sie ist also weiter gültig.
lesson-shift-title = Eine Reihe verschieben
lesson-shift = Leg an einem Ende einer Reihe an und nimm den Stein am anderen Ende für eine neue Gruppe.
lesson-shift-done = Die Reihe ist um eine Zahl weitergerückt.
lesson-split-title = Eine Reihe teilen
lesson-split = Aus einer langen Reihe können zwei werden. Leg deinen zweiten gleichen Stein in ihre Mitte.
lesson-split-done = Dein Stein beendet die eine Reihe oder beginnt die andere.
lesson-combined-split-title = Kombiniertes Teilen
lesson-combined-split = Nimm einen Stein aus einer Reihe und mach mit ihm und deinem Stein aus einer Gruppe zwei.
lesson-combined-split-done = Zwei Kombinationen haben Steine abgegeben, und alle sind weiter gültig.
lesson-multiple-split-title = Mehrfaches Teilen
lesson-multiple-split = Mach aus mehreren Reihen Gruppen, damit alle deine passenden Steine einen Platz finden.
lesson-multiple-split-done = Wenn sich alles bewegt, zähl zuerst die Steine jeder Zahl.
lesson-joker-title = Einen Joker auslegen
lesson-joker = Ein Joker steht für jeden Stein. Leg deinen aus.
lesson-joker-done = Auf deinem Brett hätte er am Ende { $penalty } Punkte gekostet.
lesson-exchange-title = Den Joker austauschen
lesson-exchange = Leg den Stein, für den ein Joker steht, an dessen Stelle und nimm den Joker für eine neue Kombination.
lesson-exchange-done = In einer Dreiergruppe steht ein Joker für jede der fehlenden Farben.
lesson-joker-new-title = Der Joker bildet eine neue Kombination
lesson-joker-new = Nach dieser Anleitung muss ein befreiter Joker in eine neue Kombination. Befreie ihn.
lesson-joker-new-done = An eine Kombination auf dem Tisch hättest du ihn nicht anlegen dürfen.
lesson-joker-other-title = Der Joker geht woandershin
lesson-joker-other = Nach dieser Anleitung muss ein befreiter Joker in eine andere Kombination, auch eine auf dem Tisch. Befreie ihn.
lesson-joker-other-done = In dieselbe Kombination darf er nicht zurück.
lesson-joker-anywhere-title = Der Joker geht überallhin
lesson-joker-anywhere = Nach dieser Anleitung darf ein befreiter Joker überallhin, sogar in seine eigene Reihe zurück. Befreie ihn.
lesson-joker-anywhere-done = Jede Stelle ist erlaubt, an der er eine gültige Kombination ergibt.
lesson-joker-table-title = Ein Stein vom Tisch für den Joker
lesson-joker-table = Nach dieser Anleitung darf der Stein für den Joker auch vom Tisch kommen. Befreie den Joker für eine neue Kombination.
lesson-joker-table-done = Mindestens einen Stein von deinem Brett musst du trotzdem auslegen.
lesson-joker-rack-title = Ein Stein vom Brett für den Joker
lesson-joker-rack = Nach dieser Anleitung ersetzt nur ein Stein von deinem Brett den Joker. Befreie den Joker für eine neue Kombination.
lesson-joker-rack-done = Mit demselben Stein vom Tisch wäre es nicht erlaubt gewesen.
lesson-joker-rest-title = Den Joker ohne Tausch nehmen
lesson-joker-rest = Nach dieser Anleitung darfst du einen Joker nehmen, wenn der Rest gültig bleibt. Nimm ihn für eine neue Kombination.
lesson-joker-rest-done = Nach den meisten anderen Anleitungen musst du ihn durch den richtigen Stein ersetzen.
lesson-joker-whole-title = Mit Joker bleibt alles beisammen
lesson-joker-whole = Nach dieser Anleitung darfst du aus einer Kombination mit Joker nichts wegnehmen. Leg zwei Steine aus, ohne das zu tun.
lesson-joker-whole-done = Anlegen darfst du dort weiterhin, und den Joker austauschen auch.
lesson-joker-25-title = Ein Joker zählt 25
lesson-joker-25 = Nach dieser Anleitung zählt ein Joker in der ersten Auslage 25 Punkte, egal wofür er steht. Erreiche { $points } Punkte.
lesson-joker-25-done = Am meisten hilft ein Joker also neben kleinen Zahlen.
lesson-clock-title = Die Uhr
lesson-clock = Nach dieser Anleitung dauert ein Zug höchstens { $seconds } Sekunden. Leg zwei Steine aus, bevor die Zeit um ist.
lesson-clock-done = Du hast deinen Zug rechtzeitig beendet.
lesson-clock-2 = Nimm jetzt eine Kombination auseinander, lass sie unfertig und warte, bis die Zeit um ist.
lesson-clock-2-done = Unfertiges kommt zurück, und du ziehst { $drawn } Steine. Nach einem Zug ohne Änderung ziehst du einen.
lesson-clock-3 = Derselbe Tisch nach einer anderen Anleitung: Mach eine Kombination fertig, lass eine andere unfertig und warte.
lesson-clock-3-done = Nach dieser Anleitung bleiben fertige Kombinationen liegen, und deine losen Steine kommen zurück aufs Brett.
lesson-score-title = Die Punkte
lesson-score = Leg deine letzten Steine aus. Was die anderen noch auf dem Brett haben, sind deine Punkte.
lesson-score-done = Wer gewinnt, bekommt, was alle anderen verlieren.
lesson-score-2 = Dein Gegenüber hat nur noch einen Stein. Leg den Stein aus, der dich am meisten kosten würde.
lesson-score-2-done = Ein Joker auf dem Brett kostet nach dieser Anleitung { $penalty } Punkte.
lesson-score-3 = Jeder Stein auf deinem Brett kostet so viele Punkte, wie auf ihm steht. Behalte so wenig wie möglich.
lesson-score-3-done = Leg hohe Steine zuerst aus, wenn andere bald fertig sein könnten.

## Strategy

lesson-hold-back-title = Abwarten
lesson-hold-back = Steine auf dem Tisch helfen allen, Steine auf dem Brett nur dir. Manchmal ist es besser zu ziehen.
lesson-hold-back-1 = Deine rote 6 passt. Aber was du auslegst, nützt auch den anderen. Halt sie diesmal zurück: Zieh einen Stein.
lesson-hold-back-1-done = Läge deine 6 auf dem Tisch, hätte dein Gegenüber mit der 7 und der 8 sofort alles auslegen können.
lesson-hold-back-2 = Dein Gegenüber hat eine Gruppe ausgelegt. Jetzt passen alle deine Steine: Leg sie aus.
lesson-hold-back-2-done = Einen Zug gewartet, und du hast alles ausgelegt.
lesson-hold-back-2-figure = In { $rounds } Runden zwischen zwei gleichen Computern gewann der, der bis zu fünf Züge abwartete, { $won } von 100.
lesson-keep-fourth-title = Den vierten Stein zurückhalten
lesson-keep-fourth = Drei Steine sind schon eine Kombination. Hältst du den vierten zurück, hast du im nächsten Zug einen Stein zum Anlegen.
lesson-keep-fourth-1 = Leg nur drei deiner Siebener aus und behalte einen für den nächsten Zug.
lesson-keep-fourth-1-done = Sein Platz ist auch im nächsten Zug noch frei, wenn ihn niemand vorher füllt.
lesson-keep-fourth-2 = Du bist wieder am Zug, und sonst passt nichts. Leg den zurückgehaltenen Stein an, statt einen zu ziehen.
lesson-keep-fourth-2-done = Du hast einen Stein weniger statt einen mehr.
lesson-keep-fourth-3 = Dasselbe mit einer Reihe: Leg drei Steine aus und behalte einen, der an ein Ende passt.
lesson-keep-fourth-3-done = Ein Stein aus der Mitte der Reihe kann nicht warten, einer vom Ende schon.
lesson-keep-fourth-3-figure = In { $rounds } Runden zwischen zwei gleichen Computern war es kein Unterschied: Der, der den vierten Stein immer zurückhielt, gewann { $won } von 100.
lesson-keep-joker-title = Den Joker behalten oder auslegen?
lesson-keep-joker = Mit einem Joker passen deine letzten Steine leichter. Legt aber jemand vor dir alles aus, kostet er { $penalty } Punkte.
lesson-keep-joker-1 = Die anderen haben noch viele Steine. Leg einen Stein aus, aber nicht den Joker.
lesson-keep-joker-1-done = Der Joker hilft dir, wenn du nur noch wenige Steine hast.
lesson-keep-joker-1-figure = In { $rounds } Runden zwischen zwei gleichen Computern gewann der, der seine Joker behielt, { $won } von 100.
lesson-keep-joker-2 = Dein Gegenüber hat nur noch einen Stein. Jetzt ist der Joker ein Risiko: Leg ihn aus.
lesson-keep-joker-2-done = Auf dem Brett hätte er { $penalty } Punkte gekostet, wenn dein Gegenüber alles ausgelegt hätte.
lesson-keep-joker-2-figure = Das ist sicher, aber nicht stärker: In { $rounds } Runden zwischen zwei Computern, die ihre Joker behalten, gewann der, der sie kurz vor dem Ende auslegte, { $won } von 100.
lesson-shed-points-title = Kurz vor dem Ende
lesson-shed-points = Hat jemand nur noch wenige Steine, sind hohe Steine auf deinem Brett ein Risiko. So bleiben dir wenige Punkte.
lesson-shed-points-1 = Dein Gegenüber hat nur noch einen Stein. Dein Joker passt in zwei Reihen: Nimm die, nach der am wenigsten Punkte auf deinem Brett bleiben.
lesson-shed-points-1-done = Die hohen Steine sind weg, und die zwei kleinen kosten nur 3 Punkte.
lesson-shed-points-2 = Dein Gegenüber hat nur noch zwei Steine. Geh auf Nummer sicher und warte nicht länger: Leg alles aus, was passt.
lesson-shed-points-2-done = Auf deinem Brett bleibt nur die 2.
lesson-shed-points-2-figure = Das ist sicher, aber nicht stärker: In { $rounds } Runden zwischen zwei Computern, die abwarten, gewann der, der kurz vor dem Ende alles Mögliche auslegte, { $won } von 100.
