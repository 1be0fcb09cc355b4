import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'

const path = join(import.meta.dirname, '../../../build/server/index.js')

/** Whether the pages have been built, as `npm test` does before the tests. */
export const hasPages = existsSync(path)
if (!hasPages) {
  const said = 'the pages are not built (npm run build)'
  if (process.env.NOTHING_SKIPPED) throw new Error(`Nothing may be skipped, but ${said}.`)
  process.stdout.write(`Tests of the built pages are skipped: ${said}.\n`)
}

export async function builtPages(): Promise<ServerBuild> {
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as ServerBuild
}
