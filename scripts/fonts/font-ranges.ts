import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const style = readFileSync(join(import.meta.dirname, '../../src/web/app/style.css'), 'utf8')

/** Every character in the unicode-range of the @font-face of style.css that loads this file. */
export function charactersOf(file: string): string[] {
  const face = style.split('@font-face').find((part) => part.includes(`/${file}'`))
  const range = /unicode-range:([^;]+);/.exec(face ?? '')?.[1]
  if (!range) throw new Error(`style.css says no unicode-range for ${file}.`)
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n))
  })
}
