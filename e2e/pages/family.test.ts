import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  relationNamesByGender,
  relationNames,
  relationWords,
} from '../../src/words/kundli/relations.ts'
import { familyTemplates, familyWords } from '../../src/words/predictions/family.ts'
import { chatWords } from '../../src/words/chat/chat.ts'
import { personChoices } from '../../src/words/reading/relatives.ts'
import { asha, awake } from '../testing/acts.ts'
import { inspect } from '../testing/look.ts'
import { kundliOf, signedIn } from '../testing/signed-in.ts'
import { openStory, type Story } from '../testing/story.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
  for (const told of [asha.name, 'Meera Kalpanik', 'Pune']) story.secrets.add(told)
})
afterAll(() => story.end())

test('two taps say who is who; the family has a page, and a question about a daughter her own kundli', async () => {
  const person = await signedIn(story)
  const { page } = person
  const child = await kundliOf(person, { full_name: 'Meera Kalpanik', dob: '02/07/1996' })
  const own = await kundliOf(person, { dob: '14/03/1968', marital_status: 'Married' })
  await page.goto(`${story.server.url}/create-kundli`)
  await awake(page)
  const row = (name: string) =>
    page.getByRole('complementary').getByRole('listitem').filter({ hasText: name })
  const press = (name: string, relation: string) =>
    row(name)
      .getByRole('button', { name: new RegExp(`^${relation}`) })
      .click()
  await inspect(person, 'whose kundli is this')
  await press(asha.name, relationNames.self.en)
  await row(asha.name).getByText(relationWords.mine.en).waitFor()
  await press('Meera Kalpanik', relationNamesByGender.child.Female.en)
  await row('Meera Kalpanik').getByText('Daughter ·').waitFor()

  await page.getByRole('link', { name: relationWords.family.en }).click()
  await page.getByRole('heading', { name: familyWords.title.en }).waitFor()
  const names = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(names).toEqual([asha.name, 'Meera Kalpanik'])
  await page.getByRole('main').locator('summary').first().click()
  await page
    .getByText(/Vimshottari/)
    .first()
    .waitFor()
  await inspect(person, 'the family')

  await page.getByRole('link', { name: familyTemplates.ask.en(asha.name) }).click()
  await page.waitForURL(new RegExp(`bid=${own}`))
  const box = page.getByRole('textbox', { name: chatWords.yourQuestion.en })
  await box.fill('When will my daughter marry?')
  await box.press('Enter')
  await page.getByText('I am reading this from the kundli of your daughter, Meera.').waitFor()
  await page.getByRole('button', { name: personChoices.own.en }).click()
  await page.getByText(/house of your own kundli, the house of your daughter/).waitFor()
  expect(child).not.toBe(own)
})
