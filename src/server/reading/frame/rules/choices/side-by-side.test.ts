import { expect, test } from 'vitest'
import { partedThings } from './parted-things.ts'
import { wishedPair } from './wished-pairs.ts'

test.each([
  ['3 acre me is baar ganna lagau ki haldi? borewell sukh gaya h', ['ganna', 'haldi']],
  ['sarso boye ki gehu, khad mil nhi rahi', ['sarso', 'gehu']],
  ['खेत मे गन्ना लगाऊं कि केला, मिल वाले पैसा देर से देते हैं', ['गन्ना', 'केला']],
  ['बिटिया को 11वी मे बायो दिलाये कि एग्रीकल्चर। वो खुद कह रही', ['बायो', 'एग्रीकल्चर']],
  ['beti ko 11th me science dilau ya agriculture?', ['science', 'agriculture']],
  ['this time they filled choice jammu or pune GC. which will come?', ['Jammu', 'Pune GC']],
  ['पति ने पोस्टिंग के लिए जयपुर और जोधपुर भरा है, कौन सी मिलेगी', ['जयपुर', 'जोधपुर']],
])('%j parts two things', (question, things) => {
  expect(partedThings(question)).toEqual(things)
})

test.each([
  'dukan kholu ki nahi',
  'kaise karu ki ghar bas jaye',
  'शेयर बाज़ार में पैसा लगाऊँ या एफडी में',
  'loan lu ki ruk jau',
  'which month should we go for embryo transfer, clinic gave may or july',
])('%j parts no two things of one deed', (question) => {
  expect(partedThings(question)).toBeNull()
})

test.each([
  [
    'beta 10vi me 61% laya, wo mobile repairing ka iti karna chahta mai chahta hu 11vi science. kis me uska bhala h',
    ['mobile repairing ITI', 'science'],
  ],
  [
    'school is forcing science, he says commerce and father says anything but pass first. what should he take',
    ['science', 'commerce'],
  ],
  ['बेटा पॉलिटेक्निक करना चाहता है, मैं चाहता हूं बीएससी करे। किसमें उसका भला है', ['पॉलिटेक्निक', 'बीएससी']],
  [
    'beta bolta h hotel management, uski maa ca karwana chahti h. kya dilau',
    ['hotel management', 'ca'],
  ],
])('%j tells what two people wish for a child', (question, wishes) => {
  expect(wishedPair(question)).toEqual(wishes)
})

test('what is wished and no study is no pair', () => {
  expect(wishedPair('maa chahti hai shaadi kar lu, mai chahta hu naukri. kya karu')).toBeNull()
})
