/** Lines of a history on one page. */
export const historyPageLength = 50

/** How many pages so many lines are: at least one. */
export function historyPageCount(lineCount: number): number {
  return Math.max(1, Math.ceil(lineCount / historyPageLength))
}

/** What stands before a page. */
export function linesBefore(page: number): number {
  return (page - 1) * historyPageLength
}
