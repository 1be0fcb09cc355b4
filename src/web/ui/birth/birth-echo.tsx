import { useEffect, useRef, useState } from 'react'
import { isMomentProblem } from '../../../contract/kundli/birth-moment.ts'
import { birthSentence } from '../../../words/kundli/birth-sentence.ts'
import type { Language } from '../../../words/say.ts'
import { useLanguage } from '../../core/language.tsx'
import { isClockOpen, readBirthForm, typedMoment } from './birth-form-values.ts'
import type { BirthFormValues } from './birth-form-values.ts'

/** "Friday, 5 August 1994, 6:20 in the evening, Kanpur"; '' until there is a day to be read back. */
export function echoOf(formValues: BirthFormValues, language: Language): string {
  const { hours, minute, time_unknown: isUnknown, pob = '' } = formValues
  const dayOnly = typedMoment({ ...formValues, time_unknown: 'on' })
  if (isMomentProblem(dayOnly)) return ''
  const moment = typedMoment(formValues)
  const hasTime = Boolean(hours && minute && !isUnknown) && !isClockOpen(formValues)
  const time = hasTime && !isMomentProblem(moment) ? moment.time : null
  return birthSentence[language]({ ...dayOnly, time }, pob.split(',')[0]?.trim() ?? '')
}

/** What is understood of the birth in this form, in words, while it is typed. */
export function BirthEcho({ formValues }: { formValues: BirthFormValues }) {
  const language = useLanguage()
  const line = useRef<HTMLParagraphElement>(null)
  const [typed, setTyped] = useState(formValues)
  useEffect(() => {
    const form = line.current?.closest('form')
    if (!form) return
    const read = () => setTyped(readBirthForm(new FormData(form)))
    read()
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [])
  return (
    // Its height is kept for it, so that nothing moves; a mark beside nothing would look like a fault.
    <p
      ref={line}
      aria-live="polite"
      className="mt-5 min-h-12 border-l-3 border-marigold pl-3 empty:border-transparent"
    >
      {echoOf(typed, language)}
    </p>
  )
}
