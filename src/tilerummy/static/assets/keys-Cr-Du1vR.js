var e=`keys-move = De ficha en ficha, y luego de sitio en sitio
keys-space = Espacio
keys-enter = Intro
keys-escape = Esc
keys-control = Ctrl
keys-lift = Levantar una ficha
keys-put = Colocar las fichas, o llevar una ficha al único sitio posible
keys-back = Devolver las fichas
keys-letters = Teclas de una sola letra (D, E, H, L, M, R, T)
`;export{e as default};