var e=`fair-title = La distribuzione era onesta?
fair-yes = Sì, questo browser l’ha controllata.
fair-no = No, qualcosa non corrisponde.
fair-unknown = Questo browser non ha partecipato alla distribuzione, o ne ha visto troppo poco, e non può dirlo.
fair-help = Perché nessuno possa scegliere le tessere, il server e il browser di ogni giocatore fissano numeri casuali prima della distribuzione, e solo dopo li rivelano. I computer non aggiungono niente.
fair-not = Non è vero:
fair-check-seed = Il seme è quello che il server aveva fissato prima.
fair-check-own = I numeri casuali di questo browser sono stati usati senza modifiche.
fair-check-others = Nessuno ha aggiunto ciò che non era fissato prima.
fair-check-deal = Le tue prime tessere derivano dal seme e da questi numeri.
fair-check-draws = Ne derivano anche le tessere che hai pescato.
fair-check-held = Un browser non ha rivelato i suoi numeri in tempo; sono stati tralasciati.
fair-commitment = Hash
fair-seed = Seme
fair-verify = Per controllare tutta la registrazione
`;export{e as default};