import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { kundli } from '../chart/kundli.ts'
import { facts } from '../facts/facts.ts'
import { runCommand, usage } from './command.ts'

const now = new Date('2026-11-20T00:00:00Z')
const birth = ['1994-08-17T08:42+05:30', '26.9124', '75.7873']
const jaipur = ['26.9124', '75.7873']
const linesOf = (...words: string[]) => runCommand(words, now).text.trimEnd().split('\n')

describe('jyotish on the command line', () => {
  test('tells a chart in the sentences of the library, in both languages', () => {
    const chart = kundli({ utc: '1994-08-17T03:12:00Z', latitude: 26.9124, longitude: 75.7873 })
    const labels = facts(chart, now.toISOString()).map(({ label }) => label)
    for (const language of ['en', 'hi'] as const) {
      const known = new Set(labels.map((label) => label[language]))
      const lines = linesOf('kundli', ...birth, '--language', language)
      expect(lines.length).toBeGreaterThan(45)
      expect(lines.filter((line) => !known.has(line))).toEqual([])
    }
    expect(linesOf('kundli', ...birth)).toContain('The Moon is in Mula nakshatra, pada 3')
    expect(linesOf('kundli', ...birth, '--whole').length).toBeGreaterThan(700)
  })

  test('tells the dashas of the moment that is named, else of now', () => {
    expect(linesOf('kundli', ...birth).join()).toContain('Moon mahadasha')
    const later = linesOf('kundli', ...birth, '--at', '2034-01-01T00:00Z').join()
    expect(later).not.toContain('Moon mahadasha')
  })

  test('tells a day, a year and a match', () => {
    expect(linesOf('panchang', '2026-11-20', ...jaipur).join()).toContain('Rahu Kaal is from')
    expect(linesOf('festivals', '2026', ...jaipur).length).toBeGreaterThan(290)
    const groom = ['1992-03-03T10:00+05:30', '28.6', '77.2']
    expect(linesOf('milan', ...birth, ...groom)[0]).toMatch(/^Varna .* of 1 points$/)
  })

  test('gives data for programs', () => {
    const data = JSON.parse(runCommand(['kundli', ...birth, '--json'], now).text) as {
      id: string
    }[]
    expect(data.map(({ id }) => id)).toContain('lagna.rashi')
  })

  test.each([
    [['kundli', 'yesterday', '26.9', '75.8'], /is no moment/],
    [['kundli', '1994-08-17T08:42', '26.9', '75.8'], /is no moment/],
    [['kundli', '1994-02-31T25:42+05:30', '26.9', '75.8'], /is no moment/],
    [['kundli', birth[0]!, 'Jaipur', '75.8'], /is no latitude/],
    [['kundli', birth[0]!, '91', '75.8'], /is no latitude/],
    [['kundli', birth[0]!, '26.9', ''], /is no longitude/],
    [['kundli', birth[0]!, '26.9'], /is no longitude/],
    [['kundli', '1794-08-17T08:42+05:30', '26.9', '75.8'], /1900/],
    [['kundli', ...birth, '--language', 'fr'], /is no language/],
    [['kundli', ...birth, '--at'], /wants a value/],
    [['panchang', '20-11-2026', ...jaipur], /is no date/],
    [['panchang', '2026-11-20', ...jaipur, '--offset', '5'], /is no offset/],
    [['festivals', 'next', ...jaipur], /is no year/],
    [['horoscope'], /no command "horoscope"/],
  ])('says of %j what is wrong, and how it is used', (words, said) => {
    const { text, exitCode } = runCommand(words, now)
    expect(text).toMatch(said)
    expect([exitCode, text.endsWith(usage)]).toEqual([2, true])
  })

  test('runs as a program', () => {
    const program = join(import.meta.dirname, 'bin.ts')
    const text = execFileSync(process.execPath, [program, 'panchang', '2026-11-20', ...jaipur])
    expect(text.toString()).toContain('Rahu Kaal')
  })
})
