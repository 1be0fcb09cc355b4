import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { accountsWords, loginWords } from '../../src/words/accounts/accounts.ts'
import { chatToolWords } from '../../src/words/chat/chat-tools.ts'
import { birthFormWords } from '../../src/words/kundli/birth-form.ts'
import { chartWords } from '../../src/words/kundli/chart.ts'
import { say, type Language, type LocalizedText } from '../../src/words/say.ts'
import { codeFor } from './server.ts'
import type { Story } from './story.ts'

/** The sentence in both languages as one `said(words.x)`. */
export function speaker(language: Language): (sentence: LocalizedText) => string {
  return (sentence) => say(sentence, language)
}

/** `/path` in English, `/hi/path` in Hindi. */
export function address(path: string, language: Language): string {
  return language === 'en' ? path : `/hi${path === '/' ? '' : path}`
}

export interface Person {
  name: string
  day: string
  month: string
  year: string
  hours: string
  minute: string
  /** What is typed into the search, and the choice that is taken. */
  search: string
  place: RegExp
}

/** Closes the alert that says this. */
export async function closeAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog').filter({ hasText: text })
  await alert.waitFor()
  await alert.getByRole('button').last().click()
  await alert.waitFor({ state: 'detached' })
}

/** Waits for the sentence that stands at its field. */
export async function expectAlert(page: Page, text: string): Promise<void> {
  await page.getByRole('alert').filter({ hasText: text }).first().waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(0)
}

/** The name of the control that has the focus, once it is the one awaited. */
export async function expectFocusOn(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.activeElement?.getAttribute('name') === wanted,
    name,
  )
}

/** People who do not exist. */
export const asha: Person = {
  name: 'Asha Kalpanik',
  day: '14',
  month: '03',
  year: '1991',
  hours: '6',
  minute: '45',
  search: 'Banaras',
  place: /Varanasi/,
}
export const ashaInHindi: Person = {
  ...asha,
  name: 'आशा काल्पनिक',
  search: 'बनारस',
  place: /वाराणसी|Varanasi/,
}

/**
 * Stirs, as a reader would, and waits until the page's own script is at work, its late parts' too: before
 * that, presses are the browser's alone.
 */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    interface Part {
      memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null
      child: Part | null
      sibling: Part | null
    }
    // The scripts may wait for a reader, and so does what lies below.
    window.dispatchEvent(new Event('keydown'))
    const key = Object.keys(document).find((it) => it.startsWith('__reactContainer'))
    if (!key) return false
    const root = Reflect.get(document, key) as { stateNode: { current: Part } }
    const waiting: (Part | null)[] = [root.stateNode.current]
    for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
      if (!part) continue
      if (part.memoizedState?.isDehydrated || part.memoizedState?.dehydrated) return false
      waiting.push(part.child, part.sibling)
    }
    return true
  })
}

/** Opens a chat's menu, where its lines are. */
export async function openChatMenu(page: Page, language: Language): Promise<void> {
  await page
    .locator('summary')
    .filter({ hasText: say(chatToolWords.more, language) })
    .click()
}

/** Types the birth, but for the place. */
export async function typeBirth(page: Page, person: Person, language: Language): Promise<void> {
  const translate = speaker(language)
  const field = (label: LocalizedText) => page.getByLabel(translate(label), { exact: true })
  await field(birthFormWords.name).fill(person.name)
  await field(birthFormWords.day).fill(person.day)
  await field(birthFormWords.month).fill(person.month)
  await field(birthFormWords.year).fill(person.year)
  await field(birthFormWords.hours).fill(person.hours)
  await field(birthFormWords.minute).fill(person.minute)
  await chooseClock(page, person, language)
  await page.getByRole('radio', { name: translate(birthFormWords.Female), exact: true }).check()
}

/** AM, or PM at noon, for the hours that have both; the others say by themselves that they are of 24. */
export async function chooseClock(
  within: Page | Locator,
  { hours }: Pick<Person, 'hours'>,
  language: Language,
): Promise<void> {
  if (Number(hours) < 1 || Number(hours) > 12) return
  const label = hours === '12' ? birthFormWords.pm : birthFormWords.am
  await within.getByRole('radio', { name: say(label, language), exact: true }).check()
}

/** Searches the place and takes it from the list. */
export async function choosePlace(page: Page, person: Person): Promise<void> {
  const box = page.getByRole('combobox').and(page.locator('[name=pob]'))
  await box.click()
  await box.pressSequentially(person.search)
  await page.getByRole('option', { name: person.place }).first().click()
  expect(await box.inputValue()).toMatch(person.place)
}

/** The kundli under the form. */
export function kundliRegion(page: Page, language: Language): Locator {
  const name = say(chartWords.heading, language)
  return page.getByRole('region', { name, exact: true })
}

/** "See my kundli", and waits for it to be drawn. */
export async function seeKundli(page: Page, language: Language): Promise<void> {
  const said = speaker(language)
  await page.getByRole('button', { name: said(birthFormWords.see) }).click()
  await kundliRegion(page, language).waitFor()
}

/** Goes through the login dialog that has been opened, up to the toast. */
export async function logIn(story: Story, page: Page, language: Language): Promise<string> {
  const translate = speaker(language)
  const mobile = story.mobile()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill(mobile)
  await dialog.getByRole('button', { name: translate(loginWords.getOtp) }).click()
  const boxes = dialog.getByRole('group').getByRole('textbox')
  await boxes.first().waitFor()
  const code = await codeFor(story.server.url, `91${mobile}`)
  story.secrets.add(code)
  await boxes.first().pressSequentially(code)
  await page.getByText(translate(accountsWords.loggedIn)).first().waitFor()
  return mobile
}
