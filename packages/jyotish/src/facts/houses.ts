/** Facts about the twelve whole-sign houses: sign, lord, where the lord stands, who is in it, who looks at it. */
import { lordOfRashi } from '../names/names.ts'
import { aspectedHouses } from '../chart/aspects.ts'
import { houseOf } from '../sky/zodiac.ts'
import { grahaNames, type DayKundli, type Graha, type Kundli } from '../sky/types.ts'
import {
  houseText,
  grahaListText,
  grahaAsObject,
  capitalizeFirst,
  rashiKey,
  rashiText,
  grahaAsSubject,
  type AddFact,
} from './fact-texts.ts'
import { bilingual } from '../sky/bilingual.ts'

function signAndLord(add: AddFact, chart: Kundli, house: number): void {
  const rashi = chart.houseRashis[house - 1]!
  const lord = lordOfRashi(rashi)
  const place = chart.grahas[lord]
  const name = houseText(house)
  add(
    `house.${house}.rashi`,
    'house',
    rashiKey(rashi),
    bilingual(
      `The ${name.en} is ${rashiText(rashi).en}`,
      `${name.hi} में ${rashiText(rashi).hi} राशि है`,
    ),
    bilingual(
      `Counted from the lagna in ${rashiText(chart.lagna.rashi).en}`,
      `${rashiText(chart.lagna.rashi).hi} लग्न से गिनने पर`,
    ),
    { house, rashi },
  )
  add(
    `house.${house}.lord`,
    'lord',
    lord,
    bilingual(
      `${grahaAsSubject(lord).en} is the lord of the ${name.en}`,
      `${name.hi} के स्वामी ${grahaAsSubject(lord).hi} हैं`,
    ),
    bilingual(
      `The ${name.en} is ${rashiText(rashi).en}, which ${grahaAsObject(lord).en} rules`,
      `${name.hi} में ${rashiText(rashi).hi} राशि है, जिसके स्वामी ${grahaAsObject(lord).hi} हैं`,
    ),
    { graha: lord, house, rashi },
  )
  const there = houseText(place.house)
  add(
    `house.${house}.lord.house`,
    'lord',
    place.house,
    bilingual(
      `${grahaAsSubject(lord).en}, lord of the ${name.en}, is in the ${there.en}, in ${rashiText(place.rashi).en}`,
      `${name.hi} के स्वामी ${grahaAsSubject(lord).hi} ${there.hi} में, ${rashiText(place.rashi).hi} राशि में हैं`,
    ),
    bilingual(
      `${grahaAsSubject(lord).en} rules ${rashiText(rashi).en} and stands in ${rashiText(place.rashi).en}`,
      `${grahaAsSubject(lord).hi} ${rashiText(rashi).hi} के स्वामी हैं और ${rashiText(place.rashi).hi} में हैं`,
    ),
    { graha: lord, house: place.house, rashi: place.rashi },
  )
}

function occupants(add: AddFact, chart: Kundli, house: number): void {
  const here = grahaNames.filter((graha) => chart.grahas[graha].house === house)
  const name = houseText(house)
  const list = grahaListText(here)
  add(
    `house.${house}.occupants`,
    'house',
    here.join(',') || 'none',
    here.length === 0
      ? bilingual(`No graha stands in the ${name.en}`, `${name.hi} में कोई ग्रह नहीं है`)
      : bilingual(
          `${capitalizeFirst(list.en)} ${here.length === 1 ? 'stands' : 'stand'} in the ${name.en}`,
          `${name.hi} में ${list.hi} हैं`,
        ),
    bilingual(
      `The ${name.en} is the whole sign of ${rashiText(chart.houseRashis[house - 1]!).en}`,
      `${name.hi} पूरी ${rashiText(chart.houseRashis[house - 1]!).hi} राशि है`,
    ),
    { house, grahas: here },
  )
}

function aspects(add: AddFact, chart: Kundli, house: number): void {
  const looking = grahaNames.filter((graha) => chart.grahas[graha].aspects.includes(house))
  const name = houseText(house)
  const list = grahaListText(looking)
  add(
    `house.${house}.aspects`,
    'aspect',
    looking.join(',') || 'none',
    looking.length === 0
      ? bilingual(`No graha aspects the ${name.en}`, `${name.hi} पर किसी ग्रह की दृष्टि नहीं है`)
      : bilingual(
          `${capitalizeFirst(list.en)} ${looking.length === 1 ? 'aspects' : 'aspect'} the ${name.en}`,
          `${name.hi} पर ${list.hi} की दृष्टि है`,
        ),
    bilingual('By full graha drishti, sign to sign', 'पूर्ण ग्रह दृष्टि, राशि से राशि'),
    { house, grahas: looking },
  )
  for (const graha of looking) {
    const from = chart.grahas[graha].house
    add(
      `house.${house}.aspect.${graha}`,
      'aspect',
      graha,
      bilingual(
        `${grahaAsSubject(graha).en} aspects the ${name.en}`,
        `${name.hi} पर ${grahaAsSubject(graha).hi} की दृष्टि है`,
      ),
      because(graha, from, house),
      { graha, house },
    )
  }
}

/** Which of its glances falls there: signs counted from the graha's own, both ends included. */
function because(graha: Graha, from: number, to: number) {
  const ahead = houseOf(to - 1, from - 1)
  return bilingual(
    `From the ${houseText(from).en} ${grahaAsObject(graha).en} looks at the ${houseText(ahead).en.replace(' house', ' sign')} ahead`,
    `${houseText(from).hi} से ${grahaAsObject(graha).hi} की ${houseText(ahead).hi.replace(' भाव', '')} दृष्टि यहाँ पड़ती है`,
  )
}

/** All that is told of the twelve houses. */
export function houseFacts(add: AddFact, chart: Kundli): void {
  for (let house = 1; house <= 12; house++) {
    signAndLord(add, chart, house)
    occupants(add, chart, house)
    aspects(add, chart, house)
  }
}

function looksAt(chart: Kundli | DayKundli, graha: Graha, otherGraha: Graha): boolean {
  if (chart.timeKnown) return chart.grahas[graha].aspects.includes(chart.grahas[otherGraha].house)
  const from = chart.grahas[graha].rashi
  const to = chart.grahas[otherGraha].rashi
  return from !== null && to !== null && aspectedHouses(graha, from + 1).includes(to + 1)
}

/** Which graha looks at which; needs signs only, so it holds for whole days too. */
export function mutualAspectFacts(add: AddFact, chart: Kundli | DayKundli): void {
  for (const graha of grahaNames) {
    for (const otherGraha of grahaNames) {
      if (graha === otherGraha || !looksAt(chart, graha, otherGraha)) continue
      add(
        `${otherGraha}.aspect.${graha}`,
        'aspect',
        graha,
        bilingual(
          `${grahaAsSubject(graha).en} aspects ${grahaAsObject(otherGraha).en}`,
          `${grahaAsObject(otherGraha).hi} पर ${grahaAsSubject(graha).hi} की दृष्टि है`,
        ),
        bilingual(
          `${grahaAsSubject(graha).en} in ${rashiText(chart.grahas[graha].rashi!).en} looks at ${rashiText(chart.grahas[otherGraha].rashi!).en}, where ${grahaAsObject(otherGraha).en} stands`,
          `${rashiText(chart.grahas[graha].rashi!).hi} राशि से ${grahaAsSubject(graha).hi} की दृष्टि ${rashiText(chart.grahas[otherGraha].rashi!).hi} पर है, जहाँ ${grahaAsObject(otherGraha).hi} हैं`,
        ),
        { graha, otherGraha },
      )
    }
  }
}
