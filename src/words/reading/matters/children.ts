import type { MatterTexts } from './matter-texts.ts'

export const childrenMatters = {
  children: {
    name: { en: 'children', hi: 'संतान' },
    hindiGender: 'feminine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, the chart is hopeful about children, and the period from {from} to {to} supports good news or good progress with a child.',
          hi: 'हाँ, संतान के लिए कुंडली आशा देती है, और {from} से {to} तक अच्छी ख़बर या अच्छी प्रगति के संकेत हैं।',
        },
        astra: {
          en: 'I’m glad to say there is good hope of joy through a child; between {from} and {to} keep some room in your plans for a child.',
          hi: 'बच्चे की ओर से खुशी मिलने की उम्मीद है; {from} से {to} तक अपनी योजनाओं में उसे जगह दें।',
        },
      },
      later: {
        oracle: {
          en: 'Happiness through children is likely, though its better time is from {from} to {to}, and waiting till then means nothing is lost.',
          hi: 'संतान का सुख मिलने की संभावना है, पर बेहतर समय {from} से {to} तक है, और तब तक रुकने से कुछ बिगड़ता नहीं।',
        },
        astra: {
          en: 'There is hope for a child, only later: the chart becomes kinder between {from} and {to}, so take care of yourself until then.',
          hi: 'संतान की उम्मीद है, बस थोड़ा आगे; {from} से {to} तक वक़्त ज़्यादा साथ देगा, तब तक अपना ख़याल रखें।',
        },
      },
      slow: {
        oracle: {
          en: 'The chart neither promises nor denies in this matter; a doctor’s guidance and time are likely to count for more than a date.',
          hi: 'संतान के विषय में कुंडली में न पक्की हाँ है, न मना; तारीख़ से ज़्यादा डॉक्टर की सलाह और समय काम आएगा।',
        },
        astra: {
          en: 'Keep hope, even though I can’t name you a month; ask a good doctor early, it saves worry and years.',
          hi: 'उम्मीद रखें, भले महीना बताना मुमकिन न हो; किसी अच्छे डॉक्टर से जल्दी मिल लें, इससे चिंता भी घटेगी और समय भी बचेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'For children the chart gives little support just now, and that is about these months alone, not about your whole life.',
          hi: 'फ़िलहाल संतान के लिए कुंडली का सहारा कम है, और यह सिर्फ़ इन महीनों की बात है, पूरे जीवन की नहीं।',
        },
        astra: {
          en: 'Where a child is concerned these aren’t the easiest months, and it is no verdict on you; a specialist can tell far more than any chart.',
          hi: 'बच्चे को लेकर समय अभी थोड़ा कठिन है, पर इसे अपनी कमी न मानें; डॉक्टर की जाँच किसी भी कुंडली से ज़्यादा बता सकती है।',
        },
      },
    },
    when: {
      oracle: {
        en: 'For happiness through children the chart favours the period from {from} to {to}.',
        hi: 'संतान सुख के लिए कुंडली में अनुकूल समय {from} से {to} तक है।',
      },
      astra: {
        en: 'The hopeful months, as I read them, run between {from} and {to}.',
        hi: 'उम्मीद वाले महीने {from} से {to} तक दिखते हैं।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'The matter of children is well placed in your chart at present, both for hope and for a child’s progress.',
          hi: 'संतान का पक्ष इस समय अच्छी स्थिति में है, उम्मीद के लिए भी और बच्चे की प्रगति के लिए भी।',
        },
        astra: {
          en: 'Things look good here: a child’s health, studies and mood all get support, and so does the wish for one.',
          hi: 'यहाँ सब ठीक चलता दिखता है: बच्चे की सेहत, पढ़ाई और मन, सबको सहारा है, और संतान की इच्छा को भी।',
        },
      },
      mixed: {
        oracle: {
          en: 'In the matter of children there is support with some worry; regular attention is likely to reduce the worry.',
          hi: 'संतान के मामले में सहारा भी है और कुछ चिंता भी; नियमित ध्यान से चिंता घटने की संभावना है।',
        },
        astra: {
          en: 'Some days will bring joy and some will test your nerves, so don’t measure everything by one report card or one test result.',
          hi: 'कुछ दिन खुशी देंगे, कुछ धीरज परखेंगे, इसलिए एक रिपोर्ट कार्ड या एक जाँच से सब न आँकें।',
        },
      },
      patience: {
        oracle: {
          en: 'In the matter of children the chart asks for time; comparison with other families will only add to the pressure.',
          hi: 'संतान के मामले में समय लग सकता है; दूसरे परिवारों से तुलना केवल दबाव बढ़ाएगी।',
        },
        astra: {
          en: 'Be patient with the child, or with the wish for one, and be just as patient with yourself.',
          hi: 'बच्चे के साथ धीरज रखें, संतान की चाह हो तो उसमें भी, और उतना ही अपने साथ।',
        },
      },
    },
    advice: [
      {
        en: 'Spend twenty minutes a day with a child of the family on something the child chooses, without correcting anything.',
        hi: 'घर के किसी बच्चे के साथ रोज़ बीस मिनट वह करें जो बच्चा चुने, बिना कुछ टोके।',
        for: ['parent'],
      },
      {
        en: 'If trying for a child takes long, see a specialist early, the earlier the older you both are; both partners should be tested.',
        hi: 'अगर एक साल से, या 35 की उम्र के बाद छह महीने से कोशिश है, तो विशेषज्ञ से मिलें; जाँच दोनों की होनी चाहिए।',
        for: ['parent'],
      },
      {
        en: 'Begin a small monthly saving in a child’s name, or for the expenses of the first year.',
        hi: 'बच्चे के नाम पर, या पहले साल के ख़र्च के लिए, हर महीने थोड़ी बचत शुरू करें।',
        for: ['parent'],
      },
      {
        en: 'Meet the class teacher once this term and ask what the child does well.',
        hi: 'इस टर्म में एक बार क्लास टीचर से मिलें और पूछें कि बच्चा क्या अच्छा करता है।',
        for: ['has-child', 'parent'],
      },
      {
        en: 'If a child speaks late, falls ill often or turns very quiet, show a child doctor without waiting.',
        hi: 'बच्चा देर से बोले, बार-बार बीमार हो या बहुत चुप रहने लगे, तो बिना देर किए बच्चों के डॉक्टर को दिखाएँ।',
        for: ['has-child', 'parent'],
      },
      {
        en: 'Keep vaccination card, birth certificate and Aadhaar of the child in one folder.',
        hi: 'बच्चे का टीकाकरण कार्ड, जन्म प्रमाण पत्र और आधार एक फ़ोल्डर में रखें।',
        for: ['has-child', 'parent'],
      },
    ],
    married: {
      advice: [
        {
          en: 'Go to the doctor together if you hope for a child, because the tests concern both of you equally.',
          hi: 'संतान की इच्छा हो तो डॉक्टर के पास दोनों साथ जाएँ, क्योंकि जाँच दोनों की बराबर होती है।',
          for: ['parent', 'couple', 'meeting'],
        },
        {
          en: 'Agree with your partner on one rule for the children, about screens or sleep, and both keep it.',
          hi: 'बच्चों के लिए एक नियम, जैसे फ़ोन या सोने का समय, जीवनसाथी के साथ तय करें और दोनों निभाएँ।',
          for: ['has-child', 'parent', 'couple'],
        },
        {
          en: 'Answer relatives who press you with one polite sentence, the same one, from both of you.',
          hi: 'रिश्तेदार बच्चे के बारे में दबाव डालें तो दोनों एक ही विनम्र वाक्य में जवाब दें।',
          for: ['couple'],
        },
        {
          en: 'Write down what school, health and clothes cost, and plan the household money from that.',
          hi: 'स्कूल, इलाज और कपड़ों का महीने का ख़र्च लिखें, और उसी से साल की योजना बनाएँ।',
          for: ['has-child'],
        },
        {
          en: 'Praise effort in front of the child at dinner, and keep criticism for a private talk.',
          hi: 'खाने पर बच्चे की मेहनत की तारीफ़ करें, और जो समझाना हो वह अकेले में समझाएँ।',
          for: ['has-child', 'parent'],
        },
        {
          en: 'Check that health insurance covers the children, or maternity if you are planning, and note the waiting period.',
          hi: 'देख लें कि हेल्थ इंश्योरेंस में बच्चे शामिल हैं, या योजना हो तो मैटरनिटी, और वेटिंग पीरियड कितना है।',
          for: ['parent'],
        },
      ],
    },
  },
  pregnancy: {
    name: { en: 'pregnancy', hi: 'गर्भावस्था' },
    hindiGender: 'feminine',
    whether: {
      yes: {
        oracle: {
          en: 'The chart is hopeful for pregnancy from {from} to {to}, and your doctor’s word stands before anything said here.',
          hi: 'गर्भावस्था के लिए {from} से {to} तक आशा के संकेत हैं, और डॉक्टर की बात यहाँ कही हर बात से पहले है।',
        },
        astra: {
          en: 'There is real hope between {from} and {to}; see your doctor, rest well, and let the people at home look after you.',
          hi: '{from} से {to} तक अच्छी उम्मीद है; डॉक्टर की सलाह पर चलें, पूरा आराम लें, और देखभाल में घर वालों को साथ लें।',
        },
      },
      later: {
        oracle: {
          en: 'Better support for pregnancy comes later, from {from} to {to}; use the time before it for check-ups and health.',
          hi: 'गर्भावस्था के लिए बेहतर समय {from} से {to} तक है; उससे पहले का समय जाँच और सेहत पर लगाएँ।',
        },
        astra: {
          en: 'The wait isn’t over yet, and still there is a time to look forward to: between {from} and {to} hope is stronger.',
          hi: 'इंतज़ार अभी बाक़ी है, फिर भी एक समय आगे दिखता है: {from} से {to} तक उम्मीद ज़्यादा मज़बूत है।',
        },
      },
      slow: {
        oracle: {
          en: 'The chart leaves pregnancy open without naming a time; medical advice will show the way more clearly.',
          hi: 'गर्भावस्था के लिए रास्ता खुला है, पर कुंडली कोई समय नहीं बताती; डॉक्टर की सलाह ज़्यादा साफ़ दिशा देगी।',
        },
        astra: {
          en: 'It can happen and may simply take longer than you wished; keep your hope, and keep every appointment too.',
          hi: 'बात बन सकती है, बस सोचे हुए से ज़्यादा वक़्त लग सकता है; उम्मीद रखें और डॉक्टर से मिलने की तारीख़ें न छोड़ें।',
        },
      },
      hard: {
        oracle: {
          en: 'In these months the chart gives little support, so medical care and rest come first; it says nothing final about motherhood or fatherhood.',
          hi: 'इन महीनों में कुंडली का सहारा कम है, इसलिए डॉक्टर की देखभाल और आराम पहले रखें; माता-पिता बनने पर यह आख़िरी बात नहीं है।',
        },
        astra: {
          en: 'It may not be the easiest time, and none of it is your fault; stay close to your doctor and to those who comfort you.',
          hi: 'समय थोड़ा कठिन हो सकता है, और इसमें किसी की ग़लती नहीं; डॉक्टर और दिलासा देने वालों के पास रहें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'For pregnancy the chart’s hopeful period is from {from} to {to}; the medical timing is for your doctor to say.',
        hi: 'गर्भावस्था के लिए उम्मीद का समय {from} से {to} तक है; इलाज का समय डॉक्टर ही तय करेंगे।',
      },
      astra: {
        en: 'I see the most hope between {from} and {to}, and I’d plan those months along with your doctor.',
        hi: 'सबसे ज़्यादा उम्मीद {from} से {to} तक दिखती है, इन महीनों की योजना डॉक्टर से पूछकर बनाएँ।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'The chart is supportive in the matter of pregnancy at present, alongside regular medical care.',
          hi: 'नियमित डॉक्टरी देखभाल के साथ, गर्भावस्था के लिए यह समय सहारा देने वाला है।',
        },
        astra: {
          en: 'It looks hopeful for you and the family, so be glad, eat on time and never miss a check-up.',
          hi: 'आपके और परिवार के लिए उम्मीद अच्छी है, खुश रहें, समय पर खाएँ और कोई जाँच न छोड़ें।',
        },
      },
      mixed: {
        oracle: {
          en: 'The chart shows hope together with a need for extra care; follow the doctor’s advice closely.',
          hi: 'कुंडली में उम्मीद के साथ थोड़ी ज़्यादा सावधानी की ज़रूरत दिखती है; डॉक्टर की सलाह पूरी मानें।',
        },
        astra: {
          en: 'You may feel glad and worried by turns, which most families do; ask every question at the clinic, even small ones.',
          hi: 'कभी खुशी, कभी घबराहट, ऐसा लगभग हर घर में होता है; क्लिनिक में छोटे से छोटा सवाल भी पूछें।',
        },
      },
      patience: {
        oracle: {
          en: 'For pregnancy this is a time for patience and for building health, without pressure from relatives.',
          hi: 'गर्भावस्था के लिए यह धीरज रखने और सेहत बनाने का समय है, रिश्तेदारों के दबाव के बिना।',
        },
        astra: {
          en: 'Go gently; the body and the mind both need time, and nobody at home should count the months aloud.',
          hi: 'आराम से चलें; शरीर और मन दोनों को वक़्त चाहिए, और घर में कोई महीने न गिनाए।',
        },
      },
    },
    advice: [
      {
        en: 'See a gynaecologist early, and take every tablet and test only as the doctor says.',
        hi: 'स्त्री रोग विशेषज्ञ से जल्दी मिलें, और हर दवा और जाँच डॉक्टर के कहने पर ही हो।',
      },
      {
        en: 'For bleeding, strong pain, fever or less movement of the baby, go to hospital at once and do not wait for any good hour.',
        hi: 'ख़ून आना, तेज़ दर्द, बुख़ार या बच्चे की हलचल कम लगे तो तुरंत अस्पताल जाएँ, किसी शुभ समय का इंतज़ार न करें।',
      },
      {
        en: 'Decide the hospital now, keep its number and an ambulance number, 102 or 108, on the door.',
        hi: 'अस्पताल अभी तय कर लें, और उसका व एंबुलेंस का नंबर, 102 या 108, दरवाज़े पर लिखकर रखें।',
      },
      {
        en: 'Put reports, blood group, identity papers and insurance in one bag that anyone at home can find.',
        hi: 'रिपोर्ट, ब्लड ग्रुप, पहचान पत्र और इंश्योरेंस एक बैग में रखें जो घर में सबको पता हो।',
      },
      {
        en: 'Share the heavy housework among the others, and write down who does what.',
        hi: 'घर के भारी काम बाक़ी लोग बाँट लें, और लिख लें कि कौन क्या करेगा।',
      },
      {
        en: 'After a loss or a long wait, talk to someone about the sadness; it is as real as the body’s pain.',
        hi: 'कोई दुख हुआ हो या इंतज़ार लंबा हो, तो मन की बात किसी से कहें; मन का दर्द भी असली दर्द है।',
      },
    ],
  },
} as const satisfies Record<string, MatterTexts>
