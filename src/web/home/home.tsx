import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { homeWords } from '../../words/home.ts'
import { dateParts } from '../../words/say.ts'
import { asker } from '../ask.ts'
import { describe } from '../head.ts'
import { languageOf } from '../language.tsx'
import { useSession } from '../session.ts'
import { Astrologers } from './astrologers.tsx'
import { Dateline } from './dateline.tsx'
import { ExampleAnswer } from './example-answer.tsx'
import { exampleFor } from './example.server.ts'
import { Greeting } from './greeting.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Promo } from './promo.tsx'
import { skyNow } from './sky-now.server.ts'

export const meta: MetaFunction<typeof loader> = (args) =>
  describe(args, {
    title: homeWords.title,
    description: homeWords.description,
    keywords: homeWords.keywords,
  })

export async function loader({ url, context }: LoaderFunctionArgs) {
  const personas = await asker(context)('ai/getInfo', {})
  if ('status' in personas) throw new Error(`The personas did not come: ${personas.message}`)
  const language = languageOf(url.pathname)
  return {
    personas,
    sky: skyNow(language),
    example: exampleFor(language),
    hourInIndia: dateParts(new Date()).hour,
  }
}

export default function Home() {
  const { personas, sky, example, hourInIndia } = useLoaderData<typeof loader>()
  const session = useSession()
  const freeQuestions = personas.free_oracle_questions + personas.free_astra_questions
  return (
    <>
      <Dateline sky={sky} />
      {session ? (
        <Greeting hourInIndia={hourInIndia} />
      ) : (
        <Promo freeQuestions={freeQuestions} sky={sky} />
      )}
      <Astrologers personas={personas} loggedIn={Boolean(session)} />
      <HowItWorks />
      <ExampleAnswer computed={example} />
    </>
  )
}
