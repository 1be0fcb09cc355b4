import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** The pages of AstroHub. */
export const forumWords = {
  title: { en: 'AstroHub', hi: 'एस्ट्रोहब' },
  loginFirst: {
    en: 'Log in first, and this is done right away.',
    hi: 'पहले लॉग इन करें, यह तुरंत हो जाएगा।',
  },
  nameFirst: { en: 'Choose your AstroHub name', hi: 'एस्ट्रोहब के लिए अपना नाम चुनें' },
  answerFirst: { en: 'Be the first to answer', hi: 'पहला उत्तर आप दें' },
  share: { en: 'Share', hi: 'साझा करें' },
  wrong: { en: 'Something went wrong!', hi: 'कुछ गड़बड़ हुई!' },
  upvote: { en: 'Upvote', hi: 'पसंद' },
  downvote: { en: 'Downvote', hi: 'नापसंद' },
  rashi: { en: 'Rashi', hi: 'राशि' },
  nakshatra: { en: 'Nakshatra', hi: 'नक्षत्र' },
  mahadasha: { en: 'Mahadasha', hi: 'महादशा' },
  report: { en: 'Report', hi: 'शिकायत करें' },
  reportWhy: { en: 'What is wrong with it?', hi: 'इसमें क्या ठीक नहीं है?' },
  reportNote: { en: 'Anything to add (optional)', hi: 'और कुछ कहना हो (वैकल्पिक)' },
  editPost: { en: 'Edit Post', hi: 'पोस्ट बदलें' },
  deletePost: { en: 'Delete Post', hi: 'पोस्ट हटाएँ' },
  deleted: { en: 'The discussion is deleted.', hi: 'चर्चा हटा दी गई।' },
  deleteAsk: {
    en: 'Delete this discussion? The points you earned with it go too.',
    hi: 'यह चर्चा हटा दें? इससे मिले पॉइंट भी वापस चले जाएँगे।',
  },
  deleteComment: { en: 'Delete', hi: 'हटाएँ' },
  deleteCommentAsk: {
    en: 'Delete this comment? The points you earned with it go too.',
    hi: 'यह टिप्पणी हटा दें? इससे मिले पॉइंट भी वापस चले जाएँगे।',
  },
  comments: { en: 'Comments', hi: 'टिप्पणियाँ' },
  noComments: { en: 'No comments yet', hi: 'अभी कोई टिप्पणी नहीं' },
  writeComment: { en: 'Write a comment', hi: 'टिप्पणी लिखें' },
  comment: { en: 'Comment', hi: 'टिप्पणी करें' },
  commentRequired: { en: 'Comment is required', hi: 'टिप्पणी ज़रूरी है' },
  commentShort: {
    en: 'Comment must be at least 2 characters',
    hi: 'टिप्पणी कम से कम 2 अक्षरों की हो।',
  },
  menu: { en: 'More about this comment', hi: 'इस टिप्पणी के विकल्प' },
  edited: { en: 'edited', hi: 'बदली गई' },
  waiting: {
    en: 'Others will see this once we have looked at it. For now only you can.',
    hi: 'हमारे देख लेने के बाद यह सबको दिखेगी। अभी केवल आपको दिखती है।',
  },
  hidden: {
    en: 'This was reported and is hidden until we have looked at it.',
    hi: 'इसकी शिकायत हुई है; जब तक हम देख न लें, यह छिपी है।',
  },
  removedState: { en: 'This has been removed.', hi: 'यह हटा दी गई है।' },
  posted: { en: 'Your discussion is posted.', hi: 'आपकी चर्चा पोस्ट हो गई।' },
  askOracle: { en: 'Ask Oracle about this', hi: 'इसके बारे में ओरेकल से पूछें' },
  askOracleNote: {
    en: 'Oracle answers from your own kundli. The answer stays with you and is not posted here.',
    hi: 'ओरेकल आपकी अपनी कुंडली से उत्तर देते हैं। उत्तर आपके पास रहता है, यहाँ पोस्ट नहीं होता।',
  },
  back: { en: 'AstroHub', hi: 'एस्ट्रोहब' },
  submitting: { en: 'submitting..', hi: 'भेजा जा रहा है..' },
} satisfies Record<string, LocalizedText>

export const forumTemplates = {
  comments: {
    en: (count: number) => `${count} ${count === 1 ? 'comment' : 'comments'}`,
    hi: (count: number) => `${count} ${count === 1 ? 'टिप्पणी' : 'टिप्पणियाँ'}`,
  },
} satisfies Record<string, LocalizedTemplate<[number]>>

export const reportReasons = {
  spam: { en: 'Spam or advertising', hi: 'स्पैम या विज्ञापन' },
  hate: { en: 'Hate or insult', hi: 'नफ़रत या अपमान' },
  adult: { en: 'Adult content', hi: 'अश्लील सामग्री' },
  offTopic: { en: 'Not about astrology', hi: 'ज्योतिष से जुड़ी नहीं' },
  personal: { en: 'Somebody’s personal details', hi: 'किसी की निजी जानकारी' },
  harm: { en: 'Somebody may come to harm', hi: 'किसी को नुक़सान हो सकता है' },
  other: { en: 'Something else', hi: 'कुछ और' },
} satisfies Record<string, LocalizedText>
