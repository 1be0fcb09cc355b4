import { holdReasonWords } from './hold-reasons.ts'
import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** How long until something may be done again, in words. */
function inEnglish(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes < 90) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  const hours = Math.ceil(minutes / 60)
  return `${hours} hours`
}
function inHindi(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes < 90 ? `${minutes} मिनट` : `${Math.ceil(minutes / 60)} घंटे`
}

/** What the calls of AstroHub answer. */
export const forumMessages = {
  posted: { en: 'Your discussion is posted.', hi: 'आपकी चर्चा पोस्ट हो गई।' },
  edited: { en: 'Your changes are saved.', hi: 'आपके बदलाव सहेज लिए गए।' },
  deleted: { en: 'The discussion is deleted.', hi: 'चर्चा हटा दी गई।' },
  commented: { en: 'Your comment is posted.', hi: 'आपकी टिप्पणी पोस्ट हो गई।' },
  commentDeleted: { en: 'The comment is deleted.', hi: 'टिप्पणी हटा दी गई।' },
  noComments: { en: 'No comments yet', hi: 'अभी कोई टिप्पणी नहीं' },
  noDiscussions: { en: 'No discussions found', hi: 'कोई चर्चा नहीं मिली' },
  searchBusy: {
    en: 'The search is slow just now. Please try again in a moment, or type the whole word.',
    hi: 'खोज में अभी बहुत समय लग रहा है। थोड़ी देर बाद फिर कोशिश करें, या पूरा शब्द लिखें।',
  },
  upvoted: { en: 'You upvoted this.', hi: 'आपकी पसंद दर्ज हुई।' },
  downvoted: { en: 'You downvoted this.', hi: 'आपकी नापसंद दर्ज हुई।' },
  unvoted: { en: 'Your vote is removed.', hi: 'आपका वोट हटा दिया गया।' },
  ownVote: { en: 'You can’t vote on your own post.', hi: 'आप अपनी ही पोस्ट पर वोट नहीं दे सकते।' },
  tooShort: {
    en: 'Please write a little more.',
    hi: 'कृपया थोड़ा और लिखें।',
  },
  twice: {
    en: 'You have posted this already.',
    hi: 'यह आप पहले ही पोस्ट कर चुके हैं।',
  },
  banReason: {
    en: 'A post or comment was removed from the queue',
    hi: 'शिकायत पर पोस्ट या टिप्पणी हटाई गई',
  },
  banned: {
    en: 'This account may not take part in AstroHub. Write to us if you think this is a mistake.',
    hi: 'इस खाते से एस्ट्रोहब में भाग नहीं लिया जा सकता। यदि यह भूल लगे तो हमें लिखें।',
  },
  notFound: {
    en: 'This discussion does not exist or has been removed.',
    hi: 'यह चर्चा अब यहाँ नहीं है।',
  },
  commentNotFound: {
    en: 'This comment does not exist or has been removed.',
    hi: 'यह टिप्पणी अब यहाँ नहीं है।',
  },
  reported: {
    en: 'Thank you. We will look at it and tell you what we decided.',
    hi: 'धन्यवाद। हम इसे देखेंगे और आपको अपना निर्णय बताएँगे।',
  },
  reportedBefore: {
    en: 'You have reported this already. We will tell you what we decide.',
    hi: 'आप इसकी शिकायत पहले ही कर चुके हैं। निर्णय होते ही हम बताएँगे।',
  },
  ownReport: {
    en: 'You wrote this yourself. You can delete it instead.',
    hi: 'यह आपका ही लिखा है। चाहें तो इसे हटा दें।',
  },
  decided: { en: 'Decided.', hi: 'निर्णय हो गया।' },
  decidedBefore: {
    en: 'This has been decided already.',
    hi: 'इस पर निर्णय पहले ही हो चुका है।',
  },
  privateList: {
    en: 'This member keeps their activity private.',
    hi: 'यह सदस्य अपनी गतिविधि निजी रखते हैं।',
  },
  formerMember: { en: 'Former member', hi: 'पूर्व सदस्य' },
} satisfies Record<string, LocalizedText>

/** What is said where a post or comment has to wait. */
export function waitingMessage(reason: keyof typeof holdReasonWords | null): LocalizedText {
  const begins = {
    en: 'Saved, but not shown to others yet.',
    hi: 'आपका लिखा सहेज लिया गया है, पर अभी दूसरों को नहीं दिखता।',
  }
  const why = reason && holdReasonWords[reason]
  return why ? { en: `${begins.en} ${why.en}`, hi: `${begins.hi} ${why.hi}` } : begins
}

/** Sentences that say when it may be done again, in seconds. */
export const forumRetryTemplates = {
  discussions: {
    en: (maximum: number, seconds: number) =>
      `You can start ${maximum} discussions a day for now. Please try again in ${inEnglish(seconds)}.`,
    hi: (maximum: number, seconds: number) =>
      `अभी आप दिन में ${maximum} चर्चाएँ शुरू कर सकते हैं। कृपया ${inHindi(seconds)} बाद फिर कोशिश करें।`,
  },
  comments: {
    en: (maximum: number, seconds: number) =>
      `You can write ${maximum} comments an hour for now. Please try again in ${inEnglish(seconds)}.`,
    hi: (maximum: number, seconds: number) =>
      `अभी आप घंटे में ${maximum} टिप्पणियाँ लिख सकते हैं। कृपया ${inHindi(seconds)} बाद फिर कोशिश करें।`,
  },
  votes: {
    en: (maximum: number, seconds: number) =>
      `You can vote ${maximum} times an hour for now. Please try again in ${inEnglish(seconds)}.`,
    hi: (maximum: number, seconds: number) =>
      `अभी आप घंटे में ${maximum} वोट दे सकते हैं। कृपया ${inHindi(seconds)} बाद फिर कोशिश करें।`,
  },
  reports: {
    en: (maximum: number, seconds: number) =>
      `You can report ${maximum} posts a day. Please try again in ${inEnglish(seconds)}.`,
    hi: (maximum: number, seconds: number) =>
      `आप दिन में ${maximum} शिकायतें कर सकते हैं। कृपया ${inHindi(seconds)} बाद फिर कोशिश करें।`,
  },
} satisfies Record<string, LocalizedTemplate<[number, number]>>
