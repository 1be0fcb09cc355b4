import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { genderedPattern } from '../../../server/reading/evaluation/measures.ts'

const folder = join(import.meta.dirname, '..')
/** A quoted text of one line. */
const quoted = /'((?:[^'\\]|\\.)*)'/gu
/** Spoken to a mother who fasts for her child, to whom nobody else is spoken to so. */
const toMothers = 'आप ख़ुद रख सकती हैं'

test('no Hindi sentence of the readings takes the asker for a man or a woman', () => {
  const wrong: string[] = []
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
    for (const [, text = ''] of readFileSync(join(folder, file), 'utf8').matchAll(quoted))
      for (const sentence of text.split(/(?<=[।?;:])/))
        if (genderedPattern.test(sentence) && !sentence.includes(toMothers))
          wrong.push(`${file}: ${sentence}`)
  }
  expect(wrong).toEqual([])
})
