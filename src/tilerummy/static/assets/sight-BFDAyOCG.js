var e=`sight-type = Type a move
sight-read = Read the table
sight-do = Do it
sight-draft = Your attempt
sight-nothing = There is nothing to take back or repeat.
sight-example = For example: red 8 to row 2 · blue 5 6 7 · split row 2 before 6 · take red 8 · draw · undo · end
`;export{e as default};