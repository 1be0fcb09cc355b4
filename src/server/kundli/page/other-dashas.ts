import { charaDasha, yoginiDasha, yoginis, type Kundli } from '@drishti/jyotish'
import { grahaName, rashiName } from '@drishti/jyotish/names'
import type { KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { formatDate, type Language } from '../../../words/say.ts'
import type { TermName } from '../../../words/glossary/terms.ts'

/** Enough for a working life ahead. */
const shownPeriods = 8

interface NamedPeriod {
  lord: string
  startUtc: string
  endUtc: string
}

/** Yogini and Chara from the running period on: second opinions on the same years. */
export function showOtherDashas(
  chart: Kundli,
  at: Date,
  language: Language,
): KundliPageData['otherDashas'] {
  const yogini = yoginiDasha(chart).map((period) => {
    const { name, lord } = yoginis.find(({ key }) => key === period.yogini)!
    return { ...period, lord: `${name[language]} · ${grahaName(lord, language)}` }
  })
  const chara = charaDasha(chart).map((period) => ({
    ...period,
    lord: rashiName(period.rashi, language),
  }))
  return [fromNow('yogini', yogini, at, language), fromNow('chara', chara, at, language)]
}

function fromNow(key: TermName, periods: NamedPeriod[], at: Date, language: Language) {
  const now = at.getTime()
  return {
    key,
    rows: periods
      .filter(({ endUtc }) => Date.parse(endUtc) > now)
      .slice(0, shownPeriods)
      .map(({ lord, startUtc, endUtc }) => ({
        lord,
        from: formatDate(startUtc, language),
        until: formatDate(endUtc, language),
        running: Date.parse(startUtc) <= now,
      })),
  }
}
