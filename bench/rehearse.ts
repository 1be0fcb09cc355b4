/**
 * Everything that may fail, taken away in turn on one machine, under people who log in, ask, pay, give,
 * vote and comment: three databases under Patroni, a pooler, a balancer, three server processes and
 * stand-ins for the services outside. Ends with 1 where anything that was acknowledged is lost or doubled.
 *
 *   node bench/rehearse.ts [--write] [words of the cases' names …]
 *
 * With REHEARSAL_LOG=FOLDER what every program said is left there.
 */
import { copyFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rehearsalCases } from '../src/server/testing/rehearsal/cases.ts'
import {
  faultsOf,
  rehearse,
  usualSize,
  type Row,
} from '../src/server/testing/rehearsal/rehearse.ts'
import { describeRow, pageOf } from '../src/server/testing/rehearsal/report.ts'
import { openScene } from '../src/server/testing/rehearsal/scene.ts'

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const chosen = rehearsalCases.filter(({ name }) => words.every((word) => name.includes(word)))
const page = join(import.meta.dirname, '../docs/rehearsal.md')
const rows: Row[] = []
const began = performance.now()
console.log('Three databases, a pooler, a balancer and three servers are started …')
const { scene, directUrl, close } = await openScene()
console.log(`Up after ${((performance.now() - began) / 1000).toFixed(0)} s.`)
const stop = () => void close().finally(() => process.exit(130))
process.once('SIGINT', stop).once('SIGTERM', stop)
const note = (moment: string) => console.log(`    ${moment}`)
try {
  for (const rehearsed of chosen) {
    const row = await rehearse(scene, directUrl, rehearsed, usualSize, note)
    rows.push(row)
    if (process.argv.includes('--write')) writeFileSync(page, pageOf(rows))
    console.log(describeRow(row))
    console.log(`  (${((performance.now() - began) / 1000).toFixed(0)} s since the start)`)
    for (const fault of faultsOf(row)) console.log(`  FAULT: ${fault}`)
  }
} finally {
  // Where it is asked for, what every program said.
  const logs = process.env.REHEARSAL_LOG
  if (logs)
    for (const file of readdirSync(scene.machine.directory))
      if (file.endsWith('.log')) copyFileSync(join(scene.machine.directory, file), join(logs, file))
  await close()
}
process.exit(rows.some((row) => faultsOf(row).length) ? 1 : 0)
