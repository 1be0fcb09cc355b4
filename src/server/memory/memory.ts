import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { memorySentences as words, type MemoryKind } from '../../words/memory/memory.ts'
import { say, type Language } from '../../words/say.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { Memory } from '../reading/reading.ts'
import { findStatements } from './find-statements.ts'

/** A kindlier page than a hundred lines: of one kundli no more is kept. */
const mostPerKundli = 30

/** Whose words they are, with which kundli they were said, and when. */
export interface QuestionSource {
  uid: string
  bid: string
  question: string
  at: Date
}

/**
 * Keeps what a question states of the one who asks, unless they have switched that off. Said anew, a
 * thing takes the place of what was known of it before.
 */
export async function rememberStatements(
  tx: Tx,
  { uid, bid, question, at }: QuestionSource,
): Promise<void> {
  const statements = findStatements(question)
  if (statements.length === 0) return
  const asker = await tx
    .selectFrom('users')
    .where('uid', '=', uid)
    .where('remembers', '=', true)
    .select((e) => [
      'uid',
      e
        .selectFrom('memories')
        .whereRef('memories.uid', '=', 'users.uid')
        .where('bid', '=', bid)
        .select((m) => m.fn.countAll<number>().as('count'))
        .as('count'),
    ])
    .executeTakeFirst()
  if (!asker || Number(asker.count) >= mostPerKundli) return
  // Only while the kundli is still there: it may have been deleted while the answer was written.
  const birth = tx.selectFrom('births').where('bid', '=', bid).where('uid', '=', uid)
  if (!(await birth.select('bid').forKeyShare().executeTakeFirst())) return
  await tx
    .insertInto('memories')
    .values(
      statements.map(({ about, kind, slots }) => ({
        memory_id: randomUUID(),
        uid,
        bid,
        about,
        kind,
        slots: JSON.stringify(slots),
        own_words: null,
        said_at: at,
        updated_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['uid', 'bid', 'about']).doUpdateSet((e) => ({
        kind: e.ref('excluded.kind'),
        slots: e.ref('excluded.slots'),
        own_words: null,
        said_at: at,
        updated_at: at,
      })),
    )
    .execute()
}

export interface StoredMemory {
  kind: string
  slots: Record<string, string | number>
  own_words: string | null
}

/** A memory as a sentence to the person, begun with a small letter where English would. */
export function memoryText(memory: StoredMemory, language: Language): string {
  if (memory.own_words !== null) return memory.own_words
  const template = words[memory.kind as MemoryKind] as (typeof words)['work'] | undefined
  return template ? say(template, language, memory.slots) : ''
}

/** What an answer about this kundli may take up; nothing where it was switched off. */
export async function memoriesForAnswer(db: Db, uid: string, bid: string): Promise<Memory[]> {
  const { rows } = await sql<{ notes: StoredMemory[] }>`
    select ${storedMemoriesOf(uid, bid)} as notes`.execute(db)
  return memoriesFrom(db, uid, rows[0]?.notes ?? [])
}

/** A subquery for what is remembered with this kundli: an array of JSON objects. */
export function storedMemoriesOf(uid: string, bid: string) {
  return sql<StoredMemory[]>`(select coalesce(json_agg(json_build_object(
      'kind', kind, 'slots', slots, 'own_words', own_words) order by memories.updated_at desc), '[]')
    from memories join users on users.uid = memories.uid
    where memories.uid = ${uid}::uuid and bid = ${bid}::uuid and remembers)`
}

/** Memories as an answer takes them up. */
export async function memoriesFrom(
  db: Db,
  uid: string,
  notes: readonly StoredMemory[],
): Promise<Memory[]> {
  const names = notes.some((row) => row.own_words !== null) ? await namesOf(db, uid) : []
  return notes.map((row) => ({
    kind: row.kind as MemoryKind,
    en: memoryText(row, 'en'),
    hi: memoryText(row, 'hi'),
    isOwnWords: row.own_words !== null,
    nameless: row.own_words === null ? memoryText(row, 'en') : removeNames(row.own_words, names),
  }))
}

/** Every word of the names that this user has saved kundlis under. */
async function namesOf(db: Db, uid: string): Promise<string[]> {
  const rows = await db.selectFrom('births').where('uid', '=', uid).select('full_name').execute()
  return rows.flatMap(({ full_name }) => full_name.toLowerCase().split(/\s+/))
}

/** How people begin what they note of themselves; any other capital may be somebody's name. */
const plainCapitals = new Set(
  "i i’m i'm i’ve i've my we our the a an no not in at since am have work working married upsc neet jee cat gate ssc it ca mba".split(
    ' ',
  ),
)

/** Takes out what may be a name: a saved one, or a word with a capital that is no plain beginning. */
export function removeNames(text: string, names: readonly string[]): string {
  return text.replace(/[\p{L}\p{M}’']+/gu, (word) => {
    const small = word.toLowerCase()
    const isName = names.includes(small) || (/^\p{Lu}/u.test(word) && !plainCapitals.has(small))
    return isName ? '…' : word
  })
}
