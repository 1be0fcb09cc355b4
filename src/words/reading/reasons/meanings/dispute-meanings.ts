import type { GrahaMeanings } from './graha-meanings.ts'

/** Of court cases and people who work against one. */
export const disputeMeanings: GrahaMeanings = {
  sun: {
    favourable: [{ en: 'authority listens to the right side', hi: 'अधिकारी सही पक्ष की बात सुनते हैं' }],
    patience: [
      { en: 'an official’s signature is awaited long', hi: 'किसी अधिकारी के दस्तख़त का इंतज़ार रहता है' },
    ],
  },
  moon: {
    favourable: [{ en: 'public sympathy is on this side', hi: 'लोगों की सहानुभूति इस तरफ़ रहती है' }],
    patience: [{ en: 'statements change from hearing to hearing', hi: 'हर पेशी में बयान बदलते हैं' }],
  },
  mars: {
    favourable: [{ en: 'courage to fight brings results', hi: 'लड़ने की हिम्मत काम आती है' }],
    patience: [
      { en: 'anger gives the other side an argument', hi: 'ग़ुस्से से सामने वाले को मौक़ा मिल जाता है' },
    ],
  },
  mercury: {
    favourable: [{ en: 'written proof carries weight', hi: 'लिखे हुए सबूत का वज़न रहता है' }],
    patience: [{ en: 'dates and papers drag on', hi: 'तारीख़ें और काग़ज़ खिंचते रहते हैं' }],
  },
  jupiter: {
    favourable: [
      {
        en: 'the law and a good lawyer stand by the truth',
        hi: 'क़ानून और अच्छा वकील सच के साथ रहते हैं',
      },
    ],
    patience: [{ en: 'a settlement is offered late', hi: 'समझौते की बात देर से आती है' }],
  },
  venus: {
    favourable: [{ en: 'a friendly settlement is possible', hi: 'मिल-बैठकर समझौता हो सकता है' }],
    patience: [
      { en: 'a compromise costs more than it should', hi: 'समझौते में ज़रूरत से ज़्यादा देना पड़ता है' },
    ],
  },
  saturn: {
    favourable: [{ en: 'patience wears the other side out', hi: 'सब्र से सामने वाला थक जाता है' }],
    patience: [{ en: 'it goes on for a long time', hi: 'मामला लंबा चलता है' }],
  },
  rahu: {
    favourable: [{ en: 'a hidden fact comes to light', hi: 'छिपी बात सामने आती है' }],
    patience: [
      {
        en: 'rumours and hidden moves have to be watched',
        hi: 'अफ़वाहों और छिपी चालों पर नज़र रखनी पड़ती है',
      },
    ],
  },
  ketu: {
    favourable: [{ en: 'the other side loses interest', hi: 'सामने वाले का उत्साह ठंडा पड़ता है' }],
    patience: [
      { en: 'a paper or witness is missing when needed', hi: 'ज़रूरत पर कोई काग़ज़ या गवाह नहीं मिलता' },
    ],
  },
}
