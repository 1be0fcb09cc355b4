import type { LocalizedText } from '../../say.ts'
import type { VoicedText } from '../matters/matter-texts.ts'

/** What somebody is like and what they are good at: by lagna, Moon sign, birth star and the grahas' strength. */

/** What others meet in somebody of this lagna, Aries to Pisces. */
export const lagnaManners: readonly LocalizedText[] = [
  {
    en: 'others meet somebody quick, direct and hard to hold back',
    hi: 'लोगों को आपमें तेज़ी, सीधापन और पहल दिखती है',
  },
  {
    en: 'others meet somebody calm and steady who does not give way once decided, and call that stubborn',
    hi: 'लोगों को आपमें ठहराव और मन की पक्की बात दिखती है, जिसे वे ज़िद भी कह देते हैं',
  },
  {
    en: 'others meet somebody lively and curious who changes course easily',
    hi: 'लोगों को आपमें बातों की रौनक, जिज्ञासा और जल्दी बदलता मन दिखता है',
  },
  {
    en: 'others meet somebody caring and watchful who takes things to heart',
    hi: 'लोगों को आपमें अपनापन और सावधानी दिखती है, और हर बात दिल से लगती है',
  },
  {
    en: 'others meet somebody warm and proud who likes to be asked and not told',
    hi: 'लोगों को आपमें गरमाहट और स्वाभिमान दिखता है; हुक्म से ज़्यादा पूछा जाना भाता है',
  },
  {
    en: 'others meet somebody careful and exact who sees first what is missing',
    hi: 'लोगों को आपमें सावधानी और बारीकी दिखती है, और कमी सबसे पहले आपकी नज़र में आती है',
  },
  {
    en: 'others meet somebody polite and fair who takes long over a no',
    hi: 'लोगों को आपमें शिष्टता और निष्पक्षता दिखती है, और ना कहने में देर लगती है',
  },
  {
    en: 'others meet somebody reserved and intense who tells little and forgets little',
    hi: 'लोगों को आपमें गहराई और चुप्पी दिखती है; बात कम खुलती है और भूलती भी कम है',
  },
  {
    en: 'others meet somebody frank and hopeful who says what others only think',
    hi: 'लोगों को आपमें खुलापन और आशा दिखती है, और मन की बात मुँह पर आ जाती है',
  },
  {
    en: 'others meet somebody serious and dutiful who keeps at it when the rest have left',
    hi: 'लोगों को आपमें गंभीरता और ज़िम्मेदारी दिखती है, और औरों के थकने पर भी लगे रहना आपकी आदत है',
  },
  {
    en: 'others meet somebody friendly but a little apart, with opinions of their own',
    hi: 'लोगों को आपमें मिलनसारी के साथ थोड़ी दूरी दिखती है, और राय अपनी होती है',
  },
  {
    en: 'others meet somebody gentle and dreamy who says yes a little too easily',
    hi: 'लोगों को आपमें नरमी और कल्पना दिखती है, और हाँ ज़रा जल्दी निकल जाती है',
  },
]

/** What a sign lends to the Moon, the Sun or the lagna that stands in it, Aries to Pisces. */
export const signStrengths: readonly LocalizedText[] = [
  { en: 'the courage to begin', hi: 'पहल करने की हिम्मत' },
  { en: 'steadiness', hi: 'मन का ठहराव' },
  { en: 'quick learning', hi: 'जल्दी सीखना' },
  { en: 'care for people', hi: 'लोगों की देखभाल' },
  { en: 'leadership', hi: 'आगे बढ़कर अगुवाई' },
  { en: 'an eye for detail', hi: 'बारीकी की नज़र' },
  { en: 'fairness between people', hi: 'सबके साथ बराबरी' },
  { en: 'a mind that goes to the root', hi: 'बात की जड़ तक जाना' },
  { en: 'a view of the larger picture', hi: 'दूर की सोच' },
  { en: 'responsibility', hi: 'ज़िम्मेदारी निभाना' },
  { en: 'fresh ideas', hi: 'नई सोच' },
  { en: 'imagination and kindness', hi: 'कल्पना और दया' },
]

/** What each of the seven lends where it is strong. */
export const grahaStrengths: Readonly<Record<string, LocalizedText>> = {
  sun: { en: 'confidence before people', hi: 'लोगों के सामने आत्मविश्वास' },
  moon: { en: 'a sense of what people need', hi: 'लोगों का मन समझना' },
  mars: { en: 'courage under pressure', hi: 'दबाव में भी हिम्मत' },
  mercury: { en: 'clear speech and quick understanding', hi: 'साफ़ बोलना और जल्दी समझना' },
  jupiter: { en: 'sound judgement', hi: 'सही-ग़लत की समझ' },
  venus: { en: 'tact and good taste', hi: 'व्यवहार की मिठास और अच्छी पसंद' },
  saturn: { en: 'patience and staying power', hi: 'धीरज और टिककर काम करना' },
}

/** What asks for practice where each of the seven is weak. */
export const grahaLessons: Readonly<Record<string, LocalizedText>> = {
  sun: { en: 'speaking up before seniors', hi: 'बड़ों के सामने अपनी बात रखना' },
  moon: { en: 'letting a hurt pass', hi: 'चोट को मन से जाने देना' },
  mars: { en: 'acting in time and without temper', hi: 'समय पर और बिना ग़ुस्से के क़दम उठाना' },
  mercury: { en: 'saying things plainly', hi: 'बात साफ़ कहना' },
  jupiter: { en: 'asking for advice in time', hi: 'समय रहते सलाह लेना' },
  venus: { en: 'enjoying what is there', hi: 'जो है उसका सुख लेना' },
  saturn: { en: 'finishing what is dull', hi: 'उबाऊ काम को पूरा करना' },
}

export const moonNatureTexts: VoicedText = {
  oracle: {
    en: 'Your Moon sign is {rashi}: {clause}.',
    hi: 'आपकी चंद्र राशि {rashi} है: {clause}।',
  },
  astra: {
    en: 'At heart, as your Moon sign is {rashi}, {clause}.',
    hi: 'भीतर से देखें तो आपकी चंद्र राशि {rashi} है: {clause}।',
  },
}
export const lagnaNatureTexts: VoicedText = {
  oracle: {
    en: 'Your lagna is {lagna}, so {clause}.',
    hi: 'आपका लग्न {lagna} है, इसलिए {clause}।',
  },
  astra: {
    en: 'From outside, as you are {lagna} lagna, {clause}.',
    hi: 'बाहर से देखें तो आपका लग्न {lagna} है: {clause}।',
  },
}
export const starNatureTexts: VoicedText = {
  oracle: {
    en: 'Your birth nakshatra is {star}: {clause}.',
    hi: 'आपका जन्म नक्षत्र {star} है: {clause}।',
  },
  astra: {
    en: 'As your birth nakshatra is {star}, {clause}.',
    hi: 'जन्म नक्षत्र {star} है, यानी {clause}।',
  },
}
export const lagnaLordNatureTexts: VoicedText = {
  oracle: {
    en: 'The lord of your lagna is {graha}, and it stands in the {house}: much of your mind is with {matters}.',
    hi: 'आपके लग्न के स्वामी {graha} हैं, और वे {house} में हैं, इसलिए ये बातें मन के सबसे पास रहती हैं: {matters}।',
  },
  astra: {
    en: 'Much of your mind is with {matters}, since {graha}, lord of your lagna, sits in the {house}.',
    hi: 'आपके लग्न के स्वामी {graha} {house} में बैठे हैं, इसलिए ये बातें मन के सबसे पास रहती हैं: {matters}।',
  },
}
export const strongestNatureTexts: VoicedText = {
  oracle: {
    en: 'The most strength lies with {graha}, which stands in your {house}, and it gives you {strength}.',
    hi: 'सबसे ज़्यादा बल {graha} का है, जो आपके {house} में हैं, और उनकी देन है {strength}।',
  },
  astra: {
    en: 'What carries you is {strength}: the most strength lies with {graha}, which sits in your {house}.',
    hi: 'आपका सहारा है {strength}: सबसे ज़्यादा बल {graha} का है, जो आपके {house} में बैठे हैं।',
  },
}
export const weakestNatureTexts: VoicedText = {
  oracle: {
    en: 'What asks for practice is {lesson}, for the least strength lies with {graha}.',
    hi: 'सबसे कम बल {graha} का है, जो आपके {house} में हैं; अभ्यास जिस बात का चाहिए, वह है {lesson}।',
  },
  astra: {
    en: 'The least strength lies with {graha}, which sits in your {house}, so {lesson} takes you practice.',
    hi: 'सबसे कम बल {graha} का है, जो आपके {house} में बैठे हैं, इसलिए थोड़ी मुश्किल बात है {lesson}।',
  },
}

/** The strengths in a row, and then what each rests on. */
export const threeStrengthsTexts: VoicedText = {
  oracle: {
    en: 'Your chart names three strengths: {one}; {two}; {three}.',
    hi: 'आपकी कुंडली तीन ताक़तें बताती है: {one}; {two}; {three}।',
  },
  astra: {
    en: 'Three things that you can count on: {one}; {two}; {three}.',
    hi: 'तीन बातें जिन पर भरोसा किया जा सकता है: {one}; {two}; {three}।',
  },
}
export const twoStrengthsTexts: VoicedText = {
  oracle: {
    en: 'Your chart names these strengths: {one}; {two}.',
    hi: 'आपकी कुंडली ये ताक़तें बताती है: {one}; {two}।',
  },
  astra: {
    en: 'Two things that you can count on: {one}; {two}.',
    hi: 'दो बातें जिन पर भरोसा किया जा सकता है: {one}; {two}।',
  },
}
/** What to do with them. */
export const strengthUseTexts: VoicedText = {
  oracle: {
    en: 'Take on work in which these are asked for, and share the rest with somebody who likes it.',
    hi: 'ऐसे काम लें जिनमें ये काम आएँ, और बाक़ी उसके साथ बाँट लें जिसे वह पसंद हो।',
  },
  astra: {
    en: 'Think of one thing this month that needs just these, and offer to do it.',
    hi: 'इस महीने का कोई एक काम सोचें जिसमें यही चाहिए, और उसे अपने हाथ में लें।',
  },
}
/** What each of them rests on. */
export const strengthByTexts = {
  strongest: {
    oracle: {
      en: 'The most strength lies with {graha}, which stands in your {house} and lends you {strength}.',
      hi: 'सबसे ज़्यादा बल {graha} का है, जो आपके {house} में हैं; {strength} इन्हीं की देन है।',
    },
    astra: {
      en: 'For {strength} look to {graha}, which sits in your {house}: the most strength lies there.',
      hi: '{strength}, यह {graha} की देन है, जो आपके {house} में बैठे हैं: सबसे ज़्यादा बल उन्हीं का है।',
    },
  },
  second: {
    oracle: {
      en: 'Next in strength is {graha}, which stands in your {house} and lends you {strength}.',
      hi: 'बल में उसके बाद {graha} हैं, जो आपके {house} में हैं; {strength} इन्हीं की देन है।',
    },
    astra: {
      en: 'For {strength} look to {graha}, which sits in your {house} and is next in strength.',
      hi: '{strength}, यह {graha} की देन है, जो आपके {house} में बैठे हैं और बल में उसके बाद हैं।',
    },
  },
  moon: {
    oracle: {
      en: 'Your Moon sign is {sign}, and it lends you {strength}.',
      hi: 'आपकी चंद्र राशि {sign} है, और {strength} इसी की देन है।',
    },
    astra: {
      en: 'As for {strength}, your Moon sign is {sign}.',
      hi: 'आपकी चंद्र राशि {sign} है, इसलिए {strength} आपके स्वभाव में है।',
    },
  },
  lagna: {
    oracle: {
      en: 'Your lagna is {sign}, and it lends you {strength}.',
      hi: 'आपका लग्न {sign} है, और {strength} इसी की देन है।',
    },
    astra: {
      en: 'As for {strength}, you are {sign} lagna.',
      hi: 'आपका लग्न {sign} है, और {strength} इसी से है।',
    },
  },
  sun: {
    oracle: {
      en: 'By birth the Sun stands in {sign}, and it lends you {strength}.',
      hi: 'जन्म से सूर्य {sign} राशि में हैं, और {strength} इन्हीं की देन है।',
    },
    astra: {
      en: 'As for {strength}, you were born with the Sun in {sign}.',
      hi: 'आपके जन्म के समय सूर्य {sign} राशि में थे, और {strength} इन्हीं की देन है।',
    },
  },
} as const satisfies Record<string, VoicedText>
