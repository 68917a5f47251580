var e=`device-names = De andere spelers op dit toestel
device-help = Na elke beurt geven jullie het toestel door. Iedereen ziet alleen het eigen rekje.
device-name = Naam van speler { $number }
device-give = Geef het toestel aan { $name }
device-i-am = Ik ben { $name }
device-covered = Alle rekjes zijn afgedekt.
device-clock = De klok staat zolang stil.
device-leave-who = Wie gaat er weg?
device-leave-all = iedereen
device-leave-sure = Gaat { $name } echt weg? De anderen spelen door, en een computer kan het overnemen.
device-leave-sure-all = Gaan jullie echt allemaal weg? De tafel wordt gesloten.
device-again = { $name } speelt weer mee
`;export{e as default};