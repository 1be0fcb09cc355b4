import type { Graha } from '../sky/types.ts'
import { splitSpellings, type NameEntry } from './normalize-text.ts'

/** A nakshatra in words. */
export interface NamedNakshatra extends NameEntry {
  lord: Graha
}

/** Ketu, Venus, Sun, Moon, Mars, Rahu, Jupiter, Saturn, Mercury: three times round. */
const order: Graha[] = [
  'ketu',
  'venus',
  'sun',
  'moon',
  'mars',
  'rahu',
  'jupiter',
  'saturn',
  'mercury',
]

const rows: [en: string, hi: string, spellings: string][] = [
  ['Ashwini', 'अश्विनी', 'asvini, ashvini, aswini, aswathi, अश्विनि'],
  ['Bharani', 'भरणी', 'bharni, bharini, भरणि'],
  ['Krittika', 'कृत्तिका', 'kritika, krithika, krittica, karthigai, कृतिका'],
  ['Rohini', 'रोहिणी', 'rohni, रोहिणि'],
  [
    'Mrigashira',
    'मृगशिरा',
    'mrigasira, mrigashirsha, mrigasirsha, mrugashira, mrigshira, mrigasheersha, मृगशीर्ष, मृगशिर',
  ],
  ['Ardra', 'आर्द्रा', 'aardra, arudra, thiruvathira, आद्रा, आर्द्र'],
  ['Punarvasu', 'पुनर्वसु', 'punarvas, punarpoosam, punarvasoo, पुनर्वसू'],
  ['Pushya', 'पुष्य', 'pushyami, pushyam, poosam, pusya, पुष्या'],
  ['Ashlesha', 'आश्लेषा', 'aslesha, ashlesh, aashlesha, ayilyam, अश्लेषा, आश्लेशा, अश्लेशा'],
  ['Magha', 'मघा', 'makha, maghaa, magam'],
  [
    'Purva Phalguni',
    'पूर्वा फाल्गुनी',
    'purvaphalguni, poorva phalguni, purva falguni, poorva falguni, purvafalguni, pubba, pooram, पूर्व फाल्गुनी, पूर्वाफाल्गुनी, पूर्वफाल्गुनी',
  ],
  [
    'Uttara Phalguni',
    'उत्तरा फाल्गुनी',
    'uttaraphalguni, uttar phalguni, uttara falguni, uttar falguni, uttarafalguni, uttra phalguni, uthiram, उत्तर फाल्गुनी, उत्तराफाल्गुनी, उत्तरफाल्गुनी',
  ],
  ['Hasta', 'हस्त', 'hast, hastha, hastham, हस्ता'],
  ['Chitra', 'चित्रा', 'chithra, chitirai'],
  ['Swati', 'स्वाति', 'svati, swathi, swaati, chothi, स्वाती'],
  ['Vishakha', 'विशाखा', 'visakha, vishaka, visaka, vishakam, विशाख'],
  ['Anuradha', 'अनुराधा', 'anuradh, anusham, anuraadha, अनुराध'],
  ['Jyeshtha', 'ज्येष्ठा', 'jyestha, jyeshta, jyesta, jeshtha, jyesththa, kettai, ज्येष्टा'],
  ['Mula', 'मूल', 'mool, moola, mul, moolam, मूला'],
  [
    'Purva Ashadha',
    'पूर्वाषाढ़ा',
    'purvashadha, poorvashadha, poorva ashadha, purvasadha, purva asadha, purva shadha, pooradam, purva ashada, purvashada, पूर्व आषाढ़ा, पूर्वा आषाढ़ा, पूर्वाषाढ़',
  ],
  [
    'Uttara Ashadha',
    'उत्तराषाढ़ा',
    'uttarashadha, uttar ashadha, uttarasadha, uttara asadha, uttarashada, uttara ashada, uthradam, उत्तर आषाढ़ा, उत्तरा आषाढ़ा, उत्तराषाढ़',
  ],
  ['Shravana', 'श्रवण', 'shravan, sravana, sravan, thiruvonam, श्रवणा'],
  ['Dhanishta', 'धनिष्ठा', 'dhanishtha, dhanistha, dhanista, shravishtha, avittam, धनिष्टा'],
  [
    'Shatabhisha',
    'शतभिषा',
    'satabhisha, shatabhishak, shatbhisha, shatabhishaj, sathabhisha, shatataraka, sadayam, शतभिष, शतभिषक, शततारका',
  ],
  [
    'Purva Bhadrapada',
    'पूर्वा भाद्रपद',
    'purvabhadrapada, purva bhadrapad, poorva bhadrapada, poorva bhadrapad, purvabhadra, purva bhadra, pooratathi, पूर्वाभाद्रपद, पूर्व भाद्रपद, पूर्वभाद्रपद, पूर्वा भाद्रपदा, पूर्वाभाद्रपदा',
  ],
  [
    'Uttara Bhadrapada',
    'उत्तरा भाद्रपद',
    'uttarabhadrapada, uttara bhadrapad, uttar bhadrapada, uttar bhadrapad, uttarabhadra, uttara bhadra, uthratathi, उत्तराभाद्रपद, उत्तर भाद्रपद, उत्तरभाद्रपद, उत्तरा भाद्रपदा, उत्तराभाद्रपदा',
  ],
  ['Revati', 'रेवती', 'revathi, rewati, revti, रेवति'],
]

/** The twenty-seven nakshatras from Ashwini, with their Vimshottari lords. */
export const nakshatras: NamedNakshatra[] = rows.map(([en, hi, spellings], index) => ({
  key: en.toLowerCase().replaceAll(' ', '-'),
  name: { en, hi },
  spellings: splitSpellings(spellings),
  lord: order[index % 9]!,
}))
