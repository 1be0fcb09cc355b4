import { expect, test } from 'vitest'
import { Histogram, Metric } from './exposition.ts'

test('a number is written with its help, its type and its labels', () => {
  const metric = new Metric<'route' | 'status'>('seen_total', 'counter', 'What was seen.')
  metric.add({ route: '/a/:b', status: '2xx' }).add({ route: '/a/:b', status: '2xx' }, 2)
  metric.add({ route: '/', status: '5xx' })
  expect(metric.write()).toBe(
    '# HELP seen_total What was seen.\n' +
      '# TYPE seen_total counter\n' +
      'seen_total{route="/a/:b",status="2xx"} 3\n' +
      'seen_total{route="/",status="5xx"} 1\n',
  )
})

test('a number without labels has no braces, and a gauge can be set anew', () => {
  const metric = new Metric('open', 'gauge', 'What is open.').set({}, 4).set({}, 0)
  expect(metric.write()).toBe('# HELP open What is open.\n# TYPE open gauge\nopen 0\n')
})

test('no label can end its line or its quotation', () => {
  const metric = new Metric<'a'>('x', 'gauge', 'X.').set({ a: 'one"} 1\ntwo\\' }, 7)
  expect(metric.write().split('\n')[2]).toBe('x{a="one\\"} 1\\ntwo\\\\"} 7')
})

test('each bound of a histogram counts what lies within it, and the last one all', () => {
  const histogram = new Histogram<'route'>('took_seconds', 'What it took.', [0.1, 1])
  for (const seconds of [0.1, 0.25, 1, 8]) histogram.observe({ route: '/a' }, seconds)
  expect(histogram.write().split('\n').slice(1)).toEqual([
    '# TYPE took_seconds histogram',
    'took_seconds_bucket{route="/a",le="0.1"} 1',
    'took_seconds_bucket{route="/a",le="1"} 3',
    'took_seconds_bucket{route="/a",le="+Inf"} 4',
    'took_seconds_sum{route="/a"} 9.35',
    'took_seconds_count{route="/a"} 4',
    '',
  ])
})
