/** Facts about the twelve whole-sign houses: sign, lord, where the lord stands, who is in it, who looks at it. */
import { lordOfRashi } from '../names/names.ts'
import { aspectsFrom } from '../chart/aspects.ts'
import { houseOf } from '../sky/zodiac.ts'
import { grahaNames, type DayKundli, type Graha, type Kundli } from '../sky/types.ts'
import {
  houseSaid,
  listOf,
  object,
  opening,
  rashiKey,
  rashiSaid,
  say,
  subject,
  type Add,
} from './saying.ts'

function signAndLord(add: Add, chart: Kundli, house: number): void {
  const rashi = chart.houseRashis[house - 1]!
  const lord = lordOfRashi(rashi)
  const place = chart.grahas[lord]
  const name = houseSaid(house)
  add(
    `house.${house}.rashi`,
    'house',
    rashiKey(rashi),
    say(`The ${name.en} is ${rashiSaid(rashi).en}`, `${name.hi} में ${rashiSaid(rashi).hi} राशि है`),
    say(
      `Counted from the lagna in ${rashiSaid(chart.lagna.rashi).en}`,
      `${rashiSaid(chart.lagna.rashi).hi} लग्न से गिनने पर`,
    ),
    { house, rashi },
  )
  add(
    `house.${house}.lord`,
    'lord',
    lord,
    say(
      `${subject(lord).en} is the lord of the ${name.en}`,
      `${name.hi} के स्वामी ${subject(lord).hi} हैं`,
    ),
    say(
      `The ${name.en} is ${rashiSaid(rashi).en}, which ${object(lord).en} rules`,
      `${name.hi} में ${rashiSaid(rashi).hi} राशि है, जिसके स्वामी ${object(lord).hi} हैं`,
    ),
    { graha: lord, house, rashi },
  )
  const there = houseSaid(place.house)
  add(
    `house.${house}.lord.house`,
    'lord',
    place.house,
    say(
      `${subject(lord).en}, lord of the ${name.en}, is in the ${there.en}, in ${rashiSaid(place.rashi).en}`,
      `${name.hi} के स्वामी ${subject(lord).hi} ${there.hi} में, ${rashiSaid(place.rashi).hi} राशि में हैं`,
    ),
    say(
      `${subject(lord).en} rules ${rashiSaid(rashi).en} and stands in ${rashiSaid(place.rashi).en}`,
      `${subject(lord).hi} ${rashiSaid(rashi).hi} के स्वामी हैं और ${rashiSaid(place.rashi).hi} में हैं`,
    ),
    { graha: lord, house: place.house, rashi: place.rashi },
  )
}

function occupants(add: Add, chart: Kundli, house: number): void {
  const here = grahaNames.filter((graha) => chart.grahas[graha].house === house)
  const name = houseSaid(house)
  const list = listOf(here)
  add(
    `house.${house}.occupants`,
    'house',
    here.join(',') || 'none',
    here.length === 0
      ? say(`No graha stands in the ${name.en}`, `${name.hi} में कोई ग्रह नहीं है`)
      : say(
          `${opening(list.en)} ${here.length === 1 ? 'stands' : 'stand'} in the ${name.en}`,
          `${name.hi} में ${list.hi} हैं`,
        ),
    say(
      `The ${name.en} is the whole sign of ${rashiSaid(chart.houseRashis[house - 1]!).en}`,
      `${name.hi} पूरी ${rashiSaid(chart.houseRashis[house - 1]!).hi} राशि है`,
    ),
    { house, grahas: here },
  )
}

function aspects(add: Add, chart: Kundli, house: number): void {
  const looking = grahaNames.filter((graha) => chart.grahas[graha].aspects.includes(house))
  const name = houseSaid(house)
  const list = listOf(looking)
  add(
    `house.${house}.aspects`,
    'aspect',
    looking.join(',') || 'none',
    looking.length === 0
      ? say(`No graha aspects the ${name.en}`, `${name.hi} पर किसी ग्रह की दृष्टि नहीं है`)
      : say(
          `${opening(list.en)} ${looking.length === 1 ? 'aspects' : 'aspect'} the ${name.en}`,
          `${name.hi} पर ${list.hi} की दृष्टि है`,
        ),
    say('By full graha drishti, sign to sign', 'पूर्ण ग्रह दृष्टि, राशि से राशि'),
    { house, grahas: looking },
  )
  for (const graha of looking) {
    const from = chart.grahas[graha].house
    add(
      `house.${house}.aspect.${graha}`,
      'aspect',
      graha,
      say(
        `${subject(graha).en} aspects the ${name.en}`,
        `${name.hi} पर ${subject(graha).hi} की दृष्टि है`,
      ),
      because(graha, from, house),
      { graha, house },
    )
  }
}

/** Which of its glances falls there: signs counted from the graha's own, both ends included. */
function because(graha: Graha, from: number, to: number) {
  const ahead = houseOf(to - 1, from - 1)
  return say(
    `From the ${houseSaid(from).en} ${object(graha).en} looks at the ${houseSaid(ahead).en.replace(' house', ' sign')} ahead`,
    `${houseSaid(from).hi} से ${object(graha).hi} की ${houseSaid(ahead).hi.replace(' भाव', '')} दृष्टि यहाँ पड़ती है`,
  )
}

/** All that is told of the twelve houses. */
export function houseFacts(add: Add, chart: Kundli): void {
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
  return from !== null && to !== null && aspectsFrom(graha, from + 1).includes(to + 1)
}

/** Which graha looks at which; needs signs only, so it holds for whole days too. */
export function mutualAspectFacts(add: Add, chart: Kundli | DayKundli): void {
  for (const graha of grahaNames) {
    for (const otherGraha of grahaNames) {
      if (graha === otherGraha || !looksAt(chart, graha, otherGraha)) continue
      add(
        `${otherGraha}.aspect.${graha}`,
        'aspect',
        graha,
        say(
          `${subject(graha).en} aspects ${object(otherGraha).en}`,
          `${object(otherGraha).hi} पर ${subject(graha).hi} की दृष्टि है`,
        ),
        say(
          `${subject(graha).en} in ${rashiSaid(chart.grahas[graha].rashi!).en} looks at ${rashiSaid(chart.grahas[otherGraha].rashi!).en}, where ${object(otherGraha).en} stands`,
          `${rashiSaid(chart.grahas[graha].rashi!).hi} राशि से ${subject(graha).hi} की दृष्टि ${rashiSaid(chart.grahas[otherGraha].rashi!).hi} पर है, जहाँ ${object(otherGraha).hi} हैं`,
        ),
        { graha, otherGraha },
      )
    }
  }
}
