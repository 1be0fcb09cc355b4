import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'stories',
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['src/server/testing/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What a page does after a press may take longer than a second where three browsers share two cores.
    expect: { poll: { timeout: 15_000 } },
    // Three browsers and servers on two cores: a story waits a third of its time for the next frame or an answer.
    maxWorkers: 3,
    // A worker keeps its modules, browser and server from file to file: each file's own cost five seconds.
    isolate: false,
    retry: 0,
  },
})
