import { homeSectionWords as words } from '../../words/home/home-sections.ts'
import type { LocalizedText } from '../../words/say.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { Page } from '../ui/page.tsx'

/** The plan and the forum, side by side. */
export function Banner() {
  const say = useSay()
  return (
    <section className="border-t border-rule bg-wash">
      <Page className="grid lg:grid-cols-2 lg:divide-x lg:divide-edge">
        <Half title={words.plansTitle} text={words.plansText}>
          <ButtonLink to="/subscription">{say(words.plans)}</ButtonLink>
        </Half>
        <Half title={words.forumTitle} text={words.forumText}>
          {/* The whole of it leads there. */}
          <LocalizedLink
            to="/forum?page=1"
            className="inline-flex min-h-12 items-center font-semibold text-action underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {say(words.forum)}&nbsp;<span aria-hidden="true">→</span>
          </LocalizedLink>
        </Half>
      </Page>
    </section>
  )
}

function Half({
  title,
  text,
  children,
}: {
  title: LocalizedText
  text: LocalizedText
  children: React.ReactNode
}) {
  const say = useSay()
  return (
    <div className="relative flex flex-col items-start border-t border-edge py-8 first:border-t-0 sm:py-10 lg:border-t-0 lg:first:pr-10 lg:last:not-first:pl-10">
      <h2 className="text-h3">{say(title)}</h2>
      <p className="mt-2 mb-4 max-w-text text-soft">{say(text)}</p>
      {children}
    </div>
  )
}
