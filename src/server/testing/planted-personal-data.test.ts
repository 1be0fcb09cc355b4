import { expect, test } from 'vitest'
import { PlantedValues } from './planted-personal-data.ts'
import { openTestApp } from './test-app.ts'
import { createTestUser } from './test-data.ts'

const request = (route: string) =>
  `{"level":30,"at":"2026-01-01T00:00:00.000Z","reqId":"00000000-0000-4000-8000-000000123456","requestId":"00000000-0000-4000-8000-000000123456","method":"GET","route":"${route}","status":200,"milliseconds":3,"msg":"request"}\n`

test('OPS-06 what was planted is found wherever it stands in a log, and only where it stands alone', () => {
  const plantedValues = new PlantedValues()
  plantedValues.addFrom({ mobile: '919876543210', otp: '123456', message: 'Will I find work?' })
  plantedValues.addFrom({ jwt: 'a.long.token', message: 'Your question was taken.' }, true)
  expect(plantedValues.foundIn([request('/apis/x.php'), 'Your question was taken.'])).toEqual([])
  expect(plantedValues.foundIn(['{"id":"00000000-0000-4000-8000-000000123456"}'])).toEqual([])
  expect(plantedValues.foundIn(['{"msg":"code 123456 sent"}'])).toEqual(['otp'])
  expect(plantedValues.foundIn([request('/apis/x.php?mobile=919876543210')])).toEqual(['mobile'])
  expect(plantedValues.foundIn(['Will I find work?', 'a.long.token'])).toEqual(['message', 'jwt'])
})

test('OPS-06 a house whose log holds a mobile does not close in peace', async () => {
  const app = await openTestApp()
  const { mobile } = await createTestUser(app)
  app.server.context.log.info(`A code went to ${mobile}.`)
  await expect(app.close()).rejects.toThrow("The log holds somebody's mobile.")
})
