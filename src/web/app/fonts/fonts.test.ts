import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { charactersOf } from '../../../../scripts/fonts/font-ranges.ts'
import { hindiWords } from '../../../../scripts/fonts/hindi-words.ts'
import { unpackedFont, wordSetter } from '../../../../scripts/fonts/shape.ts'

const sizeOf = (file: string) => statSync(join(import.meta.dirname, file)).size
const wholeFile = join(
  import.meta.dirname,
  '../../../../node_modules/@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff',
)

describe('the files of Tiro', () => {
  it('sets every Hindi word of ours as the whole font does (else `npm run fonts`)', async () => {
    const setByWhole = wordSetter(await unpackedFont(wholeFile))
    const setByOurs = wordSetter(await unpackedFont(join(import.meta.dirname, 'tiro-hindi.woff2')))
    const characters = new Set(charactersOf('tiro-hindi.woff2'))
    const words = hindiWords(['src', 'packages/jyotish/src']).filter((word) =>
      [...word].every((letter) => characters.has(letter)),
    )
    expect(words.length).toBeGreaterThan(10_000)
    expect(words.filter((word) => setByOurs(word) !== setByWhole(word))).toEqual([])
  })

  it('keeps the half of a letter for conjuncts that no word of ours has', async () => {
    const setByWhole = wordSetter(await unpackedFont(wholeFile))
    const setByOurs = wordSetter(await unpackedFont(join(import.meta.dirname, 'tiro-hindi.woff2')))
    for (const half of ['क्\u200d', 'ख्\u200d', 'त्\u200d', 'भ्\u200d', 'ष्\u200d'])
      expect(setByOurs(half), half).toBe(setByWhole(half))
  })

  it('weighs at most 50 kB on a Hindi page, 11 on an English one', () => {
    expect(sizeOf('tiro-latin.woff2')).toBeLessThan(11_000)
    expect(sizeOf('tiro-latin.woff2') + sizeOf('tiro-hindi.woff2')).toBeLessThan(50_000)
  })
})
