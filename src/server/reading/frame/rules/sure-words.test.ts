import { describe, expect, it } from 'vitest'
import {
  asksBySureWords,
  asksForOneself,
  asksForWay,
  subjectBySureWords,
  weighsDeeds,
} from './sure-words.ts'

describe('how the words ask beyond doubt', () => {
  it('hears a time in "which month" where the reader heard a choice', () => {
    expect(asksBySureWords('and which month should i open it then', 'choose')).toBe('when')
    expect(asksBySureWords('kis mahine me shifting karu', 'which')).toBe('when')
    expect(asksBySureWords('which stone for this month', 'which')).toBeNull()
    expect(asksBySureWords('which month exactly', 'exactly')).toBeNull()
  })

  it('hears the reason asked for where no other question word stands', () => {
    expect(asksBySureWords('हर बार लिस्ट से मेरा नाम कट क्यों जाता है', 'whether')).toBe('why')
    expect(asksBySureWords('She praises her alone. why is my saas like this', 'whether')).toBe(
      'why',
    )
    expect(asksBySureWords('why did he go and when will he come', 'when')).toBeNull()
  })

  it.each([
    ['shall I wait for him or say yes to the other boy', true],
    ['ask for a transfer or stay on?', true],
    ['dukan lu ya online karu', true],
    ['is he coming back or passing time', false],
    ['लड़का नौकरी वाला होगा या व्यापार वाला', false],
  ])('%s: weighs deeds of the asker: %s', (question, weighs) => {
    expect(weighsDeeds(question)).toBe(weighs)
  })
})

describe('a way that is asked for', () => {
  it.each([
    'How can I get out of debt?',
    'how do i stop feeling bitter',
    'अपनी आमदनी कैसे बढ़ाऊँ?',
    'kaise wapsi karu',
    'माता-पिता से मेरी नज़दीकी कैसे बढ़े?',
  ])('is heard in %j', (question) => {
    expect(asksForWay(question)).toBe(true)
  })
  it.each(['how will my exam be', 'papa ki tabiyat kaisi rahegi', 'मेरे होने वाले सास ससुर कैसे होंगे'])(
    'is not heard in %j',
    (question) => {
      expect(asksForWay(question)).toBe(false)
    },
  )
})

describe('whose life the words name beyond doubt', () => {
  it.each([
    ["When will my brother's transfer come?", 'sibling'],
    ['mere pati ki naukri kab lagegi', 'spouse'],
    ['मेरी बेटी की परीक्षा कैसी जाएगी', 'child'],
    ['why do my friends leave me out of every plan', null],
    ['will my wife’s brother clear the bank exam', null],
    ['will my brothers and sisters ever sit together', null],
    ['बुआ मेरे पति के कान भरती हैं, सास कब समझेंगी', null],
  ])('%s: %s', (question, subject) => {
    expect(subjectBySureWords(question)).toBe(subject)
  })

  it.each([
    ['bachpan ke dost ke saath partnership mujhe phalegi kya', true],
    ['is it good for me to live near my daughter', true],
    ['beagle lene ki soch rahe, abhi theek hai', false],
    ['beagle puppy lena chah rahe hain', true],
    ['मेरे दोस्त को नौकरी कब मिलेगी', false],
  ])('%s: for the asker: %s', (question, isOwn) => {
    expect(asksForOneself(question)).toBe(isOwn)
  })
})
