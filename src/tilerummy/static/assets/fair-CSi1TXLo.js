var e=`fair-title = Is er eerlijk uitgedeeld?
fair-yes = Ja, deze browser heeft het gecontroleerd.
fair-no = Nee, er klopt iets niet.
fair-unknown = Deze browser deed niet mee aan het uitdelen of zag er te weinig van en kan het niet zeggen.
fair-help = Zodat niemand de stenen kan uitkiezen, leggen de server en de browser van elke speler vóór het uitdelen toevalsgetallen vast en onthullen ze die pas daarna. Computers voegen niets toe.
fair-not = Klopt niet:
fair-check-seed = De startwaarde is dezelfde die de server vooraf heeft vastgelegd.
fair-check-own = De toevalsgetallen van deze browser zijn ongewijzigd gebruikt.
fair-check-others = Niemand heeft iets toegevoegd wat niet vooraf vaststond.
fair-check-deal = Je eerste stenen volgen uit de startwaarde en deze getallen.
fair-check-draws = Ook de stenen die je hebt gepakt, volgen daaruit.
fair-check-held = Een browser heeft zijn getallen niet op tijd onthuld; ze zijn weggelaten.
fair-commitment = Hash
fair-seed = Startwaarde
fair-verify = Zo controleer je het hele verslag
`;export{e as default};