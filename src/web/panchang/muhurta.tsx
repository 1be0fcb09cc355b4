import { Suspense } from 'react'
import { Form, useNavigation } from 'react-router'
import type { WireInput } from '../../contract/apis.ts'
import { dayMs } from '../../contract/core/constants.ts'
import { muhurtaWords as words } from '../../words/panchang/muhurta.ts'
import { panchangWords } from '../../words/panchang/panchang.ts'
import { say as sayIn } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { formInBrowser, formOnServer } from '../core/form-action.ts'
import { pageMeta } from '../core/page-meta.ts'
import { serverActionOr } from '../core/rejected.ts'
import { LocalizedLink, inLanguage, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { currentSession } from '../core/session.ts'
import { Button } from '../ui/form/button.tsx'
import { Field, Select, TextInput } from '../ui/form/field.tsx'
import { lazyOnVisible } from '../ui/lazy-on-visible.ts'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/muhurta.ts'
import { delhiAt, panchangAddress } from '../ui/place/place-query.ts'
import { pagePlace } from '../ui/place/page-place.ts'
import { keepChoice } from '../ui/place/keep-choice.ts'
import type { MarkedMuhurtasProps } from '../ui/muhurta/marked-muhurtas.tsx'
import { changeMuhurtas } from '../ui/muhurta/marked-muhurtas-action.ts'
import { MuhurtaResult } from './muhurta-result.tsx'
import { muhurtaPersonInput, muhurtaPersonOptions } from './muhurta-person.ts'
import { PlaceField, PlaceMessages } from '../ui/place/place-field.tsx'

type Purpose = WireInput<'panchang/findMuhurta'>['purpose']

const isPurpose = (name: string | null): name is Purpose => name !== null && name in words.sought

export const meta: Route.MetaFunction = (args) => {
  const purpose = new URLSearchParams(args.location.search).get('purpose')
  const sought = isPurpose(purpose) ? words.sought[purpose] : null
  return pageMeta(args, {
    title: sought
      ? { en: words.titleFor.en(sought.en), hi: words.titleFor.hi(sought.hi) }
      : words.title,
    description: words.description,
    query: sought ? ['purpose'] : [],
    linkPicture: 'muhurta',
  })
}
// Only who is signed in has marked any: the code comes after the page's own.
const MarkedMuhurtas = import.meta.env.SSR
  ? (await import('../ui/muhurta/marked-muhurtas.tsx')).default
  : lazyOnVisible<MarkedMuhurtasProps>(() => import('../ui/muhurta/marked-muhurtas.tsx'))

const usualDays = 30

/** The form, and what was found where the address names an undertaking. */
export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  const call = apiFor(context)
  const query = url.searchParams
  const language = languageOf(url.pathname)
  const where = await pagePlace(args)
  const today = requireData(await call('panchang/getDay', {}))
  const from = query.get('from') || today.day.date
  const later = new Date(Date.parse(`${today.day.date}T00:00:00Z`) + usualDays * dayMs)
  const searchValues = {
    from,
    to: query.get('to') || later.toISOString().slice(0, 10),
    purpose: query.get('purpose') ?? '',
  }
  const person = query.get('person') ?? ''
  const isSignedIn = Boolean(await currentSession(context))
  const people = await muhurtaPersonOptions(call, language, isSignedIn)
  const marked = isSignedIn ? await call('muhurtas/list', {}) : null
  const page = {
    ...where,
    typed: { ...searchValues, person },
    people,
    marked: marked?.ok ? marked.data.muhurtas : null,
    delhi: today.day.place.name,
  }
  if (!searchValues.purpose) return { ...page, muhurta: null, problem: null }
  const result = await call('panchang/findMuhurta', {
    ...searchValues,
    purpose: searchValues.purpose as Purpose,
    ...where.place,
    ...muhurtaPersonInput(person),
  })
  if (!result.ok && result.status === 200)
    return { ...page, muhurta: null, problem: result.message }
  if (!result.ok && [401, 404, 422, 429].includes(result.status)) {
    const problem = result.status === 429 ? words.busy : words.wrong
    return { ...page, muhurta: null, problem: sayIn(problem, language) }
  }
  return { ...page, muhurta: requireData(result).muhurta, problem: null }
}

export async function action(args: Route.ActionArgs) {
  if (await keepsCity(args.request)) return keepChoice(args)
  return changeMuhurtas(await formOnServer(args))
}

export async function clientAction(args: Route.ClientActionArgs) {
  // Only the server sets the cookie that remembers a city.
  if (await keepsCity(args.request)) return serverActionOr(args.serverAction, { problem: null })
  return changeMuhurtas(await formInBrowser(args))
}

async function keepsCity(request: Request): Promise<boolean> {
  return (await request.clone().formData()).get('intent') === 'city'
}

type MuhurtaPage = Route.ComponentProps['loaderData']

export default function Muhurta({ loaderData: page, actionData: refusal }: Route.ComponentProps) {
  const { muhurta, marked, found: foundPlace, place, typed: searchValues } = page
  const say = useSay()
  const refused = refusal && ('problem' in refusal ? refusal.problem : refusal.message)
  return (
    <Page className="py-8 sm:py-12">
      <header className="rule-scotch pb-3">
        <h1 className="text-h2">
          {muhurta && isPurpose(searchValues.purpose)
            ? say(words.headingFor, say(words.sought[searchValues.purpose]))
            : say(words.heading)}
        </h1>
        <p className="mt-1 max-w-text text-soft">{say(words.lead)}</p>
      </header>
      <div className="mt-6 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div>
          <Search {...page} />
          <p className="mt-4">
            <LocalizedLink
              to={panchangAddress('/panchang', foundPlace.where)}
              className="inline-flex min-h-11 items-center text-action underline-offset-4 hover:underline"
            >
              {say(panchangWords.heading)}
            </LocalizedLink>
          </p>
        </div>
        <div className="min-w-0">
          <PlaceMessages
            path="/muhurta"
            foundPlace={foundPlace}
            problem={page.problem ?? refused ?? null}
            extraParams={searchValues}
          />
          {muhurta && (
            <MuhurtaResult muhurta={muhurta} marked={marked} where={{ ...delhiAt, ...place }} />
          )}
          {marked?.length ? (
            <Suspense>
              <MarkedMuhurtas marked={marked} />
            </Suspense>
          ) : null}
        </div>
      </div>
    </Page>
  )
}

function Search({
  typed: searchValues,
  people,
  found: { where },
  place,
  keptName,
  muhurta,
  delhi,
}: MuhurtaPage) {
  const say = useSay()
  const { state } = useNavigation()
  const day = { type: 'date', min: '1900-01-01', max: '2100-12-31' }
  return (
    <Form
      key={`${searchValues.purpose}${searchValues.person}${searchValues.from}${searchValues.to}${place.lat},${place.lng}`}
      method="get"
      // The results are what the search is for: the page opens at them.
      action={inLanguage('/muhurta#found', useLanguage())}
      className="grid gap-4"
    >
      <Field label={say(words.purpose)}>
        {(field) => (
          <Select
            {...field}
            name="purpose"
            defaultValue={searchValues.purpose || 'marriage'}
            options={Object.entries(words.purposes).map(([value, label]) => ({
              value,
              label: say(label),
            }))}
          />
        )}
      </Field>
      <div className="grid grid-cols-1 gap-4 min-[22rem]:grid-cols-2">
        <Field label={say(words.from)}>
          {(field) => (
            <TextInput {...field} {...day} name="from" defaultValue={searchValues.from} />
          )}
        </Field>
        <Field label={say(words.to)}>
          {(field) => <TextInput {...field} {...day} name="to" defaultValue={searchValues.to} />}
        </Field>
      </div>
      <p className="-mt-2 text-fine text-soft">{say(words.range)}</p>
      <Field label={say(words.person)}>
        {(field) => (
          <Select {...field} name="person" defaultValue={searchValues.person} options={people} />
        )}
      </Field>
      <PlaceField
        where={
          keptName === null ? { ...delhiAt, place: muhurta?.place.name ?? delhi, ...where } : {}
        }
        keptName={keptName ?? undefined}
      />
      <Button type="submit" wide busy={state === 'loading'} busyLabel={say(words.searching)}>
        {say(words.search)}
      </Button>
      <Button type="submit" kind="quiet" wide formMethod="post" name="intent" value="city">
        {say(panchangWords.keepPlace)}
      </Button>
    </Form>
  )
}
