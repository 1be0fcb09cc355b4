import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** The lines of a kundli's first page, which the server finishes itself. */
export const overviewSentences = {
  lagnaSign: {
    en: (sign: string) => `${sign} lagna`,
    hi: (sign: string) => `${sign} लग्न`,
  } satisfies LocalizedTemplate<[string]>,
  moonSign: {
    en: (sign: string) => `Moon in ${sign}`,
    hi: (sign: string) => `चंद्र राशि ${sign}`,
  } satisfies LocalizedTemplate<[string]>,
  /** A graha's name within a sentence. */
  graha: {
    en: (name: string) => (['Sun', 'Moon'].includes(name) ? `the ${name}` : name),
    hi: (name: string) => name,
  } satisfies LocalizedTemplate<[string]>,
  lagna: {
    en: (sign: string, nature: string) => `${sign} lagna: ${nature}.`,
    hi: (sign: string, nature: string) => `${sign} लग्न: ${nature}।`,
  } satisfies LocalizedTemplate<[string, string]>,
  moon: {
    en: (sign: string, nature: string) => `Your Moon sign is ${sign}: ${nature}.`,
    hi: (sign: string, nature: string) => `आपकी चंद्र राशि ${sign} है: ${nature}।`,
  } satisfies LocalizedTemplate<[string, string]>,
  strength: {
    en: (graha: string, matters: string) =>
      `Your strongest graha is ${graha}; it helps most in ${matters}.`,
    hi: (graha: string, matters: string) =>
      `आपकी कुंडली में सबसे बलवान ग्रह ${graha} है; ${matters} में इसका सबसे अधिक साथ मिलता है।`,
  } satisfies LocalizedTemplate<[string, string]>,
  dasha: {
    en: (lords: string, until: string, meaning: string) =>
      `${lords} runs until ${until}: ${meaning}.`,
    hi: (lords: string, until: string, meaning: string) =>
      `अभी ${until} तक ${lords} की दशा है: ${meaning}।`,
  } satisfies LocalizedTemplate<[string, string, string]>,
  sadeSati: {
    en: (until: string) =>
      `Take care: Sade Sati runs until ${until}. Work takes longer, so promise less and keep regular hours.`,
    hi: (until: string) =>
      `ध्यान रखें: साढ़े साती ${until} तक है। काम में देर लगती है, इसलिए कम वादे करें और दिनचर्या नियमित रखें।`,
  } satisfies LocalizedTemplate<[string]>,
  dhaiya: {
    en: (until: string) =>
      `Take care: Saturn’s dhaiya runs until ${until}. Leave room for delays in what you plan.`,
    hi: (until: string) => `ध्यान रखें: शनि की ढैया ${until} तक है। योजना बनाते समय देरी की गुंजाइश रखें।`,
  } satisfies LocalizedTemplate<[string]>,
  weakest: {
    en: (graha: string, matters: string) =>
      `Take care: ${graha} is the weakest of the seven, so give ${matters} more time than others need.`,
    hi: (graha: string, matters: string) =>
      `ध्यान रखें: सात ग्रहों में ${graha} सबसे कम बलवान है, इसलिए ${matters} को औरों से ज़्यादा समय दें।`,
  } satisfies LocalizedTemplate<[string, string]>,
  houseMatters: {
    en: (matters: string) => `It stands for ${matters}.`,
    hi: (matters: string) => `इस भाव से देखा जाता है: ${matters}।`,
  } satisfies LocalizedTemplate<[string]>,
  houseLord: {
    en: (lord: string, house: string, matters: string) =>
      `Its lord ${lord} is in the ${house}, which ties it to ${matters}.`,
    hi: (lord: string, house: string, matters: string) =>
      `इसका स्वामी ${lord} ${house} में है, इसलिए यह ${matters} से जुड़ता है।`,
  } satisfies LocalizedTemplate<[string, string, string]>,
  lordAtHome: {
    en: (lord: string) => `Its lord ${lord} stands in it, and that makes the house strong.`,
    hi: (lord: string) => `इसका स्वामी ${lord} इसी में है, इससे भाव मज़बूत होता है।`,
  } satisfies LocalizedTemplate<[string]>,
}

/** What a rising sign says of a person, Aries to Pisces: a clause without an end. */
export const lagnaNatures: readonly LocalizedText[] = [
  {
    en: 'you act first and quickly, speak straight and like to lead',
    hi: 'आप झट से क़दम उठाते हैं, सीधी बात कहते हैं और आगे रहना पसंद करते हैं',
  },
  {
    en: 'you are steady and patient, and you like good food, music and a secure home',
    hi: 'आप धीरज वाले और भरोसेमंद हैं; अच्छा खाना, संगीत और पक्का घर आपको भाता है',
  },
  {
    en: 'you are quick to learn and to talk, and rarely content with one thing alone',
    hi: 'आप जल्दी सीखते हैं, बातों में तेज़ हैं और एक ही काम से कम ही बँधते हैं',
  },
  {
    en: 'you feel deeply, care for your people and keep old ties alive',
    hi: 'आप भावुक हैं, अपनों का ध्यान रखते हैं और पुराने रिश्ते निभाते हैं',
  },
  {
    en: 'you carry yourself with pride, are open-handed and want to be respected',
    hi: 'आप स्वाभिमानी और उदार हैं, और सम्मान आपके लिए बहुत मायने रखता है',
  },
  {
    en: 'you notice what others miss, work with care and find it hard to leave things half done',
    hi: 'आप बारीक बात पकड़ते हैं, सफ़ाई से काम करते हैं और अधूरा काम आपको खटकता है',
  },
  {
    en: 'you weigh both sides, like fairness and beauty, and work best together with others',
    hi: 'आप दोनों पक्ष देखते हैं, न्याय और सुंदरता पसंद करते हैं और साथ मिलकर बेहतर काम करते हैं',
  },
  {
    en: 'you are intense and private, and you do not give up what you have set your mind on',
    hi: 'आप गहरे स्वभाव के हैं, मन की बात कम कहते हैं और जो ठान लें उसे छोड़ते नहीं',
  },
  {
    en: 'you are hopeful and frank, and like to learn, to travel and to advise',
    hi: 'आप आशावादी और साफ़ दिल हैं; सीखना, घूमना और सलाह देना आपको अच्छा लगता है',
  },
  {
    en: 'you are disciplined and practical, and you rise slowly but surely',
    hi: 'आप अनुशासित और व्यावहारिक हैं, और धीरे पर पक्के क़दमों से आगे बढ़ते हैं',
  },
  {
    en: 'you think for yourself, keep many friends and few confidants, and like to be useful',
    hi: 'आप अपनी सोच से चलते हैं, मित्र बहुत पर राज़दार कम रखते हैं और सबके काम आना चाहते हैं',
  },
  {
    en: 'you are gentle and imaginative, quick to trust and to forgive',
    hi: 'आप कोमल और कल्पनाशील हैं, जल्दी भरोसा करते हैं और जल्दी माफ़ कर देते हैं',
  },
]
