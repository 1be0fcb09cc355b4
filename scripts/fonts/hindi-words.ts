import { readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const textFiles = ['.ts', '.tsx', '.json', '.jsonl', '.tsv', '.txt']

/** Every word in Devanagari that stands in these folders of the repository. */
export function hindiWords(folders: readonly string[]): string[] {
  const words = new Set<string>()
  for (const folder of folders)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!textFiles.includes(extname(name))) continue
      const text = readFileSync(join(root, folder, name), 'utf8')
      for (const [word] of text.matchAll(/[\u0900-\u097f\u200c\u200d]+/g)) words.add(word)
    }
  return [...words].sort()
}
