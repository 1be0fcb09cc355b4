import { AnswerBuilder } from '../answer-builder.ts'
import type { SummaryWriter } from '../composer/writer.ts'
import { summaryOfChat } from './summary.ts'
import type { SummaryRequest } from './summary.ts'

/** Somebody waits for the screen that closes a chat. */
const patienceMs = 4_000
const mostLines = 3

/**
 * Three lines on a chat: by a model where one is ready, every line checked as an answer is. The built-in
 * lines stand where a line of the model's may not be shown, where it fails, and where it is late.
 */
export async function writeSummary(
  request: SummaryRequest & { firstName?: string | null | undefined },
  writer: SummaryWriter,
): Promise<string[]> {
  const { lines, sheet, judgement } = summaryOfChat(request)
  const history = request.history.filter(({ outcome = 'answer' }) => outcome === 'answer')
  if (!writer.ready() || history.length === 0) return lines
  const { language, persona, person, firstName } = request
  const { windows, direction } = judgement
  const page = new AnswerBuilder({ sheet, windows, language, direction })
  const brief = { language, persona, history, firstName, truths: lines }
  const meter = { promptTokens: 0, answerTokens: 0, isEstimate: false }
  const written: string[] = []
  try {
    for await (const draft of writer.summary(brief, AbortSignal.timeout(patienceMs), meter)) {
      const shown = page.showFromModel(draft, person)
      if (!shown || !('kind' in shown) || written.length === mostLines) return lines
      written.push(shown.text)
    }
  } catch {
    // The model's own port keeps count of faults.
    return lines
  }
  return written.length === mostLines ? written : lines
}
