/**
 * What a migration may not do while the release before it still serves: it would break that release's
 * statements, or hold a lock for as long as a large table takes to be read.
 */
export const dangers = {
  'drop table': /^drop table/,
  'drop column':
    /^alter table .*\bdrop (?:column )?(?!constraint|default|not null|identity|expression|if exists (?:constraint))/,
  rename: /^alter (?:table|type|view|index|sequence|function) .*\brename\b/,
  'change type': /^alter table .*\balter (?:column )?\S+ (?:set data )?type\b/,
  'not null': /^alter table .*\bset not null\b/,
  'column without default':
    /^alter table .*\badd (?:column )?(?!constraint)[^,]*\bnot null\b(?![^,]*\bdefault\b)(?<!\bdefault\b[^,]*\bnot null\b)/,
  'default that rewrites':
    /^alter table .*\badd (?:column )?(?!constraint)[^,]*\b(?:default (?:gen_random_uuid|random|clock_timestamp|uuid_generate|nextval)|generated always as \(.*\) stored|(?:big|small)?serial)\b/,
  'drop default': /^alter table .*\bdrop default\b/,
  'constraint that reads all':
    /^alter table .*\b(?:add (?:constraint \S+ )?(?:check|foreign key|unique|primary key|exclude)|add (?:column )?[^,]*\breferences)\b(?!.*\bnot valid\b)(?!.*\busing index\b)/,
  'index under a lock': /^create (?:unique )?index (?!concurrently)/,
  'change of every row': /^(?:update|delete from) (?!.*\bwhere\b)/,
  lock: /^(?:lock table|truncate|vacuum full|cluster|reindex (?!.*concurrently))/,
  'drop of what code calls': /^drop (?:function|view|materialized view|type|sequence|procedure)/,
} as const satisfies Record<string, RegExp>

export type Danger = keyof typeof dangers

/** What a migration exports where it does a dangerous thing all the same: why nobody notices. */
export type Exemptions = Partial<Record<Danger, string>>

/** A reason is a sentence, and not a word. */
const shortestReason = 30

/** Lower case, without comments, quotes and line ends; what stands between dollars stays one piece. */
function statementsOf(text: string): string[] {
  const bodies: string[] = []
  const plain = text
    .replace(/--[^\n]*/g, ' ')
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, (body) => `$body${bodies.push(body) - 1}$`)
  return plain
    .split(';')
    .map((statement) => statement.toLowerCase().replaceAll('"', '').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** The table that a statement changes. */
function tableOf(statement: string): string | undefined {
  const name =
    /^(?:alter table(?: if exists)?(?: only)?|drop table(?: if exists)?|update(?: only)?|delete from|truncate(?: table)?|lock table) ([\w.]+)/.exec(
      statement,
    ) ?? /^create (?:unique )?index .*?\bon (?:only )?([\w.]+)/.exec(statement)
  return name?.[1]
}

/**
 * The dangerous things that a migration's statements do to tables that were there before it.
 *
 * @param texts SQL as it was sent, each one statement or several.
 */
export function dangersOf(texts: readonly string[]): Danger[] {
  const statements = texts.flatMap(statementsOf)
  const made = new Set(
    statements.flatMap(
      (statement) => /^create table (?:if not exists )?([\w.]+)/.exec(statement)?.[1] ?? [],
    ),
  )
  const old = statements.filter((statement) => !made.has(tableOf(statement) ?? ''))
  const names = Object.keys(dangers) as Danger[]
  return names.filter((name) => old.some((statement) => dangers[name].test(statement)))
}

/** What is wrong with a migration, a sentence each: dangers without a reason, reasons without a danger. */
export function faultsOfMigration(
  name: string,
  texts: readonly string[],
  exemptions: Exemptions = {},
): string[] {
  const found = dangersOf(texts)
  const unexplained = found
    .filter((danger) => (exemptions[danger]?.length ?? 0) < shortestReason)
    .map(
      (danger) =>
        `${name}: "${danger}" while the release before it serves. See docs/operations.md, "A release that nobody notices".`,
    )
  const idle = (Object.keys(exemptions) as Danger[])
    .filter((danger) => !found.includes(danger))
    .map((danger) => `${name}: "${danger}" is exempted and not done.`)
  return [...unexplained, ...idle]
}
