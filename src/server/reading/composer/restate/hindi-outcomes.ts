/** Whether what a Hindi question asks after is hoped for or feared, in either script. */

const word = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`, 'iu')

/** What weighs on people: that it ends is hoped for, that it comes is feared. */
const burdens = word(
  'परेशान\\p{L}*\\p{M}*|तंगी|टेंशन|बोझ|रुकावट[ेंं]*|अड़चन|संकट|डर|झगड़[ाेो]|झगड़े|कलह|नशा|शराब|दारू|सिगरेट|गुटखा|लत|आदत|कर्ज\\p{M}*|क़र्ज़|कर्ज़ा?|कर्जा|उधारी|लोन|केस|मुकदम[ाे]|मुक़दम[ाे]|दिक्कत|दिक़्क़त|मुसीबत|दर्द|दूरी|अनबन|बुरा|खराब|ख़राब|बेरोजगारी|तकलीफ़?[ेंो]*|दुख|कष्ट|बंदिश|विवाद|मंदी|पाबंदी|चक्कर|नज़र|नजर|' +
    'pareshani\\p{L}*|tangi|tension|bojh|rukavat\\p{L}*|rukawat\\p{L}*|adchan|sankat|dar|jhagd[aei]|jhagad\\p{L}*|kalesh|kalah|nasha|nashe|sharab|daru|daaru|cigarette|gutkha|lat|aadat|adat|karz\\p{L}*|karj\\p{L}*|udhari|loan|case|cases|mukadma|dikkat\\p{L}*|musibat|musibaten|dard|doori|duri|anban|bura|kharab|berozgari|taklif\\p{L}*|takleef|dukh|kasht|vivad|problem|problems|mandi|chakkar|nazar|safar|suspension',
)
const ends = word(
  'ख़त्म|खत्म|खतम|बंद|दूर|कम|उतर\\p{M}*|निपट|सुलझ|छूट|छोड़|शांत|टल|हट|मिट|चुक|निकल|ख़तम|ठीक|ढल|थम|जीत|पक्ष में|हक में|हक़ में|' +
    'khatam|khatm|band|door|dur|kam|utar|utr|nipat|sulajh|chhoot|chhut|chut|chhod|chod|shant|shaant|tal|hat|mit|chuk|nikal|theek|thik|clear|khulas|bari|settle|recover|suljh|tham|jeet|jit|paksh mein|hak mein|favour mein',
)
/** What is lost or done to one, by its verb or the word before it. */
const losses = word(
  'डूब|हार|फेल|फ़ेल|टूट|कट|रद्द|धोखा|छिन|नुकसान|नुक़सान|घाटा|छँटनी|छंटनी|मुसीबत आ|दिक्कत आ|मना|रोक|फँस|फंस|फँसा|फंसा|गिर|इनकार|बिगड़|निकाल द\\p{M}*\\p{L}*\\p{M}*|बदला ले|छूट|बदनामी|जुर्माना|खराब|ख़राब|लफड़ा|' +
    'doob|dub|haar|har|fail|toot|tut|kat|radd|cancel|reject|dhokha|dhoka|chhin|nuksaan|nuksan|loss|ghata|layoff|musibat aa|dikkat aa|problem aa|mana|rok|phas|fas|phans|phasa|fasa|phansa|gir|inkar|inkaar|bigad|nikaal d\\p{L}+|nikal d\\p{L}+|badla l\\p{L}+|chhoot|chhut|badnami|jurmana|kharab|refuse|terminate|lafda',
)
const shut = word('बंद|band')
/** What it is a loss to see shut. */
const kept = word(
  'दुकान|फैक्ट्री|फ़ैक्ट्री|कंपनी|धंधा|कारोबार|काम|पेंशन|स्कूल|नौकरी|dukan|dukaan|factory|company|dhandha|dhanda|karobar|kaam|pension|school|naukri',
)
const goneOff = word('(?:चली|चला|चले) जा\\p{M}*\\p{L}*\\p{M}*|(?:chali|chala|chale) ja\\p{L}*')
/** What nobody wants to lose. */
const holdings = word(
  'नौकरी|जॉब|जाब|पैसा|पैसे|रकम|ज़मीन|जमीन|दुकान|मकान|घर|सीट|पद|कुर्सी|इज़्ज़त|इज्जत|धंधा|कारोबार|काम|खेत|मौका|' +
    'naukri|nokri|job|paisa|paise|rakam|zameen|jameen|dukan|makan|ghar|seat|pad|kursi|izzat|dhandha|dhanda|kaam|khet|mauka',
)
/** Where the end may be what is wanted, or no chart tells it. */
const unclear = word(
  'मार|maar|अस्पताल|हॉस्पिटल|hospital|icu|ventilator|कलंक|kalank|takla|गंजा|तलाक|तलाक़|talaq|talak|divorce|मर|मौत|मृत्यु|mar|maut|death|जान|jaan|गर्भ|बच्चा गिर|गिरफ्तार\\p{M}*|arrest|पागल|pagal|भूल|bhool|bhul|पता|pata|जन्म|जनम|janm|janam|positive|मेल|व्रत|vrat|अकेल\\p{M}*|akel\\p{L}*|छोड़|chhod|chod|suicide|उजड़|ujad|alag|अलग|सज़ा|सजा|जेल|saza|jail|एक्सीडेंट|दुर्घटना|accident|तबियत|तबीयत|tabiyat|चोट|chot|दोष|पाप|dosh|dosha|paap|sukh|सुख से|बच्चे में|bachhe me|बीमार\\p{M}*|bimar|beemar',
)

/** How the outcome is meant; null where that is not sure. */
export function outcomeMeant(told: string, isDenied: boolean): 'hoped' | 'feared' | null {
  const isBurden = burdens.test(told)
  if (isBurden && ends.test(told)) return isDenied ? null : 'hoped'
  if (unclear.test(told)) return null
  if (shut.test(told)) return kept.test(told) ? 'feared' : null
  // "नौकरी तो नहीं जाएगी", "मुसीबत तो नहीं आएगी": what is denied so is feared.
  if (isDenied) return 'feared'
  if (goneOff.test(told)) return holdings.test(told) ? 'feared' : null
  if (losses.test(told)) return 'feared'
  return isBurden ? null : 'hoped'
}
