import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** They load modules again or replace them, so each gets a module graph of its own. The others share one, which takes a fifth of the time. */
const ALONE = ['base', 'copies', 'offline', 'push'].map((name) => `tests/${name}.test.ts`)

export default defineConfig({
  plugins: [svelte()],
  // Svelte's code for browsers, not the one for rendering on a server.
  resolve: { conditions: ['browser'] },
  server: { fs: { allow: ['..'] } },
  test: {
    // Tests that need a browser's objects begin with `@vitest-environment happy-dom`.
    environment: 'node',
    pool: 'threads',
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 60_000, // a busy machine needs more than the usual five seconds
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE } },
      { extends: true, test: { name: 'together', include: ['tests/**/*.test.ts'], exclude: ALONE, isolate: false } },
    ],
  },
})
