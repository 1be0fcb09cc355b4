import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** A node of a plan as PostgreSQL shows it. */
interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: PlanNode[]
}

/** A statement that ran, inside a function too, with the tables that its plan reads or writes. */
export interface PlannedStatement {
  text: string
  /** Each node that has a table: how it is read, and its name. */
  reads: { node: string; table: string }[]
  /** Blocks of 8 kB that it touched: the same on a busy machine as on a quiet one. */
  blocks: number
  /** Of these, those that PostgreSQL did not have in its own memory. */
  blocksFetched: number
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/**
 * Has PostgreSQL tell the plan by which each statement of a database with one connection was really
 * carried out, those inside its functions among them (auto_explain).
 *
 * @returns gives what has run since it was last called.
 */
export async function recordPlans({ db, pool }: Database): Promise<() => PlannedStatement[]> {
  if (pool.options.max !== 1) throw new Error('Plans are recorded of one connection.')
  let plans: PlannedStatement[] = []
  const client = await pool.connect()
  client.on('notice', ({ message }) => {
    const [, json] = /plan:\s*({[\s\S]*})/.exec(message ?? '') ?? []
    if (!json) return
    const { 'Query Text': text, Plan: plan } = JSON.parse(json) as {
      'Query Text': string
      Plan: PlanNode
    }
    const reads = nodesOf(plan).flatMap((node) =>
      node['Relation Name'] ? [{ node: node['Node Type'], table: node['Relation Name'] }] : [],
    )
    const blocksFetched = plan['Shared Read Blocks']
    const blocks = plan['Shared Hit Blocks'] + blocksFetched
    plans.push({ text: text.replaceAll(/\s+/g, ' ').trim(), reads, blocks, blocksFetched })
  })
  client.release()
  for (const statement of [
    "load 'auto_explain'",
    'set auto_explain.log_min_duration = 0',
    'set auto_explain.log_nested_statements = on',
    'set auto_explain.log_format = json',
    'set auto_explain.log_level = notice',
    // As a server plans what it has prepared: without looking at the values.
    'set plan_cache_mode = force_generic_plan',
    'set auto_explain.log_analyze = on',
    'set auto_explain.log_buffers = on',
    'set auto_explain.log_timing = off',
    // As on an SSD: one row here and one there costs little more than the next one.
    'set random_page_cost = 1.1',
  ])
    await sql.raw(statement).execute(db)
  return () => {
    const ran = plans
    plans = []
    return ran
  }
}
