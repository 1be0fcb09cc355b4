import { freeFaq, freeKundliWords, birthDetailTips } from '../../words/kundli/free-kundli.ts'
import { serverActionOr } from '../core/rejected.ts'
import { pageMeta } from '../core/page-meta.ts'
import { useSay } from '../core/language.tsx'
import { faqPage } from '../core/structured-data.ts'
import { Accordion } from '../ui/accordion.tsx'
import { Column, Section } from '../ui/page.tsx'
import { newIdempotencyKey } from '../ui/form/idempotency-field.tsx'
import type { Route } from './+types/free-kundli.ts'
import { LazyBirthForm } from './lazy-birth-form.tsx'
import { birthFormAction, readBirthDraft } from './birth-form-action.ts'
import { unreachable } from './birth-form-state.ts'
import { chatAddressTemplate, personaFromUrl } from '../core/persona-from-url.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: freeKundliWords.freeTitle,
    description: freeKundliWords.freeDescription,
    keywords: freeKundliWords.freeKeywords,
    linkPicture: 'kundli',
    mainPath: '/free-kundli',
    ld: [
      faqPage(
        args,
        freeFaq.map(({ title, body }) => ({ question: title, answer: body })),
      ),
    ],
  })

export function loader({ request, url }: Route.LoaderArgs) {
  const persona = personaFromUrl(url) ?? ('Oracle' as const)
  return {
    persona,
    draft: readBirthDraft(request),
    once: newIdempotencyKey(),
  }
}

export async function action(args: Route.ActionArgs) {
  return birthFormAction(args, (url) => chatAddressTemplate(personaFromUrl(url) ?? 'Oracle', url))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverActionOr(serverAction, unreachable)
}

export default function FreeKundli({ loaderData, actionData }: Route.ComponentProps) {
  const { persona, draft, once } = loaderData
  const say = useSay()
  return (
    <>
      <Column className="py-8 sm:py-12">
        <h1 className="text-h2">{say(freeKundliWords.freeHeading)}</h1>
        <p className="mt-2 mb-6 text-soft">{say(freeKundliWords.freeLead)}</p>
        <LazyBirthForm
          start={draft ?? {}}
          actionData={actionData}
          persona={persona}
          once={once}
          keepsTyped
        />
        <p className="mt-3 text-fine text-soft">{say(freeKundliWords.saveFree)}</p>
      </Column>
      <Section title={say(freeKundliWords.howTitle)}>
        <ol className="grid max-w-text list-decimal gap-2 pl-5">
          {birthDetailTips.map((step) => (
            <li key={step.en}>{say(step)}</li>
          ))}
        </ol>
        <div className="mt-8 max-w-text">
          <Accordion
            name="faq"
            items={freeFaq.map(({ title, body }) => ({ title: say(title), body: say(body) }))}
          />
        </div>
      </Section>
    </>
  )
}
