import type { GrahaMeanings } from './graha-meanings.ts'

/** Of love, and of two people who want to stay together. */
export const bondMeanings: GrahaMeanings = {
  sun: {
    favourable: [{ en: 'feelings are admitted openly', hi: 'मन की बात खुलकर मानी जाती है' }],
    patience: [{ en: 'neither side wants to give way', hi: 'पहले झुकने को कोई तैयार नहीं होता' }],
  },
  moon: {
    favourable: [{ en: 'feelings are spoken and understood', hi: 'मन की बात कही और समझी जाती है' }],
    patience: [
      { en: 'moods change, and small words hurt', hi: 'मन बदलता रहता है और छोटी बात चुभती है' },
    ],
  },
  mars: {
    favourable: [{ en: 'somebody takes courage and speaks up', hi: 'कोई हिम्मत करके पहल करता है' }],
    patience: [
      { en: 'quick temper spoils what was nearly settled', hi: 'जल्दी के ग़ुस्से से बनती बात बिगड़ती है' },
    ],
  },
  mercury: {
    favourable: [{ en: 'open talk clears the doubts', hi: 'खुलकर बात होने से शक दूर होते हैं' }],
    patience: [{ en: 'much is said and little is decided', hi: 'बातें बहुत होती हैं, फ़ैसला कम' }],
  },
  jupiter: {
    favourable: [
      {
        en: 'it is meant seriously, and elders can be won over',
        hi: 'इरादा गंभीर रहता है, और बड़े भी मान सकते हैं',
      },
    ],
    patience: [{ en: 'the elders’ approval takes its time', hi: 'बड़ों को हाँ कहने में समय लगता है' }],
  },
  venus: {
    favourable: [
      { en: 'affection and attraction stay alive', hi: 'आपसी प्यार और अपनापन बना रहता है' },
    ],
    patience: [
      { en: 'more is expected than the other can give', hi: 'उम्मीदें ज़्यादा रहती हैं, और पूरी नहीं होतीं' },
    ],
  },
  saturn: {
    favourable: [{ en: 'loyalty lasts where a promise is given', hi: 'दिया हुआ वादा निभता है' }],
    patience: [
      { en: 'distance or duty keeps the two apart', hi: 'दूरी या ज़िम्मेदारी दोनों को अलग रखती है' },
    ],
  },
  rahu: {
    favourable: [
      {
        en: 'a bond outside the usual circle holds',
        hi: 'अपने दायरे से बाहर का रिश्ता भी निभ जाता है',
      },
    ],
    patience: [
      { en: 'what is shown is not the whole truth', hi: 'शुरू में जो दिखता है, वह पूरा सच नहीं होता' },
    ],
  },
  ketu: {
    favourable: [{ en: 'old hurts are let go', hi: 'पुरानी चोटें छूट जाती हैं' }],
    patience: [{ en: 'one side withdraws without a word', hi: 'एक तरफ़ बिना कहे दूरी आ जाती है' }],
  },
}
