import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chartWords } from '../../src/words/kundli/chart.ts'
import { kundliPageWords as words } from '../../src/words/kundli/kundli-page.ts'
import { storyLanguages } from '../testing/story-languages.ts'
import { say, type Language } from '../../src/words/say.ts'
import { meanings } from '../../src/words/glossary/meanings.ts'
import { terms } from '../../src/words/glossary/terms.ts'
import { address, awake, speaker } from '../testing/acts.ts'
import { expectNoSideScroll, inspect } from '../testing/look.ts'
import { kundliOf, signedIn } from '../testing/signed-in.ts'
import { openStory, type Story } from '../testing/story.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
  for (const told of ['Asha Kalpanik', 'Pune']) story.secrets.add(told)
})
afterAll(() => story.end())

const heading = (page: Page, id: string) => page.locator(`#${id}-title`)
const term = (page: Page, name: keyof typeof terms, language: Language) =>
  page.getByRole('button', { name: say(terms[name], language), exact: true }).first()

async function atTheKundli(language: Language, more: object = {}, options: object = {}) {
  const person = await signedIn(story, options)
  const bid = await kundliOf(person, more)
  await person.page.goto(`${story.server.url}${address('/kundli', language)}?bid=${bid}`)
  return { ...person, bid }
}

describe.each(storyLanguages('hi'))('the kundli page (%s)', (language) => {
  const translate = speaker(language)

  test('reads well on a phone, a tablet and a desk', async () => {
    const person = await atTheKundli(language)
    const { page } = person
    await awake(page)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Asha Kalpanik')
    await inspect(person, 'kundli')
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSideScroll(page, `kundli at ${width}`)
    }
  })

  test('reads well with everything unfolded', async () => {
    const person = await atTheKundli(language)
    const { page } = person
    await awake(page)
    await page.evaluate(() => {
      const folded =
        'section:not(#dashas) > details:not([open]) > summary, #yogas summary, #doshas summary'
      for (const it of document.querySelectorAll<HTMLElement>(folded)) it.click()
    })
    await page.locator('#conventions li').first().waitFor()
    await page.locator('#dashas details[open] details > summary').first().click()
    await expect
      .poll(() => page.locator('#dashas details[open] details[open] > div > details').count())
      .toBe(9)
    await inspect(person, 'kundli, all open')
  })

  test('of a day without its minute shows no lagna, no house and no dasha', async () => {
    const person = await atTheKundli(language, { tob: '', tob_known: false })
    const { page } = person
    await awake(page)
    await page.getByText(translate(chartWords.noTime)).waitFor()
    for (const id of ['dashas', 'vargas', 'ashtakavarga', 'shadbala'])
      expect(await heading(page, id).count()).toBe(0)
    expect(await page.getByRole('radio', { name: translate(chartWords.north) }).count()).toBe(0)
    expect(await page.getByRole('combobox').count()).toBe(0)
    expect(await page.getByText(translate(chartWords.lagna), { exact: true }).count()).toBe(0)
    await inspect(person, 'kundli of a day')
  })

  test('a word of the field says its meaning on a tap, and goes on Escape', async () => {
    const person = await atTheKundli(language)
    const { page } = person
    const slips = page.getByText(translate(meanings.nakshatra))
    expect(await slips.filter({ visible: true }).count()).toBe(0)
    const meaning = page.getByText(translate(meanings.nakshatra)).filter({ visible: true })
    await term(page, 'nakshatra', language).focus()
    await page.keyboard.press('Enter')
    await meaning.waitFor()
    await expectNoSideScroll(page, 'a term opened')
    await page.keyboard.press('Escape')
    await meaning.waitFor({ state: 'hidden' })
  })
})

test('another division is drawn in its place, and the style is kept', async () => {
  const { page, complaints } = await atTheKundli('en')
  await awake(page)
  await page.getByRole('radio', { name: chartWords.south.en }).check()
  await page.getByRole('combobox', { name: words.division.en }).selectOption('D9')
  await page.getByRole('group', { name: /Divisional chart D9.*South Indian/ }).waitFor()
  expect(await page.getByRole('group', { name: /North Indian/ }).count()).toBe(0)
  await page.getByRole('radio', { name: words.east.en }).check()
  await page.getByRole('group', { name: /Divisional chart D9.*East Indian/ }).waitFor()
  expect(complaints).toEqual([])
})

test('a dasha unfolds to the fifth level, each part within the one above', async () => {
  const { page, complaints } = await atTheKundli('en')
  await awake(page)
  const periods = page.locator('#dashas details')
  let level = page.locator('#dashas .border-ink > details').first()
  for (let depth = 1; depth <= 4; depth++) {
    await level.locator('> summary').click()
    const parts = level.locator('> div > details, > div > div')
    await expect.poll(() => parts.count()).toBe(9)
    level = parts.first()
  }
  expect(await level.locator('summary').count()).toBe(0)
  expect(await periods.count()).toBeGreaterThan(9 + 4 * 8)
  expect(complaints).toEqual([])
})

test('without the script the same page switches style, division, dasha and facts by its own form', async () => {
  const { page, complaints } = await atTheKundli('en', {}, { javaScriptEnabled: false })
  const chart = (name: RegExp) => page.getByRole('group', { name })
  await chart(/North Indian/).waitFor()
  await page.getByRole('radio', { name: chartWords.south.en }).check()
  await chart(/South Indian/).waitFor()
  expect(await chart(/North Indian/).count()).toBe(0)

  await page.getByRole('combobox', { name: words.division.en }).selectOption('D10')
  await page.getByRole('button', { name: words.draw.en }).click()
  await chart(/Divisional chart D10/).waitFor()

  const first = page.locator('#dashas .border-ink > details').first()
  await first.locator('> summary').click()
  await first.getByRole('button', { name: words.parts.en }).click()
  await page.waitForURL(/dasha=0/)
  expect(await first.locator('> div > details').count()).toBe(9)

  await page.locator('#conventions summary').click()
  await page.getByRole('button', { name: words.showFacts.en }).click()
  await page.waitForURL(/facts=1/)
  expect(await page.locator('#conventions li').count()).toBeGreaterThan(100)
  expect(complaints).toEqual([])
})

test('leads on to Oracle with this kundli, and from the list one comes here', async () => {
  const { page, bid } = await atTheKundli('en')
  const ask = page.getByRole('link', { name: words.ask.en })
  expect(await ask.getAttribute('href')).toBe(`/chats?type=Oracle&bid=${bid}`)
  await page.goto(`${story.server.url}/create-kundli`)
  await page.getByRole('complementary').getByRole('link', { name: words.see.en }).click()
  await page.waitForURL(`**/kundli?bid=${bid}`)
})

test('is nobody’s but its owner’s: others get a page that says it was not found', async () => {
  const { bid } = await atTheKundli('en')
  const stranger = await signedIn(story)
  const reply = await stranger.page.goto(`${story.server.url}/kundli?bid=${bid}`)
  expect(reply?.status()).toBe(404)
  await stranger.page.getByRole('heading', { name: words.gone.en }).waitFor()
  expect(await stranger.page.content()).not.toContain('Asha')

  const visitor = await story.visitor()
  await visitor.page.goto(`${story.server.url}/kundli?bid=${bid}`)
  expect(new URL(visitor.page.url()).pathname).toBe('/')
})
