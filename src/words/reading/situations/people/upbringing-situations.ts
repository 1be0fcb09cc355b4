import type { SituationTexts } from '../situation-texts.ts'

export const upbringingSituationTexts = {
  'stubborn-child': {
    state: {
      favourable: {
        oracle: {
          en: 'Your child’s stubbornness is likely to soften with age into strength of will; firm love works better than force.',
          hi: 'बच्चे की ज़िद उम्र के साथ पक्के इरादे में बदलने के आसार हैं; ज़ोर से ज़्यादा, प्यार और नियम काम करेंगे।',
        },
        astra: {
          en: 'I see a good heart under the stubbornness; your child will listen more as they feel heard.',
          hi: 'ज़िद के नीचे अच्छा दिल दिखता है; बच्चे को लगेगा कि उसकी सुनी जाती है, तो वह भी सुनेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your child will stay headstrong for some time, with better days between; few rules, kept always, will help.',
          hi: 'बच्चा कुछ समय ज़िद्दी रहेगा, बीच-बीच में अच्छे दिन भी; नियम कम हों, पर हमेशा वही रहें।',
        },
        astra: {
          en: 'It goes up and down with this stubborn child; choose two things that matter and let the rest pass.',
          hi: 'बच्चे की ज़िद घटती-बढ़ती रहेगी; दो ज़रूरी बातों पर टिकें, बाक़ी जाने दें।',
        },
      },
      patience: {
        oracle: {
          en: 'Your child’s stubbornness asks for patience: it does not go soon, and anger from you feeds it.',
          hi: 'बच्चे की ज़िद धीरज माँगती है: यह जल्दी नहीं जाएगी, और आपके ग़ुस्से से और बढ़ेगी।',
        },
        astra: {
          en: 'This stubborn phase of your child tires you, I know; it passes slowly, and fewer battles will bring it down sooner.',
          hi: 'बच्चे का यह ज़िद वाला दौर थकाता है; यह धीरे-धीरे जाएगा, टकराव कम होगा तो जल्दी घटेगा।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Your child is stubborn because the will is strong and the words for it are still few; it is temperament and age, not bad upbringing.',
        hi: 'बच्चा ज़िद इसलिए करता है कि इरादा तेज़ है और कहने के शब्द कम; यह स्वभाव और उम्र है, परवरिश की कमी नहीं।',
      },
      astra: {
        en: 'The no that you hear is your child trying to be a person of their own; it isn’t meant against you.',
        hi: 'जो ‘नहीं’ सुनने को मिलता है, वह बच्चे की अपनी पहचान बनाने की कोशिश है; वह आपके ख़िलाफ़ नहीं है।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Give two choices, both of which you can accept, in place of an order.',
        hi: 'हुक्म की जगह दो विकल्प दें, जो दोनों आपको मंज़ूर हों।',
      },
      {
        en: 'Both parents say the same thing; a child uses every gap between the two.',
        hi: 'माता-पिता दोनों एक ही बात कहें; बच्चा दोनों के फ़र्क का फ़ायदा उठाता है।',
        for: ['parent'],
      },
      {
        en: 'Praise at once what goes right, in one exact sentence.',
        hi: 'जो अच्छा करे उसकी तारीफ़ तुरंत करें, एक साफ़ वाक्य में।',
      },
      {
        en: 'If the temper is new and strong, ask at school what happened, and see a child counsellor.',
        hi: 'ग़ुस्सा नया और तेज़ हो तो स्कूल में पूछें कि क्या हुआ, और बच्चों के काउंसलर से मिलें।',
        for: ['parent'],
      },
    ],
  },
  'child-phone': {
    state: {
      favourable: {
        oracle: {
          en: 'Your child’s hold on the phone is likely to loosen, once there are fixed hours and something better to do.',
          hi: 'बच्चे की फ़ोन की आदत कम होने के आसार हैं, बस समय तय हो और करने को कुछ बेहतर मिले।',
        },
        astra: {
          en: 'I see your child coming away from the screen more easily than you think; start with the meal table and the bedroom.',
          hi: 'बच्चा सोच से आसानी से फ़ोन से हटता दिखता है; शुरुआत खाने की मेज़ और सोने के कमरे से करें।',
        },
      },
      mixed: {
        oracle: {
          en: 'The phone habit will lessen slowly, with some relapses; your own phone in the drawer does half the work.',
          hi: 'फ़ोन की आदत धीरे-धीरे घटेगी, बीच में लौटेगी भी; आपका अपना फ़ोन दराज़ में रहे तो आधा काम हो जाए।',
        },
        astra: {
          en: 'It will be a tug of war for some time over the mobile; small daily limits win better than taking it away.',
          hi: 'मोबाइल पर कुछ समय खींचतान रहेगी; छीनने से ज़्यादा, रोज़ की छोटी हद काम करेगी।',
        },
      },
      patience: {
        oracle: {
          en: 'The phone has a strong pull on your child just now, so it needs patience and company, more than punishment.',
          hi: 'अभी फ़ोन बच्चे को ज़्यादा खींच रहा है, इसमें सज़ा से ज़्यादा धीरज और साथ चाहिए।',
        },
        astra: {
          en: 'It won’t leave the phone by scolding, and not soon; sit with your child, learn what they look for there, and offer that elsewhere.',
          hi: 'डाँटने से फ़ोन नहीं छूटेगा, और जल्दी भी नहीं; साथ बैठें, समझें कि बच्चा उसमें क्या ढूँढता है, और वही कहीं और दें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Your child clings to the phone for quick joy and for friends, mostly out of boredom; it is made to hold, and grown-ups are held too.',
        hi: 'बच्चा फ़ोन से तुरंत मज़े और दोस्तों के लिए चिपकता है, ज़्यादातर ऊब से; वह बना ही ऐसा है, बड़े भी उसमें फँसते हैं।',
      },
      astra: {
        en: 'The screen gives what the day lacks, play, praise or company; that is the reason more than any badness in your child.',
        hi: 'दिन में जो कमी है, खेल, तारीफ़ या साथ, वह स्क्रीन देती है; वजह यही है, बच्चे की कोई बुराई नहीं।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Phones of the whole family sleep outside the bedrooms, yours as well.',
        hi: 'पूरे घर के फ़ोन रात में सोने के कमरे से बाहर रहें, आपका भी।',
      },
      {
        en: 'Cut half an hour each week, and fill that half hour with a game or sport.',
        hi: 'हर हफ़्ते आधा घंटा घटाएँ, और उस समय कोई खेल रखें।',
      },
      {
        en: 'Set the limit in the phone itself with Family Link or Screen Time, and tell your child that you did.',
        hi: 'Family Link या Screen Time से हद फ़ोन में ही लगा दें, और बच्चे को बता भी दें।',
        for: ['parent'],
      },
      {
        en: 'Do not snatch it in anger; agree on the hour beforehand, and give a warning before it ends.',
        hi: 'ग़ुस्से में न छीनें; समय पहले से तय करें, और ख़त्म होने से पहले बता दें।',
      },
    ],
  },
  'child-hostel': {
    state: {
      favourable: {
        oracle: {
          en: 'The chart leans to sending your child: the hostel is likely to bring confidence and better study.',
          hi: 'कुंडली बच्चे को भेजने की ओर झुकती है: हॉस्टल से आत्मविश्वास और पढ़ाई बेहतर होने के आसार हैं।',
        },
        astra: {
          en: 'I would send your child; the first weeks may bring tears, and then the hostel suits.',
          hi: 'बच्चे को भेजना ठीक लगता है; शुरू के हफ़्तों में आँसू आएँगे, फिर हॉस्टल में मन लग जाएगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Between the hostel and home the chart is for home now, and the hostel later when your child asks for it.',
          hi: 'हॉस्टल और घर में से कुंडली अभी घर की ओर है, हॉस्टल बाद में, जब बच्चा ख़ुद चाहे।',
        },
        astra: {
          en: 'I lean to keeping your child near for now, with a good school or coaching close by; the hostel can wait for the next class.',
          hi: 'अभी बच्चे को पास रखना अच्छा लगता है, पास में अच्छा स्कूल या कोचिंग देखें; हॉस्टल अगली कक्षा तक रुक सकता है।',
        },
      },
      patience: {
        oracle: {
          en: 'The chart is for keeping your child at home at present: away from you the studies and the heart may suffer.',
          hi: 'कुंडली अभी बच्चे को घर पर रखने की ओर है: दूर रहने से पढ़ाई और मन दोनों पर असर पड़ सकता है।',
        },
        astra: {
          en: 'Please keep your child with you for now; the hostel would be heavy, and home gives what is needed more.',
          hi: 'अभी बच्चे को अपने पास रखें; हॉस्टल भारी पड़ेगा, और जो ज़्यादा चाहिए वह घर देगा।',
        },
      },
    },
    isOfAnother: true,
    tells: 'reasons',
    advice: [
      {
        en: 'Visit the place on an ordinary day, eat the mess food, and talk with a child who lives there.',
        hi: 'किसी साधारण दिन जाकर देखें, मेस का खाना खाएँ, और वहाँ रहने वाले किसी बच्चे से बात करें।',
        for: ['parent'],
      },
      {
        en: 'Ask your child, and take a no seriously; a child sent against the heart learns little.',
        hi: 'बच्चे से पूछें, और ना को गंभीरता से लें; बिना मन के भेजा बच्चा कम सीखता है।',
        for: ['parent'],
      },
      {
        en: 'Agree that coming back is allowed and will be no failure.',
        hi: 'पहले ही कह दें कि वापस आना मना नहीं, और वह हार नहीं होगी।',
      },
      {
        en: 'Fix the day and hour of calls, and ask who answers at night if your child is ill.',
        hi: 'फ़ोन का दिन और समय तय करें, और पूछें कि रात में बीमार होने पर कौन देखता है।',
        for: ['parent'],
      },
    ],
  },
  'child-late-to-speak': {
    state: {
      favourable: {
        oracle: {
          en: 'Your child’s speech is likely to come along well; the chart is hopeful, and early speech therapy makes it quicker.',
          hi: 'बच्चे की बोली ठीक होने के आसार अच्छे हैं; कुंडली से उम्मीद दिखती है, और जल्दी स्पीच थेरेपी शुरू करने से काम तेज़ होगा।',
        },
        astra: {
          en: 'I see your child talking and being understood; don’t only wait, though, a speech therapist now is the best help.',
          hi: 'बच्चा बोलता और अपनी बात समझाता दिखता है; बस इंतज़ार न करें, अभी स्पीच थेरेपिस्ट से मिलना सबसे अच्छी मदद है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your child’s speech should improve by steps, some later than those of other children; have hearing and speech checked now.',
          hi: 'बच्चे की बोली धीरे-धीरे सुधरेगी, कुछ बातें दूसरे बच्चों से देर में; सुनने और बोलने की जाँच अभी करा लें।',
        },
        astra: {
          en: 'It comes slowly but it comes: speak much with your child, and let a therapist show you how.',
          hi: 'देर से सही, पर बोली आएगी: बच्चे से ख़ूब बात करें, और थेरेपिस्ट से तरीका सीखें।',
        },
      },
      patience: {
        oracle: {
          en: 'Your child’s speech needs patience and a professional’s help soon; which month the words come, no chart can tell.',
          hi: 'बच्चे की बोली में धीरज चाहिए और जल्दी किसी विशेषज्ञ की मदद; किस महीने बोलेगा, यह कुंडली नहीं बताती।',
        },
        astra: {
          en: 'Please don’t lose heart over your child’s speech, and don’t wait for a lucky time: a check-up this week does most.',
          hi: 'बच्चे की बोली को लेकर हिम्मत न हारें, और शुभ समय का इंतज़ार न करें: जल्दी जाँच कराना सबसे ज़्यादा काम आएगा।',
        },
      },
    },
    isOfAnother: true,
    tells: 'good-reasons',
    advice: [
      {
        en: 'Have the hearing tested first; it is simple, and often the reason.',
        hi: 'पहले सुनने की जाँच कराएँ; यह आसान है, और अक्सर वजह यही होती है।',
      },
      {
        en: 'See a developmental paediatrician or the District Early Intervention Centre, which is free.',
        hi: 'बच्चों के विकास वाले डॉक्टर या ज़िला शीघ्र हस्तक्षेप केंद्र में दिखाएँ, वहाँ इलाज मुफ़्त है।',
      },
      {
        en: 'Switch screens off and name things aloud all day: cup, water, come.',
        hi: 'स्क्रीन बंद रखें और दिन भर चीज़ों के नाम बोलें: कप, पानी, आओ।',
      },
      {
        en: 'Never laugh at or finish the words of a child who stammers; wait, and look at the face.',
        hi: 'हकलाने वाले बच्चे पर न हँसें, न उसका वाक्य पूरा करें; रुकें और चेहरे की ओर देखें।',
        for: ['parent'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
