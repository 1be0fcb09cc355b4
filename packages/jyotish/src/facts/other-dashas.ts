/** Facts of the second opinions on time: Yogini and Chara, what runs and what comes after. */
import { charaDasha, charaParts } from '../dashas/chara.ts'
import { currentAndNextPeriod, type PeriodBounds } from '../dashas/periods.ts'
import { yoginiDasha, yoginiParts, yoginis, type YoginiPeriod } from '../dashas/yogini.ts'
import type { Fact, Kundli, BilingualText } from '../sky/types.ts'
import {
  nakshatraText,
  grahaAsObject,
  rashiKey,
  rashiText,
  dateRangeText,
  type AddFact,
} from './fact-texts.ts'
import { bilingual } from '../sky/bilingual.ts'

const levels = {
  dasha: bilingual('dasha', 'दशा'),
  antar: bilingual('antardasha', 'अंतर्दशा'),
} as const

interface OtherDashaFact {
  id: string
  value: string
  name: BilingualText
  period: PeriodBounds
  level: BilingualText
  when: 'now' | 'next'
  because: BilingualText
  about: Fact['about']
}

function addOtherDashaFact(
  add: AddFact,
  { id, value, name, period, level, when, because, about }: OtherDashaFact,
  offset: number,
) {
  const dates = dateRangeText(period.startUtc, period.endUtc, offset)
  add(
    id,
    'other-dasha',
    value,
    when === 'now'
      ? bilingual(`${name.en} ${level.en} runs ${dates.en}`, `${name.hi} ${level.hi} ${dates.hi} है`)
      : bilingual(
          `${name.en} ${level.en} comes next, ${dates.en}`,
          `इसके बाद ${name.hi} ${level.hi} ${dates.hi} रहेगी`,
        ),
    because,
    { ...about, when, fromUtc: period.startUtc, toUtc: period.endUtc },
  )
}

function yoginiFacts(add: AddFact, chart: Kundli, at: string, offset: number): void {
  const running = currentAndNextPeriod(yoginiDasha(chart), at)
  if (!running) return
  const star = nakshatraText(chart.grahas.moon.nakshatra)
  const because = bilingual(
    `Yogini dasha counts from the Moon's nakshatra at birth, ${star.en}`,
    `योगिनी दशा की गणना जन्म के चंद्र नक्षत्र ${star.hi} से होती है`,
  )
  const addYoginiFact = (
    id: string,
    period: YoginiPeriod,
    level: BilingualText,
    when: 'now' | 'next',
  ) => {
    const { name } = yoginis.find(({ key }) => key === period.yogini)!
    const lord = grahaAsObject(period.lord)
    const full = bilingual(
      `${name.en} (${lord.en.replace('the ', '')}) Yogini`,
      `${name.hi} (${lord.hi}) योगिनी`,
    )
    const about = { graha: period.lord }
    addOtherDashaFact(
      add,
      { id, value: period.yogini, name: full, period, level, when, because, about },
      offset,
    )
  }
  addYoginiFact('dasha.yogini', running.now, levels.dasha, 'now')
  const part = currentAndNextPeriod(yoginiParts(running.now), at)
  if (part) addYoginiFact('dasha.yogini.antar', part.now, levels.antar, 'now')
  if (running.next) addYoginiFact('dasha.yogini.next', running.next, levels.dasha, 'next')
}

/**
 * Chara periods are whole years from the birth: their dates would tell the birthday, so a fact tells the
 * years they begin and end in, and an antardasha no date at all.
 */
function charaFacts(add: AddFact, chart: Kundli, at: string, offset: number): void {
  const running = currentAndNextPeriod(charaDasha(chart), at)
  if (!running) return
  const sign = rashiText(chart.lagna.rashi)
  const because = bilingual(
    `Chara dasha counts from the lagna, ${sign.en}, after Jaimini`,
    `जैमिनी की चर दशा ${sign.hi} लग्न से गिनी जाती है`,
  )
  const yearOf = (utc: string) => new Date(Date.parse(utc) + offset * 60_000).getUTCFullYear()
  const addCharaFact = (id: string, rashi: number, when: 'now' | 'next', label: BilingualText) =>
    add(id, 'other-dasha', rashiKey(rashi), label, because, { rashi, when })
  const { now, next } = running
  const [from, to] = [yearOf(now.startUtc), yearOf(now.endUtc)]
  const own = rashiText(now.rashi)
  addCharaFact(
    'dasha.chara',
    now.rashi,
    'now',
    bilingual(
      `The Chara dasha of ${own.en} runs from ${from} to ${to}`,
      `${own.hi} राशि की चर दशा ${from} से ${to} तक है`,
    ),
  )
  const part = currentAndNextPeriod(charaParts(chart, now), at)
  if (part) {
    const name = rashiText(part.now.rashi)
    const label = bilingual(
      `Within it the Chara antardasha of ${name.en} runs`,
      `उसमें ${name.hi} राशि की चर अंतर्दशा चल रही है`,
    )
    addCharaFact('dasha.chara.antar', part.now.rashi, 'now', label)
  }
  if (!next) return
  const name = rashiText(next.rashi)
  const label = bilingual(
    `The Chara dasha of ${name.en} comes next, from ${to}`,
    `इसके बाद ${to} से ${name.hi} राशि की चर दशा रहेगी`,
  )
  addCharaFact('dasha.chara.next', next.rashi, 'next', label)
}

/** Yogini, then Chara; nothing once their years are over. */
export function otherDashaFacts(add: AddFact, chart: Kundli, at: string, offset: number): void {
  yoginiFacts(add, chart, at, offset)
  charaFacts(add, chart, at, offset)
}
