import type { Purpose } from '@drishti/jyotish'
import type { UndertakingId } from '../../../words/reading/almanac/undertakings.ts'

/** What a good day is sought for, and the table of the muhurta texts that it is judged by. */
export interface Undertaking {
  id: UndertakingId
  purpose: Purpose
  /** Whether the texts have a table of its own; else it is counted as the beginning of work. */
  hasOwnTable: boolean
}

type Row = readonly [id: UndertakingId, purpose: Purpose, latin: string, nagari: string]

/** The narrower before the wider: "shop registry" is a registry. */
const rows: readonly Row[] = [
  [
    'foundation',
    'business',
    'bh?oomi pooja|bhoomi puja|bhoomi pujan|bhumi pujan|bhumi puja|bhoomi poojan|neev|neenv|shilanyas|lay(?:ing)? (?:the |a )?foundation',
    'भूमि पूजन|भूमिपूजन|नींव|शिलान्यास',
  ],
  [
    'house-entry',
    'house-entry',
    'gr[ia]h?a? ?prav?esh|house ?warming|mov(?:e|ing) (?:in|into)|shift(?:ing)? (?:to|into|in)|ghar (?:me|mein) shift|naye ghar|new (?:home|house|flat)',
    'गृह ?प्रवेश|नए घर|नये घर|घर में शिफ्ट',
  ],
  ['engagement', 'marriage', 'engagement|sagai|roka|ring ceremony|mangni', 'सगाई|रोका|मंगनी'],
  [
    'marriage',
    'marriage',
    'marriage|marry|married|wedding|sha+di|shad+i|viva+h|byah|pheras?',
    'शादी|विवाह|ब्याह|फेरे',
  ],
  ['naming', 'naming', 'na+m ?kara?n|naming', 'नामकरण'],
  [
    'vehicle',
    'vehicle',
    'cars?|bikes?|taking delivery|creta|scorpio|bolero|thar|innova|alto|baleno|brezza|nexon|ertiga|splendor|pulsar|swift|activa|bullet|scoot(?:y|er)|ga+di|ga+ri|vehicles?|vahan|va+han|truck|tractor|auto rickshaw',
    'गाड़ी|गाडी|वाहन|(?<!\\p{L}|\\p{M})कार(?!\\p{L}|\\p{M})|बाइक|स्कूटी|स्कूटर|ट्रैक्टर|ट्रक',
  ],
  ['gold', 'business', 'gold|sona|jewell?e?ry|zevar|gehne?', 'सोना|सोने का|ज़ेवर|जेवर|गहने'],
  ['interview', 'business', 'interviews?', 'इंटरव्यू|साक्षात्कार'],
  [
    'exam',
    'business',
    'exams?|course|admission|pariksha|dakhila|exam form',
    'परीक्षा|एग्जाम|दाखिला|दाख़िला|एडमिशन',
  ],
  [
    'joining',
    'business',
    'joining|join(?: the| a| my)?(?: new)? (?:job|company|office|duty)|new job|nayi naukri|nai naukri',
    'जॉइन|ज्वाइन|नई नौकरी',
  ],
  [
    'property',
    'business',
    'registry|property|plot|land|flat|zameen|jameen|zamin|makan|buy(?:ing)? (?:a |the |my )?(?:house|home)|ghar kharid\\w*',
    'रजिस्ट्री|प्रॉपर्टी|प्लॉट|ज़मीन|जमीन|मकान|घर खरीद|घर ख़रीद',
  ],
  [
    'signing',
    'business',
    'sign|signing|contract|agreement|deal|dastakhat|partnership deed',
    'दस्तखत|दस्तख़त|समझौता|एग्रीमेंट|कॉन्ट्रैक्ट|हस्ताक्षर',
  ],
  ['investment', 'business', 'invest(?:ment|ing)?|loan|nivesh|paisa lag\\w*', 'निवेश|लोन|पैसा लगा'],
  [
    'shop',
    'business',
    'shop|duka+n|business|startup|start-up|company|office opening|open(?:ing)? (?:the |my |our |a )?(?:new )?(?:gym|salon|parlou?r|clinic|showroom|office|restaurant|cafe|hotel|school|centre|center|stall|store)|gym|salon|parlou?r|inaugurat\\w*|opening|udgha+tan|dhandha|vyapa?ar|vyapar|karobar|website|launch\\w*',
    'दुकान|व्यापार|कारोबार|धंधा|उद्घाटन|बिजनेस|बिज़नेस|ऑफिस खोल',
  ],
  [
    'travel',
    'travel',
    'travel\\w*|trips?|journey|ya+tra|flights?|fly|safar|tour|leave for|go abroad',
    'यात्रा|सफर|सफ़र|फ्लाइट',
  ],
  [
    'work',
    'business',
    'nay?[ae] ka+m|naya kaam|new (?:work|project|venture|task)|start(?:ing)? (?:a |my |the )?(?:new )?(?:work|project)|kaam (?:shuru|start|arambh)\\w*|ka+m ki shuruaa?t',
    'नया काम|नए काम|नये काम|काम शुरू|काम की शुरुआत|शुभ कार्य|शुभ काम',
  ],
]

const own: ReadonlySet<UndertakingId> = new Set<UndertakingId>([
  'house-entry',
  'engagement',
  'marriage',
  'naming',
  'vehicle',
  'shop',
  'travel',
  'work',
])

const patterns = rows.map(
  ([id, purpose, latin, nagari]) =>
    [
      { id, purpose, hasOwnTable: own.has(id) } satisfies Undertaking,
      new RegExp(`(?<![\\p{L}])(?:${latin})(?![\\p{L}])|${nagari}`, 'iu'),
    ] as const,
)

/** What the words of a question want to do; null where they name nothing of the kind. */
export function undertakingIn(question: string): Undertaking | null {
  return patterns.find(([, pattern]) => pattern.test(question))?.[0] ?? null
}

/** A beginning of any kind. */
export const anyBeginning: Undertaking = {
  id: 'beginning',
  purpose: 'business',
  hasOwnTable: false,
}
