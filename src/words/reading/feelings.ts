import type { LocalizedText } from '../say.ts'

/** One human sentence to somebody to whom something has happened, before anything of the sky. */
export const feelings = {
  death: [
    { en: 'I am sorry for your loss.', hi: 'आपके दुख में साथ हूँ, यह बहुत बड़ा नुक़सान है।' },
    {
      en: 'I am so sorry; such a loss takes its own time.',
      hi: 'यह सुनकर दुख हुआ; ऐसे दुख को अपना समय लगता है।',
    },
  ],
  'job-lost': [
    {
      en: 'Losing a job shakes anyone, and it says little about what you can do.',
      hi: 'नौकरी जाना किसी को भी हिला देता है, और इससे आपकी क़ाबिलियत कम नहीं होती।',
    },
    {
      en: 'That is hard news, and I am sorry; it happens to very good people.',
      hi: 'यह मुश्किल ख़बर है; ऐसा बहुत अच्छे लोगों के साथ भी होता है।',
    },
  ],
  breakup: [
    {
      en: 'A parting like this hurts, whoever ended it.',
      hi: 'ऐसा अलग होना दुख देता है, चाहे बात किसी ने भी ख़त्म की हो।',
    },
    {
      en: 'I am sorry; it is hard to lose someone you planned with.',
      hi: 'जिसके साथ आगे का सोचा हो उसे खोना सचमुच कठिन है।',
    },
  ],
  failed: [
    {
      en: 'A result like that stings after so much work.',
      hi: 'इतनी मेहनत के बाद ऐसा नतीजा दुख देता है।',
    },
    {
      en: 'I am sorry about the result; one result is not all of you.',
      hi: 'नतीजे का दुख समझ में आता है; एक नतीजा सब कुछ नहीं होता।',
    },
  ],
  lonely: [
    {
      en: 'Loneliness is heavier than it looks from outside.',
      hi: 'अकेलापन बाहर से जितना दिखता है उससे ज़्यादा भारी होता है।',
    },
    {
      en: 'It is good that you say it; feeling alone is hard.',
      hi: 'अच्छा हुआ कि यह कहा; अकेला महसूस करना आसान नहीं है।',
    },
  ],
  worried: [
    {
      en: 'I can hear how much this weighs on you.',
      hi: 'समझ में आता है कि यह बात मन पर कितनी भारी है।',
    },
    { en: 'Your worry makes sense.', hi: 'आपकी चिंता समझ में आती है।' },
  ],
  quarrel: [
    {
      en: 'Quarrels at home tire more than any work.',
      hi: 'घर के झगड़े किसी भी काम से ज़्यादा थका देते हैं।',
    },
    { en: 'It is tiring when peace at home is missing.', hi: 'घर में शांति न हो तो मन थक जाता है।' },
  ],
  cheated: [
    {
      en: 'To be deceived by someone you trusted is painful.',
      hi: 'जिस पर भरोसा हो उससे धोखा मिलना बहुत दुख देता है।',
    },
    {
      en: 'I am sorry; trust that is broken takes time to mend.',
      hi: 'टूटा भरोसा जुड़ने में समय लेता है, यह दुख समझ में आता है।',
    },
  ],
  debt: [
    { en: 'Debt is a weight one carries even into sleep.', hi: 'क़र्ज़ का बोझ नींद में भी साथ रहता है।' },
    { en: 'I know how heavy loans can feel.', hi: 'क़र्ज़ कितना भारी लगता है, यह समझ में आता है।' },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>
export type Feeling = keyof typeof feelings
