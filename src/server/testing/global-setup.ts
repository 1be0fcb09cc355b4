import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** null where the machine has no PostgreSQL. */
    postgresUrl: string | null
  }
}

/** One PostgreSQL for the whole run, its rules and stories; each house makes a database of its own in it. */
export default async function setup({ vitest }: TestProject): Promise<(() => void) | undefined> {
  const run = vitest.getRootProject()
  if ('postgresUrl' in run.getProvidedContext()) return undefined
  const postgres = await startPostgres()
  run.provide('postgresUrl', postgres?.url ?? null)
  return () => postgres?.stop()
}
