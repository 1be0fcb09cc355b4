import { formatDate, formatTime } from '../../../words/say.ts'
import { useLanguage } from '../../core/language.tsx'

/** When something was said, in Indian time: the day, and the hour with it where there is room. */
export function DateTime({ at, withTime = false }: { at: string; withTime?: boolean }) {
  const language = useLanguage()
  const day = formatDate(at, language, 'short', 'Asia/Kolkata')
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {withTime ? `${day}, ${formatTime(at, 'Asia/Kolkata')}` : day}
    </time>
  )
}
