import { homeTemplates, homeWords, personaWords } from '../../words/home/home.ts'
import { siteWords } from '../../words/app/site.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { Section } from '../ui/page.tsx'
import { AstraIcon, OracleIcon } from '../ui/icon/persona-icons.tsx'

interface Personas {
  oracle_desc: string
  oracle_price: number
  free_oracle_questions: number
  astra_desc: string
  astra_price: number
  free_astra_questions: number
}

/** The two astrologers: what each is for, what a question costs, and the way to ask. */
export function Astrologers({ personas, loggedIn }: { personas: Personas; loggedIn: boolean }) {
  const say = useSay()
  return (
    <Section id="chat-with-ai" title={say(homeWords.astrologers)} className="py-6! sm:py-12!">
      <div className="-mt-4 grid lg:grid-cols-2 lg:divide-x lg:divide-rule">
        <Persona
          type="Oracle"
          description={personas.oracle_desc}
          price={personas.oracle_price}
          free={personas.free_oracle_questions}
          loggedIn={loggedIn}
        />
        <Persona
          type="Astra"
          description={personas.astra_desc}
          price={personas.astra_price}
          free={personas.free_astra_questions}
          loggedIn={loggedIn}
        />
      </div>
      <p className="mt-2 text-fine text-soft">{say(siteWords.labelLine)}</p>
    </Section>
  )
}

function Persona({
  type,
  description,
  price,
  free,
  loggedIn,
}: {
  type: 'Oracle' | 'Astra'
  description: string
  price: number
  free: number
  loggedIn: boolean
}) {
  const say = useSay()
  const Symbol = type === 'Oracle' ? OracleIcon : AstraIcon
  const words = personaWords[type]
  return (
    <article className="flex gap-4 border-t border-rule py-3 first:border-t-0 sm:gap-6 lg:border-t-0 lg:py-2 lg:first:pr-10 lg:last:pl-10">
      <Symbol className="mt-1 size-12 shrink-0 sm:size-20" />
      <div className="grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3>{say(words.name)}</h3>
          <p className="figures text-soft">{say(homeTemplates.perQuestion, price)}</p>
        </div>
        <p className="mt-1 text-soft">{description}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3">
          <LocalizedLink
            to={`${loggedIn ? '/ask' : '/free-kundli'}?type=${type}`}
            prefetch="none"
            className="inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
          >
            {say(words.chat)}&nbsp;<span aria-hidden="true">→</span>
          </LocalizedLink>
          {!loggedIn && <span className="text-soft">{say(homeTemplates.questionsFree, free)}</span>}
        </p>
      </div>
    </article>
  )
}
