import type { LocalizedText } from '../../say.ts'

/** What people seek a good day for: as it stands before "के लिए" or after "for", and one thing to do that day. */
export interface UndertakingText {
  act: LocalizedText
  advice: LocalizedText
}

export const undertakingTexts = {
  vehicle: {
    act: { en: 'buying a vehicle', hi: 'गाड़ी लेने' },
    advice: {
      en: 'Pay or take the keys within that time; the papers can be made ready a day before.',
      hi: 'पैसे देना या चाबी लेना इसी समय में रखें; काग़ज़ एक दिन पहले तैयार हो सकते हैं।',
    },
  },
  'house-entry': {
    act: { en: 'entering a new home', hi: 'गृह प्रवेश' },
    advice: {
      en: 'Enter with the family within that time; boxes and furniture may go in earlier or later.',
      hi: 'परिवार के साथ घर में पहला क़दम इसी समय में रखें; सामान पहले या बाद में भी जा सकता है।',
    },
  },
  marriage: {
    act: { en: 'a wedding', hi: 'शादी' },
    advice: {
      en: 'Before you book the hall, show this day to the family priest with both kundlis.',
      hi: 'हॉल बुक करने से पहले यह दिन दोनों कुंडलियों के साथ घर के पंडित जी को दिखा लें।',
    },
  },
  engagement: {
    act: { en: 'an engagement', hi: 'सगाई' },
    advice: {
      en: 'Keep the exchange of rings within that time; guests and food can follow.',
      hi: 'अंगूठी पहनाना इसी समय में रखें; मेहमान और खाना बाद में हो सकता है।',
    },
  },
  travel: {
    act: { en: 'a journey', hi: 'यात्रा' },
    advice: {
      en: 'It is the step out of the house that counts, so a flight at another hour does no harm.',
      hi: 'गिनती घर से निकलने के समय की होती है, इसलिए फ़्लाइट किसी और समय की हो तो भी ठीक है।',
    },
  },
  naming: {
    act: { en: 'the naming of a child', hi: 'नामकरण' },
    advice: {
      en: 'Say the name in the child’s ear within that time; the party can be in the evening.',
      hi: 'बच्चे के कान में नाम इसी समय में कहें; दावत शाम को हो सकती है।',
    },
  },
  shop: {
    act: { en: 'opening a business', hi: 'दुकान या कारोबार खोलने' },
    advice: {
      en: 'Make the first bill or the first sale within that time, even a small one.',
      hi: 'पहला बिल या पहली बिक्री इसी समय में करें, चाहे छोटी हो।',
    },
  },
  work: {
    act: { en: 'starting new work', hi: 'नया काम शुरू करने' },
    advice: {
      en: 'Do the first real step within that time: the first call, the first page, the first payment.',
      hi: 'पहला असली क़दम इसी समय में उठाएँ: पहला फ़ोन, पहला पन्ना या पहला भुगतान।',
    },
  },
  interview: {
    act: { en: 'an interview', hi: 'इंटरव्यू' },
    advice: {
      en: 'If the company gives you a choice of slots, ask for one that begins in that time.',
      hi: 'अगर कंपनी समय चुनने दे, तो ऐसा समय माँगें जो इसी बीच शुरू होता हो।',
    },
  },
  exam: {
    act: { en: 'an exam or admission', hi: 'परीक्षा या दाख़िले' },
    advice: {
      en: 'Fill the form or open the first book within that time; the exam date itself is not yours to choose.',
      hi: 'फ़ॉर्म भरना या पढ़ाई शुरू करना इसी समय में रखें; परीक्षा की तारीख़ अपने हाथ में नहीं होती।',
    },
  },
  joining: {
    act: { en: 'joining a new job', hi: 'नई नौकरी जॉइन करने' },
    advice: {
      en: 'Sign the joining papers within that time, or ask HR to move the date by a day or two.',
      hi: 'जॉइनिंग के काग़ज़ इसी समय में भरें, या एचआर से तारीख़ एक-दो दिन आगे-पीछे करने को कहें।',
    },
  },
  signing: {
    act: { en: 'signing a contract', hi: 'काग़ज़ पर दस्तख़त करने' },
    advice: {
      en: 'Read the paper to the last page the day before, and put your name to it within that time.',
      hi: 'काग़ज़ एक दिन पहले आख़िरी पन्ने तक पढ़ लें, और दस्तख़त इसी समय में करें।',
    },
  },
  property: {
    act: { en: 'buying property', hi: 'ज़मीन-मकान लेने' },
    advice: {
      en: 'Pay the token within that time; have the title papers checked before it.',
      hi: 'बयाना इसी समय में दें; मालिकाना काग़ज़ उससे पहले जँचवा लें।',
    },
  },
  foundation: {
    act: { en: 'laying a foundation', hi: 'भूमि पूजन' },
    advice: {
      en: 'Turn the first earth within that time; the contractor can begin the work later that week.',
      hi: 'पहली मिट्टी इसी समय में उठाएँ; ठेकेदार का काम उसी हफ़्ते बाद में शुरू हो सकता है।',
    },
  },
  gold: {
    act: { en: 'buying gold', hi: 'सोना ख़रीदने' },
    advice: {
      en: 'Compare the making charges of two shops first, and pay within that time.',
      hi: 'पहले दो दुकानों की बनवाई पूछ लें, और पैसे इसी समय में दें।',
    },
  },
  investment: {
    act: { en: 'putting money in', hi: 'पैसा लगाने' },
    advice: {
      en: 'The day helps the beginning and says nothing of the price, so put in only what you can leave there.',
      hi: 'दिन शुरुआत में मदद करता है, भाव नहीं बताता; इसलिए उतना ही लगाएँ जितना वहाँ छोड़ा जा सके।',
    },
  },
  beginning: {
    act: { en: 'beginning something new', hi: 'कुछ नया शुरू करने' },
    advice: {
      en: 'Take the first step within that time, even a small one, and finish the rest at your pace.',
      hi: 'पहला क़दम इसी समय में रखें, चाहे छोटा हो, बाक़ी अपनी रफ़्तार से पूरा करें।',
    },
  },
} as const satisfies Record<string, UndertakingText>

export type UndertakingId = keyof typeof undertakingTexts
