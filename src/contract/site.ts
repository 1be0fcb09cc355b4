import { z } from 'zod'
import { nothing, row, success } from './endpoint.ts'
import { placeMaxLength, placeMinLength } from './numbers.ts'

export const site = {
  'ai/getInfo': row({
    method: 'GET',
    who: 'anyone',
    asks: nothing,
    answers: z.object({
      oracle_desc: z.string(),
      oracle_price: z.number(),
      free_oracle_questions: z.number().int(),
      astra_desc: z.string(),
      astra_price: z.number(),
      free_astra_questions: z.number().int(),
    }),
  }),
  languages: row({ method: 'GET', who: 'anyone', asks: nothing, answers: z.array(z.string()) }),
  'places/suggest': row({
    method: 'GET',
    who: 'anyone',
    asks: z.object({ input: z.string().trim().min(placeMinLength).max(placeMaxLength) }),
    answers: success({
      predictions: z.array(
        z.object({
          description: z.string().max(100),
          geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
          timezone: z.string(),
        }),
      ),
    }),
  }),
}
