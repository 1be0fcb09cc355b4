import type { FrameSubject } from '../types/frame.ts'
import { word } from './service-words.ts'

/** What of a child's match a parent asks about: each has an answer of its own. */
export type ChildMatch =
  | 'child-match'
  | 'child-match-nadi'
  | 'child-match-gunas'
  | 'child-match-manglik'

const child = word(
  "sons?|son['’]s|daughters?|daughter['’]s|beta|bete|beti|betiya|bitiya|my (?:child|girl|boy)|chhor[aei]|बेटा|बेटे|बेटी|बिटिया|पुत्र|पुत्री",
)
/** "Ladki ke liye jo ladka dekha": a match that is sought for one's own. */
const soughtFor =
  /(?<!\p{L})(?:ladki|ladke|beti|bete|bitiya|daughter|son) ke (?:liye|lie|lye)(?!\p{L})|(?:लड़की|लड़के|लडकी|लडके|बेटी|बेटे) के लिए|for (?:our|my) (?:daughter|son|girl|boy)/iu
const oneself =
  /(?<!\p{L})(?:my (?:own )?(?:marriage|wedding|fianc\p{L}+)|i (?:like|love|want to marry)|meri shaa?di|mere liye|main aur|humari shaa?di|my (?:mother|parents) (?:want|say)|unki beti|uski beti|his daughter|her son)(?!\p{L})|मेरी शादी|मेरे लिए/iu

const nadi = word('na+di|nadi dosh\\p{L}*|bhakoot|bhakut|नाड़ी|नाडी|भकूट')
const gunas = word(
  'gun|guna|gunas|gunn|guno|gun ?milan|guna ?milan|36|points? match\\p{L}*|गुण|गुणों|अष्टकूट',
)
const manglik = word('manglik|mangalik|mangal dosh\\p{L}*|kuja dosha|मांगलिक|मंगली|मंगल दोष')
const matching =
  /(?:kundl\p{L}*|kundali|horoscopes?|charts?|patri\p{L}*|jathagam|jatakam)[^.?!]{0,24}(?:match\p{L}*|mil\p{L}*|agree)|(?:match\p{L}*|milan|compar\p{L}*)[^.?!]{0,16}(?:kundl\p{L}*|kundali|horoscopes?|charts?|patri\p{L}*)|(?:कुंडली|कुंडलियाँ|पत्री)[^।?!]{0,24}(?:मिल|मिला)[\p{L}\p{M}]*/iu
/** Another party, without which a dosha is only the child's own. */
const otherParty = word(
  'rishta|rishte|proposal|alliance|match|groom|bride|ladka|ladki|ladke|boy|girl|boys|marry|fianc\\p{L}+|damad|bahu|रिश्ता|रिश्ते|लड़का|लड़की|लड़के|लडका|लडकी|वर|वधू|दामाद|बहू',
)

/** What a parent asks of a child's match, which no chart of the parent tells; null where it is no such question. */
export function childMatchIn(question: string, subject: FrameSubject): ChildMatch | null {
  const isOfChild = soughtFor.test(question) || (child.test(question) && subject !== 'spouse')
  if (!isOfChild || oneself.test(question)) return null
  if (nadi.test(question)) return 'child-match-nadi'
  const isOfPair = otherParty.test(question)
  if (manglik.test(question) && isOfPair) return 'child-match-manglik'
  if (gunas.test(question) && isOfPair) return 'child-match-gunas'
  return matching.test(question) ? 'child-match' : null
}
