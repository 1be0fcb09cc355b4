/** How each of the ten poruthams is counted, from the bride's star or sign to the groom's. */
import { grahas } from '../names/names.ts'
import { naturalRelation } from '../chart/natural-friendship.ts'
import type { BilingualText } from '../sky/types.ts'
import { bilingual } from '../sky/bilingual.ts'
import { rashiLords } from '../sky/zodiac.ts'
import { ganaOfNakshatra, ganas, taras, yoniOfNakshatra, yoniPoints, yonis } from './kuta-tables.ts'
import {
  selfCompatibleNakshatras,
  vashyaRashis,
  isVedhaPair,
  rajjuOrder,
  rajjus,
} from './porutham-tables.ts'
import type { PoruthamId } from './porutham-tables.ts'
import { countRashis, countStars, moonRashiText, moonNakshatraText } from './moon-place.ts'
import type { Couple, MoonPlace } from './moon-place.ts'

type Moons = Couple<MoonPlace>

/** What a rule says of a couple, and why. */
export interface PoruthamResult {
  verdict: 'good' | 'fair' | 'poor'
  reason: BilingualText
}

const poruthamResult = (
  verdict: PoruthamResult['verdict'],
  en: string,
  hi: string,
): PoruthamResult => ({
  verdict,
  reason: bilingual(en, hi),
})

const countSaid = (moons: Moons, count: number): BilingualText =>
  bilingual(
    `The groom's ${moonNakshatraText(moons.groom).en} is star ${count} from the bride's ${moonNakshatraText(moons.bride).en}`,
    `वधू के ${moonNakshatraText(moons.bride).hi} से गिनने पर वर का ${moonNakshatraText(moons.groom).hi} ${count} पर आता है`,
  )

function dina(moons: Moons): PoruthamResult {
  const count = countStars(moons.bride, moons.groom)
  const tara = ((count - 1) % 9) + 1
  const { en, hi } = countSaid(moons, count)
  const name = taras[tara - 1]!
  const same = count === 1 && selfCompatibleNakshatras.has(moons.bride.nakshatra)
  if (same) {
    return poruthamResult(
      'good',
      `Both have ${moonNakshatraText(moons.bride).en}, a star that agrees with itself.`,
      `दोनों का नक्षत्र ${moonNakshatraText(moons.bride).hi} है, जो आपस में शुभ माना गया है।`,
    )
  }
  const good = [2, 4, 6, 8, 9].includes(tara)
  return poruthamResult(
    good ? 'good' : 'poor',
    `${en}: ${name.en} tara.`,
    `${hi}: ${name.hi} तारा।`,
  )
}

function gana(moons: Moons): PoruthamResult {
  const [brideGana, groomGana] = [
    ganaOfNakshatra[moons.bride.nakshatra]!,
    ganaOfNakshatra[moons.groom.nakshatra]!,
  ]
  const [one, other] = [ganas[brideGana]!, ganas[groomGana]!]
  const en = `Bride ${one.en}, groom ${other.en}`
  const hi = `वधू ${one.hi}, वर ${other.hi}`
  if (brideGana === groomGana)
    return poruthamResult('good', `${en}: one nature.`, `${hi}: दोनों का गण एक है।`)
  if (brideGana < 2 && groomGana < 2)
    return poruthamResult('good', `${en}: they go well together.`, `${hi}: ये गण मेल खाते हैं।`)
  if (countStars(moons.bride, moons.groom) > 14) {
    return poruthamResult(
      'fair',
      `${en}; the groom's star lies beyond the fourteenth, which excuses the difference.`,
      `${hi}; वर का नक्षत्र चौदहवें से आगे है, इसलिए यह अंतर क्षम्य है।`,
    )
  }
  return poruthamResult(
    'poor',
    `${en}: natures that must learn each other.`,
    `${hi}: इन प्रकृतियों को एक-दूसरे को समझना पड़ता है।`,
  )
}

function mahendra(moons: Moons): PoruthamResult {
  const count = countStars(moons.bride, moons.groom)
  const { en, hi } = countSaid(moons, count)
  const good = [4, 7, 10, 13, 16, 19, 22, 25].includes(count)
  return good
    ? poruthamResult('good', `${en}, one of those of Mahendra.`, `${hi}; यह महेंद्र में गिना जाता है।`)
    : poruthamResult('poor', `${en}, none of those of Mahendra.`, `${hi}; यह महेंद्र में नहीं गिना जाता।`)
}

function streeDeergha(moons: Moons): PoruthamResult {
  const count = countStars(moons.bride, moons.groom)
  const { en, hi } = countSaid(moons, count)
  if (count > 13)
    return poruthamResult('good', `${en}, beyond the thirteenth.`, `${hi}, यानी तेरहवें से आगे।`)
  if (count > 7)
    return poruthamResult('fair', `${en}, beyond the seventh.`, `${hi}, यानी सातवें से आगे।`)
  return poruthamResult('poor', `${en}, within the seventh.`, `${hi}, यानी सातवें के भीतर।`)
}

function yoni({ bride, groom }: Moons): PoruthamResult {
  const [brideYoni, groomYoni] = [
    yoniOfNakshatra[bride.nakshatra]!,
    yoniOfNakshatra[groom.nakshatra]!,
  ]
  const points = yoniPoints[brideYoni]![groomYoni]!
  const en = `Bride ${yonis[brideYoni]!.en}, groom ${yonis[groomYoni]!.en}`
  const hi = `वधू ${yonis[brideYoni]!.hi}, वर ${yonis[groomYoni]!.hi}`
  if (points >= 3)
    return poruthamResult('good', `${en}: alike or friendly.`, `${hi}: समान या मित्र।`)
  if (points > 0) return poruthamResult('fair', `${en}: no sworn enmity.`, `${hi}: महावैर नहीं है।`)
  return poruthamResult('poor', `${en}: held to be sworn enemies.`, `${hi}: महावैर माना गया है।`)
}

function rashi(moons: Moons): PoruthamResult {
  const count = countRashis(moons.bride, moons.groom)
  const en = `The groom's ${moonRashiText(moons.groom).en} is sign ${count} from the bride's ${moonRashiText(moons.bride).en}`
  const hi = `वधू की राशि ${moonRashiText(moons.bride).hi} से गिनने पर वर की राशि ${moonRashiText(moons.groom).hi} ${count} पर आती है`
  if (count === 1 || count >= 7) return poruthamResult('good', `${en}: favourable.`, `${hi}: शुभ।`)
  const [hers, his] = [rashiLords[moons.bride.rashi]!, rashiLords[moons.groom.rashi]!]
  const friends = naturalRelation(hers, his) === 'friend' && naturalRelation(his, hers) === 'friend'
  return friends
    ? poruthamResult(
        'fair',
        `${en}; the lords are one or are friends, which excuses it.`,
        `${hi}; स्वामी एक हैं या परस्पर मित्र हैं, इसलिए यह क्षम्य है।`,
      )
    : poruthamResult('poor', `${en}: not among the favourable ones.`, `${hi}: शुभ में नहीं गिनी जाती।`)
}

function rashyadhipati({ bride, groom }: Moons): PoruthamResult {
  const [brideLord, groomLord] = [rashiLords[bride.rashi]!, rashiLords[groom.rashi]!]
  const en = `Bride's lord ${grahas[brideLord].name.en}, groom's lord ${grahas[groomLord].name.en}`
  const hi = `वधू की राशि के स्वामी ${grahas[brideLord].name.hi}, वर की राशि के ${grahas[groomLord].name.hi}`
  if (brideLord === groomLord)
    return poruthamResult('good', `${en}: one lord.`, `${hi}: स्वामी एक ही है।`)
  const relations = [naturalRelation(brideLord, groomLord), naturalRelation(groomLord, brideLord)]
  if (relations.includes('friend') && !relations.includes('enemy'))
    return poruthamResult('good', `${en}: friendly.`, `${hi}: मित्रता है।`)
  if (relations.every((one) => one === 'enemy'))
    return poruthamResult('poor', `${en}: at odds with each other.`, `${hi}: आपस में शत्रु हैं।`)
  if (relations.includes('enemy') && !relations.includes('friend'))
    return poruthamResult(
      'poor',
      `${en}: one is at odds with the other.`,
      `${hi}: एक दूसरे के लिए शत्रु है।`,
    )
  return poruthamResult(
    'fair',
    `${en}: neither friends nor enemies throughout.`,
    `${hi}: न पूरी मित्रता, न पूरी शत्रुता।`,
  )
}

function vasya({ bride, groom }: Moons): PoruthamResult {
  const en = `Bride ${moonRashiText(bride).en}, groom ${moonRashiText(groom).en}`
  const hi = `वधू ${moonRashiText(bride).hi}, वर ${moonRashiText(groom).hi}`
  if (vashyaRashis[bride.rashi]!.includes(groom.rashi))
    return poruthamResult(
      'good',
      `${en}: the groom's sign is drawn to the bride's.`,
      `${hi}: वर की राशि वधू की राशि के वश में है।`,
    )
  if (vashyaRashis[groom.rashi]!.includes(bride.rashi))
    return poruthamResult(
      'good',
      `${en}: the bride's sign is drawn to the groom's.`,
      `${hi}: वधू की राशि वर की राशि के वश में है।`,
    )
  return poruthamResult(
    'poor',
    `${en}: neither sign is drawn to the other.`,
    `${hi}: कोई राशि दूसरी के वश में नहीं है।`,
  )
}

function rajju({ bride, groom }: Moons): PoruthamResult {
  const [brideRajju, groomRajju] = [
    rajjuOrder[bride.nakshatra % 9]!,
    rajjuOrder[groom.nakshatra % 9]!,
  ]
  const en = `Bride ${rajjus[brideRajju]!.en} rajju, groom ${rajjus[groomRajju]!.en} rajju`
  const hi = `वधू की ${rajjus[brideRajju]!.hi} रज्जु, वर की ${rajjus[groomRajju]!.hi} रज्जु`
  return brideRajju === groomRajju
    ? poruthamResult(
        'poor',
        `${en}: the same; the texts ask for different ones.`,
        `${hi}: दोनों एक हैं; शास्त्र अलग रज्जु चाहता है।`,
      )
    : poruthamResult(
        'good',
        `${en}: different, as the texts ask.`,
        `${hi}: दोनों अलग हैं, जैसा शास्त्र चाहता है।`,
      )
}

function vedha({ bride, groom }: Moons): PoruthamResult {
  const en = `${moonNakshatraText(bride).en} and ${moonNakshatraText(groom).en}`
  const hi = `${moonNakshatraText(bride).hi} और ${moonNakshatraText(groom).hi}`
  return isVedhaPair(bride.nakshatra, groom.nakshatra)
    ? poruthamResult('poor', `${en} stand in each other's way.`, `${hi} में परस्पर वेध है।`)
    : poruthamResult('good', `${en} do not stand in each other's way.`, `${hi} में वेध नहीं है।`)
}

/** The ten in their usual order. */
export const poruthamRules: readonly (readonly [PoruthamId, (moons: Moons) => PoruthamResult])[] = [
  ['dina', dina],
  ['gana', gana],
  ['mahendra', mahendra],
  ['streeDeergha', streeDeergha],
  ['yoni', yoni],
  ['rashi', rashi],
  ['rashyadhipati', rashyadhipati],
  ['vasya', vasya],
  ['rajju', rajju],
  ['vedha', vedha],
]
