import type { LocalizedText } from '../say.ts'

/** What each house of a chart is asked about, the first to the twelfth. */
export const houseMatters = [
  { en: 'First house: yourself, body and temperament.', hi: 'पहला भाव: आप स्वयं, शरीर और स्वभाव।' },
  { en: 'Second house: money, speech and family.', hi: 'दूसरा भाव: धन, वाणी और परिवार।' },
  { en: 'Third house: effort, courage and siblings.', hi: 'तीसरा भाव: परिश्रम, साहस और भाई-बहन।' },
  { en: 'Fourth house: home, mother and peace of mind.', hi: 'चौथा भाव: घर, माता और मन की शांति।' },
  { en: 'Fifth house: children, learning and love.', hi: 'पाँचवाँ भाव: संतान, विद्या और प्रेम।' },
  { en: 'Sixth house: service, debts and illness.', hi: 'छठा भाव: नौकरी, ऋण और रोग।' },
  { en: 'Seventh house: marriage and partnership.', hi: 'सातवाँ भाव: विवाह और साझेदारी।' },
  { en: 'Eighth house: sudden change and inheritance.', hi: 'आठवाँ भाव: अचानक बदलाव और विरासत।' },
  { en: 'Ninth house: fortune, father and faith.', hi: 'नौवाँ भाव: भाग्य, पिता और धर्म।' },
  { en: 'Tenth house: work and standing.', hi: 'दसवाँ भाव: काम और प्रतिष्ठा।' },
  { en: 'Eleventh house: income and friends.', hi: 'ग्यारहवाँ भाव: आय और मित्र।' },
  {
    en: 'Twelfth house: expenses, travel abroad and rest.',
    hi: 'बारहवाँ भाव: ख़र्च, विदेश और विश्राम।',
  },
] as const satisfies readonly LocalizedText[]
