var e=`sight-type = Zet typen
sight-read = Tafel voorlezen
sight-do = Uitvoeren
sight-draft = Je poging
sight-nothing = Er is niets om terug te nemen of te herhalen.
sight-example = Bijvoorbeeld: rode 8 bij rij 2 · blauwe 5 6 7 · splits rij 2 voor 6 · neem rode 8 · pak · terug · klaar
`;export{e as default};