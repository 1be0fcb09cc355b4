import type { Article } from './article.ts'

export const birthTime: Article = {
  slug: 'how-exact-must-a-birth-time-be',
  publishedOn: '2026-09-02',
  plate: 'dawn',
  plateSaid: { en: 'The Sun half risen over the horizon', hi: 'क्षितिज पर आधा उगा हुआ सूर्य' },
  title: {
    en: 'How exact must a birth time be?',
    hi: 'जन्म समय कितना सही होना चाहिए?',
  },
  excerpt: {
    en: 'Four minutes move the rising sign by a degree. What that changes in a kundli, what it leaves alone, and what to do when nobody looked at the clock.',
    hi: 'चार मिनट में लग्न एक अंश खिसक जाता है। इससे कुंडली में क्या बदलता है, क्या नहीं, और जब किसी ने घड़ी न देखी हो तो क्या करें।',
  },
  pieces: [
    {
      text: {
        en: 'The Earth turns once in a day, so the whole zodiac rises over the horizon in about twenty-four hours: one sign in some two hours, one degree in about four minutes. Everything that depends on the rising degree, the lagna, moves with it. The planets themselves hardly move in that time. Even the Moon, the quickest, needs about two hours for a single degree.',
        hi: 'पृथ्वी एक दिन में एक चक्कर लगाती है, इसलिए लगभग चौबीस घंटे में पूरा राशिचक्र क्षितिज पर उदय हो जाता है: एक राशि क़रीब दो घंटे में, एक अंश क़रीब चार मिनट में। लग्न से जुड़ी हर बात इसी रफ़्तार से बदलती है। इतनी देर में ग्रह ख़ुद न के बराबर चलते हैं। सबसे तेज़ चलने वाले चंद्रमा को भी एक अंश चलने में लगभग दो घंटे लगते हैं।',
      },
    },
    { heading: { en: 'What a few minutes change', hi: 'कुछ मिनटों से क्या बदलता है' } },
    {
      list: [
        {
          en: 'The lagna and the houses: if the lagna stands near the edge of a sign, four minutes can change all twelve houses.',
          hi: 'लग्न और भाव: लग्न राशि की संधि के पास हो, तो चार मिनट में बारहों भाव बदल सकते हैं।',
        },
        {
          en: 'The divisional charts: in the navamsa the lagna keeps a sign for about thirteen minutes, in the dashamsha twelve, in the shashtiamsha two.',
          hi: 'वर्ग कुंडलियाँ: नवांश में लग्न एक राशि में क़रीब तेरह मिनट रहता है, दशमांश में बारह, षष्ट्यंश में केवल दो।',
        },
        {
          en: 'The dasha dates: a minute of birth time shifts them by one and a half to five days, half an hour by one and a half to five months.',
          hi: 'दशा की तारीख़ें: जन्म समय में एक मिनट का फ़र्क़ इन्हें डेढ़ से पाँच दिन खिसका देता है, आधे घंटे का फ़र्क़ डेढ़ से पाँच महीने।',
        },
      ],
    },
    { heading: { en: 'What does not change', hi: 'क्या नहीं बदलता' } },
    {
      text: {
        en: 'Nearly all the signs of the planets, most of their nakshatras and the aspects between them stay the same for the whole day, and so do most yogas that are counted from the Moon. A reading from the Moon is therefore possible even without a birth time. Our kundli without a known time shows just these and leaves the rest out: assuming noon would make it look complete and be wrong.',
        hi: 'लगभग सभी ग्रहों की राशियाँ, अधिकतर के नक्षत्र और उनकी आपसी दृष्टियाँ दिन भर वही रहती हैं, और चंद्रमा से गिने जाने वाले अधिकांश योग भी। इसलिए जन्म समय पता न हो, तब भी चंद्रमा से कुंडली देखी जा सकती है। हमारे यहाँ बिना समय की कुंडली में इतना ही दिखाया जाता है और बाक़ी छोड़ दिया जाता है: दोपहर का समय मान लेने से कुंडली पूरी तो दिखेगी, पर ग़लत होगी।',
      },
    },
    { heading: { en: 'Where to look for the time', hi: 'समय कहाँ खोजें' } },
    {
      list: [
        {
          en: 'The hospital’s discharge paper and its birth register often hold it, even where the birth certificate does not.',
          hi: 'अस्पताल के डिस्चार्ज के काग़ज़ और जन्म रजिस्टर में समय अक्सर लिखा होता है, चाहे जन्म प्रमाणपत्र में न लिखा हो।',
        },
        {
          en: 'An old kundli by the family’s pandit may have been cast in local time: in Mumbai that stood 39 minutes behind Indian Standard Time.',
          hi: 'परिवार के पंडित जी की बनाई पुरानी कुंडली स्थानीय समय से बनी हो सकती है: मुंबई का स्थानीय समय भारतीय मानक समय से 39 मिनट पीछे था।',
        },
        {
          en: 'During the Second World War, from September 1942 to October 1945, clocks in India ran an hour ahead. Our [kundli](/free-kundli?type=Oracle) allows for this and states the offset it used.',
          hi: 'दूसरे विश्वयुद्ध के दौरान, सितंबर 1942 से अक्टूबर 1945 तक, भारत में घड़ियाँ एक घंटा आगे थीं। हमारी [कुंडली](/free-kundli?type=Oracle) में यह अंतर अपने आप जुड़ जाता है और लिखा भी रहता है।',
        },
      ],
    },
    {
      text: {
        en: 'If all you know is “before dawn” or “when the cows came home”, write down the earliest and the latest time it can have been and compare the two kundlis. What both have in common, you can rely on.',
        hi: 'अगर बस इतना पता हो कि “भोर से पहले” या “जब गायें लौट रही थीं”, तो जल्दी से जल्दी और देर से देर का जो समय हो सकता है, दोनों लिखें और दोनों कुंडलियाँ मिलाकर देखें। जो बात दोनों में एक हो, उस पर भरोसा किया जा सकता है।',
      },
    },
  ],
}
