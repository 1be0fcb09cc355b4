import { useSyncExternalStore } from 'react'
import { greetingAt, homeWords } from '../../words/home/home.ts'
import { useSay } from '../core/language.tsx'
import { useSession } from '../core/session.ts'
import { Page } from '../ui/page.tsx'

const hourNeverChanges = () => () => {}
const hourHere = () => new Date().getHours()

/** The line for someone who is logged in. The server knows only India's hour, the browser its own. */
export function Greeting({ hourInIndia }: { hourInIndia: number }) {
  const say = useSay()
  const session = useSession()
  const hour = useSyncExternalStore(hourNeverChanges, hourHere, () => hourInIndia)
  return (
    <Page className="pt-8 pb-6 sm:pt-12">
      <h1>
        {say(greetingAt(hour))}
        {session?.displayName && `, ${session.displayName}`}
      </h1>
      <p className="mt-3 text-lead text-soft">{say(homeWords.whatToday)}</p>
    </Page>
  )
}
