import { wheelWords as words } from '../../../words/wallet/wheel.ts'
import { say } from '../../../words/say.ts'
import type { ApiData } from '../../api/result.ts'
import { rejected } from '../../core/rejected.ts'
import type { PostedForm } from '../../core/form-action.ts'

/** What a press on the wheel has led to. */
export interface SpinState {
  /** What was drawn. */
  spin?: ApiData<'wheel/spin'>
  message: string
  /** It was spun before, in another tab: what holds is to be read anew. */
  isSpent?: true
}

/** Has the server draw. */
export async function spinWheel({ call, language }: PostedForm) {
  const result = await call('wheel/spin', {})
  if (result.ok) {
    const drawn: SpinState = { spin: result.data, message: result.data.message ?? '' }
    return drawn
  }
  if (result.status === 200) return rejected<SpinState>({ message: result.message, isSpent: true })
  const message = say(words.failed, language)
  return rejected<SpinState>({ message }, result.status)
}
