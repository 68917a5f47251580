var e=`device-names = Les autres joueurs sur cet appareil
device-help = Après chaque tour, vous vous passez l’appareil. Chacun ne voit que son propre chevalet.
device-name = Nom du joueur { $number }
device-give = Passez l’appareil à { $name }
device-i-am = Je suis { $name }
device-covered = Tous les chevalets sont cachés.
device-clock = Le chronomètre est arrêté pendant ce temps.
device-leave-who = Qui part ?
device-leave-all = tout le monde
device-leave-sure = { $name } part vraiment ? Les autres continuent, et un ordinateur peut jouer à sa place.
device-leave-sure-all = Vous partez vraiment tous ? La table sera fermée.
device-again = { $name } revient jouer
`;export{e as default};