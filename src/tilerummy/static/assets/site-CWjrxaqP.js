var e=`site-loading = Getting the game ready …
site-fault = The game could not start in this browser.
site-again = Try again
site-storage = What this browser keeps
site-storage-help = Tables, score sheets and settings are kept in this browser only. A file keeps them safe, or takes them to another device.
site-export = Save everything as a file
site-import = Read a file
site-import-sure = This replaces everything that this browser keeps. Go on?
site-import-yes = Replace everything
site-import-bad = This file does not come from here, or it is damaged. Nothing was changed.
site-clear = Delete everything
site-clear-sure = Delete all tables, score sheets and settings of this browser? This cannot be undone.
site-clear-yes = Yes, delete everything
site-cancel = Cancel
site-friends = Friends elsewhere need a server
site-friends-help = Here you play without a server, on this device. To play with people on other devices, open the page of a server. If you know one, enter its address.
site-address = Address of the server
site-address-go = Open this server
site-address-bad = This is not the address of a web page: it begins with https:// or http://.
site-offline = Play without a connection
site-offline-help = This browser then keeps the whole game (about 35 MB). You can play against computers without the server, and a table at which you play alone goes on here if the connection is lost. For that the browser also keeps a copy of such a table, with all its tiles.
site-offline-loading = Loading the game …
site-offline-ready = Ready: this page also opens without a connection.
site-offline-none = This server does not offer the game without a connection.
site-offline-insecure = This browser keeps nothing for this page. The page has to be opened with https.
site-offline-failed = The game could not be loaded completely.
site-offline-sure =
    { $count ->
        [one] One table is on this device only. You cannot open it until you turn this on again.
       *[other] { $count } tables are on this device only. You cannot open them until you turn this on again.
    }
site-offline-off = Turn it off
site-here = You are playing on this device, without the server. Tables here are kept on this device only.
site-here-offline = There is no connection to the server. You are playing on this device, and tables that you open now are kept on this device only.
site-here-again = Try the server again
site-here-server = To the tables of the server
site-here-tables =
    { $count ->
        [one] One table is kept on this device only.
       *[other] { $count } tables are kept on this device only.
    }
site-here-show = Show tables on this device
site-lost = The server cannot be reached. If you play on here, the table continues on this device only.
site-lost-older = The copy here may lack the last moves.
site-lost-go = Play on here
site-lost-table = The server cannot be reached, and this table needs it. You can play something else here until then.
site-lost-start = Play on this device
cli-help-site = Write the whole game as a folder for any web server: it needs no server of its own and works without a network.
cli-argument-folder = The folder to write. It must be new, empty, or an older site.
cli-site-downloading = Fetching Python for browsers and its packages …
cli-site-writing = Writing the site …
cli-site-done = The site is in { $path } ({ $size } MB). Try it: { $command }
cli-site-npm-unreachable = Pyodide could not be downloaded ({ $reason }). Connect to the network, or name another npm registry in npm_config_registry or .npmrc.
cli-site-index-unreachable = The packages could not be downloaded ({ $reason }). Connect to the network, or name another index in PIP_INDEX_URL or pip.conf.
cli-site-hash-wrong = { $name }: the download is not the one that this version was made with. Nothing was written.
cli-site-node-missing = Node 20 or newer is needed, with npm: it downloads Python for browsers and compiles the code.
cli-site-not-a-folder = { $path } is a file, not a folder.
cli-site-folder-in-use = The folder { $path } holds something else: { $file }. Choose a new or an empty folder.
cli-site-no-page = This checkout has no built page. Run: python3 tools/build_web.py
`;export{e as default};