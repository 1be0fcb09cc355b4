import type { LocalizedText } from '../say.ts'

/** What the house itself says, whichever room is asked. */
export const httpErrors = {
  malformed: {
    en: 'The request is not valid JSON.',
    hi: 'भेजा गया डेटा सही JSON नहीं है।',
  },
  notJson: {
    en: 'Send the request as application/json.',
    hi: 'डेटा application/json के रूप में भेजें।',
  },
  badAddress: { en: 'The address is not valid.', hi: 'यह पता सही नहीं है।' },
  notForm: {
    en: 'Send the form as application/x-www-form-urlencoded, with its length.',
    hi: 'फ़ॉर्म application/x-www-form-urlencoded के रूप में, उसकी लंबाई के साथ भेजें।',
  },
  tooLarge: { en: 'What was sent is too large.', hi: 'जो भेजा गया, वह बहुत बड़ा है।' },
  schema: {
    en: 'Some details are missing or not filled in correctly.',
    hi: 'कुछ जानकारी अधूरी है या ठीक से नहीं भरी गई है।',
  },
  signIn: { en: 'Please log in first.', hi: 'कृपया पहले लॉग इन करें।' },
  notYours: { en: 'You are not allowed to do this.', hi: 'आपको इसकी अनुमति नहीं है।' },
  factorWanted: {
    en: 'Enter the code of your authenticator app first.',
    hi: 'पहले अपने ऑथेंटिकेटर ऐप का कोड डालें।',
  },
  factorSetUpWanted: {
    en: 'Set up an authenticator app first.',
    hi: 'पहले ऑथेंटिकेटर ऐप जोड़ें।',
  },
  needsHandle: {
    en: 'Please choose a user name for AstroHub first.',
    hi: 'पहले एस्ट्रोहब के लिए एक यूज़रनेम चुनें।',
  },
  notFound: { en: 'Not found.', hi: 'नहीं मिला।' },
  wrongMethod: { en: 'This call does not take that method.', hi: 'यह कॉल इस विधि से नहीं चलती।' },
  tooMany: {
    en: 'There were too many tries in a short time. Please wait a little and try again.',
    hi: 'थोड़े समय में बहुत बार कोशिश हुई। थोड़ा रुककर फिर कोशिश करें।',
  },
  reusedKey: {
    en: 'This Idempotency-Key was used with another request.',
    hi: 'यह Idempotency-Key किसी दूसरे काम में इस्तेमाल हो चुकी है।',
  },
  fault: {
    en: 'Something went wrong on our side. Nothing was charged. Please try again.',
    hi: 'हमारी ओर से कुछ गड़बड़ हुई। कोई शुल्क नहीं लगा। कृपया फिर कोशिश करें।',
  },
  busy: {
    en: 'The service is not available just now. Please try again in a moment.',
    hi: 'सेवा इस समय उपलब्ध नहीं है। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
} satisfies Record<string, LocalizedText>
