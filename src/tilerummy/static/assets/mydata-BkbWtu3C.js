var e=`mydata-imprint = About the operator
mydata-privacy = Privacy
mydata-contact = Contact
mydata-operator = The operator of this server
mydata-title = My data on this server
mydata-help = There are no accounts. A cookie of this browser has the key to your seats. The server keeps its hash, the name that you gave at each table, and what you played there.
mydata-none = The server keeps nothing about you.
mydata-tables = Your tables: { $count }
mydata-names = Your names there: { $names }
mydata-browsers = Browsers that get messages about turns: { $count }
mydata-export = Save everything in a file
mydata-delete = Delete my data …
mydata-delete-sure = Really delete? You leave all your tables, as if you had left them one by one, and nobody finds your name there any more. Tables at which only you played are deleted. This cannot be undone.
mydata-delete-yes = Yes, delete my data
mydata-cancel = Cancel
mydata-working = One moment …
mydata-deleted = Done. The server keeps nothing about you any more, except in its operator’s backups until these are replaced.
`;export{e as default};