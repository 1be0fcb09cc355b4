import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../style.css', import.meta.url), 'utf8')

type Colours = Record<string, { lightness: number; chroma: number; hue: number }>

const oklch = String.raw`oklch\(([\d.]+)% ([\d.]+) ([\d.]+)(?: / [\d.]+)?\)`
const names = [...css.matchAll(/--color-([\w-]+): light-dark\(/g)].map(([, name = '']) => name)

/** The colours of one theme: the first of each pair is for light, the second for dark. */
function coloursOf(theme: 'light' | 'dark'): Colours {
  const pair = new RegExp(
    String.raw`--color-([\w-]+): light-dark\(\s*${oklch},\s*${oklch}\s*\)`,
    'g',
  )
  const colours: Colours = {}
  for (const [, name = '', ...figures] of css.matchAll(pair)) {
    const [lightness, chroma, hue] = theme === 'light' ? figures.slice(0, 3) : figures.slice(3)
    colours[name] = {
      lightness: Number(lightness) / 100,
      chroma: Number(chroma),
      hue: Number(hue),
    }
  }
  return colours
}

const clip = (x: number) => Math.min(1, Math.max(0, x))

/** Relative luminance of an OKLCH colour, clipped to sRGB as a screen does (WCAG 2.2, Björn Ottosson). */
function luminance({ lightness, chroma, hue }: Colours[string]): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const grounds = ['paper', 'sheet', 'wash']
const texts = ['ink', 'soft', 'action', 'sindoor', 'leaf', 'blue']
const pairs: [front: string, ground: string, least: number][] = [
  ...grounds.flatMap((ground) =>
    texts.map((text) => [text, ground, 4.5] as [string, string, number]),
  ),
  ...grounds.flatMap((ground) =>
    ['edge', 'fact'].map((line) => [line, ground, 3] as [string, string, number]),
  ),
  ['on-action', 'action', 4.5],
  ['on-action', 'action-press', 4.5],
  ['on-sindoor', 'sindoor', 4.5],
]

test.each(['light', 'dark'] as const)(
  'in the %s theme text stands out by 4.5 and controls by 3',
  (theme) => {
    const colours = coloursOf(theme)
    const weak: string[] = []
    for (const [front, ground, least] of pairs) {
      const [f, g] = [colours[front], colours[ground]]
      if (!f || !g) throw new Error(`no colour ${front} or ${ground}`)
      const [high, low] = [luminance(f), luminance(g)].sort((x, y) => y - x) as [number, number]
      const ratio = (high + 0.05) / (low + 0.05)
      if (ratio < least) weak.push(`${front} on ${ground}: ${ratio.toFixed(2)} < ${least}`)
    }
    expect(weak).toEqual([])
  },
)

test('every colour of the palette is chosen for both themes', () => {
  expect(names.length).toBeGreaterThan(10)
  expect(Object.keys(coloursOf('light'))).toEqual(names)
  expect(css.match(/--color-[\w-]+: oklch/g)).toBeNull()
})
