import { draftName, loadSessionText, saveSessionText } from './session-text.ts'

/** A question that was typed in a chat and not yet asked, and that chat's path. */
export interface WaitingQuestion {
  question: string
  path: string
}

const pointerName = 'waiting'
const askName = 'ask-on-arrival'

/** Notes whose box it is that a question was left in, and where it stands. */
export function noteWaitingQuestion(draft: string, uid: string, path: string): void {
  saveSessionText(pointerName, JSON.stringify({ draft, uid, path }))
}

/** The question that this tab's reader left in the box of a chat; null where none is left. */
export function loadWaitingQuestion(uid: string): WaitingQuestion | null {
  const text = loadSessionText(pointerName)
  if (!text) return null
  const pointer = JSON.parse(text) as { draft: string; uid: string; path: string }
  const question = loadSessionText(pointer.draft).trim()
  return question && pointer.uid === uid ? { question, path: pointer.path } : null
}

/** Has the chat that is opened next ask what stands in its box: it was pressed elsewhere. */
export function askOnArrival(): void {
  saveSessionText(askName, loadSessionText(pointerName) && '1')
}

/** Whether the question in the box is to be asked now. True once. */
export function takeAskOnArrival(subject: { astrologer: string; bid: string }): boolean {
  if (!loadSessionText(askName)) return false
  saveSessionText(askName, '')
  const { draft } = JSON.parse(loadSessionText(pointerName)) as { draft: string }
  return draft === draftName(subject)
}
