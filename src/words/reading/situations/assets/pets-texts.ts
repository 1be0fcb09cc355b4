import type { SituationTexts } from '../situation-texts.ts'

export const petsTexts = {
  'pet-settles': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'Your pet will settle and mend this habit: give it a fixed place, hour and voice, and two to four weeks.',
          hi: 'आपका पालतू जल्दी सहज हो जाएगा और यह आदत छूटेगी: एक तय जगह, समय और आवाज़ दें, और दो से चार हफ़्ते।',
        },
        astra: {
          en: 'I see it at ease with you soon; it asks for a corner of its own and for less fuss than we like to make.',
          hi: 'वह जल्दी ही आपके साथ सहज होता दिखता है; उसे अपना एक कोना और थोड़ा कम लाड़ चाहिए।',
        },
      },
      mixed: {
        oracle: {
          en: 'It will settle in some six to eight weeks: some days better, some worse, and each change at home puts it back a little.',
          hi: 'छह-आठ हफ़्ते में वह सहज हो जाएगा: किसी दिन अच्छा, किसी दिन कम, और घर का हर बदलाव उसे थोड़ा पीछे ले जाएगा।',
        },
        astra: {
          en: 'There is nothing wrong between you; it reads the house by smell and noise, so let those stay the same for a while.',
          hi: 'आपके बीच कुछ ग़लत नहीं; वह घर को गंध और आवाज़ से समझता है, कुछ दिन यही एक-सा रखें।',
        },
      },
      patience: {
        oracle: {
          en: 'For the present go slowly: a vet first to see that nothing hurts, then training by reward, and no scolding.',
          hi: 'अभी धीरे चलें: पहले डॉक्टर देख लें कि कहीं दर्द तो नहीं, फिर इनाम देकर सिखाएँ, डाँटें नहीं।',
        },
        astra: {
          en: 'It is afraid rather than bad; stay near, speak low, and let it come to you.',
          hi: 'वह बुरा नहीं, डरा हुआ है; पास रहें, धीमे बोलें, और उसे ख़ुद आने दें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'An animal barks, hides, bites or runs off from fear, boredom, smell, heat season or pain; there is no sign in it for the house.',
        hi: 'जानवर डर, ऊब, गंध, मौसम या दर्द से भौंकता, छिपता, काटता या भागता है; इसमें घर के लिए कोई संकेत नहीं।',
      },
      astra: {
        en: 'It likes some and not others by voice, smell and step, as children do; no past life stands between them.',
        hi: 'उसे कोई पसंद है, कोई नहीं, आवाज़, गंध और चाल से, जैसे बच्चों को; इसमें पिछले जन्म की बात नहीं।',
      },
    },
    tells: 'advice',
    advice: [
      {
        en: 'Let new and old animals smell each other’s cloth first, then meet on neutral ground for ten minutes.',
        hi: 'नए और पुराने जानवर को पहले एक-दूसरे का कपड़ा सूँघने दें, फिर खुली जगह दस मिनट मिलाएँ।',
      },
      {
        en: 'Dog: two walks and ten minutes of play a day; most barking and running off ends with that.',
        hi: 'कुत्ते को दिन में दो बार घुमाएँ और दस मिनट खिलाएँ; ज़्यादातर भौंकना और भागना इसी से घटता है।',
      },
      {
        en: 'Sterilising ends most of the fighting and wandering; ask your vet for the right age.',
        hi: 'नसबंदी से लड़ना और भटकना ज़्यादातर रुक जाता है; सही उम्र डॉक्टर से पूछें।',
      },
      {
        en: 'Cat, rabbit or bird in a new house: one quiet room, its old bedding, and food at the same hour.',
        hi: 'नए घर में बिल्ली, ख़रगोश या चिड़िया को एक शांत कमरा, पुराना बिछौना और वही खाने का समय दें।',
      },
    ],
  },
  'pet-grows-old': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'How long, no chart says; the time with your old companion still looks good, if pain is kept away from it.',
          hi: 'कितना समय, यह कोई कुंडली नहीं बताती; पर पुराने साथी के साथ समय अभी अच्छा दिखता है, बस उसे दर्द न हो।',
        },
        astra: {
          en: 'I can’t count its days, and needn’t: it is content by your side, and that is what it counts.',
          hi: 'उसके दिन नहीं गिने जा सकते; वह आपके पास ख़ुश है, और उसके लिए यही सब है।',
        },
      },
      mixed: {
        oracle: {
          en: 'A number of years can’t be told; ask your vet about its heart, kidneys and joints, and let each good day be good.',
          hi: 'साल नहीं बताए जा सकते; दिल, गुर्दे और जोड़ों के बारे में डॉक्टर से पूछें, और हर अच्छे दिन को अच्छा रहने दें।',
        },
        astra: {
          en: 'Its time can’t be counted in months; ask if it still eats and walks gladly, and if an operation gives that back, the vet’s yes is worth following.',
          hi: 'समय महीनों में नहीं गिना जा सकता; देखें कि वह ख़ुशी से खाता और चलता है या नहीं, और ऑपरेशन से यह लौटे तो डॉक्टर की हाँ मानना ठीक है।',
        },
      },
      patience: {
        oracle: {
          en: 'Its remaining time the vet can judge and a chart can’t: if eating, standing and joy are gone, letting it go without pain is a kindness.',
          hi: 'बचा समय डॉक्टर आँक सकते हैं, कुंडली नहीं: खाना, खड़ा होना और ख़ुशी तीनों न रहें तो बिना दर्द विदा करना दया है।',
        },
        astra: {
          en: 'You ask because you love it; whichever you choose with the vet, relief or more time, you do it no wrong.',
          hi: 'आप प्यार से पूछ रहे हैं; डॉक्टर के साथ जो भी चुनें, आराम या और समय, उसके साथ अन्याय नहीं।',
        },
      },
    },
    tells: 'advice',
    advice: [
      {
        en: 'Mark each day good or bad on a calendar; when bad ones are more, talk with the vet.',
        hi: 'कैलेंडर पर हर दिन अच्छा या बुरा लिखें; बुरे ज़्यादा होने लगें तो डॉक्टर से बात करें।',
      },
      {
        en: 'Ask for pain relief made for animals; ours can kill them.',
        hi: 'जानवरों वाली दर्द की दवा पूछें; हमारी दवा उनकी जान ले सकती है।',
      },
      {
        en: 'Soft bed off the floor, a mat on slippery tiles, small meals, a walk as short as it likes.',
        hi: 'फ़र्श से ऊपर नरम बिछौना, फिसलन पर चटाई, थोड़ा-थोड़ा खाना, जितना चाहे उतना ही टहलाना।',
      },
      {
        en: 'A second opinion before an operation past ten years: heart and blood test first.',
        hi: 'दस साल के बाद ऑपरेशन से पहले दूसरे डॉक्टर की राय, और दिल व ख़ून की जाँच।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
