import type { MouseEvent as ReactMouseEvent } from 'react'
import type { KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { askAboutHouse, kundliPageWords as words } from '../../../words/kundli/kundli-page.ts'
import { useSay } from '../../core/language.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'

const sheetId = (house: number | string) => `house-${house}`

/** For the drawing: a press on the link of a house opens its sheet; without the script it leads there. */
export function hearHouses(drawing: HTMLElement | null) {
  drawing?.addEventListener('click', openHouse)
  return () => drawing?.removeEventListener('click', openHouse)
}

function openHouse(event: MouseEvent): void {
  const link = (event.target as Element).closest<SVGAElement>('a[href^="#house-"]')
  const sheet = link && document.getElementById(link.href.baseVal.slice(1))
  if (!sheet || !('showPopover' in sheet)) return
  event.preventDefault()
  // On a narrow screen the sheet would hide the very house that it tells of.
  if (!matchMedia('(width >= 64rem)').matches)
    link.closest('#chart')?.scrollIntoView({ block: 'start' })
  sheet.showPopover()
  sheet.focus()
}

interface AskPaths {
  /** The chat in which one asks of it; null where nobody has saved the kundli. */
  askPath: string | null
  /** Where a visitor's question is taken, with the form that this stands in; null where there is none. */
  previewPath: string | null
  onAsk: (question: string) => void
}

/** What each house says, a sheet from below that its part of the drawing opens. */
export function HouseSheets({
  houses,
  askPath,
  previewPath,
  onAsk,
}: {
  houses: KundliPageData['houses']
} & AskPaths) {
  const say = useSay()
  const close = (event: ReactMouseEvent<HTMLElement>) => {
    const sheet = event.currentTarget.closest<HTMLElement>('[popover]')
    if (!sheet?.matches(':popover-open')) return
    event.preventDefault()
    sheet.hidePopover()
  }
  return houses.map(({ house, name, sign, grahas, meaning }) => (
    <section
      key={house}
      id={sheetId(house)}
      popover="auto"
      tabIndex={-1}
      aria-label={`${name}, ${sign}`}
      className="house-sheet"
    >
      <p className="flex items-baseline justify-between gap-4">
        <strong className="display text-h4 first-letter:uppercase">{name}</strong>
        <span>{sign}</span>
      </p>
      <p className="mt-1 text-fine text-soft">
        {grahas.length > 0 ? grahas.join(' · ') : say(words.nobodyHere)}
      </p>
      {meaning.map((sentence) => (
        <p key={sentence} className="mt-2">
          {sentence}
        </p>
      ))}
      <p className="mt-2 flex items-center justify-between gap-4">
        <AskHouse question={say(askAboutHouse, name)} {...{ askPath, previewPath, onAsk }} />
        <a href="#chart" onClick={close} className="inline-flex min-h-11 items-center text-action">
          {say(words.close)}
        </a>
      </p>
    </section>
  ))
}

/** The way to ask about a house: into the chat, or by the page's form where nobody has saved the kundli. */
function AskHouse({ question, askPath, previewPath, onAsk }: { question: string } & AskPaths) {
  const say = useSay()
  if (askPath)
    return (
      <ButtonLink
        kind="plain"
        className="px-0!"
        to={askPath}
        prefetch="none"
        onClick={() => onAsk(question)}
      >
        {say(words.askHouse)}
      </ButtonLink>
    )
  if (!previewPath) return <span />
  return (
    <button
      type="submit"
      name="question"
      value={question}
      formMethod="post"
      formAction={previewPath}
      className="inline-flex min-h-12 items-center font-semibold text-action underline-offset-4 hover:underline"
    >
      {say(words.askHouse)}
    </button>
  )
}
