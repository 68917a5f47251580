var e=`mydata-imprint = Colofon
mydata-privacy = Privacy
mydata-contact = Contact
mydata-operator = De beheerder van deze server
mydata-title = Mijn gegevens op deze server
mydata-help = Er zijn geen accounts. Een cookie van deze browser bevat de sleutel van je plaatsen. De server bewaart de hash daarvan, de naam die je aan elke tafel hebt opgegeven en de zetten.
mydata-none = De server bewaart niets over je.
mydata-tables = Je tafels: { $count }
mydata-names = Je namen daar: { $names }
mydata-browsers = Browsers die bericht krijgen over beurten: { $count }
mydata-export = Alles als bestand bewaren
mydata-delete = Mijn gegevens verwijderen …
mydata-delete-sure = Echt verwijderen? Je verlaat al je tafels, alsof je ze een voor een had verlaten, en je naam is daar nergens meer te vinden. Tafels waaraan alleen jij hebt gespeeld, worden verwijderd. Dit kan niet ongedaan worden gemaakt.
mydata-delete-yes = Ja, mijn gegevens verwijderen
mydata-cancel = Annuleren
mydata-working = Een ogenblik …
mydata-deleted = Klaar. De server bewaart niets meer over je, behalve in back-ups van de beheerder totdat die worden vervangen.
`;export{e as default};