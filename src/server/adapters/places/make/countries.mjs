/** What countries are called in English and Hindi: CLDR's names, the clumsy ones shortened. */
const shorterCountries = {
  'Myanmar (Burma)': 'Myanmar',
  'Hong Kong SAR China': 'Hong Kong',
  'Macao SAR China': 'Macao',
}
const shorterHindi = {
  'म्यांमार (बर्मा)': 'म्यांमार',
  'हाँग काँग (विशेष प्रशासनिक क्षेत्र चीन)': 'हांगकांग',
  'हाँगकाँग (चीन विशेष प्रशासनिक क्षेत्र)': 'हांगकांग',
}
const displayNames = (language) => new Intl.DisplayNames([language], { type: 'region' })
const englishCountries = displayNames('en')
const hindiCountries = displayNames('hi')

/** The English name of a country by its two letters. */
export const countryName = (code) =>
  shorterCountries[englishCountries.of(code)] ?? englishCountries.of(code)

/** The Hindi name of a country by its two letters. */
export function countryHindi(code) {
  const hindi = hindiCountries.of(code)
  return shorterHindi[hindi] ?? hindi
}
