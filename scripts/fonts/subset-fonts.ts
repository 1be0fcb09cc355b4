// Cuts Tiro into the files that pages load: `npm run fonts`. What it cuts stands in the repository; it is
// run again only when the font or what is said in it changes (src/web/app/fonts/fonts.test.ts tells when).
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { cutGlyphs } from './cut-glyphs.ts'
import { charactersOf } from './font-ranges.ts'
import { hindiWords } from './hindi-words.ts'
import { glyphsFor, unpackedFont } from './shape.ts'

const root = join(import.meta.dirname, '../..')

/** From the .woff, which goes without the instructions for coarse screens. */
function wholeFont(script: string): string {
  const folder = join(root, 'node_modules/@fontsource/tiro-devanagari-hindi/files')
  return join(folder, `tiro-devanagari-hindi-${script}-400-normal.woff`)
}

async function save(file: string, font: Buffer): Promise<void> {
  await writeFile(join(root, 'src/web/app/fonts', file), font)
  console.log(`${file}: ${font.length} bytes`)
}

// Without its fractions.
const latin = await readFile(wholeFont('latin'))
const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum']
for (const file of ['tiro-latin.woff2', 'tiro-latin-more.woff2']) {
  const text = charactersOf(file).join('')
  await save(file, await subsetFont(latin, text, { targetFormat: 'woff2', keepFeatures }))
}

// Of the conjuncts those of all words that we have. Any other is then set by half letters and a virama, so
// that every consonant keeps its half, its r below and its r above.
const hindi = await unpackedFont(wholeFont('devanagari'))
const characters = charactersOf('tiro-hindi.woff2')
const ours = hindiWords(['src', 'packages/jyotish/src', 'training']).filter((word) =>
  [...word].every((letter) => characters.includes(letter)),
)
const consonants = characters.filter((letter) => /[\u0915-\u0939\u0958-\u095f]/.test(letter))
const forms = consonants.flatMap((it) => [`${it}\u094d\u200d`, `${it}\u094dर`, `र\u094d${it}`])
const cut = await cutGlyphs(hindi, characters, glyphsFor(hindi, [...ours, ...forms]))
await save(
  'tiro-hindi.woff2',
  await subsetFont(cut, '', { keepAllGlyphs: true, targetFormat: 'woff2' }),
)
