import { expect, test } from 'vitest'
import { newMetrics } from './metrics.ts'

test('no label can end its line or its quotation', async () => {
  const { registry, openStreams } = newMetrics()
  openStreams.set({ kind: 'one"} 1\ntwo\\' }, 7)
  expect((await registry.metrics()).split('\n')).toContain(
    'drishti_streams_open{kind="one\\"} 1\\ntwo\\\\"} 7',
  )
})
