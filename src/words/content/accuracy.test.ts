import measured from '@drishti/jyotish/measured.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { accuracyRowNames, accuracyUnits } from './accuracy.ts'

test('every measured row has its name and unit in both languages', () => {
  for (const { what: label } of measured.rows) {
    const [name = '', unit = ''] = label.split(', ')
    expect(accuracyRowNames[name], label).toBeDefined()
    expect(accuracyUnits[unit], label).toBeDefined()
  }
})
