import type { FrameTopic } from '../../types/frame.ts'

/** Words by which a question that the reader leaves torn is of one topic: looser than those that are sure by themselves. */

const edge = (words: string): string => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`
const leave =
  'leav(?:e|ing)|quit\\p{L}*|stop|resign\\p{L}*|give up|chh?o[dr]\\p{L}*|छोड़[\\p{L}\\p{M}]*|छोड़[\\p{L}\\p{M}]*'
const job = 'jobs?|naukri|service|noukri|duty|नौकरी|जॉब|ड्यूटी'
const trade =
  'poultry|dairy|shop|store|business|dhandh?a|dukan|dukaan|farm\\p{L}*|loan|startup|cafe|hotel|tuition\\p{L}*|coaching|parlou?r|boutique|bakery|taxi|cab|truck|start\\p{L}*|open\\p{L}*|khol\\p{L}*|shuru|apna kaam|दुकान|धंधा|बिज़?नेस|डेयरी|मुर्गी|खेती|अपना काम|खोल[\\p{L}\\p{M}]*|शुरू'

const rows: readonly (readonly [FrameTopic, RegExp])[] = [
  [
    'job-change',
    new RegExp(
      `${edge(leave)}[\\s\\S]{0,40}${edge(job)}[\\s\\S]{0,40}${edge(trade)}|${edge(job)}[\\s\\S]{0,24}${edge(leave)}[\\s\\S]{0,40}${edge(trade)}`,
      'iu',
    ),
  ],
  [
    'legal',
    new RegExp(
      edge(
        'appeal|hearing|stay order|tehsil|tahsil|sdm|collector|patwari|apil|arji|arzi|sunwai|अपील|अर्ज़?ी|सुनवाई|तहसील|चकबंदी|पटवारी|कलेक्टर',
      ),
      'iu',
    ),
  ],
  [
    'enemies',
    new RegExp(
      edge(
        'neighbou?rs?|pad?osi\\p{L}*|padosan|bagal ?wal\\p{L}*|upar wal[aei]|pattidar\\p{L}*|पड़ोस[\\p{L}\\p{M}]*|पड़ोस[\\p{L}\\p{M}]*|बगल ?वाल[\\p{L}\\p{M}]*|पट्टीदार[\\p{L}\\p{M}]*',
      ),
      'iu',
    ),
  ],
  [
    'past',
    new RegExp(
      `${edge('(?:last|past|these|pichh?l[ei]|bite|beete) (?:(?:few|couple of|two|three|four|five|six|\\d+|kuch|kai|do|teen|char|paanch) )?(?:years?|saal\\p{L}*|sal|varsh\\p{L}*)|(?:पिछले|पिछला|बीते) (?:(?:कुछ|कई|दो|तीन|चार|पाँच|पांच|\\d+) )?(?:साल[\\p{L}\\p{M}]*|वर्ष[\\p{L}\\p{M}]*)')}[\\s\\S]{0,40}${edge('hard|bad|difficult|tough|worst|rough|struggle\\p{L}*|kharab|kharaab|bure?|bura|mushkil|kathin|pareshani\\p{L}*|ख़?राब|बुर[ाेी]|मुश्किल[\\p{L}\\p{M}]*|कठिन|परेशानी[\\p{L}\\p{M}]*')}`,
      'iu',
    ),
  ],
]

/** The topic of a question that the reader leaves torn, by its words; null where they name none. */
export function tornTopicIn(question: string): FrameTopic | null {
  return rows.find(([, pattern]) => pattern.test(question))?.[0] ?? null
}
