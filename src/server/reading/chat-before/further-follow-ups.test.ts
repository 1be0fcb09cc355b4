import { describe, expect, test } from 'vitest'
import { frameOf } from './frame-in-chat.ts'
import type { PersonProfile } from '../types/reading-types.ts'
import { readToEnd, someCharts, testReadingRequest } from '../charts.fixture.ts'

type Turn = readonly [question: string, answer: string]
const at = new Date('2026-11-24T06:30:00Z')
const man: PersonProfile = { gender: 'male', ageYears: 31, maritalStatus: 'married' }

function requestOf(turn: Turn, question: string, person: PersonProfile = man) {
  const history = [{ question: turn[0], answer: turn[1] }]
  return testReadingRequest({ question, person, at, chart: someCharts[4]!, history })
}
const frameAfter = (turn: Turn, question: string, person?: PersonProfile) =>
  frameOf(requestOf(turn, question, person))
async function firstOf(turn: Turn, question: string, person?: PersonProfile): Promise<string> {
  const { sentences } = await readToEnd(requestOf(turn, question, person))
  return sentences[0]?.text ?? ''
}

const transfer: Turn = ['will my transfer happen this year', 'Yes, between February and May 2027']
const job: Turn = ['naukri kab lagegi', 'February 2027 ke baad yog hain']
const stream: Turn = ['science or commerce for masters', 'Commerce side is stronger']
const dal: Turn = ['shadi me deri ka upay', 'Guruvar ko peeli dal daan karein']
const upsc: Turn = ['upsc nikal paunga', 'Chart me sarkari seva ka yog hai']
const boss: Turn = ['is my boss against me', 'There is some friction, keep records']

describe('a follow-up that asks further', () => {
  test.each([
    [transfer, 'and if not?', 'if-not'],
    [job, 'agar nahi lagi to', 'if-not'],
    [job, 'agar nahi hua to', 'if-not'],
    [job, 'aur tab tak kya kare', 'till-then'],
    [transfer, 'why yes, tell reason', 'why-yes'],
    [['pension kab', 'April tak yog'], 'poori milegi ya aadhi', 'whole-or-part'],
    [upsc, 'kitne attempt lagenge', 'attempts'],
    [upsc, 'which paper should i focus', 'which-part'],
    [['agla saal kaisa hai', 'ghar me thoda tanav'], 'ghar me kis se tanav', 'with-whom'],
    [['saas se jhagda kab khatam', 'March ke baad'], 'galti meri hai kya', 'whose-fault'],
    [boss, 'will he go or me', 'he-or-me'],
    [['videsh jane ka yog', 'Haan, 2027 me'], 'family sath jayegi?', 'with-family'],
    [['is she the one', 'There is affection'], 'she is elder by 2 years, problem?', 'age-gap'],
    [['should I sell the flat', 'Better wait'], 'how much price can i expect', 'price'],
    [stream, 'but my father wants science', 'other-wish'],
    [['job chhod ke youtube kru', 'Abhi nahi, saath me karein'], 'kab tak saath me', 'how-long'],
    [['zameen lu ya sona', 'Zameen behtar hai'], 'dono thoda thoda?', 'both'],
    [['saas se pareshan hu', 'July ke baad sudhaar'], 'itna wait nahi hota', 'too-long'],
    [['saas se pareshan hu', 'July ke baad sudhaar'], 'pati kiska saath denge', 'whose-side'],
    [['will she say yes', 'Good chance'], 'what should i say', 'what-to-say'],
    [['what is my lucky stone', 'Emerald'], 'can my wife also wear it', 'stone-of-other'],
    [['will he get job in Dubai', 'Good chance'], 'and what if he doesnt get', 'if-not'],
    [['zameen lu ya sona', 'Zameen behtar hai'], 'bete ke naam par lu', 'other-name'],
    [dal, 'kisko du', 'remedy-whom'],
    [dal, 'periods me bhi kar sakti hu?', 'remedy-periods'],
    [['car kab lu', 'Feb ke baad'], 'which colour', 'thing-colour'],
  ] as [Turn, string, string][])('after %j, %j is %s', (turn, question, kind) => {
    expect(frameAfter(turn, question).followUp).toBe(kind)
  })

  test('"will the parents agree" is a question of its own', () => {
    const turn: Turn = ['bf se shadi hogi', 'Mushkil hai']
    expect(frameAfter(turn, 'par papa maan jayenge kab').followUp).toBeUndefined()
  })

  test('what was misread is put right, asked as before', () => {
    const frame = frameAfter(
      ['when will I get married', 'In 2027'],
      'i asked about job not marriage',
    )
    expect(frame).toMatchObject({ asks: 'when', followUp: 'put-right' })
    expect(frame.topic).toMatch(/job|career/)
  })

  test('of two times that were told one is taken', () => {
    const turn: Turn = ['shadi ke liye konsa time achha', 'March 2027 aur September 2027']
    expect(frameAfter(turn, 'dono me behtar kaun sa').twoTimes).toBeDefined()
  })

  test('a graha that was told of is asked when it leaves', () => {
    const turn: Turn = ['kaam thap kyu', 'Shani aapke barahve bhav se guzar raha hai']
    expect(frameAfter(turn, 'kab niklega wo')).toMatchObject({
      topic: 'transit',
      grahas: ['saturn'],
    })
  })
})

describe('its first sentence', () => {
  test('keeps a daughter a daughter where her boy is asked about', async () => {
    const turn: Turn = ['beti ki shadi kab hogi', 'May se October 2027 ke beech']
    expect(await firstOf(turn, 'ladka kaisa milega use', { ...man, ageYears: 52 })).toMatch(
      /aapki beti/i,
    )
  })

  test('names who wants it otherwise', async () => {
    expect(await firstOf(stream, 'but my father wants science')).toContain('your father')
  })

  test('a spouse who says no is no case of need', () => {
    const woman: PersonProfile = { gender: 'female', ageYears: 44, maritalStatus: 'married' }
    const turn: Turn = ['my daughter wants fashion design', 'The creative side is strong']
    expect(frameAfter(turn, 'my husband says no', woman)).toMatchObject({
      careLine: 'none',
      followUp: 'other-wish',
    })
    expect(frameAfter(turn, 'my husband beats me', woman).careLine).toBe('hard')
  })

  test('few words of no language are in that of the chat', () => {
    const turn: Turn = ['zameen ka case kab niptega', 'August 2027 ke baad']
    expect(frameAfter(turn, 'vakil badal du?').form).toBe('hinglish')
  })

  test('tells the step once', async () => {
    const { text } = await readToEnd(requestOf(transfer, 'what should i do till then'))
    const step = /: ([^.]+)\./u.exec(text)?.[1] ?? ''
    expect(text.toLowerCase().split(step.toLowerCase())).toHaveLength(2)
  })
})
