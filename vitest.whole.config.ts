import { defineConfig } from 'vitest/config'
import { DearestFirst } from './e2e/testing/dearest-first.ts'

/** Rules, then stories, as one row of files: the core that has no rule left begins with the stories. */
export default defineConfig({
  test: {
    projects: ['vitest.config.ts', 'vitest.stories.config.ts'],
    sequence: { sequencer: DearestFirst },
  },
})
