import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../../docs/evaluation.md', import.meta.url)

/** The document in pieces: what stands before the first heading of second level, then each such heading's piece. */
function piecesOf(text: string): string[] {
  return text.split(/^(?=## )/m)
}

/** Puts the pieces in place of those with the same headings, and leaves every other piece as it stands. */
export function replacePieces(document: string, replacement: string): string {
  const headingOf = (piece: string) => /^## .*/.exec(piece)?.[0] ?? ''
  const fresh = piecesOf(replacement).filter((piece) => piece.trim() !== '')
  const headings = new Set(fresh.map(headingOf))
  const old = piecesOf(document)
  const written = new Set<string>()
  const merged = old.map((piece) => {
    const heading = headingOf(piece)
    if (!headings.has(heading)) return piece
    written.add(heading)
    return fresh.find((other) => headingOf(other) === heading) ?? piece
  })
  const added = fresh.filter((piece) => !written.has(headingOf(piece)))
  return `${[...merged, ...added].map((piece) => piece.trim()).join('\n\n')}\n`
}

/** Writes one evaluation's pieces into docs/evaluation.md. */
export function writeEvaluation(replacement: string): void {
  writeFileSync(file, replacePieces(readFileSync(file, 'utf8'), replacement))
}
