import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chartWords } from '../../src/words/kundli/chart.ts'
import { askPersonaOf, kundliPageWords as words } from '../../src/words/kundli/kundli-page.ts'
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

async function atTheKundli(
  language: Language,
  more: object = {},
  options: object = {},
  part = 'overview',
) {
  const person = await signedIn(story, options)
  const bid = await kundliOf(person, more)
  await person.page.goto(
    `${story.server.url}${address('/kundli', language)}?bid=${bid}&part=${part}`,
  )
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

  test('reads well with everything of each part unfolded', async () => {
    const person = await atTheKundli(language, {}, {}, 'planets')
    const { page } = person
    for (const part of ['planets', 'dasha', 'yogas', 'today', 'expert']) {
      if (part !== 'planets') await page.goto(page.url().replace(/part=\w+/, `part=${part}`))
      await awake(page)
      await page.evaluate(() => {
        const folded = '#yogas summary, #doshas summary, #conventions summary, #vargas summary'
        for (const it of document.querySelectorAll<HTMLElement>(folded)) it.click()
      })
      if (part === 'expert') await page.locator('#conventions li').first().waitFor()
      await inspect(person, `kundli, ${part} unfolded`)
    }
  })

  test('says in five lines what it means, each with its fact, on at most three screens', async () => {
    const person = await atTheKundli(language)
    const { page } = person
    await page.setViewportSize({ width: 360, height: 740 })
    const lines = page.getByRole('region', { name: translate(words.inFiveLines) })
    expect(await lines.locator('details').count()).toBe(5)
    await lines.locator('summary').first().click()
    await lines
      .locator('details[open]')
      .getByText(/।|\./)
      .first()
      .waitFor()
    const height = await page.locator('main').evaluate((main) => main.scrollHeight)
    expect(height).toBeLessThanOrEqual(3 * 740)
  })

  test('a house of the drawing opens what it says, and is lit', async () => {
    const person = await atTheKundli(language)
    const { page } = person
    await awake(page)
    const ground = page.locator('.chart a.bhava-7 polygon').first()
    const fill = () => ground.evaluate((shape) => getComputedStyle(shape).fill)
    const before = await fill()
    await page.locator('.chart a.bhava-7').first().focus()
    await page.keyboard.press('Enter')
    const sheet = page.locator('#house-7')
    await sheet.waitFor()
    await expect.poll(fill).not.toBe(before)
    await inspect(person, 'a house opened')
    await sheet.getByRole('link', { name: translate(words.askHouse) }).click()
    await page.waitForURL(/\/chats\?type=Oracle&bid=/)
    await expect.poll(() => page.getByRole('textbox').first().inputValue()).toMatch(/7|house|भाव/)
  })

  test('of a day without its minute shows no lagna, no house and no dasha', async () => {
    const person = await atTheKundli(language, { tob: '', tob_known: false })
    const { page } = person
    await awake(page)
    await page.getByText(translate(chartWords.noTime)).waitFor()
    expect(
      await page.getByRole('link', { name: translate(words.dasha), exact: true }).count(),
    ).toBe(0)
    expect(await page.locator('.house-sheet').count()).toBe(0)
    expect(await page.getByRole('radio', { name: translate(chartWords.north) }).count()).toBe(0)
    expect(await page.getByRole('combobox').count()).toBe(0)
    expect(await page.getByText(translate(chartWords.lagna), { exact: true }).count()).toBe(0)
    await inspect(person, 'kundli of a day')
    await page.goto(`${page.url()}&part=expert`.replace('&part=overview', ''))
    for (const id of ['vargas', 'ashtakavarga', 'shadbala'])
      expect(await heading(page, id).count()).toBe(0)
  })

  test('a word of the field says its meaning on a tap, and goes on Escape', async () => {
    const person = await atTheKundli(language, {}, {}, 'planets')
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
  const { page, complaints } = await atTheKundli('en', {}, {}, 'expert')
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
  const { page, complaints } = await atTheKundli('en', {}, {}, 'dasha')
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
  await page.locator('.chart a.bhava-1').first().click()
  await page.locator('#house-1').waitFor()
  await page.locator('#house-1').getByRole('link', { name: words.close.en }).click()
  await page.locator('#house-1').waitFor({ state: 'hidden' })
  await page.getByRole('radio', { name: chartWords.south.en }).check()
  await chart(/South Indian/).waitFor()
  expect(await chart(/North Indian/).count()).toBe(0)

  await page.getByRole('link', { name: words.expert.en, exact: true }).click()
  await page.getByRole('combobox', { name: words.division.en }).selectOption('D10')
  await page.getByRole('button', { name: words.draw.en }).click()
  await chart(/Divisional chart D10/).waitFor()

  await page.getByRole('link', { name: words.dasha.en, exact: true }).click()
  const first = page.locator('#dashas .border-ink > details').first()
  await first.locator('> summary').click()
  await first.getByRole('button', { name: words.parts.en }).click()
  await page.waitForURL(/dasha=0/)
  expect(await first.locator('> div > details').count()).toBe(9)

  await page.getByRole('link', { name: words.expert.en, exact: true }).click()
  await page.locator('#conventions summary').click()
  await page.getByRole('button', { name: words.showFacts.en }).click()
  await page.waitForURL(/facts=1/)
  expect(await page.locator('#conventions li').count()).toBeGreaterThan(100)
  expect(complaints).toEqual([])
})

test('leads on to Oracle with this kundli, and from the list one comes here', async () => {
  const { page, bid } = await atTheKundli('en')
  const ask = page.getByRole('link', { name: askPersonaOf.Oracle.en, exact: true })
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
