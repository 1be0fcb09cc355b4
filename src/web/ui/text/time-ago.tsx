import { useEffect, useState } from 'react'
import { formatDate, formatTime } from '../../../words/say.ts'
import { timeAgo } from '../../../words/ui/time-ago.ts'
import { useLanguage } from '../../core/language.tsx'

/**
 * The present by the server's clock: what the page was drawn at, and what has passed since it was opened,
 * to the minute. Drawn and hydrated alike, whatever the device's clock says.
 *
 * @param drawnAt instant that the page's data brings.
 * @returns milliseconds since 1970.
 */
export function useNow(drawnAt: string): number {
  const [passed, setPassed] = useState({ since: drawnAt, ms: 0 })
  useEffect(() => {
    const began = performance.now()
    const tell = () => setPassed({ since: drawnAt, ms: performance.now() - began })
    const timer = setInterval(tell, 60_000)
    return () => clearInterval(timer)
  }, [drawnAt])
  return Date.parse(drawnAt) + (passed.since === drawnAt ? passed.ms : 0)
}

/** How long ago something was said; the day and hour in India under the pointer. */
export function TimeAgo({ at, now }: { at: string; now: number }) {
  const language = useLanguage()
  const zone = 'Asia/Kolkata'
  return (
    <time
      dateTime={at}
      title={`${formatDate(at, language, 'short', zone)}, ${formatTime(at, zone)}`}
      className="whitespace-nowrap"
    >
      {timeAgo(at, now, language)}
    </time>
  )
}
