import { date, time } from '../../../words/say.ts'
import { useLanguage } from '../../core/language.tsx'

/** When something was said, in Indian time: the day, and the hour with it where there is room. */
export function When({ at, withTime = false }: { at: string; withTime?: boolean }) {
  const language = useLanguage()
  const day = date(at, language, 'short', 'Asia/Kolkata')
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {withTime ? `${day}, ${time(at, 'Asia/Kolkata')}` : day}
    </time>
  )
}
