import { expect, test } from 'vitest'
import { optionName } from './option-name.ts'

test.each([
  ['ask for team change', 'asking for team change'],
  ['should i sell my old car', 'selling your old car'],
  ['which suits me more HR', 'HR'],
  ['In my name', 'your name'],
  ['quit and prepare at home', 'quitting and prepare at home'],
  ['teaching in', 'teaching'],
  ['leave it sir comes before it this year', 'leaving it'],
  ['a job in Dubai that pays twice as much', 'job'],
])('in English %j is %j', (option, name) => {
  expect(optionName(option, 'en')?.text).toBe(name)
})

test.each([
  ['60k fase hue h nikal lu', 'nikalna', 'nikalne'],
  ['case karu', 'case karna', 'case karne'],
  ['continue', 'continue karna', 'continue karne'],
  ['mujhe hi jana padega', 'aapka jana', 'aapka jane'],
  ['isi city me milegi', 'isi city', 'isi city'],
  ['akele jaungi', 'akele jana', 'akele jane'],
  ['भर्ती की तैयारी जारी रखूं', 'भर्ती की तैयारी जारी रखना', 'भर्ती की तैयारी जारी रखने'],
  ['साइंस दिलाएं', 'साइंस दिलाना', 'साइंस दिलाने'],
  ['जमीन बेचकर', 'जमीन बेचना', 'जमीन बेचने'],
  ['लोन से', 'लोन', 'लोन'],
  ['सोना लूँ', 'सोना लेना', 'सोना लेने'],
  ['सोना', 'सोना', 'सोने'],
  ['कोई काम पकडूं', 'कोई काम पकडना', 'कोई काम पकडने'],
  ['बीएससी नर्सिंग में सीट मिल रही है वो ले लू', 'बीएससी नर्सिंग में सीट', 'बीएससी नर्सिंग में सीट'],
])('in Hindi %j is %j, and %j before a postposition', (option, name, oblique) => {
  expect(optionName(option, 'hi')).toEqual({ text: name, oblique })
})

test.each([
  ['will he get transferred', 'en'],
  ['I', 'en'],
  ['हम दोबारा एक हो सकते हैं', 'hi'],
  ['', 'hi'],
] as const)('%j is no name', (option, language) => {
  expect(optionName(option, language)).toBeNull()
})
