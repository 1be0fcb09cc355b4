import { useRef, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { aboutKundli, freeKundliWords, birthDetailTips } from '../../words/kundli/free-kundli.ts'
import { savedKundlisWords } from '../../words/kundli/saved-kundlis.ts'
import { horoscopeWords } from '../../words/horoscope/horoscope.ts'
import { apiFor } from '../api/client.ts'
import { serverActionOr } from '../core/rejected.ts'
import { pageMeta } from '../core/page-meta.ts'
import { useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { Page, Section } from '../ui/page.tsx'
import { ZodiacRow } from '../ui/zodiac-row.tsx'
import type { Route } from './+types/create-kundli.ts'
import { LazyBirthForm } from './lazy-birth-form.tsx'
import { birthFormAction, readBirthDraft } from './birth-form-action.ts'
import { unreachable } from './birth-form-state.ts'
import { chatAddressTemplate, personaFromUrl } from '../core/persona-from-url.ts'
import { deleteKundli, setRelation } from './saved-kundli-actions.ts'
import { SavedKundlis } from './saved-kundlis.tsx'
import { newIdempotencyKey } from '../ui/form/idempotency-field.tsx'
import { toBirthFormValues } from '../ui/birth/birth-form-values.ts'
import type { BirthFormValues } from '../ui/birth/birth-form-values.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: savedKundlisWords.createTitle,
    description: savedKundlisWords.createDescription,
    noindex: true,
  })

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const list = await apiFor(context)('birthdetails/list', {})
  return {
    persona: personaFromUrl(url),
    afterSave: whereTo(url),
    births: list.ok ? list.data.births : [],
    draft: readBirthDraft(request),
    once: newIdempotencyKey(),
  }
}

/** Where the saved kundli leads: to the chat, to the prediction, or nowhere but this page. */
function whereTo(url: URL): string | null {
  const persona = personaFromUrl(url)
  if (persona) return chatAddressTemplate(persona, url)
  if (!url.searchParams.has('predictions')) return null
  const kind = ['daily', 'weekly', 'monthly', 'yearly'].find(
    (it) => it === url.searchParams.get('p_type'),
  )
  return `/daily-prediction?bid={bid}&p_type=${kind ?? 'yearly'}`
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.clone().formData()
  switch (form.get('intent')) {
    case 'delete':
      return deleteKundli(args, form)
    case 'relation':
      return setRelation(args, form)
    default:
      return birthFormAction(args, whereTo)
  }
}

/** Seeing a kundli changes nothing here; asked anew, the page would lead away whose log-in has ended. */
export function shouldRevalidate({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formData?.get('intent') === 'see' ? false : defaultShouldRevalidate
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverActionOr(serverAction, unreachable)
}

export default function CreateKundli({ loaderData, actionData }: Route.ComponentProps) {
  const { persona, afterSave, births, draft, once } = loaderData
  // A deletion is only ever sent by the list itself, which hears its answer.
  const result = actionData && 'listProblem' in actionData ? undefined : actionData
  const [selection, setChosen] = useState<{ start: BirthFormValues; round: number }>({
    start: draft ?? {},
    round: 0,
  })
  const start = (typed: BirthFormValues) =>
    setChosen(({ round }) => ({ start: typed, round: round + 1 }))
  const heading = useRef<HTMLHeadingElement>(null)
  const isUpdate = Boolean(selection.start.bid)
  const hasList = births.length > 0
  const form = (
    <LazyBirthForm
      key={selection.round}
      start={selection.start}
      actionData={selection.round === 0 ? result : undefined}
      persona={persona}
      once={once}
      onSaved={() => start({})}
      keepsTyped
      ownName={ownNameBeside(births, selection.start.bid)}
    />
  )
  const list = (
    <SavedKundlis
      births={births}
      isTop={hasList}
      persona={persona ?? (afterSave ? null : 'Oracle')}
      afterSave={afterSave ?? '/chats?type=Oracle&bid={bid}'}
      onEdit={(birth) => {
        start(toBirthFormValues(birth))
        requestAnimationFrame(() => {
          heading.current?.focus({ preventScroll: true })
          heading.current?.scrollIntoView({ block: 'start' })
        })
      }}
    />
  )
  return (
    <>
      <Page className="grid gap-10 py-8 sm:py-12 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:gap-16">
        {hasList && list}
        {hasList && !isUpdate ? (
          <AnotherKundli isOpen={result !== undefined}>{form}</AnotherKundli>
        ) : (
          <div>
            <FormHead ref={heading} {...{ hasList, isUpdate }} onNew={() => start({})} />
            {form}
          </div>
        )}
        {!hasList && list}
      </Page>
      <AboutKundli />
    </>
  )
}

/** A new kundli is the rarer wish: most come for one that they have, so its form is folded. */
function AnotherKundli({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const say = useSay()
  return (
    <details open={isOpen || undefined}>
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 border-y border-rule py-2 text-h4 display">
        {say(savedKundlisWords.another)}
        <span aria-hidden="true" className="text-soft">
          +
        </span>
      </summary>
      <div className="mt-4">{children}</div>
    </details>
  )
}

/** What the form is for, and from an update the way to a new kundli. */
function FormHead({
  ref,
  hasList,
  isUpdate,
  onNew,
}: {
  ref: Ref<HTMLHeadingElement>
  hasList: boolean
  isUpdate: boolean
  onNew: () => void
}) {
  const say = useSay()
  return (
    <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4">
      <FormHeading ref={ref} isTop={!hasList}>
        {say(isUpdate ? savedKundlisWords.updateHeading : savedKundlisWords.createHeading)}
      </FormHeading>
      {isUpdate && (
        <Button kind="plain" className="px-0!" onClick={onNew}>
          {say(savedKundlisWords.newOne)}
        </Button>
      )}
    </div>
  )
}

/** What the kundli of their own is called, unless it is the one in the form. */
function ownNameBeside(
  births: Route.ComponentProps['loaderData']['births'],
  bid: string | undefined,
): string | undefined {
  const own = births.find(({ relation }) => relation === 'self')
  return own && own.bid !== bid ? (own.short_name ?? own.full_name) : undefined
}

/** The page's own heading where no list stands above it. */
function FormHeading({
  ref,
  isTop,
  children,
}: {
  ref: Ref<HTMLHeadingElement>
  isTop: boolean
  children: ReactNode
}) {
  const Heading = isTop ? 'h1' : 'h2'
  return (
    <Heading ref={ref} tabIndex={-1} className="scroll-mt-4 text-h2 outline-none">
      {children}
    </Heading>
  )
}

function AboutKundli() {
  const say = useSay()
  return (
    <>
      <Section title={say(aboutKundli.title)}>
        {aboutKundli.paragraphs.map((paragraph) => (
          <p key={paragraph.en} className="mt-3 max-w-text first-of-type:mt-0">
            {say(paragraph)}
          </p>
        ))}
      </Section>
      <Section title={say(freeKundliWords.howTitle)}>
        <ol className="grid max-w-text list-decimal gap-2 pl-5">
          {birthDetailTips.map((step) => (
            <li key={step.en}>{say(step)}</li>
          ))}
        </ol>
      </Section>
      <Section title={say(horoscopeWords.row)}>
        <ZodiacRow label={say(horoscopeWords.row)} />
      </Section>
    </>
  )
}
