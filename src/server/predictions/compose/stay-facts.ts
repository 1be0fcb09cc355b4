import { grahaName, houseName, rashiName, type Fact, type Transit } from '@drishti/jyotish'
import { grahas } from '@drishti/jyotish/names'
import { dateSaid } from '../../reading/verdicts/dates.ts'

/** A stay that lies ahead, with both its ends and its place from the natal Moon. */
export type StayAhead = Transit & { fromUtc: string; toUtc: string; houseFromMoon: number }

/** A stay of which all is known that a sentence needs. */
export function isTellable(stay: Transit): stay is StayAhead {
  return stay.fromUtc !== null && stay.toUtc !== null && stay.houseFromMoon !== null
}

/** The sign of a stay and its house from the natal Moon, each a fact of its own as in `facts()`. */
export function factsOfStay(stay: StayAhead): [sign: Fact, house: Fact] {
  const { graha, rashi, fromUtc, toUtc, houseFromMoon: house } = stay
  const [from, to] = [dateSaid(fromUtc), dateSaid(toUtc)]
  const because = {
    en: 'From the computed positions of the sky, sidereal zodiac',
    hi: 'आकाश की गणित स्थिति से, निरयन राशिचक्र',
  }
  const about = { graha, rashi, when: 'next' as const, fromUtc, toUtc }
  const id = `ahead.${graha}.${fromUtc.slice(0, 10)}`
  return [
    {
      id: `${id}.rashi`,
      kind: 'transit',
      value: rashiName(rashi, 'en').toLowerCase(),
      because,
      about,
      label: {
        en: `${grahas[graha].subject} moves through ${rashiName(rashi, 'en')} from ${from.en} to ${to.en}`,
        hi: `${grahaName(graha, 'hi')} ${from.hi} से ${to.hi} तक ${rashiName(rashi, 'hi')} राशि में गोचर करेंगे`,
      },
    },
    {
      id: `${id}.house.moon`,
      kind: 'transit',
      value: house,
      because,
      about: { ...about, house, countedFrom: 'moon' },
      label: {
        en: `${grahas[graha].subject} transits the ${houseName(house, 'en')} from the Moon from ${from.en} to ${to.en}`,
        hi: `${grahaName(graha, 'hi')} ${from.hi} से ${to.hi} तक चंद्रमा से ${houseName(house, 'hi')} में गोचर करेंगे`,
      },
    },
  ]
}
