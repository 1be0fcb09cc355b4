import type { BilingualText } from '../sky/types.ts'

/** Ghatis of sixty at the beginning of a yoga, 1..27, that are avoided (Muhurta Chintamani, ch. 1). */
export const spoiledGhatis: Readonly<Record<number, number>> = {
  1: 3,
  6: 6,
  9: 5,
  10: 6,
  13: 9,
  15: 9,
  17: 60,
  19: 30,
  27: 60,
}

/**
 * Two ghatis of sixty on either side of the three joints where a nakshatra and a sign end together, in
 * degrees (Muhurta Chintamani, on nakshatra gandanta).
 */
export const gandantaDegrees = ((360 / 27) * 2) / 60

/** Remainders of the panchaka count that are avoided, by name (Muhurta Chintamani, ch. 6). */
export const panchakaNames: Readonly<Record<number, BilingualText>> = {
  1: { en: 'Mrityu', hi: 'मृत्यु' },
  2: { en: 'Agni', hi: 'अग्नि' },
  4: { en: 'Raja', hi: 'राज' },
  6: { en: 'Chora', hi: 'चोर' },
  8: { en: 'Roga', hi: 'रोग' },
}
