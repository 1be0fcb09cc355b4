import type { Page } from 'playwright-core'
import { birthFormWords } from '../../src/words/kundli/birth-form.ts'
import { asha } from './acts.ts'

/** What people take for a tap and for a letter, seconds: a thumb that knows its phone. */
const tapSeconds = 1.1
const keySeconds = 0.28

/** What a path took. */
export interface PathFigures {
  taps: number
  keys: number
  /** Of the machine alone: pages, calls, answers; the letters' own time is the person's. */
  machineSeconds: number
  /** With the person's own time for taps and letters. */
  personSeconds: number
}

/** A thumb whose taps and letters are counted. */
export interface Thumb {
  count(): number
  press(role: 'button' | 'link' | 'radio', name: string): Promise<void>
  into(name: string): Promise<void>
  option(): Promise<void>
  type(text: string): Promise<void>
  /** What it took since it was made. */
  figures(): PathFigures
}

/** @see Thumb */
export function thumb(page: Page): Thumb {
  let taps = 0
  let keys = 0
  let typing = 0
  const began = performance.now()
  return {
    count: () => taps,
    async press(role, name) {
      taps++
      const control = page.getByRole(role, { name, exact: true }).filter({ visible: true })
      // A radio button lies under its label's text.
      if (role === 'radio') await control.locator('xpath=..').tap()
      else await control.tap()
    },
    async into(name) {
      taps++
      await page.locator(`[name=${name}]`).tap()
    },
    async option() {
      taps++
      await page.getByRole('option', { name: asha.place }).first().tap()
    },
    async type(text) {
      keys += text.length
      const start = performance.now()
      await page.keyboard.type(text)
      typing += performance.now() - start
    },
    figures() {
      const machineSeconds = (performance.now() - began - typing) / 1000
      const personSeconds = machineSeconds + taps * tapSeconds + keys * keySeconds
      const round = (seconds: number) => Math.round(seconds * 10) / 10
      return {
        taps,
        keys,
        machineSeconds: round(machineSeconds),
        personSeconds: round(personSeconds),
      }
    },
  }
}

/** Types the birth with a thumb: the boxes lead on by themselves. */
export async function typeBirthByThumb(page: Page, hand: Thumb): Promise<void> {
  await hand.into('full_name')
  await hand.type(asha.name)
  await hand.press('radio', birthFormWords.Female.en)
  for (const figures of ['14', '3', '1991', '6', '45']) await hand.type(figures)
  await hand.press('radio', birthFormWords.am.en)
  await hand.type(asha.search)
  await page.getByRole('option', { name: asha.place }).first().waitFor()
  await hand.option()
  await page.getByText('Thursday, 14 March 1991, 6:45 in the morning, Varanasi').waitFor()
}
