import { expect, test } from 'vitest'
import { optionsIn } from './options.ts'

test.each([
  [
    'my father in law says start catering and my friend is telling to take a franchise of Monginis. which one will earn',
    ['start catering', 'take a franchise of Monginis'],
  ],
  [
    'My brother in law is telling to convert to a CSC centre and my wife is telling to start tiffin parcel from same shutter. Which line has profit',
    ['convert to a CSC centre', 'start tiffin parcel'],
  ],
  [
    'got admission in Pune and also in Manipal. She wants Pune because of her friends. As a father I am inclined for Manipal. Please see',
    ['Pune', 'Manipal'],
  ],
  ['got M.Com seat in Christ and also in Loyola. which one sir', ['Christ', 'Loyola']],
  [
    'Beta Pune me flat lene ko keh raha hai mere PF se, aur patni bolti hai ki paisa apne paas rakho budhape me kaam aayega. Kya karna uchit rahega?',
    ['Pune me flat lene', 'paisa apne paas rakho'],
  ],
  [
    'बीवी कहती है पैसा एफडी में डालो, दोस्त कहता है प्लॉट ले लो। समझ नहीं आता क्या करूं',
    ['पैसा एफडी में डालो', 'प्लॉट ले लो'],
  ],
])('%j sets two things side by side', (question, options) => {
  expect(optionsIn(question)).toEqual(options)
})

test.each([
  'maa bolti hai bahu ke aane ke baad badal gaya, biwi bolti hai maa ke saamne badal jata hai. kheech taan kab khatam hogi',
  'he said at dinner he wants to die. what do I do',
  'she never married, she doesn’t tell but I feel she blames me. what can I do',
])('%j names none', (question) => {
  expect(optionsIn(question)).toEqual([])
})
