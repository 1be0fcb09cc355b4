import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { verifyLedger } from '../../wallet/ledger.ts'
import type { Act, ActKind } from './acts.ts'
import { callOnce } from './attempts.ts'
import { look } from './people.ts'

/** What the database holds of what people were told. */
export interface Tally {
  acknowledged: number
  /** Told of as done, and not there. */
  lost: number
  /** Their kinds. */
  lostKinds: readonly ActKind[]
  /** There more than once. */
  doubled: number
  /** Questions that could not be answered, and were not charged. */
  givenBack: number
  /** Neither done nor declined in all the time there was. */
  unheard: number
  /** Those that were declined, by what was said. */
  declined: readonly string[]
  ledgerProblems: readonly string[]
}

/** How often each act is found, by kind; asks where they were charged as was told. */
const counting: Record<ActKind, (mark: Act['mark']) => ReturnType<typeof sql<{ count: number }>>> =
  {
    ask: ({ message = '', uid = '', charged = 'true' }) =>
      sql`select count(*)::int as count from messages where question = ${message}
      and uid = ${uid}::uuid and state = 'complete' and charged = ${charged}::boolean`,
    transfer: ({ uid = '', to = '' }) =>
      sql`select count(*)::int as count from transfers where uid = ${uid}::uuid and to_uid = ${to}::uuid`,
    vote: ({ uid = '', did = '' }) =>
      sql`select count(*)::int as count from votes where uid = ${uid}::uuid and item = ${did}::uuid`,
    comment: ({ comment = '' }) =>
      sql`select count(*)::int as count from comments where comment = ${comment}`,
    recharge: ({ payment = '' }) =>
      sql`select count(*)::int as count from payments pay
      join postings p on p.cause = pay.uid || ':payment:' || pay.payment_id
      join entries e using (posting_id)
      where pay.gateway_payment_id = ${payment} and e.kind = 'own' and e.unit = 'rupees'`,
    'log-in': ({ mobile = '' }) =>
      sql`select count(*)::int as count from users where mobile = ${mobile}`,
  }

/** How long what is done behind the call may take: a hold that nobody ends is given back after 120 s. */
const patienceSeconds = 150

export async function tally(
  directUrl: string,
  address: string,
  acts: readonly Act[],
): Promise<Tally> {
  return look(directUrl, async (db) => {
    const from = performance.now()
    for (;;) {
      const found = await countAll(db, address, acts)
      const isOver = performance.now() - from > patienceSeconds * 1000
      if (isOver || (found.lost === 0 && found.ledgerProblems.length === 0)) return found
      await pause(1_000)
    }
  })
}

async function countAll(db: Db, address: string, acts: readonly Act[]): Promise<Tally> {
  const lostKinds: ActKind[] = []
  let doubled = 0
  for (const { kind, mark, acknowledged } of acts) {
    const { rows } = await counting[kind](mark).execute(db)
    const count = rows[0]?.count ?? 0
    const isThere =
      count > 0 && (kind !== 'log-in' || !acknowledged || (await isLoggedIn(address, mark)))
    if (acknowledged !== null && !isThere) lostKinds.push(kind)
    if (count > 1) doubled++
  }
  const { problems } = await verifyLedger(db)
  const { rows: held } = await sql`select hold_id from holds where state = 'held'`.execute(db)
  return {
    acknowledged: acts.filter((act) => act.acknowledged !== null).length,
    lost: lostKinds.length,
    lostKinds,
    doubled,
    givenBack: acts.filter(({ isGivenBack }) => isGivenBack).length,
    unheard: acts.filter((act) => act.acknowledged === null && !act.declined && !act.isGivenBack)
      .length,
    declined: acts.flatMap(({ kind, declined }) => (declined ? [`${kind}: ${declined}`] : [])),
    ledgerProblems: [...problems, ...(held.length ? [`${held.length} holds are open.`] : [])],
  }
}

async function isLoggedIn(address: string, { jwt }: Act['mark']): Promise<boolean> {
  const { status } = await callOnce(address, {
    name: 'users/getBalance',
    input: {},
    jwt: jwt ?? '',
  })
  return status === 200
}
