import { connect } from 'node:net'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases, raceDatabases } from '../test-app.ts'
import { testBirthDetails, type TestUser } from '../test-data.ts'
import { hasPages } from '../built-pages.ts'
import { sharedData, startServer, type ServerProcess, type SharedData } from '../server-process.ts'
import { transact } from '../../db/database.ts'
import { giveTestOffer } from '../../wallet/ledger.testing.ts'
import { verifyLedger } from '../../wallet/ledger.ts'

const patience = { timeout: 180_000 }

let running: ServerProcess[] = []
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  await Promise.all(running.map(({ exitCode: ended }) => ended))
  running = []
})
const start = async (data: SharedData) => {
  const server = await startServer(data.env)
  running.push(server)
  return server
}
const endInOrder = async (server: ServerProcess) => {
  server.child.kill('SIGTERM')
  return server.exitCode
}

describe.skipIf(!hasPages)('whole servers', () => {
  describe.each(testDatabases)('on %s', (on) => {
    test(
      'OPS-02 SIGTERM with idle, half-sent and streaming connections: ended in order, with 0',
      patience,
      async () => {
        const data = await sharedData(on)
        const users = await data.users(4)
        const server = await start(data)
        const { port } = new URL(server.address)
        const halves = [
          '',
          'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n', // answered, and kept alive
          'GET / HTTP/1.1\r\nHost: x\r\n',
          'POST /apis/sms/getOTP.php HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
        ]
        const sockets = halves.map((half) => {
          const socket = connect(Number(port), '127.0.0.1', () => socket.write(half))
          return socket.on('error', () => undefined).resume()
        })
        await Promise.all(sockets.map((socket) => once(socket, 'connect')))
        const questions = await Promise.all(
          users.map(async (user) => {
            const { output } = await server.call('birthdetails/add', testBirthDetails(), user)
            const chat = await server.call(
              'chats/startChat',
              { bid: output?.bid, astrologer: 'Oracle' },
              user,
            )
            const message = 'When will I find better work?'
            return {
              user,
              bid: output?.bid,
              asst_id: chat.output?.asst_id,
              astrologer: 'Oracle',
              message,
            }
          }),
        )
        const answers = questions.map(({ user, ...question }) =>
          server.call('chats/sendMessage', question, user),
        )
        const from = performance.now()
        await pause(20)
        expect(await endInOrder(server)).toBe(0)
        expect(performance.now() - from).toBeLessThan(45_000)
        for (const socket of sockets) socket.destroy()
        const chargedReplies = (await Promise.all(answers)).filter(
          ({ output: given }) => given?.charged === true,
        )
        await data.look(async (db) => {
          expect(await verifyLedger(db)).toMatchObject({ ok: true })
          const states = await db.selectFrom('messages').select(['state', 'charged']).execute()
          expect(states.every((row) => row.state !== 'writing')).toBe(true)
          expect(states.filter((row) => row.charged).length).toBeGreaterThanOrEqual(
            chargedReplies.length,
          )
          const holds = await db.selectFrom('holds').select('state').execute()
          expect(holds.every((hold) => hold.state !== 'held')).toBe(true)
        })
        await data.drop()
      },
    )
  })

  describe.each(raceDatabases)('two at once, on %s', (on) => {
    let data: SharedData
    let servers: ServerProcess[] = []
    beforeAll(async () => {
      data = await sharedData(on)
      // Both bring the tables up at the same time.
      servers = await Promise.all([startServer(data.env), startServer(data.env)])
    }, patience.timeout)
    afterAll(async () => {
      for (const { child } of servers) child.kill('SIGKILL')
      await Promise.all(servers.map(({ exitCode: ended }) => ended))
      await data.drop()
    })
    const onBothServers = <T>(
      count: number,
      work: (server: ServerProcess, i: number) => Promise<T>,
    ) => Promise.all(Array.from({ length: count }, (_, i) => work(servers[i % 2]!, i)))

    test(
      'OPS-09 LED-08 LLM-02 AUTH-05 two processes on one database count as one',
      patience,
      async () => {
        const [user, otherUser] = (await data.users(2)) as [TestUser, TestUser]
        const savedReplies = await onBothServers(20, (server) =>
          server.call('birthdetails/add', testBirthDetails(), user, 'the same'),
        )
        expect(new Set(savedReplies.map(({ output: given }) => JSON.stringify(given))).size).toBe(1)
        const reusedKeyReplies = await onBothServers(2, (server) =>
          server.call(
            'birthdetails/add',
            testBirthDetails({ full_name: 'Another' }),
            user,
            'the same',
          ),
        )
        expect(reusedKeyReplies.map(({ status }) => status)).toEqual([422, 422])

        const bid = savedReplies[0]?.output?.bid
        const chats = await onBothServers(6, (server) =>
          server.call('chats/startChat', { bid, astrologer: 'Oracle' }, user),
        )
        const ids = new Set(chats.map(({ output: given }) => given?.asst_id))
        expect(ids.size).toBe(1)
        const question = {
          bid,
          asst_id: [...ids][0],
          astrologer: 'Oracle',
          message: 'When will I find better work?',
        }
        const same = await onBothServers(10, (server) =>
          server.call('chats/sendMessage', question, user, 'one question'),
        )
        expect(new Set(same.map(({ output: given }) => given?.mid)).size).toBe(1)
        for (const { output } of same)
          expect(output).toMatchObject({ status: 'success', charged: true })
        const many = await onBothServers(20, (server) =>
          server.call('chats/sendMessage', { ...question, anew: 1 }, user),
        )
        expect(
          many.filter(({ output: given }) => given?.charged === true).length,
        ).toBeLessThanOrEqual(2)
        const messages = await data.look((db) =>
          db
            .selectFrom('messages')
            .where('uid', '=', user.uid)
            .where('charged', '=', true)
            .select('mid')
            .execute(),
        )
        expect(messages.length).toBeLessThanOrEqual(3)

        const mobile = '916000012345'
        data.plantedValues.add('mobile', mobile)
        const codes = await onBothServers(20, (server) => server.call('sms/getOTP', { mobile }))
        expect(codes.filter(({ output: given }) => given?.status === 'success').length).toBe(1)

        // A session that one ends is over for the other.
        const [first, second] = servers as [ServerProcess, ServerProcess]
        expect((await second.call('birthdetails/list', {}, otherUser)).status).toBe(200)
        await first.call('users/logout', {}, otherUser)
        expect((await second.call('birthdetails/list', {}, otherUser)).status).toBe(401)
        expect(await data.look(verifyLedger)).toMatchObject({ ok: true })
      },
    )

    test(
      'OPS-09 LED-01 LED-04 transfers and votes by way of two processes count once',
      patience,
      async () => {
        const users = await data.users(6)
        await data.look(async (db) => {
          for (const { uid } of users) {
            await transact(db, (tx) => giveTestOffer(tx, uid, 'own', 'oracle', 7))
            const display_name = `h-${uid.slice(0, 8)}`
            await db.updateTable('users').set({ display_name }).where('uid', '=', uid).execute()
          }
        })
        const [sender, two, three, four, author, voter] = users as [
          TestUser,
          TestUser,
          TestUser,
          TestUser,
          TestUser,
          TestUser,
        ]
        const send = (server: ServerProcess, from: TestUser, to: TestUser, questions: number) =>
          server.call('astrohub/transfer_questions', { mobile: to.mobile, questions }, from)
        const went = (replies: { output: Record<string, unknown> | null }[]) =>
          replies.filter(({ output: given }) => given?.status === 'success').length

        // Thirty times the whole balance: one goes through. Crossing: five each way, the day's limit.
        expect(went(await onBothServers(30, (server) => send(server, sender, two, 7)))).toBe(1)
        const crossing = await onBothServers(40, (server, i) =>
          (i >> 1) % 2 ? send(server, three, four, 1) : send(server, four, three, 1),
        )
        expect(crossing.every(({ status }) => status === 200)).toBe(true)
        expect(went(crossing)).toBe(10)

        const did = crypto.randomUUID()
        await data.look((db) =>
          sql`insert into discussions (did, uid, title, description, state, place, search, title_grams)
    values (${did}, ${author.uid}, 'When?', 'And why?', 'shown', nextval('discussion_places'), '', '{}')`.execute(
            db,
          ),
        )
        const votes = await onBothServers(21, (server) =>
          server.call('astrohub/insert_vote', { did, type: 1 }, voter),
        )
        expect(votes.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
        const points = (uid: string) =>
          data.look(async (db) => {
            const rows = await db
              .selectFrom('ledger_accounts')
              .where('owner', '=', uid)
              .where('unit', '=', 'points')
              .select('balance')
              .execute()
            return rows.reduce((sum, { balance }) => sum + balance, 0)
          })
        const standing = await data.look((db) =>
          db.selectFrom('votes').where('uid', '=', voter.uid).selectAll().execute(),
        )
        // An odd number of presses leaves the vote standing; its points were taken back with the first
        // removal, and are given once for life.
        expect([standing.length, await points(voter.uid), await points(author.uid)]).toEqual([
          1, 0, 0,
        ])
        for (const server of servers) {
          expect(await endInOrder(server)).toBe(0)
          expect(data.plantedValues.foundIn(server.log)).toEqual([])
        }
        expect((await data.look(verifyLedger)).problems).toEqual([])
      },
    )
  })

  test('OPS-08 a server with a weak secret does not start, and does not repeat it', async () => {
    const data = await sharedData(testDatabases[0]!)
    const secret = 'changeme-changeme-changeme-changeme-1'
    const startAttempt = startServer({
      ...data.env,
      JWT_SECRET: secret,
      PUBLIC_URL: 'https://drishti.example',
    })
    const error = await startAttempt.then(
      () => new Error('It started.'),
      (reason: Error) => reason,
    )
    expect(error.message).toMatch(/The server ended \(1\)/)
    expect(error.message).toMatch(/JWT_SECRET looks like a placeholder/)
    expect(error.message).not.toContain(secret)
    await data.drop()
  })
})
