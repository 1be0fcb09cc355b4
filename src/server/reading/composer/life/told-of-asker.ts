import type { LocalizedText } from '../../../../words/say.ts'
import type { MatterInput } from '../matter/matter-input.ts'

/** What a line of advice presumes of the asker, and what shows it: words of the question, or who asks. */
interface Presumption {
  line: RegExp
  shown: RegExp
  holds?: (input: MatterInput) => boolean
}

const presumptions: readonly Presumption[] = [
  {
    line: /mother-in-law|in-laws|sasural/iu,
    shown: /in.?laws?|sas(?:u|oo)r|\bsaas\b|\bmil\b|सास|ससुर/iu,
    holds: ({ matter }) => matter === 'in-laws',
  },
  {
    line: /divorce|custody|alimony/iu,
    shown: /divorc|tala[qk]|custody|separat|alimony|तलाक/iu,
    holds: ({ matter }) => matter === 'separation',
  },
  {
    line: /\b(?:child|children|kids?|sons?|daughters?)\b/iu,
    shown:
      /\b(?:child|children|kids?|sons?|daughters?|baby|bet[ai]|bete|bach+[aeo])\b|बेट|बच्च|संतान/iu,
    holds: ({ matter, other }) => matter === 'children' || other === 'son' || other === 'daughter',
  },
  {
    line: /\b(?:shares|stocks?|demat|mutual funds?|SIP|trading|SEBI)\b/iu,
    shown: /\b(?:shares?|stocks?|mutual|sip|trading|invest\p{L}*|nifty|crypto)\b|शेयर|निवेश/iu,
  },
  {
    line: /\b(?:husband|wife|spouse)\b/iu,
    shown: /\b(?:husband|wife|pati|patni|biwi)\b|पति|पत्नी|बीवी/iu,
    holds: ({ person }) => person.maritalStatus === 'married',
  },
  {
    line: /\b(?:pension|retire\p{L}*|service book|gratuity)\b/iu,
    shown: /pension|retir|gratuity|provident|\bpf\b|पेंशन|रिटायर|सेवानिवृत्त/iu,
    holds: ({ person }) => (person.ageYears ?? 0) >= 55,
  },
  {
    line: /\b(?:boss|manager|HR|resume|CV|appraisal|review|notice period|last salary|office)\b/u,
    shown:
      /\b(?:job|office|boss|manager|hr|company|salary|promotion|appraisal|colleagues?|team|naukri|interview|resume|cv|work|working|employe\p{L}*|mnc|bank|senior)\b|नौकरी|ऑफ़िस|ऑफिस|दफ़्तर|बॉस|कंपनी/iu,
    holds: ({ matter }) => matter === 'job-search' || matter === 'promotion',
  },
  {
    line: /\b(?:couples?|two of you|both of you|your partner)\b/iu,
    shown: /\b(?:partner|couple|bf|gf|boyfriend|girlfriend)\b|पार्टनर/iu,
    holds: ({ person, matter }) =>
      person.maritalStatus === 'married' || matter === 'love' || matter === 'compatibility',
  },
  {
    line: /\bwedding\b/iu,
    shown: /wedding|shaa?di|vivah|marriage|शादी|विवाह/iu,
    holds: ({ person, matter }) => matter === 'marriage' && person.maritalStatus !== 'married',
  },
  {
    line: /\b(?:loan|EMI|lender)s?\b/iu,
    shown: /loan|emi\b|debt|karz|udhaa?r|qarz|lender|कर्ज़?|लोन|उधार|बैंक|bank/iu,
    holds: ({ matter }) => matter === 'debt',
  },
]

/** Whoever lives in another country already needs no ticket. */
const livesAway =
  /\b(?:am|are|i'm|im|living|live|lives|working|work|works|job|settled|staying|stay|doing|contracts?|based|posted|years?|yrs?|since) (?:\p{L}+ ){0,4}in (?:the )?(?:dubai|abu dhabi|sharjah|uae|qatar|doha|kuwait|oman|muscat|bahrain|saudi|riyadh|jeddah|singapore|malaysia|canada|toronto|usa?|america|texas|california|uk|london|england|germany|berlin|ireland|dublin|australia|melbourne|sydney|new zealand|poland|italy|japan|gulf)\b/iu
const ofLeaving =
  /\bticket\b|before you (?:book|fly|go|leave|decide)|living in that city|land with/iu

/** Whoever is gone cannot be asked, met or introduced. */
const isGone =
  /block(?:ed|ing)|ghost|left (?:me|without)|broke ?up|break ?up|no contact|not (?:talking|replying|picking)/iu
const ofMeeting = /\b(?:introduce|meet (?:him|her|them)|ask (?:him|her|them)|together|date)\b/iu

/** Whether a line presumes nothing that the asker has not told. */
export function presumesOnlyTold(line: LocalizedText, input: MatterInput): boolean {
  const { question } = input
  if (ofLeaving.test(line.en) && livesAway.test(question)) return false
  if (ofMeeting.test(line.en) && isGone.test(question)) return false
  return presumptions.every(
    ({ line: presumed, shown, holds }) =>
      !presumed.test(line.en) || shown.test(question) || holds?.(input) === true,
  )
}
