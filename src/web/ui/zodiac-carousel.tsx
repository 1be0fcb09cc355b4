import { useEffect, useRef, useState } from 'react'
import type { MouseEvent, PointerEvent, RefObject } from 'react'
import { zodiacSigns, zodiacWords } from '../../words/horoscope/zodiac.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { useHydrated } from './use-hydrated.ts'
import { CarouselButton } from './form/carousel-button.tsx'
import { RashiIcon } from './icon/sky-icons.tsx'
import { BackIcon, ForwardIcon } from './icon/page-icons.tsx'
import { lastPosition, slidingMilliseconds, stepOfSwipe, positionAfter } from './zodiac-turns.ts'

/** Twelve signs and Aries once more, which stands beside Pisces at the end. */
const places = Array.from({ length: 13 }, (_, place) => place)

/**
 * The signs, three at a time, the middle one highlighted: turned by buttons, arrow keys, a finger or
 * the mouse. Before the script it is a list that scrolls.
 */
export function ZodiacCarousel() {
  const say = useSay()
  const isReady = useHydrated()
  const { position, turn } = useTurns()
  const carousel = useRef<HTMLElement>(null)
  useArrowKeys(carousel, turn)
  return (
    <section ref={carousel} aria-label={say(zodiacWords.title)}>
      <SignStrip position={position} turn={turn} isReady={isReady} />
      <div className="mt-3 flex justify-center gap-3 noscript:invisible">
        <CarouselButton
          label={say(zodiacWords.previous)}
          off={position === 0}
          onPress={() => turn(-1)}
        >
          <BackIcon />
        </CarouselButton>
        <CarouselButton
          label={say(zodiacWords.next)}
          off={position === lastPosition}
          onPress={() => turn(1)}
        >
          <ForwardIcon />
        </CarouselButton>
      </div>
      <output className="sr-only" aria-live="polite">
        {isReady && position > 0 && say(zodiacSigns[position + 1]!.title)}
      </output>
    </section>
  )
}

/** Where the strip stands; a turn that is asked for while it slides is passed over. */
function useTurns() {
  const isSliding = useRef(false)
  const [position, setPosition] = useState(0)
  const turn = (by: number) => {
    if (isSliding.current) return
    isSliding.current = true
    setPosition((now) => positionAfter(now, by))
    setTimeout(() => (isSliding.current = false), slidingMilliseconds)
  }
  return { position, turn }
}

function SignStrip({
  position,
  turn,
  isReady,
}: {
  position: number
  turn: (by: number) => void
  isReady: boolean
}) {
  const strip = useRef<HTMLUListElement>(null)
  const swipe = useSwipe(turn)
  useEffect(() => {
    if (strip.current?.parentElement) strip.current.parentElement.scrollLeft = 0
  }, [])
  return (
    <div
      {...(isReady ? swipe : {})}
      className={`mx-auto max-w-[46rem] border-y border-rule ${isReady ? 'touch-pan-y overflow-hidden select-none' : 'snap-x overflow-x-auto'}`}
    >
      <ul
        ref={strip}
        className="flex transition-transform duration-500 ease-out"
        style={isReady ? { transform: `translateX(${-25 * position}%)` } : undefined}
      >
        {places.slice(0, isReady ? 13 : 12).map((place) => (
          <SignCard
            key={place}
            sign={place % 12}
            middle={place === position + 1}
            away={isReady && (place < position || place > position + 2)}
          />
        ))}
      </ul>
    </div>
  )
}

function SignCard({ sign, middle, away }: { sign: number; middle: boolean; away: boolean }) {
  const say = useSay()
  const { value, title, date, description } = zodiacSigns[sign]!
  return (
    <li
      data-middle={middle || undefined}
      inert={away}
      className="group relative flex min-h-70 w-1/4 shrink-0 snap-start flex-col items-center justify-center px-1 py-5 text-center text-soft transition-[width,background-color] duration-500 ease-out data-middle:w-1/2 data-middle:bg-wash data-middle:text-ink"
    >
      <RashiIcon
        rashi={sign}
        className="size-8 group-data-middle:size-14 group-data-middle:text-sindoor"
      />
      <h3 className="mt-2 text-fine group-data-middle:text-h3 sm:text-h4">{say(title)}</h3>
      <p className="mt-1 hidden text-fine text-soft group-data-middle:block">{say(date)}</p>
      <p className="mt-1 hidden max-w-56 text-fine group-data-middle:block">{say(description)}</p>
      <LocalizedLink
        to={`/horoscope?zodiac=${value}&when=Today`}
        draggable={false}
        className="mt-3 font-semibold text-action underline-offset-4 group-data-middle:inline-flex group-data-middle:min-h-11 group-data-middle:items-center after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
      >
        <span className="sr-only group-data-middle:not-sr-only">{say(zodiacWords.today)}</span>
        <span className="sr-only">{`: ${say(title)}`}</span>
      </LocalizedLink>
    </li>
  )
}

/** The arrow keys turn it while the focus is anywhere within. */
function useArrowKeys(whole: RefObject<HTMLElement | null>, turn: (by: number) => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (!by) return
      event.preventDefault()
      turn(by)
    }
    const element = whole.current
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  })
}

/** Turns by a finger or the mouse; a press that was a swipe opens nothing. */
function useSwipe(turn: (by: number) => void) {
  const from = useRef<number | null>(null)
  const wasSwipe = useRef(false)
  useEffect(() => {
    const end = (event: globalThis.PointerEvent) => {
      if (from.current === null) return
      const by = stepOfSwipe(event.clientX - from.current)
      from.current = null
      wasSwipe.current = by !== 0
      if (by) turn(by)
    }
    const drop = () => (from.current = null)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', drop)
    return () => {
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', drop)
    }
  })
  return {
    onPointerDown: (event: PointerEvent) => {
      wasSwipe.current = false
      from.current = event.clientX
    },
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (wasSwipe.current) event.preventDefault()
    },
  }
}
