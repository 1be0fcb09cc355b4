import type { SecondHalf } from '../../../../words/reading/choices/second-halves.ts'
import type { FrameTopic } from '../../types/frame.ts'

interface HalfPattern {
  name: SecondHalf
  /** Topics of the first half beside which it is meant so. */
  among: readonly FrameTopic[]
  words: RegExp
}

const patterns: readonly HalfPattern[] = [
  {
    name: 'exam-date',
    among: ['exam', 'education', 'government-job'],
    words:
      /(?<!\p{L})when (?:will|is|are|do|does) (?:they|it|the (?:board|commission|exam|test|paper)s?|exams?) (?:(?:going )?to )?(?:conduct|hold|be held|take place|held|happen)|(?:exam|paper|test|परीक्षा|पेपर|एग्ज़ाम|एग्जाम) (?:kab|कब)(?: (?:tak|तक))? (?:hog\p{L}*|kar[avw]\p{L}*|leng\p{L}*|होग[ाीे]|कर[ाव][\p{L}\p{M}]*|लेंगे)/iu,
  },
  {
    name: 'who-wins',
    among: ['legal', 'property', 'inheritance', 'enemies'],
    words:
      /(?<!\p{L})who (?:will|would|is going to) win(?!\p{L})|(?<![\p{L}\p{M}])(?:kaun|kon|कौन) (?:jeet|jit|जीत)[\p{L}\p{M}]*/iu,
  },
  {
    name: 'healing',
    among: ['health'],
    words:
      /(?<!\p{L})how (?:many|long)(?! (?:crore|lakh))[^.?!]{0,30}(?:walk|heal|recover|on (?:her|his|my|their) feet|bed ?rest|normal)|(?:kitne|कितने) (?:mahin\p{L}*|hafte|hafton|din|महीन[\p{L}\p{M}]*|हफ़?्त[\p{L}\p{M}]*|दिन)[^.?!।]{0,20}(?:chal\p{L}*|theek|thik|uth\p{L}*|चल[\p{L}\p{M}]*|ठीक|उठ[\p{L}\p{M}]*)/iu,
  },
  {
    name: 'money-back',
    among: ['abroad', 'travel', 'money', 'legal', 'job-search', 'career', 'government-job'],
    words:
      /(?:if (?:not|it does(?:n['’]?t| not))|(?:nahi|nhi|nahin|na) (?:aaya|aya|mila|hua|bana|laga)|(?:नहीं|न|ना) (?:आया|मिला|हुआ|बना|लगा))[^.?!।]{0,60}(?:money|refund|return|lakh|back|paisa|paise|wapas|wapis|vapas|lauta\p{L}*|पैस[ाे]|वापस|लौटा[\p{L}\p{M}]*)/iu,
  },
]

/** Which half of two questions no chart decides, beside what the first is about; null where there is none. */
export function secondHalfIn(text: string, topic: FrameTopic): SecondHalf | null {
  return (
    patterns.find(({ among, words }) => among.includes(topic) && words.test(text))?.name ?? null
  )
}
