import type { NameEntry } from './normalize-text.ts'

type Row = [en: string, hi: string, spellings?: string[]]

const nameEntries = (rows: Row[]): NameEntry[] =>
  rows.map(([en, hi, spellings = []]) => ({
    key: en.toLowerCase().replaceAll(' ', '-'),
    name: { en, hi },
    spellings,
  }))

/** The fourteen tithis that both halves share, then Purnima (15) and Amavasya (30). */
export const tithiNames: NameEntry[] = nameEntries([
  ['Pratipada', 'प्रतिपदा', ['padyami', 'prathama', 'पड़वा']],
  ['Dwitiya', 'द्वितीया', ['dvitiya', 'dooj', 'दूज']],
  ['Tritiya', 'तृतीया', ['teej', 'तीज']],
  ['Chaturthi', 'चतुर्थी', ['chauth', 'चौथ']],
  ['Panchami', 'पंचमी'],
  ['Shashthi', 'षष्ठी', ['shashti']],
  ['Saptami', 'सप्तमी'],
  ['Ashtami', 'अष्टमी'],
  ['Navami', 'नवमी'],
  ['Dashami', 'दशमी', ['dasami']],
  ['Ekadashi', 'एकादशी', ['ekadasi']],
  ['Dwadashi', 'द्वादशी', ['dvadashi']],
  ['Trayodashi', 'त्रयोदशी', ['teras', 'तेरस']],
  ['Chaturdashi', 'चतुर्दशी', ['chaudas', 'चौदस']],
  ['Purnima', 'पूर्णिमा', ['poornima', 'full moon', 'पूनम']],
  ['Amavasya', 'अमावस्या', ['amavas', 'new moon', 'अमावस']],
])

/** The twenty-seven yogas of Sun and Moon together. */
export const panchangYogas: NameEntry[] = nameEntries([
  ['Vishkambha', 'विष्कंभ', ['vishkumbha', 'vishkumbh']],
  ['Priti', 'प्रीति', ['preeti']],
  ['Ayushman', 'आयुष्मान'],
  ['Saubhagya', 'सौभाग्य'],
  ['Shobhana', 'शोभन', ['shobhan']],
  ['Atiganda', 'अतिगंड', ['atigand']],
  ['Sukarma', 'सुकर्मा', ['sukarman']],
  ['Dhriti', 'धृति'],
  ['Shula', 'शूल', ['shool']],
  ['Ganda', 'गंड', ['gand']],
  ['Vriddhi', 'वृद्धि'],
  ['Dhruva', 'ध्रुव', ['dhruv']],
  ['Vyaghata', 'व्याघात', ['vyaghat']],
  ['Harshana', 'हर्षण', ['harshan']],
  ['Vajra', 'वज्र'],
  ['Siddhi', 'सिद्धि', ['asrik']],
  ['Vyatipata', 'व्यतीपात', ['vyatipat']],
  ['Variyana', 'वरीयान', ['variyan']],
  ['Parigha', 'परिघ', ['parigh']],
  ['Shiva', 'शिव'],
  ['Siddha', 'सिद्ध'],
  ['Sadhya', 'साध्य'],
  ['Shubha', 'शुभ'],
  ['Shukla', 'शुक्ल'],
  ['Brahma', 'ब्रह्म'],
  ['Indra', 'इंद्र'],
  ['Vaidhriti', 'वैधृति'],
])

/** Seven moving karanas, then the four fixed ones; `karanaIndex` tells which a half-tithi is. */
export const karanas: NameEntry[] = nameEntries([
  ['Bava', 'बव'],
  ['Balava', 'बालव'],
  ['Kaulava', 'कौलव'],
  ['Taitila', 'तैतिल'],
  ['Gara', 'गर'],
  ['Vanija', 'वणिज'],
  ['Vishti', 'विष्टि', ['bhadra', 'भद्रा']],
  ['Shakuni', 'शकुनि'],
  ['Chatushpada', 'चतुष्पद'],
  ['Naga', 'नाग'],
  ['Kimstughna', 'किंस्तुघ्न'],
])

/** The seven weekdays from Sunday. */
export const varas: NameEntry[] = nameEntries([
  ['Sunday', 'रविवार', ['ravivar', 'raviwar', 'itwar', 'इतवार']],
  ['Monday', 'सोमवार', ['somvar', 'somwar']],
  ['Tuesday', 'मंगलवार', ['mangalvar', 'mangalwar']],
  ['Wednesday', 'बुधवार', ['budhvar', 'budhwar']],
  ['Thursday', 'गुरुवार', ['guruvar', 'guruwar', 'veervar', 'बृहस्पतिवार', 'वीरवार']],
  ['Friday', 'शुक्रवार', ['shukravar', 'shukrawar', 'jumma']],
  ['Saturday', 'शनिवार', ['shanivar', 'shaniwar']],
])
