import { expect, test } from 'vitest'
import { newMetrics } from './metrics.ts'

test('no label can end its line or its quotation', async () => {
  const { registry, openStreams } = newMetrics()
  openStreams.set({ kind: 'one"} 1\ntwo\\' }, 7)
  expect((await registry.metrics()).split('\n')).toContain(
    'drishti_streams_open{kind="one\\"} 1\\ntwo\\\\"} 7',
  )
})

test('what is wrong with the ledger is unknown until it was proved', async () => {
  const { registry, ledgerProblems } = newMetrics()
  expect(await registry.metrics()).not.toMatch(/^drishti_ledger_problems /m)
  ledgerProblems.set(0)
  expect(await registry.metrics()).toMatch(/^drishti_ledger_problems 0$/m)
})
