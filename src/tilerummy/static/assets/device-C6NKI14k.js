var e=`device-names = Die anderen an diesem Gerät
device-help = Nach jedem Zug gebt ihr das Gerät weiter. Alle sehen nur das eigene Brett.
device-name = Name der { $number }. Person
device-give = Gib { $name } das Gerät
device-i-am = Ich bin { $name }
device-covered = Alle Bretter sind verdeckt.
device-clock = Die Uhr steht so lange.
device-leave-who = Wer geht?
device-leave-all = alle
device-leave-sure = Geht { $name } wirklich? Die anderen spielen weiter, und ein Computer kann einspringen.
device-leave-sure-all = Geht ihr wirklich alle? Der Tisch wird geschlossen.
device-again = { $name } spielt wieder mit
`;export{e as default};