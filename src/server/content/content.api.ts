import { answerLanguages } from '../../contract/core/constants.ts'
import type { site as rows } from '../../contract/site.ts'
import { placeWords } from '../../words/kundli/place.ts'
import { companyStatements, whatWeDo } from '../../words/content/content.ts'
import { say } from '../../words/say.ts'
import { readEndpoint, type Endpoint } from '../core/endpoint.ts'
import { findItem, shownItems } from './content-items.ts'
import { formatFigure, measuredNumber } from './measures.ts'
import type { AppContext } from '../core/context.ts'
import type { MayCall, PlaceSuggestion } from '../adapters/places/places.ts'
import { takeFromBudget, type Budget } from '../core/budget.ts'
import { rateKeyOf } from '../core/rate-limit.ts'
import { Refusal } from '../core/refusal.ts'
import type { Db } from '../db/schema.ts'

/** Takes one call to the maps service from the day's budget, where there is one left. */
function mayAskMaps(context: AppContext, db: Db, at: Date): MayCall {
  const budget: Budget = { name: 'maps', maximum: context.config.mapCallsPerDay, seconds: 86_400 }
  return async () => (await takeFromBudget(context, db, budget, at)) === 0
}

export const contentEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'ai/getInfo': readEndpoint('ai/getInfo', async ({ db, caller }) => {
    const personas = await db.selectFrom('personas').selectAll().execute()
    const offers = await db
      .selectFrom('offers')
      .where('name', 'in', ['sign-up', 'landing'])
      .selectAll()
      .execute()
    const amountOf = (offer: string, unit: string) =>
      offers.find((row) => row.name === offer && row.unit === unit)?.amount ?? 0
    const shownPersona = (name: string) => {
      const persona = personas.find((row) => row.name === name)
      if (!persona) throw new Error(`There is no persona ${name}.`)
      return {
        desc: say({ en: persona.desc_en, hi: persona.desc_hi }, caller.language),
        price: persona.price_paise / 100,
      }
    }
    const [oracle, astra] = [shownPersona('Oracle'), shownPersona('Astra')]
    return {
      oracle_desc: oracle.desc,
      oracle_price: oracle.price,
      free_oracle_questions: amountOf('sign-up', 'oracle'),
      astra_desc: astra.desc,
      astra_price: astra.price,
      free_astra_questions: amountOf('sign-up', 'astra'),
      landing_oracle_questions: amountOf('landing', 'oracle'),
      landing_astra_questions: amountOf('landing', 'astra'),
    }
  }),

  about: readEndpoint('about', async ({ caller: { language } }) => ({
    mission: say(companyStatements.mission, language),
    vision: say(companyStatements.vision, language),
    what_we_do: whatWeDo.map((sentence) => say(sentence, language)),
  })),

  videos: readEndpoint('videos', async ({ context, caller: { language } }) => {
    const items = await context.contentItems.read()
    return shownItems(context.config, items, 'video').map(({ value }) => ({
      video: value.video,
      title: value.title[language],
    }))
  }),

  'site/stats': readEndpoint('site/stats', async ({ context, db, caller: { language } }) => {
    const items = await context.contentItems.read()
    const samples: string[] = []
    const figure = async (name: string) => {
      const shown = await formatFigure(context, findItem(items, 'figure', name), language)
      if (shown.sample) samples.push(name)
      return shown.text
    }
    const rating = await measuredNumber(context, findItem(items, 'number', 'rating-plans'))
    if (rating.sample) samples.push('plans_rating')
    const offers = await db
      .selectFrom('offers')
      .where('name', 'in', ['sign-up', 'invite', 'app'])
      .where('unit', 'in', ['oracle', 'astra'])
      .select(['name', 'unit', 'amount'])
      .execute()
    const amountOf = (offer: string, unit: string) =>
      offers.find((row) => row.name === offer && row.unit === unit)?.amount ?? 0
    const personas = await db.selectFrom('personas').select('name').execute()
    return {
      predictions: await figure('predictions'),
      users: await figure('users'),
      chats: await figure('chats'),
      free_questions: amountOf('sign-up', 'oracle') + amountOf('sign-up', 'astra'),
      invited: { oracle: amountOf('invite', 'oracle'), astra: amountOf('invite', 'astra') },
      installed: { oracle: amountOf('app', 'oracle'), astra: amountOf('app', 'astra') },
      astrologers: personas.length,
      recharged: await figure('recharged'),
      plans_rating: rating.number,
      samples,
    }
  }),

  'site/testimonials': readEndpoint(
    'site/testimonials',
    async ({ context, caller: { language } }) => {
      const items = await context.contentItems.read()
      const testimonials = shownItems(context.config, items, 'testimonial')
      const rating = await measuredNumber(context, findItem(items, 'number', 'rating-home'))
      return {
        testimonials: testimonials.map(({ value }) => ({
          name: value.name[language],
          designation: value.designation[language],
          avatar: value.avatar,
          comments: value.comments[language],
          complimentTag: value.tag[language],
          rating: rating.number,
        })),
        sample: testimonials.some(({ sample }) => sample),
      }
    },
  ),

  'site/reviews': readEndpoint('site/reviews', async ({ context, caller: { language } }) => {
    const items = await context.contentItems.read()
    const showNumber = (name: string) => measuredNumber(context, findItem(items, 'number', name))
    const rating = await showNumber('rating-landing')
    const stars: number[] = []
    for (const count of [5, 4, 3, 2, 1]) {
      const { number } = await showNumber(`stars-${count}`)
      if (number !== null) stars.push(number)
    }
    const reviews = shownItems(context.config, items, 'review')
    return {
      rating: rating.number,
      count: (await showNumber('reviews-landing')).number,
      // All five or none: a part of them adds up to nothing.
      stars: stars.length === 5 ? stars : [],
      reviews: reviews.map(({ value }) => ({
        name: value.name[language],
        text: value.text[language],
        stars: value.stars,
      })),
      sample: rating.sample || reviews.some(({ sample }) => sample),
    }
  }),

  'site/links': readEndpoint('site/links', async ({ context, caller: { language } }) => {
    const items = shownItems(context.config, await context.contentItems.read(), 'link')
    const link = (name: string) => items.find((item) => item.name === name)?.value.link ?? ''
    return {
      email: link('email'),
      store: link('store'),
      whatsapp: link('whatsapp'),
      social: items
        .filter(({ name, value }) => name.startsWith('social-') && value.link)
        .map(({ value }) => ({ title: value.title[language], link: value.link })),
    }
  }),

  // What the reading room really writes.
  languages: readEndpoint('languages', async () => [...answerLanguages]),

  'places/suggest': readEndpoint(
    'places/suggest',
    async ({ context, db, caller, at }, { input, session }) => {
      const { places } = context.adapters
      const found = session
        ? await places.predict(input, caller.language, {
            session,
            mayCall: mayAskMaps(context, db, at),
          })
        : await places.suggest(input, caller.language)
      return {
        status: 'success',
        predictions: found.map((place) =>
          'placeId' in place
            ? { description: place.description, place_id: place.placeId }
            : showPlace(place),
        ),
      }
    },
    { limits: ({ caller }) => [{ key: `places:${rateKeyOf(caller)}`, maximum: 120, seconds: 60 }] },
  ),

  'places/locate': readEndpoint(
    'places/locate',
    async ({ context, db, caller, at }, { place_id: placeId, description, session }) => {
      const place = await context.adapters.places.locate(
        { placeId, description },
        caller.language,
        { session, mayCall: mayAskMaps(context, db, at) },
      )
      if (!place) throw new Refusal(placeWords.placeNotLocated)
      return { status: 'success', place: showPlace(place) }
    },
    {
      limits: ({ caller }) => [
        { key: `places-locate:${rateKeyOf(caller)}`, maximum: 30, seconds: 60 },
      ],
    },
  ),
}

function showPlace({ description, lat, lng, timezone }: PlaceSuggestion) {
  return { description, geometry: { location: { lat, lng } }, timezone }
}
