import type { LocalizedText } from '../say.ts'

/** The forms of a new discussion and of a changed one. */
export const postFormWords = {
  loginFirst: { en: 'Please login first', hi: 'कृपया पहले लॉग इन करें' },
  createTitle: { en: 'Start a discussion', hi: 'चर्चा शुरू करें' },
  createDescription: {
    en: 'Ask the community of AstroHub a question about astrology.',
    hi: 'एस्ट्रोहब के लोगों से ज्योतिष का सवाल पूछें।',
  },
  editTitle: { en: 'Edit your post', hi: 'अपनी पोस्ट बदलें' },
  fieldTitle: { en: 'Title', hi: 'शीर्षक' },
  fieldDescription: { en: 'Description', hi: 'विवरण' },
  titleRequired: { en: 'Title is required', hi: 'शीर्षक ज़रूरी है' },
  titleShort: {
    en: 'Title must be at least 5 characters',
    hi: 'शीर्षक कम से कम 5 अक्षरों का हो।',
  },
  descriptionRequired: { en: 'Description is required', hi: 'विवरण ज़रूरी है' },
  descriptionShort: {
    en: 'Description must be at least 5 characters',
    hi: 'विवरण कम से कम 5 अक्षरों का हो।',
  },
  tags: { en: 'From your kundli', hi: 'आपकी कुंडली से' },
  tagUnknown: { en: 'Not known', hi: 'पता नहीं' },
  showTags: { en: 'Show these with my post', hi: 'इन्हें मेरी पोस्ट के साथ दिखाएँ' },
  tagsPrivate: {
    en: 'Your profile is private, so others do not see these.',
    hi: 'आपकी प्रोफ़ाइल निजी है, इसलिए ये दूसरों को नहीं दिखतीं।',
  },
  post: { en: 'Post', hi: 'पोस्ट करें' },
  posting: { en: 'posting..', hi: 'पोस्ट हो रही है..' },
  save: { en: 'Save', hi: 'सहेजें' },
  updating: { en: 'updating..', hi: 'सहेजा जा रहा है..' },
  similar: { en: 'Has it been asked already?', hi: 'क्या यह पहले पूछा जा चुका है?' },
} satisfies Record<string, LocalizedText>
