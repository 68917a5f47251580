### The texts of the lessons: a title and a text for each step of data/lessons.toml.

## The first lesson

lesson-first-1-title = Das Ziel: alle Steine auslegen
lesson-first-1 = Wer seinen letzten Stein auslegt, gewinnt. Drei oder vier Steine mit derselben Zahl in verschiedenen Farben sind eine Gruppe: Zieh deine drei markierten Zehner auf den Tisch oder tippe sie und dann den Tisch an. Die erste Auslage braucht { $points } Punkte; das reicht. Beende dann deinen Zug.
lesson-first-2-title = Eine Reihe
lesson-first-2 = Drei oder mehr Steine einer Farbe, deren Zahlen aufeinanderfolgen, sind eine Reihe. Leg die 4, 5 und 6 aus.
lesson-first-3-title = Anlegen
lesson-first-3 = Nach deiner ersten Auslage darfst du an jede Kombination auf dem Tisch anlegen, egal wer sie ausgelegt hat. Wohin passen deine 7 und deine 10?
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
