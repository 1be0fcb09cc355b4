import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { birthFormWords as words } from '../../../src/words/kundli/birth-form.ts'
import {
  confirmDeleteKundli,
  confirmDeleteKundliWithChats,
  savedKundlisWords,
} from '../../../src/words/kundli/saved-kundlis.ts'
import { kundliMessages as kundliWords } from '../../../src/words/kundli/kundli.ts'
import { asha, awake, choosePlace, expectAlert, typeBirth } from '../../testing/acts.ts'
import { expectNoSideScroll, inspect } from '../../testing/look.ts'
import { kundliOf, signedIn, type SignedIn } from '../../testing/signed-in.ts'
import { openStory, type Story } from '../../testing/story.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
  for (const told of [asha.name, 'Bina Kalpanik', 'Varanasi', 'Pune']) story.secrets.add(told)
})
afterAll(() => story.end())

const open = async (page: Page, query = '') => {
  await page.goto(`${story.server.url}/create-kundli${query}`)
  await awake(page)
}
const savedBirthsOf = async ({ ask }: SignedIn) => {
  const list = await ask('birthdetails/list', {})
  return list.status === 'success' ? list.births : []
}
const row = (page: Page, name: string) =>
  page.getByRole('complementary').getByRole('listitem').filter({ hasText: name })
const save = (page: Page) => page.locator('#generate-kundali')
const dialog = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text })

test('two quick presses on save make one kundli, and coming back to save again makes no second', async () => {
  const person = await signedIn(story)
  const { page } = person
  await open(page, '?type=Astra')
  await inspect(person, 'no kundli saved yet')
  await typeBirth(page, asha, 'en')
  await choosePlace(page, asha)
  await save(page).dblclick()
  await page.waitForURL(/\/chats\?type=Astra&bid=/)
  expect(await savedBirthsOf(person)).toHaveLength(1)
  await page.goBack()
  await page.waitForURL(/create-kundli/)
  await row(page, asha.name).waitFor()
  await page.goForward()
  await page.waitForURL(/\/chats\?type=Astra&bid=/)
  expect(await savedBirthsOf(person)).toHaveLength(1)
})

test('choosing a saved kundli fills the form, and saving changes that one', async () => {
  const person = await signedIn(story)
  const { page } = person
  const bid = await kundliOf(person, { dob: '14/05/1942', tob: '23:30', tob_offset: 23_400 })
  await kundliOf(person, { full_name: 'Bina Kalpanik', tob: '', tob_known: false })
  await open(page)
  await row(page, asha.name).getByRole('button', { name: savedKundlisWords.edit.en }).click()
  await page.getByRole('heading', { name: savedKundlisWords.updateHeading.en }).waitFor()
  // The list has forms of its own.
  const form = page.locator('form').filter({ has: save(page) })
  const value = (name: string) => form.locator(`[name=${name}]`).first().inputValue()
  const filled = ['full_name', 'day', 'month', 'year', 'hours', 'minute', 'pob', 'lat', 'lng']
  expect(await Promise.all(filled.map(value))).toEqual([
    ...[asha.name, '14', '05', '1942', '11', '30'],
    ...['Pune, Maharashtra, India', '18.52', '73.86'],
  ])
  expect(await page.getByRole('radio', { name: words.pm.en, exact: true }).isChecked()).toBe(true)
  await inspect(person, 'update mode')
  await page.locator('[name=full_name]').fill(`${asha.name} II`)
  await page.getByRole('radio', { name: words.Married.en, exact: true }).check()
  await save(page).click()
  // The hour that came twice was settled long ago, so nothing is asked back.
  await page.getByText(kundliWords.updated.en).waitFor()
  await page.getByText(savedKundlisWords.another.en).waitFor()
  expect(await savedBirthsOf(person)).toMatchObject([
    { full_name: 'Bina Kalpanik', tob_known: false },
    { bid, full_name: `${asha.name} II`, marital_status: 'Married', tob_offset: 23_400 },
  ])

  await row(page, 'Bina Kalpanik').getByRole('button', { name: savedKundlisWords.edit.en }).click()
  expect(await page.locator('[name=time_unknown]').isChecked()).toBe(true)
  expect(await page.locator('[name=hours]').isDisabled()).toBe(true)
  await page.getByRole('button', { name: savedKundlisWords.newOne.en }).click()
  expect(await value('full_name')).toBe('')
  expect(await value('bid')).toBe('')
})

test('a kundli is deleted only by the last yes, with or without its chats', async () => {
  const person = await signedIn(story)
  const { page } = person
  const bid = await kundliOf(person)
  await kundliOf(person, { full_name: 'Bina Kalpanik' })
  await person.ask('chats/startChat', { bid, astrologer: 'Oracle' })
  await open(page)
  const remove = (name: string) =>
    row(page, name).getByRole('button', { name: savedKundlisWords.remove.en }).click()

  await remove('Bina Kalpanik')
  await dialog(page, confirmDeleteKundli.en('Bina Kalpanik')).waitFor()
  await inspect(person, 'delete this kundli?')
  await page.keyboard.press('Escape')
  await dialog(page, 'Bina').waitFor({ state: 'detached' })
  expect(await savedBirthsOf(person)).toHaveLength(2)
  await remove('Bina Kalpanik')
  await dialog(page, 'Bina')
    .getByRole('button', { name: savedKundlisWords.remove.en, exact: true })
    .click()
  await row(page, 'Bina Kalpanik').waitFor({ state: 'detached' })
  // The page reloads after it: what is pressed meanwhile would be lost.
  await page.waitForLoadState('networkidle')
  await awake(page)

  await remove(asha.name)
  await dialog(page, savedKundlisWords.removeAlso.en).waitFor()
  await page.keyboard.press('Escape')
  await dialog(page, confirmDeleteKundli.en(asha.name)).waitFor()
  await page.keyboard.press('Escape')
  await dialog(page, asha.name).waitFor({ state: 'detached' })
  expect(await savedBirthsOf(person)).toHaveLength(1)
  await remove(asha.name)
  await page.getByRole('button', { name: savedKundlisWords.removeChats.en }).click()
  await dialog(page, confirmDeleteKundliWithChats.en(asha.name))
    .getByRole('button', { name: savedKundlisWords.remove.en, exact: true })
    .click()
  await page.getByText(savedKundlisWords.savedNone.en).waitFor()
  expect(await savedBirthsOf(person)).toEqual([])
  await inspect(person, 'nothing left')
})

test('fifty kundlis with names as long as they may be keep to their place', async () => {
  const person = await signedIn(story)
  const { page } = person
  const endless = 'अ'.repeat(100)
  for (let count = 0; count < 50; count++)
    await kundliOf(person, { full_name: count % 2 ? endless : 'Asha '.repeat(20).trim() })
  story.secrets.add(endless)
  await open(page, '?type=Oracle')
  expect(await page.getByRole('complementary').getByRole('listitem').count()).toBe(50)
  await inspect(person, 'fifty kundlis')
  await page.getByText(savedKundlisWords.another.en).click()
  await typeBirth(page, asha, 'en')
  await choosePlace(page, asha)
  await save(page).click()
  await expectAlert(page, kundliWords.tooMany.en)
  expect(await page.locator('[name=full_name]').inputValue()).toBe(asha.name)
  await row(page, endless).first().getByRole('button', { name: savedKundlisWords.edit.en }).click()
  await page.getByRole('button', { name: words.see.en }).click()
  await page.getByRole('heading', { name: endless }).waitFor()
  await expectNoSideScroll(page, 'kundli of a long name')
})

test('a log-in that ended meanwhile is asked for anew, and what was typed is saved', async () => {
  const person = await signedIn(story)
  const { page } = person
  await open(page, '?type=Oracle')
  await typeBirth(page, asha, 'en')
  await choosePlace(page, asha)
  await person.ask('users/logout', { everywhere: true })
  await save(page).click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  expect(await page.locator('[name=full_name]').inputValue()).toBe(asha.name)
})

test('a visitor of the page is led home', async () => {
  const { page } = await story.visitor()
  await page.goto(`${story.server.url}/hi/create-kundli?type=Oracle`)
  expect(new URL(page.url()).pathname).toBe('/hi')
})
