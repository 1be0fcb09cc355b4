import type { LocalizedText } from '../../../../words/say.ts'
import type { MatterInput } from '../matter/matter-input.ts'

/** Advice that belongs to one way of living, and the words of a question that it does not suit. */

const around = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

const goodsVehicle = around(
  'tractor|thresher|harvester|truck|tempo|pick ?up|chh?ota hathi|e-?rickshaw|auto|jcb|tipper|ट्रैक्टर|थ्रेशर|ट्रक|टेम्पो|पिकअप|छोटा हाथी|ऑटो|हार्वेस्टर',
)
const noOffice = around(
  'cricket|football|kabaddi|wrestling|kushti|trials?|ranji|academy|sports?|kheti|farm\\p{L}*|dairy|buffalo\\p{L}*|poultry|dukaa?n|shop|tempo|cab|auto|truck|army|police|tuition|tailor\\p{L}*|silai|parlou?r|actor|acting|singer|music|dance|क्रिकेट|फुटबॉल|कबड्डी|खेती|डेयरी|दुकान|ऑटो|ट्रक|आर्मी|पुलिस|सिलाई|पार्लर|अखाड़ा|ट्रायल',
)
const house = around('home|house|flat|ghar|makaa?n|plot|housing|घर|मकान|फ़?्लैट|फ्लैट|प्लॉट')
const partner = around(
  'partner\\p{L}*|saajh?\\p{L}*|sajh?edar\\p{L}*|साझेदार\\p{L}*|पार्टनर\\p{L}*|हिस्सेदार',
)
const divorce = around('divorc\\p{L}*|talaa?q|second marriage|dusri sha+di|तलाक़?|तलाक|दूसरी शादी')
const cycle = around('ivf|iui|icsi|आईवीएफ|आईयूआई')
const school = around('9th|10th|11th|stream|नौवीं|दसवीं|ग्यारहवीं|11वीं')

interface Case {
  /** What the English of the advice speaks of. */
  speaksOf: RegExp
  isMet: (input: Pick<MatterInput, 'question' | 'person'>) => boolean
}

const cases: readonly Case[] = [
  { speaksOf: /petrol|fuel|parking/iu, isMet: ({ question }) => !goodsVehicle.test(question) },
  {
    speaksOf: /next review|resume|offer letter|appraisal|senior person in your field/iu,
    isMet: ({ question }) => !noOffice.test(question),
  },
  { speaksOf: /home loan/iu, isMet: ({ question }) => house.test(question) },
  { speaksOf: /partnership in writing/iu, isMet: ({ question }) => partner.test(question) },
  {
    speaksOf: /divorce (?:decree|papers)/iu,
    isMet: ({ question, person }) => divorce.test(question) || person.maritalStatus === 'divorced',
  },
  {
    speaksOf:
      /\bboth (?:of you |partners |be |get )?(?:tested|checked)|tests? (?:done )?(?:for|of|on) both|have both|both husband and wife be tested/iu,
    isMet: ({ question }) => !cycle.test(question),
  },
  {
    speaksOf: /what each course costs|last year.{0,3}s students/iu,
    isMet: ({ question }) => !school.test(question),
  },
]

/** Whether advice suits the life that the question tells of: no parking for a tractor, no review for a wrestler. */
export const fitsLife = (
  line: LocalizedText,
  input: Pick<MatterInput, 'question' | 'person'>,
): boolean => cases.every(({ speaksOf, isMet }) => !speaksOf.test(line.en) || isMet(input))
