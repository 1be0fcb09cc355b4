import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** What the calls of the second factor answer. */
export const secondFactorMessages = {
  given: { en: 'Confirmed.', hi: 'पुष्टि हो गई।' },
  wrong: {
    en: 'That code is not right. Take the newest one from the app.',
    hi: 'यह कोड सही नहीं है। ऐप में अभी दिख रहा कोड डालें।',
  },
  used: {
    en: 'This code was used already. Wait for the next one in the app.',
    hi: 'यह कोड इस्तेमाल हो चुका है। ऐप में अगला कोड आने दें।',
  },
  unset: { en: 'No authenticator app is set up yet.', hi: 'अभी कोई ऑथेंटिकेटर ऐप जुड़ा नहीं है।' },
  gone: {
    en: 'This took too long, or it was begun elsewhere. Please begin again.',
    hi: 'बहुत देर हो गई, या इसे कहीं और शुरू किया गया। कृपया फिर से शुरू करें।',
  },
  setUp: { en: 'The authenticator app is set up.', hi: 'ऑथेंटिकेटर ऐप जुड़ गया।' },
} satisfies Record<string, LocalizedText>

export const secondFactorTemplates = {
  wait: {
    en: (minutes: number) =>
      `Too many wrong codes. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    hi: (minutes: number) => `बहुत सारे ग़लत कोड डाले गए। कृपया ${minutes} मिनट बाद फिर कोशिश करें।`,
  },
  left: {
    en: (count: number) => `${count} of 10 recovery codes are left.`,
    hi: (count: number) => `10 में से ${count} रिकवरी कोड बचे हैं।`,
  },
  since: {
    en: (day: string) => `Set up on ${day}.`,
    hi: (day: string) => `${day} को जोड़ा गया।`,
  },
} satisfies Record<string, LocalizedTemplate<[number]> | LocalizedTemplate<[string]>>

/** The operators' page of the second factor, and the dialog that asks for its code. */
export const secondFactorWords = {
  title: { en: 'Two-step log-in', hi: 'दो चरणों में लॉग इन' },
  forced: {
    en: 'Operators need an authenticator app. Until it is set up, nothing else is open here.',
    hi: 'संचालकों के लिए ऑथेंटिकेटर ऐप ज़रूरी है। जब तक वह नहीं जुड़ता, यहाँ और कुछ नहीं खुलेगा।',
  },
  what: {
    en: 'An authenticator app on your phone shows a new code every 30 seconds. It is asked for after log-in, and again before money or questions move.',
    hi: 'फ़ोन का ऑथेंटिकेटर ऐप हर 30 सेकंड में नया कोड दिखाता है। लॉग इन के बाद यह कोड माँगा जाएगा, और पैसे या प्रश्न देने-लौटाने से पहले फिर से।',
  },
  begin: { en: 'Set up an authenticator app', hi: 'ऑथेंटिकेटर ऐप जोड़ें' },
  another: { en: 'Set it up on another phone', hi: 'दूसरे फ़ोन पर जोड़ें' },
  anotherNote: {
    en: 'The app on the phone before and the recovery codes you have then stop working.',
    hi: 'इसके बाद पुराने फ़ोन का ऐप और पहले के रिकवरी कोड काम नहीं करेंगे।',
  },
  scan: {
    en: 'Scan this with the app:',
    hi: 'इसे ऐप से स्कैन करें:',
  },
  type: { en: 'Or type this key into the app:', hi: 'या यह कुंजी ऐप में लिखें:' },
  open: { en: 'The app is on this device: open it', hi: 'ऐप इसी डिवाइस पर है: उसे खोलें' },
  firstCode: { en: 'The 6-digit code that the app shows', hi: 'ऐप में दिख रहा 6 अंकों का कोड' },
  confirm: { en: 'Confirm', hi: 'पुष्टि करें' },
  confirming: { en: 'confirming..', hi: 'जाँच हो रही है..' },
  recovery: { en: 'Recovery codes', hi: 'रिकवरी कोड' },
  recoveryNote: {
    en: 'Write these down and keep them away from your phone. Each stands in for the app once, should you lose it. They are not shown again.',
    hi: 'इन्हें लिखकर फ़ोन से अलग सँभालकर रखें। ऐप न रहे तो हर कोड एक बार उसकी जगह काम आएगा। ये दोबारा नहीं दिखेंगे।',
  },
  written: { en: 'I have written them down', hi: 'मैंने लिख लिए हैं' },
  enter: {
    en: 'Enter the code that your authenticator app shows.',
    hi: 'ऑथेंटिकेटर ऐप में दिख रहा कोड डालें।',
  },
  code: { en: 'Code', hi: 'कोड' },
  codeHint: {
    en: '6 digits, or a recovery code.',
    hi: '6 अंक, या कोई रिकवरी कोड।',
  },
  codeMissing: {
    en: 'Enter the 6 digits from the app, or a recovery code.',
    hi: 'ऐप के 6 अंक या कोई रिकवरी कोड डालें।',
  },
  goOn: { en: 'Continue', hi: 'आगे बढ़ें' },
  freshTitle: { en: 'Confirm it is you', hi: 'पुष्टि करें कि यह आप हैं' },
  freshNote: {
    en: 'This needs a code from your authenticator app. What you typed is kept, and is done as soon as the code is right.',
    hi: 'इसके लिए ऑथेंटिकेटर ऐप का कोड चाहिए। आपने जो भरा है वह बना रहेगा, और कोड सही होते ही काम हो जाएगा।',
  },
  home: { en: 'To the home page', hi: 'होम पेज पर जाएँ' },
  lost: {
    en: 'Phone and recovery codes lost? Whoever runs the server can reset this.',
    hi: 'फ़ोन और रिकवरी कोड दोनों खो गए? सर्वर चलाने वाले इसे रीसेट कर सकते हैं।',
  },
  isOn: {
    en: 'Your log-in is protected by an authenticator app.',
    hi: 'आपका लॉग इन ऑथेंटिकेटर ऐप से सुरक्षित है।',
  },
} satisfies Record<string, LocalizedText>
