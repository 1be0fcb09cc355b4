import type { Route } from './+types/reminders.ts'
import type { ReminderAct } from './reminders-action.ts'

/** What the page's action answered; undefined before any form was sent. */
export type ActionData = Route.ComponentProps['actionData']

/** What the last form came to, below the one that was sent. */
export function Outcome({ reply, acts }: { reply: ActionData; acts: readonly ReminderAct[] }) {
  if (!reply || !acts.includes(reply.act)) return null
  return (
    <p
      role={reply.isDone ? 'status' : 'alert'}
      className={reply.isDone ? 'text-leaf' : 'text-sindoor'}
    >
      {reply.message}
    </p>
  )
}
