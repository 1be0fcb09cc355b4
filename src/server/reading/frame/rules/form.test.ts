import { expect, test } from 'vitest'
import { formOf } from './form.ts'

test.each([
  ['ek do teen taarikh bata do pakki', 'hinglish'],
  ['kaunsa mahina?', 'hinglish'],
  ['result kb', 'hinglish'],
  ['menu dasso munde da viah kado hovega', 'hinglish'],
  ['matlab 2028?', 'hinglish'],
  ['thank you ji, that helped', 'en'],
  ['which month is best for the trip', 'en'],
  ['what is rahu kaal timing for tomorrow', 'en'],
  ['उसकी शादी कब होगी', 'hi'],
])('%s', (question, form) => {
  expect(formOf(question)).toBe(form)
})
