import type { AppContext } from '../../core/context.ts'
import type { AnswerSource } from '../../db/stored-json.ts'
import { summarizeFrame, type FrameSummary } from '../../reading/meanings.ts'
import type { ReadingRequest } from '../../reading/reading.ts'
import { recallVerdict, type VerdictOwner } from '../../reading/verdict-store.ts'
import { newAnswerSource, notePerson, noteSecondBirth } from '../session/answer-source.ts'
import { foundPersonOf, personAmong, type AskedChat } from '../session/find-person.ts'
import { chartAndPersonOf, personaOf } from '../session/reading-input.ts'
import { secondBirthAmong, secondPersonOf } from '../session/second-kundli.ts'
import type { PlacedQuestion } from './placed-question.ts'
import { priceListOf } from './price-list.ts'

/** A reading that can begin. `owner` and `source` change while it goes on: a person that it finds is noted there. */
export interface PreparedReading {
  request: ReadingRequest
  /** Whose chart it is read from. */
  owner: VerdictOwner
  /** What it is read from, to be checked again against the same. */
  source: AnswerSource
  /** What it would have been read as; null where its meaning was not chosen. */
  readAs: FrameSummary | null
}

/** What a placed question gives a reading: chart, history, memories, and what may be looked up on the way. */
export function prepareReading(
  context: AppContext,
  placedQuestion: PlacedQuestion,
  signal: AbortSignal,
): PreparedReading {
  const { uid, bid, birth, at, question, language, meant, person: chosen } = placedQuestion
  const { history: numberedHistory, memories } = placedQuestion
  const subject = chartAndPersonOf(birth, at)
  const source = newAnswerSource(context.config, {
    bid,
    birth,
    history: numberedHistory.map((numbered) => numbered.seq),
  })
  const owner: VerdictOwner = { uid, bid, chart: subject.chart }
  const last = numberedHistory.at(-1)?.person ?? null
  const chat: AskedChat = { bid, question, language, chosen, at, last }
  const request: ReadingRequest = {
    ...subject,
    ...{ question, language, memories, at, signal },
    persona: personaOf(placedQuestion.astrologer),
    history: numberedHistory.map(({ exchange }) => exchange),
    firstName: source.firstName ?? null,
    ...lookups(context, owner, source, placedQuestion, chat),
  }
  if (!meant) return { request, owner, source, readAs: null }
  return { request: { ...request, meant }, owner, source, readAs: summarizeFrame(request) }
}

/** What a reading may look up while it is made, noted in what the answer was read from. */
function lookups(
  context: AppContext,
  owner: VerdictOwner,
  source: AnswerSource,
  { birth, savedBirths, recalled }: Pick<PlacedQuestion, 'birth' | 'savedBirths' | 'recalled'>,
  chat: AskedChat,
): Required<Pick<ReadingRequest, 'findPerson' | 'second' | 'recall' | 'prices'>> {
  const { db } = context.database
  return {
    findPerson: async (sought) => {
      const person = personAmong(savedBirths, chat, sought)
      const found = foundPersonOf(person, sought, chat)
      if (person.count === 'one' && found.count === 'one') {
        notePerson(context.config, source, { birth: person.birth, key: found.key })
        // The verdict is kept for the kundli that it was read from.
        owner.bid = found.id
        owner.chart = found.chart
      }
      return found
    },
    second: async (question) => {
      const second = secondBirthAmong(savedBirths, { ...owner, chosen: chat.chosen }, question)
      noteSecondBirth(context.config, source, second)
      return secondPersonOf(second, birth)
    },
    prices: () => priceListOf(db),
    recall: async (matter) => {
      const isKnown = recalled?.matter === matter && recalled.bid === owner.bid
      source.earlier = isKnown
        ? recalled.verdict
        : await context.limitChatTransactions(() => recallVerdict(db, owner, matter))
      return source.earlier
    },
  }
}
