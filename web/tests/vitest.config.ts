import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.spec.ts'],
    globalSetup: ['server.ts'],
    // All files share one server and one browser; the pages do most of the work, one per core.
    maxWorkers: 2,
    isolate: false,
    // The limits only end tests that would fail anyway: they must not fail a test when the machine is busy.
    testTimeout: 480_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
  },
})
