import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.spec.ts'],
    globalSetup: ['server.ts'],
    fileParallelism: false,
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
})
