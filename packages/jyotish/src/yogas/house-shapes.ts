import type { BilingualText } from '../sky/types.ts'
import { bilingual } from '../sky/bilingual.ts'

export type HouseShape = [
  id: string,
  name: BilingualText,
  sets: readonly (readonly number[])[],
  rule: BilingualText,
]

/** Shapes told by the houses that hold the seven, every one of them. Where several sets stand, any of them. */
export const houseShapes: readonly HouseShape[] = [
  [
    'gada',
    bilingual('Gada', 'गदा'),
    [
      [1, 4],
      [4, 7],
      [7, 10],
      [10, 1],
    ],
    bilingual('All seven in two neighbouring kendras', 'सातों ग्रह दो निकटवर्ती केंद्रों में'),
  ],
  [
    'shakata-akriti',
    bilingual('Shakata (of shape)', 'शकट (आकृति)'),
    [[1, 7]],
    bilingual('All seven in the first and seventh houses', 'सातों ग्रह प्रथम और सप्तम भाव में'),
  ],
  [
    'vihaga',
    bilingual('Vihaga', 'विहग'),
    [[4, 10]],
    bilingual('All seven in the fourth and tenth houses', 'सातों ग्रह चतुर्थ और दशम भाव में'),
  ],
  [
    'shringataka',
    bilingual('Shringataka', 'शृंगाटक'),
    [[1, 5, 9]],
    bilingual('All seven in the first, fifth and ninth houses', 'सातों ग्रह प्रथम, पंचम और नवम भाव में'),
  ],
  [
    'hala',
    bilingual('Hala', 'हल'),
    [
      [2, 6, 10],
      [3, 7, 11],
      [4, 8, 12],
    ],
    bilingual(
      'All seven in three houses that are trikonas of each other, without the first',
      'सातों ग्रह परस्पर त्रिकोण के तीन भावों में, जिनमें लग्न न हो',
    ),
  ],
  [
    'kamala',
    bilingual('Kamala', 'कमल'),
    [[1, 4, 7, 10]],
    bilingual('All seven in the four kendras', 'सातों ग्रह चारों केंद्रों में'),
  ],
  [
    'vapi',
    bilingual('Vapi', 'वापी'),
    [
      [2, 5, 8, 11],
      [3, 6, 9, 12],
    ],
    bilingual(
      'All seven in the four houses after the kendras, or in the four before them',
      'सातों ग्रह चारों पणफर भावों में, या चारों आपोक्लिम भावों में',
    ),
  ],
  [
    'yupa',
    bilingual('Yupa', 'यूप'),
    [[1, 2, 3, 4]],
    bilingual('All seven in the first to fourth houses', 'सातों ग्रह प्रथम से चतुर्थ भाव तक'),
  ],
  [
    'shara',
    bilingual('Shara', 'शर'),
    [[4, 5, 6, 7]],
    bilingual('All seven in the fourth to seventh houses', 'सातों ग्रह चतुर्थ से सप्तम भाव तक'),
  ],
  [
    'shakti',
    bilingual('Shakti', 'शक्ति'),
    [[7, 8, 9, 10]],
    bilingual('All seven in the seventh to tenth houses', 'सातों ग्रह सप्तम से दशम भाव तक'),
  ],
  [
    'danda',
    bilingual('Danda', 'दंड'),
    [[10, 11, 12, 1]],
    bilingual('All seven in the tenth to first houses', 'सातों ग्रह दशम से प्रथम भाव तक'),
  ],
  [
    'nauka',
    bilingual('Nauka', 'नौका'),
    [[1, 2, 3, 4, 5, 6, 7]],
    bilingual(
      'The seven in the first to seventh houses, one in each',
      'प्रथम से सप्तम तक हर भाव में एक ग्रह',
    ),
  ],
  [
    'kuta',
    bilingual('Kuta', 'कूट'),
    [[4, 5, 6, 7, 8, 9, 10]],
    bilingual(
      'The seven in the fourth to tenth houses, one in each',
      'चतुर्थ से दशम तक हर भाव में एक ग्रह',
    ),
  ],
  [
    'chhatra',
    bilingual('Chhatra', 'छत्र'),
    [[7, 8, 9, 10, 11, 12, 1]],
    bilingual(
      'The seven in the seventh to first houses, one in each',
      'सप्तम से प्रथम तक हर भाव में एक ग्रह',
    ),
  ],
  [
    'chapa',
    bilingual('Chapa', 'चाप'),
    [[10, 11, 12, 1, 2, 3, 4]],
    bilingual(
      'The seven in the tenth to fourth houses, one in each',
      'दशम से चतुर्थ तक हर भाव में एक ग्रह',
    ),
  ],
  [
    'ardha-chandra',
    bilingual('Ardha-Chandra', 'अर्ध चंद्र'),
    [2, 3, 5, 6, 8, 9, 11, 12].map((first) =>
      Array.from({ length: 7 }, (_, i) => ((first + i - 1) % 12) + 1),
    ),
    bilingual(
      'The seven in seven houses in a row, one in each, beginning outside the kendras',
      'केंद्र से भिन्न भाव से आरंभ होकर लगातार सात भावों में एक-एक ग्रह',
    ),
  ],
  [
    'chakra',
    bilingual('Chakra', 'चक्र'),
    [[1, 3, 5, 7, 9, 11]],
    bilingual('All seven in the six odd houses', 'सातों ग्रह छह विषम भावों में'),
  ],
  [
    'samudra',
    bilingual('Samudra', 'समुद्र'),
    [[2, 4, 6, 8, 10, 12]],
    bilingual('All seven in the six even houses', 'सातों ग्रह छह सम भावों में'),
  ],
]
