import { homeSectionWords as words } from '../../../words/home/home-sections.ts'
import { LocalizedLink, useSay } from '../../core/language.tsx'
import { Fold } from './fold.tsx'

/** One sentence of what the house is for, and the way to the rest. */
export function AboutTeaser({ mission }: { mission: string }) {
  const say = useSay()
  return (
    <Fold title={say(words.about)}>
      <p className="display -mt-2 max-w-text text-h3 text-balance">{mission}</p>
      <LocalizedLink
        to="/about-us"
        className="mt-4 inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
      >
        {say(words.moreAbout)}
      </LocalizedLink>
    </Fold>
  )
}
