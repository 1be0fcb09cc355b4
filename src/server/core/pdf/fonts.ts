import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackWoff } from './unpack-woff.ts'

/** The three files that one face comes in; each holds letters that the others lack. */
export type FontName = 'devanagari' | 'latin' | 'latin-ext'
export const fontNames: readonly FontName[] = ['latin', 'devanagari', 'latin-ext']

const { resolve } = createRequire(import.meta.url)
const read = new Map<FontName, Buffer>()

/** A font as TrueType, read once. From the .woff: of the .woff2 the PDF would stay empty. */
export function fontFile(name: FontName): Buffer {
  let file = read.get(name)
  if (!file) {
    const folder = '@fontsource/tiro-devanagari-hindi/files'
    file = unpackWoff(
      readFileSync(resolve(`${folder}/tiro-devanagari-hindi-${name}-400-normal.woff`)),
    )
    read.set(name, file)
  }
  return file
}

/** A stretch of one line that one font sets. */
export interface FontRun {
  font: FontName
  text: string
}

/** A joiner, a mark or a space: it stays with what it follows, so that no conjunct is torn. */
const clings = /^[\s\u200c\u200d]$/
const devanagari = /^[\u0900-\u097f\u25cc\ua8e0-\ua8ff]$/
const latin = /^[\u0020-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2010-\u203a\u2122\u2212→]$/
const latinExtended = /^[\u0100-\u024f\u1e00-\u1eff\u20b9]$/

function fontOf(letter: string): FontName | null {
  if (devanagari.test(letter)) return 'devanagari'
  if (latin.test(letter)) return 'latin'
  return latinExtended.test(letter) ? 'latin-ext' : null
}

/** A text cut where the font has to change. Letters of scripts that no font of ours has are left out. */
export function fontRunsOf(text: string): FontRun[] {
  const runs: FontRun[] = []
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1)
    const font = clings.test(letter) ? (last?.font ?? 'latin') : fontOf(letter)
    if (!font) continue
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}
