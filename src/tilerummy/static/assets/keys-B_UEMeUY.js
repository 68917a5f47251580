var e=`keys-move = Van steen naar steen, daarna van plek naar plek
keys-space = Spatie
keys-enter = Enter-toets
keys-escape = Esc
keys-control = Ctrl
keys-lift = Steen optillen
keys-put = Stenen neerleggen, of een steen op de enige plek leggen waar hij past
keys-back = Stenen terugleggen
keys-letters = Toetsen met één letter (D, E, H, L, M, R, T)
`;export{e as default};