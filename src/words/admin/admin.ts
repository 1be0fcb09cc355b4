import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** What the operator's calls answer. */
export const adminMessages = {
  atServer: { en: 'at the server', hi: 'सर्वर पर' },
  saved: { en: 'Saved.', hi: 'सहेजा गया।' },
  noItem: {
    en: 'There is no such item, or it is of another kind.',
    hi: 'ऐसी कोई चीज़ नहीं है, या उसका प्रकार दूसरा है।',
  },
  noOffer: { en: 'There is no such offer.', hi: 'ऐसा कोई ऑफ़र नहीं है।' },
  notMeasured: {
    en: 'This can’t be measured, so it can’t be switched to the live figure.',
    hi: 'इसे मापा नहीं जा सकता, इसलिए असली आँकड़ा नहीं दिखाया जा सकता।',
  },
} satisfies Record<string, LocalizedText>

/** The operator's pages. */
export const adminWords = {
  title: { en: 'Operator', hi: 'संचालक' },
  description: { en: 'What only an operator may do.', hi: 'जो केवल संचालक कर सकते हैं।' },
  content: { en: 'Content', hi: 'सामग्री' },
  contentLead: {
    en: 'What the pages show. A sample is not shown to the public: put in what is real and take the tick away. A live figure is measured here.',
    hi: 'जो पेजों पर दिखता है। नमूना लोगों को नहीं दिखता: असली बात लिखें और टिक हटा दें। असली आँकड़ा यहीं मापा जाता है।',
  },
  personas: { en: 'Astrologers and their prices', hi: 'ज्योतिषी और उनके मूल्य' },
  offers: { en: 'Offers', hi: 'ऑफ़र' },
  figures: { en: 'Figures and ratings', hi: 'आँकड़े और रेटिंग' },
  testimonials: { en: 'Testimonials', hi: 'लोगों के विचार' },
  reviews: { en: 'Reviews', hi: 'समीक्षाएँ' },
  videos: { en: 'Films', hi: 'फ़िल्में' },
  links: { en: 'Links', hi: 'लिंक' },
  sample: { en: 'Sample (made up)', hi: 'नमूना (काल्पनिक)' },
  live: { en: 'Show the measured figure', hi: 'मापा हुआ आँकड़ा दिखाएँ' },
  price: { en: 'Price of a question, rupees', hi: 'एक प्रश्न का मूल्य, रुपये' },
  inEnglish: { en: 'in English', hi: 'अंग्रेज़ी में' },
  inHindi: { en: 'in Hindi', hi: 'हिंदी में' },
  amount: { en: 'Given', hi: 'कितने' },
  save: { en: 'Save', hi: 'सहेजें' },
  refused: {
    en: 'This was not saved: a field is empty, too long or not in its form.',
    hi: 'यह सहेजा नहीं गया: कोई खाना ख़ाली, बहुत लंबा या ग़लत रूप में है।',
  },
  acts: { en: 'Log of acts', hi: 'कामों का लेखा' },
  noActs: { en: 'Nothing has been changed yet.', hi: 'अभी तक कुछ बदला नहीं गया।' },
  newer: { en: 'Newer', hi: 'नए' },
  older: { en: 'Older', hi: 'पुराने' },
  number: { en: 'Number', hi: 'संख्या' },
  name: { en: 'Name', hi: 'नाम' },
  designation: { en: 'Who they are', hi: 'परिचय' },
  comments: { en: 'Comment', hi: 'विचार' },
  tag: { en: 'In a word', hi: 'एक शब्द में' },
  avatar: { en: 'Graha', hi: 'ग्रह' },
  text: { en: 'Text', hi: 'पाठ' },
  stars: { en: 'Stars', hi: 'स्टार' },
  videoTitle: { en: 'Title', hi: 'शीर्षक' },
  video: { en: 'Address of the film', hi: 'फ़िल्म का पता' },
  link: { en: 'Address', hi: 'पता' },
} satisfies Record<string, LocalizedText>

export const adminTemplates = {
  measured: {
    en: (count: number) => `Measured: ${count}`,
    hi: (count: number) => `मापा हुआ: ${count}`,
  },
} satisfies Record<string, LocalizedTemplate<[number]>>

const offerNames: Record<string, LocalizedText> = {
  'sign-up': { en: 'New account', hi: 'नया खाता' },
  landing: { en: 'New account from the landing page', hi: 'लैंडिंग पेज से नया खाता' },
  invite: { en: 'Invitation, to each', hi: 'आमंत्रण, दोनों को' },
  app: { en: 'Installing the app', hi: 'ऐप इंस्टॉल करने पर' },
}
const unitNames: Record<string, LocalizedText> = {
  oracle: { en: 'Oracle questions', hi: 'ओरेकल प्रश्न' },
  astra: { en: 'Astra questions', hi: 'एस्ट्रा प्रश्न' },
  daily: { en: 'daily predictions', hi: 'दैनिक भविष्यफल' },
  weekly: { en: 'weekly predictions', hi: 'साप्ताहिक भविष्यफल' },
  monthly: { en: 'monthly predictions', hi: 'मासिक भविष्यफल' },
  yearly: { en: 'yearly predictions', hi: 'वार्षिक भविष्यफल' },
}

/** "New account: Oracle questions", whatever offers and units there come to be. */
export function offerTitle(offer: string, unit: string): LocalizedText {
  const [name, unitName] = [offerNames[offer], unitNames[unit]]
  return {
    en: `${name?.en ?? offer}: ${unitName?.en ?? unit}`,
    hi: `${name?.hi ?? offer}: ${unitName?.hi ?? unit}`,
  }
}
