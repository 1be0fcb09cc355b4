import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** The version of the terms that the box in the login dialog is about; kept with the consent. */
export const termsVersion = '2026-11'

/** Puts the parts into a sentence with holes, in both languages. */
export function fillSentence<Parts extends unknown[]>(
  sentence: LocalizedTemplate<Parts>,
  ...parts: Parts
): LocalizedText {
  return { en: sentence.en(...parts), hi: sentence.hi(...parts) }
}

/** What the calls of this room answer. */
export const accountsWords = {
  codeSent: {
    en: (masked: string) => `We sent a code by SMS to ${masked}.`,
    hi: (masked: string) => `हमने ${masked} पर SMS से कोड भेजा है।`,
  },
  codeAtInbox: {
    en: (path: string) => `No SMS gateway is set up here. The code is waiting at ${path}.`,
    hi: (path: string) => `यहाँ SMS की सुविधा नहीं जुड़ी है। कोड ${path} पर मिलेगा।`,
  },
  waitForCode: {
    en: (seconds: number) =>
      `Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} before asking for another code.`,
    hi: (seconds: number) => `दूसरा कोड माँगने से पहले कृपया ${seconds} सेकंड रुकें।`,
  },
  tooManyCodes: {
    en: (minutes: number) =>
      `Too many codes were sent to this number. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    hi: (minutes: number) =>
      `इस नंबर पर बहुत सारे कोड भेजे जा चुके हैं। कृपया ${minutes} मिनट बाद फिर कोशिश करें।`,
  },
  manyCodes: {
    en: 'Very many people are asking for codes just now. Please try again in a little while.',
    hi: 'इस समय बहुत सारे लोग कोड माँग रहे हैं। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
  proofWanted: {
    en: 'A code was sent to this number a short while ago. Please use that one. For another, your browser first has to work out a small sum, which needs JavaScript: please switch it on, or try again in an hour.',
    hi: 'इस नंबर पर थोड़ी देर पहले कोड भेजा गया है। कृपया वही डालें। दूसरे कोड के लिए आपके ब्राउज़र को पहले एक छोटी गणना करनी होती है, जिसके लिए JavaScript चाहिए: कृपया उसे चालू करें, या एक घंटे बाद फिर कोशिश करें।',
  },
  notSent: {
    en: 'The message could not be sent. Please try again in a moment.',
    hi: 'मैसेज भेजा नहीं जा सका। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
  wrongCode: {
    en: (left: number) => `That code is not right. ${left} ${left === 1 ? 'try' : 'tries'} left.`,
    hi: (left: number) => `यह कोड सही नहीं है। अभी ${left} और कोशिश हो सकती है।`,
  },
  lastWrongCode: {
    en: 'That code is not right, and it can no longer be used. Please ask for a new one.',
    hi: 'यह कोड सही नहीं है और अब काम भी नहीं करेगा। कृपया नया कोड मँगाएँ।',
  },
  codeGone: {
    en: 'This code has expired or was already used. Please ask for a new one.',
    hi: 'इस कोड का समय बीत चुका है या यह इस्तेमाल हो चुका है। कृपया नया कोड मँगाएँ।',
  },
  loggedIn: { en: 'Logged in successfully', hi: 'लॉग इन हो गया' },
  confirmed: { en: 'Your number is confirmed.', hi: 'आपका नंबर पक्का हो गया।' },
  signInToCancel: {
    en: 'Log in first: a plan is cancelled with a code for its own account.',
    hi: 'पहले लॉग इन करें: प्लान उसी खाते के कोड से रद्द होता है।',
  },
  notThisNumber: {
    en: 'Use the mobile number of the account you are logged in to.',
    hi: 'जिस खाते में लॉग इन हैं, उसी का मोबाइल नंबर डालें।',
  },
  sessionEnded: { en: 'That device is logged out.', hi: 'वह डिवाइस लॉग आउट हो गया।' },
  noSession: {
    en: 'That device is logged out already.',
    hi: 'वह डिवाइस पहले ही लॉग आउट हो चुका है।',
  },
  loggedOut: { en: 'Logged out.', hi: 'लॉग आउट हो गया।' },
  languageSet: { en: 'Your language is saved.', hi: 'आपकी भाषा सहेज ली गई है।' },
  noAccount: {
    en: 'There is no account with this number.',
    hi: 'इस नंबर से कोई खाता नहीं है।',
  },
  deleted: {
    en: 'Your account and everything you saved in it have been deleted.',
    hi: 'आपका खाता और उसमें सहेजी हर चीज़ मिटा दी गई है।',
  },
  inviteOwn: {
    en: 'This is your own number. Invite a friend with theirs.',
    hi: 'यह आपका अपना नंबर है। मित्र का नंबर डालें।',
  },
  invited: {
    en: 'Send this link to your friend. When they first log in, both of you get free questions.',
    hi: 'यह लिंक अपने मित्र को भेजें। उनके पहली बार लॉग इन करते ही आप दोनों को मुफ़्त सवाल मिलेंगे।',
  },
  appOnly: {
    en: 'Open Drishti from the installed app and log in there to get this reward.',
    hi: 'यह इनाम पाने के लिए इंस्टॉल किया हुआ दृष्टि ऐप खोलकर उसमें लॉग इन करें।',
  },
  appTaken: {
    en: 'This reward was already given to your number.',
    hi: 'यह इनाम आपके नंबर को पहले ही मिल चुका है।',
  },
  appGiven: {
    en: 'Your extra Astra questions are in your account.',
    hi: 'एस्ट्रा के अतिरिक्त प्रश्न आपके खाते में जुड़ गए हैं।',
  },
} satisfies Record<
  string,
  LocalizedText | LocalizedTemplate<[string]> | LocalizedTemplate<[number]>
>

/** The text of the SMS. A gateway sends its own registered copy of it. */
export const smsWords = {
  code: {
    en: (code: string) =>
      `${code} is your Drishti code. It is valid for 10 minutes. Please don't share it with anyone.`,
    hi: (code: string) => `${code} आपका दृष्टि कोड है। यह 10 मिनट तक चलेगा। कृपया इसे किसी को न बताएँ।`,
  },
} satisfies Record<string, LocalizedTemplate<[string]>>

/** The page that stands in for a phone while no gateway is set. */
export const inboxWords = {
  title: { en: 'Messages', hi: 'संदेश' },
  why: {
    en: 'No SMS gateway is set, so what would go out by SMS waits here. This page opens only on the machine itself, and renews itself.',
    hi: 'कोई SMS गेटवे नहीं जुड़ा है, इसलिए SMS से जाने वाले संदेश यहाँ मिलते हैं। यह पेज सिर्फ़ इसी मशीन पर खुलता है और अपने-आप ताज़ा होता रहता है।',
  },
  none: { en: 'No message yet.', hi: 'अभी कोई संदेश नहीं है।' },
} satisfies Record<string, LocalizedText>

/** The login dialog and page. */
export const loginWords = {
  proofRunning: {
    en: 'A code was already sent to this number. Before another goes out, your browser works out a small sum, so that robots can’t flood phones with messages. This takes a few seconds and sends nothing of yours.',
    hi: 'इस नंबर पर एक कोड पहले ही जा चुका है। दूसरा भेजने से पहले आपका ब्राउज़र एक छोटी गणना कर रहा है, ताकि रोबोट लोगों के फ़ोन संदेशों से न भर दें। इसमें कुछ सेकंड लगते हैं और आपकी कोई जानकारी नहीं जाती।',
  },
  title: { en: 'Log in', hi: 'लॉग इन करें' },
  codeTitle: { en: 'Enter the code', hi: 'कोड डालें' },
  description: {
    en: 'Log in with your mobile number and a code. No password is needed.',
    hi: 'मोबाइल नंबर और कोड से लॉग इन करें। पासवर्ड की ज़रूरत नहीं।',
  },
  mobile: { en: 'Mobile number', hi: 'मोबाइल नंबर' },
  country: { en: 'India, +91', hi: 'भारत, +91' },
  mobileHint: {
    en: 'We send a 6-digit code to this number.',
    hi: 'इस नंबर पर 6 अंकों का कोड आएगा।',
  },
  agree: { en: 'I agree to the ', hi: 'मुझे ' },
  terms: { en: 'Terms and conditions', hi: 'नियम और शर्तें' },
  and: { en: ' and the ', hi: ' और ' },
  privacy: { en: 'Privacy policy', hi: 'गोपनीयता नीति' },
  agreeEnd: { en: '.', hi: ' मंज़ूर हैं।' },
  getOtp: { en: 'Get OTP', hi: 'OTP पाएँ' },
  gettingOtp: { en: 'loading...', hi: 'भेजा जा रहा है...' },
  mobileEmpty: {
    en: 'Please enter your mobile number and select your country code.',
    hi: 'कृपया अपना मोबाइल नंबर डालें और देश का कोड चुनें।',
  },
  mobileWrong: {
    en: 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9.',
    hi: '10 अंकों का मोबाइल नंबर डालें, जो 6, 7, 8 या 9 से शुरू हो।',
  },
  termsNeeded: {
    en: 'Please agree to the terms and the privacy policy to go on.',
    hi: 'आगे बढ़ने के लिए कृपया नियम और गोपनीयता नीति मंज़ूर करें।',
  },
  codeNotOk: {
    en: 'Failed to get OTP. Please try again later.',
    hi: 'OTP नहीं मिल पाया। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  },
  codeRefused: {
    en: (message: string) => `Failed to get OTP. ${message}`,
    hi: (message: string) => `OTP नहीं मिल पाया। ${message}`,
  },
  broken: {
    en: 'An error occurred. Please try again later.',
    hi: 'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  },
  code: { en: '6-digit code', hi: '6 अंकों का कोड' },
  digit: {
    en: (place: number) => `Digit ${place} of 6`,
    hi: (place: number) => `6 में से अंक ${place}`,
  },
  codeIncomplete: { en: 'Enter all six digits.', hi: 'सभी छह अंक डालें।' },
  verify: { en: 'Verify', hi: 'पुष्टि करें' },
  verifying: { en: 'verifying..', hi: 'जाँच हो रही है..' },
  noToken: {
    en: 'Token not found. Please try again.',
    hi: 'लॉग इन पूरा नहीं हो पाया। कृपया फिर कोशिश करें।',
  },
  verifyNotOk: {
    en: 'Failed to verify OTP. Please try again.',
    hi: 'OTP की जाँच नहीं हो पाई। कृपया फिर कोशिश करें।',
  },
  resend: { en: 'Send a new code', hi: 'नया कोड भेजें' },
  resendIn: {
    en: (clock: string) => `Send a new code in ${clock}`,
    hi: (clock: string) => `नया कोड ${clock} बाद`,
  },
  changeNumber: { en: 'Change number', hi: 'नंबर बदलें' },
} satisfies Record<
  string,
  LocalizedText | LocalizedTemplate<[string]> | LocalizedTemplate<[number]>
>

/** What goes by mail. */
export const mailWords = {
  subject: { en: 'Your Drishti code', hi: 'आपका दृष्टि कोड' },
  code: {
    en: (code: string) =>
      `${code} is your Drishti code to confirm this email address. It is good for 10 minutes.\n\nIf you did not ask for it, ignore this mail.`,
    hi: (code: string) =>
      `${code} इस ईमेल पते की पुष्टि के लिए आपका दृष्टि कोड है। यह 10 मिनट तक मान्य है।\n\nयदि यह आपने नहीं माँगा, तो इस मेल पर ध्यान न दें।`,
  },
}
