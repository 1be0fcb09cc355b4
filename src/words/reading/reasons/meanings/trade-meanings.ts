import type { GrahaMeanings } from './graha-meanings.ts'

/** Of a shop or a business. */
export const tradeMeanings: GrahaMeanings = {
  sun: {
    favourable: [{ en: 'a good name brings customers', hi: 'अच्छे नाम से ग्राहक आते हैं' }],
    patience: [{ en: 'licences and officials take time', hi: 'लाइसेंस और अफ़सरों में समय लगता है' }],
  },
  moon: {
    favourable: [{ en: 'daily sales keep the shop alive', hi: 'रोज़ की बिक्री से दुकान चलती रहती है' }],
    patience: [{ en: 'sales go up and down with the season', hi: 'बिक्री मौसम के साथ घटती-बढ़ती है' }],
  },
  mars: {
    favourable: [{ en: 'a bold step into a new line pays', hi: 'नई चीज़ में हिम्मत से उतरना फलता है' }],
    patience: [
      { en: 'competition nearby forces prices down', hi: 'पास के मुक़ाबले से दाम गिराने पड़ते हैं' },
    ],
  },
  mercury: {
    favourable: [
      {
        en: 'clear accounts and good talk close the deals',
        hi: 'साफ़ हिसाब और अच्छी बात से सौदे होते हैं',
      },
    ],
    patience: [
      { en: 'credit and accounts have to be checked again', hi: 'उधार और हिसाब दोबारा देखने पड़ते हैं' },
    ],
  },
  jupiter: {
    favourable: [
      { en: 'honest dealing makes customers return', hi: 'ईमानदार काम से ग्राहक लौटकर आते हैं' },
    ],
    patience: [{ en: 'growth comes later than the plan says', hi: 'बढ़त योजना से देर में आती है' }],
  },
  venus: {
    favourable: [
      { en: 'a well-kept shop and sweet words sell', hi: 'सजी दुकान और मीठी बात से माल बिकता है' },
    ],
    patience: [
      {
        en: 'money goes into show before it comes back',
        hi: 'पैसा सजावट में पहले जाता है, लौटता बाद में है',
      },
    ],
  },
  saturn: {
    favourable: [
      {
        en: 'old customers and patience carry the business',
        hi: 'पुराने ग्राहक और सब्र धंधे को थामे रखते हैं',
      },
    ],
    patience: [
      { en: 'stock moves slowly and payments come late', hi: 'माल धीरे उठता है और पैसा देर से आता है' },
    ],
  },
  rahu: {
    favourable: [{ en: 'online and outside orders open up', hi: 'ऑनलाइन और बाहर के ऑर्डर खुलते हैं' }],
    patience: [{ en: 'a tempting offer hides its conditions', hi: 'लुभावने सौदे की शर्तें छिपी रहती हैं' }],
  },
  ketu: {
    favourable: [
      { en: 'cutting a loss-making item brings relief', hi: 'घाटे वाली चीज़ छोड़ने से राहत मिलती है' },
    ],
    patience: [
      {
        en: 'a partner or helper leaves in the middle',
        hi: 'कोई साझेदार या सहायक बीच में छोड़ जाता है',
      },
    ],
  },
}
