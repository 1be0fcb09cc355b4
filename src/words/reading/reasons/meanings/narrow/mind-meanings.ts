import type { GrahaMeanings } from '../graha-meanings.ts'

/** Of sorrow, worry and sleep. */
export const mindMeanings: GrahaMeanings = {
  sun: {
    favourable: [{ en: 'strength for the day comes back', hi: 'दिन का सामना करने की ताक़त लौटती है' }],
    patience: [
      {
        en: 'worry about what people think wears the mind out',
        hi: 'लोग क्या सोचेंगे, यह चिंता मन को थकाती है',
      },
    ],
  },
  moon: {
    favourable: [{ en: 'sleep and calm come back', hi: 'नींद और चैन लौटते हैं' }],
    patience: [{ en: 'feelings rise and change quickly', hi: 'मन जल्दी भर आता है और बदलता रहता है' }],
  },
  mars: {
    favourable: [
      { en: 'walking and work lighten the mind', hi: 'चलने-फिरने और काम से मन हल्का होता है' },
    ],
    patience: [{ en: 'anger and unrest tire the mind', hi: 'ग़ुस्सा और बेचैनी थका देते हैं' }],
  },
  mercury: {
    favourable: [{ en: 'talking about it brings relief', hi: 'बात कह देने से मन हल्का होता है' }],
    patience: [
      { en: 'the same thought goes round and round', hi: 'एक ही बात दिमाग़ में घूमती रहती है' },
    ],
  },
  jupiter: {
    favourable: [{ en: 'somebody wise gives support', hi: 'किसी समझदार की बात सहारा देती है' }],
    patience: [{ en: 'hope comes back slowly', hi: 'उम्मीद धीरे-धीरे लौटती है' }],
  },
  venus: {
    favourable: [
      {
        en: 'music, company and small joys do good',
        hi: 'संगीत, साथ और छोटी खुशियाँ अच्छा असर करती हैं',
      },
    ],
    patience: [
      {
        en: 'what used to please pleases less for a while',
        hi: 'जो पहले अच्छा लगता था, कुछ समय कम अच्छा लगता है',
      },
    ],
  },
  saturn: {
    favourable: [{ en: 'a fixed routine steadies the mind', hi: 'तय दिनचर्या से मन ठहरता है' }],
    patience: [
      {
        en: 'loneliness and the load of work weigh on the mind',
        hi: 'अकेलापन और काम का बोझ मन पर रहता है',
      },
    ],
  },
  rahu: {
    favourable: [{ en: 'a new surrounding does good', hi: 'नया माहौल अच्छा असर करता है' }],
    patience: [{ en: 'fears grow larger than their cause', hi: 'डर अपनी वजह से बड़े लगने लगते हैं' }],
  },
  ketu: {
    favourable: [{ en: 'prayer or quiet gives peace', hi: 'प्रार्थना या एकांत से शांति मिलती है' }],
    patience: [{ en: 'the mind wants to keep away from people', hi: 'लोगों से दूर रहने का मन होता है' }],
  },
}
