import { useActionData, useLoaderData } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { freeFaq, freeKundli, howTo } from '../../words/kundli/free-kundli.ts'
import { describe } from '../core/head.ts'
import { useSay } from '../core/language.tsx'
import { questions } from '../core/structured-data.ts'
import { Accordion } from '../ui/accordion.tsx'
import { Column, Section } from '../ui/page.tsx'
import { BirthForm } from './late-birth-form.tsx'
import { birthFormAction, draftOf } from './form-action.ts'
import { chatAfter, personaOf } from './persona-of.ts'

export const meta: MetaFunction = (args) =>
  describe(args, {
    title: freeKundli.freeTitle,
    description: freeKundli.freeDescription,
    keywords: freeKundli.freeKeywords,
    query: ['type'],
    ld: [
      questions(
        args,
        freeFaq.map(({ title, body }) => ({ question: title, answer: body })),
      ),
    ],
  })

export function loader({ request, url }: LoaderFunctionArgs) {
  const persona = personaOf(url) ?? ('Oracle' as const)
  return {
    persona,
    afterSave: chatAfter(persona, url),
    draft: draftOf(request),
  }
}

export async function action(args: ActionFunctionArgs) {
  return birthFormAction(args, (url) => chatAfter(personaOf(url) ?? 'Oracle', url))
}

export default function FreeKundli() {
  const { persona, afterSave, draft } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const say = useSay()
  return (
    <>
      <Column className="py-8 sm:py-12">
        <h1 className="text-h2">{say(freeKundli.freeHeading)}</h1>
        <p className="mt-2 mb-6 text-soft">{say(freeKundli.freeLead)}</p>
        <BirthForm
          start={draft ?? {}}
          actionData={actionData}
          persona={persona}
          afterSave={afterSave}
        />
        <p className="mt-3 text-fine text-soft">{say(freeKundli.saveFree)}</p>
      </Column>
      <Section title={say(freeKundli.howTitle)}>
        <ol className="grid max-w-text list-decimal gap-2 pl-5">
          {howTo.map((step) => (
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
