import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, type Module, type ModuleItem, type TsType, type TsTypeElement } from '@swc/core'

/** What the driver gives for a column, and json where it is parsed from JSON. */
export type ColumnValue =
  | 'string'
  | 'number'
  | 'boolean'
  | 'Date'
  | 'Buffer'
  | 'string[]'
  | 'json'
  | 'never'

export interface ColumnDeclaration {
  value: ColumnValue
  nullable: boolean
  /** What happens where an insert leaves it out: 'always' where it must. */
  default: 'none' | 'default' | 'always'
}

export type TableDeclarations = Record<string, Record<string, ColumnDeclaration>>

/** How a type is declared: an alias's type or an interface's members. */
type Declarations = ReadonlyMap<string, TsType | TsTypeElement[]>

/**
 * Reads the interface `Tables` of a source, by table and column: it extends one interface of each domain,
 * whose members are the domain's tables.
 *
 * @throws on a type that it does not understand, and on a table that two domains have.
 */
export function readSchema(path: string): TableDeclarations {
  const { body } = parseSource(path)
  const tables = body
    .map((item) => (item.type === 'ExportDeclaration' ? item.declaration : item))
    .find((node) => node.type === 'TsInterfaceDeclaration' && node.id.value === 'Tables')
  if (tables?.type !== 'TsInterfaceDeclaration') throw new Error(`${path} has no interface Tables.`)
  const files = importsOf(body)
  const schema: TableDeclarations = {}
  for (const { expression } of tables.extends) {
    const name = expression.type === 'Identifier' ? expression.value : ''
    for (const [table, columns] of tablesOf(name, join(dirname(path), files.get(name) ?? ''))) {
      if (schema[table]) throw new Error(`The table ${table} stands twice.`)
      schema[table] = columns
    }
  }
  return schema
}

/** The tables that an interface of a source names. */
function tablesOf(name: string, path: string): [table: string, TableDeclarations[string]][] {
  const declared = declarationsOf(path)
  const tables = declared.get(name)
  if (!Array.isArray(tables)) throw new Error(`${path} has no interface ${name}.`)
  return membersOf(tables).map(([table, type]) => {
    const members =
      type.type === 'TsTypeLiteral' ? type.members : declared.get(referenceOf(type)?.name ?? '')
    if (!Array.isArray(members)) throw new Error(`The table ${table} has no columns.`)
    const columns = membersOf(members).map(([column, of]) => [column, columnOf(of, declared)])
    return [table, Object.fromEntries(columns)]
  })
}

/** What a source declares, and what the sources of its folder declare that it imports from. */
function declarationsOf(path: string): Declarations {
  const { body } = parseSource(path)
  const beside = [...new Set(importsOf(body).values())].filter((file) => file.startsWith('./'))
  const declared = new Map(beside.flatMap((file) => [...declarationsOf(join(dirname(path), file))]))
  for (const item of body) {
    const node = item.type === 'ExportDeclaration' ? item.declaration : item
    if (node.type === 'TsInterfaceDeclaration') declared.set(node.id.value, node.body.body)
    if (node.type === 'TsTypeAliasDeclaration') declared.set(node.id.value, node.typeAnnotation)
  }
  return declared
}

/** What is imported by name → the file that it is imported from. */
function importsOf(body: readonly ModuleItem[]): ReadonlyMap<string, string> {
  return new Map(
    body.flatMap((item) =>
      item.type === 'ImportDeclaration'
        ? item.specifiers.map(({ local }) => [local.value, item.source.value] as const)
        : [],
    ),
  )
}

function parseSource(path: string): Module {
  return parseSync(readFileSync(path, 'utf8'), { syntax: 'typescript' })
}

function membersOf(members: readonly TsTypeElement[]): [name: string, type: TsType][] {
  return members.map((member) => {
    if (
      member.type !== 'TsPropertySignature' ||
      member.key.type !== 'Identifier' ||
      !member.typeAnnotation ||
      member.optional
    )
      throw new Error(`A ${member.type} is no column.`)
    return [member.key.value, member.typeAnnotation.typeAnnotation]
  })
}

function columnOf(type: TsType, declared: Declarations): ColumnDeclaration {
  const reference = referenceOf(type)
  const [select = type, insert] = reference?.parameters ?? []
  switch (reference?.name) {
    case 'Generated':
      return { ...plainColumn(select, declared), default: 'default' }
    case 'GeneratedAlways':
      return { ...plainColumn(select, declared), default: 'always' }
    case 'JSONColumnType':
      return { ...plainColumn(select, declared), value: 'json', default: defaultOf(insert) }
    case 'ColumnType': {
      const column = plainColumn(select, declared)
      const insertsText = insert && partsOf(insert).some((part) => nameOfKeyword(part) === 'string')
      // What is written as text and read as something else, but a day and what is never read.
      const readsText = partsOf(select).some((part) => nameOfKeyword(part) === 'string')
      const isJson = insertsText && !readsText && !['Date', 'never'].includes(column.value)
      return { ...column, value: isJson ? 'json' : column.value, default: defaultOf(insert) }
    }
    default: {
      const alias = reference && declared.get(reference.name)
      if (alias && !Array.isArray(alias)) return columnOf(alias, declared)
      // `BigInt8 | null` is a column type with null beside it.
      const [only, ...more] = partsOf(type).filter((part) => nameOfKeyword(part) !== 'null')
      if (only && !more.length && only !== type)
        return { ...columnOf(only, declared), nullable: true }
      return plainColumn(type, declared)
    }
  }
}

function plainColumn(type: TsType, declared: Declarations): ColumnDeclaration {
  const parts = partsOf(type)
  const values = new Set(
    parts.filter((part) => nameOfKeyword(part) !== 'null').map((part) => valueOf(part, declared)),
  )
  const [value = 'never', ...others] = values
  if (others.length) throw new Error(`A column holds ${[...values].join(' and ')}.`)
  const nullable = parts.some((part) => nameOfKeyword(part) === 'null')
  return { value, nullable, default: 'none' }
}

function valueOf(type: TsType, declared: Declarations): ColumnValue {
  const keyword = nameOfKeyword(type)
  if (keyword === 'string' || keyword === 'number' || keyword === 'boolean' || keyword === 'never')
    return keyword
  if (type.type === 'TsLiteralType')
    return type.literal.type === 'NumericLiteral' ? 'number' : 'string'
  if (type.type === 'TsArrayType')
    return nameOfKeyword(type.elemType) === 'string' ? 'string[]' : 'json'
  const reference = referenceOf(type)
  if (reference?.name === 'Date' || reference?.name === 'Buffer') return reference.name
  const alias = reference && declared.get(reference.name)
  if (alias && !Array.isArray(alias)) return plainColumn(alias, declared).value
  // Names from other files are unions of texts, where no ColumnType says that they are JSON.
  return reference && reference.parameters.length === 0 ? 'string' : 'json'
}

function partsOf(type: TsType): TsType[] {
  return type.type === 'TsUnionType' ? type.types : [type]
}

function nameOfKeyword(type: TsType): string | null {
  return type.type === 'TsKeywordType' ? type.kind : null
}

function defaultOf(insert: TsType | undefined): ColumnDeclaration['default'] {
  const mayBeLeftOut = insert && partsOf(insert).some((part) => nameOfKeyword(part) === 'undefined')
  return mayBeLeftOut ? 'default' : 'none'
}

function referenceOf(type: TsType): { name: string; parameters: TsType[] } | null {
  if (type.type !== 'TsTypeReference' || type.typeName.type !== 'Identifier') return null
  return { name: type.typeName.value, parameters: type.typeParams?.params ?? [] }
}
