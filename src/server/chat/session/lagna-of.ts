import { rashiName, type AnyKundli } from '@drishti/jyotish'
import type { Lagna } from '../../../contract/chat.ts'
import type { Language } from '../../../words/say.ts'

/** The rising sign as it stands over a chat; null for a chart of a day, which has none. */
export function lagnaOf(chart: AnyKundli, language: Language): Lagna {
  if (!chart.timeKnown) return null
  const { rashi } = chart.lagna
  return { rashi, name: rashiName(rashi, language) }
}
