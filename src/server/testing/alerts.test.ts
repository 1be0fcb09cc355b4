import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, testDatabases, type TestApp } from './test-app.ts'
import { serveMetrics, type MetricsServer } from '../app/metrics/metrics-server.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const rules = read('deploy/prometheus/alerts.yml')
const dashboard = read('deploy/grafana/drishti.json')
const promtool = (...words: string[]) =>
  spawnSync('promtool', words, { encoding: 'utf8', cwd: join(root, 'deploy/prometheus') })
const hasPromtool = promtool('--version').status === 0
if (!hasPromtool)
  process.stdout.write('Tests of the alerts by promtool are skipped: it is not here.\n')

const textOf = { rules, dashboard }
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name ?? '')

describe.each(testDatabases)('alerts and dashboard, on %s', (on) => {
  let app: TestApp
  let metrics: MetricsServer
  let served: Set<string>
  beforeAll(async () => {
    app = await openTestApp({ on, env: { METRICS_PORT: '0' } })
    metrics = (await serveMetrics(app.server.context))!
    const text = await (await fetch(metrics.address)).text()
    served = new Set(
      [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    )
  })
  afterAll(async () => {
    await metrics.close()
    await app.close()
  })

  test.each(['rules', 'dashboard'] as const)(
    'ALERT-01 each number that the %s ask for is served',
    (of) => {
      const names = new Set(
        [...textOf[of].matchAll(/\b(?:drishti|nodejs|process)_\w+/g)].map(([name]) => name),
      )
      expect(names.size).toBeGreaterThan(9)
      expect([...names].filter((name) => !served.has(name))).toEqual([])
    },
  )
})

test('ALERT-02 each alert has its section in the runbook, and each section its alert', () => {
  const sections = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
  expect(sections).toEqual(alerts)
  for (const name of alerts) expect(rules).toContain(`docs/runbook.md#${name.toLowerCase()}`)
})

test('ALERT-03 each alert is tried where it must fire and where it must not', () => {
  const cases = read('deploy/prometheus/alerts.test.yml').split('- interval:').slice(1)
  const tried = (fires: boolean) =>
    cases
      .filter((text) => fires !== text.includes('exp_alerts: []'))
      .map((text) => /alertname: (\w+)/.exec(text)?.[1])
  expect(new Set(tried(true))).toEqual(new Set(alerts))
  expect(new Set(tried(false))).toEqual(new Set(alerts))
})

test.skipIf(!hasPromtool && !process.env.NOTHING_SKIPPED)(
  'ALERT-03 promtool finds that they do',
  () => {
    expect(promtool('check', 'rules', 'alerts.yml')).toMatchObject({ status: 0 })
    const tried = promtool('test', 'rules', 'alerts.test.yml')
    expect(tried.stdout + tried.stderr).toContain('SUCCESS')
  },
)
