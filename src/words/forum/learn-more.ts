import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** How points are earned and spent. Figures come from the server's own constants. */
export const learnWords = {
  title: { en: 'How AstroHub points work', hi: 'एस्ट्रोहब पॉइंट कैसे काम करते हैं' },
  description: {
    en: 'Earn Astro Points in the AstroHub forum and redeem them for free Oracle questions.',
    hi: 'एस्ट्रोहब में एस्ट्रो पॉइंट कमाएँ और उनसे मुफ़्त ओरेकल प्रश्न लें।',
  },
  lead: {
    en: 'AstroHub is our forum. Take part, earn Astro Points, and turn them into questions to Oracle.',
    hi: 'एस्ट्रोहब में लोग ज्योतिष पर चर्चा करते हैं। आप भी भाग लें, एस्ट्रो पॉइंट कमाएँ और उनसे ओरेकल के प्रश्न पाएँ।',
  },
  back: { en: 'AstroHub', hi: 'एस्ट्रोहब' },
  other: { en: 'हिंदी में पढ़ें', hi: 'Read in English' },
  earn: { en: 'Earning points', hi: 'पॉइंट कैसे मिलते हैं' },
  earnDiscussion: { en: 'Start a discussion', hi: 'चर्चा शुरू करने पर' },
  earnComment: { en: 'Write a comment', hi: 'टिप्पणी लिखने पर' },
  earnVote: { en: 'Vote on a post or comment', hi: 'पोस्ट या टिप्पणी पर वोट देने पर' },
  earnUpvote: { en: 'Each upvote you receive', hi: 'हर बार जब कोई आपका लिखा पसंद करे' },
  lost: {
    en: 'When something is deleted or removed, its points go too. Each vote counts once.',
    hi: 'जो पोस्ट या टिप्पणी हट जाए, उसके पॉइंट भी चले जाते हैं। हर वोट एक ही बार गिना जाता है।',
  },
  redeem: { en: 'Redeeming points', hi: 'पॉइंट से प्रश्न लेना' },
  redeemWhere: {
    en: 'Open your profile and press Redeem Questions.',
    hi: 'अपनी प्रोफ़ाइल खोलें और “प्रश्न रिडीम करें” दबाएँ।',
  },
  transfer: { en: 'Giving questions to others', hi: 'दूसरों को प्रश्न देना' },
  transferText: {
    en: 'On your balance page you can send Oracle questions to a friend’s mobile number. Free gift questions can’t be sent.',
    hi: 'अपने बैलेंस पेज से आप मित्र के मोबाइल नंबर पर ओरेकल प्रश्न भेज सकते हैं। उपहार में मिले मुफ़्त प्रश्न नहीं भेजे जा सकते।',
  },
  invite: { en: 'Inviting friends', hi: 'मित्रों को बुलाना' },
  inviteLink: { en: 'Invite a friend', hi: 'मित्र को बुलाएँ' },
  rules: { en: 'Rules', hi: 'नियम' },
  ruleSpam: { en: 'No spam and no advertising.', hi: 'स्पैम और विज्ञापन नहीं।' },
  ruleHate: { en: 'No hate speech, no adult content.', hi: 'नफ़रत भरी बातें और अश्लील सामग्री नहीं।' },
  ruleTopic: { en: 'Only astrology topics.', hi: 'केवल ज्योतिष के विषय।' },
  rulePerson: {
    en: 'No phone numbers, no birth details of other people.',
    hi: 'फ़ोन नंबर और दूसरों की जन्म जानकारी न लिखें।',
  },
  ruleBan: {
    en: 'An account that breaks the rules may be banned.',
    hi: 'नियम तोड़ने वाले खाते पर रोक लगाई जा सकती है।',
  },
} satisfies Record<string, LocalizedText>

export const learnMoreTemplates = {
  points: {
    en: (points: number) => `+${points} ${points === 1 ? 'point' : 'points'}`,
    hi: (points: number) => `+${points} पॉइंट`,
  },
  cap: {
    en: (most: number) => `At most ${most} points a day (Indian time).`,
    hi: (most: number) => `एक दिन में (भारतीय समय) अधिक से अधिक ${most} पॉइंट।`,
  },
  rate: {
    en: (points: number) =>
      `${points} points are 1 Oracle question; you redeem at least ${points} at a time.`,
    hi: (points: number) =>
      `${points} पॉइंट का 1 ओरेकल प्रश्न; एक बार में कम से कम ${points} पॉइंट रिडीम करें।`,
  },
} satisfies Record<string, LocalizedTemplate<[number]>>

/** What an invitation brings, by persona. */
export const inviteRewardTemplate = {
  en: (oracle: number, astra: number) =>
    `When a friend signs up with your link, both of you get questions: ${oracle} to Oracle and ${astra} to Astra.`,
  hi: (oracle: number, astra: number) =>
    `जब कोई मित्र आपके लिंक से जुड़ता है, तो आप दोनों को प्रश्न मिलते हैं: ओरेकल के लिए ${oracle} और एस्ट्रा के लिए ${astra}।`,
} satisfies LocalizedTemplate<[number, number]>
