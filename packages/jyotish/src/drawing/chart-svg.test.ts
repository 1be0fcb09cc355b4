import { describe, expect, test } from 'vitest'
import { eastChart, northChart, southChart } from './chart-svg.ts'
import { dayKundli } from '../chart/day-kundli.ts'
import { kundli } from '../chart/kundli.ts'
import { grahas, rashiName } from '../names/names.ts'
import { grahaNames, type Kundli } from '../sky/types.ts'

const chart = kundli({ utc: '1991-03-14T01:15:00Z', latitude: 26.9, longitude: 75.8 })
const day = dayKundli({
  fromUtc: '1991-03-13T18:30:00Z',
  toUtc: '1991-03-14T18:30:00Z',
  latitude: 26.9,
  longitude: 75.8,
})

function crowdedChart(house: number): Kundli {
  const copy = structuredClone(chart)
  for (const graha of grahaNames) {
    copy.grahas[graha].rashi = (copy.lagna.rashi + house - 1) % 12
    copy.grahas[graha].retrograde = true
  }
  return copy
}

const labels = (svg: string) =>
  [...svg.matchAll(/<g role="img" aria-label="([^"]*)"/g)].map((match) => match[1]!)

/** Every text with the room it surely takes, in a bold face of usual width. */
function boxes(svg: string) {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map((match) => {
    const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(match[1]!)?.[1]
    const size = Number(attribute('font-size'))
    const width = size * (/\p{Script=Devanagari}/u.test(match[2]!) ? 0.7 : 0.58 * match[2]!.length)
    const x = Number(attribute('x'))
    const left = attribute('text-anchor') === 'middle' ? x - width / 2 : x
    const baseline = Number(attribute('y'))
    return {
      text: match[2]!,
      left,
      right: left + width,
      top: baseline - size * 0.72,
      bottom: baseline,
    }
  })
}

function wellFormed(svg: string): boolean {
  const open: string[] = []
  for (const [, close, name, self] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false
    } else if (!self) open.push(name!)
  }
  return open.length === 0
}

describe('charts', () => {
  test.each(['en', 'hi'] as const)(
    'every house is one thing to a screen reader, in order from the lagna (%s)',
    (language) => {
      for (const draw of [northChart, southChart, eastChart]) {
        const svg = draw(chart, { language })
        const read = labels(svg)
        expect(read).toHaveLength(12)
        expect(wellFormed(svg)).toBe(true)
        for (const [index, label] of read.entries()) {
          const rashi = (chart.lagna.rashi + index) % 12
          expect(label).toContain(rashiName(rashi, language))
          for (const graha of grahaNames) {
            expect(label.includes(grahas[graha].name[language])).toBe(
              chart.grahas[graha].rashi === rashi,
            )
          }
        }
      }
    },
  )

  test('a house is read with its number, its sign and who stands there', () => {
    const copy = structuredClone(chart)
    for (const graha of grahaNames) copy.grahas[graha].rashi = copy.lagna.rashi
    copy.grahas.saturn.rashi = (copy.lagna.rashi + 6) % 12
    copy.grahas.saturn.retrograde = true
    const sign = rashiName(copy.grahas.saturn.rashi, 'en')
    expect(labels(northChart(copy))[6]).toBe(`House 7, ${sign}: Saturn retrograde`)
    expect(labels(northChart(copy))[3]).toMatch(/^House 4, \w+: empty$/)
    expect(labels(northChart(copy, { language: 'hi' }))[6]).toContain('शनि वक्री')
  })

  test.each(['en', 'hi'] as const)(
    'nine grahas in any one house neither overlap nor leave the chart (%s)',
    (language) => {
      const wrong: string[] = []
      for (let house = 1; house <= 12; house++) {
        for (const svg of [
          northChart(crowdedChart(house), { language }),
          southChart(crowdedChart(house), { language }),
          eastChart(crowdedChart(house), { language }),
        ]) {
          const textBoxes = boxes(svg)
          const short = grahaNames.map((graha) => grahas[graha].abbreviation[language])
          expect(textBoxes.filter(({ text }) => short.includes(text))).toHaveLength(9)
          for (const [index, box] of textBoxes.entries()) {
            const within = box.left >= 0 && box.right <= 328 && box.top >= 0 && box.bottom <= 328
            if (!within) wrong.push(`${house}: ${box.text} leaves`)
            for (const otherBox of textBoxes.slice(index + 1)) {
              const apart =
                box.right <= otherBox.left ||
                otherBox.right <= box.left ||
                box.bottom <= otherBox.top ||
                otherBox.bottom <= box.top
              if (!apart) wrong.push(`${house}: ${box.text} over ${otherBox.text}`)
            }
          }
        }
      }
      expect(wrong).toEqual([])
    },
  )

  test('a division is drawn from its own lagna', () => {
    const read = labels(northChart(chart, { varga: 'D9' }))
    expect(read[0]).toContain(rashiName(chart.vargas.D9.lagna, 'en'))
    expect(read.find((label) => label.includes('Venus'))).toContain(
      rashiName(chart.vargas.D9.venus, 'en'),
    )
  })

  test('without the birth time the signs are drawn, with no lagna and no house', () => {
    for (const language of ['en', 'hi'] as const) {
      for (const draw of [southChart, eastChart]) {
        const svg = draw(day, { language })
        expect(labels(svg)).toHaveLength(12)
        expect(labels(svg).join()).not.toMatch(/House|Lagna|भाव|लग्न/)
        expect(boxes(svg).some(({ text }) => /Lagna|लग्न/.test(text))).toBe(false)
        for (const graha of grahaNames) expect(svg).toContain(grahas[graha].name[language])
      }
    }
  })

  test('in the East Indian chart Aries stands on top in the middle, Cancer left, Libra below, Capricorn right', () => {
    const at = (name: string) => boxes(eastChart(chart)).find(({ text }) => text === name)!
    expect(at('Aries').bottom).toBeLessThan(30)
    expect(at('Cancer').right).toBeLessThan(110)
    expect(at('Libra').top).toBeGreaterThan(200)
    expect(at('Capricorn').left).toBeGreaterThan(210)
    expect(at('Taurus').right).toBeLessThan(at('Aries').left)
    expect(at('Gemini').top).toBeGreaterThan(at('Taurus').bottom)
  })

  test('colours are the page’s own unless fixed ones are given', () => {
    expect(northChart(chart)).toContain('var(--chart-lagna, currentColor)')
    expect(northChart(chart)).not.toContain('style=')
    const fixed = { ink: '#111', soft: '#555', rule: '#111', lagna: '#a00', lagnaFill: '#fed' }
    expect(northChart(chart, { colours: fixed })).not.toContain('var(')
  })

  test('each house is a link of its own where the page asks for it, in the order of houses', () => {
    const houseLink = (house: number) => `#house-${house}`
    for (const draw of [northChart, southChart, eastChart]) {
      const links = [
        ...draw(chart, { houseLink }).matchAll(
          /<a href="#house-(\d+)" class="bhava-(\d+)"><g role="img" aria-label="House (\d+)/g,
        ),
      ]
      const houses = Array.from({ length: 12 }, (_, index) => String(index + 1))
      for (const group of [1, 2, 3]) expect(links.map((link) => link[group])).toEqual(houses)
    }
    expect(southChart(day, { houseLink })).not.toContain('<a ')
  })

  test('title and description are named by the prefix, which cannot break out', () => {
    const svg = southChart(chart, { idPrefix: 'a"><script>' })
    expect(svg).not.toContain('<script>')
    expect(northChart(chart, { idPrefix: 'mine' })).toContain('aria-labelledby="mine-title"')
  })
})
