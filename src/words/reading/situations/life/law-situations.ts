import type { SituationTexts } from '../situation-texts.ts'

export const lawSituationTexts = {
  'police-worry': {
    state: {
      favourable: {
        oracle: {
          en: 'Stay calm about the police matter: your chart shows support and people who help, and a lawyer’s word should be your first step.',
          hi: 'पुलिस के मामले में घबराएँ नहीं: कुंडली में सहारा और मदद करने वाले लोग दिखते हैं, पहला क़दम वकील से बात करना है।',
        },
        astra: {
          en: 'Breathe first: a call or complaint from the police is not a sentence, your chart has help in it, so take a lawyer along.',
          hi: 'पहले मन शांत करें: पुलिस का बुलावा या शिकायत सज़ा नहीं है, कुंडली में मदद दिखती है, वकील को साथ लें।',
        },
      },
      mixed: {
        oracle: {
          en: 'The police matter looks tiring rather than dangerous in your chart; what comes of it depends on papers and a good lawyer.',
          hi: 'पुलिस का मामला कुंडली में ख़तरे से ज़्यादा थकाने वाला दिखता है; आगे काग़ज़ और अच्छे वकील पर है।',
        },
        astra: {
          en: 'I see running about over the police matter more than ruin; a chart decides no case, so let a lawyer look at it early.',
          hi: 'पुलिस के मामले में नुक़सान से ज़्यादा भागदौड़ दिखती है; फ़ैसला कुंडली नहीं करती, जल्दी वकील को दिखाएँ।',
        },
      },
      patience: {
        oracle: {
          en: 'How the police matter ends no chart can say; yours asks for care, so sign nothing and say nothing without a lawyer.',
          hi: 'पुलिस का मामला कैसे ख़त्म होगा, यह कुंडली नहीं बताती; सावधानी रखें, वकील के बिना कुछ न लिखें, न दस्तख़त करें।',
        },
        astra: {
          en: 'I know this fear of the police sits in the stomach; it need not end badly, only don’t face it alone, go with a lawyer.',
          hi: 'पुलिस का डर बेचैन कर देता है; अंत बुरा हो यह ज़रूरी नहीं, बस अकेले न जाएँ, वकील साथ रखें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Ask for the complaint or FIR number in writing and give a copy to a lawyer.',
        hi: 'शिकायत या FIR का नंबर लिखित में लें और उसकी कॉपी वकील को दें।',
      },
      {
        en: 'If you can’t pay, the District Legal Services Authority gives a lawyer free; the number is 15100.',
        hi: 'फ़ीस देना मुश्किल हो तो ज़िला विधिक सेवा प्राधिकरण मुफ़्त वकील देता है; नंबर 15100 है।',
      },
      {
        en: 'Go when you are called, with a companion, and pay nobody under the table.',
        hi: 'बुलाने पर किसी को साथ लेकर जाएँ, और किसी को चोरी-छिपे पैसे न दें।',
      },
      {
        en: 'Delete nothing from your phone, and write down what happened with dates.',
        hi: 'फ़ोन से कुछ न मिटाएँ, और जो हुआ उसे तारीख़ के साथ लिख लें।',
      },
    ],
  },
  'hidden-enemy': {
    state: {
      favourable: {
        oracle: {
          en: 'No chart can name who works against you; yours shows that such people gain little and that your own name holds.',
          hi: 'आपके ख़िलाफ़ कौन है, यह नाम कुंडली नहीं बताती; पर इतना दिखता है कि ऐसे लोगों की ज़्यादा नहीं चलती और आपकी साख बनी रहती है।',
        },
        astra: {
          en: 'Who it is I can’t tell you by name, but those who work against you don’t get far; your standing is good.',
          hi: 'कौन है, यह नाम से नहीं बताया जा सकता, पर आपके ख़िलाफ़ रहने वाले ज़्यादा दूर नहीं जा पाते; आपकी जगह मज़बूत है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Who works against you the chart can’t name; it shows envy around you at times, which written work and few words will hold off.',
          hi: 'आपके ख़िलाफ़ कौन है, यह कुंडली नहीं बताती; कभी-कभी आस-पास जलन दिखती है, जिसे लिखित काम और कम बोलना रोक देगा।',
        },
        astra: {
          en: 'I can’t name the person; there is some jealousy near you, mostly talk, so share your plans with very few.',
          hi: 'नाम नहीं बताया जा सकता; आस-पास थोड़ी जलन है, ज़्यादातर बातें ही हैं, इसलिए अपनी योजना कम लोगों को बताएँ।',
        },
      },
      patience: {
        oracle: {
          en: 'A name no chart can give; it asks you to be careful with trust now, and to suspect nobody without proof.',
          hi: 'नाम कोई कुंडली नहीं दे सकती; अभी भरोसा सोच-समझकर करें, और बिना सबूत किसी पर शक न करें।',
        },
        astra: {
          en: 'I can’t tell you who it is, and guessing will only hurt you; just now keep things in writing and your worries with one trusted person.',
          hi: 'कौन है, यह नहीं बताया जा सकता, और अंदाज़ा लगाने से आपका ही मन दुखेगा; अभी बातें लिखित में रखें और मन की बात एक भरोसे वाले से कहें।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Send a short mail after every talk that matters, so that nobody can turn your words.',
        hi: 'हर ज़रूरी बातचीत के बाद छोटा मेल भेजें, ताकि कोई आपकी बात न घुमा सके।',
      },
      {
        en: 'Speak ill of nobody at work, also not to friends there.',
        hi: 'काम की जगह किसी की बुराई न करें, दोस्तों से भी नहीं।',
      },
      {
        en: 'If harm is real, collect dates and proof and take them to HR or to a senior.',
        hi: 'नुक़सान सच में हो रहा हो तो तारीख़ें और सबूत जमा करके HR या सीनियर को दें।',
        for: ['office'],
      },
      { en: 'Keep passwords and papers locked.', hi: 'पासवर्ड और काग़ज़ बंद रखें।' },
    ],
  },
} as const satisfies Record<string, SituationTexts>
