import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freshEmbedded } from '../../testing/fresh-database.ts'
import { verifyLedger } from '../../wallet/ledger.ts'
import { giveTestOffer } from '../../wallet/ledger.testing.ts'
import { ledgerFingerprint } from '../../wallet/proof/ledger-proofs.ts'
import { openDatabase, transact } from '../database.ts'
import { copyEmbedded } from './copy-embedded.ts'

const folder = mkdtempSync(join(tmpdir(), 'drishti-copy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('OPS-10 a copy of the embedded database that is taken while it works is of one instant, and restores', async () => {
  const { database, dataDirectory } = await freshEmbedded()
  const { db } = database
  const uid = crypto.randomUUID()
  await db.insertInto('users').values({ uid, mobile: '916000000001', invite_code: 'a' }).execute()
  const give = () => transact(db, (tx) => giveTestOffer(tx, uid, 'own', 'oracle', 1))
  for (let i = 0; i < 5; i++) await give()
  const before = await ledgerFingerprint(db)
  // In the middle of a transaction, and while others are waiting for their turn.
  const open = db.transaction().execute(async (tx) => {
    await giveTestOffer(tx, uid, 'own', 'oracle', 100)
    await copyEmbedded(dataDirectory, join(folder, 'busy'))
  })
  const waiting = Array.from({ length: 10 }, give)
  await Promise.all([open, ...waiting])
  const copy = await openDatabase({ dataDirectory: join(folder, 'busy') })
  expect(await ledgerFingerprint(copy.db)).toBe(before)
  expect((await verifyLedger(copy.db)).problems).toEqual([])
  await transact(copy.db, (tx) => giveTestOffer(tx, uid, 'own', 'oracle', 1))
  await copy.close()
  await expect(copyEmbedded(dataDirectory, join(folder, 'busy'))).rejects.toThrow(/already/)
  await database.close()
  await copyEmbedded(dataDirectory, join(folder, 'stopped'))
  expect(existsSync(join(folder, 'stopped/db/PG_VERSION'))).toBe(true)
  rmSync(dataDirectory, { recursive: true, force: true })
})
