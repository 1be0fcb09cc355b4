import type { WireInput } from '../../../contract/apis.ts'
import { muhurtaWords as words } from '../../../words/panchang/muhurta.ts'
import { say } from '../../../words/say.ts'
import type { PostedForm } from '../../core/form-action.ts'
import { rejected } from '../../core/rejected.ts'
import { formTextReader } from '../form/form-text.ts'

/** Marks a muhurta or takes its mark away. */
export async function changeMuhurtas({ call, form, language }: PostedForm) {
  const text = formTextReader(form)
  const muhurta_id = text('muhurta_id')
  const result = muhurta_id
    ? await call('muhurtas/unmark', { muhurta_id })
    : await call('muhurtas/mark', {
        purpose: text('purpose') as WireInput<'muhurtas/mark'>['purpose'],
        ...{ starts_at: text('starts_at'), ends_at: text('ends_at'), place: text('place') },
        ...{ lat: Number(text('lat')), lng: Number(text('lng')) },
      })
  // What is gone already is what was wanted.
  if (result.ok || (muhurta_id && result.status === 404)) return null
  return rejected({ message: result.message || say(words.wrong, language) }, result.status)
}
