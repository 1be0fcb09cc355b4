/** What a package weighs in a page, and how many charts it casts in a second. */
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { births } from '../../src/testing/reference.ts'
import { chartBy } from './contenders.ts'
import type { Contender } from './contenders.ts'

/** Kilobytes, gzipped, of a minified bundle that casts one chart. */
export async function kilobytesOf({ program }: Contender): Promise<number> {
  const entry = 'chart-of-nine'
  const built = await build({
    root: new URL('../..', import.meta.url).pathname,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? program : null),
      },
    ],
    build: { write: false, rollupOptions: { input: entry } },
  })
  const output = 'output' in built ? built.output : Array.isArray(built) ? built[0]!.output : []
  const code = output.map((part) => (part.type === 'chunk' ? part.code : '')).join('')
  return Math.round(gzipSync(code, { level: 9 }).length / 1024)
}

const spentMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Charts in a second of processor time, in turns of all, the first of which only warm the compiler. */
export function chartsPerSecond(contenders: readonly Contender[]): number[] {
  const done = contenders.map(() => 0)
  const spent = contenders.map(() => 0)
  for (let turn = -2; turn < 10; turn++) {
    contenders.forEach((contender, i) => {
      const from = spentMs()
      let count = 0
      while (spentMs() - from < 150) {
        const { utc, lat, lon } = births[(done[i]! + count++) % births.length]!
        chartBy(contender, { utc, latitude: lat, longitude: lon })
      }
      if (turn < 0) return
      done[i]! += count
      spent[i]! += spentMs() - from
    })
  }
  return done.map((count, i) => (count * 1000) / spent[i]!)
}
