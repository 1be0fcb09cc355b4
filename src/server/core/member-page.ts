import type { Db } from '../db/schema.ts'

/** A place in a page that each response fills. */
export interface PageHole {
  name: string
  /** What stands there in the page that is kept. */
  mark: string
  /** Bytes of whatever fills it; null where that differs. */
  width: number | null
}

/** A page's html with marks in all its holes. */
export interface MarkedPage {
  html: string
  holes: PageHole[]
}

/** What a call answered to everybody, with marks where a member's own stands. */
export interface MarkedAnswer {
  body: object
  /**
   * Finds the places in the html that was drawn with it: each mark must stand there once.
   *
   * @returns null where they are not what they should be: then the page is drawn for each.
   */
  mark(html: string): MarkedPage | null
  /**
   * What a member has of it, by the names of the holes.
   *
   * @returns null where their page holds more than others' have.
   */
  fill(db: Db, member: PageMember): Promise<Map<string, string> | null>
}

/** Whose page is put together. */
export interface PageMember {
  uid: string
  displayName: string | null
  language: 'en' | 'hi'
}

/**
 * A page that is drawn once for all members. It is drawn from what everybody sees, and from marks: of a
 * member nothing goes into it, and what is theirs is put into the holes of their own response.
 */
export interface MemberPage {
  /** The call it is drawn from; beside it it may make those of `alike`. */
  call: string
  /** Calls that answer everybody the same. */
  alike: readonly string[]
  /** Whether it is such a page with this query. */
  isAlike(query: URLSearchParams): boolean
  /**
   * @param body what the call answered to nobody in particular.
   * @param drawing what else must be known of the drawing.
   */
  markAnswer(body: object, drawing: MemberDrawing): MarkedAnswer
}

/** How a member's page is drawn. */
export interface MemberDrawing {
  hasName: boolean
  query: URLSearchParams
  language: 'en' | 'hi'
  /** The html of the page as it is drawn with another answer of the call, kept for nobody. */
  drawWith(body: object): Promise<string | null>
}
