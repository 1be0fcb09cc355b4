import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { cardWords as words } from '../../words/cards/cards.ts'
import { httpErrors as houseWords } from '../../words/http/http-errors.ts'
import { say, type Language } from '../../words/say.ts'
import { zodiacSigns } from '../../words/horoscope/zodiac.ts'
import type { AppContext } from '../core/context.ts'
import { BlogUnavailable } from '../adapters/blog/blog.ts'
import { sendError, languageOf } from '../http/serve-apis.ts'
import { limitConcurrency } from '../core/concurrency/concurrency.ts'
import { drawCard } from './draw-card.ts'

interface Card {
  title: string
  kicker: string
}

const maxCards = 200
const lifeSeconds = 86_400

/**
 * The pictures for shared links, at `/cards/{en|hi}/{what}.png`. What they say is looked up here, never
 * taken from the address: nobody can have us print a sentence of theirs.
 */
export function serveCards(app: FastifyInstance, context: AppContext): void {
  const cache = new LRUCache<string, Uint8Array>({ max: maxCards })
  const inTurn = limitConcurrency(1, 50)
  app.get<{ Params: { language: string; '*': string } }>(
    '/cards/:language/*',
    async (request, reply) => {
      const { language } = request.params
      const what = /^(.+)\.png$/.exec(request.params['*'])?.[1]
      const known = language === 'en' || language === 'hi'
      const card = known && what ? await cardOf(context, what, language) : null
      if (!known || !card) return sendError(reply, 404, houseWords.notFound, languageOf(request))
      const key = `${language} ${card.kicker} ${card.title}`
      const png = cache.get(key) ?? (await inTurn(() => drawCard(card, language)))
      cache.set(key, png)
      return reply
        .type('image/png')
        .header('Cache-Control', `public, max-age=${lifeSeconds}`)
        .send(png)
    },
  )
}

async function cardOf(context: AppContext, what: string, language: Language): Promise<Card | null> {
  const [kind, name, ...rest] = what.split('/')
  if (rest.length) return null
  if (kind === 'site' && name === undefined)
    return { title: say(words.site, language), kicker: say(words.siteKicker, language) }
  if (kind === 'horoscope') {
    const sign = zodiacSigns.find(({ value }) => value === name)
    return (
      (sign && {
        title: say(words.horoscope, language, say(sign.title, language)),
        kicker: say(words.horoscopeKicker, language),
      }) ??
      null
    )
  }
  if (kind === 'blogs' && name) return blogCard(context, name, language)
  return null
}

async function blogCard(
  context: AppContext,
  slug: string,
  language: Language,
): Promise<Card | null> {
  try {
    const found = await context.adapters.blog.post(slug, language)
    if (!found) return null
    const title = found.post.titleHtml
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
    return { title, kicker: say(words.blogKicker, language) }
  } catch (error) {
    if (error instanceof BlogUnavailable) return null
    throw error
  }
}
