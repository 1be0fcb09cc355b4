import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const client = join(import.meta.dirname, '../../../build/client')

interface Part {
  module: string
  imports?: string[]
  parentId?: string
}
interface Manifest {
  entry: Part
  routes: Record<string, Part & { id: string }>
}

/** The router's table of the build: each route's module, and what must come with it. */
function manifestOfBuild(): Manifest {
  const assets = join(client, 'assets')
  for (const name of readdirSync(assets)) {
    if (!/^manifest-.*\.js$/.test(name)) continue
    const [, json] =
      /^window\.__reactRouterManifest=(.*?);?\s*$/s.exec(read(`/assets/${name}`)) ?? []
    if (json) return JSON.parse(json) as Manifest
  }
  throw new Error('There is no build to weigh: run `npm run build`.')
}

const read = (file: string) => readFileSync(join(client, file), 'utf8')

/** Files that a module can't run without: its static imports, theirs, and so on, itself included. */
function withImports(files: string[]): Set<string> {
  const importedFiles = new Set<string>()
  for (let file = files.pop(); file; file = files.pop()) {
    if (importedFiles.has(file)) continue
    importedFiles.add(file)
    for (const [, next] of read(file).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      files.push(`/assets/${next}`)
  }
  return importedFiles
}

/**
 * The scripts of a page's first load: the entry, the page, what it stands in, and all that these import.
 * Parts that a page fetches once it is at work (its bar, forms, dialogs) are not in it.
 *
 * @param id a route's id: the path of its row in pages.ts, "home" for the empty one.
 * @returns files as addresses, /assets/….js.
 */
export function firstLoad(id: string): Set<string> {
  const { entry, routes } = manifestOfBuild()
  const files = [entry.module]
  for (let route = routes[id]; route; route = routes[route.parentId ?? '']) files.push(route.module)
  if (files.length === 1) throw new Error(`The build has no page ${id}.`)
  return withImports(files)
}

const weights = new Map<string, number>()

/** Bytes of these files, each packed by gzip at its best. */
export function gzippedBytes(files: Iterable<string>): number {
  let sum = 0
  for (const file of files) {
    let bytes = weights.get(file)
    if (bytes === undefined) {
      bytes = gzipSync(readFileSync(join(client, file)), { level: 9 }).length
      weights.set(file, bytes)
    }
    sum += bytes
  }
  return sum
}
