import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  // Svelte's code for browsers, not the one for rendering on a server.
  resolve: { conditions: ['browser'] },
  server: { fs: { allow: ['..'] } },
  // A busy machine needs more than the usual five seconds. Tests that need a browser's objects begin with `@vitest-environment happy-dom`.
  test: { environment: 'node', pool: 'threads', include: ['tests/**/*.test.ts'], restoreMocks: true, unstubGlobals: true, testTimeout: 60_000 },
})
