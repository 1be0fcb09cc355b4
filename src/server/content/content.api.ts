import type { site as rows } from '../../contract/site.ts'
import { say } from '../../words/say.ts'
import { read, type Endpoint } from '../endpoint.ts'

export const contentEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'ai/getInfo': read('ai/getInfo', async ({ db, visitor }) => {
    const [personas, offers] = await Promise.all([
      db.selectFrom('personas').selectAll().execute(),
      db.selectFrom('offers').where('name', '=', 'sign-up').selectAll().execute(),
    ])
    const of = (name: string) => {
      const persona = personas.find((row) => row.name === name)
      if (!persona) throw new Error(`There is no persona ${name}.`)
      return {
        desc: say({ en: persona.desc_en, hi: persona.desc_hi }, visitor.language),
        price: persona.price_paise / 100,
        free: offers.find((row) => row.unit === name.toLowerCase())?.amount ?? 0,
      }
    }
    const [oracle, astra] = [of('Oracle'), of('Astra')]
    return {
      oracle_desc: oracle.desc,
      oracle_price: oracle.price,
      free_oracle_questions: oracle.free,
      astra_desc: astra.desc,
      astra_price: astra.price,
      free_astra_questions: astra.free,
    }
  }),

  // What the reading room really writes.
  languages: read('languages', async () => ['English', 'Hindi']),

  'places/suggest': read(
    'places/suggest',
    async ({ house, visitor }, { input }) => {
      const found = await house.outside.places.suggest(input, visitor.language)
      return {
        status: 'success',
        predictions: found.map(({ description, lat, lng, timezone }) => ({
          description,
          geometry: { location: { lat, lng } },
          timezone,
        })),
      }
    },
    { limits: ({ visitor }) => [{ key: `places:${visitor.address}`, most: 120, seconds: 60 }] },
  ),
}
