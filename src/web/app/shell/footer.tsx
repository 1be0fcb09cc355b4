import { useRouteLoaderData } from 'react-router'
import { footerWords } from '../../../words/app/footer.ts'
import { siteWords } from '../../../words/app/site.ts'
import { BottomBar } from './bottom-bar.tsx'
import { LanguageSwitch } from './header.tsx'
import { LocalizedLink, useSay } from '../../core/language.tsx'
import { footerGroups } from './footer-links.ts'
import { ThemeChoice } from '../theme/theme-choice.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Page } from '../../ui/page.tsx'
import { LogoIcon } from '../../ui/icon/icons.tsx'

export interface SiteLinks {
  email: string
  store: string
  whatsapp: string
  social: { title: string; link: string }[]
}

/** What ends a page: the colophon, and on a phone the bar of places. */
export default function PageEnd() {
  return (
    <>
      <Footer />
      <BottomBar />
    </>
  )
}

/** The colophon: where else to go, what this is, and how it should look. */
function Footer() {
  const say = useSay()
  const here = useHydrated()
  const links = useRouteLoaderData<{ links?: SiteLinks | null }>('root')?.links
  return (
    <footer
      className={`mt-auto border-t border-rule bg-sheet [--tall:24rem] lg:[--tall:40rem] ${here ? '' : 'laid-out-late'}`}
    >
      <Page className="py-6 lg:py-10">
        <div className="grid gap-x-8 lg:grid-cols-4 lg:gap-y-8">
          <div className="pb-4 lg:pb-0">
            <p className="display flex items-center gap-2.5 text-h3">
              <LogoIcon className="h-4.5 w-7.5" />
              {say(siteWords.name)}
            </p>
            <p className="mt-1 max-w-[16rem] text-fine text-soft">{say(siteWords.tagline)}</p>
            {links && <Elsewhere links={links} />}
          </div>
          {footerGroups.map((group) => (
            <FooterGroup key={group.words.en} group={group} />
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pt-4 lg:mt-8 lg:border-t lg:border-rule lg:pt-5">
          <p className="text-fine text-soft">{say(siteWords.labelLine)}</p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <LanguageSwitch />
            <ThemeChoice />
          </div>
        </div>
      </Page>
    </footer>
  )
}

/** Folded to one line on a phone; open where there is room. */
function FooterGroup({ group: { words, rows } }: { group: (typeof footerGroups)[number] }) {
  const say = useSay()
  return (
    <nav aria-label={say(words)} className="border-t border-rule lg:border-t-0">
      <details className="footer-group group">
        <summary className="flex min-h-12 items-center justify-between gap-4 lg:mb-1 lg:min-h-0 lg:text-fine lg:text-soft">
          {say(words)}
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className="size-4 shrink-0 fill-none stroke-soft stroke-[1.4] transition-transform duration-150 group-open:rotate-45"
          >
            <path d="M8 2v12M2 8h12" />
          </svg>
        </summary>
        <ul className="pb-3 lg:pb-0">
          {rows.map((row) => (
            <li key={row.words.en}>
              <LocalizedLink
                to={row.to}
                className="inline-flex min-h-9 items-center underline-offset-4 hover:underline"
              >
                {say(row.words)}
              </LocalizedLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

const line = 'inline-flex min-h-9 items-center underline-offset-4 hover:underline'

/** Mail, WhatsApp, the app, and where we are elsewhere: as the operator says. */
function Elsewhere({ links: { email, store, whatsapp, social } }: { links: SiteLinks }) {
  const say = useSay()
  if (!email && !store && !whatsapp && social.length === 0) return null
  const away = { className: line, target: '_blank', rel: 'noopener noreferrer' }
  return (
    <>
      <ul className="mt-3">
        {email && (
          <li>
            <a href={`mailto:${email}`} className={`${line} wrap-anywhere`}>
              {email}
            </a>
          </li>
        )}
        {whatsapp && (
          <li>
            <a href={whatsapp} {...away}>
              {say(footerWords.whatsapp)}
            </a>
          </li>
        )}
        {store && (
          <li>
            <a href={store} {...away}>
              {say(footerWords.store)}
            </a>
          </li>
        )}
      </ul>
      {social.length > 0 && (
        <>
          <p className="mt-2 text-fine text-soft">{say(footerWords.follow)}</p>
          <ul className="flex flex-wrap gap-x-4">
            {social.map(({ title, link }) => (
              <li key={title}>
                <a href={link} {...away}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
