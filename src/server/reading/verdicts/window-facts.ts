import { grahaName, houseName, rashiName } from '@drishti/jyotish'
import type { DashaPeriod, Fact, Graha } from '@drishti/jyotish'
import { dateText } from './date-text.ts'

/** Facts of later times on which a window rests, in the shape of all other facts. */

/** An antardasha with the mahadasha it stands in. */
export interface Antar {
  maha: Graha
  period: DashaPeriod
}

export function antardashaFact({ maha, period }: Antar): Fact {
  const [from, to] = [dateText(period.startUtc), dateText(period.endUtc)]
  return {
    id: `ahead.antar.${maha}.${period.lord}`,
    kind: 'dasha',
    value: period.lord,
    label: {
      en: `${grahaName(period.lord, 'en')} antardasha in the ${grahaName(maha, 'en')} mahadasha, from ${from.en} to ${to.en}`,
      hi: `${grahaName(maha, 'hi')} की महादशा में ${grahaName(period.lord, 'hi')} की अंतर्दशा, ${from.hi} से ${to.hi} तक`,
    },
    because: {
      en: 'From the Vimshottari periods counted from the Moon’s nakshatra at birth',
      hi: 'जन्म के चंद्र नक्षत्र से गिनी विंशोत्तरी दशा से',
    },
    about: {
      graha: period.lord,
      otherGraha: maha,
      grahas: [maha, period.lord],
      level: 2,
      when: 'next',
      fromUtc: period.startUtc,
      toUtc: period.endUtc,
    },
  }
}

/** A mahadasha that does not run today: over, or still to come. */
export function mahadashaFact(period: DashaPeriod, when: 'past' | 'next'): Fact {
  const [from, to] = [dateText(period.startUtc), dateText(period.endUtc)]
  return {
    id: `ahead.maha.${period.lord}`,
    kind: 'dasha',
    value: period.lord,
    label: {
      en: `${grahaName(period.lord, 'en')} mahadasha, from ${from.en} to ${to.en}`,
      hi: `${grahaName(period.lord, 'hi')} की महादशा, ${from.hi} से ${to.hi} तक`,
    },
    because: {
      en: 'From the Vimshottari periods counted from the Moon’s nakshatra at birth',
      hi: 'जन्म के चंद्र नक्षत्र से गिनी विंशोत्तरी दशा से',
    },
    about: {
      graha: period.lord,
      grahas: [period.lord],
      level: 1,
      when,
      fromUtc: period.startUtc,
      toUtc: period.endUtc,
    },
  }
}

/** One pratyantar, below its antardasha and mahadasha. */
export function pratyantarFact(maha: Graha, antar: Graha, period: DashaPeriod): Fact {
  const [from, to] = [dateText(period.startUtc), dateText(period.endUtc)]
  const lords = [maha, antar, period.lord]
  return {
    id: `ahead.pratyantar.${lords.join('.')}`,
    kind: 'dasha',
    value: period.lord,
    label: {
      en: `${grahaName(period.lord, 'en')} pratyantar (${lords.map((lord) => grahaName(lord, 'en')).join('–')}), from ${from.en} to ${to.en}`,
      hi: `${grahaName(period.lord, 'hi')} का प्रत्यंतर (${lords.map((lord) => grahaName(lord, 'hi')).join('–')}), ${from.hi} से ${to.hi} तक`,
    },
    because: {
      en: 'From the Vimshottari periods counted from the Moon’s nakshatra at birth',
      hi: 'जन्म के चंद्र नक्षत्र से गिनी विंशोत्तरी दशा से',
    },
    about: {
      graha: period.lord,
      otherGraha: antar,
      grahas: lords,
      level: 3,
      when: 'next',
      fromUtc: period.startUtc,
      toUtc: period.endUtc,
    },
  }
}

/** The sign and the house of one stay of Jupiter, each a fact of its own as in `facts()`. */
export function jupiterStayFacts(
  stay: { rashi: number },
  house: number,
  fromUtc: string,
  toUtc: string,
): Fact[] {
  const [from, to] = [dateText(fromUtc), dateText(toUtc)]
  const because = {
    en: 'From the computed positions of the sky, sidereal zodiac',
    hi: 'आकाश की गणित स्थिति से, निरयन राशिचक्र',
  }
  const about = {
    graha: 'jupiter' as const,
    rashi: stay.rashi,
    when: 'next' as const,
    fromUtc,
    toUtc,
  }
  const id = `ahead.jupiter.${fromUtc.slice(0, 10)}`
  return [
    {
      id: `${id}.rashi`,
      kind: 'transit',
      value: rashiName(stay.rashi, 'en').toLowerCase(),
      label: {
        en: `Jupiter moves through ${rashiName(stay.rashi, 'en')} from ${from.en} to ${to.en}`,
        hi: `गुरु ${from.hi} से ${to.hi} तक ${rashiName(stay.rashi, 'hi')} राशि में गोचर करेंगे`,
      },
      because,
      about,
    },
    {
      id: `${id}.house`,
      kind: 'transit',
      value: house,
      label: {
        en: `Jupiter transits the ${houseName(house, 'en')} from the lagna from ${from.en} to ${to.en}`,
        hi: `गुरु ${from.hi} से ${to.hi} तक लग्न से ${houseName(house, 'hi')} में गोचर करेंगे`,
      },
      because,
      about: { ...about, house, countedFrom: 'lagna' },
    },
  ]
}

/** The overlap itself. */
export function windowFact(topicKey: string, fromUtc: string, toUtc: string, antar: Antar): Fact {
  const [from, to] = [dateText(fromUtc), dateText(toUtc)]
  return {
    id: `window.${topicKey}.${fromUtc.slice(0, 10)}`,
    kind: 'dasha',
    value: fromUtc,
    label: {
      en: `Dasha and transit speak together from ${from.en} to ${to.en}`,
      hi: `${from.hi} से ${to.hi} तक दशा और गोचर साथ बोलते हैं`,
    },
    because: {
      en: `The ${grahaName(antar.period.lord, 'en')} antardasha and Jupiter’s transit overlap in these dates`,
      hi: `इन तिथियों में ${grahaName(antar.period.lord, 'hi')} की अंतर्दशा और गुरु का गोचर साथ पड़ते हैं`,
    },
    about: { graha: antar.period.lord, otherGraha: 'jupiter', fromUtc, toUtc },
  }
}

/** The weeks of a pratyantar as a time for a matter: the pratyantar itself is a fact of its own. */
export function weeksFact(period: DashaPeriod): Fact {
  const [from, to] = [dateText(period.startUtc), dateText(period.endUtc)]
  return {
    id: `weeks.${period.lord}.${period.startUtc.slice(0, 10)}`,
    kind: 'dasha',
    value: period.startUtc,
    label: {
      en: `The nearest good weeks, from ${from.en} to ${to.en}`,
      hi: `सबसे पास के अच्छे हफ़्ते, ${from.hi} से ${to.hi} तक`,
    },
    because: {
      en: `The ${grahaName(period.lord, 'en')} pratyantar, whose lord helps the matter, runs in these dates`,
      hi: `इन तिथियों में ${grahaName(period.lord, 'hi')} का प्रत्यंतर रहता है, जो इस बात में साथ देते हैं`,
    },
    about: { graha: period.lord, fromUtc: period.startUtc, toUtc: period.endUtc },
  }
}
