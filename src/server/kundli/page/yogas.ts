import {
  doshas,
  sadeSatis,
  yogas,
  type AnyKundli,
  type Graha,
  type BilingualText,
} from '@drishti/jyotish'
import { grahaName, houseName } from '@drishti/jyotish/names'
import type { YogaOrDosha, KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { doshaNames } from '../../../words/kundli/kundli-server.ts'
import { formatDate, say, type Language } from '../../../words/say.ts'
import { withVerdict } from './dosha-verdict.ts'

interface Rule {
  id: string
  name: BilingualText
  rule: BilingualText
  source: BilingualText
  grahas: Graha[]
  houses: number[]
  softenedBy: BilingualText[]
  kind?: { name: BilingualText } | null
}

/** The yogas of a chart, the best supported first. */
export function showYogas(chart: AnyKundli, language: Language): KundliPageData['yogas'] {
  return yogas(chart)
    .toSorted((one, other) => other.strength - one.strength)
    .map((yoga) => showRule(yoga, language))
}

/** On a page that does not show the doshas. */
export const noDoshas: KundliPageData['doshas'] = {
  present: [],
  absent: [],
  undecided: [],
  sadeSatis: [],
}

/** The doshas that are there, the names of those that are not, and when Sade Sati comes. */
export function showDoshas(
  chart: AnyKundli,
  at: Date,
  language: Language,
): KundliPageData['doshas'] {
  const allDoshas = doshas(chart)
  const day = (utc: string | null) => (utc ? formatDate(utc, language) : '…')
  const now = at.getTime()
  return {
    present: allDoshas
      .filter(({ present }) => present)
      .map((dosha) => withVerdict(chart, dosha, showRule(dosha, language), language)),
    absent: allDoshas
      .filter(({ present }) => !present)
      .map(({ id, name }) => ({ key: id, name: name[language] })),
    undecided: Object.entries(doshaNames)
      .filter(([id]) => allDoshas.every((dosha) => dosha.id !== id))
      .map(([key, name]) => ({ key, name: say(name, language) })),
    sadeSatis: sadeSatis(chart).map(({ fromUtc, toUtc }) => ({
      from: day(fromUtc),
      until: day(toUtc),
      running:
        (fromUtc === null || Date.parse(fromUtc) <= now) &&
        (toUtc === null || now < Date.parse(toUtc)),
    })),
  }
}

function showRule(yoga: Rule, language: Language): YogaOrDosha {
  const { id, name, rule, source, kind, grahas, houses, softenedBy } = yoga
  const parts = [
    grahas.map((graha) => grahaName(graha, language)).join(', '),
    houses.map((house) => houseName(house, language)).join(', '),
  ]
  return {
    id,
    name: name[language],
    kind: kind?.name[language] ?? null,
    rule: rule[language],
    source: source[language],
    madeBy: parts.filter(Boolean).join(' · '),
    softenedBy: softenedBy.map((sentence) => sentence[language]),
  }
}
