import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayPageTemplates, todayWords as words } from '../../src/words/today/today.ts'
import { asha, awake } from '../testing/acts.ts'
import { inspect } from '../testing/look.ts'
import { kundliOf, signedIn } from '../testing/signed-in.ts'
import { openStory, type Story } from '../testing/story.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
  for (const told of [asha.name, 'Pune']) story.secrets.add(told)
})
afterAll(() => story.end())

test('a visitor says sign and city once, without a script, and finds the day there again', async () => {
  const visit = await story.visitor({ javaScriptEnabled: false })
  const { page } = visit
  await page.goto(`${story.server.url}/today`)
  await page.locator('[name=rashi]').selectOption({ label: 'Leo' })
  await page.getByRole('button', { name: words.keepSign.en }).click()
  await page.getByText(todayPageTemplates.for.en('Leo')).waitFor()
  await page.locator('[name=place]').fill('Chennai')
  await page.getByRole('button', { name: words.keepCity.en }).click()
  await page.getByRole('heading', { name: /^Hours: Chennai/ }).waitFor()
  const tone = async () => (await page.locator('.border-marigold p').allTextContents()).join(' ')
  const today = await tone()
  await page.getByRole('link', { name: words.tomorrow.en }).click()
  await page.waitForURL(/day=tomorrow/)
  expect(await tone()).not.toBe(today)
  await page.goto(`${story.server.url}/hi/today`)
  await page.getByText(words.measures.hi).waitFor()
})

test('with a kundli of one’s own the day is that one’s, from the card at home', async () => {
  const person = await signedIn(story)
  const { page } = person
  await kundliOf(person)
  await person.ask('today/keepCity', { name: 'Pune', lat: 18.52, lng: 73.86 })
  await page.goto(story.server.url)
  await page.getByText(/^Rahu Kaal \d\d:\d\d–\d\d:\d\d$/).waitFor()
  await page.locator('a[href="/today"]').first().click()
  await page.getByText(todayPageTemplates.for.en(asha.name)).waitFor()
  await awake(page)
  await page.locator('summary').filter({ hasText: 'Tara bala' }).click()
  await page.getByText(/from your birth star Dhanishta/).waitFor()
  await inspect(person, 'today, for me')
})
