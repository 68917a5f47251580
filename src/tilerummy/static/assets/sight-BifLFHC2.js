var e=`sight-type = Scrivi una mossa
sight-read = Leggi il tavolo
sight-do = Esegui
sight-draft = Il tuo tentativo
sight-nothing = Non c’è niente da annullare o da rifare.
sight-example = Per esempio: 8 rosso alla fila 2 · 5 6 7 blu · dividi la fila 2 prima del 6 · riprendi 8 rosso · pesca · annulla · fine
`;export{e as default};