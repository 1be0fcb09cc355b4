/** Facts of the lunar calendar on a day: paksha, months, years, season. */
import { pakshaName } from '../names/names.ts'
import { bilingual } from '../sky/bilingual.ts'
import type { LunarMonth } from '../panchang/lunar-month.ts'
import type { PanchangOfDay } from '../panchang/types.ts'
import type { BilingualText, Fact } from '../sky/types.ts'
import type { AddFact } from './fact-texts.ts'

/** Why tithi and paksha are what they are. */
export const sunAndMoon = bilingual(
  'It follows from how far the Moon is from the Sun',
  'यह सूर्य से चंद्रमा की दूरी से निकलती है',
)

const monthKey = ({ number, adhika, kshaya }: LunarMonth): string =>
  `${number}${adhika ? ' adhika' : ''}${kshaya ? ' kshaya' : ''}`
const monthText = ({ name, adhika }: LunarMonth): BilingualText =>
  adhika ? bilingual(`${name.en} (added month)`, `अधिक ${name.hi}`) : name

/** Weekday, half of the month, months, years, season and half-year. */
export function calendarFacts(addFact: AddFact, at: PanchangOfDay): void {
  const add: AddCalendarFact = (id, value, label, because) =>
    addFact(`panchang.${id}`, 'panchang', value, label, because)
  weekdayFacts(add, at)
  monthFacts(add, at)
  yearFacts(add, at)
  seasonFacts(add, at)
}

type AddCalendarFact = (
  id: string,
  value: Fact['value'],
  label: BilingualText,
  because: BilingualText,
) => void

function weekdayFacts(add: AddCalendarFact, at: PanchangOfDay): void {
  add(
    'vara',
    at.vara,
    bilingual(`The weekday (vara) is ${at.varaName.en}`, `वार ${at.varaName.hi} है`),
    bilingual('The day of the panchang begins at sunrise', 'पंचांग का दिन सूर्योदय से आरंभ होता है'),
  )
  const tithi = at.tithis[0]!.number
  add(
    'paksha',
    at.paksha,
    bilingual(
      `It is ${pakshaName(tithi, 'en')} paksha, the ${tithi <= 15 ? 'waxing' : 'waning'} half of the month`,
      `${pakshaName(tithi, 'hi')} पक्ष है`,
    ),
    sunAndMoon,
  )
}

function monthFacts(add: AddCalendarFact, { month: { amanta, purnimanta } }: PanchangOfDay): void {
  add(
    'month.amanta',
    monthKey(amanta),
    bilingual(
      `The month that ends with the new moon is ${monthText(amanta).en}`,
      `अमांत मास ${monthText(amanta).hi} है`,
    ),
    bilingual('Counted from new moon to new moon', 'अमावस्या से अमावस्या तक गिना जाता है'),
  )
  add(
    'month.purnimanta',
    monthKey(purnimanta),
    bilingual(
      `The month that ends with the full moon is ${monthText(purnimanta).en}`,
      `पूर्णिमांत मास ${monthText(purnimanta).hi} है`,
    ),
    bilingual('Counted from full moon to full moon', 'पूर्णिमा से पूर्णिमा तक गिना जाता है'),
  )
}

function yearFacts(add: AddCalendarFact, { years: { vikram, shaka } }: PanchangOfDay): void {
  const because = bilingual(
    'Both years begin with the bright half of Chaitra',
    'दोनों वर्ष चैत्र शुक्ल पक्ष से आरंभ होते हैं',
  )
  add(
    'year.vikram',
    vikram,
    bilingual(`The Vikram year is ${vikram}`, `विक्रम संवत् ${vikram} है`),
    because,
  )
  add('year.shaka', shaka, bilingual(`The Shaka year is ${shaka}`, `शक संवत् ${shaka} है`), because)
}

function seasonFacts(add: AddCalendarFact, { ritu, ayana }: PanchangOfDay): void {
  const because = bilingual('By the sidereal sign of the Sun', 'सूर्य की निरयन राशि से')
  add(
    'ritu',
    ritu.id,
    bilingual(`The season (ritu) is ${ritu.name.en}`, `ऋतु ${ritu.name.hi} है`),
    because,
  )
  add(
    'ayana',
    ayana.id,
    bilingual(`The half-year (ayana) is ${ayana.name.en}`, `अयन ${ayana.name.hi} है`),
    because,
  )
}
