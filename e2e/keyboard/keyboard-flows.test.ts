import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceWords } from '../../src/words/wallet/balance.ts'
import { forumWords } from '../../src/words/forum/forum.ts'
import { postFormWords } from '../../src/words/forum/post-form.ts'
import { matchingWords } from '../../src/words/matching/matching.ts'
import { rechargeWords } from '../../src/words/wallet/recharge.ts'
import { ownPlanWords } from '../../src/words/subscription/own-plan.ts'
import { dialogWords } from '../../src/words/ui/dialog.ts'
import { wheelWords } from '../../src/words/wallet/wheel.ts'
import { awake } from '../testing/acts.ts'
import { leaveBrowser, openBrowser, visit, type Visit } from '../testing/browser.ts'
import { expectFocus, expectFocusSeen, hasFocus, tabTo } from '../testing/keyboard.ts'
import { livedIn, type LivedIn } from '../testing/lived-in.ts'
import { codeFor, endServer } from '../testing/server.ts'

let world: LivedIn
let browser: Browser
beforeAll(async () => {
  world = await livedIn()
  browser = await openBrowser()
})
afterAll(async () => {
  await leaveBrowser(browser)
  await endServer(world.server)
})

async function as(viewer: 'resident' | 'newcomer' | 'visitor'): Promise<Visit> {
  const pageVisit = await visit(browser, { reducedMotion: 'reduce' })
  const { url } = world.server
  if (viewer !== 'visitor')
    await pageVisit.context.addCookies([{ name: 'jwt', value: world[viewer].jwt, url }])
  return pageVisit
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(world.server.url + path)
  await awake(page)
}

test('a recharge, its result and the wheel, by the keyboard alone', async () => {
  const { page, complaints } = await as('newcomer')
  const { keyboard } = page
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await open(page, '/recharges')
  const tier = page.getByRole('button', { name: 'Recharge: ₹99', exact: true })
  await tabTo(page, tier)
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true)
  await keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(tier)
  await keyboard.press('Enter')
  await tabTo(page, button(rechargeWords.paperSuccess.en))
  await keyboard.press('Enter')
  const result = page.getByRole('alertdialog')
  await result.waitFor()
  await expectFocusSeen(page)
  expect(await result.evaluate((it) => it.contains(document.activeElement))).toBe(true)
  await tabTo(page, result.getByRole('link', { name: rechargeWords.ok.en }))
  await keyboard.press('Enter')
  await page.waitForURL(`${world.server.url}/`)

  await open(page, '/wheel-of-fortune')
  await tabTo(page, page.getByRole('button', { name: wheelWords.spin.en }))
  await keyboard.press('Enter')
  await dialog.getByText(wheelWords.won.en).waitFor({ timeout: 40_000 })
  expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true)
  await keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

test('the plan is left in its four steps, and each begins where one can go on', async () => {
  const { page, complaints } = await as('resident')
  const { keyboard } = page
  const dialog = page.getByRole('dialog')
  const inside = () => dialog.evaluate((it) => it.contains(document.activeElement))
  await open(page, '/my-active-plans')
  const leave = page.getByRole('link', { name: ownPlanWords.cancel.en })
  await tabTo(page, leave)
  await keyboard.press('Enter')
  await dialog.waitFor()
  await expectFocus(dialog.getByRole('button', { name: ownPlanWords.no.en, exact: true }))
  await keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(leave)
  await keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: ownPlanWords.yes.en, exact: true }))
  await keyboard.press('Enter')
  const number = dialog.getByLabel(ownPlanWords.ownNumber.en)
  await expectFocus(number)
  const { mobile } = world.resident
  await keyboard.type(mobile.slice(2))
  await keyboard.press('Enter')
  const boxes = dialog.getByRole('group').getByRole('textbox')
  await expectFocus(boxes.first())
  await keyboard.type(await codeFor(world.server.url, mobile))
  await keyboard.press('Enter')
  await dialog.getByText(ownPlanWords.cancelFinal.en).waitFor()
  await expect.poll(inside).toBe(true)
  await expectFocusSeen(page)
  await tabTo(page, dialog.getByRole('button', { name: ownPlanWords.yes.en, exact: true }))
  await keyboard.press('Enter')
  await page.getByText(ownPlanWords.isCancelled.en, { exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('questions are transferred, and a wrong number is told where the focus is', async () => {
  const { page, complaints } = await as('resident')
  const { keyboard } = page
  await open(page, '/balance')
  const transfer = page.getByRole('button', { name: balanceWords.transfer.en, exact: true })
  await tabTo(page, transfer)
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expectFocus(dialog.getByLabel(balanceWords.toMobile.en))
  await keyboard.type('6000012345')
  await tabTo(page, dialog.getByLabel(balanceWords.howMany.en))
  await keyboard.type('5000')
  await keyboard.press('Enter')
  await dialog.getByText(/You can send \d+ Oracle/).waitFor()
  expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true)
  await tabTo(page, dialog.getByRole('button', { name: dialogWords.close.en }), 'Shift+Tab')
  await keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(transfer)
  expect(complaints).toEqual([])
})

test('a discussion is posted, voted on, answered and deleted by the keyboard alone', async () => {
  const { page, complaints } = await as('resident')
  const { keyboard } = page
  await open(page, '/forum/create')
  // What was asked already is told late, and moves all that stands below it.
  const gate = Promise.withResolvers<void>()
  await page.route('**/similar_discussions*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await tabTo(page, page.getByLabel(postFormWords.fieldTitle.en))
  await keyboard.type('Which key opens the tenth house?')
  await tabTo(page, page.getByLabel(postFormWords.fieldDescription.en))
  await keyboard.type('Nobody here has a mouse, and all of us would like to know.')
  await tabTo(page, page.getByRole('checkbox').first())
  gate.resolve()
  await page.getByText(postFormWords.similar.en).waitFor()
  await expectFocusSeen(page)
  await tabTo(page, page.getByRole('button', { name: postFormWords.post.en, exact: true }))
  await keyboard.press('Enter')
  await page.waitForURL(/\/forum\/which-key-opens.*\?did=/)
  await awake(page)
  await tabTo(page, page.getByLabel(forumWords.writeComment.en))
  await keyboard.type('I have found it myself.')
  await tabTo(page, page.getByRole('button', { name: forumWords.comment.en, exact: true }))
  await keyboard.press('Enter')
  await page.getByText('I have found it myself.').first().waitFor()
  const remove = page
    .getByRole('article')
    .getByRole('button', { name: forumWords.deletePost.en, exact: true })
  await tabTo(page, remove, 'Shift+Tab')
  await keyboard.press('Enter')
  const alert = page.getByRole('alertdialog')
  await alert.waitFor()
  // What can't be undone is not where the focus begins.
  await expectFocus(alert.getByRole('button', { name: dialogWords.no.en, exact: true }))
  await keyboard.press('Escape')
  await alert.waitFor({ state: 'detached' })
  await expectFocus(remove)
  await keyboard.press('Enter')
  await tabTo(page, alert.getByRole('button', { name: forumWords.deletePost.en, exact: true }))
  await keyboard.press('Enter')
  await page.waitForURL(/\/forum(\?|$)/)
  expect(complaints).toEqual([])
})

test('two people are typed and matched, their places chosen from the list', async () => {
  const { page, complaints } = await as('visitor')
  const { keyboard } = page
  await open(page, '/kundli-matching')
  for (const role of ['bride', 'groom']) {
    const field = (name: string) => page.locator(`[name="${role}.${name}"]`).first()
    await tabTo(page, field('full_name'))
    await keyboard.type(`${role} Kalpanik`)
    for (const [name, text] of [
      ['day', '14'],
      ['month', '3'],
      ['year', '1991'],
      ['hours', '6'],
      ['minute', '45'],
    ] as const) {
      await tabTo(page, field(name))
      await keyboard.type(text)
    }
    await tabTo(page, field('clock'))
    await keyboard.press('Space')
    const box = field('pob')
    await tabTo(page, box)
    await keyboard.type('Pun')
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    await keyboard.press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'hidden' })
    expect(await hasFocus(box)).toBe(true)
    await keyboard.type('e')
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    expect(await box.inputValue()).toContain(',')
  }
  await tabTo(page, page.getByRole('button', { name: matchingWords.match.en, exact: true }))
  await keyboard.press('Enter')
  await page.getByRole('region', { name: matchingWords.kutas.en }).waitFor()
  // The match is where the focus is, and the next Tab goes into it.
  const spoken = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await expect.poll(spoken).toContain('bride Kalpanik and groom Kalpanik')
  await keyboard.press('Tab')
  await expectFocusSeen(page)
  expect(complaints).toEqual([])
})
