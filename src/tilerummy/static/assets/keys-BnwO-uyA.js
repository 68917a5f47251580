var e=`keys-move = Da tessera a tessera, poi da posto a posto
keys-space = Spazio
keys-enter = Invio
keys-escape = Esc
keys-control = Ctrl
keys-lift = Solleva una tessera
keys-put = Posa le tessere, o metti una tessera nell’unico posto possibile
keys-back = Rimetti a posto le tessere
keys-letters = Tasti con una sola lettera (D, E, H, L, M, R, T)
`;export{e as default};