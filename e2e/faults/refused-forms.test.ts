import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountPageWords } from '../../src/words/accounts/account-page.ts'
import { loginWords } from '../../src/words/accounts/accounts.ts'
import { inviteWords } from '../../src/words/home/invite.ts'
import { handleWords } from '../../src/words/forum/handle.ts'
import { memoryWords } from '../../src/words/memory/memory.ts'
import { navWords } from '../../src/words/app/nav.ts'
import { siteWords } from '../../src/words/app/site.ts'
import { balanceWords } from '../../src/words/wallet/balance.ts'
import { awake } from '../testing/acts.ts'
import { signedIn } from '../testing/signed-in.ts'
import { openStory, type Story } from '../testing/story.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
})
afterAll(() => story.end())

/** A form that is refused says why where it stands, and leaves everything as it was typed. */
describe('a form', () => {
  test('without a network says so in its dialog, and goes through once it is back', async () => {
    const { page, context } = await story.visitor()
    await page.goto(`${story.server.url}/about-us`)
    await awake(page)
    await page.waitForLoadState('networkidle')
    await page.locator('summary').filter({ hasText: navWords.menu.en }).click()
    await page.getByRole('link', { name: siteWords.logIn.en }).click()
    const dialog = page.getByRole('dialog').filter({ has: page.locator('[name=mobile]') })
    const mobile = dialog.locator('[name=mobile]')
    const typedMobile = story.mobile()
    await mobile.fill(typedMobile)
    // What an alert is drawn with is fetched once the page has come to rest.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /confirm-dialog/.test(name)),
    )
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await dialog.getByRole('button', { name: loginWords.getOtp.en }).click()
    const alert = page.getByRole('alertdialog').filter({ hasText: loginWords.broken.en })
    await alert.getByRole('button').last().click()
    await dialog.getByText(loginWords.broken.en).waitFor()
    expect(await mobile.inputValue()).toBe(typedMobile)
    await context.setOffline(false)
    await dialog.getByRole('button', { name: loginWords.getOtp.en }).click()
    await dialog.getByRole('group').getByRole('textbox').first().waitFor()
  })

  test.each(['an ended session', 'a lost network'])(
    'of a transfer keeps what was typed through %s',
    async (mishap) => {
      const { page, context } = await signedIn(story)
      await page.goto(`${story.server.url}/balance`)
      await awake(page)
      await page.getByRole('button', { name: balanceWords.transfer.en }).click()
      const dialog = page.getByRole('dialog').filter({ has: page.locator('[name=questions]') })
      const mobile = story.mobile()
      await dialog.getByLabel(balanceWords.toMobile.en).fill(mobile)
      await dialog.getByLabel(balanceWords.howMany.en).fill('2')
      if (mishap === 'a lost network') await context.setOffline(true)
      else await context.clearCookies()
      await dialog.getByRole('button', { name: balanceWords.send.en }).click()
      await dialog.locator('[aria-invalid=true]').waitFor()
      expect(await dialog.locator('[name=mobile]').inputValue()).toBe(mobile)
      expect(await dialog.locator('[name=questions]').inputValue()).toBe('2')
      expect(new URL(page.url()).pathname).toBe('/balance')
      // Log-in is asked for where it is what is missing.
      const logIn = page.getByRole('dialog', { name: loginWords.title.en })
      if (mishap === 'an ended session') await logIn.waitFor()
      else await dialog.getByText(siteWords.offlineNow.en).first().waitFor()
    },
  )

  test('of an invitation and of the log-out everywhere say it at their place', async () => {
    const { page, context } = await signedIn(story)
    await page.goto(`${story.server.url}/invite-earn`)
    await awake(page)
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name=mobile]').fill('6000000001')
    await context.setOffline(true)
    await dialog.getByRole('button', { name: inviteWords.send.en }).click()
    await dialog.getByText(siteWords.offlineNow.en).waitFor()
    expect(await dialog.locator('[name=mobile]').inputValue()).toBe('6000000001')
    await context.setOffline(false)
    await page.goto(`${story.server.url}/account`)
    await awake(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: accountPageWords.everywhere.en }).click()
    await page.getByRole('alert').filter({ hasText: 'Check your network and try again' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/account')
  })

  test.each(['an ended session', 'a lost network'])(
    'of the forum and of the memories keeps what was typed through %s',
    async (mishap) => {
      const { page, context } = await signedIn(story)
      const session = await context.cookies()
      const strike = () =>
        mishap === 'a lost network' ? context.setOffline(true) : context.clearCookies()
      await page.goto(`${story.server.url}/forum/create`)
      await awake(page)
      const dialog = page.getByRole('dialog').filter({ has: page.locator('[name=display_name]') })
      await dialog.locator('[name=display_name]').fill('sailor77')
      await dialog.locator('[name=email]').fill('sailor@drishti.test')
      await strike()
      await dialog.getByRole('button', { name: handleWords.register.en }).click()
      await dialog.getByRole('alert').filter({ hasText: /\w/ }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(await dialog.locator('[name=display_name]').inputValue()).toBe('sailor77')
      expect(await dialog.locator('[name=email]').inputValue()).toBe('sailor@drishti.test')
      expect(new URL(page.url()).pathname).toBe('/forum/create')
      await context.setOffline(false)
      await context.addCookies(session)
      await page.goto(`${story.server.url}/memory`)
      await awake(page)
      await strike()
      await page.getByRole('button', { name: memoryWords.turnOff.en }).click()
      await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/memory')
    },
  )

  test('without the script keeps what was typed, and says what is wrong at the field', async () => {
    const { context } = await signedIn(story)
    const { page, context: plain } = await story.visitor({ javaScriptEnabled: false })
    await plain.addCookies(await context.cookies())
    await page.goto(`${story.server.url}/balance`)
    const mobile = story.mobile()
    await page.locator('[name=mobile]').fill(mobile)
    await page.locator('[name=questions]').fill('2')
    await page.getByRole('button', { name: balanceWords.send.en }).click()
    await page.locator('[aria-invalid=true]').waitFor()
    expect(await page.locator('[name=mobile]').inputValue()).toBe(mobile)
    expect(await page.locator('[name=questions]').inputValue()).toBe('2')
  })
})
