import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  relationNamesByGender,
  relationNames,
  relationOfTemplates,
  relationWords,
} from '../../../src/words/kundli/relations.ts'
import { familyTemplates, familyWords } from '../../../src/words/predictions/family.ts'
import { chatWords } from '../../../src/words/chat/chat.ts'
import { kundliMessages } from '../../../src/words/kundli/kundli.ts'
import { savedKundlisWords } from '../../../src/words/kundli/saved-kundlis.ts'
import { personChoices } from '../../../src/words/reading/relatives.ts'
import { asha, awake, choosePlace, typeBirth } from '../../testing/acts.ts'
import { inspect } from '../../testing/look.ts'
import { kundliOf, signedIn } from '../../testing/signed-in.ts'
import { openStory, type Story } from '../../testing/story.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
  for (const told of [asha.name, 'Meera Kalpanik', 'Bina Kalpanik', 'Ashu', 'Pune', 'Varanasi'])
    story.secrets.add(told)
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

test('whose a kundli is and its short name are said in the form that saves it', async () => {
  const person = await signedIn(story)
  const { page } = person
  await kundliOf(person, { full_name: 'Bina Kalpanik', relation: 'self' })
  await page.goto(`${story.server.url}/create-kundli`)
  await awake(page)
  await page.getByText(savedKundlisWords.another.en).click()
  await typeBirth(page, asha, 'en')
  await choosePlace(page, asha)
  // Whose is their own so far stands beside the choice.
  await page.getByText(relationOfTemplates.mineSoFar.en('Bina Kalpanik')).waitFor()
  const form = page.locator('form').filter({ has: page.locator('#generate-kundali') })
  await form.locator('[name=relation]').selectOption({ label: relationNames.self.en })
  await form.locator('[name=short_name]').fill('Ashu')
  await inspect(person, 'whose it is, in the form')
  await page.locator('#generate-kundali').click()
  await page.getByText(kundliMessages.saved.en).waitFor()
  const row = (name: string) =>
    page.getByRole('complementary').getByRole('listitem').filter({ hasText: name })
  await row(asha.name).getByText(`${relationWords.mine.en}, Ashu`).waitFor()
  expect(await row('Bina Kalpanik').getByText(relationWords.mine.en).count()).toBe(0)
  await row(asha.name).getByRole('button', { name: savedKundlisWords.edit.en }).click()
  await page.getByRole('heading', { name: savedKundlisWords.updateHeading.en }).waitFor()
  expect(await form.locator('[name=relation]').inputValue()).toBe('self')
  await form.locator('[name=relation]').selectOption({ label: relationNames.sibling.en })
  await page.locator('#generate-kundali').click()
  await row(asha.name).getByText(relationNamesByGender.sibling.Female.en).first().waitFor()
})
