import measured from '@drishti/jyotish/measured.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { measuredNames, measuredUnits } from './accuracy.ts'

test('every measured row has its name and unit in both languages', () => {
  for (const { what } of measured.rows) {
    const [name = '', unit = ''] = what.split(', ')
    expect(measuredNames[name], what).toBeDefined()
    expect(measuredUnits[unit], what).toBeDefined()
  }
})
