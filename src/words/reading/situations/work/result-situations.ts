import type { SituationTexts } from '../situation-texts.ts'

/** An examination is over, and its result is days away. */
export const resultAwaitedTexts = {
  state: {
    favourable: {
      oracle: {
        en: 'The result that is coming is likely to be a pass, and the paper you fear should not pull it down.',
        hi: 'आने वाले रिज़ल्ट में पास होने की उम्मीद अच्छी है, और जिस पेपर का डर है, वह उसे नहीं बिगाड़ता दिखता।',
      },
      astra: {
        en: 'I see you passing in this result, the doubtful paper included; sleep well till it comes.',
        hi: 'इस रिज़ल्ट में पास होने के आसार हैं, शक वाले पेपर में भी; तब तक चैन से सोएँ।',
      },
    },
    mixed: {
      oracle: {
        en: 'A pass is more likely than not in this result, though with few marks to spare in the paper you fear.',
        hi: 'इस रिज़ल्ट में पास होने के आसार ज़्यादा हैं, पर जिस पेपर का डर है, उसमें नंबर बस किनारे के हो सकते हैं।',
      },
      astra: {
        en: 'I think this result goes through, perhaps just over the line in the paper you worry about.',
        hi: 'लगता है यह रिज़ल्ट निकल जाएगा, शायद उस एक पेपर में बस किनारे से।',
      },
    },
    patience: {
      oracle: {
        en: 'This result may fall short in one paper; a re-check or a second paper can still bring it right.',
        hi: 'इस रिज़ल्ट में एक पेपर में कमी रह सकती है; कॉपी की दोबारा जाँच या दूसरा पेपर उसे ठीक कर सकता है।',
      },
      astra: {
        en: 'It may be a close thing in this result, so keep the re-check in mind; nothing ends with one paper.',
        hi: 'इस रिज़ल्ट में मामला किनारे का हो सकता है, इसलिए दोबारा जाँच का रास्ता याद रखें; एक पेपर से कुछ ख़त्म नहीं होता।',
      },
    },
  },
  tells: 'reasons',
  advice: [
    {
      en: 'Note the last date for re-checking the answer sheet now, so that no day is lost if marks fall short.',
      hi: 'कॉपी की दोबारा जाँच की आख़िरी तारीख़ अभी देख लें, ताकि नंबर कम आएँ तो दिन न निकल जाएँ।',
      for: ['meeting'],
    },
    {
      en: 'Look at the result with somebody you trust beside you, and decide nothing on that day.',
      hi: 'रिज़ल्ट किसी अपने के साथ बैठकर देखें, और उस दिन कोई फ़ैसला न लें।',
    },
    {
      en: 'Keep your roll number and the papers for the next form ready in one folder.',
      hi: 'रोल नंबर और अगले फ़ॉर्म के काग़ज़ एक फ़ाइल में तैयार रखें।',
    },
  ],
} as const satisfies SituationTexts
