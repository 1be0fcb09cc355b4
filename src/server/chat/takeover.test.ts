import { inject, describe, expect, test } from 'vitest'
import { freshPostgres } from '../testing/fresh-database.ts'
import { raceDatabases } from '../testing/test-app.ts'
import { endProcesses, playRound, startProcesses, whenGone } from './kill-round.testing.ts'

/** Two hundred of them: `npm run bench takeover`. */
describe.each(raceDatabases)('one of three processes that is lost under answers, on %s', () => {
  test(
    'every question is answered or given back in time, and paid once',
    // Three processes must start before the twenty seconds that are measured begin.
    { timeout: 120_000 },
    async () => {
      const fresh = await freshPostgres(inject('postgresUrl') ?? '')
      const { database, url = '', dataDirectory } = fresh
      const processes = await startProcesses(3, { db: database.db, url, dataDirectory })
      try {
        const outcome = await playRound(processes, { count: 18, how: 'killed' })
        expect(outcome.ledgerProblems).toEqual([])
        expect(outcome.answered + outcome.givenBack).toBe(18)
        expect(outcome.takenOver).toBeGreaterThanOrEqual(6)
        expect(outcome.longestWaitSeconds).toBeLessThan(20)
      } finally {
        endProcesses(processes)
        await whenGone(processes)
        await fresh.drop()
      }
    },
  )
})
