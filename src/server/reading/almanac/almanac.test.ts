import { kundli, runningPeriods } from '@drishti/jyotish'
import { expect, test } from 'vitest'
import { dayText, hoursText, timeText, untilText, weekdayAndDay } from './almanac-text.ts'
import { almanacFor, natalMoonOf, placeOf } from './almanac.ts'
import type { DayFinding, MuhurtaFinding } from './almanac.ts'
import { readToEnd, testReadingRequest } from '../charts.fixture.ts'
import { frameOf } from '../chat-before/frame-in-chat.ts'
import type { ReadingRequest } from '../types/reading-types.ts'
import { searchMuhurta } from '../../panchang/search-muhurta.ts'
import { showMuhurta } from '../../panchang/show-muhurta.ts'
import { showDay } from '../../panchang/show-day.ts'

/** People who do not exist, born over sixty years and all of India. */
const people = Array.from({ length: 60 }, (_, at) => ({
  at: new Date(Date.UTC(2026, 10, 22 + at * 2, 6, 30)),
  chart: kundli({
    utc: new Date(
      Date.UTC(1950 + ((at * 7) % 60), (at * 5) % 12, 1 + ((at * 11) % 28), (at * 7) % 24, at % 60),
    ).toISOString(),
    latitude: 8 + ((at * 3) % 27),
    longitude: 69 + ((at * 5) % 27),
  }),
}))
const place = { name: 'Pune, Maharashtra, India', timezone: 'Asia/Kolkata' }
const ask = (index: number, question: string): ReadingRequest =>
  testReadingRequest({
    ...people[index]!,
    place,
    question,
    persona: index % 2 ? 'astra' : 'oracle',
  })
const almanacOf = async (request: ReadingRequest) => almanacFor(request, frameOf(request))

const wishes = [
  'is tomorrow good for buying a car?',
  'good day for griha pravesh next month',
  'shubh muhurat for marriage next month',
  'best day for travel next month',
  'best day next month to open my shop',
]

test('the days of sixty people are those of the muhurta page, with its times', async () => {
  const named = new Map<string, number>()
  for (const index of people.keys()) {
    const request = ask(index, wishes[index % wishes.length]!)
    const found = (await almanacOf(request)) as MuhurtaFinding
    expect(found.kind).toBe('muhurta')
    const { sentences, done } = await readToEnd(request)
    expect(done[0]).toMatchObject({ outcome: 'answer', keptBack: 0 })
    const [first] = sentences
    const told = found.best ?? found.next
    if (!told) continue
    // The page asked for the same undertaking, person and place, on that day.
    const range = {
      purpose: found.undertaking.purpose,
      from: found.best ? found.range.from : told.date,
      to: found.best ? found.range.to : told.date,
      ...natalMoonOf(request.chart),
    }
    const clock = placeOf(request)
    const spans = await searchMuhurta(range, clock)
    const page = showMuhurta(range, spans, clock, 'en')
    const rows = page.spans.map(({ date, score, time }) => [date, score, firstMinutes(time)])
    const best = Math.max(...spans.map(({ score }) => score))
    if (found.best) expect(told.span.score).toBeLessThanOrEqual(best)
    expect(spans).toContainEqual(told.span)
    const minutes = minutesOf(timeText(told.span.startUtc, clock, 'en'))
    if (page.found <= 20) expect(rows).toContainEqual([told.date, told.span.score, minutes])
    const isNo = !found.best && found.range.kind === 'day'
    const answer = sentences.map(({ text }) => text)
    const day = weekdayAndDay(told.date, 'en')
    const where = isNo ? answer.join(' ') : first!.text
    if (!/[ऀ-ॿ]|hai/.test(answer.join(' '))) {
      expect(where).toContain(day)
      expect(where).toContain(hoursText(told.span, clock, 'en'))
    }
    const end = found.best ? (isNamed(found) ? 'named' : 'chosen') : isNo ? 'refused' : 'later'
    named.set(end, (named.get(end) ?? 0) + 1)
  }
  expect([...named.keys()].sort()).toEqual(['chosen', 'later', 'named', 'refused'])
})
const isNamed = ({ range }: MuhurtaFinding) => range.kind === 'day'

/** Of "from 09:12 to 10:48". */
const firstMinutes = (time: string) => minutesOf24(/\d\d:\d\d/.exec(time)?.[0] ?? '')

test('the panchang of sixty days is that of the panchang page', async () => {
  for (const index of people.keys()) {
    const request = ask(index, 'what tithi is it today?')
    const found = (await almanacOf(request)) as DayFinding
    const clock = placeOf(request)
    const page = showDay(found.day.date, clock, 'hindu', request.at, 'en')
    const { sentences } = await readToEnd(request)
    const tithi = page.limbs
      .find(({ key }) => key === 'tithi')!
      .spans.find(({ running }) => running)!
    const { tithis } = found.day.panchang
    const span = tithis.find(({ endUtc }) => request.at.toISOString() < endUtc)!
    expect(sentences[0]?.text).toContain(tithi.name)
    expect(sentences[0]?.text).toContain(
      `until ${untilText(span.endUtc, found.day.date, clock, 'en')}`,
    )
    expect(minutesOf(timeText(span.endUtc, clock, 'en'))).toBe(minutesOf24(tithi.until))
    const rahu = await readToEnd({ ...request, question: 'when is rahu kaal today?' })
    const onPage = page.spans.find(({ id }) => id === 'rahuKaal')!
    expect(rahu.sentences[0]?.text).toContain(dayText(found.day.date, 'en'))
    const [from, to] = [...rahu.sentences[0]!.text.matchAll(/\d+:\d\d [ap]m/g)].map(([time]) =>
      minutesOf(time),
    )
    expect([from, to]).toEqual([minutesOf24(onPage.from), minutesOf24(onPage.until)])
  }
})

/** Minutes after midnight of "2:37 am" and of "02:37, 23 Nov". */
function minutesOf(time: string): number {
  const [, hour = '', minute = '', half] = /(\d+):(\d\d) ([ap])m/.exec(time) ?? []
  return ((Number(hour) % 12) + (half === 'p' ? 12 : 0)) * 60 + Number(minute)
}
const minutesOf24 = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

test('the running periods of sixty people are those of their kundli', async () => {
  for (const index of people.keys()) {
    const request = ask(index, 'what is my current antardasha and till when?')
    const { sentences } = await readToEnd(request)
    const { chart, at } = request
    if (!chart.timeKnown) continue
    const [, antar] = runningPeriods(chart.vimshottari.periods, at.toISOString())
    expect(sentences[0]?.text.toLowerCase()).toContain(antar!.lord)
    expect(sentences[0]?.text).toContain(dayText(istDate(antar!.endUtc), 'en'))
  }
})
const istDate = (utc: string) => new Date(Date.parse(utc) + 19_800_000).toISOString().slice(0, 10)

test('the sentence that names the place is the asker’s alone, and is said in every answer of the almanac', async () => {
  for (const question of [wishes[0]!, 'rahu kaal today', 'how will tomorrow be for me?']) {
    const { sentences } = await readToEnd(ask(3, question))
    const own = sentences.filter(({ isFromMemory }) => isFromMemory)
    expect(own.map(({ text }) => text.includes('Pune'))).toEqual([true])
    expect(sentences.filter(({ text }) => text.includes('Pune'))).toEqual(own)
  }
  const { place: _none, ...nowhere } = ask(3, wishes[0]!)
  const { text } = await readToEnd(nowhere)
  expect(text).toContain('Delhi')
})

test('whether to go to the wedding of a former love is no search for a day to marry', async () => {
  const request = ask(0, 'मेरी एक्स की शादी अगले महीने है, कार्ड आया है, जाऊँ क्या')
  const frame = frameOf(request)
  expect(await almanacFor(request, { ...frame, situation: 'ex-wedding' })).toBeNull()
})
