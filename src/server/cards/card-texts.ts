import { isId } from '../../contract/core/plain-text.ts'
import { cardTemplates, cardWords as words } from '../../words/cards/cards.ts'
import { lifeAreas } from '../../words/horoscope/horoscope.ts'
import { zodiacSigns } from '../../words/horoscope/zodiac.ts'
import {
  formatDate,
  formatNumber,
  say,
  type Language,
  type LocalizedText,
} from '../../words/say.ts'
import { BlogUnavailable } from '../adapters/blog/blog.ts'
import type { AppContext } from '../core/context.ts'
import { istDay } from '../core/time/india-time.ts'
import { findDiscussion } from '../forum/items/read-discussions.ts'
import { lifePartNames } from '../horoscope/write-horoscope.ts'
import { readHoroscope } from '../horoscope/horoscope.store.ts'
import { almanacCard, festivalsCard } from './almanac-cards.ts'
import type { Card } from './draw-card.ts'

/** Which card is asked for: the parts of its address behind its kind. */
export interface CardRequest {
  context: AppContext
  language: Language
  /** Behind the kind, each part decoded. */
  names: string[]
}

type CardMaker = (request: CardRequest) => Promise<Card | null> | Card | null

/** A card that says one thing only, and has no parts in its address. */
function fixed(
  kicker: LocalizedText,
  title: LocalizedText,
  line?: LocalizedText,
): (request: CardRequest) => Card | null {
  return ({ names, language }) =>
    names.length
      ? null
      : {
          kicker: say(kicker, language),
          title: say(title, language),
          lines: line ? [say(line, language)] : [],
        }
}

const kinds: Partial<Record<string, CardMaker>> = {
  site: fixed(words.siteKicker, words.site),
  kundli: (request) => {
    const card = fixed(words.kundliKicker, words.kundli, words.kundliLine)(request)
    return card && { ...card, hasChart: true }
  },
  answer: fixed(words.answerKicker, words.answer, words.answerLine),
  muhurta: fixed(words.muhurtaKicker, words.muhurta),
  match: matchCard,
  horoscope: horoscopeCard,
  panchang: almanacCard,
  festivals: festivalsCard,
  forum: forumCard,
  blogs: blogCard,
}

/**
 * What a picture says, by its address. It is looked up here, never taken from the address: nobody can have
 * us print a sentence of theirs. Null where no card has that address.
 */
export async function cardOf(
  context: AppContext,
  address: string,
  language: Language,
): Promise<Card | null> {
  const [kind = '', ...names] = address.split('/')
  const make = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  return make ? make({ context, language, names }) : null
}

/** A sign, and a day of it from a week ago to tomorrow: its score and the scores of its parts of life. */
async function horoscopeCard({ context, language, names }: CardRequest): Promise<Card | null> {
  const [signName, day, ...rest] = names
  const rashi = zodiacSigns.findIndex(({ value }) => value === signName)
  const sign = zodiacSigns[rashi]
  if (!sign || rest.length) return null
  const name = say(sign.title, language)
  const kicker = say(words.horoscopeKicker, language)
  if (day === undefined)
    return { kicker, title: say(cardTemplates.horoscope, language, name), lines: [] }
  const now = context.clock()
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || day < istDay(now, -7) || day > istDay(now, 1)) return null
  const { parts } = await readHoroscope(context.database, day, rashi)
  const lines = lifePartNames
    .filter((part) => part !== 'general')
    .map((part) => `${say(lifeAreas[part], language)} ${parts[part].score}`)
  return {
    kicker: `${kicker} · ${formatDate(`${day}T12:00:00Z`, language, 'long', 'UTC')}`,
    title: name,
    lines: [lines.slice(0, 3).join(' · '), lines.slice(3).join(' · ')],
    figure: { value: String(parts.general.score), label: '/ 100' },
  }
}

/** The figure of a match, in halves from 0 to 36, without names; or the question alone. */
function matchCard(request: CardRequest): Card | null {
  const { names, language } = request
  const [points] = names
  if (points === undefined) return fixed(words.matchKicker, words.match, words.matchLine)(request)
  const value = Number(points)
  const isFigure = /^\d\d?(?:\.5)?$/.test(points) && value <= 36 && names.length === 1
  return isFigure
    ? {
        kicker: say(words.matchKicker, language),
        title: say(words.gunaMilan, language),
        lines: [say(words.matchLine, language)],
        figure: { value: formatNumber(value), label: `/ 36 ${say(words.gunas, language)}` },
      }
    : null
}

/** The title of a discussion that everybody may see. */
async function forumCard(request: CardRequest): Promise<Card | null> {
  const { context, language, names } = request
  const [did] = names
  if (did === undefined) return fixed(words.forumKicker, words.forum)(request)
  if (names.length > 1 || !isId(did)) return null
  const discussion = await findDiscussion(context.database.db, did, null)
  return discussion?.title !== undefined
    ? { kicker: say(words.forumKicker, language), title: discussion.title, lines: [] }
    : null
}

async function blogCard({ context, language, names }: CardRequest): Promise<Card | null> {
  const [slug, ...rest] = names
  if (!slug || rest.length) return null
  try {
    const found = await context.adapters.blog.post(slug, language)
    if (!found) return null
    const title = found.post.titleHtml
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
    return { title, kicker: say(words.blogKicker, language), lines: [] }
  } catch (error) {
    if (error instanceof BlogUnavailable) return null
    throw error
  }
}
