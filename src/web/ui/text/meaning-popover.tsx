/** The slip with the meaning, opened by every `TermButton` of its id. */
export function MeaningPopover({ id, word, means }: { id: string; word: string; means: string }) {
  return (
    <span
      id={id}
      popover="auto"
      className="inset-x-4 top-auto bottom-4 mx-auto w-auto max-w-column rounded-md border border-rule border-l-3 border-l-marigold bg-sheet px-4 py-3 font-text text-base font-normal tracking-normal text-ink shadow-sheet"
    >
      <strong className="font-semibold">{word}.</strong> {means}
    </span>
  )
}
