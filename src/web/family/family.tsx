import type { DatedLine, FamilyMember } from '../../contract/family.ts'
import { familyTemplates, familyWords as words } from '../../words/predictions/family.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { Disclosure } from '../ui/text/disclosure.tsx'
import { FactBehind } from '../ui/text/fact-behind.tsx'
import { relationName } from '../ui/text/relation-name.ts'
import { Page } from '../ui/page.tsx'
import { detectLanguage } from '../ui/text/detect-language.ts'
import type { Route } from './+types/family.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description, noindex: true })

export async function loader({ context }: Route.LoaderArgs) {
  return requireData(await apiFor(context)('predictions/family', {})).family
}

const link =
  'inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline'

/** The periods of everybody whose kundli is saved, one person under the other. */
export default function Family({ loaderData: { members, others } }: Route.ComponentProps) {
  const say = useSay()
  const isUnsaid = members.some(({ relation }) => relation === null)
  return (
    <Page className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.title)}</h1>
      <p className="mt-2 max-w-text text-soft">{say(members.length ? words.lead : words.empty)}</p>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        {members.map((member) => (
          <Member key={member.bid} member={member} />
        ))}
      </div>
      {others > 0 && (
        <p className="mt-8 text-fine text-soft">{say(familyTemplates.others, String(others))}</p>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink kind={members.length ? 'quiet' : 'primary'} to="/create-kundli">
          {say(words.add)}
        </ButtonLink>
        {isUnsaid && (
          <LocalizedLink to="/create-kundli" className={link}>
            {say(words.whose)}
          </LocalizedLink>
        )}
      </div>
    </Page>
  )
}

function Member({ member }: { member: FamilyMember }) {
  const { bid, name, running, ahead } = member
  const say = useSay()
  const relation = relationName(member)
  const heading = `member-${bid}`
  return (
    <section aria-labelledby={heading}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink pb-1">
        <h2 id={heading} className="text-h3 wrap-anywhere" lang={detectLanguage(name)}>
          {name}
        </h2>
        {relation && <span className="text-soft">{say(relation)}</span>}
      </div>
      <h3 className="mt-3 text-base font-semibold">{say(words.now)}</h3>
      {running ? <Line line={running} /> : <p className="py-2 text-soft">{say(words.noTime)}</p>}
      <h3 className="mt-4 text-base font-semibold">{say(words.ahead)}</h3>
      {ahead.map((line) => (
        <Line key={line.fact.id} line={line} />
      ))}
      {ahead.length === 0 && <p className="py-2 text-soft">{say(words.nothingAhead)}</p>}
      <LocalizedLink to={`/chats?type=Oracle&bid=${bid}`} prefetch="none" className={link}>
        {say(familyTemplates.ask, name)}
      </LocalizedLink>
    </section>
  )
}

function Line({ line: { text, fact } }: { line: DatedLine }) {
  return (
    <Disclosure title={text}>
      <FactBehind fact={fact} />
    </Disclosure>
  )
}
