import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** The profile and the list of what somebody has started. */
export const profileWords = {
  title: { en: 'Profile', hi: 'प्रोफ़ाइल' },
  description: { en: 'A member of AstroHub.', hi: 'एस्ट्रोहब के सदस्य।' },
  private: { en: 'Private profile', hi: 'निजी प्रोफ़ाइल' },
  privateNote: {
    en: 'This member keeps their chart, points and activity private.',
    hi: 'यह सदस्य अपनी कुंडली, पॉइंट और गतिविधि निजी रखते हैं।',
  },
  rashi: { en: 'Rashi', hi: 'राशि' },
  nakshatra: { en: 'Nakshatra', hi: 'नक्षत्र' },
  mahadasha: { en: 'Mahadasha', hi: 'महादशा' },
  points: { en: 'Astro Points', hi: 'एस्ट्रो पॉइंट' },
  pointsLeft: { en: 'Points left', hi: 'बचे पॉइंट' },
  pointsRedeemed: { en: 'Points redeemed', hi: 'रिडीम किए पॉइंट' },
  unknown: { en: 'Not known', hi: 'पता नहीं' },
  needsKundli: {
    en: 'Choose a default kundli in Edit Profile to show your rashi, nakshatra and mahadasha.',
    hi: 'राशि, नक्षत्र और महादशा दिखाने के लिए “प्रोफ़ाइल बदलें” में मुख्य कुंडली चुनें।',
  },
  email: { en: 'Email', hi: 'ईमेल' },
  addEmail: { en: 'Add your email (optional)', hi: 'ईमेल जोड़ें (वैकल्पिक)' },
  notVerified: { en: 'Not Verified', hi: 'पुष्टि नहीं हुई' },
  verified: { en: 'Verified', hi: 'पुष्टि हो गई' },
  verify: { en: 'Verify', hi: 'पुष्टि करें' },
  balance: { en: 'Balance', hi: 'बैलेंस' },
  redeem: { en: 'Redeem Questions', hi: 'प्रश्न रिडीम करें' },
  redeemButton: { en: 'Redeem', hi: 'रिडीम करें' },
  redeemPoints: { en: 'Points to redeem', hi: 'रिडीम के लिए पॉइंट' },
  redeemRequired: { en: 'Points are required', hi: 'पॉइंट ज़रूरी हैं' },
  codeWrong: { en: 'Enter all six digits.', hi: 'सभी छह अंक डालें।' },
  edit: { en: 'Edit Profile', hi: 'प्रोफ़ाइल बदलें' },
  editAvatar: { en: 'Edit Avatar', hi: 'तस्वीर बदलें' },
  kundli: { en: 'Default kundli', hi: 'मुख्य कुंडली' },
  noKundli: { en: 'None', hi: 'कोई नहीं' },
  makePrivate: { en: 'Keep my profile private', hi: 'मेरी प्रोफ़ाइल निजी रखें' },
  privateHint: {
    en: 'Others then see your name and avatar only.',
    hi: 'तब दूसरों को आपके नाम और तस्वीर के सिवा कुछ नहीं दिखेगा।',
  },
  emailRequired: { en: 'Email address is required', hi: 'ईमेल पता ज़रूरी है' },
  emailInvalid: { en: 'Enter a valid email', hi: 'सही ईमेल डालें' },
  update: { en: 'Update', hi: 'सहेजें' },
  updating: { en: 'updating..', hi: 'सहेजा जा रहा है..' },
  uploading: { en: 'uploading...', hi: 'बदला जा रहा है...' },
  submitting: { en: 'submitting..', hi: 'भेजा जा रहा है..' },
  chooseAvatar: { en: 'Choose', hi: 'चुनें' },
  female: { en: 'With petals', hi: 'पंखुड़ियों के साथ' },
  male: { en: 'With rays', hi: 'किरणों के साथ' },
  emailCodeTitle: { en: 'Enter the code', hi: 'कोड डालें' },
  emailCodeWhy: {
    en: 'So that nobody else can change your email, we sent a code to your mobile number.',
    hi: 'आपका ईमेल कोई और न बदल सके, इसलिए हमने आपके मोबाइल नंबर पर एक कोड भेजा है।',
  },
  verifyTitle: { en: 'Confirm your email', hi: 'ईमेल की पुष्टि करें' },
  code: { en: 'Code from the mail', hi: 'मेल में आया कोड' },
  codeHint: { en: '6 digits', hi: '6 अंक' },
  sendCode: { en: 'Send a new code', hi: 'नया कोड भेजें' },
  posts: { en: 'My Posts & Discussions', hi: 'मेरी पोस्ट और चर्चाएँ' },
  theirPosts: { en: 'Posts & Discussions', hi: 'पोस्ट और चर्चाएँ' },
  toForum: { en: 'Go to AstroHub', hi: 'एस्ट्रोहब पर जाएँ' },
  noPosts: { en: 'Nothing has been posted yet.', hi: 'अभी कुछ पोस्ट नहीं किया गया।' },
  viewAll: { en: 'View All', hi: 'सब देखें' },
  activities: { en: 'All discussions', hi: 'सभी चर्चाएँ' },
  wrong: { en: 'Something went wrong!', hi: 'कुछ गड़बड़ हुई!' },
  none: { en: 'There is no such profile.', hi: 'ऐसी कोई प्रोफ़ाइल नहीं है।' },
  banned: {
    en: 'This account may not take part in AstroHub.',
    hi: 'इस खाते से एस्ट्रोहब में भाग नहीं लिया जा सकता।',
  },
} satisfies Record<string, LocalizedText>

export const profileTemplates = {
  redeemHint: {
    en: (left: number, rate: number) =>
      `You have ${left} points. ${rate} points are 1 Oracle question; at least ${rate}.`,
    hi: (left: number, rate: number) =>
      `आपके पास ${left} पॉइंट हैं। ${rate} पॉइंट का 1 ओरेकल प्रश्न; कम से कम ${rate}।`,
  },
} satisfies Record<string, LocalizedTemplate<[number, number]>>

export const avatarTemplates = {
  avatar: {
    en: (n: number) => `Avatar ${n}`,
    hi: (n: number) => `तस्वीर ${n}`,
  },
} satisfies Record<string, LocalizedTemplate<[number]>>

/** Less than one question's worth, or no whole number. */
export const redeemMinimumTemplate: LocalizedTemplate<[number]> = {
  en: (least) => `Enter a whole number of points, at least ${least}`,
  hi: (least) => `पॉइंट पूरी संख्या में डालें, कम से कम ${least}`,
}

/** “{message}, {questions_added} questions added” */
export const redeemedMessage: LocalizedTemplate<[string, number]> = {
  en: (message, added) => `${message}, ${added} questions added`,
  hi: (message, added) => `${message}, ${added} प्रश्न जुड़े`,
}
