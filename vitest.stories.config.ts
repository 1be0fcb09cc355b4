import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['src/server/testing/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Two browsers and two servers at a time: two cores.
    maxWorkers: 2,
    retry: 0,
  },
})
