import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { homeSectionWords as words } from '../../words/home/home-sections.ts'
import { useSay } from '../core/language.tsx'
import { CarouselButton } from './form/carousel-button.tsx'
import { BackIcon, ForwardIcon } from './icon/page-icons.tsx'

/**
 * Things side by side that scroll and snap; with the script, two buttons move them by one. `widths`
 * says how much of the row one takes (`basis-full sm:basis-1/2`); `moves` where there is anything to move,
 * so that no room is kept for buttons where all of them always fit.
 */
export function Slider({
  label,
  widths,
  moves = '',
  items,
}: {
  label: string
  widths: string
  moves?: string
  items: { key: string; body: ReactNode }[]
}) {
  const say = useSay()
  const row = useRef<HTMLUListElement>(null)
  const ends = useRowEnds(row)
  const move = (by: 1 | -1) => {
    const width = row.current?.firstElementChild?.getBoundingClientRect().width ?? 0
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    row.current?.scrollBy({ left: by * width, behavior: still ? 'instant' : 'smooth' })
  }
  const fits = ends?.first && ends.last
  return (
    <section aria-label={label}>
      <ul
        ref={row}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by a keyboard
        tabIndex={0}
        className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain"
      >
        {items.map(({ key, body }) => (
          <li key={key} className={`shrink-0 snap-start ${widths}`}>
            {body}
          </li>
        ))}
      </ul>
      <div
        className={`mt-4 flex min-h-11 gap-3 ${moves} ${ends && fits ? 'invisible' : 'noscript:invisible'}`}
      >
        <CarouselButton label={say(words.previous)} off={ends?.first} onPress={() => move(-1)}>
          <BackIcon />
        </CarouselButton>
        <CarouselButton label={say(words.next)} off={ends?.last} onPress={() => move(1)}>
          <ForwardIcon />
        </CarouselButton>
      </div>
    </section>
  )
}

/** Whether a row is scrolled to its first and its last thing; null until it has been measured. */
function useRowEnds(row: RefObject<HTMLUListElement | null>) {
  const [ends, setEnds] = useState<{ first: boolean; last: boolean } | null>(null)
  useEffect(() => {
    const list = row.current
    if (!list) return
    const measure = () =>
      setEnds({
        first: list.scrollLeft < 4,
        last: list.scrollLeft + list.clientWidth > list.scrollWidth - 4,
      })
    measure()
    list.addEventListener('scroll', measure, { passive: true })
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    return () => {
      list.removeEventListener('scroll', measure)
      observer.disconnect()
    }
  }, [row])
  return ends
}
