import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { festivalWords as words } from '../../src/words/festivals/festivals.ts'
import { panchangWords } from '../../src/words/panchang/panchang.ts'
import { storyLanguages } from '../testing/story-languages.ts'
import { address, awake, speaker } from '../testing/acts.ts'
import { inspect } from '../testing/look.ts'
import { openStory, type Story } from '../testing/story.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
})
afterAll(() => story.end())

const diwali = { en: /^Diwali/, hi: /^दीपावली/ }

describe.each(storyLanguages('hi'))('the festivals in %s', (language) => {
  const translate = speaker(language)

  test('one goes from a day of the panchang to its festival, its rule, the month, the year and the Ekadashis', async () => {
    const person = await story.visitor()
    const { page } = person
    await page.goto(`${story.server.url}${address('/panchang', language)}?date=2026-11-08`)
    await awake(page)
    await page.getByRole('link', { name: diwali[language] }).click()
    await page.waitForURL(`**${address('/festivals/diwali-2026', language)}`)
    for (const term of [words.because, words.rule, words.source])
      await page.getByText(translate(term), { exact: true }).waitFor()
    await inspect(person, 'a festival')
    await page.getByRole('link', { name: translate(words.dayPanchang) }).click()
    await page.getByRole('heading', { name: translate(panchangWords.limbs), exact: true }).waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: translate(panchangWords.festivals), exact: true })
      .click()
    await page.getByRole('heading', { level: 2, name: /, 8 .* 2026/ }).waitFor()
    // Of a month the names and their times; all else of one opens with a press.
    const why = page.locator('summary', { hasText: translate(words.whyAndRule) }).first()
    const source = page.getByText(translate(words.source), { exact: true }).first()
    expect(await source.isVisible()).toBe(false)
    await why.click()
    await source.waitFor()
    await inspect(person, 'a month')
    await page.goto(`${story.server.url}${address('/panchang/month', language)}?month=2026-11`)
    await page.getByRole('link', { name: diwali[language] }).first().click()
    await page.waitForURL(`**${address('/festivals/diwali-2026', language)}`)
    await page.goto(`${story.server.url}${address('/festivals/2026', language)}`)
    await awake(page)
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(12)
    await inspect(person, 'a year')
    await page.goto(`${story.server.url}${address('/festivals/ekadashi-2026', language)}`)
    await awake(page)
    const first = page.locator('summary', { hasText: translate(words.ruleAndSource) }).first()
    await first.click()
    await page.getByText(translate(words.source), { exact: true }).first().waitFor()
    await inspect(person, 'the Ekadashis of a year')
  })

  test('the dates of another place come by the form, and without the script', async () => {
    const person = await story.visitor()
    const { page } = person
    const query = '?lat=40.71&lng=-74.01&place=New+York'
    await page.goto(`${story.server.url}${address('/festivals/diwali-2026', language)}${query}`)
    await page.getByRole('main').getByText('New York').first().waitFor()
    expect(await page.getByRole('heading', { level: 2, name: /, 8 .* 2026/ }).count()).toBe(1)
  })

  test('what is no festival of a year is not found', async () => {
    const { page } = await story.visitor()
    for (const path of ['/festivals/padmini-ekadashi-2025', '/festivals/nonsense']) {
      const response = await page.goto(`${story.server.url}${address(path, language)}`)
      expect(response?.status()).toBe(404)
    }
  })
})
