import { useEffect, useState } from 'react'
import { chatToolWords } from '../../words/chat/chat-tools.ts'
import { useSay } from '../core/language.tsx'
import { ArrowDownIcon } from '../ui/icon/chat-icons.tsx'

/** Leads to the last question, while it is more than a screen away. Stands over the box, in its sticky part. */
export function JumpToLatest() {
  const say = useSay()
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    const look = () => {
      const last = lastArticle()
      setFar(last !== undefined && last.getBoundingClientRect().top > 2 * innerHeight)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return (
    <div className="relative">
      {isFar && (
        <button
          type="button"
          title={say(chatToolWords.latest)}
          onClick={() => lastArticle()?.scrollIntoView({ block: 'start' })}
          className="absolute right-3 bottom-2 grid size-11 place-items-center rounded-full border border-edge bg-sheet shadow-sheet"
        >
          <ArrowDownIcon />
          <span className="sr-only">{say(chatToolWords.latest)}</span>
        </button>
      )}
    </div>
  )
}

function lastArticle(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('main article')].at(-1)
}
