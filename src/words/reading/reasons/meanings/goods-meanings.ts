import type { GrahaMeanings } from './graha-meanings.ts'

/** Of a house, a shop or land. */
export const goodsMeanings: GrahaMeanings = {
  sun: {
    favourable: [{ en: 'official papers come through', hi: 'सरकारी काग़ज़ निकल आते हैं' }],
    patience: [{ en: 'permissions and offices take time', hi: 'मंज़ूरी और दफ़्तरों में समय लगता है' }],
  },
  moon: {
    favourable: [
      { en: 'a home that suits the family is found', hi: 'परिवार को जँचने वाला घर मिल जाता है' },
    ],
    patience: [
      { en: 'minds change before the deal is signed', hi: 'सौदा पक्का होने से पहले मन बदल जाता है' },
    ],
  },
  mars: {
    favourable: [
      { en: 'land and building matters move fast', hi: 'ज़मीन और मकान का काम तेज़ी से बढ़ता है' },
    ],
    patience: [
      { en: 'a boundary or a neighbour causes argument', hi: 'हद या पड़ोसी को लेकर बहस होती है' },
    ],
  },
  mercury: {
    favourable: [{ en: 'a fair price is reached by talking', hi: 'बातचीत से ठीक दाम तय होता है' }],
    patience: [{ en: 'the papers have to be read once more', hi: 'काग़ज़ दोबारा पढ़ने पड़ते हैं' }],
  },
  jupiter: {
    favourable: [
      { en: 'the loan and the title come out clean', hi: 'लोन और मालिकाना काग़ज़ साफ़ निकलते हैं' },
    ],
    patience: [{ en: 'the money for it is gathered slowly', hi: 'इसके लिए पैसा धीरे-धीरे जुड़ता है' }],
  },
  venus: {
    favourable: [
      { en: 'a comfortable thing comes at a good price', hi: 'आराम की चीज़ अच्छे दाम पर मिलती है' },
    ],
    patience: [
      { en: 'more is spent on finish than was planned', hi: 'सजावट पर सोचे से ज़्यादा ख़र्च होता है' },
    ],
  },
  saturn: {
    favourable: [{ en: 'what is settled slowly stays settled', hi: 'धीरे तय हुई बात टिकती है' }],
    patience: [{ en: 'the deal is delayed but does not break', hi: 'सौदा टलता है, पर टूटता नहीं' }],
  },
  rahu: {
    favourable: [
      {
        en: 'a buyer or seller from elsewhere appears',
        hi: 'बाहर का कोई ख़रीदार या बेचने वाला मिलता है',
      },
    ],
    patience: [
      { en: 'something about the papers is kept back', hi: 'काग़ज़ की कोई बात शुरू में छिपी रहती है' },
    ],
  },
  ketu: {
    favourable: [{ en: 'an old claim is given up', hi: 'कोई पुराना दावा छूट जाता है' }],
    patience: [
      { en: 'the deal stops halfway without a reason', hi: 'सौदा बिना वजह बीच में रुक जाता है' },
    ],
  },
}
