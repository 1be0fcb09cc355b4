import { afterAll, beforeAll, expect, test } from 'vitest'
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
  const cookies = await context.cookies()
  const held = cookies.find(({ name }) => name === 'unsaved_births')!
  expect(held).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  for (const told of [asha.name, 'Varanasi'])
    expect(Buffer.from(held.value, 'base64url').toString('latin1')).not.toContain(told)

  const stranger = await story.visitor()
  const reply = await stranger.page.goto(page.url())
  expect(reply?.status()).toBe(404)
  await stranger.page.getByRole('heading', { name: words.gone.en }).waitFor()

  await awake(page)
  await page.getByRole('button', { name: askPersonaOf.Astra.en }).click()
  await logIn(story, page, 'en')
  await page.waitForURL(/\/chats\?type=Astra&bid=/)
})
