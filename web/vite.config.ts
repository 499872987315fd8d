import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env.HANCHAN_URL ?? 'http://127.0.0.1:7711'
const proxy = {
  '/api': { target: server, changeOrigin: false },
  '/live': { target: server, changeOrigin: false, ws: true },
}

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        // The messages that every page needs are one file per language; a club's words are one file.
        codeSplitting: {
          groups: [
            {
              test: /locales\/\w+\/(deal|hands|score|server|table|terms|web|yaku)\.ftl/,
              name: (id) => /locales\/(\w+)\//.exec(id)?.[1] ?? null,
            },
            {
              test: /words\/clubs\/\w+\/(names|terms)\.ftl/,
              name: (id) => /clubs\/(\w+)\//.exec(id)?.[1] ?? null,
            },
          ],
        },
      },
    },
  },
  server: { proxy, fs: { allow: ['..'] } },
  preview: { proxy },
  test: { include: ['src/**/*.test.ts'] },
})
