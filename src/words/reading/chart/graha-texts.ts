import type { LocalizedText } from '../../say.ts'
import type { VoicedText } from '../matters/matter-texts.ts'

/** What is said of one graha of the chart, whatever was asked. `{ruled}` are the houses it rules. */

export const roleTexts: VoicedText = {
  oracle: {
    en: '{Graha} rules your {ruled} and stands in the {house}, in {sign}.',
    hi: '{graha} आपके {ruled} के स्वामी हैं, और {house} में {sign} राशि में हैं।',
  },
  astra: {
    en: '{Graha} owns the {ruled} of your chart and sits in the {house}.',
    hi: 'आपके {ruled} के मालिक {graha} हैं, और वे {house} में बैठे हैं।',
  },
}
/** Rahu and Ketu rule no house. */
export const nodeRoleTexts: VoicedText = {
  oracle: {
    en: '{Graha} stands in your {house}, in {sign}, and rules no house of its own.',
    hi: '{graha} आपके {house} में {sign} राशि में हैं; उनका अपना कोई भाव नहीं होता।',
  },
  astra: {
    en: 'You have {graha} in the {house}: that is where it does its work.',
    hi: 'आपकी कुंडली में {graha} {house} में बैठे हैं, और असर वहीं दिखता है।',
  },
}
/** Without a birth time: the sign alone. */
export const signOnlyTexts: VoicedText = {
  oracle: {
    en: 'By birth {graha} stands in {sign}.',
    hi: 'जन्म से {graha} {sign} राशि में हैं।',
  },
  astra: {
    en: 'You were born with {graha} in {sign}.',
    hi: 'आपके जन्म के समय {graha} {sign} राशि में थे।',
  },
}

/** How well a graha is placed by its dignity; `friend`, `neutral` and `enemy` are told in passing only. */
export const dignityTexts: Readonly<Record<'strong' | 'fallen' | 'combust', VoicedText>> = {
  strong: {
    oracle: {
      en: '{Graha} is {dignity}, so its help can be relied on.',
      hi: '{graha} {dignity} हैं, इसलिए उनके साथ पर भरोसा किया जा सकता है।',
    },
    astra: {
      en: 'Good to know: {graha} is {dignity}, and that makes things easier.',
      hi: 'अच्छी बात यह है कि {graha} {dignity} हैं, इससे काम आसान होता है।',
    },
  },
  fallen: {
    oracle: {
      en: '{Graha} is debilitated in {sign}; its results come with more effort.',
      hi: '{graha} {sign} राशि में नीच के हैं, इसलिए नतीजे ज़्यादा मेहनत से मिलते हैं।',
    },
    astra: {
      en: 'One weak point: {graha} is debilitated, so give this more time than others need.',
      hi: 'एक कमी है: {graha} नीच के हैं, इसलिए औरों से थोड़ा ज़्यादा समय रखें।',
    },
  },
  combust: {
    oracle: {
      en: '{Graha} is combust, so what it gives shows late.',
      hi: '{graha} अस्त हैं, इसलिए उनका फल देर से दिखता है।',
    },
    astra: {
      en: 'Because {graha} is combust, you may have to ask for what is yours.',
      hi: '{graha} अस्त हैं, इसलिए अपना हक़ माँगकर लेना पड़ सकता है।',
    },
  },
}

/** What each graha stands for in every chart. */
export const grahaMatters: Readonly<Record<string, LocalizedText>> = {
  sun: {
    en: 'position, father and dealings with authority',
    hi: 'पद, पिता और सरकार या अधिकारियों से जुड़े काम',
  },
  moon: { en: 'mind, mother and home', hi: 'मन, माता और घर' },
  mars: {
    en: 'energy, land, brothers and quarrels',
    hi: 'ऊर्जा, ज़मीन, भाई और झगड़े',
  },
  mercury: { en: 'study, trade, papers and talk', hi: 'पढ़ाई, व्यापार, काग़ज़ और बातचीत' },
  jupiter: { en: 'learning, children and good advice', hi: 'ज्ञान, संतान और अच्छी सलाह' },
  venus: { en: 'love, comfort and vehicles', hi: 'प्रेम, सुख-सुविधा और वाहन' },
  saturn: { en: 'duty, service and delay', hi: 'ज़िम्मेदारी, नौकरी और देरी' },
  rahu: {
    en: 'foreign things, technology and restlessness',
    hi: 'विदेश, तकनीक और बेचैनी',
  },
  ketu: { en: 'letting go, research and the inner life', hi: 'त्याग, खोज और भीतर का जीवन' },
}

/** What each house is about, from the first to the twelfth. */
export const houseMatters: readonly LocalizedText[] = [
  { en: 'health and self-confidence', hi: 'सेहत और आत्मविश्वास' },
  { en: 'money, savings and the family', hi: 'पैसा, बचत और परिवार' },
  { en: 'effort, siblings and short trips', hi: 'मेहनत, भाई-बहन और छोटी यात्राएँ' },
  { en: 'home, mother, property and peace of mind', hi: 'माता, मकान, संपत्ति और मन की शांति' },
  { en: 'studies, children and love', hi: 'पढ़ाई, संतान और प्रेम' },
  { en: 'daily work, loans, rivals and health', hi: 'रोज़ का काम, क़र्ज़, विरोधी और सेहत' },
  { en: 'marriage and partnership', hi: 'शादी और साझेदारी' },
  { en: 'sudden changes and joint money', hi: 'अचानक बदलाव और साझा पैसा' },
  { en: 'luck, father, teachers and long journeys', hi: 'भाग्य, पिता, गुरुजन और लंबी यात्राएँ' },
  { en: 'work, position and good name', hi: 'काम, पद और नाम' },
  { en: 'income, friends and wishes', hi: 'आमदनी, दोस्त और इच्छाएँ' },
  { en: 'expenses, rest and foreign places', hi: 'ख़र्च, आराम और विदेश' },
]

/** The same in a word or two, for several houses in a row. */
export const houseSubjects: readonly LocalizedText[] = [
  { en: 'health', hi: 'सेहत' },
  { en: 'money', hi: 'पैसे' },
  { en: 'your own effort', hi: 'मेहनत' },
  { en: 'home', hi: 'मकान' },
  { en: 'children and studies', hi: 'संतान-पढ़ाई' },
  { en: 'daily work', hi: 'रोज़ के काम' },
  { en: 'marriage', hi: 'शादी' },
  { en: 'sudden changes', hi: 'अचानक बदलाव' },
  { en: 'luck', hi: 'भाग्य' },
  { en: 'position', hi: 'पद' },
  { en: 'income', hi: 'आमदनी' },
  { en: 'expenses', hi: 'ख़र्च' },
]

/** Which houses it rules, where its place is told already. */
export const rulesTexts: VoicedText = {
  oracle: { en: '{Graha} rules your {ruled}.', hi: '{graha} आपके {ruled} के स्वामी हैं।' },
  astra: {
    en: 'It has work to do for you, as {graha} owns your {ruled}.',
    hi: 'आपके {ruled} के मालिक भी {graha} हैं।',
  },
}

/** Where the birth time is not known, and the answer needs it. */
export const noTimeTexts: VoicedText = {
  oracle: {
    en: 'This depends on the minute of birth, which is not given for this kundli, so I will not guess it.',
    hi: 'यह जन्म के ठीक समय से तय होता है, जो इस कुंडली में नहीं दिया है, इसलिए अनुमान नहीं लगाया जाएगा।',
  },
  astra: {
    en: 'I can’t say that without your birth time, and a guess would not help you.',
    hi: 'जन्म समय के बिना यह बताना ठीक नहीं, और अंदाज़े से कोई फ़ायदा नहीं होगा।',
  },
}
export const addTimeTexts: VoicedText = {
  oracle: {
    en: 'The birth certificate or the hospital record usually has it; add it to the kundli and ask again.',
    hi: 'जन्म प्रमाणपत्र या अस्पताल के काग़ज़ में समय लिखा होता है; उसे कुंडली में जोड़कर फिर पूछें।',
  },
  astra: {
    en: 'Ask at home or look in the hospital papers, save the time in your kundli, and come back to me.',
    hi: 'घर में पूछ लें या अस्पताल की पर्ची देखें, समय कुंडली में सहेजें और फिर आएँ।',
  },
}
