### Il livello di un giocatore (`rate`), e perché un computer ha giocato così. Vedi en/computers.ftl.

cli-help-rate = Valuta i giocatori di una registrazione: quanto della calata migliore hanno calato, e il loro livello.
cli-rate-head-player = Giocatore
cli-rate-head-level = Livello
cli-rate-head-accuracy = Precisione
cli-rate-head-turns = Turni
cli-rate-head-chances = Calata possibile
cli-rate-head-tiles = Tessere mancate
cli-rate-head-points = Punti mancati
cli-rate-head-waits = Attese
cli-rate-note = Livello: il computer che gioca nel modo più simile, da 1 a 8, con l’intervallo che lo contiene al 90 %. Precisione: la parte della calata migliore che è stata calata.
cli-rate-nobody = Nessun turno si può valutare: i leggii sono nascosti, o nessuno ha giocato.
