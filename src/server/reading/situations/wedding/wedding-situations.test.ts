import { describe, expect, test } from 'vitest'
import { frameAsks } from '../../types/frame.ts'
import { findSituation, situationPattern } from '../find-situation.ts'
import { weddingSituations } from './wedding-situations.ts'

type Name = Parameters<typeof situationPattern>[0]

const names = new Set<string>(weddingSituations.map(({ name }) => name))

/** The situations that a question shows under any topic and way of asking that the pattern of `name` takes. */
function shownBy(name: Name, question: string) {
  const { among, asks = frameAsks } = situationPattern(name)
  return new Set(among.flatMap((topic) => asks.map((way) => findSituation(question, [topic], way))))
}

describe('situations of a match, a wedding and the two families', () => {
  test.each<[Name, string]>([
    ['child-wedding', 'bitiya 28 ki ho gayi, uska byah kab tak hoga'],
    ['sibling-wedding', 'bhaiya ki shaadi kab tak hogi'],
    ['others-wedding', 'ननद का ब्याह कब तक होगा'],
    ['child-spouse-portrait', 'हमारी होने वाली बहू कैसी होगी'],
    ['ex-remarries', 'mera ex husband dusri shaadi karega kya'],
    ['dates-put-off', 'ladki wale har baar tareekh aage badha dete hain, shaadi hogi ya nahi'],
    ['two-signs', 'I am Gemini and he is Capricorn, can we get along'],
    ['unlike-pair', 'main bahut bolti hu wo bilkul chup rehta hai, nibhegi kya'],
    ['groom-abroad', 'NRI ladka hai, fraud to nahi nikalega'],
    ['looks-refused', 'kaali hu isliye har ladka mana kar deta hai, shaadi hogi meri?'],
    ['illness-before-wedding', 'मिर्गी की दवा चलती है, शादी से पहले बताऊँ या नहीं'],
    ['second-marriage-lasts', 'दूसरा विवाह टिकेगा या नहीं, डर लगता है'],
    ['two-marriages-said', 'A palmist told I have two marriage lines, is it true?'],
    ['whose-fault', 'We are parting after six years, whose fault was our divorce'],
    ['back-to-sasural', 'मैं मायके में हूँ, पति कब लेने आएँगे'],
    ['kin-long-stay', 'nanad apne ghar kab jayegi, 3 mahine se yahi hai'],
    ['separate-kitchen', 'jethani se chulha alag kar lu kya, ghar me shanti rahegi'],
    ['sent-to-parents', 'sasural wale bhai dooj pe mayke bhejenge kya'],
    ['jewels-kept', 'सास ने मेरे ज़ेवर अपने पास रखे हैं, कब देंगी'],
    ['spouse-suspects', 'pati mujh par shak karte hain, kab khatam hoga ye'],
    ['spouse-heeds-parents', 'biwi apni maa se pooche bina kuch nahi karti, kab sudhregi'],
    ['samdhi-offended', 'समधी जी की नाराज़गी कब दूर होगी'],
    ['spouse-recalls-ex', 'Will my husband ever forget his first love'],
  ])('%s is shown by its words: %s', (name, question) => {
    expect([...shownBy(name, question)]).toContain(name)
  })
  test.each<[Name, string]>([
    ['back-to-sasural', 'mayke me hu, pati ne thappad mara tha, lene aayenge kya'],
    ['jewels-kept', 'गहने सास ने रख लिए, बाप से प्लॉट लिखवा ला तब वापस, क्या मान जाएँगे'],
    ['sibling-wedding', 'my elder brother locked me, will they let me marry'],
    ['spouse-suspects', 'he doubts me, checks my phone, takes my salary. is my husband to change'],
    ['child-wedding', 'bete ki shaadi me kharcha kitna hoga, kab tak jodu'],
    ['two-signs', 'meri kark rashi hai, boss ki makar, dukan chalegi'],
    ['kin-long-stay', 'biwi 3 mahine se mayke hai, saas kehti hai kab jayegi'],
    ['second-marriage-lasts', 'dusri shaadi kab hogi'],
  ])('%s is not shown by what means something else or tells of harm: %s', (name, question) => {
    expect([...shownBy(name, question)]).not.toContain(name)
  })
  test.each([
    'When will I get married',
    'meri shaadi kab hogi',
    'bete ki naukri kab lagegi',
    'मेरी सास कैसी हैं',
    'gehne girvi rakhe hain, kab chhutenge',
    '14 gun mile hain, shaadi kare?',
  ])('a question near to them shows none of them: %s', (question) => {
    for (const { name } of weddingSituations)
      expect([...shownBy(name, question)].filter((each) => each && names.has(each))).toEqual([])
  })
})
