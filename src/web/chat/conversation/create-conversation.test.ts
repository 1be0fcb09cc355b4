import { expect, test, vi } from 'vitest'
import { recordSeparator } from '../../../contract/core/constants.ts'
import { reveal } from '../../ui/answer/reveal.ts'
import {
  answerStatus,
  historyWith,
  question,
  startedChat,
  storedExchange,
  typed,
} from './conversation.fixture.ts'
import { openTab, refusedBy } from './tab.fixture.ts'

const end = recordSeparator + JSON.stringify(answerStatus())

type Tab = ReturnType<typeof openTab>
const until = (check: () => void) => vi.waitFor(check, { timeout: 3_000, interval: 5 })
const isOpen = (tab: Tab) => until(() => expect(tab.conversation.state().phase).toBe('open'))
const states = ({ conversation }: Tab) => conversation.state().exchanges.map(({ state }) => state)

async function ask(tab: Tab, key: string) {
  await isOpen(tab)
  const count = tab.lines.length
  for (const event of typed(key)) tab.conversation.dispatch(event)
  await until(() => expect(tab.lines).toHaveLength(count + 1))
  return tab.lines[count]!
}

test('a question goes out once under its key, its answer comes in, and other tabs hear of both', async () => {
  const tab = openTab()
  const line = await ask(tab, 'k1')
  expect(tab.texts.get('sent:chat-1')).toBe(question)
  line.write('One. ')
  await until(() => expect(states(tab)).toEqual(['writing']))
  line.write(`Two.${end}`)
  line.close()
  await until(() => expect(states(tab)).toEqual(['complete']))
  expect(tab.conversation.state().exchanges[0]?.text).toBe('One. Two.')
  expect(tab.calls.map(({ name }) => name)).toEqual([
    'chats/startChat',
    'chats/getChat',
    'chats/sendMessage',
  ])
  expect(tab.calls.at(-1)).toMatchObject({
    idempotencyKey: 'k1',
    input: { message: question, asst_id: 'chat-1', anew: 0 },
  })
  expect(tab.texts.get('sent:chat-1')).toBe('')
  expect(tab.tabs.notify).toHaveBeenCalledTimes(2)
  expect(tab.pageEffects).toEqual([{ type: 'refresh-list' }])
})

test('of two loads on their way the later one counts, also when it comes first', async () => {
  const answers: ((history: ReturnType<typeof historyWith>) => void)[] = []
  const tab = openTab({ 'chats/getChat': () => new Promise((resolve) => answers.push(resolve)) })
  await until(() => expect(answers).toHaveLength(1))
  tab.conversation.dispatch({ type: 'reload-requested' })
  const complete = { state: 'complete', message: 'One. Two.' } as const
  answers[1]!(historyWith(storedExchange('mid-1', question, complete)))
  await isOpen(tab)
  answers[0]!(historyWith())
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(states(tab)).toEqual(['complete'])
})

test('a line that breaks is shown as lost, made again under the same key, and nothing is asked twice', async () => {
  const tab = openTab()
  const line = await ask(tab, 'k1')
  line.write('One. ')
  await until(() => expect(states(tab)).toEqual(['writing']))
  line.cut()
  await until(() => expect(tab.conversation.state().exchanges[0]?.lost).toBe(true))
  await until(() => expect(tab.lines).toHaveLength(2))
  tab.lines[1]?.write(`One. Two.${end}`)
  tab.lines[1]?.close()
  await until(() => expect(states(tab)).toEqual(['complete']))
  const sent = tab.calls.filter(({ name }) => name === 'chats/sendMessage')
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k1', 'k1'])
  expect(tab.conversation.state().exchanges).toMatchObject([{ lost: false, text: 'One. Two.' }])
})

test('an answer whose id is not known yet is looked up to be stopped, and its line is left', async () => {
  const writing = storedExchange('mid-1', question, { state: 'writing', message: '' })
  const stopped = storedExchange('mid-1', question, { state: 'stopped', message: 'One. ' })
  let chats: typeof writing = []
  const tab = openTab({
    'chats/getChat': () => historyWith(chats),
    'chats/stopAnswer': () => {
      chats = stopped
      return { status: 'success' }
    },
  })
  const line = await ask(tab, 'k1')
  // Pressed before the server has stored the question: nothing to stop yet.
  tab.conversation.dispatch({ type: 'stop-answer-pressed' })
  await until(() => expect(tab.conversation.state().stoppingAnswer).toBeNull())
  expect(states(tab)).toEqual(['waiting'])
  chats = writing
  line.write('One. ')
  await until(() => expect(states(tab)).toEqual(['writing']))
  tab.conversation.dispatch({ type: 'stop-answer-pressed' })
  await until(() => expect(states(tab)).toEqual(['stopped']))
  expect(tab.calls.filter(({ name }) => name === 'chats/stopAnswer')).toEqual([
    { name: 'chats/stopAnswer', input: { mid: 'mid-1' } },
  ])
  line.write('Late. ')
  await until(() =>
    expect(tab.conversation.state().exchanges).toMatchObject([{ key: 'k1', text: 'One. ' }]),
  )
  expect(states(tab)).toEqual(['stopped'])
})

test('sentences that come at the same instant are shown one after the other', async () => {
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const texts: string[] = []
  const revealer = reveal((text) => texts.push(text))
  revealer.set('One.')
  revealer.set('One. Two.')
  revealer.set('One. Two. Three.')
  expect(texts).toEqual(['One.'])
  await revealer.finish()
  expect(texts).toEqual(['One.', 'One. Two. ', 'One. Two. Three.'])
  vi.unstubAllGlobals()
})

test('what is still to be revealed when an answer is stopped is not shown any more', async () => {
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const texts: string[] = []
  const revealer = reveal((text) => texts.push(text))
  revealer.set('One. Two. Three.')
  expect(texts).toEqual(['One. '])
  revealer.cancel()
  await revealer.finish()
  await new Promise((done) => setTimeout(done, 400))
  expect(texts).toEqual(['One. '])
  vi.unstubAllGlobals()
})

test('a refusal by status, a server that is away and one that says no are told apart', async () => {
  const away = () => refusedBy(0)
  const fault = () => refusedBy(500, 'Oops.')
  const no = () => ({ status: 'fail', message: 'Choose another kundli.' })
  for (const [start, message] of [
    [away, 'Later.'],
    [fault, 'Failed to start.'],
    [no, 'Choose another kundli.'],
  ] as const) {
    const tab = openTab({ 'chats/startChat': start })
    await until(() => expect(tab.conversation.state().refusal).toBe(message))
    expect(tab.conversation.state().isPaywallOpen).toBe(start === no)
  }
  const tab = openTab({
    'chats/sendMessage': () => refusedBy(429, 'Too many questions at once.'),
  })
  await isOpen(tab)
  for (const event of typed('k1')) tab.conversation.dispatch(event)
  await until(() => expect(states(tab)).toEqual(['failed']))
  expect(tab.conversation.state().exchanges[0]?.failure).toBe('Too many questions at once.')
})

test('a reload that breaks is said, and a chat that is gone is left', async () => {
  let status = 0
  const tab = openTab({
    'chats/getChat': () => (status ? refusedBy(status) : historyWith()),
  })
  await isOpen(tab)
  status = 503
  tab.conversation.dispatch({ type: 'reload-requested' })
  await until(() => expect(tab.conversation.state().isStale).toBe(true))
  status = 404
  tab.conversation.dispatch({ type: 'reload-requested' })
  await until(() => expect(tab.pageEffects).toEqual([{ type: 'leave' }]))
})

test('the chat is ended by one call, and a failure of it is said', async () => {
  let count = 0
  const tab = openTab({
    'chats/stopChat': () => {
      count += 1
      if (count === 1) return refusedBy(0)
      return { ...startedChat, summary: [], suggestions: [], spent: { questions: 0, rupees: 0 } }
    },
  })
  await isOpen(tab)
  tab.conversation.dispatch({ type: 'time-over' })
  await until(() => expect(tab.pageEffects).toEqual([{ type: 'alert', message: 'Later.' }]))
  tab.conversation.dispatch({ type: 'time-over' })
  await until(() => expect(tab.pageEffects.at(-1)?.type).toBe('show-follow-up'))
  expect(count).toBe(2)
})

test('after the page has gone nothing changes any more', async () => {
  const tab = openTab()
  const line = await ask(tab, 'k1')
  line.write('One. ')
  await until(() => expect(states(tab)).toEqual(['writing']))
  const before = tab.conversation.state()
  tab.close()
  expect(tab.tabs.close).toHaveBeenCalledOnce()
  await new Promise((done) => setTimeout(done, 50))
  expect(tab.conversation.state()).toBe(before)

  const early = openTab()
  early.close()
  await new Promise((done) => setTimeout(done, 50))
  expect(early.conversation.state().phase).toBe('opening')
  expect(early.pageEffects).toEqual([])
  // Opened again, as React does with every effect in development, it starts anew.
  early.conversation.open(() => {})
  await isOpen(early)
})
