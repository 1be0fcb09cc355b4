import { cardTemplates, cardWords as words } from '../../words/cards/cards.ts'
import { formatDate, monthNames, say, type Language } from '../../words/say.ts'
import { readSlug } from '../festivals/calendar-slug.ts'
import { showCalendar } from '../festivals/show-calendar.ts'
import { placeClock, requestedOrCurrentDay, type PlaceClock } from '../panchang/place-clock.ts'
import { showDay } from '../panchang/show-day.ts'
import type { CardRequest } from './card-texts.ts'
import type { Card } from './draw-card.ts'

/** The first part of a place's name: "Jaipur" of "Jaipur, Rajasthan, India". */
const townOf = (name: string) => name.split(',')[0]!

const delhi = { lat: 28.61, lng: 77.21 }

/** Whether a name is a civil date that the almanac has. */
const isDay = (name: string) =>
  /^(?:19\d\d|20\d\d|2100)-(?:0[1-9]|1[0-2])-(?:[012]\d|3[01])$/.test(name) &&
  new Date(`${name}T00:00:00Z`).toISOString().startsWith(name)

/**
 * The place that a name in an address means, by the gazetteer, which also says how it is called: what
 * stands in the address is not printed. Delhi without a name; undefined where nothing has it.
 */
async function placeNamed(
  { context, language }: CardRequest,
  name: string | undefined,
): Promise<PlaceClock | undefined> {
  if (name === undefined) return placeClock(delhi, context.adapters.places)
  const [place] = await context.adapters.places.suggest(name.slice(0, 100), language, 1)
  return place && { ...place, name: townOf(place.description) }
}

/** A day with its tithi, nakshatra and Rahu Kaal at a place, or a month by its name. */
export async function almanacCard(request: CardRequest): Promise<Card | null> {
  const { context, language, names } = request
  const [day = '', placeName, ...rest] = names
  const kicker = say(words.panchangKicker, language)
  if (rest.length) return null
  const month = /^(?:19\d\d|20\d\d|2100)-(0[1-9]|1[0-2])$/.exec(day)?.[1]
  if (month && placeName === undefined) {
    const title = `${monthNames[language][Number(month) - 1]} ${day.slice(0, 4)}`
    return { kicker, title, lines: [] }
  }
  if (!isDay(day)) return null
  const place = await placeNamed(request, placeName)
  const title = formatDate(`${day}T12:00:00Z`, language, 'long', 'UTC')
  if (!place) return { kicker, title, lines: [] }
  const shown = showDay(day, place, 'hindu', context.clock(), language)
  const rahu = shown.spans.find(({ id }) => id === 'rahuKaal')
  return {
    kicker: `${kicker} · ${townOf(shown.place.name)}`,
    title,
    lines: [
      ...shown.limbs.slice(0, 2).map(({ term, spans: [first] }) => limbLine(term, first, language)),
      ...(rahu ? [`${rahu.name} ${rahu.from} – ${rahu.until}`] : []),
    ],
  }
}

function limbLine(
  term: string,
  span: { name: string; until: string } | undefined,
  language: Language,
): string {
  return span ? `${term}: ${span.name}, ${say(cardTemplates.until, language, span.until)}` : term
}

/** A calendar of festivals by the name of its page, with the sentence that opens it. */
export async function festivalsCard(request: CardRequest): Promise<Card | null> {
  const { context, language, names } = request
  const [slug = '', placeName, ...rest] = names
  if (rest.length || !/^(?:[a-z][a-z-]{0,50}-)?(?:19\d\d|20\d\d|2100)$/.test(slug)) return null
  const place = (await placeNamed(request, placeName)) ?? (await placeNamed(request, undefined))
  const wanted = readSlug(slug)
  if (!place || !wanted) return null
  const today = requestedOrCurrentDay(context.clock(), place)
  const calendar = showCalendar(wanted, place, today, language)
  if (!calendar) return null
  const isOne = calendar.months.flatMap(({ days }) => days).length === 1
  return {
    kicker: say(words.festivalsKicker, language),
    title: calendar.heading,
    lines: [isOne ? calendar.lead : calendar.place.name],
  }
}
