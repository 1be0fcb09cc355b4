import type { ApiName, WireInput } from '../../../../contract/apis.ts'
import type { TestPerson } from '../test-person.testing.ts'
import { accountRequests } from './account.testing.ts'
import { almanacRequests } from './almanac.testing.ts'
import { chatRequests } from './chat.testing.ts'
import { contentRequests } from './content.testing.ts'
import { forumRequests } from './forum.testing.ts'
import { kundliRequests } from './kundli.testing.ts'
import { moneyRequests } from './money.testing.ts'
import { operatorRequests } from './operator.testing.ts'
import { reminderRequests } from './reminder.testing.ts'

export type Requests = { [N in ApiName]: WireInput<N> }

/** A valid request to every row about this person's things: a new row must say what it takes. */
export function requestsOf(person: TestPerson): Requests {
  return {
    ...accountRequests(person),
    ...moneyRequests(person),
    ...contentRequests(),
    ...operatorRequests(person),
    ...kundliRequests(person),
    ...almanacRequests(),
    ...chatRequests(person),
    ...forumRequests(person),
    ...reminderRequests(person),
  }
}
