import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { muhurtaWords } from '../../src/words/panchang/muhurta.ts'
import { panchangWords as words } from '../../src/words/panchang/panchang.ts'
import { panchangMonthWords } from '../../src/words/panchang/panchang-month.ts'
import { storyLanguages } from '../testing/story-languages.ts'
import { address, awake, speaker } from '../testing/acts.ts'
import { inspect } from '../testing/look.ts'
import { openStory, type Story } from '../testing/story.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
})
afterAll(() => story.end())

describe.each(storyLanguages('en'))('the almanac in %s', (language) => {
  const translate = speaker(language)

  test('one reads a day, goes on to the next, to its month and back, all of it in reach of everybody', async () => {
    const person = await story.visitor()
    const { page } = person
    await page.goto(`${story.server.url}${address('/panchang', language)}?date=2026-11-21`)
    await awake(page)
    for (const part of [words.limbs, words.sky, words.spans, words.choghadiya, words.hora])
      await page.getByRole('heading', { name: translate(part), exact: true }).waitFor()
    await page.getByRole('img', { name: /2026/ }).waitFor()
    await page.getByRole('link', { name: translate(words.nextDay) }).click()
    await page.getByRole('heading', { level: 1, name: /22 .* 2026/ }).waitFor()
    await page.getByRole('link', { name: translate(words.wholeMonth) }).click()
    await page.getByText(translate(panchangMonthWords.lead)).waitFor()
    await page.getByRole('link', { name: /, 30 .* 2026/ }).click()
    await page.getByRole('heading', { level: 1, name: /30 .* 2026/ }).waitFor()
  })

  test('a muhurta opens to the word of every rule', async () => {
    const person = await story.visitor()
    const { page } = person
    const search = '?purpose=naming&from=2026-11-21&to=2026-12-20'
    await page.goto(`${story.server.url}${address('/muhurta', language)}${search}`)
    await awake(page)
    const first = page
      .locator('details')
      .filter({ hasText: translate(muhurtaWords.score) })
      .first()
    await first.locator('summary').click()
    expect(await first.locator('dt').count()).toBeGreaterThan(10)
    await inspect(person, 'muhurtas')
  })

  test('where the Sun does not rise the day is told kindly', async () => {
    const person = await story.visitor()
    const query = '?date=2026-12-21&lat=69.65&lng=18.96&place=Troms%C3%B8'
    await person.page.goto(`${story.server.url}${address('/panchang', language)}${query}`)
    await awake(person.page)
    await person.page.getByRole('heading', { name: translate(words.limbs) }).waitFor()
    expect(await person.page.getByRole('img', { name: /2026/ }).count()).toBe(0)
  })
})

test('another place is chosen from the list, and the day is told by its clock', async () => {
  const { page, complaints } = await story.visitor()
  await page.goto(`${story.server.url}/panchang?date=2026-11-21`)
  await awake(page)
  const box = page.getByRole('combobox', { name: words.place.en })
  await box.fill('')
  await box.pressSequentially('London')
  await page
    .getByRole('option', { name: /London.*United Kingdom/ })
    .first()
    .click()
  await page.getByRole('button', { name: words.show.en }).click()
  await page.getByText(/Time zone Europe\/London, UTC\+00:00/).waitFor()
  expect(complaints).toEqual([])
})

test('a search for a muhurta opens at what was found, day by day', async () => {
  const { page, complaints } = await story.visitor()
  await page.goto(`${story.server.url}/muhurta`)
  await awake(page)
  await page.getByRole('button', { name: muhurtaWords.search.en }).click()
  const result = page.locator('#found')
  await result.waitFor()
  await expect
    .poll(() => result.evaluate((section) => section.getBoundingClientRect().top))
    .toBeLessThan(100)
  const days = await result.getByRole('heading', { level: 3 }).allTextContents()
  expect(new Set(days).size).toBe(days.length)
  expect(complaints).toEqual([])
})

test('without the script a typed name is looked up, others of the name are offered, nonsense is told', async () => {
  const { page, complaints } = await story.visitor({ javaScriptEnabled: false })
  await page.goto(`${story.server.url}/panchang?date=2026-11-21`)
  await page.getByLabel(words.place.en, { exact: true }).fill('Varanasi')
  await page.getByRole('button', { name: words.show.en }).click()
  await page
    .getByText(/^Varanasi, Uttar Pradesh/)
    .first()
    .waitFor()
  await page.getByRole('heading', { level: 1, name: '21 November 2026' }).waitFor()
  await page.getByLabel(words.place.en, { exact: true }).fill('Qwxzzyq')
  await page.getByRole('button', { name: words.show.en }).click()
  await page.getByRole('alert').getByText(words.placeNone.en).waitFor()
  await page.goto(`${story.server.url}/panchang?date=1666-02-30`)
  await page.getByRole('alert').getByText(words.wrong.en).waitFor()
  await page.goto(`${story.server.url}/muhurta?purpose=theft`)
  await page.getByRole('alert').getByText(muhurtaWords.wrong.en).waitFor()
  expect(complaints).toEqual([])
})
