// Cuts Tiro into the files that pages load: `node scripts/subset-fonts.mjs`. What it cuts stands in the
// repository; it is run again only when the font or what is said in it changes.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '..')
const from = join(root, 'node_modules/@fontsource/tiro-devanagari-hindi/files')
const to = join(root, 'src/web/app/fonts')
const style = await readFile(join(root, 'src/web/app/style.css'), 'utf8')

/** Every character in the unicode-range of the @font-face that loads this file. */
function charactersOf(file) {
  const face = style.split('@font-face').find((part) => part.includes(`/${file}'`))
  const range = /unicode-range:([^;]+);/.exec(face ?? '')?.[1]
  if (!range) throw new Error(`style.css says no unicode-range for ${file}.`)
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n))
    })
    .join('')
}

// From the .woff, which goes without the instructions for coarse screens; conjuncts of these characters stay.
for (const [script, file] of [
  ['latin', 'tiro-latin.woff2'],
  ['devanagari', 'tiro-hindi.woff2'],
]) {
  const whole = await readFile(join(from, `tiro-devanagari-hindi-${script}-400-normal.woff`))
  const cut = await subsetFont(whole, charactersOf(file), { targetFormat: 'woff2' })
  await writeFile(join(to, file), cut)
  console.log(`${file}: ${whole.length} → ${cut.length} bytes`)
}
