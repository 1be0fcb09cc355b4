import { homeSectionWords as words } from '../../../words/home/home-sections.ts'
import { LocalizedLink, useSay } from '../../core/language.tsx'
import { Page } from '../../ui/page.tsx'

const places = [
  { to: '/subscription', title: words.plansTitle, text: words.plansText, go: words.plans },
  { to: '/forum?page=1', title: words.forumTitle, text: words.forumText, go: words.forum },
]

/** The plan and the forum, a few lines each; the whole of each leads there. */
export function Banner() {
  const say = useSay()
  return (
    <section className="border-t border-rule bg-wash">
      <Page className="grid lg:grid-cols-2 lg:gap-x-20">
        {places.map(({ to, title, text, go }) => (
          <div
            key={to}
            className="relative border-t border-edge py-3 first:border-t-0 lg:border-t-0"
          >
            <h2 className="text-h4">{say(title)}</h2>
            <p className="mt-1 max-w-text text-fine text-soft max-sm:hidden">{say(text)}</p>
            <LocalizedLink
              to={to}
              className="inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {say(go)}&nbsp;<span aria-hidden="true">→</span>
            </LocalizedLink>
          </div>
        ))}
      </Page>
    </section>
  )
}
