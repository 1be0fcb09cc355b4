import type { LocalizedText } from '../../say.ts'
import type { VoicedText } from '../matters/matter-texts.ts'

/** Which graha a part of the body belongs to by tradition, how it stands, and what to do. */

export const bodyPartNames = {
  stomach: { en: 'the stomach and the fire of digestion', hi: 'पेट और पाचन की अग्नि' },
  heart: { en: 'the heart', hi: 'हृदय' },
  eyes: { en: 'the eyes', hi: 'आँखों' },
  bones: { en: 'the bones', hi: 'हड्डियों' },
  mind: { en: 'the mind and sleep', hi: 'मन और नींद' },
  chest: { en: 'the chest and the lungs', hi: 'छाती और फेफड़ों' },
  blood: { en: 'the blood and its pressure', hi: 'ख़ून और उसके दबाव' },
  skin: { en: 'the skin', hi: 'त्वचा' },
  nerves: { en: 'the nerves', hi: 'नसों' },
  speech: { en: 'speech', hi: 'वाणी' },
  liver: { en: 'the liver and body fat', hi: 'लिवर और चर्बी' },
  sugar: { en: 'sugar in the blood', hi: 'शुगर' },
  ears: { en: 'the ears', hi: 'कानों' },
  kidneys: { en: 'the kidneys', hi: 'गुर्दों' },
  throat: { en: 'the throat and thyroid', hi: 'गले और थायराइड' },
  knees: { en: 'the knees and joints', hi: 'घुटनों और जोड़ों' },
  back: { en: 'the back', hi: 'कमर' },
  teeth: { en: 'the teeth', hi: 'दाँतों' },
} as const satisfies Record<string, LocalizedText>
export type BodyPart = keyof typeof bodyPartNames

export const grahaOfBodyTexts: VoicedText = {
  oracle: {
    en: 'Tradition gives {part} to {graha}; in your chart {graha} stands in the {house}, in {sign}.',
    hi: 'परंपरा में {part} के कारक {graha} हैं; आपकी कुंडली में {graha} {house} में {sign} राशि में हैं।',
  },
  astra: {
    en: 'For {part} tradition looks to {graha}, and you have it in the {house}, in {sign}.',
    hi: '{part} के लिए परंपरा {graha} को देखती है, और आपकी कुंडली में {graha} {house} में {sign} राशि में हैं।',
  },
}
/** Without the birth time: the sign alone. */
export const grahaOfBodySignTexts: VoicedText = {
  oracle: {
    en: 'Tradition gives {part} to {graha}, and by birth {graha} stands in {sign}.',
    hi: 'परंपरा में {part} के कारक {graha} हैं, और जन्म से {graha} {sign} राशि में हैं।',
  },
  astra: {
    en: 'For {part} tradition looks to {graha}, and you were born with it in {sign}.',
    hi: '{part} के लिए परंपरा {graha} को देखती है, और आपके जन्म के समय {graha} {sign} राशि में थे।',
  },
}
/** Neither strong nor weak by sign. */
export const middleStrengthTexts: VoicedText = {
  oracle: {
    en: 'By sign it is of middling strength: nothing there to fear, and no special shield either.',
    hi: 'राशि से उनका बल बीच का है: न डरने की बात है, न कोई ख़ास बचाव।',
  },
  astra: {
    en: 'Its strength is middling, so your own habits decide more than it does.',
    hi: 'उनका बल बीच का है, इसलिए आपकी अपनी आदतों का असर ज़्यादा रहेगा।',
  },
}

/** What tradition and good sense advise for each of the grahas of the body. */
export const bodyCare: Readonly<Record<string, LocalizedText>> = {
  sun: {
    en: 'Eat at fixed hours and early in the evening, and keep chillies, tea and an empty stomach apart.',
    hi: 'खाना तय समय पर और शाम को जल्दी लें; मिर्च, चाय और ख़ाली पेट साथ न रखें।',
  },
  moon: {
    en: 'Go to bed at one hour, drink enough water, and leave the phone outside the bedroom.',
    hi: 'सोने का एक समय रखें, पानी पूरा पिएँ, और फ़ोन सोने के कमरे से बाहर रखें।',
  },
  mars: {
    en: 'Less salt and less hurry help; walk daily, and have the pressure measured rather than guessed.',
    hi: 'नमक और जल्दबाज़ी कम करें, रोज़ टहलें, और दबाव का अंदाज़ा न लगाएँ, नपवाएँ।',
  },
  mercury: {
    en: 'Give the nerves pauses: ten slow breaths between two tasks, and nothing new on the skin without a trial.',
    hi: 'नसों को विराम दें: दो कामों के बीच दस धीमी साँसें, और त्वचा पर कुछ भी नया पहले परखकर।',
  },
  jupiter: {
    en: 'Cut sweets and fried food by half, walk after the meal, and have the blood tested once a year.',
    hi: 'मीठा और तला आधा करें, खाने के बाद टहलें, और साल में एक बार ख़ून की जाँच कराएँ।',
  },
  venus: {
    en: 'Drink water through the day, keep sweets small, and do not put off the tests that were advised.',
    hi: 'दिन भर पानी पीते रहें, मीठा कम रखें, और जो जाँच बताई गई है उसे टालें नहीं।',
  },
  saturn: {
    en: 'Move the joints a little every day, keep the weight in check, and do not sit long in one posture.',
    hi: 'जोड़ों को रोज़ थोड़ा चलाएँ, वज़न काबू में रखें, और एक ही तरह देर तक न बैठें।',
  },
}
export const bodyDoctorTexts: VoicedText = {
  oracle: {
    en: 'A graha names no illness: what hurts, lasts or comes back belongs before a doctor.',
    hi: 'ग्रह रोग का नाम नहीं बताता: जो दर्द करे, टिके या लौट आए, वह डॉक्टर को दिखाएँ।',
  },
  astra: {
    en: 'Take it as tradition and keep the doctor for the cause: what lasts or returns has to be seen.',
    hi: 'इसे परंपरा की बात मानें, और कारण डॉक्टर से जानें: जो टिके या लौटे, उसे दिखाना ज़रूरी है।',
  },
}
