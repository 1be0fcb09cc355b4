import { manglikOf, type AnyKundli, type Dosha } from '@drishti/jyotish'
import type { DoshaShown, YogaOrDosha } from '../../../contract/kundli/kundli-page.ts'
import { doshaVerdicts as words, marsCounted } from '../../../words/kundli/dosha-verdicts.ts'
import { ordinals } from '../../../words/kundli/kundli-server.ts'
import { say, type Language } from '../../../words/say.ts'

/** A dosha of a chart with its verdict first; of Manglik, where Mars stands from each that it is counted from. */
export function withVerdict(
  chart: AnyKundli,
  dosha: Dosha,
  shown: YogaOrDosha,
  language: Language,
): DoshaShown {
  const easing = say(dosha.softenedBy.length > 0 ? words.eased : words.notEased, language)
  if (dosha.id !== 'manglik') return { ...shown, verdict: `${presence(shown, language)} ${easing}` }
  const { from, houses } = manglikOf(chart)
  return {
    ...shown,
    verdict: `${say(countingOf(from, houses.lagna === null), language)} ${easing}`,
    madeBy: marsPlaces(houses, language),
  }
}

function presence({ name, kind }: YogaOrDosha, language: Language): string {
  return kind ? say(words.presentOfKind, language, name, kind) : say(words.present, language, name)
}

function countingOf(from: readonly string[], isLagnaUnknown: boolean) {
  if (isLagnaUnknown) return words.manglikWithoutLagna
  if (!from.includes('moon')) return words.manglikFromLagna
  return from.includes('lagna') ? words.manglikFromBoth : words.manglikFromMoon
}

/** "Mars is 5th from the lagna, 12th from the Moon" */
function marsPlaces(
  { lagna, moon }: { lagna: number | null; moon: number | null },
  language: Language,
): string {
  const nth = (place: number) => say(ordinals[place - 1]!, language)
  const places = [
    lagna === null ? null : say(marsCounted.fromLagna, language, nth(lagna)),
    moon === null ? null : say(marsCounted.fromMoon, language, nth(moon)),
  ].filter((place) => place !== null)
  return say(marsCounted.mars, language, places.join(', '))
}
