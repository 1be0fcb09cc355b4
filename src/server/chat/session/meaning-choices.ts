import type { MeaningChoice } from '../../../contract/chat.ts'
import type { StoredMeaning } from '../../db/stored-json.ts'

/** What may be chosen below an answer, as it is sent: each under the field that it goes in. */
export function meaningChoicesOf(meanings: readonly StoredMeaning[]): MeaningChoice[] {
  return meanings.map(({ topic, label, person }) =>
    person ? { field: 'person', value: person, label } : { field: 'meant', value: topic, label },
  )
}
