/** The figures of the product that both sides must agree on. Money in paise, times in seconds. */

/** A day, in milliseconds. */
export const dayMs = 86_400_000

export const countryCode = '91'
/** Ten digits, the first 6 to 9, behind the country code. */
export const wireMobile = /^91[6-9]\d{9}$/
export const codeDigits = 6
export const codeLifeSeconds = 600
export const codeMaxAttempts = 5
/** How long to wait before the next code may be asked for, by how many were sent. */
export const resendSeconds = [30, 60, 120] as const
export const sendsPerHourPerMobile = 5
export const sessionYears = 10
/** How long a code that was entered opens what it was asked for: deletion, the end of a plan, a change of the email. */
export const grantSeconds = 600
/** Of an operator who has set up a second factor. */
export const recoveryCodeCount = 10

export const pricePaise = 600
export const questionMinLength = 6
/** In a chat that has an answer: "?", "kab", "why". */
export const followUpMinLength = 1
export const questionMaxLength = 1000
/** Questions, with their answers, that are read of a chat at a time. */
export const exchangesPerPage = 30
/** A chat in which nothing was asked for so long is over: the next visit starts a new one. */
export const chatIdleHours = 12
export const streamsPerUser = 3
/** A hold whose answer shows no sign of life for this long is voided. */
export const holdLifeSeconds = 120
/** What can be wrong with an answer, as the reader says it. */
export const ratingReasons = ['wrong-fact', 'not-answered', 'vague', 'unkind', 'other'] as const
export type RatingReason = (typeof ratingReasons)[number]
export const chatTitleMaxLength = 80
export const memoryMaxLength = 200
/** How much chat time one affordable question buys while the wallet pays, and the most there is. */
export const secondsPerPaidQuestion = 60
export const maxChatTimeSeconds = 3600

export const placeMinLength = 3
export const placeMaxLength = 100
export const firstBirthYear = 1900

/** Ends the text of a stream; the status object follows. */
export const recordSeparator = '\u001e'
/** Where it was asked for: stands in a stream's text behind each sentence that rests on facts. */
export const factMark = '\u001f'

/** AstroHub. Lengths in UTF-16 units. */
export const titleMinLength = 5
export const titleMaxLength = 150
export const descriptionMinLength = 5
export const descriptionMaxLength = 5000
export const commentMinLength = 2
export const commentMaxLength = 2000
export const discussionsPerPage = 10
/** `my-rashi` is of the Moon's sign in the reader's default kundli. */
export const discussionLists = ['new', 'top', 'unanswered', 'my-rashi'] as const
export type DiscussionList = (typeof discussionLists)[number]
export const handleMinLength = 5
export const handleMaxLength = 20
/** What is earned, and the most of it in one day of India. */
export const pointsByActivity = {
  discussion: 20,
  comment: 5,
  voteGiven: 1,
  upvoteReceived: 1,
} as const
export const pointsPerDay = 400
export const pointsPerQuestion = 100
export const avatarsPerGender = 12
export const reportsPerDay = 10

/** What the readers can write: the birth form offers these, and `languages` lists them. */
export const answerLanguages = ['English', 'Hindi'] as const

/** How long a prize of the wheel is good for. */
export const voucherDays = 7

/** The cookie that holds, sealed, the births that a browser was shown a kundli of and that nobody saved. */
export const unsavedBirthsCookie = 'unsaved_births'
