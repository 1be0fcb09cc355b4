import { expect, test } from 'vitest'
import { plainDanger } from './plain-danger.ts'

test.each([
  ['my husband sometimes raises his hand on me in front of the children', 'victim'],
  ['saas ki maar se tang aa gayi hu, ye maar kab rukegi', 'victim'],
  ['पिता मेरी मर्ज़ी के बिना सगाई कर रहे हैं', 'victim'],
  ['they are marrying me off against my will next month', 'victim'],
  ['kafeel ne mera passport rakh liya hai, ghar kab jaunga', 'victim'],
  ['वे बाहर से कुंडी लगाकर काम पर जाते हैं', 'victim'],
  ['i had the rope ready last night', 'crisis'],
  ['kal ke baad kisi ko meri wajah se takleef nahi hogi', 'crisis'],
  ['सब पर बोझ बन गई हूँ मैं', 'crisis'],
  ['my children will be happier without me', 'crisis'],
  ['मेरी कुंडली में वैधव्य है क्या', 'death'],
  ['teesra mahina chal raha h, kanha aayega kya', 'unborn-sex'],
  ['uski dukan jala du kya kal raat', 'harm-others'],
  [
    'a girl recorded our call, I paid 20k and now she wants more or she will send it to my team',
    'victim',
  ],
] as const)('hears need in “%s”', (text, kind) => {
  expect(plainDanger(text)).toBe(kind)
})

test.each([
  'shani ki maar kab tak chalegi business pe',
  'my wedding video editor wants 20k more, should I pay or make it myself',
  'emi ka bojh ban gaya hai, kab utrega',
  'agent has taken my passport for visa stamping, when will it come',
  'ghar pe bahar se tala laga hai aur chabi kho gayi, milegi kya',
  'beta exam ke liye khud ko kamre me band kar leta hai, pass hoga kya',
  'mere bina dukan kaun sambhalega, staff rakhu kya',
  'will my team manage without me if i take leave in may',
  'boss contract khatam karne ki dhamki deta hai',
  'bas me kaise jau ya train le lu',
  'is mahine ghar me lakshmi aayegi kya',
])('stays calm at “%s”', (text) => {
  expect(plainDanger(text)).toBeNull()
})

test.each([
  'my husband passed last winter, home is silent, my time here is over now',
  'pati ko guzre saal ho gaya, ab mujhe bhi unke paas bula lo bhagwan',
  'माँ चल बसी तब से मन नहीं लगता, मुझे भी उनके पास जाना है',
])('hears who wants to follow the dead: “%s”', (text) => {
  expect(plainDanger(text)).toBe('crisis')
})

test('my wife went to her village, should I go to her sister for the wedding: calm', () => {
  expect(plainDanger('wife went to delhi, should i go to her cousin’s shop for work')).toBeNull()
})
