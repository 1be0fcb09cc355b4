import { grahaName, houseName, rashiName } from '@drishti/jyotish'
import { describe, expect, test } from 'vitest'
import { dateText } from '../../verdicts/date-text.ts'
import { chartReadings, expectWhole } from './chart-answers.fixture.ts'

describe('the passage of a graha', async () => {
  const readings = await chartReadings({
    en: 'where is Saturn transiting for me and until when',
    hi: 'शनि का गोचर मेरे किस भाव में चल रहा है',
  })
  test('is told whole', () => expectWhole(readings))
  test('names sign, house and last day', () => {
    for (const { sheet, first, language } of readings) {
      const { rashi, toUtc, houseFromLagna } = sheet.transits.saturn
      expect(first).toContain(grahaName('saturn', language))
      expect(first).toContain(rashiName(rashi, language))
      expect(first).toContain(dateText(toUtc as string)[language])
      if (houseFromLagna && sheet.transits.saturn.houseFromMoon)
        expect(first).toContain(houseName(houseFromLagna, language))
    }
  })
})

describe('Rahu and Ketu about to change sign', async () => {
  const readings = await chartReadings({
    en: 'is the rahu ketu transit good for me',
    hi: 'राहु केतु का गोचर मेरे लिए कैसा रहेगा',
  })
  test('are told with the sign they go to', () => {
    expectWhole(readings)
    for (const { sheet, text, language } of readings)
      for (const graha of ['rahu', 'ketu'] as const)
        expect(text).toContain(rashiName(sheet.transits[graha].next!.rashi, language))
  })
})

describe('Sade Sati', async () => {
  const readings = await chartReadings({
    en: 'am I in sade sati',
    hi: 'क्या मेरी साढ़ेसाती चल रही है',
  })
  test('is told whole', () => expectWhole(readings))
  test('is answered by yes or no as the chart has it, with its days', () => {
    for (const { sheet, first, text, language } of readings) {
      const runs = sheet.byId.get('transit.sade-sati')?.about
      const next = sheet.byId.get('transit.sade-sati.next')?.about
      if (runs?.toUtc) expect(first).toContain(dateText(runs.toUtc)[language])
      else if (sheet.byId.has('transit.sade-sati.none')) {
        expect(first).toMatch(/^(No|नहीं)/)
        if (next?.fromUtc) expect(text).toContain(dateText(next.fromUtc)[language])
      }
    }
  })
  test('of a dhaiya: yes or no', async () => {
    const all = await chartReadings({ en: 'am I in shani dhaiya', hi: 'क्या मेरी ढैया चल रही है' })
    expectWhole(all)
    for (const { sheet, first } of all) {
      const fact = sheet.byId.get('dosha.dhaiya')
      if (fact) expect([first, /^(No|नहीं)/.test(first)]).toEqual([first, fact.value !== true])
    }
  })
})
