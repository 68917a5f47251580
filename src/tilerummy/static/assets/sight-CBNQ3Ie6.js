var e=`sight-type = Taper un coup
sight-read = Lire la table
sight-do = Exécuter
sight-draft = Votre essai
sight-nothing = Il n’y a rien à annuler ni à refaire.
sight-example = Par exemple\xA0: 8 rouge à la rangée 2 · 5 6 7 bleus · coupe la rangée 2 avant 6 · reprends 8 rouge · piocher · annuler · fin
`;export{e as default};