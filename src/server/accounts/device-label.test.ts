import { expect, test } from 'vitest'
import { deviceLabel } from './device-label.ts'

const android = 'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${android} Chrome/126.0 Mobile Safari/537.36`, 'Chrome, Android'],
  [`${android} SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36`, 'Samsung Internet, Android'],
  [
    `${android} Version/4.0 Chrome/100.0 UCBrowser/15.4 Mobile Safari/537.36`,
    'UC Browser, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/127.0 Mobile/15E148 Safari/605.1.15',
    'Firefox, iOS',
  ],
  ['Amuk <b>Kumar</b>/1.0 (Linux) ', 'Linux'],
  ['curl/8.5', ''],
  ['', ''],
  [`${android} Chrome/126.0 ${'x'.repeat(600)}`, ''],
])('%s is called %s', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label)
})
