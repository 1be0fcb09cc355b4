import { describe, expect, it } from 'vitest'
import { mobile } from '../../../contract/core/common-schemas.ts'
import { mobileDigits } from './mobile-digits.ts'

describe('a typed mobile number', () => {
  it.each([
    '6000000001',
    '06000000001',
    '+91 60000 00001',
    '+916000000001',
    '91-600-000-0001',
    '(+91) 6000000001',
    ' 6000 000 001 ',
  ])('%j is the same number here and on the server', (typed) => {
    expect(mobileDigits(typed)).toBe('6000000001')
    expect(mobile.parse(typed)).toBe('916000000001')
  })

  it('may be typed in Devanagari digits', () => {
    expect(mobileDigits('६०००००००० १')).toBe('6000000001')
  })

  it.each(['', '5000000001', '600000000', '60000000011', '+1 6000000001', '600000000a'])(
    '%j is none',
    (typed) => {
      expect(mobileDigits(typed)).toBeNull()
      expect(mobile.safeParse(typed).success).toBe(false)
    },
  )
})
