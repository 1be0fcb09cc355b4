import { expect, it } from 'vitest'
import { readToEnd } from '../charts.fixture.ts'

it.each([
  ['money got deducted twice yesterday how do i get refund', /second payment is returned/],
  ['199 ka recharge kiya abhi tk balance me nhi dikh rha', /2 din mein/],
  ['how do i get my refund from this app', /within 7 days/],
  ['how much do you charge for one full year reading', /whole year costs no more/],
  ['ये जवाब कोई पंडित जी लिखते हैं या कम्प्यूटर', /एआई सेवा/],
  ['Namaste panditji how are you, had your tea?', /all is well on this side/],
])('%s is answered by its own matter', async (question, said) => {
  const language = /[\u0900-\u097f]/u.test(question) ? 'hi' : 'en'
  const { text, done } = await readToEnd({ question, language })
  expect(text).toMatch(said)
  expect(done[0]?.outcome).toBe('clarify')
})
