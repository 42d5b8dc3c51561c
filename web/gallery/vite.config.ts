import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

// The gallery shows every screen from fixtures, without a server. It is no part of the production bundle.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [svelte({ configFile: fileURLToPath(new URL('../svelte.config.js', import.meta.url)) })],
  publicDir: fileURLToPath(new URL('../public', import.meta.url)),
  server: { port: 5199, strictPort: true, fs: { allow: ['..'] } },
});
