var e=`fair-title = Wurde ehrlich ausgeteilt?
fair-yes = Ja, dieser Browser hat es geprüft.
fair-no = Nein, etwas stimmt nicht.
fair-unknown = Dieser Browser war am Austeilen nicht beteiligt oder hat zu wenig davon gesehen; er kann es nicht sagen.
fair-help = Damit niemand die Steine aussuchen kann, legen der Server und die Browser aller Mitspieler vor dem Austeilen Zufallszahlen fest und geben sie erst danach preis. Computer tragen nichts bei.
fair-not = Stimmt nicht:
fair-check-seed = Der Startwert ist der, den der Server vorher festgelegt hat.
fair-check-own = Die Zufallszahlen dieses Browsers wurden unverändert verwendet.
fair-check-others = Niemand hat etwas beigetragen, was nicht vorher festgelegt war.
fair-check-deal = Deine ersten Steine folgen aus dem Startwert und diesen Zahlen.
fair-check-draws = Auch die Steine, die du gezogen hast, folgen daraus.
fair-check-held = Ein Browser hat seine Zahlen nicht rechtzeitig preisgegeben; sie wurden weggelassen.
fair-commitment = Hashwert
fair-seed = Startwert
fair-verify = So prüfst du die ganze Aufzeichnung
`;export{e as default};