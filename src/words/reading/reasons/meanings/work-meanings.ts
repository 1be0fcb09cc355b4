import type { GrahaMeanings } from './graha-meanings.ts'

/** Of a job and a career. */
export const workMeanings: GrahaMeanings = {
  sun: {
    favourable: [{ en: 'the work is seen by those in charge', hi: 'काम ऊपर वालों की नज़र में आता है' }],
    patience: [{ en: 'a senior’s pride stands in the way', hi: 'किसी बड़े अधिकारी का अहं आड़े आता है' }],
  },
  moon: {
    favourable: [
      { en: 'people like to work with such a person', hi: 'लोग साथ काम करना पसंद करते हैं' },
    ],
    patience: [
      { en: 'the workplace changes mood too often', hi: 'काम की जगह का माहौल बार-बार बदलता है' },
    ],
  },
  mars: {
    favourable: [
      {
        en: 'quick action at the right time brings the post',
        hi: 'सही समय पर तेज़ी दिखाने से पद मिलता है',
      },
    ],
    patience: [
      { en: 'a clash with a colleague costs time', hi: 'किसी सहकर्मी से टकराव में समय जाता है' },
    ],
  },
  mercury: {
    favourable: [
      {
        en: 'a good application or interview opens the door',
        hi: 'अच्छी अर्ज़ी या इंटरव्यू से रास्ता खुलता है',
      },
    ],
    patience: [{ en: 'papers and mails go back and forth', hi: 'काग़ज़ और मेल बीच में अटकते हैं' }],
  },
  jupiter: {
    favourable: [
      { en: 'a senior’s advice and goodwill help', hi: 'किसी वरिष्ठ की सलाह और सद्भाव काम आता है' },
    ],
    patience: [
      { en: 'the promised support comes late', hi: 'जिस सहारे का भरोसा है, वह देर से मिलता है' },
    ],
  },
  venus: {
    favourable: [
      {
        en: 'good relations at work bring a better offer',
        hi: 'काम पर अच्छे संबंधों से बेहतर मौक़ा आता है',
      },
    ],
    patience: [
      {
        en: 'comfort in the present place delays a decision',
        hi: 'मौजूदा जगह के आराम में फ़ैसला टलता है',
      },
    ],
  },
  saturn: {
    favourable: [
      {
        en: 'years of steady work are counted at last',
        hi: 'बरसों की लगातार मेहनत आख़िर गिनी जाती है',
      },
    ],
    patience: [{ en: 'the load comes before the reward', hi: 'काम का बोझ पहले और फल बाद में आता है' }],
  },
  rahu: {
    favourable: [
      {
        en: 'an unusual or foreign firm takes interest',
        hi: 'कोई नई तरह की या विदेशी कंपनी रुचि लेती है',
      },
    ],
    patience: [
      { en: 'office politics blurs who did what', hi: 'दफ़्तर की राजनीति में असली मेहनत छिप जाती है' },
    ],
  },
  ketu: {
    favourable: [{ en: 'an old skill finds a new use', hi: 'पुराना हुनर नई जगह काम आता है' }],
    patience: [{ en: 'interest in the work fades for a while', hi: 'कुछ समय काम से मन उचटा रहता है' }],
  },
}
