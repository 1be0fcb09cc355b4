import type { GrahaMeanings } from './graha-meanings.ts'

/** Of health. */
export const bodyMeanings: GrahaMeanings = {
  sun: {
    favourable: [
      { en: 'strength and energy come back little by little', hi: 'ताक़त और फुर्ती धीरे-धीरे लौटती है' },
    ],
    patience: [{ en: 'the body tires sooner than the will', hi: 'मन से पहले शरीर थक जाता है' }],
  },
  moon: {
    favourable: [{ en: 'sleep and appetite improve', hi: 'नींद और भूख सुधरती है' }],
    patience: [{ en: 'worry disturbs sleep and digestion', hi: 'चिंता से नींद और पाचन बिगड़ता है' }],
  },
  mars: {
    favourable: [
      { en: 'recovery is quick once treatment begins', hi: 'इलाज शुरू होते ही सुधार तेज़ होता है' },
    ],
    patience: [
      {
        en: 'heat, haste and missed rest slow the recovery',
        hi: 'गर्मी, जल्दबाज़ी और कम आराम से सुधार धीमा होता है',
      },
    ],
  },
  mercury: {
    favourable: [
      { en: 'the right test shows what is needed', hi: 'सही जाँच से पता चल जाता है कि क्या करना है' },
    ],
    patience: [{ en: 'tension keeps the nerves awake', hi: 'तनाव से नसों को आराम नहीं मिलता' }],
  },
  jupiter: {
    favourable: [{ en: 'a good doctor’s advice works', hi: 'अच्छे डॉक्टर की सलाह काम करती है' }],
    patience: [{ en: 'weight and diet need watching', hi: 'वज़न और खान-पान पर ध्यान देना पड़ता है' }],
  },
  venus: {
    favourable: [
      { en: 'rest and a gentle routine do their work', hi: 'आराम और नरम दिनचर्या असर दिखाती है' },
    ],
    patience: [
      {
        en: 'comfort eating and late nights delay the result',
        hi: 'बेवक़्त खाने और देर रात जागने से फ़ायदा टलता है',
      },
    ],
  },
  saturn: {
    favourable: [
      { en: 'regular habits keep it under control', hi: 'नियमित आदतों से तकलीफ़ क़ाबू में रहती है' },
    ],
    patience: [
      { en: 'getting better is slow and asks for regularity', hi: 'सुधार धीमा है और नियम माँगता है' },
    ],
  },
  rahu: {
    favourable: [
      { en: 'asking another doctor brings clarity', hi: 'किसी और डॉक्टर से पूछने पर बात साफ़ होती है' },
    ],
    patience: [{ en: 'the cause takes time to be found', hi: 'कारण पकड़ में आने में समय लगता है' }],
  },
  ketu: {
    favourable: [
      { en: 'the trouble lessens without much notice', hi: 'तकलीफ़ बिना शोर के घटती जाती है' },
    ],
    patience: [
      {
        en: 'the trouble comes and goes without a clear reason',
        hi: 'तकलीफ़ बिना साफ़ वजह के आती-जाती है',
      },
    ],
  },
}
