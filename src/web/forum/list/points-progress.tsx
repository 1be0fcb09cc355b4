import { pointsPerQuestion } from '../../../contract/core/constants.ts'
import { pointsProgress as words } from '../../../words/forum/list-parts.ts'
import { formatNumber } from '../../../words/say.ts'
import { LocalizedLink, useSay } from '../../core/language.tsx'

/** How far a member's points go on the way to the next free question; the questions that they are worth already. */
export default function PointsProgress({ points }: { points: number }) {
  const say = useSay()
  const questions = Math.floor(points / pointsPerQuestion)
  const [has, wants] = [formatNumber(points), formatNumber(pointsPerQuestion)]
  const text = questions ? say(words.enough, has, questions) : say(words.onTheWay, has, wants)
  return (
    <LocalizedLink
      to={questions ? '/profile?edit=redeem' : '/forum/learn-more'}
      prefetch="none"
      // Where the server puts each member's own into a page that is drawn for all of them.
      data-own="points"
      className="inline-grid min-h-11 content-center gap-1 text-fine text-action hover:underline"
    >
      {text}
      <progress
        aria-hidden="true"
        value={questions ? pointsPerQuestion : points}
        max={pointsPerQuestion}
        className="bar h-1 w-full"
      />
    </LocalizedLink>
  )
}
