import type { LocalizedText } from '../say.ts'

/** The handle that is chosen before the first post. */
export const handleWords = {
  title: { en: 'Choose your AstroHub name', hi: 'एस्ट्रोहब के लिए अपना नाम चुनें' },
  lead: {
    en: 'Others see this name, never your mobile number or email.',
    hi: 'दूसरों को यही नाम दिखता है, आपका मोबाइल नंबर या ईमेल कभी नहीं।',
  },
  leadOnce: {
    en: 'Chosen once. Others see this name, never your mobile number.',
    hi: 'बस एक बार चुनना है। दूसरों को यही नाम दिखता है, आपका मोबाइल नंबर कभी नहीं।',
  },
  choose: { en: 'Use this name', hi: 'यही नाम रखें' },
  name: { en: 'User name', hi: 'यूज़रनेम' },
  nameHint: {
    en: '5 to 20 letters or digits; dot, underscore or hyphen in between.',
    hi: '5 से 20 अंग्रेज़ी अक्षर या अंक; बीच में बिंदु (.), अंडरस्कोर (_) या हाइफ़न (-)।',
  },
  nameRequired: { en: 'User name is required', hi: 'यूज़रनेम ज़रूरी है' },
  email: { en: 'Email address (optional)', hi: 'ईमेल पता (वैकल्पिक)' },
  emailInvalid: { en: 'Invalid email', hi: 'ईमेल सही नहीं है।' },
  kundli: { en: 'Your kundli (for your tags)', hi: 'आपकी कुंडली (टैग के लिए)' },
  noKundli: { en: 'None', hi: 'कोई नहीं' },
  register: { en: 'Register', hi: 'रजिस्टर करें' },
  registering: { en: 'registering..', hi: 'रजिस्टर हो रहा है..' },
} satisfies Record<string, LocalizedText>
