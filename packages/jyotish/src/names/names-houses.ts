import { splitSpellings } from './normalize-text.ts'
import type { BilingualText } from '../sky/types.ts'

/** A house in words. */
export interface NamedHouse {
  house: number
  name: BilingualText
  /** Ordinals alone: they need a word for "house" beside them. */
  ordinals: string[]
  /** Names that say the house by themselves: "karma bhava". */
  spellings: string[]
  /** What the house is asked about, for sentences. */
  matter: BilingualText
}

/** The twelve houses. Matters: Brihat Parashara Hora Shastra, ch. 11. */
export const houses: NamedHouse[] = [
  {
    house: 1,
    name: { en: 'first house', hi: 'प्रथम भाव' },
    matter: { en: 'self and body', hi: 'स्वयं और शरीर' },
    ordinals: splitSpellings(
      'first, 1st, pehla, pehle, pahla, pahle, pratham, प्रथम, पहला, पहले, पहली',
    ),
    spellings: splitSpellings('tanu bhav, tanu bhava, lagna bhav, lagna bhava, तनु भाव, लग्न भाव'),
  },
  {
    house: 2,
    name: { en: 'second house', hi: 'द्वितीय भाव' },
    matter: { en: 'wealth, speech and family', hi: 'धन, वाणी और कुटुंब' },
    ordinals: splitSpellings(
      'second, 2nd, dusra, dusre, doosra, doosre, dwitiya, dvitiya, द्वितीय, दूसरा, दूसरे, दूसरी',
    ),
    spellings: splitSpellings('dhan bhav, dhana bhava, dhan bhava, धन भाव'),
  },
  {
    house: 3,
    name: { en: 'third house', hi: 'तृतीय भाव' },
    matter: { en: 'courage and siblings', hi: 'पराक्रम और भाई-बहन' },
    ordinals: splitSpellings(
      'third, 3rd, tisra, tisre, teesra, teesre, tritiya, trutiya, तृतीय, तीसरा, तीसरे, तीसरी',
    ),
    spellings: splitSpellings('sahaj bhav, sahaja bhava, parakram bhav, सहज भाव, पराक्रम भाव'),
  },
  {
    house: 4,
    name: { en: 'fourth house', hi: 'चतुर्थ भाव' },
    matter: { en: 'home, mother and comfort', hi: 'घर, माता और सुख' },
    ordinals: splitSpellings(
      'fourth, 4th, chautha, chauthe, choutha, chouthe, chaturth, chaturtha, चतुर्थ, चौथा, चौथे, चौथी',
    ),
    spellings: splitSpellings('sukh bhav, sukha bhava, matru bhav, सुख भाव, मातृ भाव'),
  },
  {
    house: 5,
    name: { en: 'fifth house', hi: 'पंचम भाव' },
    matter: { en: 'children, learning and love', hi: 'संतान, विद्या और प्रेम' },
    ordinals: splitSpellings(
      'fifth, 5th, panchva, panchve, paanchva, paanchve, panchwa, panchwe, paanchwa, paanchwe, paanchvan, panchvan, pancham, panchama, पंचम, पांचवा, पांचवें, पांचवे, पांचवां, पाँचवाँ',
    ),
    spellings: splitSpellings(
      'putra bhav, putra bhava, santan bhav, vidya bhav, पुत्र भाव, संतान भाव, विद्या भाव',
    ),
  },
  {
    house: 6,
    name: { en: 'sixth house', hi: 'षष्ठ भाव' },
    matter: { en: 'work, debts and obstacles', hi: 'सेवा, ऋण और बाधाएँ' },
    ordinals: splitSpellings(
      'sixth, 6th, chhatha, chhathe, chatha, chathe, chhata, chhate, chhatva, shashth, shashtha, षष्ठ, षष्ठम, छठा, छठे, छठवें, छठवां, छठवे, छटे, छठी',
    ),
    spellings: splitSpellings('ripu bhav, shatru bhav, rog bhav, रिपु भाव, शत्रु भाव, रोग भाव'),
  },
  {
    house: 7,
    name: { en: 'seventh house', hi: 'सप्तम भाव' },
    matter: { en: 'marriage and partnership', hi: 'विवाह और साझेदारी' },
    ordinals: splitSpellings(
      'seventh, 7th, satva, satve, saatva, saatve, saatwa, saatwe, satwa, satwe, saatvan, saptam, saptama, सप्तम, सातवा, सातवें, सातवे, सातवां, सातवीं',
    ),
    spellings: splitSpellings(
      'vivah bhav, kalatra bhav, kalatra bhava, jaya bhav, house of marriage, marriage house, विवाह भाव, कलत्र भाव, जाया भाव',
    ),
  },
  {
    house: 8,
    name: { en: 'eighth house', hi: 'अष्टम भाव' },
    matter: { en: 'change, secrets and inheritance', hi: 'परिवर्तन, रहस्य और विरासत' },
    ordinals: splitSpellings(
      'eighth, 8th, eigth, athva, aathva, aathve, aathwa, aathwe, athwe, athve, aathvan, ashtam, ashtama, अष्टम, आठवा, आठवें, आठवे, आठवां, आठवीं',
    ),
    spellings: splitSpellings('ayu bhav, ayur bhav, randhra bhav, आयु भाव, रंध्र भाव'),
  },
  {
    house: 9,
    name: { en: 'ninth house', hi: 'नवम भाव' },
    matter: { en: 'fortune, father and dharma', hi: 'भाग्य, पिता और धर्म' },
    ordinals: splitSpellings(
      'ninth, 9th, nauva, nauve, nauwa, nauwe, navva, nauvan, navam, navama, नवम, नौवा, नौवें, नौवे, नौवां, नवें, नवां, नौवीं',
    ),
    spellings: splitSpellings(
      'bhagya bhav, bhagya bhava, dharma bhav, dharma bhava, भाग्य भाव, धर्म भाव',
    ),
  },
  {
    house: 10,
    name: { en: 'tenth house', hi: 'दशम भाव' },
    matter: { en: 'career and standing', hi: 'कर्म और प्रतिष्ठा' },
    ordinals: splitSpellings(
      'tenth, 10th, dasva, dasve, daswa, daswe, dasvan, dasham, dashama, dasam, दशम, दसवा, दसवें, दसवे, दसवां, दसवीं',
    ),
    spellings: splitSpellings(
      'karma bhav, karma bhava, karm bhav, house of career, career house, कर्म भाव',
    ),
  },
  {
    house: 11,
    name: { en: 'eleventh house', hi: 'एकादश भाव' },
    matter: { en: 'gains and friends', hi: 'लाभ और मित्र' },
    ordinals: splitSpellings(
      'eleventh, 11th, gyarahva, gyarahve, gyarahwa, gyarahwe, gyarhve, gyarva, gyarve, gyarvein, ekadash, ekadasha, एकादश, ग्यारहवा, ग्यारहवें, ग्यारहवे, ग्यारहवां, ग्यारहवीं',
    ),
    spellings: splitSpellings('labh bhav, labha bhava, aay bhav, लाभ भाव, आय भाव'),
  },
  {
    house: 12,
    name: { en: 'twelfth house', hi: 'द्वादश भाव' },
    matter: { en: 'spending, distance and rest', hi: 'व्यय, दूर देश और विश्राम' },
    ordinals: splitSpellings(
      'twelfth, 12th, twelth, barahva, barahve, barahwa, barahwe, barhve, baarahve, baarahva, dwadash, dwadasha, dvadash, द्वादश, बारहवा, बारहवें, बारहवे, बारहवां, बारहवीं',
    ),
    spellings: splitSpellings('vyay bhav, vyaya bhava, moksha bhav, व्यय भाव, मोक्ष भाव'),
  },
]
