import { CompiledQuery, sql, type RawBuilder } from 'kysely'
import type { Db } from './schema.ts'

class Parameter {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A statement that is asked very often: put together once, and then only given its parameters by their names. */
export function writtenOnce<Row, Name extends string>(
  names: readonly Name[],
  build: (parameters: Record<Name, RawBuilder<unknown>>) => RawBuilder<Row>,
): (db: Db, values: Record<Name, unknown>) => Promise<Row[]> {
  let made: CompiledQuery | undefined
  return async (db, values) => {
    if (!made) {
      const all = names.map((name) => [name, sql.val(new Parameter(name))] as const)
      made = build(Object.fromEntries(all) as Record<Name, RawBuilder<unknown>>).compile(db)
    }
    const given = made.parameters.map((it) =>
      it instanceof Parameter ? values[it.name as Name] : it,
    )
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(made.sql, given))
    return rows
  }
}
