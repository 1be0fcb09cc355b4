import type { LocalizedText } from '../../say.ts'

/** Countries between which people choose: how they are written, and their name in an answer. */
export const countries: readonly (readonly [string, LocalizedText])[] = [
  ['uk, england, britain, london, यूके, इंग्लैंड, लंदन', { en: 'the UK', hi: 'यूके' }],
  ['germany, jarmani, जर्मनी', { en: 'Germany', hi: 'जर्मनी' }],
  ['ireland, आयरलैंड', { en: 'Ireland', hi: 'आयरलैंड' }],
  ['canada, kanada, कनाडा', { en: 'Canada', hi: 'कनाडा' }],
  ['usa, america, अमेरिका, अमरीका', { en: 'the USA', hi: 'अमेरिका' }],
  ['australia, ऑस्ट्रेलिया', { en: 'Australia', hi: 'ऑस्ट्रेलिया' }],
  ['new zealand, newzealand, न्यूज़ीलैंड, न्यूजीलैंड', { en: 'New Zealand', hi: 'न्यूज़ीलैंड' }],
  ['singapore, सिंगापुर', { en: 'Singapore', hi: 'सिंगापुर' }],
  ['malaysia, मलेशिया', { en: 'Malaysia', hi: 'मलेशिया' }],
  ['japan, जापान', { en: 'Japan', hi: 'जापान' }],
  ['dubai, दुबई', { en: 'Dubai', hi: 'दुबई' }],
  ['uae, abu dhabi, यूएई', { en: 'the UAE', hi: 'यूएई' }],
  ['saudi, saudi arabia, सऊदी, सऊदी अरब', { en: 'Saudi Arabia', hi: 'सऊदी अरब' }],
  ['qatar, कतर, क़तर', { en: 'Qatar', hi: 'क़तर' }],
  ['kuwait, कुवैत', { en: 'Kuwait', hi: 'कुवैत' }],
  ['oman, muscat, ओमान, मस्कट', { en: 'Oman', hi: 'ओमान' }],
  ['bahrain, बहरीन', { en: 'Bahrain', hi: 'बहरीन' }],
  ['france, फ्रांस', { en: 'France', hi: 'फ़्रांस' }],
  ['italy, इटली', { en: 'Italy', hi: 'इटली' }],
  ['poland, पोलैंड', { en: 'Poland', hi: 'पोलैंड' }],
  ['netherlands, holland, नीदरलैंड', { en: 'the Netherlands', hi: 'नीदरलैंड' }],
  ['russia, rus, रूस', { en: 'Russia', hi: 'रूस' }],
  ['israel, इज़राइल, इजराइल', { en: 'Israel', hi: 'इज़राइल' }],
  ['nepal, नेपाल', { en: 'Nepal', hi: 'नेपाल' }],
]
