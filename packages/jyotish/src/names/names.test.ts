import { describe, expect, test } from 'vitest'
import {
  dignities,
  grahas,
  houses,
  karanaName,
  karanas,
  lordOfNakshatra,
  lordOfRashi,
  nakshatraName,
  nakshatras,
  pakshaName,
  rashiName,
  rashis,
  tithiName,
  varaName,
  yogaName,
  panchangYogas,
} from './names.ts'
import { normalizeText, normalizedWordsOf } from './normalize-text.ts'

const allOf = (table: { key: string; name: { en: string; hi: string }; spellings: string[] }[]) =>
  table.flatMap(({ key, name, spellings }) =>
    [...new Set([name.en, name.hi, ...spellings].map(normalizeText))].map((form) => ({
      key,
      form,
    })),
  )

describe('names', () => {
  test('the tables hold nine grahas, twelve signs and houses, twenty-seven nakshatras and yogas', () => {
    expect(Object.keys(grahas)).toHaveLength(9)
    expect(rashis).toHaveLength(12)
    expect(houses.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(nakshatras).toHaveLength(27)
    expect(panchangYogas).toHaveLength(27)
    expect(karanas).toHaveLength(11)
  })

  test.each([
    ['grahas', allOf(Object.values(grahas))],
    ['rashis', allOf(rashis)],
    ['nakshatras', allOf(nakshatras)],
    [
      'house ordinals',
      houses.flatMap(({ house, ordinals }) =>
        ordinals.map((o) => ({ key: String(house), form: normalizeText(o) })),
      ),
    ],
    [
      'dignities',
      Object.entries(dignities).flatMap(([key, { spellings }]) =>
        spellings.map((s) => ({ key, form: normalizeText(s) })),
      ),
    ],
  ])('no spelling means two things among the %s', (_, forms) => {
    const owner = new Map<string, string>()
    for (const { key, form } of forms) {
      expect([form, owner.get(form) ?? key]).toEqual([form, key])
      owner.set(form, key)
    }
  })

  test('every Hindi name is written in Devanagari and every English one in Latin', () => {
    for (const { name } of [
      ...Object.values(grahas),
      ...rashis,
      ...nakshatras,
      ...panchangYogas,
      ...karanas,
    ]) {
      expect(name.hi).toMatch(/^[\p{Script=Devanagari} ]+$/u)
      expect(name.en).toMatch(/^[A-Za-z ]+$/)
    }
  })

  test('the lords of signs and stars follow Parashara', () => {
    expect(lordOfRashi(0)).toBe('mars')
    expect(lordOfRashi(3)).toBe('moon')
    expect(lordOfRashi(8)).toBe('jupiter')
    expect(lordOfNakshatra(0)).toBe('ketu')
    expect(lordOfNakshatra(17)).toBe('mercury')
    expect(lordOfNakshatra(26)).toBe('mercury')
    expect(() => lordOfRashi(12)).toThrow(RangeError)
  })

  test('tithis say their half of the month, full and new moon by name alone', () => {
    expect(tithiName(5, 'en')).toBe('Shukla Panchami')
    expect(tithiName(20, 'hi')).toBe('कृष्ण पंचमी')
    expect(tithiName(15, 'en')).toBe('Purnima')
    expect(tithiName(30, 'hi')).toBe('अमावस्या')
    expect(pakshaName(16, 'en')).toBe('Krishna')
    expect(() => tithiName(31, 'en')).toThrow(RangeError)
  })

  test('half-tithis fall to the four fixed karanas at the ends and to the seven moving ones between', () => {
    const names = Array.from({ length: 60 }, (_, index) => karanaName(index + 1, 'en'))
    expect(names[0]).toBe('Kimstughna')
    expect(names.slice(1, 9)).toEqual([
      'Bava',
      'Balava',
      'Kaulava',
      'Taitila',
      'Gara',
      'Vanija',
      'Vishti',
      'Bava',
    ])
    expect(names.slice(56)).toEqual(['Vishti', 'Shakuni', 'Chatushpada', 'Naga'])
  })

  test('names come in the language asked for', () => {
    expect(rashiName(5, 'en')).toBe('Virgo')
    expect(rashiName(5, 'hi')).toBe('कन्या')
    expect(nakshatraName(22, 'hi')).toBe('धनिष्ठा')
    expect(yogaName(1, 'en')).toBe('Vishkambha')
    expect(varaName(6, 'hi')).toBe('शनिवार')
  })
})

describe('plain spelling', () => {
  test.each([
    ['चन्द्रमा', 'चंद्रमा'],
    ['पाँचवाँ', 'पांचवां'],
    ['कुम्भ', 'कुंभ'],
    ['ज़्यादा', 'ज्यादा'],
    ['Śani', 'SANI'],
    ['२०२८', '2028'],
    ['Saturn’s', "Saturn's"],
  ])('%s and %s are one', (one, other) => {
    expect(normalizeText(one)).toBe(normalizeText(other))
  })

  test('words keep their matras and their place in the text', () => {
    const text = 'शनि, आपके 7वें भाव में'
    const words = normalizedWordsOf(text)
    expect(words.map((word) => word.plain)).toEqual(
      ['शनि', 'आपके', '7वें', 'भाव', 'में'].map(normalizeText),
    )
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual([
      'शनि',
      'आपके',
      '7वें',
      'भाव',
      'में',
    ])
  })
})
