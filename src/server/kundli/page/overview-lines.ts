import { shadbala, shadbalaGrahas, type AnyKundli, type Fact, type Kundli } from '@drishti/jyotish'
import { grahaName, rashiName } from '@drishti/jyotish/names'
import type { KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { lagnaNatures, overviewSentences as words } from '../../../words/kundli/overview.ts'
import { houseMatters } from '../../../words/reading/chart/graha-texts.ts'
import { moonSignTexts } from '../../../words/reading/moon-sign.ts'
import { dashaTexts } from '../../../words/reading/periods.ts'
import { formatDate, say, type Language } from '../../../words/say.ts'

type Line = KundliPageData['lines'][number]
interface Draft {
  key: Line['key']
  text: string
  factId: string
  house?: number
}

/**
 * What the first page says of the person: lagna, Moon, strongest graha, running period, one caution. Of
 * a day without its minute: the Moon, where its sign holds all day, and Saturn's passage.
 *
 * @param chartFacts of the same chart, now: each line rests on one of them.
 */
export function overviewLines(
  chart: AnyKundli,
  chartFacts: readonly Fact[],
  language: Language,
): Line[] {
  const byId = new Map(chartFacts.map((fact) => [fact.id, fact]))
  const drafts = chart.timeKnown
    ? [
        lagnaLine(chart, language),
        moonLine(chart, language),
        strengthLine(chart, language),
        dashaLine(byId, language),
        saturnLine(byId, language) ?? weakestLine(chart, language),
      ]
    : [moonLine(chart, language), saturnLine(byId, language)]
  return drafts.flatMap((draft) => {
    const fact = draft && byId.get(draft.factId)
    if (!fact) return []
    const { key, text, house = null } = draft
    return [{ key, text, house, fact: fact.label[language], because: fact.because[language] }]
  })
}

/** "Pisces lagna, Moon in Aquarius": the signs that are certain. */
export function signsOf(chart: AnyKundli, language: Language): string {
  const { rashi } = chart.grahas.moon
  return [
    chart.timeKnown ? say(words.lagnaSign, language, rashiName(chart.lagna.rashi, language)) : null,
    rashi === null ? null : say(words.moonSign, language, rashiName(rashi, language)),
  ]
    .filter((sign) => sign !== null)
    .join(', ')
}

function lagnaLine({ lagna }: Kundli, language: Language): Draft {
  const nature = say(lagnaNatures[lagna.rashi]!, language)
  const text = say(words.lagna, language, rashiName(lagna.rashi, language), nature)
  return { key: 'lagna', text, factId: 'lagna.rashi', house: 1 }
}

function moonLine(chart: AnyKundli, language: Language): Draft | null {
  const { rashi } = chart.grahas.moon
  if (rashi === null) return null
  const nature = say(moonSignTexts.general[rashi]!, language)
  const text = say(words.moon, language, rashiName(rashi, language), nature)
  const house = chart.timeKnown ? { house: chart.grahas.moon.house } : {}
  return { key: 'moon', text, factId: 'moon.rashi', ...house }
}

/** The graha at a place of the order by shadbala, 1 to 7. */
function rankedGraha(chart: Kundli, rank: number) {
  const strengths = shadbala(chart)
  return shadbalaGrahas.find((graha) => strengths[graha].rank === rank)!
}

function rankedLine(chart: Kundli, rank: 1 | 7, language: Language): Draft {
  const graha = rankedGraha(chart, rank)
  const { house } = chart.grahas[graha]
  const matters = say(houseMatters[house - 1]!, language)
  const sentence = rank === 1 ? words.strength : words.weakest
  return {
    key: rank === 1 ? 'strength' : 'caution',
    text: say(sentence, language, say(words.graha, language, grahaName(graha, language)), matters),
    factId: `shadbala.${graha}`,
    house,
  }
}
const strengthLine = (chart: Kundli, language: Language) => rankedLine(chart, 1, language)
const weakestLine = (chart: Kundli, language: Language) => rankedLine(chart, 7, language)

function dashaLine(byId: ReadonlyMap<string, Fact>, language: Language): Draft | null {
  const [maha, antar] = [byId.get('dasha.maha')?.about, byId.get('dasha.antar')?.about]
  if (!maha?.graha || !antar?.graha || !antar.toUtc) return null
  const lords = `${grahaName(maha.graha, language)}–${grahaName(antar.graha, language)}`
  const until = formatDate(antar.toUtc, language)
  const meaning = say(dashaTexts.general[antar.graha], language)
  return {
    key: 'dasha',
    text: say(words.dasha, language, lords, until, meaning),
    factId: 'dasha.antar',
  }
}

function saturnLine(byId: ReadonlyMap<string, Fact>, language: Language): Draft | null {
  for (const [factId, sentence] of [
    ['transit.sade-sati', words.sadeSati],
    ['dosha.dhaiya', words.dhaiya],
  ] as const) {
    const toUtc = byId.get(factId)?.about.toUtc
    if (toUtc)
      return { key: 'caution', text: say(sentence, language, formatDate(toUtc, language)), factId }
  }
  return null
}
