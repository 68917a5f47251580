var e=`sight-type = Zug tippen
sight-read = Tisch vorlesen
sight-do = Ausführen
sight-draft = Dein Versuch
sight-nothing = Es gibt nichts zurückzunehmen oder zu wiederholen.
sight-example = Zum Beispiel: rote 8 an Nummer 2 · blaue 5 6 7 · teile Nummer 2 vor 6 · nimm rote 8 · ziehen · zurück · ende
`;export{e as default};