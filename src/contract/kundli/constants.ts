/** The signs by the keys that the values of facts have, Aries = 0. Without schemas, so that the browser can read it too. */
export const rashiKeys: readonly string[] =
  'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces'.split(
    ' ',
  )
