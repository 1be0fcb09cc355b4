// npm test: types, lint, format, arrows; rules and doors on both databases; stories in a browser.
// `npm test -- --quick` leaves the stories out.
import { build } from './build.mjs'
import { install, program, run } from './setup.mjs'

install()
/** @type {[string, () => number | void][]} */
const steps = [
  ['check', () => run(['scripts/check.mjs'])],
  ['pages', () => build()],
  ['rules and doors', () => run([program('vitest/vitest.mjs'), 'run'])],
  [
    'stories',
    () => run([program('vitest/vitest.mjs'), 'run', '--config', 'vitest.stories.config.ts']),
  ],
]
for (const [name, step] of steps) {
  if (name === 'stories' && process.argv.includes('--quick')) continue
  console.log(`\n== ${name}`)
  const code = step()
  if (code) process.exit(code)
}
