import type { LocalizedText } from '../../say.ts'
import type { VoicedText } from '../matters/matter-texts.ts'

/** Stones by tradition: never a sale. */

export const stoneNames: Readonly<Record<string, LocalizedText>> = {
  sun: { en: 'ruby (manik)', hi: 'माणिक' },
  moon: { en: 'pearl (moti)', hi: 'मोती' },
  mars: { en: 'red coral (moonga)', hi: 'मूँगा' },
  mercury: { en: 'emerald (panna)', hi: 'पन्ना' },
  jupiter: { en: 'yellow sapphire (pukhraj)', hi: 'पुखराज' },
  venus: { en: 'diamond (heera)', hi: 'हीरा' },
  saturn: { en: 'blue sapphire (neelam)', hi: 'नीलम' },
  rahu: { en: 'hessonite (gomed)', hi: 'गोमेद' },
  ketu: { en: 'cat’s eye (lehsunia)', hi: 'लहसुनिया' },
}
export const stoneYes: VoicedText = {
  oracle: {
    en: 'Yes, tradition allows {stone} for you, because it is the stone of {graha}, which rules your {house}.',
    hi: 'हाँ, परंपरा में आपके लिए {stone} चल सकता है, क्योंकि यह {graha} का नग है, जो आपके {house} के स्वामी हैं।',
  },
  astra: {
    en: 'You may wear {stone} if you like: {graha} owns your {house}, and that is where tradition says yes.',
    hi: 'मन हो तो {stone} पहनना ठीक है: {graha} आपके {house} के मालिक हैं, और परंपरा ऐसे में हाँ कहती है।',
  },
}
export const stoneNo: VoicedText = {
  oracle: {
    en: 'No, tradition would not advise {stone} for you: it is the stone of {graha}, which rules your {ruled}.',
    hi: 'नहीं, परंपरा में आपके लिए {stone} की सलाह नहीं है: यह {graha} का नग है, जो आपके {ruled} के स्वामी हैं।',
  },
  astra: {
    en: 'I would not take {stone}, as {graha} rules your {ruled}, and tradition keeps away from such a stone.',
    hi: '{stone} आपके लिए ठीक नहीं: {graha} आपके {ruled} के स्वामी हैं, और परंपरा में ऐसे नग से बचते हैं।',
  },
}
export const stoneNode: VoicedText = {
  oracle: {
    en: 'Tradition is divided on {stone}, the stone of {graha}, and it is best left unless you have worn it well for years.',
    hi: '{stone}, यानी {graha} के नग पर परंपरा में मतभेद है, इसलिए इसे न लेना ही अच्छा है।',
  },
  astra: {
    en: 'Better not: about {stone} for {graha} tradition itself does not agree.',
    hi: 'न ही लें तो अच्छा: {graha} के {stone} पर परंपरा ख़ुद एकमत नहीं है।',
  },
}
/** Where no stone was named: that of the lord of the lagna. */
export const stoneOwn: VoicedText = {
  oracle: {
    en: 'If you wish to wear one, tradition points to {stone}, the stone of {graha}, lord of your lagna.',
    hi: 'पहनना ही हो तो परंपरा {stone} बताती है, जो आपके लग्न के स्वामी {graha} का नग है।',
  },
  astra: {
    en: 'For you it would be {stone}: the lord of your lagna is {graha}, and tradition begins there.',
    hi: 'आपके लिए {stone}: आपके लग्न के स्वामी {graha} हैं, और परंपरा वहीं से शुरू करती है।',
  },
}
/** "Why not?", after a stone that was refused, where the houses do not speak against it. */
export const stoneAfterAll: VoicedText = {
  oracle: {
    en: 'By the houses {stone} may be worn: {graha} rules your {house}; the no before was too strict, and I am sorry for it.',
    hi: 'भावों के हिसाब से {stone} चल सकता है: {graha} आपके {house} के स्वामी हैं; पहले की मनाही ज़रूरत से ज़्यादा सख़्त थी, इसके लिए क्षमा करें।',
  },
  astra: {
    en: 'Looked at again, tradition does allow it: {graha} rules your {house}, so {stone} may be worn. I was too strict before, sorry.',
    hi: 'दोबारा देखने पर परंपरा में इसकी छूट है: {graha} आपके {house} के स्वामी हैं, इसलिए {stone} चल सकता है। पहले की मनाही सख़्त थी, क्षमा करें।',
  },
}
export const stoneOther: VoicedText = {
  oracle: {
    en: 'The lord of your lagna is {graha}, so {stone} is the one that tradition would look at first.',
    hi: 'आपके लग्न के स्वामी {graha} हैं, इसलिए परंपरा में आपके लिए पहले {stone} बताया जाता है।',
  },
  astra: {
    en: 'If a stone at all, then {stone}, since {graha} is the lord of your lagna.',
    hi: 'कोई नग हो भी तो {stone}, क्योंकि आपके लग्न के स्वामी {graha} हैं।',
  },
}
export const stoneUntimed: VoicedText = {
  oracle: {
    en: 'Which stone tradition gives depends on the lagna, and without the birth time I will not name one.',
    hi: 'कौन-सा नग ठीक है यह लग्न से तय होता है, और जन्म समय के बिना नाम लेना ठीक नहीं।',
  },
  astra: {
    en: 'Please buy nothing yet: without your birth time nobody can say which stone fits.',
    hi: 'अभी कुछ न ख़रीदें: जन्म समय के बिना कोई नहीं बता सकता कि कौन-सा नग ठीक है।',
  },
}
export const stoneNotNeeded: VoicedText = {
  oracle: {
    en: 'Nobody needs a stone: no classical text makes a life depend on one, and a loan for it is never worth it.',
    hi: 'नग किसी के लिए ज़रूरी नहीं है: किसी ग्रंथ में नहीं लिखा कि इसके बिना काम नहीं चलता, और इसके लिए क़र्ज़ लेना ठीक नहीं।',
  },
  astra: {
    en: 'You lose nothing without it; if money is tight, spend it on what you really need.',
    hi: 'न पहनने से कुछ नहीं बिगड़ता; पैसे कम हों तो ज़रूरत की चीज़ पर लगाएँ।',
  },
}
/** "Do I really need it?" */
export const stoneNeed: VoicedText = {
  oracle: {
    en: 'No, you do not need {stone}: no classical text makes a life depend on a stone, and a loan for one is never worth it.',
    hi: 'नहीं, {stone} आपके लिए ज़रूरी नहीं है: किसी ग्रंथ में नहीं लिखा कि नग के बिना काम नहीं चलता, और इसके लिए क़र्ज़ लेना ठीक नहीं।',
  },
  astra: {
    en: 'No, you can do without {stone}; you lose nothing by it, and money that is tight belongs to what you really need.',
    hi: 'नहीं, {stone} के बिना भी काम चलेगा; न पहनने से कुछ नहीं बिगड़ता, पैसे ज़रूरत की चीज़ पर लगाएँ।',
  },
}
export const stoneWeight: VoicedText = {
  oracle: {
    en: 'No classical text fixes a weight in ratti or carat by body weight; that rule comes from the trade.',
    hi: 'शरीर के वज़न से रत्ती या कैरेट तय करने की बात किसी ग्रंथ में नहीं है; यह बाज़ार का नियम है।',
  },
  astra: {
    en: 'A small one does as well as a big one: the rule of so many ratti was made by sellers.',
    hi: 'छोटा भी उतना ही है जितना बड़ा: इतने रत्ती का नियम बेचने वालों ने बनाया है।',
  },
}
export const stoneOff: VoicedText = {
  oracle: {
    en: 'You can take it off on any day; nothing bad follows from that.',
    hi: 'उसे किसी भी दिन उतारा जा सकता है; उतारने से कुछ बुरा नहीं होता।',
  },
  astra: {
    en: 'Just take it off if it does not feel right, and for a real ache see a doctor.',
    hi: 'ठीक न लगे तो उतार दें, और कोई तकलीफ़ हो तो डॉक्टर को दिखाएँ।',
  },
}
export const stoneWear: VoicedText = {
  oracle: {
    en: 'By custom {stone} is set in {metal} and first worn on a {day}, on the {finger} of the working hand.',
    hi: 'रिवाज से {stone} {metal} में जड़वाकर पहली बार {day} को, काम करने वाले हाथ की {finger} में पहनते हैं।',
  },
  astra: {
    en: 'People have {stone} set in {metal} and put it on first on a {day}, on the {finger}, after washing it with clean water.',
    hi: 'लोग {stone} को {metal} में जड़वाते हैं और साफ़ पानी से धोकर पहली बार {day} को {finger} में पहनते हैं।',
  },
}
/** Of two stones that were named, the one that tradition allows for the lagna. */
export const stoneOfTwo: VoicedText = {
  oracle: {
    en: 'Of the two, {stone}: it is the stone of {graha}, which rules your {house}, and tradition allows it for you.',
    hi: 'दोनों में से {stone}: यह {graha} का नग है, जो आपके {house} के स्वामी हैं, और परंपरा इसे आपके लिए ठीक मानती है।',
  },
  astra: {
    en: 'Take {stone} of the two: {graha} owns your {house}, and that is where tradition says yes.',
    hi: 'दोनों में से {stone} लें: {graha} आपके {house} के मालिक हैं, और परंपरा ऐसे में हाँ कहती है।',
  },
}
/** A stone and its cheaper stand-in, both of one graha: where tradition allows it, and where not. */
export const stoneAndStandIn = {
  yes: {
    oracle: {
      en: 'The cheaper one is enough: both are stones of {graha}, which rules your {house}, and tradition allows either for you.',
      hi: 'सस्ता वाला काफ़ी है: दोनों {graha} के ही नग हैं, जो आपके {house} के स्वामी हैं, और परंपरा में दोनों चल सकते हैं।',
    },
    astra: {
      en: 'Take the cheaper one with an easy mind: both belong to {graha}, and {graha} owns your {house}.',
      hi: 'निश्चिंत होकर सस्ता वाला लें: दोनों {graha} के नग हैं, और {graha} आपके {house} के मालिक हैं।',
    },
  },
  no: {
    oracle: {
      en: 'Neither of the two: both are stones of {graha}, which rules your {ruled}, and tradition would not advise them for you.',
      hi: 'दोनों में से कोई नहीं: दोनों {graha} के ही नग हैं, जो आपके {ruled} के स्वामी हैं, और परंपरा में आपके लिए इनकी सलाह नहीं है।',
    },
    astra: {
      en: 'I would spend on neither: both belong to {graha}, which rules your {ruled}, and tradition keeps away from such a stone.',
      hi: 'दोनों में से किसी पर पैसे न लगाएँ: दोनों {graha} के नग हैं, जो आपके {ruled} के स्वामी हैं, और परंपरा में ऐसे नग से बचते हैं।',
    },
  },
} as const satisfies Record<string, VoicedText>
/** Metals by custom, for a ring. */
export const metals: Readonly<Record<string, LocalizedText>> = {
  sun: { en: 'gold or copper', hi: 'सोने या ताँबे' },
  moon: { en: 'silver', hi: 'चाँदी' },
  mars: { en: 'gold or copper', hi: 'सोने या ताँबे' },
  mercury: { en: 'gold', hi: 'सोने' },
  jupiter: { en: 'gold', hi: 'सोने' },
  venus: { en: 'silver or platinum', hi: 'चाँदी या प्लैटिनम' },
  saturn: { en: 'silver', hi: 'चाँदी' },
  rahu: { en: 'silver', hi: 'चाँदी' },
  ketu: { en: 'silver', hi: 'चाँदी' },
}
export const fingers: Readonly<Record<string, LocalizedText>> = {
  sun: { en: 'ring finger', hi: 'अनामिका उँगली' },
  moon: { en: 'little finger', hi: 'कनिष्ठा उँगली' },
  mars: { en: 'ring finger', hi: 'अनामिका उँगली' },
  mercury: { en: 'little finger', hi: 'कनिष्ठा उँगली' },
  jupiter: { en: 'index finger', hi: 'तर्जनी उँगली' },
  venus: { en: 'ring finger', hi: 'अनामिका उँगली' },
  saturn: { en: 'middle finger', hi: 'मध्यमा उँगली' },
  rahu: { en: 'middle finger', hi: 'मध्यमा उँगली' },
  ketu: { en: 'middle finger', hi: 'मध्यमा उँगली' },
}
