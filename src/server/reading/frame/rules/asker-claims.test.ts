import { describe, expect, test } from 'vitest'
import { askerClaimsIn, asksForCause, turnsOnClaim } from './asker-claims.ts'

describe('what an asker says of the own chart', () => {
  test.each([
    ['Is my loneliness due to Ketu in the 5th house?', [['ketu', 5]]],
    [
      'shukra aur shani saath baithe hain 2nd me',
      [
        ['venus', 2],
        ['saturn', 2],
      ],
    ],
    ['मेरे अष्टम में गुरु है, क्या करूँ', [['jupiter', 8]]],
    ['mars in 8th from lagna but 5th from moon', [['mars', 8]]],
    ['my tenth house has rahu in it', [['rahu', 10]]],
  ])('%s', (question, expected) => {
    const found = askerClaimsIn(question).map((claim) =>
      claim.kind === 'house' ? [claim.graha, claim.house] : claim,
    )
    expect(found).toEqual(expected)
  })

  test('a house without a graha, a star and a Moon sign', () => {
    expect(askerClaimsIn('mera 5th house khali hai')).toEqual([{ kind: 'empty', house: 5 }])
    expect(askerClaimsIn('I am Hasta nakshatra')).toEqual([{ kind: 'star', nakshatra: 12 }])
    expect(askerClaimsIn('मेरी वृषभ राशि है')).toEqual([{ kind: 'rashi', rashi: 1 }])
  })

  test.each([
    'is saturn transit in 7th bad for me',
    'guru ki mahadasha me job lagegi kya',
    'who is my 7th lord, mars?',
    'उसके अष्टम में मंगल है',
    'paanch saal se naukri nahi, 2 baar interview diya',
    'aaj kaunsa nakshatra hai',
  ])('no claim: %s', (question) => {
    expect(askerClaimsIn(question)).toEqual([])
  })

  test('a cause that is asked about, and a meaning', () => {
    expect(asksForCause('is this because of shani?')).toBe(true)
    expect(asksForCause('क्या यह राहु की वजह से है')).toBe(true)
    expect(asksForCause('budh kharab hai to kya daan karu')).toBe(false)
    expect(turnsOnClaim('4th house empty, does it mean no home ever')).toBe(true)
  })
})
