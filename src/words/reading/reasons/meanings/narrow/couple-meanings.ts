import type { GrahaMeanings } from '../graha-meanings.ts'

/** Of two who are together: married, engaged, or parted for a while. */
export const coupleMeanings: GrahaMeanings = {
  sun: {
    favourable: [{ en: 'respect between the two comes back', hi: 'आपस में मान लौटता है' }],
    patience: [
      { en: 'both wait for the other to bend first', hi: 'दोनों सामने वाले के झुकने की राह देखते हैं' },
    ],
  },
  moon: {
    favourable: [{ en: 'feelings are spoken and understood', hi: 'मन की बात कही और समझी जाती है' }],
    patience: [
      { en: 'moods change, and small words hurt', hi: 'मन बदलता रहता है और छोटी बात चुभती है' },
    ],
  },
  mars: {
    favourable: [{ en: 'one of the two takes the first step', hi: 'दोनों में से एक पहल करता है' }],
    patience: [{ en: 'quick temper makes a small matter big', hi: 'ग़ुस्से में छोटी बात बड़ी हो जाती है' }],
  },
  mercury: {
    favourable: [{ en: 'open talk clears the doubts', hi: 'खुलकर बात होने से शक दूर होते हैं' }],
    patience: [{ en: 'much is said and little is settled', hi: 'बातें बहुत होती हैं, हल कम निकलता है' }],
  },
  jupiter: {
    favourable: [{ en: 'good sense wins over anger', hi: 'ग़ुस्से पर समझदारी भारी पड़ती है' }],
    patience: [{ en: 'coming closer takes its time', hi: 'पास आने में समय लगता है' }],
  },
  venus: {
    favourable: [{ en: 'affection is still there', hi: 'प्यार अब भी बाक़ी है' }],
    patience: [{ en: 'each expects more than is said', hi: 'उम्मीदें ज़्यादा हैं और कही कम जाती हैं' }],
  },
  saturn: {
    favourable: [{ en: 'the bond holds through a hard time', hi: 'मुश्किल समय में भी रिश्ता टिकता है' }],
    patience: [
      {
        en: 'duty and distance leave little time for each other',
        hi: 'ज़िम्मेदारी और दूरी में साथ का समय कम मिलता है',
      },
    ],
  },
  rahu: {
    favourable: [
      { en: 'a change of place does the two good', hi: 'जगह बदलने से दोनों को अच्छा लगता है' },
    ],
    patience: [{ en: 'doubts grow where things are left unsaid', hi: 'बात अनकही रहने से शक बढ़ता है' }],
  },
  ketu: {
    favourable: [{ en: 'old hurts are let go', hi: 'पुरानी चोटें छूट जाती हैं' }],
    patience: [{ en: 'one side goes silent', hi: 'एक तरफ़ से चुप्पी हो जाती है' }],
  },
}
