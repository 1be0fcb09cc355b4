import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** What the calls about handles and profiles answer. */
export const profileMessages = {
  handleRequired: { en: 'User name is required', hi: 'यूज़रनेम ज़रूरी है' },
  handleForm: {
    en: 'Invalid username format. Use alphanumeric characters and avoid consecutive special characters.',
    hi: 'यूज़रनेम का रूप सही नहीं है। अंग्रेज़ी अक्षर और अंक लिखें, और दो विशेष चिह्न साथ-साथ न रखें।',
  },
  handleReserved: {
    en: 'This name could be taken for ours. Please choose another.',
    hi: 'इस नाम से लगेगा कि यह हमारा है। कृपया दूसरा चुनें।',
  },
  handleTaken: {
    en: 'This user name is taken. Please choose another.',
    hi: 'यह यूज़रनेम लिया जा चुका है। कृपया दूसरा चुनें।',
  },
  handleThere: {
    en: 'You already have a user name.',
    hi: 'आपका यूज़रनेम पहले से है।',
  },
  registered: {
    en: 'Welcome to AstroHub. We sent a code to confirm your email.',
    hi: 'एस्ट्रोहब में स्वागत है। ईमेल की पुष्टि के लिए हमने एक कोड भेजा है।',
  },
  updated: { en: 'Your profile is saved.', hi: 'आपकी प्रोफ़ाइल सहेज ली गई।' },
  updatedWithCode: {
    en: 'Your profile is saved. We sent a code to confirm the new email.',
    hi: 'आपकी प्रोफ़ाइल सहेज ली गई। नए ईमेल की पुष्टि के लिए हमने एक कोड भेजा है।',
  },
  emailCodeWanted: {
    en: 'A new email needs a code that we send to your mobile number.',
    hi: 'नए ईमेल के लिए आपके मोबाइल नंबर पर भेजा गया कोड चाहिए।',
  },
  named: {
    en: 'Your AstroHub name is kept.',
    hi: 'आपका एस्ट्रोहब नाम रख लिया गया।',
  },
  noEmail: {
    en: 'There is no email in your profile yet.',
    hi: 'आपकी प्रोफ़ाइल में अभी कोई ईमेल नहीं है।',
  },
  noProfile: {
    en: 'There is no AstroHub profile yet.',
    hi: 'अभी कोई एस्ट्रोहब प्रोफ़ाइल नहीं है।',
  },
  noKundli: { en: 'This kundli does not exist.', hi: 'यह कुंडली नहीं है।' },
  noAvatar: { en: 'There is no such avatar.', hi: 'ऐसी कोई तस्वीर नहीं है।' },
  alreadyVerified: { en: 'Your email is confirmed already.', hi: 'आपका ईमेल पहले ही पक्का है।' },
  codeSent: {
    en: 'We sent a code to your email address.',
    hi: 'हमने आपके ईमेल पते पर कोड भेजा है।',
  },
  tooManyMails: {
    en: 'Several code emails were sent just now. Please look in your inbox and spam, or try again in an hour.',
    hi: 'अभी-अभी कई कोड ईमेल किए गए हैं। कृपया इनबॉक्स और स्पैम देखें, या एक घंटे बाद कोशिश करें।',
  },
  noMail: {
    en: 'Saved. Email addresses can’t be confirmed here for now.',
    hi: 'सहेजा गया। ईमेल पते की पुष्टि अभी यहाँ नहीं हो सकती।',
  },
  notMailed: {
    en: 'Saved, but the email with the code could not be sent. Please ask for a new code in a few minutes.',
    hi: 'सहेजा गया, पर कोड वाला ईमेल नहीं भेजा जा सका। कृपया कुछ मिनट बाद नया कोड मँगवाएँ।',
  },
  codeNotMailed: {
    en: 'The email with the code could not be sent. Please try again in a few minutes.',
    hi: 'कोड वाला ईमेल नहीं भेजा जा सका। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  },
  codeGone: {
    en: 'This code has expired or was already used. Please ask for a new one.',
    hi: 'इस कोड का समय बीत चुका है या यह इस्तेमाल हो चुका है। कृपया नया कोड मँगाएँ।',
  },
  codeWrong: { en: 'That code is not right.', hi: 'यह कोड सही नहीं है।' },
  verified: { en: 'Your email is confirmed.', hi: 'आपका ईमेल पक्का हो गया।' },
} satisfies Record<string, LocalizedText>

export const profileMessageTemplates = {
  codeAtInbox: {
    en: (path: string) => `No mail server is set up here. The code is waiting at ${path}.`,
    hi: (path: string) => `यहाँ मेल की सुविधा नहीं जुड़ी है। कोड ${path} पर मिलेगा।`,
  },
} satisfies Record<string, LocalizedTemplate<[string]>>
