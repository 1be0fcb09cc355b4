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

const root = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'drishti-pack-'))
const bare = join(copy, 'bare')

function run(command: string, args: string[], cwd: string): string {
  const ran = spawnSync(command, args, { cwd, encoding: 'utf8' })
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
  const home = join(bare, 'node_modules/@drishti/jyotish')
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
  expect(run(process.execPath, ['use.mjs'], bare).trim()).toBe(
    '155.3782 सूर्य true true true true true',
  )
  expect(existsSync(join(bare, 'node_modules/@drishti/jyotish/dist/index.d.ts'))).toBe(true)
})

test('the packed engine bundles for a browser, with nothing of Node in it', async () => {
  await build({
    root: bare,
    logLevel: 'error',
    build: { outDir: 'out', rollupOptions: { input: join(bare, 'use.mjs') } },
  })
  const assets = join(bare, 'out/assets')
  const [bundle = ''] = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(run(process.execPath, [join(assets, bundle)], bare).trim()).toBe(
    '155.3782 सूर्य true true true true true',
  )
  expect(readFileSync(join(assets, bundle), 'utf8')).not.toMatch(/["'`]node:/)
})
