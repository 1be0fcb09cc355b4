const dayMs = 86_400_000
/** What lasts longer than this is no matter of weeks. */
const longMs = 75 * dayMs
/** What is over sooner is no matter of months. */
const shortMs = 45 * dayMs

const weeks = /(?<!\p{L})(those|these|the(?: \p{L}+)?|good|nearest|first good) weeks(?!\p{L})/giu
const months = /(?<!\p{L})(those|these) months(?!\p{L})/giu
const hindiWeeks = /(उन|इन|वे|ये|सबसे पास के|अच्छे) हफ़्त(े|ों)(?!\p{M})/gu
const hindiMonths = /(उन|इन|वे|ये) महीन(े|ों)(?!\p{M})/gu

/** A sentence whose unit of time fits the stretch that it speaks of: five months are no weeks. */
export function withFittingUnit(text: string, span: readonly [number, number] | null): string {
  if (!span) return text
  const lasts = span[1] - span[0]
  if (lasts > longMs) return text.replaceAll(weeks, '$1 months').replaceAll(hindiWeeks, '$1 महीन$2')
  if (lasts < shortMs)
    return text.replaceAll(months, '$1 weeks').replaceAll(hindiMonths, '$1 हफ़्त$2')
  return text
}
