var e=`device-names = The others at this device
device-help = You hand the device on after every turn. Everybody sees only their own rack.
device-name = Name of person { $number }
device-give = Give the device to { $name }
device-i-am = I am { $name }
device-covered = All racks are covered.
device-clock = The clock is stopped meanwhile.
device-leave-who = Who leaves?
device-leave-all = everybody
device-leave-sure = Does { $name } really leave? The others go on, and a computer can take over.
device-leave-sure-all = Do you all really leave? The table will be closed.
device-again = { $name } plays again
`;export{e as default};