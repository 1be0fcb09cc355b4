import { useEffect, useState } from 'react'
import { data, redirect } from 'react-router'
import { drawnFilms, filmWords as words } from '../../words/content/films.ts'
import type { DrawnFilm, FilmSymbol } from '../../words/content/films.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, inLanguage, languageOf, useSay } from '../core/language.tsx'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { CarouselButton } from '../ui/form/carousel-button.tsx'
import { Column } from '../ui/page.tsx'
import { GrahaIcon, RashiIcon } from '../ui/icon/sky-icons.tsx'
import { BackIcon, ForwardIcon } from '../ui/icon/page-icons.tsx'
import type { Route } from './+types/watch.ts'

const filmAt = (search: string): DrawnFilm | undefined => {
  const id = new URLSearchParams(search).get('v') ?? ''
  return Object.hasOwn(drawnFilms, id) ? drawnFilms[id] : undefined
}

export const meta: Route.MetaFunction = (args) => {
  const film = filmAt(args.location.search)
  return pageMeta(args, {
    title: film?.title ?? words.others,
    description: words.description,
    query: ['v'],
  })
}

export function loader({ url }: Route.LoaderArgs) {
  const [first] = Object.keys(drawnFilms)
  if (!url.searchParams.has('v'))
    throw redirect(inLanguage(`/watch?v=${first}`, languageOf(url.pathname)))
  if (!filmAt(url.search)) throw data(null, { status: 404 })
  return { id: url.searchParams.get('v') ?? '' }
}

/** How long a picture stands, in milliseconds. */
const frameMilliseconds = 6_000

/** A drawn film: picture by picture with the script, all of them in order without it. */
export default function Watch({ loaderData }: Route.ComponentProps) {
  const { id } = loaderData
  const say = useSay()
  const film = drawnFilms[id]!
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(film.title)}</h1>
      <Player key={id} film={film} />
      <div className="mt-10">
        <ButtonLink to="/free-kundli?type=Oracle" wide>
          {say(words.kundli)}
        </ButtonLink>
      </div>
      <h2 className="mt-10 mb-1 text-h3">{say(words.others)}</h2>
      <ul>
        {Object.entries(drawnFilms)
          .filter(([other]) => other !== id)
          .map(([filmId, { title }]) => (
            <li key={filmId} className="border-t border-rule">
              <LocalizedLink
                to={`/watch?v=${filmId}`}
                className="flex min-h-12 items-center underline-offset-4 hover:underline"
              >
                {say(title)}
              </LocalizedLink>
            </li>
          ))}
      </ul>
    </Column>
  )
}

function Player({ film: { frames } }: { film: DrawnFilm }) {
  const ready = useHydrated()
  const player = usePlayer(frames.length)
  return (
    <>
      <Frames frames={frames} place={ready ? player.place : null} />
      {ready && <PlayerControls player={player} count={frames.length} />}
    </>
  )
}

/** Which of `count` pictures stands, and how it goes on: by itself while it plays, up to the last. */
function usePlayer(count: number) {
  const [place, setPlace] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const last = count - 1
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => {
      setPlace(place + 1)
      if (place + 1 === last) setPlaying(false)
    }, frameMilliseconds)
    return () => clearTimeout(timer)
  }, [isPlaying, place, last])
  const goTo = (to: number) => {
    setPlaying(false)
    setPlace(to)
  }
  const togglePlaying = () => {
    if (place === last) setPlace(0)
    setPlaying(!isPlaying)
  }
  return { place, isPlaying, goTo, togglePlaying }
}

/** All pictures in order, or the one at `place` where the others wait; announced as it turns. */
function Frames({ frames, place }: { frames: DrawnFilm['frames']; place: number | null }) {
  const say = useSay()
  // One place for all pictures, the tallest of them: nothing below moves.
  const stacked = place === null ? '' : '*:col-start-1 *:row-start-1'
  return (
    <ol className={`mt-6 grid gap-6 ${stacked}`} aria-live="polite">
      {frames.map(({ symbols, text }, at) => (
        <li key={text.en} className={place !== null && at !== place ? 'invisible' : ''}>
          <div className="flex aspect-video items-center justify-center gap-6 border border-rule bg-sheet">
            {symbols.map((symbol) => (
              <SymbolDrawing key={symbol} symbol={symbol} />
            ))}
          </div>
          <p className="mt-3 text-lead">{say(text)}</p>
        </li>
      ))}
    </ol>
  )
}

function PlayerControls({
  player: { place, isPlaying, goTo, togglePlaying },
  count,
}: {
  player: ReturnType<typeof usePlayer>
  count: number
}) {
  const say = useSay()
  const isLast = place === count - 1
  return (
    <div className="mt-4 flex items-center gap-3">
      <Button onClick={togglePlaying}>
        {say(isPlaying ? words.pause : isLast ? words.again : words.play)}
      </Button>
      <CarouselButton label={say(words.previous)} off={place === 0} onPress={() => goTo(place - 1)}>
        <BackIcon />
      </CarouselButton>
      <CarouselButton label={say(words.next)} off={isLast} onPress={() => goTo(place + 1)}>
        <ForwardIcon />
      </CarouselButton>
      <span className="ml-auto figures text-fine text-soft">
        {place + 1} / {count}
      </span>
    </div>
  )
}

function SymbolDrawing({ symbol }: { symbol: FilmSymbol }) {
  return typeof symbol === 'number' ? (
    <RashiIcon rashi={symbol} className="size-16 text-sindoor sm:size-20" />
  ) : (
    <GrahaIcon graha={symbol} className="size-16 text-ink sm:size-20" />
  )
}
