import { randomInt } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ApiOutput } from '../../contract/apis.ts'
import type {
  MarkedAnswer,
  MarkedPage,
  MemberDrawing,
  MemberPage,
  PageHole,
} from '../core/member-page.ts'
import { readOwn } from './items/read-own.ts'

type ListAnswer = Extract<ApiOutput<'astrohub/search_discussions'>, { status: 'success' }>

/** Widths of what fills the holes: a vote or none in the data, an attribute of a button, a number of points. */
const voteWidth = 5
const pressedWidth = 'aria-pressed="false"'.length
const pointsWidth = 15

const pressedOf = /(<button [^>]*value="[01]" )aria-pressed="(?:true|false)"(?=[^>]* name="type")/g
const pointsLine = /<a (?=[^>]*data-own="points")[^>]*>[\s\S]*?<\/a>/g

/**
 * The list of discussions, drawn once for all members: their votes and points stand in holes. Who has
 * written something on the page, or has something that others do not see, gets a page of their own.
 */
export const memberListPage: MemberPage = {
  call: 'astrohub/search_discussions',
  alike: ['site/links'],
  isAlike: (query) => query.get('list') !== 'my-rashi',
  markAnswer: (body, drawing) => markList(body as ListAnswer, drawing),
}

function markList(answer: ListAnswer, drawing: MemberDrawing): MarkedAnswer {
  const { discussions } = answer
  // A number nobody has of anything, each time another one.
  const firstMark = randomInt(1_000_000_000, 9_000_000_000) * 10_000
  const votes = discussions.map((it, i) => ({ did: it.did, uid: it.uid, mark: firstMark + i }))
  const pointsMark = drawing.hasName ? firstMark + discussions.length : null
  const hasWaitingFirst = isFirstPage(drawing.query)
  return {
    body: {
      ...answer,
      discussions: discussions.map((it, i) => ({ ...it, my_vote: firstMark + i })),
      my_points: pointsMark,
    },
    mark: (html) => markHtml(html, votes, pointsMark),
    async fill(db, { uid }) {
      // A private author sees their own tags, and every author what they may do with their post.
      if (votes.some((it) => it.uid === uid)) return null
      const own = await readOwn(
        db,
        uid,
        votes.map(({ did }) => did),
      )
      if (hasWaitingFirst && own.has_waiting) return null
      const values = new Map<string, string>()
      votes.forEach(({ did }, i) => {
        const vote = own.votes[did] ?? null
        values.set(`vote-${i}`, String(vote).padStart(voteWidth))
        for (const type of [0, 1])
          values.set(`pressed-${i}-${type}`, `aria-pressed="${vote === type}"`.padEnd(pressedWidth))
      })
      if (pointsMark === null) return values
      const line = await pointsLineOf(own.points, answer, drawing)
      if (line === null) return null
      return values.set('points-data', String(own.points).padStart(pointsWidth)).set('points', line)
    },
  }
}

/** The first page of all begins for its reader with what is theirs and waits (pageOfList). */
function isFirstPage(query: URLSearchParams): boolean {
  const page = Number(query.get('page') ?? 1)
  return !(Number.isInteger(page) && page > 1 && page <= 1_000_000)
}

function markHtml(
  drawnHtml: string,
  votes: readonly { mark: number }[],
  pointsMark: number | null,
): MarkedPage | null {
  const holes: PageHole[] = votes.map(({ mark }, i) => ({
    name: `vote-${i}`,
    mark: String(mark),
    width: voteWidth,
  }))
  let buttons = 0
  let html = drawnHtml.replace(pressedOf, (_whole, before: string) => {
    const name = `pressed-${Math.floor(buttons / 2)}-${buttons++ % 2 === 0 ? 1 : 0}`
    const mark = `\0${name}\0`
    holes.push({ name, mark, width: pressedWidth })
    return before + mark
  })
  if (buttons !== 2 * votes.length) return null
  if (pointsMark !== null) {
    if (html.match(pointsLine)?.length !== 1) return null
    html = html.replace(pointsLine, '\0points\0')
    holes.push({ name: 'points', mark: '\0points\0', width: null })
    holes.push({ name: 'points-data', mark: String(pointsMark), width: pointsWidth })
  }
  return { html, holes }
}

/** The line of so many points, as the page has it: the same on every page of a language. */
const pointsLines = new LRUCache<string, Promise<string | null>>({ max: 2_000 })

function pointsLineOf(
  points: number,
  answer: ListAnswer,
  { language, drawWith }: MemberDrawing,
): Promise<string | null> {
  const key = `${language} ${points}`
  const known = pointsLines.get(key)
  if (known) return known
  const draw = async () => (await drawWith({ ...answer, my_points: points }))?.match(pointsLine)
  const line = draw().then((lines) => (lines?.length === 1 ? (lines[0] ?? null) : null))
  pointsLines.set(key, line)
  const forget = () => void pointsLines.delete(key)
  line.then((found) => found === null && forget(), forget)
  return line
}
