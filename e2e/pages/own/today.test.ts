import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownSignWords } from '../../../src/words/horoscope/own-sign.ts'
import { panchangWords } from '../../../src/words/panchang/panchang.ts'
import { todayPageTemplates, todayWords as words } from '../../../src/words/today/today.ts'
import { asha, awake } from '../../testing/acts.ts'
import { inspect } from '../../testing/look.ts'
import { kundliOf, signedIn } from '../../testing/signed-in.ts'
import { openStory, type Story } from '../../testing/story.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
  for (const told of [asha.name, 'Pune', 'Chennai', 'Jaipur']) story.secrets.add(told)
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
  // Not the name alone: its own coordinates.
  const cookies = await visit.context.cookies()
  const city = cookies.find(({ name }) => name === 'day_city')?.value ?? ''
  expect(decodeURIComponent(city)).toMatch(/^13\.\d+,80\.\d+,Chennai/)
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
  await page.getByRole('main').locator('a[href="/today"]').first().click()
  await page.getByText(todayPageTemplates.for.en(asha.name)).waitFor()
  await awake(page)
  await page.locator('summary').filter({ hasText: 'Tara bala' }).click()
  await page.getByText(/from your birth star Dhanishta/).waitFor()
  await inspect(person, 'today, for me')
})

test('a city said on the almanac is remembered on every page, in no address, and changed on any', async () => {
  const visit = await story.visitor({ javaScriptEnabled: false })
  const { page, complaints } = visit
  const { url } = story.server
  await page.goto(`${url}/panchang?date=2026-11-21`)
  await page.getByLabel(panchangWords.place.en, { exact: true }).fill('Chennai')
  await page.getByRole('button', { name: panchangWords.keepPlace.en }).click()
  await page.getByText(panchangWords.yourCity.en).waitFor()
  expect(page.url()).toBe(`${url}/panchang?date=2026-11-21`)
  // Another day, its month, the festivals, muhurtas and a horoscope are told for it, and no link names it.
  await page.getByRole('button', { name: panchangWords.show.en }).click()
  expect(page.url()).not.toMatch(/Chennai|13\./)
  await page.getByText('Chennai', { exact: false }).first().waitFor()
  for (const path of ['/panchang/month', '/festivals', '/muhurta?purpose=naming', '/horoscope']) {
    await page.goto(url + path)
    const main = page.getByRole('main')
    await main
      .getByText(/Chennai/)
      .first()
      .waitFor()
    expect(await main.locator('a[href*="Chennai"], a[href*="lat="]').count()).toBe(0)
  }
  await page.goto(`${url}/horoscope?zodiac=Leo&when=Tomorrow`)
  await page.locator('summary').filter({ hasText: words.changeCity.en }).click()
  await page.locator('details[open] [name=place]').fill('Jaipur')
  await page.getByRole('button', { name: words.keepCity.en }).click()
  await page.getByRole('heading', { name: /^Hours: Jaipur/ }).waitFor()
  expect(page.url()).toBe(`${url}/horoscope?zodiac=Leo&when=Tomorrow`)
  await page.goto(`${url}/hi/panchang`)
  await page.getByText(panchangWords.yourCity.hi).waitFor()
  expect(complaints).toEqual([])
})

test('the sign that is said on a horoscope is that of one’s day, and the other way round', async () => {
  const { page, complaints } = await story.visitor()
  const { url } = story.server
  await page.goto(`${url}/horoscope?zodiac=Leo&when=Today`)
  await awake(page)
  await page.getByRole('button', { name: ownSignWords.mine.en }).click()
  await page.getByText(ownSignWords.yours.en).waitFor()
  await page.goto(`${url}/today`)
  await page.getByText(todayPageTemplates.for.en('Leo')).waitFor()
  await awake(page)
  await page.locator('summary').filter({ hasText: words.changeSign.en }).click()
  await page.locator('[name=rashi]').selectOption({ label: 'Virgo' })
  await page.getByRole('button', { name: words.keepSign.en }).click()
  await page.getByText(todayPageTemplates.for.en('Virgo')).waitFor()
  await page.goto(`${url}/horoscope`)
  await page.waitForURL(/zodiac=Virgo/)
  await page.getByText(ownSignWords.yours.en).waitFor()
  await awake(page)
  await page.getByRole('button', { name: ownSignWords.forget.en }).click()
  await page.getByRole('button', { name: ownSignWords.mine.en }).waitFor()
  await page.goto(`${url}/today`)
  await page.getByRole('button', { name: words.keepSign.en }).waitFor()
  expect(complaints).toEqual([])
})
