/** The signs by the keys that the values of facts have, Aries = 0. Without schemas, so that the browser can read it too. */
export const rashiKeys: readonly string[] =
  'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces'.split(
    ' ',
  )
/** Who the person of a saved kundli is to its keeper. Without schemas, so that the browser can read it too. */
export const relations = [
  'self',
  'spouse',
  'child',
  'parent',
  'sibling',
  'friend',
  'other',
] as const
export type Relation = (typeof relations)[number]

/** Letters of the short name of a kundli, at most. */
export const shortNameLongest = 30
