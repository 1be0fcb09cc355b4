import { CompiledQuery, sql, type RawBuilder } from 'kysely'
import type { Db } from './schema.ts'

class Parameter {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A statement that is asked very often: put together once, and then only given its parameters by their names. */
export function compileQueryOnce<Row, Name extends string>(
  names: readonly Name[],
  build: (parameters: Record<Name, RawBuilder<unknown>>) => RawBuilder<Row>,
): (db: Db, values: Record<Name, unknown>) => Promise<Row[]> {
  let compiledQuery: CompiledQuery | undefined
  return async (db, values) => {
    if (!compiledQuery) {
      const all = names.map((name) => [name, sql.val(new Parameter(name))] as const)
      compiledQuery = build(Object.fromEntries(all) as Record<Name, RawBuilder<unknown>>).compile(
        db,
      )
    }
    const parameterValues = compiledQuery.parameters.map((it) =>
      it instanceof Parameter ? values[it.name as Name] : it,
    )
    const { rows } = await db.executeQuery<Row>(
      CompiledQuery.raw(compiledQuery.sql, parameterValues),
    )
    return rows
  }
}
