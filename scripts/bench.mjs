// npm run bench [-- charts|ledger|start|search|chat|takeover|forum|pages|workers|reminders|size …]: each prints ratios to a floor measured in the same run.
// Rows of a bench are named behind it: npm run bench -- chat firstText held.
import { build } from './build.mjs'
import { disturbance } from './quiet.mjs'
import { install, run } from './setup.mjs'

const all = {
  charts: 'packages/jyotish/bench/charts.ts',
  ledger: 'bench/ledger.ts',
  start: 'bench/start.ts',
  search: 'bench/search.ts',
  chat: 'bench/chat.ts',
  takeover: 'bench/takeover.ts',
  forum: 'bench/forum.ts',
  pages: 'bench/pages.ts',
  workers: 'bench/workers.ts',
  reminders: 'bench/reminders.ts',
  size: 'bench/size.ts',
}
/** Two hundred rounds of a quarter of a minute, and millions of rows: only where they are asked for. */
const long = ['takeover', 'size']
const asked = process.argv.slice(2)
/** What is to run, each with what was named behind it: rows of it, or a number. */
const runs = new Map()
for (const word of asked)
  if (word in all) runs.set(word, [])
  else if (runs.size) [...runs.values()].at(-1).push(word)
  else {
    console.error(`There is no bench ${word}: there are ${Object.keys(all).join(', ')}.`)
    process.exit(2)
  }
install()
build()
let failed = false
const began = performance.now()
/** What was measured while the machine had something else to do. */
const disturbed = []
const usual = Object.keys(all).filter((name) => !long.includes(name))
for (const [name, rows] of runs.size ? runs : usual.map((it) => [it, []])) {
  console.log(`\n== ${name}`)
  const from = performance.now()
  const before = await disturbance()
  failed = run([all[name], ...rows], { NODE_ENV: 'production' }) !== 0 || failed
  const after = await disturbance()
  const said = before ?? after
  if (said) {
    disturbed.push(name)
    console.log(`The machine was not quiet: ${said} ${before ? 'before' : 'after'} ${name}.`)
  }
  console.log(`${name} took ${((performance.now() - from) / 60_000).toFixed(1)} min`)
}
console.log(
  `\nAll took ${((performance.now() - began) / 60_000).toFixed(1)} min (bar 15).` +
    (disturbed.length ? ` Not quiet: ${disturbed.join(', ')}; trust their ratios alone.` : ''),
)
process.exit(failed ? 1 : 0)
