/** Counts forecasts of 10,000 people who do not exist, of whom it is known how often what was named came. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase } from '../../src/server/db/database.ts'
import { countForecasts } from '../../src/server/forecasts/count-forecasts.ts'
import { simulateForecasts } from '../../src/server/forecasts/simulate-forecasts.ts'

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(7)
const interval = ({ low, high }: { low: number; high: number }) =>
  `(${percent(low).trim()} to ${percent(high).trim()})`

/** Prints what was put in and what the count found. @returns the exit code: 1 where an interval misses. */
export async function evaluateForecasts(people = 10_000): Promise<number> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'drishti-forecasts-'))
  const database = await openDatabase({ dataDirectory })
  try {
    await migrate(database.db)
    const at = new Date('2030-06-01T06:00:00Z')
    const matters = [
      { topic: 'job-change', rule: 'window.rules-main.stands', named: 0.45, unnamed: 0.25 },
      { topic: 'marriage', rule: 'stretch.significator', named: 0.3, unnamed: 0.3 },
    ]
    const simulation = { people, matters, answering: 0.6, seed: 'forecasts', at }
    await simulateForecasts(database.db, { hashSecret: 'simulated'.repeat(4) }, simulation)
    const { topics } = await countForecasts(database.db, at)
    let missed = 0
    for (const { topic, named, unnamed } of matters) {
      const count = topics.find(({ name }) => name === topic)
      const { compared } = count ?? {}
      if (!count?.named || !compared) return 1
      const lines = [
        ['came, named', named, count.named, count.named.share],
        ['compared, named', named, compared.named, compared.named.share],
        ['compared, not named', unnamed, compared.unnamed, compared.unnamed.share],
        ['difference', named - unnamed, compared.difference, compared.difference.value],
      ] as const
      console.log(`${topic}: ${count.over} over, ${count.answered} answered`)
      for (const [name, truth, span, value] of lines) {
        const isInside = span.low <= truth && truth <= span.high
        if (!isInside) missed += 1
        console.log(
          `  ${name.padEnd(20)} put in ${percent(truth)}, found ${percent(value)} ${interval(span)}${isInside ? '' : '  outside'}`,
        )
      }
    }
    return missed === 0 ? 0 : 1
  } finally {
    await database.close()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}
