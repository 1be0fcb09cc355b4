// npm test: types, lint, format, arrows; rules and doors on both databases; stories in a browser.
// `npm test -- --quick` leaves the stories out.
import { install, program, run, runBeside } from './setup.mjs'

install()
const isQuick = process.argv.includes('--quick')
/** @type {[string, () => number | Promise<number>][]} */
const steps = [
  [
    'check, and the pages beside it',
    async () => {
      const codes = await Promise.all([
        runBeside(['scripts/check.mjs']),
        runBeside(['scripts/build.mjs']),
      ])
      return Math.max(...codes)
    },
  ],
  isQuick
    ? ['rules and doors', () => run([program('vitest/vitest.mjs'), 'run'])]
    : [
        'rules and doors, then stories',
        () => run([program('vitest/vitest.mjs'), 'run', '--config', 'vitest.whole.config.ts']),
      ],
]
for (const [name, step] of steps) {
  const from = Date.now()
  console.log(`\n== ${name}`)
  const code = await step()
  console.log(`== ${name}: ${Math.round((Date.now() - from) / 1000)} s`)
  if (code) process.exit(code)
}
