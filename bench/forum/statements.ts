import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { pageOfList } from '../../src/server/forum/items/read-lists.ts'
import { createSessionFinder, identifyCaller } from '../../src/server/core/caller.ts'

export interface Statement {
  text: string
  values: unknown[]
}

/** What one answer asks of the database, word for word, in order. */
async function recordStatements(
  url: string,
  work: (db: Kysely<never>) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = []
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const db = new Kysely<never>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ text: query.sql, values: [...query.parameters] }),
  })
  await work(db)
  await db.destroy()
  return statements
}

/** The list's statements for a visitor, by page; and with those that find out who asks, for a member. */
export async function statementsOf(
  url: string,
  pages: readonly number[],
  member: { uid: string; jwt: string; secret: string },
): Promise<Record<string, Statement[]>> {
  const statementsByPage: Record<string, Statement[]> = {}
  for (const page of pages)
    statementsByPage[page] = await recordStatements(url, (db) =>
      pageOfList(db as never, { list: 'new' }, page, null),
    )
  statementsByPage.member = await recordStatements(url, async (db) => {
    const context = {
      config: { jwtSecret: member.secret, formerJwtSecrets: [] },
      database: { db },
      findSession: createSessionFinder(db as never),
      clock: () => new Date(),
    }
    const headers = { authorization: `Bearer ${member.jwt}` }
    const caller = await identifyCaller(
      context as never,
      { id: '', ip: '127.0.0.1', headers },
      true,
    )
    if (caller.session?.uid !== member.uid) throw new Error('The member is not let in.')
    await pageOfList(db as never, { list: 'new' }, 1, member.uid)
  })
  return statementsByPage
}
