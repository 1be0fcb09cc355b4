import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayNames, horoscopeWords as words } from '../../src/words/horoscope/horoscope.ts'
import { ownSignTemplates, ownSignWords } from '../../src/words/horoscope/own-sign.ts'
import { zodiacSigns } from '../../src/words/horoscope/zodiac.ts'
import { address, awake, speaker } from '../testing/acts.ts'
import { openStory, type Story } from '../testing/story.ts'
import { storyLanguages } from '../testing/story-languages.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
})
afterAll(() => story.end())

test.each(storyLanguages('en'))(
  'a reader goes from their sign to another day and another sign, and opens what makes a score (%s)',
  async (language) => {
    const translate = speaker(language)
    const visit = await story.visitor()
    const { page } = visit
    await page.goto(story.server.url + address('/horoscope?zodiac=aries', language))
    // One address for each sign and day.
    expect(page.url()).toContain('zodiac=Aries&when=Today')
    await awake(page)
    await page.getByRole('heading', { level: 1, name: translate(zodiacSigns[0]!.title) }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    const first = await page.locator('#love p').first().textContent()

    const why = page.locator('#love summary')
    await why.click()
    const rows = page.locator('#love tbody tr')
    const points = await rows.locator('td').allTextContents()
    const sum = points.reduce((all, text) => all + Number(text.replace('−', '-')), 0)
    expect(await page.locator('#love tfoot td').textContent()).toBe(String(sum))

    const days = page.getByRole('navigation', { name: translate(words.days) })
    await days.getByRole('link', { name: translate(dayNames.Tomorrow) }).click()
    await page.waitForURL(/zodiac=Aries&when=Tomorrow/)
    await expect.poll(() => page.locator('#love p').first().textContent()).not.toBe(first)

    const others = page.getByRole('navigation', { name: translate(words.others) })
    await others.getByRole('link', { name: translate(zodiacSigns[8]!.title) }).click()
    await page.waitForURL(/zodiac=Saggitarius&when=Tomorrow/)
    await page.getByRole('heading', { level: 1, name: translate(zodiacSigns[8]!.title) }).waitFor()
    await visit.context.close()
  },
)

test('the device remembers one’s sign, and a birth date finds the Moon’s', async () => {
  const { page, context, complaints } = await story.visitor()
  await page.goto(`${story.server.url}/horoscope?zodiac=Leo&when=Today`)
  await awake(page)
  await page.getByRole('button', { name: ownSignWords.mine.en }).click()
  await page.getByText(ownSignWords.yours.en).waitFor()
  await page.goto(`${story.server.url}/horoscope`)
  await page.waitForURL(/zodiac=Leo&when=Today/)
  await page.goto(`${story.server.url}/horoscope?zodiac=Aries&when=Today`)
  await page.getByRole('link', { name: ownSignTemplates.toYours.en('Leo') }).waitFor()

  await page.getByLabel(ownSignWords.date.en).fill('1991-03-14')
  await page.getByLabel(ownSignWords.time.en).fill('06:45')
  await page.getByRole('button', { name: ownSignWords.show.en }).click()
  await page.getByText(ownSignTemplates.found.en('Aquarius')).waitFor()
  expect(page.url()).not.toContain('1991')
  await page.getByRole('link', { name: ownSignTemplates.today.en('Aquarius') }).click()
  await page.getByText(ownSignWords.yours.en).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('it reads without the script too: every text, every score and its making, every way on', async () => {
  const { page, context } = await story.visitor({ javaScriptEnabled: false })
  const reply = await page.goto(`${story.server.url}/horoscope?zodiac=Leo&when=Yesterday`)
  expect(reply?.status()).toBe(200)
  expect(await page.locator('section p').count()).toBeGreaterThan(5)
  await page.locator('#money summary').click()
  await page.locator('#money tfoot').waitFor()
  await page.getByRole('link', { name: 'Today', exact: true }).first().click()
  expect(page.url()).toContain('zodiac=Leo&when=Today')
  expect(
    (await page.goto(`${story.server.url}/horoscope?zodiac=Ophiuchus&when=Today`))?.status(),
  ).toBe(404)
  await context.close()
})
