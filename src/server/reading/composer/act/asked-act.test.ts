import { describe, expect, test } from 'vitest'
import { englishAct } from './english-act.ts'
import { hindiAct } from './hindi-act.ts'

describe('the act that a question puts up', () => {
  test.each([
    [
      'one office asks for 150 lunches, savings are only 2 lakh. should i accept this order',
      'accepting this order',
    ],
    ['should I marry her or not, she earns more than me', 'marrying her'],
    [
      'shall i leave sheep and go for mason work to Bengaluru',
      'leaving sheep and going for mason work to Bengaluru',
    ],
    ['Is it right time to bring a new dog home?', 'bringing a new dog home'],
    [
      'thinking of opening a small bakery with my savings, is it a good idea',
      'opening a small bakery with your savings',
    ],
    [
      'Should I cut my losses on the cafe because the rent is high',
      'cutting your losses on the cafe',
    ],
    ['should we plan it now', 'planning it'],
  ])('in English: %s', (question, act) => {
    expect(englishAct(question)).toBe(act)
  })

  test.each([
    'what should i do with this partnership',
    'which stone should i wear',
    'when should i join the new place',
    'can i get a visa this year',
    'should i be worried',
    'will he come back',
  ])('none in English: %s', (question) => {
    expect(englishAct(question)).toBeNull()
  })

  test.each([
    ['office wale 45 din baad paisa denge. ye order le lu kya', 'ye order lena'],
    ['dil mar gya is naukri se, painting me jau kya', 'painting me jana'],
    ['bypass pe jagah mil rahi h par pagdi 12 lakh. le lu kya jagah', 'jagah lena'],
    ['mann nhi krta bechne ka. mujhe apna flat bechna chahiye kya', 'apna flat bechna'],
    ['मैनेजर से नहीं बनती रिजाइन मार दूं', 'रिजाइन मार देना'],
    ['क्या अब भी एलएलबी कर लूं', 'एलएलबी करना'],
    ['ठाणे में वन आरके ले लूं या भाव गिरेगा', 'ठाणे में वन आरके लेना'],
    ['अस्पताल में नौकरी मिली है, क्या ले लूँ?', 'यह क़दम'],
    ['lagta h duniya ghoom lu. savings h. jau?', 'duniya ghoom lena'],
    ['ID wapas chalu hoga ya Porter join kar lu', 'Porter join karna'],
  ])('in Hindi: %s', (question, act) => {
    expect(hindiAct(question)?.text).toBe(act)
  })

  test.each([
    'mana karu to lalchi, sign karu to neend nahi. mujhe kya karna chahiye',
    'wo kab tak aayega, kaise manau',
    'जाऊं तो दरवाजा खोलेंगे या बेइज्जत करेंगे',
    'उसकी मां ने कहा आप से पूछ लूं, पास होगा?',
    'kisko haan bolu',
  ])('none in Hindi: %s', (question) => {
    expect(hindiAct(question)).toBeNull()
  })
})
