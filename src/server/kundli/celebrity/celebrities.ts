import type { TimeSource } from '../../../words/kundli/celebrity.ts'
import type { LocalizedText } from '../../../words/say.ts'

/** Somebody of the last century, long dead, whose birth is public. */
export interface Celebrity {
  key: string
  name: LocalizedText
  knownFor: LocalizedText
  /** DD/MM/YYYY. */
  dob: string
  /** HH:MM by the clock of the place; null where no sound source names it. */
  tob: string | null
  pob: LocalizedText
  lat: number
  lng: number
  gender: 'Male' | 'Female'
  source: TimeSource
}

const figure = (
  key: string,
  [name, nameHi]: [string, string],
  [knownFor, knownHi]: [string, string],
  [dob, tob]: [string, string | null],
  [pob, pobHi, lat, lng]: [string, string, number, number],
  gender: 'Male' | 'Female',
  source: TimeSource,
): Celebrity => ({
  key,
  name: { en: name, hi: nameHi },
  knownFor: { en: knownFor, hi: knownHi },
  dob,
  tob,
  pob: { en: pob, hi: pobHi },
  lat,
  lng,
  gender,
  source,
})

/**
 * A dozen, born since 1900, where our form begins. Times: civil birth records (Figueres 1904, Lyon
 * 1900, Paris 1915, Coyoacán 1907), the mother's or the person's own memory (Atlanta 1929, New
 * Orleans 1901); where no record or witness is known, none is given.
 */
export const allCelebrities: readonly Celebrity[] = [
  figure(
    'homi-bhabha',
    ['Homi J. Bhabha', 'होमी जहाँगीर भाभा'],
    ['physicist', 'भौतिक विज्ञानी'],
    ['30/10/1909', null],
    ['Mumbai, Maharashtra, India', 'मुंबई, महाराष्ट्र, भारत', 19.07, 72.88],
    'Male',
    'uncertain',
  ),
  figure(
    'vikram-sarabhai',
    ['Vikram Sarabhai', 'विक्रम साराभाई'],
    ['father of India’s space programme', 'भारत के अंतरिक्ष कार्यक्रम के जनक'],
    ['12/08/1919', null],
    ['Ahmedabad, Gujarat, India', 'अहमदाबाद, गुजरात, भारत', 23.03, 72.58],
    'Male',
    'uncertain',
  ),
  figure(
    'mahadevi-verma',
    ['Mahadevi Verma', 'महादेवी वर्मा'],
    ['poet', 'कवयित्री'],
    ['26/03/1907', null],
    ['Farrukhabad, Uttar Pradesh, India', 'फ़र्रुख़ाबाद, उत्तर प्रदेश, भारत', 27.39, 79.58],
    'Female',
    'uncertain',
  ),
  figure(
    'satyajit-ray',
    ['Satyajit Ray', 'सत्यजित राय'],
    ['film-maker', 'फ़िल्मकार'],
    ['02/05/1921', null],
    ['Kolkata, West Bengal, India', 'कोलकाता, पश्चिम बंगाल, भारत', 22.57, 88.36],
    'Male',
    'uncertain',
  ),
  figure(
    'dhyan-chand',
    ['Dhyan Chand', 'ध्यानचंद'],
    ['hockey player', 'हॉकी खिलाड़ी'],
    ['29/08/1905', null],
    ['Prayagraj, Uttar Pradesh, India', 'प्रयागराज, उत्तर प्रदेश, भारत', 25.44, 81.85],
    'Male',
    'uncertain',
  ),
  figure(
    'jrd-tata',
    ['J. R. D. Tata', 'जे. आर. डी. टाटा'],
    ['airman and industrialist', 'विमानचालक और उद्योगपति'],
    ['29/07/1904', null],
    ['Paris, France', 'पेरिस, फ़्रांस', 48.85, 2.35],
    'Male',
    'uncertain',
  ),
  figure(
    'frida-kahlo',
    ['Frida Kahlo', 'फ़्रीडा काहलो'],
    ['painter', 'चित्रकार'],
    ['06/07/1907', '08:30'],
    ['Coyoacán, Mexico City, Mexico', 'कोयोआकान, मेक्सिको सिटी, मेक्सिको', 19.35, -99.16],
    'Female',
    'record',
  ),
  figure(
    'salvador-dali',
    ['Salvador Dalí', 'साल्वादोर दाली'],
    ['painter', 'चित्रकार'],
    ['11/05/1904', '08:45'],
    ['Figueres, Catalonia, Spain', 'फ़िगेरेस, कातालोनिया, स्पेन', 42.27, 2.96],
    'Male',
    'record',
  ),
  figure(
    'antoine-de-saint-exupery',
    ['Antoine de Saint-Exupéry', 'आंत्वान द सांतेक्ज़ुपेरी'],
    ['writer and pilot', 'लेखक और विमानचालक'],
    ['29/06/1900', '09:15'],
    ['Lyon, France', 'लियोन, फ़्रांस', 45.75, 4.85],
    'Male',
    'record',
  ),
  figure(
    'edith-piaf',
    ['Édith Piaf', 'एडिथ पियाफ़'],
    ['singer', 'गायिका'],
    ['19/12/1915', '05:00'],
    ['Paris, France', 'पेरिस, फ़्रांस', 48.85, 2.35],
    'Female',
    'record',
  ),
  figure(
    'martin-luther-king',
    ['Martin Luther King Jr.', 'मार्टिन लूथर किंग जूनियर'],
    ['civil rights leader', 'नागरिक अधिकारों के नेता'],
    ['15/01/1929', '12:00'],
    ['Atlanta, Georgia, United States', 'अटलांटा, जॉर्जिया, अमेरिका', 33.75, -84.39],
    'Male',
    'memory',
  ),
  figure(
    'louis-armstrong',
    ['Louis Armstrong', 'लुई आर्मस्ट्रॉन्ग'],
    ['trumpeter', 'तुरही वादक'],
    ['04/08/1901', '22:00'],
    ['New Orleans, Louisiana, United States', 'न्यू ऑरलियन्स, लुइज़ियाना, अमेरिका', 29.95, -90.07],
    'Male',
    'memory',
  ),
]

/** The figure with just this birth, if it is one of the shelf's. */
export function celebrityOf(birth: {
  dob: string
  tob: string
  tob_known: boolean
  lat: number
  lng: number
}): Celebrity | undefined {
  return allCelebrities.find(
    ({ dob, tob, lat, lng }) =>
      dob === birth.dob &&
      (tob === null ? !birth.tob_known : birth.tob_known && tob === birth.tob) &&
      Math.abs(lat - birth.lat) < 0.02 &&
      Math.abs(lng - birth.lng) < 0.02,
  )
}
