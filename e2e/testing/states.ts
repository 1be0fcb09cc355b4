import type { Page } from 'playwright-core'
import { loginWords } from '../../src/words/accounts/accounts.ts'
import { chatWords } from '../../src/words/chat/chat.ts'
import { forumWords } from '../../src/words/forum/forum.ts'
import { postFormWords } from '../../src/words/forum/post-form.ts'
import { askTopics, askWords } from '../../src/words/home/ask.ts'
import { birthFormWords } from '../../src/words/kundli/birth-form.ts'
import { matchingWords } from '../../src/words/matching/matching.ts'
import { say, type Language, type LocalizedText } from '../../src/words/say.ts'
import { balanceWords } from '../../src/words/wallet/balance.ts'
import { asha, ashaInHindi, choosePlace, kundliRegion, typeBirth } from './acts.ts'
import type { LivedIn } from './lived-in.ts'
import type { Viewer } from './tour.ts'

/** The hand that brings a state about. */
interface Hand {
  page: Page
  language: Language
  press(name: LocalizedText): Promise<void>
}

/** A state of a page that no address shows: what an act brings about. It begins on a page that is awake. */
export interface State {
  name: string
  /** Without the language. */
  path: string
  viewer: Viewer
  reach(hand: Hand): Promise<void>
}

/** @see Hand */
export function handOf(page: Page, language: Language): Hand {
  const press = (name: LocalizedText) =>
    page
      .getByRole('button', { name: say(name, language), exact: true })
      .filter({ visible: true })
      .first()
      .click()
  return { page, language, press }
}

const personIn = (language: Language) => (language === 'hi' ? ashaInHindi : asha)
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
const offline = ({ page }: Hand) => page.context().setOffline(true)

/** Everything that is asked of the server from here on is answered by a fault of its own. */
const failing = ({ page }: Hand) =>
  page.route(/\.data(\?|$)|\/apis\//, (route) => route.fulfill({ status: 503, body: 'busy' }))

/** What is done with a birth. */
async function giveBirth({ page, language }: Hand): Promise<void> {
  await typeBirth(page, personIn(language), language)
  await choosePlace(page, personIn(language))
}

async function askInChat({ page, language, press }: Hand): Promise<void> {
  await page
    .getByRole('textbox', { name: say(chatWords.yourQuestion, language) })
    .fill(language === 'hi' ? 'क्या मैं विदेश में बस पाऊँगा?' : 'Will I settle abroad?')
  await press(chatWords.ask)
}

/** A link of the page is followed by its script. */
const follow = (page: Page, path: string) =>
  page
    .locator(`a[href$="${path}"]`)
    .last()
    .evaluate((it) => (it as HTMLElement).click())

const visitorStates: Omit<State, 'viewer'>[] = [
  {
    name: 'birth form refused',
    path: 'free-kundli?type=Oracle',
    async reach({ page, press }) {
      await press(birthFormWords.see)
      await alert(page)
    },
  },
  {
    name: 'birth form without such a place',
    path: 'free-kundli?type=Oracle',
    async reach({ page }) {
      await page.locator('[name=pob]').pressSequentially('zzqqxx')
      await page.waitForTimeout(1_500)
    },
  },
  {
    name: 'kundli of a visitor',
    path: 'free-kundli?type=Oracle',
    async reach(hand) {
      await giveBirth(hand)
      await hand.press(birthFormWords.see)
      await kundliRegion(hand.page, hand.language).waitFor()
    },
  },
  {
    name: 'birth form without a network',
    path: 'free-kundli?type=Oracle',
    async reach(hand) {
      await giveBirth(hand)
      await offline(hand)
      await hand.press(birthFormWords.see)
      await alert(hand.page)
    },
  },
  {
    name: 'birth asked for a question',
    path: '',
    async reach({ page, language, press }) {
      await press(askTopics[0].label)
      await press(askWords.ask)
      await page.getByRole('heading', { name: say(askWords.birthTitle, language) }).waitFor()
    },
  },
  {
    name: 'first lines of an answer',
    path: '',
    async reach(hand) {
      const { page, language, press } = hand
      await press(askTopics[0].label)
      await press(askWords.ask)
      await page.getByRole('heading', { name: say(askWords.birthTitle, language) }).waitFor()
      await giveBirth(hand)
      await press(askWords.show)
      await page.getByRole('heading', { name: say(askWords.begins, language) }).waitFor()
    },
  },
  {
    name: 'log-in with a number that is none',
    path: 'login',
    async reach({ page, press }) {
      await page.locator('[name=mobile]').fill('12345')
      await press(loginWords.getOtp)
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'log-in with a wrong code',
    path: 'login',
    async reach({ page, press }) {
      await page.locator('[name=mobile]').fill(`6${String(Date.now()).slice(-9)}`)
      await press(loginWords.getOtp)
      const boxes = page.getByRole('group').getByRole('textbox')
      await boxes.first().waitFor()
      await boxes.first().pressSequentially('000000')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'match refused',
    path: 'kundli-matching',
    async reach({ page, press }) {
      await press(matchingWords.match)
      await alert(page)
    },
  },
  {
    name: 'page without a network',
    path: 'about-us',
    async reach(hand) {
      // The page that says so is kept by the service worker, which comes once a page is at rest.
      await hand.page.waitForFunction(() => navigator.serviceWorker?.controller)
      await hand.page.waitForTimeout(2_000)
      await offline(hand)
      await follow(hand.page, '/blogs')
      await hand.page.waitForTimeout(1_500)
    },
  },
  {
    name: 'page of a server that fails',
    path: 'about-us',
    async reach(hand) {
      await failing(hand)
      await follow(hand.page, '/blogs')
      await hand.page.waitForTimeout(1_500)
    },
  },
]

function residentStates({ things: { bid, chat, did, slug } }: World): Omit<State, 'viewer'>[] {
  return [
    {
      name: 'question without a network',
      path: `chats?chat=${chat}`,
      async reach(hand) {
        await offline(hand)
        await askInChat(hand)
        await hand.page.locator('article[data-state=queued]').waitFor()
      },
    },
    {
      name: 'question to a server that fails',
      path: `chats?chat=${chat}`,
      async reach(hand) {
        await failing(hand)
        await askInChat(hand)
        await hand.page.waitForTimeout(1_500)
      },
    },
    {
      name: 'prediction of a server that fails',
      path: `daily-prediction?bid=${bid}&p_type=yearly`,
      async reach(hand) {
        await failing(hand)
        await hand.page.locator('main button').filter({ visible: true }).first().click()
        await hand.page.waitForTimeout(1_500)
      },
    },
    {
      name: 'transfer refused',
      path: 'balance',
      async reach({ page, press }) {
        await press(balanceWords.transfer)
        await page.getByRole('dialog').locator('[name=mobile]').fill('123')
        await press(balanceWords.send)
        await page.locator('[aria-invalid=true]').first().waitFor()
      },
    },
    {
      name: 'post refused',
      path: 'forum/create',
      async reach({ page, press }) {
        await press(postFormWords.post)
        await page.locator('[aria-invalid=true]').first().waitFor()
      },
    },
    {
      name: 'reply without a network',
      path: `forum/${slug}?did=${did}`,
      async reach(hand) {
        await hand.page.locator('textarea[name=comment]').first().fill('I would wait.')
        await offline(hand)
        await hand.press(forumWords.comment)
        await hand.page.waitForTimeout(1_500)
      },
    },
  ]
}

function askerStates({ things: { spent } }: World): Omit<State, 'viewer'>[] {
  const path = `chats?chat=${spent}`
  return [
    {
      name: 'paywall',
      path,
      async reach(hand) {
        await askInChat(hand)
        await hand.page.getByRole('radio').first().waitFor()
      },
    },
    {
      name: 'paywall without prices',
      path,
      async reach(hand) {
        await hand.page.route(/getPrices|getPlans|subscriptions/, (route) =>
          route.fulfill({ status: 503, body: 'busy' }),
        )
        await askInChat(hand)
        await hand.page.waitForTimeout(2_000)
      },
    },
  ]
}

type World = Pick<LivedIn, 'things'>

/** What acts bring about and no address shows. */
export function states(world: World): State[] {
  const seenBy = (viewer: Viewer) => (state: Omit<State, 'viewer'>) => ({ ...state, viewer })
  return [
    ...visitorStates.map(seenBy('visitor')),
    ...residentStates(world).map(seenBy('resident')),
    ...askerStates(world).map(seenBy('asker')),
    {
      name: 'user name asked for',
      path: 'forum/create',
      viewer: 'newcomer',
      reach: async ({ page }) => page.getByRole('dialog').first().waitFor(),
    },
  ]
}
