import type { GrahaMeanings } from './graha-meanings.ts'

/** Of the year, luck, faith and a name. */
export const otherMeanings: GrahaMeanings = {
  sun: {
    favourable: [{ en: 'recognition and confidence grow', hi: 'मान और आत्मविश्वास बढ़ता है' }],
    patience: [{ en: 'recognition is slow to come', hi: 'पहचान मिलने में देर लगती है' }],
  },
  moon: {
    favourable: [
      { en: 'the mind finds peace and people are kind', hi: 'मन को शांति और लोगों का साथ मिलता है' },
    ],
    patience: [
      { en: 'the mind is restless and changes its plan', hi: 'मन बेचैन रहता है और योजना बदलती है' },
    ],
  },
  mars: {
    favourable: [{ en: 'courage gets things moving', hi: 'हिम्मत से काम चल पड़ता है' }],
    patience: [{ en: 'haste makes work twice', hi: 'जल्दबाज़ी से काम दो बार करना पड़ता है' }],
  },
  mercury: {
    favourable: [
      { en: 'learning and contacts bring openings', hi: 'सीखने और जान-पहचान से मौक़े बनते हैं' },
    ],
    patience: [{ en: 'too many plans run at once', hi: 'एक साथ बहुत-सी योजनाएँ चलती हैं' }],
  },
  jupiter: {
    favourable: [{ en: 'luck comes through good advice', hi: 'अच्छी सलाह से भाग्य साथ देता है' }],
    patience: [{ en: 'luck helps later than effort', hi: 'मेहनत के बाद ही भाग्य साथ देता है' }],
  },
  venus: {
    favourable: [{ en: 'comfort and good company increase', hi: 'सुख और अच्छी संगत बढ़ती है' }],
    patience: [{ en: 'ease and spending slow the progress', hi: 'आराम और ख़र्च बढ़त को धीमा करते हैं' }],
  },
  saturn: {
    favourable: [
      { en: 'steady effort is rewarded in the end', hi: 'लगातार मेहनत का फल आख़िर मिलता है' },
    ],
    patience: [
      {
        en: 'everything takes longer and asks for discipline',
        hi: 'हर काम में समय और अनुशासन लगता है',
      },
    ],
  },
  rahu: {
    favourable: [
      { en: 'an unusual chance opens a new road', hi: 'कोई अनोखा मौक़ा नया रास्ता खोलता है' },
    ],
    patience: [{ en: 'things are not quite what they seem', hi: 'जो दिखता है, वह पूरा सच नहीं होता' }],
  },
  ketu: {
    favourable: [{ en: 'letting go of the old brings relief', hi: 'पुराना छोड़ने से राहत मिलती है' }],
    patience: [{ en: 'interest comes and goes', hi: 'मन कभी लगता है, कभी उचटता है' }],
  },
}
