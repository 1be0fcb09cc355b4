import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** null where the machine has no PostgreSQL. */
    postgresUrl: string | null
  }
}

/** One PostgreSQL for the whole run; each house makes a database of its own in it. */
export default async function setup(project: TestProject): Promise<() => void> {
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres?.url ?? null)
  return () => postgres?.stop()
}
