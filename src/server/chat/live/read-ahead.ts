import type { ApiInput } from '../../../contract/apis.ts'
import type { AppContext } from '../../core/context.ts'
import type { Language } from '../../../words/say.ts'
import { isFrameTopic } from '../../reading/meanings.ts'
import { matterAhead } from '../../reading/reading-task.ts'
import { recallingVerdict, type VerdictOwner } from '../../reading/verdict-store.ts'
import { chartFactsOf } from '../../reading/verdicts/chart-facts.ts'
import { chartAndPersonOf, personaOf } from '../session/reading-input.ts'
import type { AskingState } from './asking-state.ts'

/** What an answer will look up of what was found before, asked for with the statement that takes its question. */
export interface SoughtVerdict {
  owner: VerdictOwner
  matter: string
}

/**
 * Lays out the sheet of the chart and reads the question before it is taken, so that its answer finds both.
 *
 * @returns what will be looked up for the answer; null where nothing is, or the question can't be read.
 */
export function readBeforeTaking(
  { log }: AppContext,
  { message: question, meant, bid }: ApiInput<'chats/sendMessage'>,
  { uid, state, language, at }: { uid: string; state: AskingState; language: Language; at: Date },
): SoughtVerdict | null {
  try {
    const subject = chartAndPersonOf(state, at)
    chartFactsOf(subject.chart, at)
    const history = state.history.map(({ exchange }) => exchange)
    const persona = personaOf(state.astrologer)
    const matter = matterAhead({
      ...{ ...subject, question, language, persona, history, at },
      ...(meant && isFrameTopic(meant) && { meant }),
    })
    return matter === null ? null : { owner: { uid, bid, chart: subject.chart }, matter }
  } catch (error) {
    log.warn({ err: error }, 'a question was not read before it was taken')
    return null
  }
}

/** The subquery for it. */
export const recalling = ({ owner, matter }: SoughtVerdict) => recallingVerdict(owner, matter)
