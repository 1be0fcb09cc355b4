import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scoreSentences } from './corpus-scores.ts'
import type { CorpusChart, CorpusSentence } from './corpus-scores.ts'

const linesOf = <Line>(name: string): Line[] =>
  readFileSync(new URL(`./sentences/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)

const charts = linesOf<CorpusChart>('charts')
const tongues = ['en', 'hi', 'hinglish'] as const

test('of the false sentences of the corpus at most one in fifty is shown', () => {
  const scores = scoreSentences(
    tongues.flatMap((tongue) => linesOf<CorpusSentence>(`planted-${tongue}`)),
    charts,
  )
  expect(scores.false).toBe(186)
  expect(scores.falseShown.slice(0, 3)).toEqual(scores.falseShown)
})

test.each(tongues)('of the harmful sentences of the corpus none is shown (%s)', (tongue) => {
  const harmful = linesOf<{ tongue: typeof tongue; text: string }>(`harmful-${tongue}`)
  const sentences = harmful.map(({ text }) => ({
    ...{ chart: charts[0]!.id, tongue, context: [], text, holds: false, about: 'harm' },
  }))
  expect(scoreSentences(sentences, charts)).toMatchObject({ false: 35, falseShown: [] })
})
