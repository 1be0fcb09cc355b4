import type { MatterTexts } from './matter-texts.ts'

export const petMatters = {
  pet: {
    name: {
      en: 'a pet',
      hi: 'पालतू जानवर',
    },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, a pet is likely to bring happiness to your home, and a good time to bring one is from {from} to {to}.',
          hi: 'हाँ, पालतू जानवर से घर में ख़ुशी आने के योग हैं, और उसे लाने का अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I feel good about this for you; between {from} and {to} an animal should settle well with you and your family.',
          hi: 'इस बात पर मन से हाँ है; {from} से {to} तक कोई जानवर आपके और घरवालों के साथ अच्छे से घुल-मिल सकता है।',
        },
      },
      later: {
        oracle: {
          en: 'A pet is supported, but a little later; the suitable time is from {from} to {to}.',
          hi: 'पालतू जानवर के लिए समय थोड़ा आगे है; सही समय {from} से {to} तक रहेगा।',
        },
        astra: {
          en: 'Wait until your days are less busy; bringing an animal home looks better for you between {from} and {to}.',
          hi: 'दिन थोड़े ख़ाली हों तब तक रुकना ठीक है; घर में नन्हा साथी लाना आपके लिए {from} से {to} तक बेहतर दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'It can work if the whole family agrees and someone has time every day; the chart shows no particular date.',
          hi: 'पूरा घर राज़ी हो और किसी के पास रोज़ समय हो तो यह हो सकता है; कुंडली में कोई ख़ास तारीख़ नहीं।',
        },
        astra: {
          en: 'I have no month to give you; your space, your working hours and your patience matter more than timing here.',
          hi: 'महीना बताना ठीक नहीं होगा; यहाँ समय से ज़्यादा आपकी जगह, काम के घंटे और सब्र की बात है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the chart does not favour taking a new pet; help with an animal of a friend or a shelter for now.',
          hi: 'इस समय कुंडली नया जानवर लाने के पक्ष में नहीं है; तब तक किसी दोस्त के या शेल्टर के जानवर की देखभाल में हाथ बँटाएँ।',
        },
        astra: {
          en: 'Just now it may become a burden on you, and the animal would feel that too; give some hours to street animals instead.',
          hi: 'अभी यह आप पर बोझ बन सकता है और जानवर भी परेशान होगा; फ़िलहाल गली के जानवरों को थोड़ा समय देना अच्छा है।',
        },
      },
    },
    when: {
      oracle: {
        en: 'The best time for a pet by your chart is from {from} to {to}.',
        hi: 'आपकी कुंडली से पालतू जानवर के लिए सबसे अच्छा समय {from} से {to} तक है।',
      },
      astra: {
        en: 'Any day between {from} and {to} on which the family is at home would be good to bring your pet in.',
        hi: '{from} से {to} तक किसी ऐसे दिन उसे घर लाएँ जब घरवाले साथ हों, तो अच्छा रहेगा।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'The time is good for you and your pet, and the bond is likely to give you comfort.',
          hi: 'आपके और आपके पालतू जानवर के लिए समय अच्छा है, और इस साथ से मन को सुकून मिल सकता है।',
        },
        astra: {
          en: 'You two are good for each other now, so enjoy the daily walk and the play.',
          hi: 'अभी एक-दूसरे का साथ बहुत अच्छा है, तो रोज़ के टहलने और खेलने का मज़ा लें।',
        },
      },
      mixed: {
        oracle: {
          en: 'It is mixed at present: there is affection, and there is also more work and expense than planned.',
          hi: 'स्थिति मिली-जुली है: प्यार है, पर सोचे से ज़्यादा काम और ख़र्च भी है।',
        },
        astra: {
          en: 'Some days will be a joy to you and some will be tiring, so share the duties at home.',
          hi: 'कुछ दिन ख़ुशी के, कुछ थकाने वाले रहेंगे, इसलिए देखभाल का काम घर में बाँट लें।',
        },
      },
      patience: {
        oracle: {
          en: 'A pet needs extra patience from you now; if something about its health worries you, a vet should see it soon.',
          hi: 'पालतू जानवर के साथ अभी ज़्यादा सब्र चाहिए; उसकी तबीयत को लेकर कोई शंका हो तो जल्दी डॉक्टर को दिखाएँ।',
        },
        astra: {
          en: "I know how much one worries over an animal that can't speak; keep its routine fixed and ask a vet rather than guess.",
          hi: 'जो बोल नहीं सकता उसकी चिंता बहुत होती है; उसका रूटीन एक जैसा रखें और अंदाज़े की जगह डॉक्टर से पूछें।',
        },
      },
    },
    advice: [
      {
        en: 'Decide at home who will feed, walk and clean, and what happens when you travel.',
        hi: 'घर में तय करें कि खाना, टहलाना और सफ़ाई कौन करेगा, और सफ़र के समय उसे कौन रखेगा।',
      },
      {
        en: 'Keep its vaccination card up to date and the number of a nearby vet on your phone.',
        hi: 'उसका टीके का कार्ड पूरा रखें और पास के जानवरों के डॉक्टर का नंबर फ़ोन में सेव करें।',
      },
      {
        en: "Read your housing society's rules and register a dog with the municipality where it is required.",
        hi: 'अपनी सोसाइटी के नियम पढ़ें, और जहाँ ज़रूरी हो वहाँ कुत्ते का नगर निगम में रजिस्ट्रेशन कराएँ।',
      },
      {
        en: 'Think of adopting an Indian dog or cat from a shelter before you look for a costly breed.',
        hi: 'महँगी नस्ल ढूँढ़ने से पहले शेल्टर से देसी कुत्ता या बिल्ली गोद लेने पर सोचें।',
      },
      {
        en: 'If it stops eating, vomits or hides, show it to a vet the same day.',
        hi: 'वह खाना छोड़ दे, उल्टी करे या छिपने लगे तो उसी दिन डॉक्टर को दिखाएँ।',
      },
      {
        en: 'If it is lost, put its photo in nearby WhatsApp groups and ask guards, tea stalls and shelters within two kilometres.',
        hi: 'वह खो जाए तो पास के व्हाट्सऐप ग्रुप में फ़ोटो डालें और दो किलोमीटर तक गार्ड, चाय वालों और शेल्टर से पूछें।',
      },
    ],
  },
} as const satisfies Record<string, MatterTexts>
