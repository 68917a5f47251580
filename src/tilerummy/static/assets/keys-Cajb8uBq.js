var e=`keys-move = From tile to tile, then from place to place
keys-space = Space
keys-enter = Enter
keys-escape = Esc
keys-control = Ctrl
keys-lift = Lift a tile
keys-put = Put the tiles down, or move a tile to the only place that accepts it
keys-back = Put the tiles back
keys-letters = Keys with one letter (D, E, H, L, M, R, T)
`;export{e as default};