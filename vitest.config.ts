import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Where processes that tests start find their modules compiled: to read them anew takes twice as long. */
const compileCache = join(import.meta.dirname, 'node_modules/.cache/drishti/compiled')

export default defineConfig({
  // React in production has no other.
  oxc: { jsx: { development: false } },
  test: {
    name: 'rules',
    include: ['src/**/*.test.ts', 'packages/*/src/**/*.test.ts'],
    globalSetup: ['src/server/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // For two cores: a worker waits a quarter of its time, for a clock, a lock or a server that starts.
    maxWorkers: 3,
    // Modules stay loaded from file to file: a fifth less work. So no test may change a module's state.
    isolate: false,
    // As it is served: React's own checks draw a page in several times as long.
    env: { NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache },
  },
})
