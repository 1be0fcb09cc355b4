import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { frameAsks } from '../types/frame.ts'
import { assetSituations } from './assets/asset-situations.ts'
import { findSituation } from './find-situation.ts'
import type { SituationPattern } from './situation.ts'

const examples = readFileSync(
  new URL('../../../../training/situation-examples.tsv', import.meta.url),
  'utf8',
)
  .split('\n')
  .map((line) => line.split('\t'))

const patternOf = (name: string) =>
  assetSituations.find((each) => each.name === name) as SituationPattern

/** The situations that a question shows under any topic and way of asking that the pattern takes. */
function shownBy(question: string, { among, asks = frameAsks }: SituationPattern) {
  return new Set(among.flatMap((topic) => asks.map((way) => findSituation(question, [topic], way))))
}

describe('situations of trade, money, land, court, vehicles and animals', () => {
  test.each(assetSituations.map(({ name }) => [name] as const))(
    '%s is taught by ten examples in both scripts',
    (name) => {
      const own = examples.filter(([situation]) => situation === name).map(([, text = '']) => text)
      expect(own.length).toBeGreaterThanOrEqual(10)
      expect(own.some((text) => /[\u0900-\u097f]/.test(text))).toBe(true)
      expect(own.some((text) => /^[^\u0900-\u097f]+$/.test(text))).toBe(true)
    },
  )
  test.each([
    ['dowry-case', 'bahu ne hum par 498a lagaya hai, kab bari honge'],
    ['cattle-conceives', 'meri bhains gabhin nahi ho rahi, kab hogi'],
    ['animal-birth', 'हमारी गाय कब ब्याएगी'],
    ['animal-sell-or-keep', 'बूढ़ा बैल है, बेच दूँ या खिलाता रहूँ'],
    ['cattle-ill-why', 'My goats are falling sick one after another, why?'],
    ['pet-grows-old', 'My labrador is 13, how much time has he left?'],
    ['gold-now', 'sona abhi lu ya ruk jau'],
    ['policy-keep-or-buy', 'Should I surrender my LIC policy?'],
    ['crop-sell-or-hold', 'आलू का भाव कब चढ़ेगा'],
    ['lender-at-door', 'sahukar roz ghar aata hai, kab chhutunga'],
    ['cheated-money', 'एजेंट दो लाख लेकर भाग गया, पैसा वापस आएगा?'],
    ['office-money', 'My EPF money is stuck since May, when will it come?'],
    ['claim-after-death', 'pati ke jaane ke baad LIC ka paisa kab milega'],
    ['child-wants-bike', 'बेटा बाइक माँग रहा है, दिला दूँ क्या'],
    ['lost-papers', 'meri degree kho gayi, milegi kya'],
    ['builder-case', 'builder ke khilaf RERA me case hai, jeetenge kya'],
  ])('%s is shown by plain words: %s', (name, question) => {
    expect(shownBy(question, patternOf(name))).toContain(name)
  })
  test.each([
    ['lender-at-door', 'साहूकार रोज़ आता है, अब मर जाऊँ बस'],
    ['lender-at-door', 'loan app wale meri photo bhej rahe hain, kab tak'],
    ['dowry-case', 'I filed 498A on my husband who beats me, will I win?'],
    ['lost-papers', 'meri chabi kho gayi, almari me kagaz hai, milegi?'],
    ['animal-birth', 'my wife is pregnant and our dog is old, will delivery be fine'],
    ['cattle-conceives', 'भैंस गाभिन थी, बच्चा देने के बाद दूध एकदम कम हो गया, क्यों'],
    ['pet-grows-old', 'my dog ran away, how long will it take to find him'],
    ['gold-now', 'sone ki anguthi kho gayi, kharidu kya nayi'],
    ['cheated-money', 'mere LIC agent ne policy ka paisa le liya, claim kab milega'],
  ])('%s is not shown where something else is meant: %s', (name, question) => {
    expect(shownBy(question, patternOf(name))).not.toContain(name)
  })
})
