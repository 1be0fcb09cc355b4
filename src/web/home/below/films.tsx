import { homeSectionWords as words } from '../../../words/home/home-sections.ts'
import { LocalizedLink, useSay } from '../../core/language.tsx'
import { Fold } from './fold.tsx'
import { Slider } from '../../ui/slider.tsx'
import { RashiIcon } from '../../ui/icon/sky-icons.tsx'

export interface Film {
  video: string
  title: string
}

export const slideWidths = 'basis-full min-[480px]:basis-1/2 min-[769px]:basis-1/3'

/** The id that follows "v=" in a watch link; it decides how the poster is drawn. */
export function videoId(video: string): string {
  return /[?&]v=([\w-]+)/.exec(video)?.[1] ?? video
}

/** Videos as links under posters of our own: nothing of another house is loaded here. */
export function Films({ films }: { films: Film[] }) {
  const say = useSay()
  if (films.length === 0) return null
  return (
    <Fold title={say(words.films)}>
      <Slider
        label={say(words.films)}
        widths={slideWidths}
        moves={films.length > 3 ? '' : 'min-[769px]:hidden'}
        items={films.map((film) => ({ key: film.video, body: <FilmCard film={film} /> }))}
      />
      <p className="mt-3 text-fine text-soft">{say(words.filmsNote)}</p>
    </Fold>
  )
}

function FilmCard({ film: { video, title } }: { film: Film }) {
  const say = useSay()
  const isOurs = video.startsWith('/')
  const look =
    'group block pr-6 [&:hover_.film-title]:underline underline-offset-4 focus-visible:outline-offset-0'
  const body = (
    <>
      <Poster id={videoId(video)} />
      <span className="film-title mt-2 block font-semibold">{title}</span>
      <span className="text-fine text-soft">
        {say(words.watch)}
        {!isOurs && ` · ${new URL(video).hostname.replace(/^www\./, '')}`}
      </span>
    </>
  )
  return isOurs ? (
    <LocalizedLink to={video} className={look}>
      {body}
    </LocalizedLink>
  ) : (
    <a href={video} rel="noopener noreferrer nofollow" target="_blank" className={look}>
      {body}
    </a>
  )
}

/** A poster from the film's id alone: an arc of a wheel, three signs of it, and where to press. */
export function Poster({ id }: { id: string }) {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  return (
    <span className="relative grid aspect-video grid-cols-3 items-center justify-items-center overflow-hidden border border-rule bg-sheet px-4">
      <svg
        viewBox="0 0 160 90"
        aria-hidden="true"
        className="absolute inset-0 size-full line-art text-edge"
      >
        <circle cx="80" cy={170 - (seed % 30)} r="130" />
        <circle cx="80" cy={170 - (seed % 30)} r="104" />
      </svg>
      {[0, 1, 2].map((place) => (
        <RashiIcon
          key={place}
          rashi={(seed + place) % 12}
          className={
            place === 1 ? 'size-9 -translate-y-9 text-soft' : 'size-7 -translate-y-3 text-soft'
          }
        />
      ))}
      <span className="absolute inset-0 m-auto grid size-12 translate-y-5 place-items-center rounded-full bg-action text-on-action">
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
          <path d="M8 5v14l11-7z" />
        </svg>
      </span>
    </span>
  )
}
