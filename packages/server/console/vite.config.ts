import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `npx vite packages/server/console` serves the page while it is changed, and asks this server. */
const server = process.env.INNWIRE_CONTROL_URL ?? 'http://127.0.0.1:4021'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/console/',
  plugins: [react()],
  server: { proxy: { '/control': { target: server, changeOrigin: false } } },
  build: {
    outDir: fileURLToPath(new URL('../dist/console-page', import.meta.url)),
    emptyOutDir: true,
    target: 'es2023',
    // The strict content security policy of the page allows neither scripts nor pictures that are part of another file.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    license: { fileName: 'LICENSES.md' },
  },
})
