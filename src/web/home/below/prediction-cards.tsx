import { predictionCards, homeSectionWords as words } from '../../../words/home/home-sections.ts'
import type { PredictionKind } from '../../../words/home/home-sections.ts'
import { LocalizedLink, useSay } from '../../core/language.tsx'
import { Fold } from './fold.tsx'
import { Slider } from '../../ui/slider.tsx'
import { GrahaIcon } from '../../ui/icon/sky-icons.tsx'
import type { GrahaName } from '../../ui/icon/sky-icons.tsx'

/** Whoever is not signed in is led to the plans, which offer log-in with a way back. */
export function predictionAddress(kind: PredictionKind, loggedIn: boolean): string {
  return loggedIn ? `/create-kundli?predictions=true&p_type=${kind}` : '/subscription'
}

/** Day, week, month, year: the Sun, the Moon, Jupiter's steady step, and Saturn's long one. */
const symbols: Record<PredictionKind, GrahaName> = {
  daily: 'sun',
  weekly: 'moon',
  monthly: 'jupiter',
  yearly: 'saturn',
}

/** The four predictions: one beside the other, 1, 2 or 4 at a time. */
export default function PredictionCards({ loggedIn }: { loggedIn: boolean }) {
  const say = useSay()
  return (
    <Fold title={say(words.predictions)}>
      <Slider
        label={say(words.predictions)}
        widths="basis-full sm:basis-1/2 lg:basis-1/4"
        moves="lg:hidden"
        items={predictionCards.map(({ kind, title, text }) => ({
          key: kind,
          body: (
            <article className="relative flex h-full gap-4 border-t-2 border-marigold pt-4 pr-6 pb-1">
              <GrahaIcon graha={symbols[kind]} className="size-10 text-sindoor" />
              <div className="flex grow flex-col">
                <h3 className="text-h4">{say(title)}</h3>
                <p className="mt-1 grow text-soft">{say(text)}</p>
                <LocalizedLink
                  to={predictionAddress(kind, loggedIn)}
                  prefetch="none"
                  className="inline-flex min-h-11 items-center self-start font-semibold text-action underline-offset-4 hover:underline"
                >
                  {say(words.explore)}
                  <span className="sr-only">{`: ${say(title)}`}</span>
                </LocalizedLink>
              </div>
            </article>
          ),
        }))}
      />
    </Fold>
  )
}
