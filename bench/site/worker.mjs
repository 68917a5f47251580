/* Starts the engine of a site as its own worker does, and runs a program in it. */

onmessage = async ({ data: { base, program } }) => {
  const { python, lock, engine } = await (await fetch(`${base}site.json`)).json()
  const { loadPyodide } = await import(`${base}${python}/pyodide.mjs`)
  const pyodide = await loadPyodide({ indexURL: `${location.origin}${base}${python}/`, lockFileContents: lock })
  for (const { path } of engine.filter(({ path }) => path.endsWith('.image'))) {
    const stream = (await fetch(base + path)).body.pipeThrough(new DecompressionStream('gzip'))
    const image = new Uint8Array(await new Response(stream).arrayBuffer())
    const end = image.indexOf(10)
    let at = end + 1
    for (const [name, size] of JSON.parse(new TextDecoder().decode(image.subarray(0, end)))) {
      pyodide.FS.mkdirTree(`/app/${name}`.replace(/\/[^/]*$/, ''))
      pyodide.FS.writeFile(`/app/${name}`, image.subarray(at, (at += size)))
    }
  }
  pyodide.runPython('import sys; sys.path.insert(0, "/app")')
  await pyodide.runPythonAsync(program)
  postMessage(pyodide.runPython('measured()'))
}
