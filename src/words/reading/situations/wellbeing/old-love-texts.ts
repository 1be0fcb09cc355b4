import type { SituationTexts } from '../situation-texts.ts'

export const oldLoveTexts = {
  'ex-regrets': {
    outlook: {
      yes: {
        oracle: {
          en: 'They are likely to see what they did, and a word of regret may reach you between {from} and {to}.',
          hi: 'उन्हें अपनी ग़लती समझ आने के आसार हैं, और पछतावे की बात {from} से {to} के बीच आप तक पहुँच सकती है।',
        },
        astra: {
          en: 'I think it will dawn on them; if a sorry comes at all, I’d look for it from {from} to {to}.',
          hi: 'यह बात उन्हें चुभेगी ज़रूर; “माफ़ करना” सुनने को मिले तो {from} से {to} के बीच की संभावना है।',
        },
      },
      later: {
        oracle: {
          en: 'Regret comes to them late, more likely between {from} and {to}; do not hold your own life until then.',
          hi: 'पछतावा उन्हें देर से होगा, {from} से {to} के बीच ज़्यादा; तब तक अपनी ज़िंदगी न रोकें।',
        },
        astra: {
          en: 'Not while their new days are shining; from {from} to {to} the thought of you weighs more.',
          hi: 'अभी नहीं, जब तक सब नया अच्छा लग रहा है; {from} से {to} के बीच आपकी कमी ज़्यादा खलेगी।',
        },
      },
      slow: {
        oracle: {
          en: 'They may feel it and never say it: the chart marks no time for an apology from that side.',
          hi: 'मन में पछतावा हो सकता है पर ज़बान पर शायद न आए: माफ़ी का कोई समय नहीं दिखता।',
        },
        astra: {
          en: 'Somewhere they know, I believe; knowing and saying are far apart in proud people.',
          hi: 'भीतर से यह बात उन्हें पता है, ऐसा लगता है; पर अहम वाले लोगों में जानने और कहने के बीच बड़ी दूरी होती है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present no regret shows on that side, and your peace should not have to wait for their sorry.',
          hi: 'अभी उधर पछतावा नहीं दिखता, और आपका चैन उनकी माफ़ी पर टिका नहीं रहना चाहिए।',
        },
        astra: {
          en: 'I don’t see them owning it soon; you were wronged all the same, with or without their word for it.',
          hi: 'ग़लती जल्दी मानी जाएगी, ऐसा नहीं दिखता; पर जो आपके साथ हुआ वह ग़लत ही था, वे मानें या न मानें।',
        },
      },
    },
    advice: [
      {
        en: 'Write down what they should be sorry for, and read it to one friend; it needs one witness.',
        hi: 'जिस बात की माफ़ी चाहिए उसे लिखें और किसी एक दोस्त को पढ़कर सुनाएँ; कोई एक सुन ले, यह काफ़ी है।',
      },
      {
        en: 'If an apology comes, hear it to the end and decide nothing on that day.',
        hi: 'माफ़ी आए तो पूरी सुनें और उसी दिन कोई फ़ैसला न करें।',
      },
      {
        en: 'Look for changed conduct over three months; words of regret are the easy part.',
        hi: 'तीन महीने का बदला हुआ बरताव देखें; पछतावे की बातें करना आसान होता है।',
      },
      { en: 'Ask nobody to tell you how they live now.', hi: 'उनका हाल किसी से न पुछवाएँ।' },
    ],
  },
  'old-love-again': {
    outlook: {
      yes: {
        oracle: {
          en: 'It may begin again: your chart favours this old love, most of all between {from} and {to}.',
          hi: 'यह पुराना प्यार फिर शुरू हो सकता है, और इसका अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see a second chapter as possible here; from {from} to {to} it can be spoken of openly.',
          hi: 'दूसरी शुरुआत हो सकती है; {from} से {to} के बीच इस पर खुलकर बात बन सकती है।',
        },
      },
      later: {
        oracle: {
          en: 'Not at once: they need time to be free at heart; the better stretch for a new beginning is {from} to {to}.',
          hi: 'तुरंत नहीं: उनका मन ख़ाली होने में समय लगेगा; नई शुरुआत के लिए {from} से {to} तक का समय बेहतर है।',
        },
        astra: {
          en: 'Be a friend first; if it is to become love again, {from} to {to} looks kinder to it.',
          hi: 'पहले दोस्त बनकर मिलें; प्यार फिर होना हो तो {from} से {to} का समय ज़्यादा अच्छा है।',
        },
      },
      slow: {
        oracle: {
          en: 'It is open: the old closeness is there, and so is what parted you; only slow meetings will show which is stronger.',
          hi: 'बात खुली है: पुराना अपनापन भी है और अलग होने की वजह भी; धीरे-धीरे मिलने से ही पता चलेगा क्या भारी है।',
        },
        astra: {
          en: 'I can’t promise you the old song; the two of you have changed, so meet as new people.',
          hi: 'वही पुराना प्यार लौटे, यह नहीं कहा जा सकता; दोनों बदले हैं, तो नए लोगों की तरह मिलें।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the chart gives it little: what you miss may be those years more than the person of today.',
          hi: 'अभी कुंडली इसे कम सहारा देती है: याद शायद उस समय की है, आज के इंसान की कम।',
        },
        astra: {
          en: 'Gently: it is a sweet memory that has walked in, and I don’t see it staying.',
          hi: 'प्यार से कहें तो यह एक मीठी याद है जो सामने आ गई है; टिकती नहीं दिखती।',
        },
      },
    },
    advice: [
      {
        en: 'Find out first whether they are free by law and not only unhappy at home.',
        hi: 'पहले जान लें कि वे क़ानून से आज़ाद हैं या बस घर में दुखी हैं।',
      },
      {
        en: 'Meet three times in daylight and speak of today before you speak of the past.',
        hi: 'तीन बार दिन में मिलें, और पुरानी बातों से पहले आज की बातें करें।',
      },
      {
        en: 'Say aloud, both of you, why it ended then, and what would be different now.',
        hi: 'दोनों साफ़ कहें कि तब क्यों टूटा था, और अब क्या अलग होगा।',
        for: ['couple'],
      },
      {
        en: 'If there are children on either side, let them hear of it only when it is settled.',
        hi: 'किसी तरफ़ बच्चे हों तो उन्हें तभी बताएँ जब बात पक्की हो।',
        for: ['parent'],
      },
    ],
  },
  'old-love-in-mind': {
    state: {
      favourable: {
        oracle: {
          en: 'This old love comes to mind as a memory only; it takes nothing from the life and the bond that you have now.',
          hi: 'पुराना प्यार बस याद बनकर आता है; इससे आज के रिश्ते का कुछ नहीं घटता।',
        },
        astra: {
          en: 'Let it come and go like a song on the radio; your heart is at home where you are, I see that.',
          hi: 'इसे रेडियो के किसी पुराने गाने की तरह आने-जाने दें; मन आपका आज के घर में ही है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Those thoughts come most when something is missing in the bond of today; the old face stands for that, not for itself.',
          hi: 'ये यादें तब ज़्यादा आती हैं जब आज के रिश्ते में कुछ कमी लगे; पुराना चेहरा उसी कमी का नाम है।',
        },
        astra: {
          en: 'It isn’t that person you need back; it’s how you felt then, and you may ask for that where you are.',
          hi: 'वह इंसान नहीं, तब का अपना-सा एहसास याद आता है; वह आज के रिश्ते में भी माँगा जा सकता है।',
        },
      },
      patience: {
        oracle: {
          en: 'The old love is not closed in you yet, and it needs a quiet end of your own making, not a message to them.',
          hi: 'पुराना प्यार अभी मन में बंद नहीं हुआ; इसे अपने भीतर ही विदा करना है, उन्हें मैसेज करके नहीं।',
        },
        astra: {
          en: 'You’re carrying it still, and there is no sin in that; tell it to a paper or a counsellor, not to their inbox.',
          hi: 'यह बोझ अब तक मन पर है, और यह पाप नहीं; बात काग़ज़ या काउंसलर से कहें, उनसे नहीं।',
        },
      },
    },
    why: {
      oracle: {
        en: 'An old love returns in dreams and thoughts because it ended unfinished, not because you are unfaithful or meant for each other.',
        hi: 'पुराना प्यार सपनों में इसलिए आता है कि वह अधूरा छूटा था; न यह बेवफ़ाई है, न कोई इशारा।',
      },
      astra: {
        en: 'The mind keeps going back to a door that was never shut properly; that’s all this is, and no sign from above.',
        hi: 'मन उसी दरवाज़े पर लौटता है जो ठीक से बंद नहीं हुआ; बात बस इतनी है, ऊपर से कोई संकेत नहीं।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'On a morning after such a dream do one thing for the bond of today: tea together, a call, a walk.',
        hi: 'ऐसे सपने के बाद सुबह आज के रिश्ते के लिए कुछ करें: साथ चाय, एक फ़ोन, थोड़ा टहलना।',
        for: ['meeting'],
      },
      {
        en: 'Don’t search for them online; each look feeds the memory for a week.',
        hi: 'उन्हें इंटरनेट पर न ढूँढें; एक बार देखने से याद हफ़्ते भर जागी रहती है।',
      },
      {
        en: 'Name what you had then and lack now, laughter, being heard, and ask for just that at home.',
        hi: 'तब क्या था जो अब नहीं, हँसी या सुना जाना, यह पहचानें और घर में वही माँगें।',
      },
      {
        en: 'Write the letter that ends it, read it once and tear it up.',
        hi: 'विदाई की चिट्ठी लिखें, एक बार पढ़ें और फाड़ दें।',
      },
    ],
  },
  'another-love': {
    state: {
      favourable: {
        oracle: {
          en: 'What is between those two looks sincere: by your chart the bond can hold, and it needs your trust more than your watch.',
          hi: 'दोनों का रिश्ता सच्चा लगता है: कुंडली से यह टिक सकता है, और इसे पहरे से ज़्यादा आपके भरोसे की ज़रूरत है।',
        },
        astra: {
          en: 'I have a good feeling about these two; stand by them and keep your advice for the day it is asked.',
          hi: 'इन दोनों को लेकर मन अच्छा है; साथ दें, और सलाह तब दें जब माँगी जाए।',
        },
      },
      mixed: {
        oracle: {
          en: 'There is real liking between them, and much is still unproved: a year of ordinary days will show more than any promise.',
          hi: 'दोनों में लगाव है, पर परख अभी बाक़ी है: वादों से ज़्यादा एक साल के आम दिन बताएँगे।',
        },
        astra: {
          en: 'It could go either way with them, I feel; see how it goes when money or family presses.',
          hi: 'इनका रिश्ता किसी ओर भी जा सकता है; देखें कि पैसे या घर का दबाव आने पर क्या होता है।',
        },
      },
      patience: {
        oracle: {
          en: 'By your chart this bond does not look steady at present; say your worry once, kindly, and leave the door open for them.',
          hi: 'कुंडली से यह रिश्ता अभी पक्का नहीं दिखता; अपनी चिंता एक बार प्यार से कहें और आने का रास्ता खुला रखें।',
        },
        astra: {
          en: 'I’m not easy about it either; but pull too hard and they will run to that side, so stay close instead.',
          hi: 'मन यहाँ भी पूरा नहीं ठहरता; पर ज़ोर से रोकेंगे तो दूरी आपसे बढ़ेगी, इसलिए पास रहें।',
        },
      },
    },
    isOfAnother: true,
    tells: 'good-reasons',
    advice: [
      {
        en: 'Ask to meet the other one over a meal, and watch how waiters, parents and exes are spoken of.',
        hi: 'एक बार साथ खाने पर मिलें, और देखें कि दूसरों की, घर की और पुराने रिश्तों की बात कैसे होती है।',
      },
      {
        en: 'Check what can be checked: work, home, whether married before; feelings they must judge themselves.',
        hi: 'जो जाँचा जा सके वह जाँचें: काम, घर, पहले की शादी; भावना उन्हें ख़ुद परखनी है।',
      },
      {
        en: 'Tell what you know as a fact, and never what you only suspect.',
        hi: 'जो पक्का पता हो वही बताएँ, शक की बात नहीं।',
      },
      {
        en: 'If there is a threat, a photo or money in it, it is no love matter: 181 helps women, and cybercrime.gov.in takes a fraud.',
        hi: 'धमकी, तस्वीर या पैसे की बात हो तो यह प्यार का मामला नहीं: महिलाएँ 181 पर फ़ोन करें, और ठगी हो तो cybercrime.gov.in पर लिखें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
