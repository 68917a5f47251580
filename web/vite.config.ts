import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env['TILERUMMY_SERVER'] ?? 'http://localhost:8000'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/tilerummy/static',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    // The service worker reads it to know what a version of the page consists of.
    manifest: 'assets.json',
    assetsInlineLimit: 0,
    // Preloads of one small chunk would cost more script than they save time.
    modulePreload: false,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
})
