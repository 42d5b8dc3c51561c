import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { worker } from './worker/plugin';

// A running `tashkalar play` that the development server hands API and socket on to.
const server = process.env['TASHKALAR_SERVER'] ?? 'http://127.0.0.1:8000';

/** Files find each other wherever they lie; only the page of a server, which is shown for any address, names them from its root. */
const rooted = (): Plugin => ({
  name: 'rooted',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll('="./', '="/') },
});

export default defineConfig({
  base: './',
  plugins: [svelte(), rooted(), worker()],
  worker: { format: 'es' },
  build: {
    outDir: '../src/tashkalar/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files: the content security policy allows data: for images only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server.replace('http', 'ws'), ws: true },
    },
  },
  // Tests use Svelte's browser runtime: on its server runtime nothing is reactive.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
