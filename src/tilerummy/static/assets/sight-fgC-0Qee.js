var e=`sight-type = Escribir una jugada
sight-read = Leer la mesa
sight-do = Hacer
sight-draft = Tu intento
sight-nothing = No hay nada que deshacer ni rehacer.
sight-example = Por ejemplo: 8 rojo a la fila 2 · 5 6 7 azules · divide la fila 2 antes de 6 · toma 8 rojo · roba · deshacer · fin
`;export{e as default};