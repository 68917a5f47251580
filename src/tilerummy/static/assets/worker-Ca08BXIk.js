(function(){var e=class{base;post;#e;#t=0;#n=0;wasCompiled=!1;constructor(e,t){this.base=e,this.post=t,this.#e=`tilerummy-engine ${e}`}async load(){let e=await(await fetch(`${this.base}site.json`)).json(),t=`${this.base}${e.python}/python_stdlib.zip`,n=({path:t})=>t.endsWith(`.zip`)&&!t.startsWith(e.python),[r,i]=await Promise.all(this.#r(e).map(e=>this.#a(e)));this.wasCompiled=r!==void 0&&i!==void 0;let a=e.engine.filter(e=>!this.wasCompiled||!(n(e)||this.base+e.path===t));this.#t=a.reduce((e,t)=>e+t.size,0);let o=/* @__PURE__ */ new Map;await Promise.all(a.map(async e=>o.set(this.base+e.path,await this.#o(e)))),this.wasCompiled&&o.set(t,i);let s=await this.#l(this.base+e.python,e.lock,o);this.#c(.8),s.runPython(`
import asyncio, io, os, sys, zipfile
sys.dont_write_bytecode = False
sys.path.insert(0, "/app")
UNCHECKED = b"\\1\\0\\0\\0" + bytes(8)

def unpack(path):
    folders = set()
    with zipfile.ZipFile(path) as archive:
        for entry in archive.infolist():
            target = f"/app/{entry.filename}"
            folder = os.path.dirname(target)
            if folder not in folders:
                os.makedirs(folder, exist_ok=True)
                folders.add(folder)
            with open(target, "wb") as file:
                file.write(archive.read(entry))
    os.unlink(path)

async def compiled_app():
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for folder, _, names in os.walk("/app"):
            for name in [] if folder.endswith("__pycache__") else names:
                path = os.path.join(folder, name)
                cached = f"{folder}/__pycache__/{name[:-3]}.{sys.implementation.cache_tag}.pyc"
                is_compiled = name.endswith(".py") and os.path.exists(cached)
                with open(cached if is_compiled else path, "rb") as file:
                    data = file.read()
                inside = os.path.relpath(path, "/app")
                if is_compiled:
                    inside, data = inside + "c", data[:4] + UNCHECKED + data[16:]
                archive.writestr(inside, data)
            await asyncio.sleep(0)
    return whole.getvalue()

async def compiled_library():
    import marshal
    from importlib.util import MAGIC_NUMBER
    path = next(each for each in sys.path if each.endswith(".zip"))
    loaded = {}
    for name, module in list(sys.modules.items()):
        spec = getattr(module, "__spec__", None)
        origin = spec and spec.origin or ""
        if origin.startswith(f"{path}/") and origin.endswith(".py"):
            loaded[origin[len(path) + 1:]] = MAGIC_NUMBER + UNCHECKED + marshal.dumps(spec.loader.get_code(name))
            await asyncio.sleep(0)
    whole = io.BytesIO()
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(whole, "w") as new:
        for name in old.namelist():
            new.writestr(name + "c" if name in loaded else name, loaded.get(name) or old.read(name))
    return whole.getvalue()
`);let c=s.globals.get(`unpack`),l=this.wasCompiled?[r]:a.filter(n).map(({path:e})=>o.get(this.base+e));for(let e of l)s.FS.writeFile(`/part.zip`,new Uint8Array(await e.arrayBuffer())),c(`/part.zip`);return this.#u([...this.#r(e),...e.engine.map(({path:e})=>this.base+e)]),s}async keepCompiled(e){let t=await this.#i();if(!t)return;let n=await(await fetch(`${this.base}site.json`)).json(),[r,i]=this.#r(n);for(let[n,a]of[[r,`compiled_app`],[i,`compiled_library`]]){let r=await e.globals.get(a)(),i=r.toJs();r.destroy(),await t.put(n,new Response(i))}}async forgetCompiled(){let e=await this.#i();for(let t of await e?.keys()??[])t.url.includes(`/engine/compiled-`)&&await e.delete(t)}#r(e){let t=e.engine.map(({hash:e})=>e).join(``);return[`app`,`library`].map(e=>`${this.base}engine/compiled-${e}-${t}`)}async#i(){return globalThis.caches?.open(this.#e).catch(()=>void 0)}async#a(e){return(await this.#i())?.match(e)}async#o({path:e,size:t}){let n=this.base+e,r=await this.#a(n);if(r)return this.#s(t),r;let i=await fetch(n);if(!i.ok||!i.body)throw Error(`${e}: ${i.status} ${i.statusText}`);let a=new TransformStream({transform:(e,t)=>{this.#s(e.byteLength),t.enqueue(e)}}),o=await new Response(i.body.pipeThrough(a)).arrayBuffer();if(o.byteLength!==t)throw Error(`${e}: ${o.byteLength} / ${t}`);let s=e.endsWith(`.wasm`)?`application/wasm`:e.endsWith(`.mjs`)?`text/javascript`:`application/zip`,c=new Response(o,{headers:{"content-type":s}});return await(await this.#i())?.put(n,c.clone()).catch(()=>{}),c}#s(e){this.#n+=e,this.#c(.6*this.#n/this.#t)}#c(e){this.post({kind:`progress`,done:Math.round(e*1e3),total:1e3})}async#l(e,t,n){let r=globalThis.fetch;globalThis.fetch=async(e,t)=>{let i=new URL(e instanceof Request?e.url:String(e),location.href).pathname;return n.get(i)?.clone()??r(e,t)};try{let{loadPyodide:n}=await import(
/* @vite-ignore */
`${e}/pyodide.mjs`);return await n({indexURL:`${location.origin}${e}/`,lockFileContents:t})}finally{globalThis.fetch=r}}async#u(e){let t=await this.#i();for(let n of await t?.keys()??[])e.includes(new URL(n.url).pathname)||await t.delete(n)}};let t=`saved`;function n(e){return new Promise((n,r)=>{let i=indexedDB.open(`tilerummy ${e}`,1);i.onupgradeneeded=()=>i.result.createObjectStore(t),i.onsuccess=()=>n(i.result),i.onerror=()=>r(i.error)})}let r=e=>new Promise((t,n)=>{e.oncomplete=()=>t(),e.onabort=()=>n(e.error)});async function i(e){let n=e.transaction(t),i=n.objectStore(t),a=i.getAllKeys(),o=i.getAll();return await r(n),Object.fromEntries(a.result.map((e,t)=>[String(e),String(o.result[t])]))}function a(e,n){let i=e.transaction(t,`readwrite`),a=i.objectStore(t);for(let[e,t]of Object.entries(n))t===null?a.delete(e):a.put(t,e);return r(i)}let o=e=>postMessage(e),s=null,c,l=null;async function u(t){let n=new e(t,o);try{return await d(n,t)}catch(e){throw await n.forgetCompiled(),e}}async function d(e,t){let[r,s]=await Promise.all([e.load(),n(t)]),c=await f(r,JSON.stringify(await i(s)),e=>a(s,JSON.parse(e)));return o({kind:`progress`,done:1e3,total:1e3}),o({kind:`ready`}),e.wasCompiled||(l=()=>void e.keepCompiled(r).catch(()=>{})),c}async function f(e,t,n){return await e.runPythonAsync(`from tilerummy.page_host.worker import Worker`),e.globals.get(`Worker`)(t,n)}async function p(e,{id:t,method:n,path:r,body:i}){let a=await e.request(n,r,i),{status:s,type:c,body:l}=a,u=l.toJs();l.destroy(),a.destroy(),o({kind:`answer`,id:t,status:s,type:c,body:u})}async function m(e){e.kind===`start`&&(s??=u(e.base));let t=await s;if(t)switch(clearTimeout(c),c=setTimeout(()=>{l?.(),l=null},3e3),e.kind){case`request`:return p(t,e);case`open`:{let{socket:n,path:r}=e;return t.open(n,r,e=>o({kind:`text`,socket:n,text:e}),e=>o({kind:`closed`,socket:n,code:e}))}case`text`:return t.receive(e.socket,e.text);case`close`:return t.close(e.socket)}}onmessage=({data:e})=>{m(e).catch(e=>o({kind:`failed`,text:e instanceof Error?e.message:String(e)}))}})();