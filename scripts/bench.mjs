// npm run bench [-- charts|ledger|start|search|chat|takeover|forum|pages|workers …]: each prints ratios to a floor measured in the same run.
import { build } from './build.mjs'
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
}
/** Two hundred rounds of a quarter of a minute: only where it is asked for. */
const long = ['takeover']
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in all))
if (unknown.length) {
  console.error(
    `There is no bench ${unknown.join(', ')}: there are ${Object.keys(all).join(', ')}.`,
  )
  process.exit(2)
}
install()
build()
let failed = false
const usual = Object.keys(all).filter((name) => !long.includes(name))
for (const name of asked.length ? asked : usual) {
  console.log(`\n== ${name}`)
  failed = run([all[name]], { NODE_ENV: 'production' }) !== 0 || failed
}
process.exit(failed ? 1 : 0)
