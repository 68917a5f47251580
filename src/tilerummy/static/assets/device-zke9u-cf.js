var e=`device-names = Gli altri giocatori su questo dispositivo
device-help = Dopo ogni turno vi passate il dispositivo. Ognuno vede solo il proprio leggio.
device-name = Nome del giocatore { $number }
device-give = Passa il dispositivo a { $name }
device-i-am = Sono { $name }
device-covered = Tutti i leggii sono coperti.
device-clock = Intanto l’orologio è fermo.
device-leave-who = Chi se ne va?
device-leave-all = tutti
device-leave-sure = { $name } se ne va davvero? Gli altri continuano, e un computer può giocare al suo posto.
device-leave-sure-all = Ve ne andate davvero tutti? Il tavolo verrà chiuso.
device-again = { $name } torna a giocare
`;export{e as default};