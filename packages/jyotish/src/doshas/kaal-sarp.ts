/**
 * Kaal Sarp: all seven grahas on one side of the axis of Rahu and Ketu, by degrees. The classics do not
 * have it; it is modern usage, and its twelve names go by the house of Rahu. One graha on the other side,
 * or upon the axis, and there is none: a "partial" one is not told.
 */
import { sevenGrahas } from '../yogas/chart-view.ts'
import type { AnyKundli, DayKundli, Graha, Kundli, BilingualText } from '../sky/types.ts'
import { normalizeDegrees } from '../sky/zodiac.ts'
import type { Dosha } from './dosha-shape.ts'
import { bilingual } from '../sky/bilingual.ts'

/** By the house of Rahu, 1 to 12. */
export const kaalSarpKinds: readonly { key: string; name: BilingualText }[] = [
  { key: 'anant', name: bilingual('Anant', 'अनंत') },
  { key: 'kulik', name: bilingual('Kulik', 'कुलिक') },
  { key: 'vasuki', name: bilingual('Vasuki', 'वासुकि') },
  { key: 'shankhapal', name: bilingual('Shankhapal', 'शंखपाल') },
  { key: 'padma', name: bilingual('Padma', 'पद्म') },
  { key: 'mahapadma', name: bilingual('Mahapadma', 'महापद्म') },
  { key: 'takshak', name: bilingual('Takshak', 'तक्षक') },
  { key: 'karkotak', name: bilingual('Karkotak', 'कर्कोटक') },
  { key: 'shankhachud', name: bilingual('Shankhachud', 'शंखचूड़') },
  { key: 'ghatak', name: bilingual('Ghatak', 'घातक') },
  { key: 'vishdhar', name: bilingual('Vishdhar', 'विषधर') },
  { key: 'sheshnag', name: bilingual('Sheshnag', 'शेषनाग') },
]

/** −1 or +1 for the side of the axis that a graha stands on, 0 upon it. */
const sideOf = (degrees: number, rahu: number): number => {
  const ahead = normalizeDegrees(degrees - rahu)
  if (ahead === 0 || ahead === 180) return 0
  return ahead < 180 ? 1 : -1
}

const oneSided = (degrees: readonly number[], rahu: number): boolean => {
  const sides = new Set(degrees.map((one) => sideOf(one, rahu)))
  return sides.size === 1 && !sides.has(0)
}

/** More than the node and the six slow ones can swing within a day without showing at its ends, degrees. */
const swing = 0.25

/** Whether it holds all through a day: true or false, or null where that is not certain. */
export function kaalSarpOfDay(chart: DayKundli): boolean | null {
  const ends = (['fromDegrees', 'toDegrees'] as const).flatMap((end) =>
    [-swing, swing].map((sway) => {
      const rahu = normalizeDegrees(chart.grahas.rahu[end] + sway)
      return oneSided(
        sevenGrahas.map((graha) => chart.grahas[graha][end]),
        rahu,
      )
    }),
  )
  if (ends.every(Boolean)) return sameSideAllDay(chart) ? true : null
  return ends.some(Boolean) || passesAxis(chart) ? null : false
}

/** The Moon may go through from one side to the other; then the ends differ in their sides. */
function sameSideAllDay(chart: DayKundli): boolean {
  const { rahu } = chart.grahas
  return sevenGrahas.every(
    (graha) =>
      sideOf(chart.grahas[graha].fromDegrees, rahu.fromDegrees) ===
      sideOf(chart.grahas[graha].toDegrees, rahu.toDegrees),
  )
}

const passesAxis = (chart: DayKundli): boolean => !sameSideAllDay(chart)

function softeningsOf(chart: Kundli): BilingualText[] {
  const softenings: BilingualText[] = []
  const { grahas } = chart
  const atNode = sevenGrahas.filter(
    (graha) =>
      grahas[graha].rashi === grahas.rahu.rashi || grahas[graha].rashi === grahas.ketu.rashi,
  )
  if (atNode.length > 0) {
    softenings.push(
      bilingual('A graha shares the sign of Rahu or Ketu', 'राहु या केतु की राशि में कोई ग्रह साथ है'),
    )
  }
  if (grahas.jupiter.aspects.includes(grahas.rahu.house)) {
    softenings.push(bilingual('Jupiter looks at Rahu', 'राहु पर गुरु की दृष्टि है'))
  }
  const high = sevenGrahas.filter((graha) =>
    ['exalted', 'own', 'moolatrikona'].includes(grahas[graha].dignity!),
  )
  if (high.length >= 2) {
    softenings.push(
      bilingual(
        'Two or more grahas are exalted or in their own signs',
        'दो या अधिक ग्रह उच्च या अपनी राशि में हैं',
      ),
    )
  }
  return softenings
}

const words = {
  id: 'kaal-sarp',
  name: bilingual('Kaal Sarp', 'काल सर्प'),
  rule: bilingual(
    'All seven grahas on one side of the line from Rahu to Ketu',
    'राहु-केतु की रेखा के एक ही ओर सातों ग्रह',
  ),
  source: bilingual(
    'Modern usage; the classical texts do not name it',
    'आधुनिक परंपरा; प्राचीन ग्रंथों में इसका नाम नहीं है',
  ),
}

/** Kaal Sarp of a chart; null for a day through which it is not certain. Its kind needs the lagna. */
export function kaalSarpDosha(chart: AnyKundli): Dosha | null {
  const present = chart.timeKnown
    ? oneSided(
        sevenGrahas.map((graha) => chart.grahas[graha].siderealDegrees),
        chart.grahas.rahu.siderealDegrees,
      )
    : kaalSarpOfDay(chart)
  if (present === null) return null
  const nodes: Graha[] = ['rahu', 'ketu']
  const isKindKnown = present && chart.timeKnown
  return {
    ...words,
    present,
    kind: isKindKnown ? kaalSarpKinds[chart.grahas.rahu.house - 1]! : null,
    grahas: present ? nodes : [],
    houses: isKindKnown ? nodes.map((graha) => chart.grahas[graha].house) : [],
    softenedBy: isKindKnown ? softeningsOf(chart) : [],
  }
}
