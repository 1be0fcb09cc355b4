import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { httpErrors as houseWords } from '../../words/http/http-errors.ts'
import type { AppContext } from '../core/context.ts'
import { sendError, languageOf } from '../http/serve-apis.ts'
import { limitConcurrency } from '../core/concurrency/concurrency.ts'
import { cardOf } from './card-texts.ts'
import { drawCard } from './draw-card.ts'

const maxCards = 200
const lifeSeconds = 86_400

/** The pictures for shared links, at `/cards/{en|hi}/{what}.png`. */
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
      const key = JSON.stringify([language, card])
      const png = cache.get(key) ?? (await inTurn(() => drawCard(card, language)))
      cache.set(key, png)
      return reply
        .type('image/png')
        .header('Cache-Control', `public, max-age=${lifeSeconds}`)
        .send(png)
    },
  )
}
