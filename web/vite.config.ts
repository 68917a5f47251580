import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const server = process.env['TILERUMMY_SERVER'] ?? 'http://localhost:8000'

/** Texts without their comments and empty lines, which every visitor would load. */
const texts: Plugin = {
  name: 'texts',
  enforce: 'pre',
  load(id) {
    const [path, query] = id.split('?')
    if (query !== 'raw' || !path!.endsWith('.ftl')) return null
    return `export default ${JSON.stringify(readFileSync(path!, 'utf-8').replace(/^#.*\n|^\n/gm, ''))}`
  },
}

export default defineConfig({
  plugins: [texts, svelte()],
  // Relative addresses: the server may be under any path, and writes it into the page.
  base: './',
  build: {
    outDir: '../src/tilerummy/static',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    // The service worker reads it to know the files of this version.
    manifest: 'assets.json',
    assetsInlineLimit: 0,
    // Preloading one small chunk would cost more script than it saves.
    modulePreload: false,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
})
