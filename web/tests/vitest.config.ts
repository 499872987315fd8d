import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.spec.ts'],
    globalSetup: ['server.ts'],
    // All files share one server and one browser; pages do most of the work, one on each core.
    maxWorkers: 2,
    isolate: false,
    // Limits only end tests that would fail anyway: they must not decide when the machine is busy.
    testTimeout: 480_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
  },
})
