import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '../test-app.ts'
import { hasPages } from '../built-pages.ts'
import { sharedData, startServer, type ServerProcess } from '../server-process.ts'
import { compareWithServer, runLoad, verifyTables, type LoadRecord } from './load.testing.ts'

/** Rounds of kill -9 on each database; CRASH_ROUNDS=50 for the whole of OPS-01. */
const rounds = Number(process.env.CRASH_ROUNDS ?? 3)
const usersPerRound = 4

let running: ServerProcess | undefined
afterEach(async () => {
  running?.child.kill('SIGKILL')
  await running?.exitCode
})

function acknowledgedIn(all: readonly LoadRecord[]): number {
  return all.reduce((sum, { kundlis, answers }) => sum + kundlis.size + answers.size, 0)
}

describe.skipIf(!hasPages).each(bothDatabases)('a server that is killed, on %s', (on) => {
  test(
    `OPS-01 kill -9 under load, ${rounds} rounds: nothing acknowledged is lost or doubled, LED-07 the ledger holds after each`,
    { timeout: 120_000 + rounds * 60_000 },
    async () => {
      const data = await sharedData(on)
      const users = await data.users(rounds * usersPerRound)
      const records: LoadRecord[] = []
      for (let round = 0; round <= rounds; round++) {
        const server = (running = await startServer(data.env))
        for (const record of records.slice(-usersPerRound)) await compareWithServer(server, record)
        if (round < rounds) {
          const mine = users.slice(round * usersPerRound, (round + 1) * usersPerRound)
          const roundRecords = mine.map((user) => ({
            user,
            kundlis: new Map<string, string>(),
            requestedNames: new Set<string>(),
            answers: new Map<string, string>(),
          }))
          records.push(...roundRecords)
          const pressing = roundRecords.map((one) => runLoad(server, one))
          // At any moment of a working load, however fast the machine.
          const enough = 1 + Math.floor(Math.random() * 16)
          for (let i = 0; i < 500 && acknowledgedIn(roundRecords) < enough; i++) await pause(20)
          await pause(Math.random() * 50)
          server.child.kill('SIGKILL')
          await Promise.all([server.exitCode, ...pressing])
        } else {
          server.child.kill('SIGTERM')
          expect(await server.exitCode).toBe(0)
        }
        // The server proves its ledger at each start. (Opening the embedded database here too takes long.)
        expect(server.log.join('\n')).not.toContain('the ledger does not hold')
        expect(data.plantedValues.foundIn(server.log)).toEqual([])
        if (on === 'postgres' || round === rounds)
          await data.look((db) => verifyTables(db, records))
      }
      const acknowledgedCount = acknowledgedIn(records)
      // The load was one.
      expect(acknowledgedCount).toBeGreaterThan(rounds)
      if (process.env.CRASH_ROUNDS)
        process.stdout.write(`${on}: ${rounds} rounds, ${acknowledgedCount} acknowledged writes.\n`)
      await data.drop()
    },
  )
})
