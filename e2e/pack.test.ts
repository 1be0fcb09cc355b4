import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from 'vite'
import { openBrowser, visit } from './testing/browser.ts'

const root = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'drishti-pack-'))
const bare = join(copy, 'bare')

function run(command: string, args: string[], cwd: string, env = {}): string {
  const ran = spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, ...env } })
  expect(ran.status, `${command} ${args.join(' ')}\n${ran.stdout}${ran.stderr}`).toBe(0)
  return ran.stdout
}

const use = `
  import { kundli, facts, factsOfDay, factsOfMatch, findMuhurta, panchangOfDay } from '@drishti/jyotish'
  import { grahaName } from '@drishti/jyotish/names'
  import { northChart } from '@drishti/jyotish/chart-svg'
  const chart = kundli({ utc: '1994-08-17T03:12:00Z', latitude: 26.9124, longitude: 75.7873 })
  const jaipur = { latitude: 26.9124, longitude: 75.7873, offsetSeconds: 19800 }
  console.log([
    chart.lagna.siderealDegrees.toFixed(4),
    grahaName('sun', 'hi'),
    northChart(chart).startsWith('<svg'),
    facts(chart, '2026-11-20T00:00:00Z', { whole: true }).length > 600,
    factsOfDay(panchangOfDay({ date: '2026-11-20', ...jaipur })).length > 50,
    factsOfMatch({ bride: chart, groom: chart }).length > 20,
    findMuhurta({ purpose: 'travel', ...jaipur, fromUtc: '2026-11-20T00:00:00Z', toUtc: '2026-11-24T00:00:00Z' }).found > 0,
  ].join(' '))
`

const printed = '155.3782 सूर्य true true true true true'
const home = join(bare, 'node_modules/@drishti/jyotish')

beforeAll(() => {
  // Packing writes into the package: a copy is packed, not the one that others are reading.
  cpSync(join(root, 'packages/jyotish'), join(copy, 'packages/jyotish'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
  cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json'))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  run('npm', ['pack', '--loglevel=error'], join(copy, 'packages/jyotish'))
  const tarball = readdirSync(join(copy, 'packages/jyotish')).find((name) => name.endsWith('.tgz'))
  mkdirSync(home, { recursive: true })
  run(
    'tar',
    ['xzf', join(copy, 'packages/jyotish', tarball ?? ''), '-C', home, '--strip-components=1'],
    copy,
  )
  writeFileSync(join(bare, 'use.mjs'), use)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('the packed engine imports from a bare directory, as JavaScript with its types', () => {
  expect(run(process.execPath, ['use.mjs'], bare).trim()).toBe(printed)
  expect(existsSync(join(home, 'dist/index.d.ts'))).toBe(true)
})

test('the packed engine bundles for a browser, with nothing of Node in it', async () => {
  await build({
    root: bare,
    logLevel: 'error',
    build: { outDir: 'out', rollupOptions: { input: join(bare, 'use.mjs') } },
  })
  const assets = join(bare, 'out/assets')
  const [bundle = ''] = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(run(process.execPath, [join(assets, bundle)], bare).trim()).toBe(printed)
  expect(readFileSync(join(assets, bundle), 'utf8')).not.toMatch(/["'`]node:/)
})

test('the packed types are read by a compiler, which finds the one mistake', () => {
  const typed = `import { kundli, type Kundli } from '@drishti/jyotish'
    import { facts } from '@drishti/jyotish/facts'
    import { grahaName } from '@drishti/jyotish/names'
    import { northChart } from '@drishti/jyotish/chart-svg'
    import type { Fact } from '@drishti/jyotish/types'
    const chart: Kundli = kundli({ utc: '1994-08-17T03:12:00Z', latitude: 26.9, longitude: 75.8 })
    export const list: Fact[] = facts(chart, '2026-11-20T00:00:00Z')
    export const words: string[] = [grahaName('sun', 'hi'), northChart(chart)]
    export const mistake: string = chart.lagna.rashi`
  writeFileSync(join(bare, 'typed.ts'), typed)
  const compilerOptions = { strict: true, noEmit: true, module: 'nodenext', types: [] }
  writeFileSync(
    join(bare, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['typed.ts'] }),
  )
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const read = spawnSync(process.execPath, [compiler, '-p', bare], { encoding: 'utf8' })
  expect(read.stdout.trim().split('\n')).toEqual([expect.stringMatching(/typed\.ts\(9,.* TS2322/)])
})

/** What a page prints, and what it complains of, that runs one script of a host which serves files of the bare directory. */
async function printedInBrowser(page: string): Promise<[text: string, complaints: string[]]> {
  const browser = await openBrowser()
  try {
    const visitor = await visit(browser)
    await visitor.page.route('http://engine.test/**', (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === '/') return route.fulfill({ body: page, contentType: 'text/html' })
      const path = join(bare, pathname)
      return existsSync(path)
        ? route.fulfill({ path, contentType: 'text/javascript' })
        : route.fulfill({ status: 404 })
    })
    const first = visitor.page.waitForEvent('console')
    await visitor.page.goto('http://engine.test/')
    return [(await first).text(), visitor.complaints]
  } finally {
    await browser.close()
  }
}
const icon = '<!doctype html><link rel="icon" href="data:,">'

test('the bundle casts a chart in a real browser', async () => {
  const [bundle = ''] = readdirSync(join(bare, 'out/assets')).filter((name) => name.endsWith('.js'))
  const page = `${icon}<script type="module" src="/out/assets/${bundle}"></script>`
  expect(await printedInBrowser(page)).toEqual([printed, []])
})

test('a browser runs the published files as they are, found by an import map', async () => {
  const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { default: string }>
  }
  const imports = Object.entries(exports).map(([path, file]) => [
    `@drishti/jyotish${path.slice(1)}`,
    `/node_modules/@drishti/jyotish/${typeof file === 'string' ? file : file.default}`,
  ])
  const map = JSON.stringify({ imports: Object.fromEntries(imports) })
  const page = `${icon}<script type="importmap">${map}</script><script type="module" src="/use.mjs"></script>`
  expect(await printedInBrowser(page)).toEqual([printed, []])
})

test('Deno runs it without leave to read, to write or to reach a network', () => {
  writeFileSync(join(bare, 'package.json'), '{ "dependencies": { "@drishti/jyotish": "*" } }')
  const deno = join(root, 'node_modules/.bin/deno')
  const args = ['run', '--no-prompt', '--cached-only', '--node-modules-dir=manual', 'use.mjs']
  const env = { DENO_DIR: join(copy, 'deno'), NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1' }
  expect(run(deno, args, bare, env).trim()).toBe(printed)
})

test('nothing that is published but its command knows of Node', () => {
  const files = readdirSync(join(home, 'dist'), { recursive: true, encoding: 'utf8' })
  const ofNode =
    /["'`]node:|\brequire\(|\bprocess\.|\bBuffer\.|\b__dirname\b|import\.meta\.(?:dirname|filename)/
  const found = files
    .filter((name) => name.endsWith('.js') && !name.endsWith('tables.js'))
    .filter((name) => ofNode.test(readFileSync(join(home, 'dist', name), 'utf8')))
  expect(files.length).toBeGreaterThan(200)
  expect(found).toEqual(['command/bin.js'])
})

test('the packed command and the packed examples run, and the reference pages are packed with them', () => {
  const command = ['kundli', '1994-08-17T08:42+05:30', '26.9124', '75.7873']
  const bin = join(home, 'dist/command/bin.js')
  expect(run(process.execPath, [bin, ...command], bare)).toContain('The Moon is in Mula nakshatra')
  for (const name of readdirSync(join(home, 'examples'))) {
    const path = join(home, 'examples', name)
    const [, said] = readFileSync(path, 'utf8').split('\n/* prints\n')
    expect(run(process.execPath, [path], bare).replace(/ +$/gm, ''), name).toBe(
      said?.replace(/\*\/\n$/, ''),
    )
  }
  expect(readdirSync(join(home, 'docs/reference'))).toContain('index.md')
})
