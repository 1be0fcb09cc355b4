import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { homeWords } from '../../words/home.ts'
import { dateParts } from '../../words/say.ts'
import { asker } from '../ask.ts'
import { describe } from '../head.ts'
import { useSession } from '../session.ts'
import { Astrologers } from './astrologers.tsx'
import { Greeting } from './greeting.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Promo } from './promo.tsx'

export const meta: MetaFunction<typeof loader> = (args) =>
  describe(args, {
    title: homeWords.title,
    description: homeWords.description,
    keywords: homeWords.keywords,
  })

export async function loader({ context }: LoaderFunctionArgs) {
  const personas = await asker(context)('ai/getInfo', {})
  if ('status' in personas) throw new Error('The personas did not come.')
  return { personas, hourInIndia: dateParts(new Date()).hour }
}

export default function Home() {
  const { personas, hourInIndia } = useLoaderData<typeof loader>()
  const session = useSession()
  const freeQuestions = personas.free_oracle_questions + personas.free_astra_questions
  return (
    <>
      {session ? <Greeting hourInIndia={hourInIndia} /> : <Promo freeQuestions={freeQuestions} />}
      <Astrologers personas={personas} loggedIn={Boolean(session)} />
      <HowItWorks />
    </>
  )
}
