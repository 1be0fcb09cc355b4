import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { awake } from '../testing/acts.ts'
import { openOwnStory, type Story } from '../testing/story.ts'

/** A maps service on this machine that knows one village and speaks Google's protocol. */
const asked: { path: string; session: string }[] = []
let isLocating = true
const maps = createServer((request, response) => {
  let body = ''
  request.on('data', (piece: Buffer) => (body += piece.toString()))
  request.on('end', () => {
    const { pathname, searchParams } = new URL(request.url!, 'http://maps')
    const completes = pathname === '/v1/places:autocomplete'
    const session = completes
      ? (JSON.parse(body) as { sessionToken: string }).sessionToken
      : searchParams.get('sessionToken')!
    asked.push({ path: pathname, session })
    const text = { text: 'Kalpanagar, Bihar, India' }
    if (!completes && !isLocating) response.statusCode = 404
    response.end(
      JSON.stringify(
        completes
          ? { suggestions: [{ placePrediction: { placeId: 'id1', text } }] }
          : { location: { latitude: 25.437, longitude: 84.1149 } },
      ),
    )
  })
})

let story: Story
beforeAll(async () => {
  await new Promise<void>((done) => maps.listen(0, '127.0.0.1', done))
  story = await openOwnStory({
    GOOGLE_MAPS_KEY: 'a-key-for-tests-only',
    GOOGLE_MAPS_BASE_URL: `http://127.0.0.1:${(maps.address() as AddressInfo).port}`,
  })
  for (const told of ['Kalpanagar', 'a-key-for-tests-only']) story.secrets.add(told)
})
afterAll(async () => {
  await story.end()
  maps.closeAllConnections()
  maps.close()
})

test('one search is one session, and the maps service is asked where the chosen place lies', async () => {
  const { page } = await story.visitor()
  const openForm = async () => {
    await page.goto(`${story.server.url}/free-kundli?type=Oracle`)
    await awake(page)
  }
  const choose = async () => {
    await page.locator('[name=pob]').pressSequentially('Kalpa')
    await page.getByRole('option', { name: 'Kalpanagar, Bihar, India' }).click()
  }
  // Where it can't be located it is said, and the coordinates may be typed.
  isLocating = false
  await openForm()
  await choose()
  await page.getByText('This place could not be found just now.', { exact: false }).waitFor()
  expect(await page.locator('[name=lat]').inputValue()).toBe('')
  isLocating = true
  await openForm()
  asked.length = 0
  await choose()
  await expect.poll(() => page.locator('[name=lat]').inputValue()).toBe('25.44')
  expect(await page.locator('[name=lng]').inputValue()).toBe('84.11')
  expect(asked.at(-1)!.path).toBe('/v1/places/id1')
  expect(new Set(asked.map(({ session }) => session)).size).toBeLessThanOrEqual(1)
})
