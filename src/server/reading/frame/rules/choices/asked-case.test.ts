import { expect, test } from 'vitest'
import { askedCaseIn } from './asked-case.ts'

test.each([
  ['is he really busy in exams or is he avoiding me', 'busy-or-avoiding'],
  ['मन में कुछ है उसके या टाइमपास', 'love-or-passing'],
  ['wo sach me shadi karega ya ghuma raha hai', 'love-or-passing'],
  ['वो मेरा इंतजार कर रही है या आगे बढ़ गई', 'waiting-or-gone'],
  ['सोने की अंगूठी गिर गई या किसी ने उठा ली', 'fallen-or-taken'],
  ['अपनी पसंद वाली या घर वालो की', 'own-or-family'],
  ['I like a girl from office and parents are showing one. whom will i marry', 'own-or-family'],
])('%j asks %s', (question, asked) => {
  expect(askedCaseIn(question)).toBe(asked)
})

test.each([
  'apni pasand se karu ya ghar walo ki maanu',
  'should i marry the girl i like or the one my parents choose',
  'busy hu aajkal, job badlu ya nahi',
])('%j weighs a deed', (question) => {
  expect(askedCaseIn(question)).toBeNull()
})
