/**
 * Prints the worst and the typical error of everything against the reference births; with `--write` it
 * also keeps them in reference/measured.json, which the accuracy page shows and a test holds to.
 */
import { writeFileSync } from 'node:fs'
import { measureAccuracy } from '../src/testing/accuracy.ts'

const accuracy = measureAccuracy()
console.log(
  `${`against ${accuracy.births} reference births`.padEnd(32)}${'worst'.padStart(9)}${'median'.padStart(9)}`,
)
for (const { what, worst, median } of accuracy.rows)
  console.log(`${what.padEnd(32)}${worst.toFixed(3).padStart(9)}${median.toFixed(3).padStart(9)}`)
const { parts, different } = accuracy
console.log(
  `signs and other parts that differ: ${different.length} of ${parts} ${different.join(', ')}`,
)
if (process.argv.includes('--write'))
  writeFileSync(
    new URL('../reference/measured.json', import.meta.url),
    `${JSON.stringify(accuracy, null, 2)}\n`,
  )
