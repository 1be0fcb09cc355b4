/** Endings that no sentence begins with. */
const sureEndings =
  'com|net|org|info|biz|xyz|bet|vip|icu|buzz|io|ru|cn|tv|gg|ly|gl|nz|uk|co|dev|tech|example|test|be|shop|online|click|website|kyc|loan|casino|cc|ws|pw'
/** Endings that are words too: what looks so may be a sentence without a space before it. */
const wordEndings =
  'in|me|us|is|it|so|to|my|at|no|do|am|as|by|pro|live|link|top|club|store|site|space|fun|win|app|ai|go|life|love|world|today|guru|money|work|news|page|one|best|free|help|care|games?|bio|ink'
const label = String.raw`[a-z\d][a-z\d-]{0,62}`

const sure = [
  /(?:https?|hxxps?|ftp)\s*:\s*\/\s*\//,
  /\bwww\s*[.,]/,
  // name [.] ending, name(dot)ending, name dot com
  new RegExp(String.raw`[a-z\d]\s*[([{]\s*(?:dot|d0t|\.|डॉट|डाट)\s*[)\]}]\s*[a-z]`),
  new RegExp(
    String.raw`[a-z\d]\s+(?:dot|d0t|डॉट|डाट)\s+(?:${sureEndings}|in|me|app|site|store|live|top|कॉम|काम|इन|नेट)(?![a-z])`,
  ),
  new RegExp(String.raw`\b${label}\s?\.\s(?:com|net|org|info|xyz|bet|example)\b`),
  new RegExp(String.raw`\b[a-z\d-]{4,},(?:com|net|org)\b`),
  /\b(?:t|wa|bit|cutt|youtu)\s*\.\s*(?:me|ly|be)\s*\//,
  // An address of a page: a name with a dot, and a path.
  new RegExp(String.raw`\b${label}\.[a-z]{2,}/[\w-]`),
]
const sureDomain = new RegExp(
  String.raw`(?<![\w@])((?:${label}\.){0,3}${label})\.(?:${sureEndings})(?![\w'’])`,
  'g',
)
const doubtfulDomain = new RegExp(
  String.raw`(?<![\w@.])(${label})\.(${wordEndings})(?![\w'’-])`,
  'g',
)
const leads =
  /\b(?:visit|go ?to|site|website|link|click|open|browser|book|login|apply|at)\s+(?:the\s+|our\s+|my\s+)?$/
const follows = /^\s*(?:pe|par|पर|पे|से|ke guruji|के|se)(?![\p{L}\p{M}])/u
const trade =
  /astro|kundli|kundali|jyotish|guru|baba|tarot|pandit|vashikaran|tantrik|puja|rashi|gems?|loan|cash|match|star|india/g

/** Whether a folded text holds the address of a page. */
export function holdsLink(folded: string): boolean {
  if (sure.some((pattern) => pattern.test(folded))) return true
  for (const [, name = ''] of folded.matchAll(sureDomain))
    if (name.length > 2 && !/^\d+$/.test(name)) return true
  for (const match of folded.matchAll(doubtfulDomain)) {
    const [whole, name = ''] = match
    const before = folded.slice(Math.max(0, match.index - 24), match.index)
    const after = folded.slice(match.index + whole.length, match.index + whole.length + 12)
    const isMadeUp = /-/.test(name) || /[a-z]\d|\d[a-z]/.test(name) || roots(name) > 1
    if (isMadeUp || leads.test(before) || (name.length > 6 && follows.test(after))) return true
  }
  return false
}

/** How many words of the trade a name is made of: kundlibaba has two. */
function roots(name: string): number {
  return name.match(trade)?.length ?? 0
}

const addresses = [
  // Somebody's mailbox or UPI address; a member is named with a space before the sign.
  /[\p{L}\d._-]{2,64}@\s?[a-z][a-z\d-]+/u,
  /[\w.-]{2,64}\s{0,3}[([{]\s*(?:at|ऐट|एट)\s*[)\]}]\s*\w+/,
  /\w\s+at\s+\w{1,64}\s+dot\s+\w/,
]

/** Whether a folded text holds an address to write or pay to. */
export function holdsAddress(folded: string): boolean {
  return addresses.some((pattern) => pattern.test(folded))
}
