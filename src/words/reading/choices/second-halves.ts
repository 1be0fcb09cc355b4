import type { LocalizedTemplate, LocalizedText } from '../../say.ts'

/**
 * Answers to the second half of a message that hangs on its first: what no chart decides is said to be so, with whom
 * or what it rests on.
 */
export const secondHalves = {
  'exam-date': [
    {
      en: 'When the exam is held is for the board to fix, and the chart sets no date for it: go by the official notice alone, and prepare as if it came early.',
      hi: 'परीक्षा कब होगी, यह बोर्ड तय करता है, कुंडली से इसकी तारीख़ नहीं निकलती: केवल आधिकारिक सूचना देखें, और तैयारी ऐसी रखें जैसे परीक्षा जल्दी हो।',
    },
  ],
  'who-wins': [
    {
      en: 'Who wins is decided by papers and witnesses, so I name no winner; where the record is in your name, you stand better than the talk around it says.',
      hi: 'जीत काग़ज़ और गवाहों से तय होती है, इसलिए किसी एक का नाम लेना ठीक नहीं; जिसके नाम का रिकॉर्ड पक्का हो, उसका पलड़ा भारी रहता है।',
    },
  ],
  healing: [
    {
      en: 'How many weeks or months it takes is for the doctor to say; ask before the operation what is usual at this age and who will help with the exercises.',
      hi: 'कितने हफ़्ते या महीने लगेंगे, यह डॉक्टर ही बता सकते हैं; ऑपरेशन से पहले पूछ लें कि इस उम्र में आम तौर पर कितना समय लगता है और कसरत कौन कराएगा।',
    },
  ],
  'money-back': [
    {
      en: 'Whether the money comes back rests on what you have in writing: keep every receipt and chat, and ask for it in writing with a last date.',
      hi: 'पैसा लौटेगा या नहीं, यह इस पर है कि लिखित में क्या है: हर रसीद और चैट सँभालकर रखें, और आख़िरी तारीख़ देकर लिखित में माँगें।',
    },
    {
      en: 'If it is refused, a police complaint and the consumer helpline are open to you; pay nothing more meanwhile.',
      hi: 'मना हो तो पुलिस में शिकायत और उपभोक्ता हेल्पलाइन का रास्ता खुला है; तब तक और पैसा न दें।',
    },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>

/** Two places of a posting between which the planets make no difference. */
export const eitherPlace: LocalizedTemplate<[one: string, other: string]> = {
  en: (one, other) =>
    `Between ${one} and ${other} the chart makes no difference; put first the one where the work and the home suit you better.`,
  hi: (one, other) =>
    `${one} और ${other} में कुंडली कोई फ़र्क़ नहीं करती; पहले वही भरें जहाँ काम और रहना दोनों ठीक बैठें।`,
}

/** A half that the chart has no word of its own on. */
export type SecondHalf = keyof typeof secondHalves
