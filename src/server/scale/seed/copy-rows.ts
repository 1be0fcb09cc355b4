import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'

/** Sent together: fewer, larger pieces cost less of both ends' time. */
const linesAtOnce = 2_000

function* inPieces(lines: Iterable<string>): Generator<string> {
  let piece: string[] = []
  for (const line of lines) {
    if (piece.push(line) < linesAtOnce) continue
    yield `${piece.join('\n')}\n`
    piece = []
  }
  if (piece.length) yield `${piece.join('\n')}\n`
}

/** A text as COPY writes it. */
export function copyText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t')
}

/**
 * Fills a table that was emptied in the same transaction.
 *
 * @param lines rows in COPY's own text format: tabs between values, `\N` for null.
 * @returns how many rows.
 */
export async function copyRows(
  client: pg.PoolClient,
  { table, columns, lines }: { table: string; columns: string; lines: Iterable<string> },
): Promise<number> {
  const stream = client.query(from(`copy ${table} (${columns}) from stdin with (freeze)`))
  await pipeline(Readable.from(inPieces(lines)), stream)
  return stream.rowCount ?? 0
}

/**
 * Takes the foreign keys, keys, indexes and triggers of tables off and empties them, for rows in masses.
 *
 * @returns the statements that put everything back in this order, and prove it.
 */
export async function stripTables(
  client: pg.PoolClient,
  tables: readonly string[],
): Promise<string[]> {
  const constraints = await client.query<{ of: string; name: string; kind: string; text: string }>(
    `select conrelid::regclass::text as of, quote_ident(conname) as name, contype as kind,
       pg_get_constraintdef(oid) as text
     from pg_constraint where contype in ('f', 'p', 'u') and connamespace = 'public'::regnamespace
       and (conrelid::regclass::text = any($1) or confrelid::regclass::text = any($1))
     order by contype = 'f' desc`,
    [tables],
  )
  for (const { of, name } of constraints.rows)
    await client.query(`alter table ${of} drop constraint ${name}`)
  const indexes = await client.query<{ name: string; text: string }>(
    `select quote_ident(indexname) as name, indexdef as text from pg_indexes
     where schemaname = 'public' and tablename = any($1)`,
    [tables],
  )
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  await client.query(`truncate ${tables.join(', ')}`)
  const restore = ({ of, name, text }: (typeof constraints.rows)[number]) =>
    `alter table ${of} add constraint ${name} ${text}`
  const isKey = ({ kind }: { kind: string }) => kind !== 'f'
  return [
    ...constraints.rows.filter(isKey).map(restore),
    ...indexes.rows.map(({ text }) => text),
    ...constraints.rows.filter((row) => !isKey(row)).map(restore),
    ...tables.map((table) => `alter table ${table} enable trigger user`),
  ]
}
