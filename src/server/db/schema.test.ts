import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp, testDatabases } from '../testing/test-app.ts'
import {
  readSchema,
  type ColumnDeclaration,
  type ColumnValue,
  type TableDeclarations,
} from './read-schema.testing.ts'
import type { Db } from './schema.ts'

/** What the driver makes of PostgreSQL's types, as `database.ts` sets it up. */
const values: Record<string, ColumnValue> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Date',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'json',
  text: 'string',
  _text: 'string[]',
  timestamptz: 'Date',
  // Written and searched, never read.
  tsvector: 'never',
  uuid: 'string',
}

/** The tables of a migrated database. */
async function migratedSchema(db: Db): Promise<TableDeclarations> {
  const { rows } = await sql<{
    table: string
    column: string
    type: string
    nullable: boolean
    default: ColumnDeclaration['default']
  }>`
    select c.table_name as table, c.column_name as column, c.udt_name as type,
      c.is_nullable = 'YES' as nullable,
      case when c.identity_generation = 'ALWAYS' or c.is_generated = 'ALWAYS' then 'always'
        when c.column_default is not null or c.is_identity = 'YES' then 'default'
        else 'none' end as default
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.table_name not like 'kysely_%'
    order by 1, c.ordinal_position`.execute(db)
  const tables: TableDeclarations = {}
  for (const { table, column, type, ...declaration } of rows) {
    const value = values[type]
    if (!value) throw new Error(`${table}.${column} is ${type}, which no type is known for.`)
    tables[table] = { ...tables[table], [column]: { ...declaration, value } }
  }
  return tables
}

test.each(testDatabases)(
  'every table and column of the schema is what the migrations leave on %s, and none is missing',
  async (on) => {
    const app = await openTestApp({ on })
    try {
      const migrated = await migratedSchema(app.db)
      expect(Object.keys(migrated).length).toBeGreaterThan(40)
      expect(readSchema(join(import.meta.dirname, 'schema.ts'))).toEqual(migrated)
    } finally {
      await app.close()
    }
  },
)
