import { Suspense } from 'react'
import type { KundliPageData } from '../../contract/kundli/kundli-page.ts'
import { askAboutCelebrity } from '../../words/kundli/celebrity.ts'
import {
  askPersonaOf,
  kundliPageWords as words,
  sharedKundli,
} from '../../words/kundli/kundli-page.ts'
import { useLanguage, useSay } from '../core/language.tsx'
import { usePageLink } from '../core/use-page-link.ts'
import { ButtonLink } from '../ui/form/button.tsx'
import { lazyOnVisible } from '../ui/lazy-on-visible.ts'
import { Menu } from '../ui/overlay/menu.tsx'
import { Page } from '../ui/page.tsx'
import { LazyShareLinks } from '../ui/share/lazy-share-links.ts'
import type { SaveAndAskProps } from './save-and-ask.tsx'

// A form that the page's action answers by itself: its code comes after the page's own.
const SaveAndAsk = import.meta.env.SSR
  ? (await import('./save-and-ask.tsx')).default
  : lazyOnVisible<SaveAndAskProps>(() => import('./save-and-ask.tsx'))

interface KundliBarProps extends SaveAndAskProps {
  /** Null where nobody has saved it. */
  bid: string | null
  /** Of somebody known to the public: it is not shared as one's own. */
  figure: boolean
  kundli: KundliPageData
}

const small =
  'inline-flex min-h-12 items-center rounded-md border border-edge px-4 font-semibold text-ink hover:bg-wash'

/** What there is to do with a kundli, always in reach: ask about it, take it as a paper, pass it on. */
export function KundliBar({ bid, persona, figure, kundli, address, problem }: KundliBarProps) {
  const say = useSay()
  const language = useLanguage()
  return (
    <div className="sticky bottom-0 z-10 border-t border-rule bg-paper py-2">
      <Page className="flex items-stretch gap-2">
        <div className="min-w-0 flex-1 lg:max-w-96">
          {bid ? (
            <ButtonLink wide to={`/chats?type=${persona}&bid=${bid}`} prefetch="none">
              {say(askPersonaOf[persona])}
            </ButtonLink>
          ) : (
            <Suspense fallback={null}>
              <SaveAndAsk
                persona={persona}
                {...(figure && { label: say(askAboutCelebrity[persona], kundli.name) })}
                address={address}
                problem={problem}
              />
            </Suspense>
          )}
        </div>
        {/* A file, no page of the router: a plain link, which the browser asks for itself. */}
        <a
          href={`/reports/kundli.pdf?${new URLSearchParams({
            ...(bid
              ? { bid }
              : { unsaved: new URLSearchParams(address.split('?')[1]).get('unsaved')! }),
            language: language === 'hi' ? 'Hindi' : 'English',
          })}`}
          className={small}
        >
          {say(words.pdf)}
        </a>
        {!figure && <ShareKundli kundli={kundli} />}
      </Page>
    </div>
  )
}

/** The signs alone, without name, day or place; the picture shows an empty chart. */
function ShareKundli({ kundli: { signs } }: { kundli: KundliPageData }) {
  const say = useSay()
  const language = useLanguage()
  const linkTo = usePageLink()
  return (
    <Menu
      label={say(words.share)}
      button={
        <span aria-hidden="true" className={small}>
          {say(words.share)}
        </span>
      }
      className="[&>div]:top-auto [&>div]:bottom-full [&>div]:mb-2"
    >
      <Suspense fallback={null}>
        <LazyShareLinks
          isList
          text={say(sharedKundli, signs)}
          link={linkTo('/free-kundli')}
          picture={`/cards/${language}/kundli.png`}
        />
      </Suspense>
    </Menu>
  )
}
