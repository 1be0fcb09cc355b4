import type { Db } from '../db/schema.ts'
import { pageOfAll, type Listed } from './read-discussions.ts'

const running = new WeakMap<Db, Map<number, Promise<Listed>>>()

/**
 * A page of all discussions for visitors. Those who ask for the same page while it is being read get
 * what is being read: a crowd is one question to the database. Nothing is kept beyond that.
 */
export function sharedPage(db: Db, page: number): Promise<Listed> {
  const pages = running.get(db) ?? new Map<number, Promise<Listed>>()
  running.set(db, pages)
  const known = pages.get(page)
  if (known) return known
  const read = pageOfAll(db, page, null).finally(() => pages.delete(page))
  pages.set(page, read)
  return read
}
