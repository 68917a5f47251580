/* Starts the engine of a site as its own worker does, and runs a program in it. */

onmessage = async ({ data: { base, program } }) => {
  const { python, lock, engine } = await (await fetch(`${base}site.json`)).json()
  const { loadPyodide } = await import(`${base}${python}/pyodide.mjs`)
  const pyodide = await loadPyodide({ indexURL: `${location.origin}${base}${python}/`, lockFileContents: lock })
  for (const { path } of engine.filter(({ path }) => path.endsWith('.zip') && !path.startsWith(python)))
    pyodide.unpackArchive(await (await fetch(base + path)).arrayBuffer(), 'zip', { extractDir: '/app' })
  pyodide.runPython('import sys; sys.path.insert(0, "/app")')
  await pyodide.runPythonAsync(program)
  postMessage(pyodide.runPython('measured()'))
}
