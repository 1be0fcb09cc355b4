import { foldedWords } from '../../reading/understand/fold.ts'

/** Words of one meaning, the first standing for all: so a question is known again in other words. */
const sameMeaning = [
  'when, kab, kabhi, कब, कब तक',
  'marriage, married, marry, wedding, shaadi, shadi, vivah, byah, शादी, विवाह, ब्याह',
  'job, naukri, employment, rozgar, नौकरी, रोज़गार, जॉब',
  'career, करियर, कैरियर',
  'work, kaam, काम',
  'business, vyapar, dhandha, व्यापार, बिज़नेस, व्यवसाय',
  'money, paisa, paise, dhan, finance, finances, income, पैसा, पैसे, धन, आय',
  'love, pyar, prem, pyaar, प्यार, प्रेम',
  'child, children, baby, bachcha, bachche, santan, बच्चा, बच्चे, संतान',
  'house, home, ghar, makan, घर, मकान',
  'health, swasthya, sehat, tabiyat, स्वास्थ्य, सेहत, तबीयत',
  'study, studies, education, padhai, पढ़ाई, शिक्षा',
  'abroad, foreign, videsh, विदेश',
  'promotion, tarakki, padonnati, प्रमोशन, तरक्की, पदोन्नति',
  'get, find, milegi, milega, mile, मिलेगी, मिलेगा, मिले, hogi, hoga, honge, होगी, होगा, होंगे, happen',
  'change, badlav, badalna, बदलाव, बदलना',
  'good, better, acchi, accha, achha, achhi, अच्छी, अच्छा, शुभ, best',
  'husband, pati, पति',
  'wife, patni, पत्नी',
  'year, saal, varsh, साल, वर्ष',
  'month, mahina, mahine, महीना, महीने',
  'not, no, nahi, nahin, नहीं, never, without, bina, बिना',
]

/** Words that change nothing of what is asked. */
const idle =
  'a an the of in on at for to and or is are am be been was will would shall do does did has have had it its this that there ' +
  'i me my mine we our us you your please kindly tell say can could may might just now really actually ever exactly still also so soon then any some ' +
  'want know about dear hello hi hey sir madam oracle astra namaste ' +
  'main mai mera meri mere mujhe mujhko ham hum hamara hamari hamare aap aapko ka ki ke ko se mein me par pe hai hain ho hu hun tha thi the jaldi batao bataiye bataye krupya kripya please plz ji kya kaun sa si se bhi hi to toh ab abhi ' +
  'मैं मेरा मेरी मेरे मुझे मुझको हम हमारा हमारी हमारे आप आपको का की के को से में पर है हैं हो हूँ था थी थे जल्दी बताओ बताइए बताएँ बताएं कृपया जी क्या भी ही तो अब अभी'

const foldOne = (phrase: string): string => foldedWords(phrase).join(' ')
const meaning = new Map(
  sameMeaning.flatMap((row) => {
    const [first = '', ...others] = row.split(',').map(foldOne)
    return [first, ...others].map((word) => [word, `=${first}`] as const)
  }),
)
const idleWords = new Set(idle.split(' ').map(foldOne))

/** What a question says, as a set of folded words: those of one meaning are one word. */
export function questionTerms(question: string): Set<string> {
  const words = foldedWords(question).flatMap((word) => meaning.get(word) ?? word)
  const telling = words.filter((word) => !idleWords.has(word))
  return new Set(telling)
}

/** Words that make another question where only one of the two has them. */
const decides = (word: string): boolean => word.startsWith('=') || /\d/.test(word)

/** Whether two words are one, typed with a single slip. */
function isSlip(a: string, b: string): boolean {
  if (a.startsWith('=') || b.startsWith('=') || Math.min(a.length, b.length) < 5) return false
  if (Math.abs(a.length - b.length) > 1 || /\d/.test(a + b)) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const sliceFrom = (text: string, from: number) => text.slice(from)
  return (
    sliceFrom(a, at + 1) === sliceFrom(b, at + 1) ||
    sliceFrom(a, at + 1) === sliceFrom(b, at) ||
    sliceFrom(a, at) === sliceFrom(b, at + 1) ||
    // Two letters that changed places.
    (a[at] === b[at + 1] && a[at + 1] === b[at] && sliceFrom(a, at + 2) === sliceFrom(b, at + 2))
  )
}

/**
 * How near two questions are to each other, 0 to 1: the share of their telling words that both have,
 * in English, Hindi or Hinglish and however they are spelt. 0 where a number, a time, a denial or the
 * matter itself stands in only one of them, and for questions of fewer than two telling words.
 */
export function questionSimilarity(one: string, other: string): number {
  const [a, b] = [questionTerms(one), questionTerms(other)]
  if (Math.min(a.size, b.size) < 2) return 0
  const onlyA = [...a].filter((word) => !b.has(word))
  const onlyB = new Set([...b].filter((word) => !a.has(word)))
  let sharedCount = a.size - onlyA.length
  // Slips are looked for only where they could still make the two one.
  if (sharedCount * 2 < Math.max(a.size, b.size)) return 0
  const left: string[] = []
  for (const word of onlyA) {
    const slip = [...onlyB].find((candidate) => isSlip(word, candidate))
    if (slip === undefined) left.push(word)
    else {
      onlyB.delete(slip)
      sharedCount += 1
    }
  }
  const different = [...left, ...onlyB]
  if (different.some(decides)) return 0
  return sharedCount / (sharedCount + different.length)
}
