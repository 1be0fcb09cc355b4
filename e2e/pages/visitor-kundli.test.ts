import { afterAll, beforeAll, expect, test } from 'vitest'
import { askWords } from '../../src/words/home/ask.ts'
import { askPersonaOf, kundliPageWords as words } from '../../src/words/kundli/kundli-page.ts'
import {
  asha,
  awake,
  choosePlace,
  kundliRegion,
  logIn,
  seeKundli,
  typeBirth,
} from '../testing/acts.ts'
import { inspect } from '../testing/look.ts'
import { openStory, type Story } from '../testing/story.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
  for (const told of [asha.name, 'Varanasi']) story.secrets.add(told)
})
afterAll(() => story.end())

test('a visitor’s kundli has its own address, which survives a reload and tells nothing of the birth', async () => {
  const visit = await story.visitor()
  const { page, context } = visit
  await page.goto(`${story.server.url}/free-kundli?type=Astra`)
  await awake(page)
  await typeBirth(page, asha, 'en')
  await choosePlace(page, asha)
  await seeKundli(page, 'en')
  await page.waitForURL(/\/kundli\?unsaved=[\w-]{36}&type=Astra$/)
  await inspect(visit, 'kundli of a visitor')

  await page.reload()
  await kundliRegion(page, 'en').waitFor()
  await page.getByRole('link', { name: words.dasha.en, exact: true }).click()
  await page.waitForURL(/&part=dasha$/)
  await page.locator('#dashas-title').waitFor()
  const pdf = await page.getByRole('link', { name: words.pdf.en, exact: true }).getAttribute('href')
  const paper = await context.request.get(story.server.url + pdf!)
  expect(paper.headers()['content-type']).toBe('application/pdf')
  const cookies = await context.cookies()
  const held = cookies.find(({ name }) => name === 'unsaved_births')!
  expect(held).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  for (const told of [asha.name, 'Varanasi'])
    expect(Buffer.from(held.value, 'base64url').toString('latin1')).not.toContain(told)

  const stranger = await story.visitor()
  const reply = await stranger.page.goto(page.url())
  expect(reply?.status()).toBe(404)
  await stranger.page.getByRole('heading', { name: words.gone.en }).waitFor()

  // A question about a house is answered as far as a visitor's is, before any log-in, and stays.
  await awake(page)
  const kundli = page.url()
  await page.goto(kundli.replace('&part=dasha', ''))
  await awake(page)
  await page.locator('.chart a[href="#house-7"]').first().click()
  const sheet = page.locator('#house-7')
  const question = await sheet.locator('button[name="question"]').getAttribute('value')
  await sheet.getByRole('button', { name: words.askHouse.en }).click()
  await page.waitForURL(/\/ask$/)
  await page.getByRole('heading', { name: askWords.begins.en }).waitFor()
  await page.getByText(question!).first().waitFor()
  await page.goto(kundli)

  await awake(page)
  await page.getByRole('button', { name: askPersonaOf.Astra.en }).click()
  await logIn(story, page, 'en')
  await page.waitForURL(/\/chats\?type=Astra&bid=/)
})
