import { expect, test } from 'vitest'
import type { BirthFormValues } from './birth-form-values.ts'
import { echoOf } from './birth-echo.tsx'

const day: BirthFormValues = { day: '5', month: '8', year: '1994' }

test.each<[BirthFormValues, string, string]>([
  [day, 'Friday, 5 August 1994', 'शुक्रवार, 5 अगस्त 1994'],
  [
    { ...day, hours: '6', minute: '20', clock: 'PM', pob: 'Kanpur, Uttar Pradesh, India' },
    'Friday, 5 August 1994, 6:20 in the evening, Kanpur',
    'शुक्रवार, 5 अगस्त 1994, शाम 6:20 बजे, Kanpur',
  ],
  [
    { ...day, hours: '12', minute: '5', second: '9', clock: 'AM' },
    'Friday, 5 August 1994, 12:05:09 at night',
    'शुक्रवार, 5 अगस्त 1994, रात 12:05:09 बजे',
  ],
  [
    { ...day, hours: '18', minute: '20' },
    'Friday, 5 August 1994, 6:20 in the evening',
    'शुक्रवार, 5 अगस्त 1994, शाम 6:20 बजे',
  ],
  // Without AM or PM six o'clock is no time yet.
  [{ ...day, hours: '6', minute: '20' }, 'Friday, 5 August 1994', 'शुक्रवार, 5 अगस्त 1994'],
  [
    { ...day, hours: '6', minute: '20', clock: 'AM', time_unknown: 'on' },
    'Friday, 5 August 1994',
    'शुक्रवार, 5 अगस्त 1994',
  ],
  [{ ...day, day: '31', month: '2' }, '', ''],
  [{}, '', ''],
])('%j is read back', (formValues, en, hi) => {
  expect([echoOf(formValues, 'en'), echoOf(formValues, 'hi')]).toEqual([en, hi])
})
