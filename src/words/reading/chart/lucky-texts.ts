import type { LocalizedText } from '../../say.ts'
import type { VoicedText } from '../matters/matter-texts.ts'

/** Numbers, colours, days and directions by tradition, and the letters of a name. Custom, and no promise. */

/** Colours of the grahas (Brihat Parashara Hora Shastra 3; Phaladeepika 2). */
export const colours: Readonly<Record<string, LocalizedText>> = {
  sun: { en: 'orange and copper red', hi: 'नारंगी और ताँबे जैसा लाल' },
  moon: { en: 'white and cream', hi: 'सफ़ेद और क्रीम' },
  mars: { en: 'red', hi: 'लाल' },
  mercury: { en: 'green', hi: 'हरा' },
  jupiter: { en: 'yellow', hi: 'पीला' },
  venus: { en: 'white and light pink', hi: 'सफ़ेद और हल्का गुलाबी' },
  saturn: { en: 'dark blue', hi: 'गहरा नीला' },
  rahu: { en: 'smoky grey', hi: 'धुएँ जैसा स्लेटी' },
  ketu: { en: 'brown and grey', hi: 'भूरा और स्लेटी' },
}
/** Directions of the grahas (Brihat Parashara Hora Shastra 3). */
export const directions: Readonly<Record<string, LocalizedText>> = {
  sun: { en: 'east', hi: 'पूर्व' },
  moon: { en: 'north-west', hi: 'उत्तर-पश्चिम' },
  mars: { en: 'south', hi: 'दक्षिण' },
  mercury: { en: 'north', hi: 'उत्तर' },
  jupiter: { en: 'north-east', hi: 'उत्तर-पूर्व' },
  venus: { en: 'south-east', hi: 'दक्षिण-पूर्व' },
  saturn: { en: 'west', hi: 'पश्चिम' },
  rahu: { en: 'south-west', hi: 'दक्षिण-पश्चिम' },
  ketu: { en: 'south-west', hi: 'दक्षिण-पश्चिम' },
}

export const numberTexts: VoicedText = {
  oracle: {
    en: 'By custom your number is {birthNumber}, from the day of birth, and {lordNumber} goes with {graha}, lord of your {office}.',
    hi: 'परंपरा से आपका मूलांक {birthNumber} है, जो जन्म की तारीख़ से बनता है, और {lordNumber} आपके {office} के स्वामी {graha} का अंक है।',
  },
  astra: {
    en: 'Take {birthNumber} as your number; it comes from your date of birth, and {lordNumber} is a second one, as {graha} is the lord of your {office}.',
    hi: '{birthNumber} को अपना अंक मानें, यह जन्म की तारीख़ से आता है; दूसरा अंक {lordNumber} है, क्योंकि आपके {office} के स्वामी {graha} हैं।',
  },
}
export const oneNumberTexts: VoicedText = {
  oracle: {
    en: 'By custom your number is {birthNumber}, counted from the day of birth.',
    hi: 'परंपरा से आपका मूलांक {birthNumber} है, जो जन्म की तारीख़ से बनता है।',
  },
  astra: {
    en: 'Take {birthNumber} as your number; it comes from your date of birth.',
    hi: '{birthNumber} को अपना अंक मानें, यह जन्म की तारीख़ से आता है।',
  },
}
export const colourTexts: VoicedText = {
  oracle: {
    en: 'By tradition your colour is {colour}, because the lord of your {office} is {graha}.',
    hi: 'परंपरा से आपका रंग {colour} है, क्योंकि आपके {office} के स्वामी {graha} हैं।',
  },
  astra: {
    en: 'Wear {colour}: {graha} is the lord of your {office}, and tradition gives it that shade.',
    hi: '{colour} पहनें: आपके {office} के स्वामी {graha} हैं, और परंपरा में यह उनका रंग है।',
  },
}
/** The colour of a weekday that the question names. */
export const dayColourTexts: VoicedText = {
  oracle: {
    en: 'For a {day} custom gives {colour}, and it need not be more than a handkerchief.',
    hi: '{day} के लिए रिवाज में रंग {colour} है, और एक रूमाल भी काफ़ी है।',
  },
  astra: {
    en: 'On that {day} you could wear something in {colour}, whatever you feel good in.',
    hi: 'उस {day} को {colour} में कुछ पहन लें, जिसमें आपको अच्छा लगे।',
  },
}
/** The same for today. */
export const todayColourTexts: VoicedText = {
  oracle: {
    en: 'For today, a {day}, custom gives {colour}, and it need not be more than a handkerchief.',
    hi: 'आज {day} है, और इस दिन के लिए रिवाज में रंग {colour} है; एक रूमाल भी काफ़ी है।',
  },
  astra: {
    en: 'Today is {day}, so wear something in {colour}, whatever you feel good in.',
    hi: 'आज {day} है, तो {colour} में कुछ पहन लें, जिसमें आपको अच्छा लगे।',
  },
}
export const dayTexts: VoicedText = {
  oracle: {
    en: 'Your weekday is {day}, as the lord of your {office} is {graha}.',
    hi: 'आपका शुभ दिन {day} है, क्योंकि आपके {office} के स्वामी {graha} हैं।',
  },
  astra: {
    en: 'For new things choose a {day} when you can: {graha}, lord of your {office}, has that day.',
    hi: 'नए काम के लिए हो सके तो {day} चुनें: वह आपके {office} के स्वामी {graha} का दिन है।',
  },
}
export const directionTexts: VoicedText = {
  oracle: {
    en: 'Your direction is {direction}, which tradition gives to {graha}, lord of your {office}.',
    hi: 'आपकी दिशा {direction} है, जो परंपरा में {office} के स्वामी {graha} की है।',
  },
  astra: {
    en: 'Face {direction} when you sit down to work, as {graha} is the lord of your {office}.',
    hi: 'काम पर बैठते समय मुँह {direction} की ओर रखें, क्योंकि आपके {office} के स्वामी {graha} हैं।',
  },
}
export const offices = {
  lagna: { en: 'lagna', hi: 'लग्न' },
  rashi: { en: 'Moon sign', hi: 'चंद्र राशि' },
} as const satisfies Record<string, LocalizedText>
export const customTexts: VoicedText = {
  oracle: {
    en: 'This is custom and not a promise: no number or colour makes a thing succeed or fail.',
    hi: 'यह परंपरा है, वादा नहीं: किसी अंक या रंग से काम बनता या बिगड़ता नहीं।',
  },
  astra: {
    en: 'Enjoy it as a small tradition; what you prepare counts far more.',
    hi: 'इसे छोटी-सी परंपरा की तरह लें; असल में काम आपकी तैयारी आती है।',
  },
}
export const costsNothingTexts: VoicedText = {
  oracle: {
    en: 'Use it where it costs nothing extra; where it does not suit you, leave it without worry.',
    hi: 'जहाँ अलग से ख़र्च न हो वहाँ अपनाएँ; न जँचे तो बिना चिंता छोड़ दें।',
  },
  astra: {
    en: 'Nothing goes wrong without it, so do not pay extra for it.',
    hi: 'इसके बिना कुछ नहीं बिगड़ता, इसलिए इसके लिए अलग से ख़र्च न करें।',
  },
}
export const noChangeTexts: VoicedText = {
  oracle: {
    en: 'There is no need to change a phone, a flat or a number plate for it.',
    hi: 'इसके लिए फ़ोन, मकान या गाड़ी का नंबर बदलने की ज़रूरत नहीं।',
  },
  astra: {
    en: 'So please don’t pay extra for a special number anywhere.',
    hi: 'इसलिए किसी ख़ास नंबर के लिए अलग से पैसे न दें।',
  },
}

export const ownLetterTexts: VoicedText = {
  oracle: {
    en: 'The letter is “{letter}”: the birth nakshatra of this kundli is {star}, pada {pada}.',
    hi: 'नाम का अक्षर “{letter}” है: इस कुंडली का जन्म नक्षत्र {star} है, चरण {pada}।',
  },
  astra: {
    en: 'Go with “{letter}”, because here the birth nakshatra is {star}, pada {pada}.',
    hi: '“{letter}” से रखें, क्योंकि इस कुंडली में जन्म नक्षत्र {star} है, चरण {pada}।',
  },
}
/** For a shop or a firm: by its owner's star. */
export const shopLetterTexts: VoicedText = {
  oracle: {
    en: 'Begin its name with “{letter}”: that is the letter of your birth nakshatra {star}, pada {pada}, and a business is named by its owner’s.',
    hi: 'उसका नाम “{letter}” से रखें: यह आपके जन्म नक्षत्र {star}, चरण {pada} का अक्षर है, और कारोबार का नाम मालिक के नक्षत्र से रखते हैं।',
  },
  astra: {
    en: 'A name with “{letter}” suits it, because your birth nakshatra, the owner’s, is {star}, pada {pada}.',
    hi: '“{letter}” वाला नाम अच्छा रहेगा, क्योंकि मालिक का, यानी आपका, जन्म नक्षत्र {star} है, चरण {pada}।',
  },
}
/** For an animal whose own birth nobody knows. */
export const animalLetterTexts: VoicedText = {
  oracle: {
    en: 'Call it by a name with “{letter}”: the letter of your birth nakshatra {star}, pada {pada}, as you are the one who keeps it.',
    hi: 'उसका नाम “{letter}” से रखें: यह आपके जन्म नक्षत्र {star}, चरण {pada} का अक्षर है, क्योंकि पालने वाले आप हैं।',
  },
  astra: {
    en: 'A name with “{letter}” is nice for it, because you keep it and your birth nakshatra is {star}, pada {pada}.',
    hi: '“{letter}” से कोई प्यारा नाम रखें, क्योंकि पालने वाले का, यानी आपका, जन्म नक्षत्र {star} है, चरण {pada}।',
  },
}
/** The Moon changes its star on the day of birth, and the time is not known. */
export const noMoonTexts: VoicedText = {
  oracle: {
    en: 'The star changes on this day of birth, so the letter is certain only with the time.',
    hi: 'इस दिन नक्षत्र बदलता है, इसलिए अक्षर समय जानकर ही पक्का होगा।',
  },
  astra: {
    en: 'I would need the birth time for this letter, as two stars share that day.',
    hi: 'इस अक्षर के लिए जन्म समय चाहिए, क्योंकि उस दिन दो नक्षत्र पड़ते हैं।',
  },
}
/** The four of the star: the birth time is not known, or the question names the star alone. */
export const starLettersTexts: VoicedText = {
  oracle: {
    en: 'The four padas of that nakshatra have the letters {letters}, in this order.',
    hi: 'उस नक्षत्र के चार चरणों के अक्षर क्रम से ये हैं: {letters}।',
  },
  astra: {
    en: 'You can choose from {letters}: one for each quarter of that star.',
    hi: 'इनमें से चुनें: {letters}, उस नक्षत्र के हर चरण का एक अक्षर।',
  },
}
export const padaLetterTexts: VoicedText = {
  oracle: {
    en: 'For that pada of the nakshatra the letter is “{letter}”.',
    hi: 'उस नक्षत्र के उस चरण का अक्षर “{letter}” है।',
  },
  astra: {
    en: 'It is “{letter}” for exactly that pada.',
    hi: 'ठीक उस चरण के लिए अक्षर “{letter}” है।',
  },
}
export const signLettersTexts: VoicedText = {
  oracle: {
    en: 'The letters of that rashi are {letters}.',
    hi: 'उस राशि के अक्षर ये हैं: {letters}।',
  },
  astra: {
    en: 'For that rashi pick any of {letters}.',
    hi: 'उस राशि के लिए इनमें से कोई भी चुनें: {letters}।',
  },
}
/** Of a day: the letters of the padas through which the Moon goes on it. */
export const bornLetterTexts: VoicedText = {
  oracle: {
    en: 'For a child born on that day at that hour, by Indian time, the letter is {letter}.',
    hi: 'उस दिन उस समय (भारतीय समय) जन्मे बच्चे के लिए अक्षर {letter} है।',
  },
  astra: {
    en: 'Counted for that day and hour by Indian time, the letter is {letter}.',
    hi: 'उस दिन और उस समय (भारतीय समय) से गिनकर अक्षर {letter} निकलता है।',
  },
}
export const dayLettersTexts: VoicedText = {
  oracle: {
    en: 'For a child born on that day the letter is one of {letters}, in this order from midnight to midnight.',
    hi: 'उस दिन जन्मे बच्चे के लिए अक्षर इनमें से है: {letters}, आधी रात से आधी रात तक इसी क्रम में।',
  },
  astra: {
    en: 'By that day’s sky it will be {letters}: the earlier the birth, the earlier in the row.',
    hi: 'उस दिन के नक्षत्र के अक्षर ये हैं: {letters}; जन्म सवेरे का हो तो पहले वाला अक्षर, बाद का हो तो आगे वाला।',
  },
}
export const dayLettersNote: VoicedText = {
  oracle: {
    en: 'This is read from the sky of the day alone; save the child’s kundli with the hour, and one letter remains.',
    hi: 'यह केवल उस दिन के आकाश से है; समय के साथ बच्चे की कुंडली सहेजें, तब एक ही अक्षर बचेगा।',
  },
  astra: {
    en: 'I have no kundli of the baby here, only the day; with the exact time I can tell you the single one.',
    hi: 'बच्चे की कुंडली यहाँ नहीं है, केवल दिन है; ठीक समय मिले तो एक ही अक्षर बताया जा सकता है।',
  },
}
/** An extra letter or another spelling, as numerologists sell it. */
export const nameSpellingTexts: VoicedText = {
  oracle: {
    en: 'An extra letter changes nothing in a chart: tradition goes by the first sound of the name, and that stays the same.',
    hi: 'एक अक्षर बढ़ाने से कुंडली में कुछ नहीं बदलता: परंपरा नाम की पहली ध्वनि देखती है, और वह वही रहती है।',
  },
  astra: {
    en: 'Keep the name as it is: what tradition counts is the first sound, and another spelling does not touch it.',
    hi: 'नाम जैसा है वैसा ही रखें: परंपरा में गिनती पहली ध्वनि की है, और वर्तनी बदलने से वह नहीं बदलती।',
  },
}
export const nameSpellingNote: VoicedText = {
  oracle: {
    en: 'So no papers need to be changed for it, and no fee is owed to anybody.',
    hi: 'इसलिए इसके लिए काग़ज़ बदलवाने या किसी को फ़ीस देने की ज़रूरत नहीं।',
  },
  astra: {
    en: 'Spare yourself the papers and the fee; if you simply like the new spelling, use it for fun.',
    hi: 'काग़ज़ों का झंझट और फ़ीस रहने दें; नई वर्तनी बस अच्छी लगे, तो शौक़ से लिखें।',
  },
}
export const nameFreeTexts: VoicedText = {
  oracle: {
    en: 'A name with another letter does no harm: custom wants the letter, the law and life do not.',
    hi: 'किसी और अक्षर का नाम रखने से कोई नुक़सान नहीं: अक्षर केवल परंपरा है।',
  },
  astra: {
    en: 'If you already love a name, keep it; the letter can be for a pet name at home.',
    hi: 'कोई नाम पसंद आ चुका हो तो वही रखें; अक्षर वाला नाम पुकारने के लिए हो सकता है।',
  },
}
export const nameSoundTexts: VoicedText = {
  oracle: {
    en: 'Only the first sound counts, in any script, and short or long vowels are both accepted.',
    hi: 'केवल पहली ध्वनि गिनी जाती है, और ह्रस्व-दीर्घ दोनों मान्य हैं।',
  },
  astra: {
    en: 'Go by the sound and not the English spelling when you choose.',
    hi: 'चुनते समय अंग्रेज़ी वर्तनी नहीं, बोलने की ध्वनि देखें।',
  },
}
/** Where the letters come from. */
export const nameSourceTexts: VoicedText = {
  oracle: {
    en: 'The list is the one printed in every panchang: four letters to a nakshatra, one for each pada.',
    hi: 'यह सूची हर पंचांग में छपती है: हर नक्षत्र के चार अक्षर, हर चरण का एक।',
  },
  astra: {
    en: 'Any panchang at home will show you the same list, so you can check it with your elders.',
    hi: 'घर के किसी भी पंचांग में यही सूची मिलेगी, बड़ों के साथ मिलाकर देख लें।',
  },
}
/** A child of whom nothing is known: asked back, free. */
export const childUnknown: LocalizedText = {
  en: 'The letter of a child’s name comes from the Moon at the child’s own birth. Tell me the date of birth, or the nakshatra and pada if the family has them; or save the child’s kundli and ask there. This answer is free.',
  hi: 'बच्चे के नाम का अक्षर बच्चे के अपने जन्म के चंद्रमा से निकलता है। जन्म की तारीख़ बताएँ, या परिवार को नक्षत्र और चरण पता हों तो वे; या बच्चे की कुंडली सहेजकर वहाँ पूछें। यह उत्तर मुफ़्त है।',
}

/**
 * The syllables of the four padas of each nakshatra, from Ashwini (the avakahada chakra, as printed in the
 * Muhurta Chintamani and in every panchang).
 */
const rows: readonly (readonly [en: string, hi: string])[] = [
  ['Chu Che Cho La', 'चू चे चो ला'],
  ['Li Lu Le Lo', 'ली लू ले लो'],
  ['A I U E', 'अ ई उ ए'],
  ['O Va Vi Vu', 'ओ वा वी वू'],
  ['Ve Vo Ka Ki', 'वे वो का की'],
  ['Ku Gha Nga Chha', 'कू घ ङ छ'],
  ['Ke Ko Ha Hi', 'के को हा ही'],
  ['Hu He Ho Da', 'हू हे हो डा'],
  ['Di Du De Do', 'डी डू डे डो'],
  ['Ma Mi Mu Me', 'मा मी मू मे'],
  ['Mo Ta Ti Tu', 'मो टा टी टू'],
  ['Te To Pa Pi', 'टे टो पा पी'],
  ['Pu Sha Na Tha', 'पू ष ण ठ'],
  ['Pe Po Ra Ri', 'पे पो रा री'],
  ['Ru Re Ro Ta', 'रू रे रो ता'],
  ['Ti Tu Te To', 'ती तू ते तो'],
  ['Na Ni Nu Ne', 'ना नी नू ने'],
  ['No Ya Yi Yu', 'नो या यी यू'],
  ['Ye Yo Bha Bhi', 'ये यो भा भी'],
  ['Bhu Dha Pha Dha', 'भू धा फा ढा'],
  ['Bhe Bho Ja Ji', 'भे भो जा जी'],
  ['Khi Khu Khe Kho', 'खी खू खे खो'],
  ['Ga Gi Gu Ge', 'गा गी गू गे'],
  ['Go Sa Si Su', 'गो सा सी सू'],
  ['Se So Da Di', 'से सो दा दी'],
  ['Du Tha Jha Na', 'दू थ झ ञ'],
  ['De Do Cha Chi', 'दे दो चा ची'],
]
export const nameSyllables: readonly (readonly LocalizedText[])[] = rows.map(([en, hi]) => {
  const inHindi = hi.split(' ')
  return en.split(' ').map((syllable, at) => ({ en: syllable, hi: inHindi[at] as string }))
})
