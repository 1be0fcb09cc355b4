import type { GrahaMeanings } from './graha-meanings.ts'

/** Of loans to be repaid. */
export const debtMeanings: GrahaMeanings = {
  sun: {
    favourable: [
      {
        en: 'an officer or elder helps to settle the terms',
        hi: 'किसी अधिकारी या बड़े की मदद से शर्तें तय होती हैं',
      },
    ],
    patience: [
      { en: 'pride delays asking for easier terms', hi: 'अहं के कारण आसान शर्तें माँगने में देर होती है' },
    ],
  },
  moon: {
    favourable: [{ en: 'family at home shares the burden', hi: 'घर के लोग बोझ बाँट लेते हैं' }],
    patience: [{ en: 'household needs eat the instalment', hi: 'घर की ज़रूरतें किस्त का पैसा ले लेती हैं' }],
  },
  mars: {
    favourable: [{ en: 'a firm plan brings it down fast', hi: 'पक्की योजना से क़र्ज़ तेज़ी से घटता है' }],
    patience: [{ en: 'a new loan is taken in haste', hi: 'जल्दी में नया क़र्ज़ चढ़ जाता है' }],
  },
  mercury: {
    favourable: [
      { en: 'talking to the bank brings a lower instalment', hi: 'बैंक से बात करने पर किस्त कम होती है' },
    ],
    patience: [
      { en: 'hidden charges and papers need checking', hi: 'छिपे हुए शुल्क और काग़ज़ जाँचने पड़ते हैं' },
    ],
  },
  jupiter: {
    favourable: [{ en: 'right advice shows the way out', hi: 'सही सलाह से निकलने का रास्ता मिलता है' }],
    patience: [
      { en: 'kindness to others keeps the debt alive', hi: 'दूसरों की मदद में अपना क़र्ज़ बना रहता है' },
    ],
  },
  venus: {
    favourable: [
      { en: 'selling an unused thing pays a part', hi: 'बेकार पड़ी चीज़ बेचकर एक हिस्सा चुकता है' },
    ],
    patience: [{ en: 'comforts bought on credit add to it', hi: 'उधार पर ली सुविधाएँ क़र्ज़ बढ़ाती हैं' }],
  },
  saturn: {
    favourable: [{ en: 'regular small payments end it', hi: 'नियमित छोटी किस्तों से क़र्ज़ उतर जाता है' }],
    patience: [{ en: 'it goes down slowly, month by month', hi: 'क़र्ज़ महीने-दर-महीने धीरे उतरता है' }],
  },
  rahu: {
    favourable: [
      { en: 'an unexpected sum clears a part', hi: 'अचानक मिली रक़म से एक हिस्सा उतरता है' },
    ],
    patience: [
      { en: 'app loans and quick offers make it worse', hi: 'ऐप के लोन और झटपट वादे बोझ बढ़ाते हैं' },
    ],
  },
  ketu: {
    favourable: [{ en: 'an old dispute over dues ends', hi: 'बक़ाया का पुराना झगड़ा ख़त्म होता है' }],
    patience: [{ en: 'the accounts are not clear to anyone', hi: 'हिसाब किसी को साफ़ नहीं रहता' }],
  },
}
