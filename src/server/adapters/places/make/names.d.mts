/** Types of names.mjs for the tests that read the kept names. */
export interface NameEntry {
  heading: string
  name: string
  shownName: string
  hindi: string
  otherNames: string[]
}
export function readNames(path: string): {
  headings: { english: string; hindi: string; shorts: string[] }[]
  entries: NameEntry[]
}
