var e=`fair-title = Is er eerlijk uitgedeeld?
fair-yes = Ja, deze browser heeft het gecontroleerd.
fair-no = Nee, er klopt iets niet.
fair-unknown = Deze browser deed niet mee aan het uitdelen en kan het niet zeggen.
fair-help = Zodat niemand de stenen kan uitkiezen, leggen de server en de browser van elke speler vóór het uitdelen toevalsgetallen vast en onthullen ze die pas daarna. Computers voegen niets toe.
fair-not = Klopt niet:
fair-check-seed = De startwaarde is die welke de server vooraf heeft vastgelegd.
fair-check-own = De toevalsgetallen van deze browser zijn ongewijzigd gebruikt.
fair-check-others = De anderen hebben alleen toegevoegd wat vooraf vaststond.
fair-check-deal = Je eerste stenen volgen uit de startwaarde en deze getallen.
fair-check-draws = De stenen die je hebt gepakt ook.
fair-commitment = Hash
fair-seed = Startwaarde
fair-verify = Zo controleer je het hele verslag
`;export{e as default};