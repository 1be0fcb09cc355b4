import { festivalWords as words } from '../../../words/festivals/festivals.ts'
import { say as sayIn } from '../../../words/say.ts'
import { apiFor } from '../../api/client.ts'
import { requireData } from '../../api/result.ts'
import { pageMeta } from '../../core/page-meta.ts'
import { languageOf, useSay } from '../../core/language.tsx'
import { serverActionOr } from '../../core/rejected.ts'
import { Page } from '../../ui/page.tsx'
import { AlmanacForm } from '../almanac-form.tsx'
import { AlmanacLinks, PlaceName } from '../almanac-heading.tsx'
import { almanacPicture, panchangAddress } from '../../ui/place/place-query.ts'
import { pagePlace, placeInDelhi } from '../../ui/place/page-place.ts'
import { keepChoice } from '../../ui/place/keep-choice.ts'
import { PlaceMessages } from '../../ui/place/place-field.tsx'
import type { Route } from './+types/festivals.ts'
import { FestivalList } from './festival-list.tsx'
import { YearCalendar } from './year-calendar.tsx'

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  const title = loaderData?.calendar.title
  const description = loaderData?.calendar.description
  return pageMeta(args, {
    title: title === undefined ? words.heading : { en: title, hi: title },
    description: description === undefined ? words.heading : { en: description, hi: description },
    query: ['lat', 'lng', 'place'],
    ...(loaderData && {
      linkPicture: almanacPicture(
        'festivals',
        loaderData.calendar.slug,
        loaderData.keptName ? '' : loaderData.calendar.place.name,
      ),
    }),
  })
}

/** The calendar of the address at the place of its query; this year's, in the kept city or Delhi, where they name none. */
export async function loader(args: Route.LoaderArgs) {
  const { url, params, context } = args
  const call = apiFor(context)
  const slug = 'slug' in params ? params.slug : undefined
  const where = await pagePlace(args)
  const wanted = await call('festivals/getCalendar', { slug, ...where.place })
  const isWrong = !wanted.ok && wanted.status === 422
  const again = isWrong ? await call('festivals/getCalendar', { slug }) : wanted
  // A name that no calendar can have is an address that leads nowhere.
  if (!again.ok && again.status === 422) throw new Response(null, { status: 404 })
  const { calendar } = requireData(again)
  return {
    calendar,
    ...(isWrong ? placeInDelhi(where) : where),
    problem: !isWrong ? null : sayIn(words.wrong, languageOf(url.pathname)),
  }
}

export const action = keepChoice

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverActionOr(serverAction, { problem: null })
}

export default function Festivals({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay()
  const { calendar, found: foundPlace, keptName } = loaderData
  const problem = actionData?.problem ?? loaderData.problem
  const { where } = foundPlace
  const { previous, next, related, place } = calendar
  const path = `/festivals/${calendar.slug}`
  const to = ({ slug }: { slug: string }) => panchangAddress(`/festivals/${slug}`, where)
  return (
    <Page className="py-8 sm:py-12">
      <header className="rule-scotch pb-3">
        {!calendar.heading.includes(say(words.heading)) && (
          <p className="text-fine text-soft">{say(words.heading)}</p>
        )}
        <h1 className="text-h2">{calendar.heading}</h1>
        <p className="mt-1">
          <PlaceName name={place.name} isKept={keptName !== null} formId="place" />
        </p>
      </header>
      <AlmanacLinks
        label={say(words.around)}
        links={[
          ...[previous, next].flatMap((it) => (it ? [{ to: to(it), text: it.name }] : [])),
          { to: panchangAddress('/panchang', where), text: say(words.panchang) },
        ]}
      />
      <PlaceMessages path={path} foundPlace={foundPlace} problem={problem} extraParams={{}} />
      <p className="mt-4 max-w-text">{calendar.lead}</p>
      {calendar.kind === 'year' ? (
        <YearCalendar calendar={calendar} where={where} />
      ) : (
        <FestivalList calendar={calendar} where={where} />
      )}
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <section aria-labelledby="related">
          <h2 id="related" className="mb-2 text-h3">
            {say(words.related)}
          </h2>
          <AlmanacLinks
            label={say(words.related)}
            links={related.map((it) => ({ to: to(it), text: it.name }))}
          />
        </section>
        <OtherPlace calendar={calendar} where={where} keptName={keptName} />
      </div>
    </Page>
  )
}

/** The form by which the dates of another place are asked for. */
function OtherPlace({
  calendar: { slug, place },
  where,
  keptName,
}: Pick<Route.ComponentProps['loaderData'], 'calendar' | 'keptName'> & {
  where: Route.ComponentProps['loaderData']['found']['where']
}) {
  const say = useSay()
  return (
    <section id="place" aria-labelledby="place-title" className="scroll-mt-4">
      <h2 id="place-title" className="mb-3 text-h3">
        {say(words.otherPlace)}
      </h2>
      <AlmanacForm
        key={`${place.lat},${place.lng}`}
        path={`/festivals/${slug}`}
        where={where}
        placeName={place.name}
        keptName={keptName}
        submitLabel={say(words.show)}
      >
        {null}
      </AlmanacForm>
    </section>
  )
}
