import type { GrahaMeanings } from '../graha-meanings.ts'

/** Of a wedding that is hoped for: the search, the first talks and the yes. */
export const weddingMeanings: GrahaMeanings = {
  sun: {
    favourable: [
      { en: 'a proposal comes through an elder', hi: 'किसी बड़े के ज़रिए अच्छा रिश्ता आता है' },
    ],
    patience: [{ en: 'pride on one side holds the yes back', hi: 'किसी एक पक्ष के अहं से हाँ अटकती है' }],
  },
  moon: {
    favourable: [
      { en: 'both sides feel at ease when they meet', hi: 'मिलने पर दोनों का मन मिलता है' },
    ],
    patience: [{ en: 'the yes wavers from day to day', hi: 'मन बदलने से बनती बात रुकती है' }],
  },
  mars: {
    favourable: [
      {
        en: 'somebody takes the first step and the talk moves fast',
        hi: 'कोई पहल करता है और बात जल्दी आगे बढ़ती है',
      },
    ],
    patience: [
      {
        en: 'haste or a sharp word breaks a talk off',
        hi: 'जल्दबाज़ी या तीखी बात से चलती बातचीत टूटती है',
      },
    ],
  },
  mercury: {
    favourable: [
      {
        en: 'a proposal through friends or a website leads on',
        hi: 'दोस्तों या वेबसाइट से आया रिश्ता आगे बढ़ता है',
      },
    ],
    patience: [
      { en: 'many proposals are seen and few decided', hi: 'रिश्ते बहुत देखे जाते हैं, तय कम होते हैं' },
    ],
  },
  jupiter: {
    favourable: [
      {
        en: 'a good proposal comes, and the elders agree',
        hi: 'अच्छा रिश्ता आता है और बड़े राज़ी होते हैं',
      },
    ],
    patience: [{ en: 'the elders take long to say yes', hi: 'बड़ों को हाँ कहने में समय लगता है' }],
  },
  venus: {
    favourable: [{ en: 'liking grows on both sides', hi: 'दोनों तरफ़ से पसंद बनती है' }],
    patience: [
      {
        en: 'expectations run so high that good proposals are let go',
        hi: 'उम्मीदें इतनी रहती हैं कि अच्छे रिश्ते छूट जाते हैं',
      },
    ],
  },
  saturn: {
    favourable: [
      { en: 'the match is settled slowly, and it lasts', hi: 'रिश्ता धीरे तय होता है, पर टिकता है' },
    ],
    patience: [
      {
        en: 'it takes several talks until one is settled',
        hi: 'कई जगह बात चलने के बाद एक रिश्ता तय होता है',
      },
    ],
  },
  rahu: {
    favourable: [
      {
        en: 'a match from another city or community works out',
        hi: 'दूसरे शहर या बिरादरी का रिश्ता बन जाता है',
      },
    ],
    patience: [
      {
        en: 'what is told in a proposal has to be checked',
        hi: 'रिश्ते में बताई बातों की जाँच करनी पड़ती है',
      },
    ],
  },
  ketu: {
    favourable: [
      { en: 'a match comes up through old acquaintance', hi: 'पुरानी जान-पहचान से रिश्ता निकलता है' },
    ],
    patience: [{ en: 'a talk stops and no reason is given', hi: 'बात बिना वजह बताए रुक जाती है' }],
  },
}
