import type { LocalizedText } from '../say.ts'

/** The sixteen divisions by Parashara's names, and what each is read for (BPHS, "The sixteen divisions"). */
export const vargaWords = {
  D1: {
    name: { en: 'Rashi', hi: 'राशि' },
    about: { en: 'body, and life as a whole', hi: 'शरीर और पूरा जीवन' },
  },
  D2: { name: { en: 'Hora', hi: 'होरा' }, about: { en: 'wealth', hi: 'धन' } },
  D3: {
    name: { en: 'Drekkana', hi: 'द्रेष्काण' },
    about: { en: 'brothers and sisters', hi: 'भाई-बहन' },
  },
  D4: {
    name: { en: 'Chaturthamsha', hi: 'चतुर्थांश' },
    about: { en: 'home and fortune', hi: 'घर और भाग्य' },
  },
  D7: { name: { en: 'Saptamsha', hi: 'सप्तांश' }, about: { en: 'children', hi: 'संतान' } },
  D9: {
    name: { en: 'Navamsa', hi: 'नवांश' },
    about: { en: 'marriage, and inner strength', hi: 'विवाह और भीतरी बल' },
  },
  D10: {
    name: { en: 'Dashamsha', hi: 'दशमांश' },
    about: { en: 'work and standing', hi: 'कर्म और प्रतिष्ठा' },
  },
  D12: { name: { en: 'Dwadashamsha', hi: 'द्वादशांश' }, about: { en: 'parents', hi: 'माता-पिता' } },
  D16: {
    name: { en: 'Shodashamsha', hi: 'षोडशांश' },
    about: { en: 'vehicles and comfort', hi: 'वाहन और सुख' },
  },
  D20: {
    name: { en: 'Vimshamsha', hi: 'विंशांश' },
    about: { en: 'worship and practice', hi: 'उपासना और साधना' },
  },
  D24: { name: { en: 'Chaturvimshamsha', hi: 'चतुर्विंशांश' }, about: { en: 'learning', hi: 'विद्या' } },
  D27: {
    name: { en: 'Saptavimshamsha', hi: 'सप्तविंशांश' },
    about: { en: 'strength and weakness', hi: 'बल और दुर्बलता' },
  },
  D30: { name: { en: 'Trimshamsha', hi: 'त्रिंशांश' }, about: { en: 'hardships', hi: 'कठिनाइयाँ' } },
  D40: {
    name: { en: 'Khavedamsha', hi: 'खवेदांश' },
    about: { en: 'good and hard effects', hi: 'शुभ और अशुभ फल' },
  },
  D45: { name: { en: 'Akshavedamsha', hi: 'अक्षवेदांश' }, about: { en: 'character', hi: 'चरित्र' } },
  D60: {
    name: { en: 'Shashtyamsha', hi: 'षष्ट्यंश' },
    about: { en: 'everything; needs an exact minute', hi: 'सब कुछ; मिनट सही होना चाहिए' },
  },
} satisfies Record<string, { name: LocalizedText; about: LocalizedText }>
