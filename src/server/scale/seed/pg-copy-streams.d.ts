declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream'
  import type { Submittable } from 'pg'

  /** A COPY … FROM STDIN: what is written to it becomes rows. */
  export function from(statement: string): Writable & Submittable & { rowCount: number | null }
}
