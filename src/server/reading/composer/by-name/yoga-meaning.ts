import { yogaRules, yogas } from '@drishti/jyotish'
import type { AnyKundli } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/by-name-texts.ts'
import { yogaGifts } from '../../../../words/reading/chart/yoga-texts.ts'
import type { LocalizedText } from '../../../../words/say.ts'
import { say } from '../../../../words/say.ts'
import type { ReadingLanguage } from '../../types/reading-types.ts'
import { isOfYoga, yogaGroups, yogaNamed } from '../chart/lines/yoga-names.ts'
import { ofAsker } from './named-sign.ts'

/** What a yoga means: how it is formed and what tradition reads in it. */

const edge = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

const asksMeaning = edge(
  "mean\\p{L}*|matlab|arth|kya (?:hota|hoti|hai|h)|what(?:[’']?s| is| are)|explain|kise kehte|kaise banta|how (?:is|does) [\\s\\S]{0,30}form\\p{L}*|मतलब|अर्थ|क्या (?:होता|होती|है)|किसे कहते|कैसे बनता",
)
/** What it does in one life is read from the chart. */
const ofLife = edge(
  'effect\\p{L}*|fal|phal|asar|result\\p{L}*|when|kab|milega|milegi|फल|असर|कब|मिलेगा|मिलेगी',
)
const groupTexts: Readonly<Record<string, LocalizedText>> = {
  viparita: texts.viparitaMeans,
  raja: texts.rajaMeans,
  mahapurusha: texts.mahapurushaMeans,
  parivartana: texts.parivartanaMeans,
}
const mostWords = 12
/** A rule inside a sentence: the name of a graha keeps its capital. */
const inside = (rule: string): string =>
  rule.replace(/^(?:The|A|An|One|No|Any|All) /, (first) => first.toLowerCase())

function meaning(id: string, language: ReadingLanguage): string | null {
  const group = groupTexts[id]
  if (group) return group[language]
  const rule = yogaRules.find((one) => isOfYoga(one.id, id))
  const gift = yogaGifts[id] ?? yogaGifts['']
  if (!rule || !gift) return null
  const told = language === 'en' ? inside(rule.rule.en) : rule.rule.hi
  return say(texts.yogaMeans, language, rule.name[language], told, gift[language])
}

/** What the yoga that is named means, and whether the asker's kundli has it; null where the meaning is not asked for. */
export function yogaMeaning(
  question: string,
  chart: AnyKundli,
  language: ReadingLanguage,
): string[] | null {
  const isMeaning = asksMeaning.test(question) && !ofLife.test(question) && !ofAsker.test(question)
  const id = isMeaning ? yogaNamed(question) : null
  if (id === null || question.trim().split(/\s+/).length > mostWords) return null
  const told = meaning(id, language)
  if (told === null) return null
  const ids = yogaGroups[id] ?? [id]
  const isFormed = yogas(chart).some((yoga) => ids.some((one) => isOfYoga(yoga.id, one)))
  const own = chart.timeKnown ? [texts.yogaIsYours[isFormed ? 'yes' : 'no'][language]] : []
  return [told, ...own, texts.yogaIsFree[language]]
}
