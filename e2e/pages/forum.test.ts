import { holdReasonWords } from '../../src/words/forum/hold-reasons.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { forumWords as words } from '../../src/words/forum/forum.ts'
import { threadTemplates, threadWords } from '../../src/words/forum/thread.ts'
import { forumListTemplates, forumListWords } from '../../src/words/forum/forum-list.ts'
import { signPickerWords } from '../../src/words/forum/list-parts.ts'
import { zodiacSigns } from '../../src/words/horoscope/zodiac.ts'
import { postFormWords } from '../../src/words/forum/post-form.ts'
import { handleWords } from '../../src/words/forum/handle.ts'
import { forumMessages } from '../../src/words/forum/forum-server.ts'
import { notificationWords } from '../../src/words/notifications/notifications.ts'
import { profileMessages } from '../../src/words/profile/profile-server.ts'
import { profileWords } from '../../src/words/profile/profile.ts'
import { address, awake, logIn, speaker } from '../testing/acts.ts'
import { inspect } from '../testing/look.ts'
import { kundliOf, signedIn, type SignedIn } from '../testing/signed-in.ts'
import { openOwnStory, type Story } from '../testing/story.ts'
import { storyLanguages } from '../testing/story-languages.ts'

let story: Story
beforeAll(async () => {
  story = await openOwnStory()
})
afterAll(() => story.end())

let count = 0

/** Somebody with a handle who has posted before: what they write next is seen at once. */
async function aMember(options: object = {}): Promise<SignedIn & { handle: string }> {
  const person = await signedIn(story, options)
  const bid = await kundliOf(person)
  const handle = `member.${Date.now().toString(36).slice(-6)}${++count}`
  const email = `${handle}@mail.invalid`
  story.secrets.add(email)
  await person.ask('astrohub/insert_user', { display_name: handle, email, bid })
  for (const n of [1, 2])
    await person.ask('astrohub/insert_discussion', {
      title: `An early one, number ${n} of ${handle}`,
      description: 'It waits to be looked at.',
    })
  return { ...person, handle }
}

describe.each(storyLanguages('en'))('AstroHub in %s', (language) => {
  const translate = speaker(language)
  const at = (path: string) => story.server.url + address(path, language)
  const sheetOf = (page: Page) => page.getByRole('dialog', { name: translate(handleWords.title) })

  test('a newcomer chooses a name, posts a number, and is told that and why it waits', async () => {
    const person = await signedIn(story)
    await kundliOf(person)
    const { page } = person
    await page.goto(at('/forum/create'))
    await awake(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(translate(handleWords.name)).fill('a..b')
    await dialog.getByRole('button', { name: translate(handleWords.register) }).click()
    await dialog.getByText(translate(profileMessages.handleForm)).waitFor()
    await inspect(person, 'handle')
    const handle = `fresh.${language}.${Date.now().toString(36).slice(-6)}`
    await dialog.getByLabel(translate(handleWords.name)).fill(handle)
    await dialog.getByLabel(translate(handleWords.email)).fill(`${handle}@mail.invalid`)
    story.secrets.add(`${handle}@mail.invalid`)
    await dialog.getByRole('button', { name: translate(handleWords.register) }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByLabel(translate(postFormWords.fieldTitle)).fill('abc')
    await page.getByRole('button', { name: translate(postFormWords.post), exact: true }).click()
    await page.getByText(translate(postFormWords.titleShort)).waitFor()
    await page.getByText(translate(postFormWords.descriptionRequired)).waitFor()
    await inspect(person, 'create')
    const title = language === 'en' ? 'Will it rain on my wedding?' : 'क्या विवाह में वर्षा होगी?'
    await page.getByLabel(translate(postFormWords.fieldTitle)).fill(title)
    await page
      .getByLabel(translate(postFormWords.fieldDescription))
      .fill(`${title} WhatsApp me on 98765 43210`)
    await page.getByRole('button', { name: translate(postFormWords.post), exact: true }).click()
    await page.waitForURL(/\/forum\/[a-z0-9-]+-\d{10}\?did=/)
    await page.getByRole('heading', { name: title }).waitFor()
    await page.getByText(translate(holdReasonWords.contact)).first().waitFor()
    await inspect(person, 'discussion that waits')
  })

  test('members find a discussion, vote, comment, and its author is told within a second', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const title = language === 'en' ? `A shaadi question ${count}` : `शादी का सवाल ${count}`
    const reply = await author.ask('astrohub/insert_discussion', {
      title,
      description: 'What do you make of Venus in the twelfth?',
    })
    expect(reply.status).toBe('success')
    await author.page.goto(at('/notifications'))
    await author.page.getByText(translate(notificationWords.none)).waitFor()
    await awake(author.page)
    const { page } = reader
    await page.goto(at('/forum'))
    await awake(page)
    await page.getByRole('searchbox').fill(language === 'en' ? `शादी ${count}` : `shaadi ${count}`)
    await page.getByRole('button', { name: translate(forumListWords.searchButton) }).click()
    await page.getByRole('link', { name: title }).waitFor()
    await inspect(reader, 'list')
    await page.getByRole('link', { name: title }).click()
    await page.waitForURL(/\?did=/)
    const votes = page.getByRole('article').getByRole('button', { name: translate(words.upvote) })
    await votes.click()
    await page.getByText(translate(forumMessages.upvoted)).first().waitFor()
    await page
      .getByLabel(translate(words.writeComment))
      .fill('Look at its lord first, then at Jupiter.')
    await page.getByRole('button', { name: translate(words.comment), exact: true }).click()
    await page.getByText(translate(forumMessages.commented)).first().waitFor()
    await page.getByText('Look at its lord first').first().waitFor()
    await inspect(reader, 'discussion')
    await author.page
      .getByRole('button', { name: new RegExp(title) })
      .first()
      .waitFor()
    await inspect(author, 'notifications')
    await author.page
      .getByRole('button', { name: new RegExp(title) })
      .first()
      .click()
    await author.page.waitForURL(/\/forum\/.*did=/)
    await author.page.goto(at('/profile'))
    await author.page.getByRole('heading', { name: author.handle, exact: true }).waitFor()
    await author.page.getByText(translate(profileWords.notVerified)).waitFor()
    await inspect(author, 'profile')
  })

  test('a visitor’s first comment and vote ask for log-in and a name in place, and then happen', async () => {
    const author = await aMember()
    const title = `A first act ${language} ${++count}`
    const posted = await author.ask('astrohub/insert_discussion', {
      title,
      description: 'Who will speak first?',
    })
    if (posted.status !== 'success') throw new Error(posted.message)
    const { did, slug } = posted
    const visitor = await story.visitor()
    const { page } = visitor
    await page.goto(at(`/forum/${slug}?did=${did}`))
    await awake(page)
    const box = page.getByLabel(translate(words.writeComment))
    await box.fill('I have wondered about this too.')
    await page.getByRole('button', { name: translate(words.comment), exact: true }).click()
    await page.getByText(translate(words.loginFirst)).first().waitFor()
    await logIn(story, page, language)
    const sheet = sheetOf(page)
    await sheet.getByLabel(translate(handleWords.name)).fill('ab')
    await sheet.getByRole('button', { name: translate(handleWords.choose) }).click()
    await sheet.getByText(translate(profileMessages.handleForm)).waitFor()
    await inspect(visitor, 'name sheet')
    const name = `first.${language}.${Date.now().toString(36).slice(-6)}`
    await sheet.getByLabel(translate(handleWords.name)).fill(name)
    await sheet.getByRole('button', { name: translate(handleWords.choose) }).click()
    const comments = page.getByRole('region', { name: translate(words.comments) })
    await comments.getByText('I have wondered about this too.').waitFor()
    expect(await box.inputValue()).toBe('')
    // A reply names whom it answers; what waits is seen by its author, who is told why.
    await comments.getByRole('link', { name: threadTemplates.replyTo[language](name) }).click()
    await page.getByLabel(translate(threadWords.writeReply)).fill('Write to me on 98765 43210.')
    await page.getByRole('button', { name: translate(threadWords.reply), exact: true }).click()
    await comments.getByText(threadTemplates.answers[language](name)).waitFor()
    await comments.getByText(translate(holdReasonWords.contact)).waitFor()
    await inspect(visitor, 'thread')
    // In the list the same first act is a vote.
    const other = await story.visitor()
    await other.page.goto(at('/forum?list=unanswered'))
    await awake(other.page)
    const vote = other.page.getByRole('button', { name: translate(words.upvote) }).first()
    await vote.click()
    await logIn(story, other.page, language)
    await sheetOf(other.page)
      .getByLabel(translate(handleWords.name))
      .fill(`voter.${language}.${Date.now().toString(36).slice(-6)}`)
    await sheetOf(other.page)
      .getByRole('button', { name: translate(handleWords.choose) })
      .click()
    await other.page.getByText(translate(forumMessages.upvoted)).first().waitFor()
    // The toast speaks as soon as the vote is answered, the list shows it when it has been read anew.
    await expect.poll(() => vote.getAttribute('aria-pressed')).toBe('true')
  })

  test('a visitor reads everything, and is asked to log in to vote or to begin', async () => {
    const visitor = await story.visitor()
    const { page } = visitor
    await page.goto(at('/forum'))
    await awake(page)
    await page
      .getByRole('button', { name: translate(words.upvote) })
      .first()
      .click()
    await page.getByText(translate(words.loginFirst)).first().waitFor()
    await page.getByRole('dialog').waitFor()
    await page.goto(at('/forum?list=my-rashi'))
    await page.getByText(translate(signPickerWords.chooseRashi)).first().waitFor()
    await inspect(visitor, 'signs to choose from')
    await page.getByRole('link', { name: translate(zodiacSigns[9]!.title) }).click()
    await page.getByText(forumListTemplates.tagged[language]('').trim()).first().waitFor()
    await page.goto(at('/forum/create'))
    await page.getByText(translate(postFormWords.loginFirst)).waitFor()
    for (const path of ['/forum/learn-more', '/forum/learn-more-hindi']) {
      await page.goto(at(path))
      await page.getByText(/400/).first().waitFor()
      await inspect(visitor, path)
    }
    await page.goto(at('/notifications'))
    expect(new URL(page.url()).pathname).toBe(language === 'en' ? '/' : '/hi')
  })

  test('a report of somebody who has not logged in is sent after the log-in', async () => {
    const author = await aMember()
    const title = `Something to report ${language}`
    await author.ask('astrohub/insert_discussion', { title, description: 'Buy my amulet today.' })
    const { page } = await story.visitor()
    await page.goto(at('/forum'))
    await page.getByRole('link', { name: title }).click()
    await page.waitForURL(/\?did=/)
    await awake(page)
    await page.getByText(translate(words.report), { exact: true }).first().click()
    const send = page.getByRole('button', { name: translate(words.report), exact: true }).first()
    await send.click()
    await logIn(story, page, language)
    await page.getByText(translate(forumMessages.reported)).first().waitFor()
  })

  test('without JavaScript a member posts, votes, comments and reports', async () => {
    const author = await aMember()
    await author.ask('astrohub/insert_discussion', {
      title: `Plain as paper ${language}`,
      description: 'Does it work without the script?',
    })
    const { page, handle } = await aMember({ javaScriptEnabled: false })
    await page.goto(at('/forum/create'))
    await page.getByLabel(translate(postFormWords.fieldTitle)).fill(`Written plainly ${language}`)
    await page
      .getByLabel(translate(postFormWords.fieldDescription))
      .fill('By a form and nothing else.')
    await page.getByRole('button', { name: translate(postFormWords.post), exact: true }).click()
    await page.getByRole('heading', { name: `Written plainly ${language}` }).waitFor()
    await page.goto(at('/forum'))
    await page.getByRole('link', { name: `Plain as paper ${language}` }).click()
    await page
      .getByRole('button', { name: translate(words.upvote) })
      .first()
      .click()
    await page.getByText(translate(forumMessages.upvoted)).waitFor()
    await page.getByLabel(translate(words.writeComment)).fill('It does.')
    await page.getByRole('button', { name: translate(words.comment), exact: true }).click()
    await page.getByText('It does.').first().waitFor()
    await page.getByRole('link', { name: threadTemplates.replyTo[language](handle) }).click()
    await page.getByLabel(translate(threadWords.writeReply)).fill('So does this.')
    await page.getByRole('button', { name: translate(threadWords.reply), exact: true }).click()
    await page.getByText('So does this.').first().waitFor()
    await page.getByText(threadTemplates.answers[language](handle)).first().waitFor()
    await page.getByText(translate(words.report), { exact: true }).first().click()
    await page
      .getByRole('button', { name: translate(words.report), exact: true })
      .first()
      .click()
    await page.getByText(translate(forumMessages.reported)).waitFor()
  })
})
