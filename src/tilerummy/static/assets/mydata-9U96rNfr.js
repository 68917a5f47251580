var e=`mydata-imprint = Mentions légales
mydata-privacy = Confidentialité
mydata-contact = Contact
mydata-operator = L’exploitant de ce serveur
mydata-title = Mes données sur ce serveur
mydata-help = Il n’y a pas de comptes. Un cookie de ce navigateur contient la clé de vos places. Le serveur garde son empreinte, le nom que vous avez donné à chaque table et les coups.
mydata-none = Le serveur ne garde rien sur vous.
mydata-tables = Vos tables\xA0: { $count }
mydata-names = Vos noms à ces tables\xA0: { $names }
mydata-browsers = Navigateurs avertis des tours\xA0: { $count }
mydata-export = Tout enregistrer dans un fichier
mydata-delete = Effacer mes données…
mydata-delete-sure = Vraiment effacer ? Vous quittez toutes vos tables, comme si vous les aviez quittées une à une, et votre nom ne s’y trouve plus nulle part. Les tables où vous avez joué seul sont supprimées. C’est définitif.
mydata-delete-yes = Oui, effacer mes données
mydata-cancel = Annuler
mydata-working = Un instant…
mydata-deleted = C’est fait. Le serveur ne garde plus rien sur vous, sauf dans les sauvegardes de son exploitant jusqu’à ce qu’elles soient remplacées.
`;export{e as default};