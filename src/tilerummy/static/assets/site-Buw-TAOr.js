var e=`### The game in a static page, without a server: what the page says, and the command that writes its folder.

## The page

site-loading = Getting the game ready …
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

## The command

cli-help-site = Write the whole game as a folder for any web server: it needs no server of its own and works without a network.
cli-argument-folder = The folder to write. It must be new, empty, or an older site.
cli-site-downloading = Fetching Python for browsers and its packages …
cli-site-writing = Writing the site …
cli-site-done = The site is in { $path } ({ $size } MB). Try it: { $command }
cli-site-npm-unreachable = Pyodide could not be downloaded ({ $reason }). Connect to the network, or name another npm registry in npm_config_registry or .npmrc.
cli-site-index-unreachable = The packages could not be downloaded ({ $reason }). Connect to the network, or name another index in PIP_INDEX_URL or pip.conf.
cli-site-hash-wrong = { $name }: the download is not the one that this version was made with. Nothing was written.
cli-site-pip-missing = Pip is needed to download the packages, and this Python does not have it.
cli-site-not-a-folder = { $path } is a file, not a folder.
cli-site-folder-in-use = The folder { $path } holds something else: { $file }. Choose a new or an empty folder.
cli-site-no-page = This checkout has no built page. Run: python3 tools/build_web.py
`;export{e as default};