/** The computed fact behind a line, and what it comes from. */
export function FactBehind({ fact }: { fact: { label: string; because: string } }) {
  return (
    <p className="mb-3 border-l-3 border-marigold bg-wash px-4 py-3 text-fine">
      {fact.label}. <span className="text-soft">{fact.because}.</span>
    </p>
  )
}
