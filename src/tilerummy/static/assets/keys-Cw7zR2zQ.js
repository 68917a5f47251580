var e=`keys-move = Von Stein zu Stein, dann von Stelle zu Stelle
keys-space = Leertaste
keys-enter = Eingabetaste
keys-escape = Esc
keys-control = Strg
keys-lift = Stein anheben
keys-put = Steine ablegen, oder einen Stein an die einzige Stelle legen, an die er passt
keys-back = Steine zurücklegen
keys-letters = Tasten mit einem Buchstaben (D, E, H, L, M, R, T)
`;export{e as default};