/** The hand-kept names: Hindi names, names shown instead of those of the sources, old names. */
import { readFileSync } from 'node:fs'

/**
 * Reads names-*.txt into `{ headings: [{ english, hindi, shorts }], entries: [{ heading, name, added, shownName, hindi, otherNames }] }`.
 * The form stands at the top of names-india.txt. Throws on a line that does not fit it.
 */
export function readNames(path) {
  const headings = []
  const entries = []
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (!line.trim() || line.startsWith('# ')) continue
    if (line.startsWith('## ')) {
      const [names, shorts = ''] = line.slice(3).split(';')
      const [english, hindi = ''] = names.split('=').map((part) => part.trim())
      headings.push({ english, hindi, shorts: list(shorts) })
      continue
    }
    const match =
      /^(\+ )?([^>=;@]+?)(?: @ ([-\d., ]+))?(?: > ([^=;]+?))? = ([^;=]+?)(?:; ([^;=]+))?$/.exec(
        line,
      )
    if (!match || !headings.length || !!match[1] !== !!match[3])
      throw new Error(`${path}: cannot read "${line}"`)
    const [, , name, spot, shownName, hindi, otherNames = ''] = match
    const [lat, lng, people] = list(spot ?? '').map(Number)
    const added = spot ? { lat, lng, people } : null
    entries.push({
      heading: headings.at(-1).english,
      name,
      added,
      shownName: shownName ?? name,
      hindi,
      otherNames: list(otherNames),
    })
  }
  return { headings, entries }
}

function list(text) {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
