/**
 * Lays a question into the box of the chat with Oracle about this kundli, where the chat's page finds it
 * (web/chat/conversation: `draftName`, `loadSessionText`). In this tab alone, and never in an address.
 * Storage that is shut off keeps nothing.
 */
export function storeQuestionDraft(bid: string, question: string): void {
  try {
    sessionStorage.setItem(`chat:draft:Oracle:${bid}`, question)
  } catch {
    // Then the box is empty there.
  }
}
