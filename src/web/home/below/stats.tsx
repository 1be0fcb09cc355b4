import { homeSectionWords as words } from '../../../words/home/home-sections.ts'
import { homeWords } from '../../../words/home/home.ts'
import { formatNumber } from '../../../words/say.ts'
import { useSay } from '../../core/language.tsx'
import { Fold } from './fold.tsx'

export interface Stats {
  predictions: string
  users: string
  chats: string
  free_questions: number
  astrologers: number
  samples: string[]
}

/** The published figures, as a table of an almanac; samples say that they are samples. */
export function StatsBanner({ stats }: { stats: Stats }) {
  const say = useSay()
  const figures = [
    [stats.predictions, homeWords.statPredictions],
    [stats.users, homeWords.statUsers],
    [stats.chats, homeWords.statChats],
    [formatNumber(stats.free_questions), words.statFree],
    [formatNumber(stats.astrologers), homeWords.statAstrologers],
  ] as const
  const published = figures.filter(([figure]) => figure !== '')
  return (
    <Fold title={say(words.stats)}>
      <dl className="grid grid-cols-2 gap-x-6 border-t-3 border-double border-edge sm:grid-cols-3 lg:grid-cols-5">
        {published.map(([figure, label]) => (
          <div
            key={label.en}
            className="flex flex-col-reverse justify-end border-b border-rule py-4"
          >
            <dt className="text-soft">{say(label)}</dt>
            <dd className="display text-[2rem] leading-tight">{figure}</dd>
          </div>
        ))}
      </dl>
      {stats.samples.some((name) => name in stats) && (
        <p className="mt-3 text-fine text-soft">{say(words.sampleFigures)}</p>
      )}
    </Fold>
  )
}
