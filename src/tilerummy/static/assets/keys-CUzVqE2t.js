var e=`keys-move = De tuile en tuile, puis d’endroit en endroit
keys-space = Espace
keys-enter = Entrée
keys-escape = Échap
keys-control = Ctrl
keys-lift = Soulever une tuile
keys-put = Poser les tuiles, ou mettre une tuile au seul endroit possible
keys-back = Remettre les tuiles
keys-letters = Touches d’une seule lettre (D, E, H, L, M, R, T)
`;export{e as default};