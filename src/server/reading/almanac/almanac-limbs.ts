/** What of a day's panchang is asked for; `all` where the whole is. */
export const almanacLimbs = [
  'rahu-kaal',
  'abhijit',
  'choghadiya',
  'tithi',
  'nakshatra',
  'yoga',
  'karana',
  'sunrise',
  'moonrise',
  'bhadra',
  'vara',
  'all',
] as const
export type AlmanacLimb = (typeof almanacLimbs)[number]

/** The words of each. */
export const limbWords: readonly (readonly [AlmanacLimb, RegExp])[] = [
  ['rahu-kaal', /ra+h?u ?ka+l(?:am)?(?!\p{L})|राहु ?काल/iu],
  ['abhijit', /abhi?jit|अभिजित|अभिजीत/iu],
  ['choghadiya', /chog?h?a?g?h?adi?ya+|चौघड़िया|चौघडिया/iu],
  ['tithi', /(?<!\p{L})tithi|तिथि/iu],
  ['nakshatra', /nakshat|nakshtr|(?<!\p{L})moon star|नक्षत्र/iu],
  ['karana', /(?<!\p{L})karana?(?!\p{L})|(?<!\p{L}|\p{M})करण(?!\p{L}|\p{M})/iu],
  ['yoga', /(?<!\p{L})yoga?(?!\p{L})|(?<!\p{L}|\p{M})योग(?!\p{L}|\p{M})/iu],
  ['sunrise', /sun ?(?:rise|set)|suryo?da?ya?|suryast|सूर्योदय|सूर्यास्त/iu],
  ['moonrise', /moon ?(?:rise|set)|chandroday|cha+nd (?:kab|nikl)|चंद्रोदय|चाँद कब|चांद कब/iu],
  ['bhadra', /(?<!\p{L})bhadra(?!\p{L})|भद्रा/iu],
  ['vara', /(?:which|what) (?:week ?day|day of the week)|kaun ?sa va+r/iu],
  ['all', /pancha?a?ng|पंचांग|almanac/iu],
]
