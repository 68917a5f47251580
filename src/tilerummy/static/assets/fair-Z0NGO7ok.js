var e=`fair-title = La donne était-elle honnête ?
fair-yes = Oui, ce navigateur l’a vérifiée.
fair-no = Non, quelque chose ne correspond pas.
fair-unknown = Ce navigateur n’a pas participé à la donne, ou en a trop peu vu ; il ne peut pas le dire.
fair-help = Pour que personne ne puisse choisir les tuiles, le serveur et le navigateur de chaque joueur fixent des nombres aléatoires avant la donne, et ne les dévoilent qu’ensuite. Les ordinateurs n’ajoutent rien.
fair-not = Faux\xA0:
fair-check-seed = La graine est celle que le serveur avait fixée auparavant.
fair-check-own = Les nombres aléatoires de ce navigateur ont été utilisés sans changement.
fair-check-others = Personne n’a ajouté ce qui n’était pas fixé auparavant.
fair-check-deal = Vos premières tuiles découlent de la graine et de ces nombres.
fair-check-draws = Les tuiles que vous avez piochées en découlent aussi.
fair-check-held = Un navigateur n’a pas dévoilé ses nombres à temps ; ils ont été laissés de côté.
fair-commitment = Empreinte
fair-seed = Graine
fair-verify = Pour vérifier tout l’enregistrement
`;export{e as default};