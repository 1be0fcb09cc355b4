/** How much of everything there is. At a scale of 1: a million users. */
export interface ScaleAmounts {
  users: number
  discussions: number
  comments: number
  /** The newest moment of any row, in milliseconds. */
  endMs: number
}

/** Two years are filled. */
export const spanMs = 730 * 86_400_000
/** Of each hundred users one asks a hundred questions, forty ask ten, and the rest none. */
const [heavyAnswers, usualAnswers] = [100, 10]
const lastUsual = 40
/** One answer in seven costs nothing. */
const freeEvery = 7

/** The amounts of a scale; at least 10,000 users. */
export function amountsOf(scale: number, at: Date): ScaleAmounts {
  const users = Math.max(100, Math.round(10_000 * scale) * 100)
  return { users, discussions: users, comments: users, endMs: at.getTime() }
}

export const isHeavy = (user: number): boolean => user % 100 === 0
export const isAsking = (user: number): boolean => user % 100 <= lastUsual
export const answersOf = (user: number): number =>
  isHeavy(user) ? heavyAnswers : isAsking(user) ? usualAnswers : 0
export const answersInChat = (user: number): number => (isHeavy(user) ? 20 : 5)
export const chatsOf = (user: number): number => answersOf(user) / answersInChat(user)
export const notificationsOf = (user: number): number => {
  if (!isAsking(user)) return 0
  return isHeavy(user) ? 40 : 24
}
export const isCharged = (answer: number): boolean => answer % freeEvery !== freeEvery - 1
/** How many of the first `count` answers of a user were charged. */
export const chargedAmong = (count: number): number => count - Math.floor(count / freeEvery)
/** What every asker was given beside the gift: two more than they spent. */
export const givenTo = (user: number): number => chargedAmong(answersOf(user)) + 2

/** One answer: whose, and the how-manieth of that user's (from 0), asked at a moment. */
export interface SeededAnswer {
  user: number
  answer: number
  atMs: number
}

/** All answers in the order of time, users in turn, as real ones come. */
export function* answersInTime({ users, endMs }: ScaleAmounts): Generator<SeededAnswer> {
  const roundMs = spanMs / heavyAnswers
  for (let round = 0; round < heavyAnswers; round++) {
    const isUsualRound = round % (heavyAnswers / usualAnswers) === 0
    const step = isUsualRound ? 1 : 100
    for (let user = 0; user < users; user += step) {
      if (!isAsking(user)) continue
      const answer = isHeavy(user) ? round : (round * usualAnswers) / heavyAnswers
      const atMs = endMs - spanMs + Math.floor(roundMs * (round + user / users))
      yield { user, answer, atMs }
    }
  }
}

/** The kinds of rows that have ids. */
export const idKinds = {
  user: 1,
  session: 2,
  endedSession: 3,
  birth: 4,
  chat: 5,
  answer: 6,
  holdPosting: 7,
  settlePosting: 8,
  giftPosting: 9,
  grantPosting: 10,
  notification: 11,
  forecast: 12,
  process: 13,
} as const

/** Every bit of 32 depends on every other, one number to one number. */
function mix(number: number): number {
  let bits = number
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

const hex = (bits: number): string => (bits >>> 0).toString(16).padStart(8, '0')

/** The UUID of a row: always the same, and as scattered over an index as a random one. */
export function idOf(kind: keyof typeof idKinds, number: number): string {
  const seed = Math.imul(idKinds[kind], 0x9e3779b1)
  const first = hex(mix(number ^ seed))
  const second = hex(mix(number + seed + 0x3c6ef372))
  const third = hex(mix(number ^ (seed + 0x1b873593)))
  const fourth = hex(mix(number + Math.imul(seed, 5)))
  return `${first}-${second.slice(0, 4)}-4${second.slice(5)}-a${third.slice(1, 4)}-${third.slice(4)}${fourth}`
}

/** The number of an answer among all, for its id. */
export const answerNumber = (user: number, answer: number): number => user * 100 + answer
export const chatNumber = (user: number, chat: number): number => user * 5 + chat
