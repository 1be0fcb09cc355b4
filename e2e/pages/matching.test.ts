import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { birthFormWords } from '../../src/words/kundli/birth-form.ts'
import { placeWords } from '../../src/words/kundli/place.ts'
import { kundliPageWords } from '../../src/words/kundli/kundli-page.ts'
import {
  askAbout,
  matchingWords as words,
  outOf36,
  withExceptions,
} from '../../src/words/matching/matching.ts'
import { matchSentences } from '../../src/words/matching/match-server.ts'
import { say, type Language, type LocalizedText } from '../../src/words/say.ts'
import { address, awake, chooseClock, speaker } from '../testing/acts.ts'
import { expectNoSideScroll, inspect } from '../testing/look.ts'
import { kundliOf, signedIn } from '../testing/signed-in.ts'
import { openStory, type Story } from '../testing/story.ts'
import { storyLanguages } from '../testing/story-languages.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
  story.secrets.add('Kalpanik').add('Pune').add('Varanasi')
})
afterAll(() => story.end())

/** The Moon of this noon is in Rohini; on the other day it keeps Hasta. By hand: 25 of 36, and 32. */
const asha = {
  name: 'Asha Kalpanik',
  day: '26',
  month: '01',
  year: '1991',
  hours: '12',
  search: 'Pun',
}
const ravi = {
  name: 'Ravi Kalpanik',
  day: '7',
  month: '01',
  year: '1991',
  hours: '',
  search: 'Banar',
}

type Role = 'bride' | 'groom'
const sideOf = (page: Page, role: Role, language: Language) =>
  page.getByRole('group', { name: say(words[role], language), exact: true })

/** Types one of the two, but for the place. */
async function type(page: Page, role: Role, person: typeof asha, language: Language) {
  const side = sideOf(page, role, language)
  const field = (label: LocalizedText) => side.getByLabel(say(label, language), { exact: true })
  await field(birthFormWords.name).fill(person.name)
  await field(birthFormWords.day).fill(person.day)
  await field(birthFormWords.month).fill(person.month)
  await field(birthFormWords.year).fill(person.year)
  if (person.hours) {
    await field(birthFormWords.hours).fill(person.hours)
    await field(birthFormWords.minute).fill('0')
    await chooseClock(side, person, language)
  } else await side.getByLabel(say(birthFormWords.timeUnknown, language)).check()
}

/** Both totals, the line that says why the second differs, and what the unknown time leaves open. */
async function expectMatch(page: Page, language: Language) {
  const translate = speaker(language)
  await page
    .getByText(say(outOf36, language, '25'))
    .first()
    .waitFor()
  await page.getByText(say(withExceptions, language, '32'), { exact: true }).waitFor()
  await page.getByText(say(matchSentences.moonHolds, language, ravi.name)).waitFor()
  const kutas = page.getByRole('region', { name: translate(words.kutas) })
  const bhakoot = kutas.locator('details').nth(6)
  await bhakoot.locator('summary').click()
  expect(await bhakoot.innerText()).toContain(translate(words.text))
  expect(await bhakoot.innerText()).toContain(`${translate(words.excused)}:`)
}

describe.each(storyLanguages('hi'))('in %s', (language) => {
  test('a visitor types two people and reads their match, its reasons and its texts', async () => {
    const translate = speaker(language)
    const visit = await story.visitor()
    const { page } = visit
    await page.goto(story.server.url + address('/kundli-matching', language))
    await awake(page)
    const match = page.getByRole('button', { name: translate(words.match), exact: true })
    await match.click()
    await page.getByRole('alert').first().waitFor()
    for (const [role, person] of [
      ['bride', asha],
      ['groom', ravi],
    ] as const) {
      await type(page, role, person, language)
      const box = page.locator(`[name="${role}.pob"]`)
      await box.click()
      await box.pressSequentially(person.search)
      await page.getByRole('listbox').getByRole('option').first().click()
    }
    await match.click()
    await expectMatch(page, language)
    expect(page.url()).toMatch(/kundli-matching\?unsaved=[\w-]{36}#match$/)
    await page.reload()
    await expectMatch(page, language)
    const held = (await visit.context.cookies()).find(({ name }) => name === 'unsaved_matches')!
    expect(held).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    expect(Buffer.from(held.value, 'base64url').toString('latin1')).not.toContain(asha.name)
    const stranger = await story.visitor()
    await stranger.page.goto(page.url())
    await stranger.page.getByText(translate(words.gone)).waitFor()
    await stranger.context.close()
    await page.bringToFront()
    await page.getByRole('link', { name: translate(words.askTitle) }).waitFor()
    // What is skipped below the screen keeps the colours of the theme in which it was last drawn.
    await page.locator('footer').last().scrollIntoViewIfNeeded()
    await inspect(visit, 'the match')
  })

  test('without the script the form finds the place and matches all the same', async () => {
    const translate = speaker(language)
    const { page, complaints } = await story.visitor({ javaScriptEnabled: false })
    await page.goto(story.server.url + address('/kundli-matching', language))
    await type(page, 'bride', asha, language)
    await type(page, 'groom', ravi, language)
    await page.locator('[name="bride.pob"]').fill('Pun')
    await page.locator('[name="groom.pob"]').fill('Varanasi')
    const match = page.getByRole('button', { name: translate(words.match), exact: true })
    await match.click()
    await page
      .getByRole('alert')
      .filter({ hasText: translate(placeWords.placeChoose) })
      .first()
      .waitFor()
    for (const role of ['bride', 'groom'] as const) {
      const places = page.locator(`[name="${role}.place"]`)
      if ((await places.count()) > 0) await places.first().check()
    }
    await match.click()
    await expectMatch(page, language)
    await expectNoSideScroll(page, 'the match')
    expect(complaints).toEqual([])
  })

  test('a saved kundli is matched from its own page, and Astra can be asked about it', async () => {
    const translate = speaker(language)
    const someone = await signedIn(story)
    const bid = await kundliOf(someone, { full_name: asha.name, dob: '26/01/1991', tob: '12:00' })
    const second = await kundliOf(someone, {
      full_name: ravi.name,
      dob: '07/01/1991',
      tob: '',
      tob_known: false,
    })
    const { page } = someone
    await page.goto(`${story.server.url}${address('/kundli', language)}?bid=${bid}`)
    await page.getByRole('link', { name: translate(kundliPageWords.match) }).click()
    await page.waitForURL(/kundli-matching\?bid=/)
    await awake(page)
    const choice = (role: Role) =>
      sideOf(page, role, language).getByLabel(translate(words.who), { exact: true })
    expect(await choice('bride').inputValue()).toBe(bid)
    expect(await page.locator('[name="bride.day"]').isVisible()).toBe(false)
    expect(await page.locator('[name="groom.day"]').isVisible()).toBe(true)
    await choice('groom').selectOption(second)
    await page.getByRole('button', { name: translate(words.match), exact: true }).click()
    await expectMatch(page, language)
    await inspect(someone, 'the match of two saved kundlis')
    const ask = page.getByRole('link', { name: say(askAbout, language, asha.name) })
    expect(await ask.getAttribute('href')).toContain(`/chats?type=Astra&bid=${bid}`)
  })
})

test('a link to two of whom one needs the hour says so, where the match would stand', async () => {
  const someone = await signedIn(story)
  const bride = await kundliOf(someone, { full_name: asha.name, dob: '26/01/1991', tob: '12:00' })
  // The Moon changes its nakshatra on this day.
  const bare = { full_name: ravi.name, dob: '14/03/1991', tob: '', tob_known: false }
  const groom = await kundliOf(someone, bare)
  const { page } = someone
  await page.goto(`${story.server.url}/kundli-matching?bride=${bride}&groom=${groom}`)
  await page.getByRole('alert').getByText(matchSentences.moonMoves.en).waitFor()
  await someone.context.close()
})

test('an hour that came twice is asked back for the one it is about', async () => {
  const { page } = await story.visitor({ javaScriptEnabled: false })
  await page.goto(`${story.server.url}/kundli-matching`)
  const twice = { ...asha, day: '14', month: '05', year: '1942', hours: '23' }
  await type(page, 'bride', twice, 'en')
  await page.locator('[name="bride.minute"]').fill('30')
  await type(page, 'groom', ravi, 'en')
  for (const role of ['bride', 'groom'] as const) {
    await page.locator(`[name="${role}.pob"]`).fill('Pune, Maharashtra')
    await sideOf(page, role, 'en').getByText(birthFormWords.coordinates.en, { exact: true }).click()
    await page.locator(`[name="${role}.lat"]`).fill('18.52')
    await page.locator(`[name="${role}.lng"]`).fill('73.86')
  }
  await page.getByRole('button', { name: words.match.en, exact: true }).click()
  await sideOf(page, 'bride', 'en')
    .getByRole('radio', { name: /\+05:30/ })
    .check()
  await page.getByRole('button', { name: words.match.en, exact: true }).click()
  await page.locator('#settings').waitFor()
  const settings = await page.locator('#settings').innerText()
  expect(settings.match(/UTC \+05:30/g)).toHaveLength(2)
  expect(settings).not.toContain('+06:30')
})
