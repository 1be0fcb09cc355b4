/** Words that only those in need say, or those who mean harm: where one stands, no calm matter explains it. */

/** Between words of Devanagari there is no `\b`: a word begins where no letter or sign stands before it. */
export const words = (latin: string, nagari: string): RegExp =>
  new RegExp(`\\b(?:${latin})\\b|(?<![\\p{L}\\p{M}])(?:${nagari})`, 'u')

export const blows =
  'beats? (?:me|us|her)|hits? (?:me|us|her)|slap\\w*|kick\\w*|punch\\w*|chok\\w*|bruis\\w*|bleed\\w*|rap(?:e|ed|es)|molest\\w*|grop\\w*|touch\\w*|acid|burn(?:s|t|ed|ing)?|kill\\w*|murder\\w*|knife|gun|katta|pistol|blackmail\\w*|nudes?|lock(?:s|ed)? (?:me|us|her)|ma+rt[aie]|(?:mujhe|muje|mujhko|use|usko|beti ko) (?:\\w+ ){0,3}ma+r[aei]?|peett?[aei]|pitai|thappad|jala\\w*|jaan se|chhed\\w*|galat (?:kaam|harkat|jagah)|zabar?dasti|jabar?dasti|phone (?:chh?een|rakh|le li)\\w*|kaid'
export const blowsInHindi =
  'मारता|मारते|मारती|पीटता|पीटते|पीटती|थप्पड़|जला|जान से|छेड़|गलत (?:काम|हरकत|जगह)|ग़लत (?:काम|हरकत|जगह)|ज़?बर?दस्ती|ज़?बर्दस्ती|फोन (?:छीन|रख)|कैद|क़ैद|चाकू|कट्टा|तेज़ाब|तेजाब|गला'
export const weariness =
  "die|dead|suicid\\w*|end (?:it|my|this)|burden\\w*|no (?:use|point|wish|reason)|give up|disappear\\w*|alone|lonely|hopeless\\w*|tired of (?:life|living|everything)|don'?t (?:want|feel|wish)|pills?|rope|poison|blade|terrace|bridge|what for|join (?:her|him)|go to (?:her|him)|mar (?:jau|jana|jaun|na)\\w*|marna|jeena|jine|jeene|zinda|bojh|na rah[uei]\\w*|akel[aeip]\\w*|himmat|haar ga\\w*|mere bina|kisi kaam|man nahi lag\\w*|mann nahi lag\\w*|dil nahi|goliya\\w*|zahar|jahar|phanda|fanda|muh dikha\\w*|khatam|(?:unke|uske) paas|us taraf"
export const wearinessInHindi =
  'मरना|मर जा|मौत|जीना|जीने|ज़?िंदा|बोझ|न रहूं|ना रहूं|अकेल|हिम्मत|हार ग|मेरे बिना|मन नहीं लग|मन नहीं करता|दिल नहीं|गोलियां|ज़?हर|फंदा|मुंह दिखा|मुँह दिखा|ख़?त्म|उनके पास|उसके पास'
export const revenge =
  'kill\\w*|current|poison\\w*|zahar|jahar|jala\\w*|aag laga\\w*|kaat (?:du|dun|dung)\\w*|ma+r (?:du|dun|dung|dal|daal)\\w*|zinda|sabak|lesson|katta|gun|acid|petrol|supari|goond\\w*|thikane|barbad\\w*|nash|totka|mantra|jadu|rod|amav[ao]s\\w*|pudiya|ilaa?j|finish (?:him|her|them)|destroy\\w*'
export const revengeInHindi =
  'करंट|ज़?हर|जला|आग लग|काट दूं|काट दूँ|मार दूं|मार दूँ|मार डाल|ज़?िंदा|सबक(?![\\p{L}\\p{M}])|कट्टा|तेज़?ाब|पेट्रोल|सुपारी|ठिकाने|बर्बाद|बरबाद|नाश|टोटका|मंत्र|जादू|अमावस|पुड़िया'
export const prying =
  'daughters?|beti|betiya|bahu|sister|bahan|behan|follow\\w*|star(?:e|es|ing)|ghoor\\w*|ghur\\w*|pee?cha|nahat\\w*|bath\\w*|window|khidki|children|bachch\\w*|kids?'
export const pryingInHindi = 'बेटी|बहू|बहन|घूर|पीछा|नहा|खिड़की|बच्च'

export const demands =
  'dahej|dowry|demand\\w*|maang\\w*|mang rah\\w*|cash|lakh|gaadi|gadi|bullet|scooty|forc\\w*|my no|not my wish|marzi'
export const demandsInHindi = 'दहेज|मांग|माँग|लाख|गाड़ी|मर्ज़?ी'

/** Beside a calm matter these leave it open whether it is calm: rails and leaps, pushes, a door that is kept, a farewell. */
export const signsBeside =
  'push(?:es|ed|ing)?|shov(?:es|ed)|dhakk\\w*|kamre me(?:in)? (?:\\w+ )?ban(?:d|dh)|room (?:\\w+ )?(?:at night|locked)|sleeps across|i marry|marry (?:him|on)|fark|farq|rail(?:way)?s?|trains?|tracks?|patri|chhalang|chalang|jump\\w*|finish(?:es|ed)? (?:everything|it all|all)|end (?:everything|all)|tonight|his watch|ja+n de|(?:kept|saved|keeping) (?:\\w+ )?(?:tablets|pills|strips)|forever|hamesha ke liye|for (?:the )?last time|camera|sign (?:the )?(?:house|papers)|put me out|with my baby|send me (?:away|back)|milne ja\\w*|raat ko (?:mujhe|milne|kamre|aata)|ek aadmi se|kis bharose|saans lu\\w*|akele? bula\\w*|bula\\w* akele?|gira diya|(?:khana|roti) (?:nahi|nhi) dete|told (?:them|him|her) what|what (?:he|uncle|chacha) did|jo kiya'
export const signsBesideInHindi =
  'धक्क|धकेल|कमरे में|फ़?र्क|न रहने|रेल|पटरी|छलांग|छलाँग|कूद|जान दे|हमेशा के लिए|आज रात|निशान|जो किया|मैंने बताया|गिरा दिया|और मारा|खाना नह|वहां शांति|वहाँ शांति'

/** What says need beside any calm matter. */
export const anyNeed = `${blows}|${weariness}|${revenge}|${signsBeside}|threat\\w*|dhamk\\w*|forc(?:ed|es|ing)|torture\\w*`
export const anyNeedInHindi = `${blowsInHindi}|${wearinessInHindi}|${revengeInHindi}|${signsBesideInHindi}|धमक|मजबूर`
