import { describe, expect, inject, test } from 'vitest'
import { hasPages } from '../built-pages.ts'
import { freshPostgres } from '../fresh-database.ts'
import { raceDatabases } from '../test-app.ts'
import { rollingRestart } from './cases.ts'
import { missingPackages } from './machine.ts'
import { faultsOf, rehearse, shortSize } from './rehearse.ts'
import { openScene, type OpenScene } from './scene.ts'

const missing = missingPackages(['/usr/sbin/haproxy', '/usr/sbin/pgbouncer'])
if (missing.length)
  process.stdout.write(`The short rehearsal is skipped: there is no ${missing.join(', ')}.\n`)
const isPossible = hasPages && missing.length === 0 && process.getuid?.() === 0

/** The long one, with three databases that fail over and what else may fail: `npm run rehearse`. */
describe.skipIf(!isPossible).each(raceDatabases)('the short rehearsal, on %s', (on) => {
  test('nobody notices a rolling restart', async () => {
    expect(on).toBe('postgres')
    const fresh = await freshPostgres(inject('postgresUrl') ?? '')
    const url = new URL(fresh.url ?? '')
    let opened: OpenScene | undefined
    try {
      opened = await openScene({
        name: url.pathname.slice(1),
        nodes: [],
        socketDirectory: url.searchParams.get('host') ?? '',
        directUrl: url.href,
      })
      const { scene, directUrl } = opened
      const restarted = await rehearse(scene, directUrl, rollingRestart, shortSize)
      expect(faultsOf(restarted)).toEqual([])
      expect(restarted.acknowledged).toBeGreaterThan(20)
    } finally {
      await opened?.close()
      await fresh.drop()
    }
  }, 180_000)
})
