import { readFile } from 'node:fs/promises'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** A font file of any kind, unpacked. */
export async function unpackedFont(file: string): Promise<Buffer> {
  return subsetFont(await readFile(file), '', { keepAllGlyphs: true, targetFormat: 'truetype' })
}

function fontOf(unpacked: Buffer): harfbuzz.Font {
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(unpacked).buffer)))
}

function bufferOf(word: string): harfbuzz.Buffer {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(word)
  buffer.guessSegmentProperties()
  return buffer
}

/**
 * The glyphs that a font needs for these words, with those that it goes through on the way to them: half
 * letters, ligatures that become longer ones.
 */
export function glyphsFor(unpacked: Buffer, words: readonly string[]): Set<number> {
  const font = fontOf(unpacked)
  const glyphs = new Set<number>()
  for (const word of words)
    for (const step of harfbuzz.shapeWithTrace(font, bufferOf(word), [], 0, 0))
      if (step.glyphs) for (const { g } of step.t as { g: number }[]) glyphs.add(g)
  return glyphs
}

/** How a font sets words: the place and outline of each glyph that is seen. */
export function wordSetter(unpacked: Buffer): (word: string) => string {
  const font = fontOf(unpacked)
  const outlines = new Map<number, string>()
  const outlineOf = (glyph: number) => {
    const known = outlines.get(glyph) ?? font.glyphToPath(glyph)
    outlines.set(glyph, known)
    return known
  }
  return (word) => {
    const buffer = bufferOf(word)
    harfbuzz.shape(font, buffer)
    const places = buffer.getGlyphPositions()
    return (
      buffer
        .getGlyphInfos()
        .map(({ codepoint: glyph }, i) => ({ ...places[i], outline: outlineOf(glyph) }))
        // A joiner is nothing to see, with or without a glyph.
        .filter(({ xAdvance, outline }) => xAdvance !== 0 || outline !== '')
        .map((glyph) => JSON.stringify(glyph))
        .join('\n')
    )
  }
}
