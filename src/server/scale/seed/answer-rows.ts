import { readFileSync } from 'node:fs'
import { copyText } from './copy-rows.ts'
import {
  answerNumber,
  answersInTime,
  chargedAmong,
  givenTo,
  idOf,
  isAsking,
  isCharged,
  spanMs,
  type ScaleAmounts,
  type SeededAnswer,
} from './distribution.ts'
import { dayMs, instant, placeOf, type TableRows } from './people-rows.ts'

interface SampleAnswer {
  question: string
  language: string
  answer: string
  facts: unknown
  suggestions: unknown
  verdicts: unknown
}

/** What the built-in writer answered somebody who does not exist. */
const samples = (
  JSON.parse(
    readFileSync(new URL('./sample-answers.json', import.meta.url), 'utf8'),
  ) as SampleAnswer[]
).map(({ question, language, answer, ...lists }) =>
  [question, language, answer, ...Object.values(lists).map((list) => JSON.stringify(list))]
    .map(copyText)
    .join('\t'),
)

/** Answers with their holds and postings: an answer that is charged is one hold, two postings, four entries. */
export function answerRows(amounts: ScaleAmounts): TableRows[] {
  return [
    {
      table: 'messages',
      columns:
        'mid, asst_id, uid, seq, question, language, answer, facts, suggestions, verdicts, state, outcome, hold_id, charged, asked_at, answered_at, written_by, prompt_tokens, answer_tokens, tokens_estimated, cost_microrupees, first_sentence_ms, whole_ms, read_from, process_id, lease',
      lines: eachAnswer(amounts, (seeded, mid) => [messageLine(seeded, mid)]),
    },
    {
      table: 'holds',
      columns: 'hold_id, uid, kind, unit, amount, state, heartbeat_at, created_at, ended_at',
      lines: eachAnswer(amounts, ({ user, answer, atMs }, mid) => {
        const at = instant(atMs)
        return isCharged(answer)
          ? [
              `${mid}\t${idOf('user', user)}\town\toracle\t1\tsettled\t${at}\t${at}\t${instant(atMs + 900)}`,
            ]
          : []
      }),
    },
    {
      table: 'postings',
      columns: 'posting_id, cause, reason, reference, at',
      lines: postings(amounts),
    },
    {
      table: 'entries',
      columns: 'posting_id, seq, owner, kind, unit, change, balance_after, at',
      lines: entries(amounts),
    },
    { table: 'ledger_accounts', columns: 'owner, kind, unit, balance', lines: accounts(amounts) },
    {
      table: 'forecasts',
      columns:
        'forecast_id, uid, bid, mid, topic, whose, direction, rule, rule_version, from_day, until_day, told_at, is_compared',
      lines: eachAnswer(amounts, ({ user, answer, atMs }, mid) => {
        const day = (from: number) => instant(atMs + from * dayMs).slice(0, 10)
        return answer % 5
          ? []
          : [
              `${mid}\t${idOf('user', user)}\t${idOf('birth', user)}\t${mid}\tcareer\tself\tfavourable\twindow.career\tfd067e30a685\t${day(100)}\t${day(400 + answer)}\t${instant(atMs)}\tf`,
            ]
      }),
    },
  ]
}

function* eachAnswer(
  amounts: ScaleAmounts,
  rows: (seeded: SeededAnswer, mid: string) => Iterable<string>,
): Generator<string> {
  for (const seeded of answersInTime(amounts))
    yield* rows(seeded, idOf('answer', answerNumber(seeded.user, seeded.answer)))
}

function messageLine({ user, answer, atMs }: SeededAnswer, mid: string): string {
  const { chatId, seq } = placeOf(user, answer)
  const bid = idOf('birth', user)
  const charged = isCharged(answer)
  const sample = samples[(user + answer) % samples.length]
  const process = idOf('process', user % 7)
  return `${mid}\t${chatId}\t${idOf('user', user)}\t${seq}\t${sample}\tcomplete\tanswer\t${charged ? mid : '\\N'}\t${charged ? 't' : 'f'}\t${instant(atMs)}\t${instant(atMs + 900)}\tcomposer\t0\t0\tf\t0\t505\t594\t{"births":{"${bid}":"_CfGvbyT2icALApk3RXfT3"},"second":null,"earlier":null,"history":[],"firstName":"Asha"}\t${process}\t${process}`
}

const beginning = ({ endMs }: ScaleAmounts) => instant(endMs - spanMs - dayMs)

function* postings(amounts: ScaleAmounts): Generator<string> {
  const began = beginning(amounts)
  for (let user = 0; user < amounts.users; user++) {
    const uid = idOf('user', user)
    yield `${idOf('giftPosting', user)}\t${uid}:sign-up\tsign-up\t\t${began}`
    if (isAsking(user))
      yield `${idOf('grantPosting', user)}\t${uid}:operator:seed\toperator\t\t${began}`
  }
  yield* eachAnswer(amounts, ({ user, answer, atMs }, mid) => {
    if (!isCharged(answer)) return []
    const [uid, number] = [idOf('user', user), answerNumber(user, answer)]
    return [
      `${idOf('holdPosting', number)}\t${uid}:ask:${mid}\tasked-oracle\t${mid}\t${instant(atMs)}`,
      `${idOf('settlePosting', number)}\t${uid}:settle:${mid}\tanswered\t${mid}\t${instant(atMs + 900)}`,
    ]
  })
}

function* entries(amounts: ScaleAmounts): Generator<string> {
  const began = beginning(amounts)
  for (let user = 0; user < amounts.users; user++) {
    const uid = idOf('user', user)
    const [gift, grant] = [idOf('giftPosting', user), idOf('grantPosting', user)]
    yield `${gift}\t1\t${uid}\tgift\toracle\t1\t1\t${began}`
    yield `${gift}\t2\tcompany\toffers\toracle\t-1\t\\N\t${began}`
    if (!isAsking(user)) continue
    yield `${grant}\t1\t${uid}\town\toracle\t${givenTo(user)}\t${givenTo(user)}\t${began}`
    yield `${grant}\t2\tcompany\toffers\toracle\t-${givenTo(user)}\t\\N\t${began}`
  }
  yield* eachAnswer(amounts, ({ user, answer, atMs }) => {
    if (!isCharged(answer)) return []
    const number = answerNumber(user, answer)
    const [hold, settle] = [idOf('holdPosting', number), idOf('settlePosting', number)]
    const [asked, settled] = [instant(atMs), instant(atMs + 900)]
    const left = givenTo(user) - chargedAmong(answer + 1)
    return [
      `${hold}\t1\t${idOf('user', user)}\town\toracle\t-1\t${left}\t${asked}`,
      `${hold}\t2\tcompany\tin-flight\toracle\t1\t\\N\t${asked}`,
      `${settle}\t1\tcompany\tin-flight\toracle\t-1\t\\N\t${settled}`,
      `${settle}\t2\tcompany\trevenue\toracle\t1\t\\N\t${settled}`,
    ]
  })
}

function* accounts({ users }: ScaleAmounts): Generator<string> {
  for (let user = 0; user < users; user++) {
    yield `${idOf('user', user)}\tgift\toracle\t1`
    if (isAsking(user)) yield `${idOf('user', user)}\town\toracle\t2`
  }
}
