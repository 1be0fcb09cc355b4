import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'stories',
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['src/server/testing/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What a page does after a press may take longer than a second where two browsers share two cores.
    expect: { poll: { timeout: 15_000 } },
    // Two browsers and two servers at a time: two cores.
    maxWorkers: 2,
    // A worker keeps its modules, browser and server from file to file: each file's own cost five seconds.
    isolate: false,
    retry: 0,
  },
})
