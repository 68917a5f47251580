/* Takes the place of Pyodide in tests/engine.test.ts: it notes from what it was started. */
export async function loadPyodide(options) {
  if (options._loadSnapshot && globalThis.spoiled) throw new Error('spoiled')
  globalThis.starts.push(options._loadSnapshot ? 'memory' : 'files')
  return { FS: { writeFile() {}, mkdirTree() {} }, runPython() {}, makeMemorySnapshot: () => new Uint8Array([1, 2, 3]) }
}
