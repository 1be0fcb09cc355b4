/** Facts of a span of time: each stay of a graha in a sign, and its house from the natal Moon. */
import { gocharBetween, slowGrahas, type Transit } from '../gochar/gochar.ts'
import type { AnyKundli, Fact, Graha } from '../sky/types.ts'
import {
  houseText,
  indiaOffsetMinutes,
  rashiKey,
  rashiText,
  dateRangeText,
  grahaAsSubject,
} from './fact-texts.ts'
import { bilingual } from '../sky/bilingual.ts'

/** A stay with both its ends and its place from the natal Moon. */
export type DatedStay = Transit & { fromUtc: string; toUtc: string; houseFromMoon: number }

/** A stay of which all is known that a fact needs: the sign of the natal Moon is, and it ends before 2101. */
export function isDatedStay(stay: Transit): stay is DatedStay {
  return stay.fromUtc !== null && stay.toUtc !== null && stay.houseFromMoon !== null
}

const because = bilingual(
  'From the computed positions of the sky, sidereal zodiac',
  'आकाश की गणित स्थिति से, निरयन राशिचक्र',
)

/** The sign of a stay and its house from the natal Moon, each a fact of its own as in `facts()`. */
export function factsOfStay(stay: DatedStay): [sign: Fact, house: Fact] {
  const { graha, rashi, fromUtc, toUtc, houseFromMoon: house } = stay
  const dates = dateRangeText(fromUtc, toUtc, indiaOffsetMinutes)
  const grahaText = grahaAsSubject(graha)
  const about = { graha, rashi, when: 'next' as const, fromUtc, toUtc }
  const id = `ahead.${graha}.${fromUtc.slice(0, 10)}`
  const [sign, place] = [rashiText(rashi), houseText(house)]
  return [
    {
      id: `${id}.rashi`,
      kind: 'transit',
      value: rashiKey(rashi),
      because,
      about,
      label: bilingual(
        `${grahaText.en} moves through ${sign.en} ${dates.en}`,
        `${grahaText.hi} ${dates.hi} ${sign.hi} राशि में गोचर करेंगे`,
      ),
    },
    {
      id: `${id}.house.moon`,
      kind: 'transit',
      value: house,
      because,
      about: { ...about, house, countedFrom: 'moon' },
      label: bilingual(
        `${grahaText.en} transits the ${place.en} from the Moon ${dates.en}`,
        `${grahaText.hi} ${dates.hi} चंद्रमा से ${place.hi} में गोचर करेंगे`,
      ),
    },
  ]
}

/**
 * What a forecast of days, months or years rests on: every stay that touches the span, in the order of
 * their beginning; ids `ahead.{graha}.{day it began}.rashi` and `.house.moon`. Nothing where the sign of
 * the natal Moon is open. Throws RangeError outside 1900 to 2100.
 */
export function factsOfSpan(
  chart: AnyKundli,
  fromUtc: string,
  toUtc: string,
  grahas: readonly Graha[] = slowGrahas,
): Fact[] {
  return gocharBetween(chart, fromUtc, toUtc, grahas).filter(isDatedStay).flatMap(factsOfStay)
}
