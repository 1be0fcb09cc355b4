import type { MatterTexts } from './matter-texts.ts'

export const propertyMatters = {
  property: {
    name: {
      en: 'property',
      hi: 'प्रॉपर्टी',
    },
    hindiGender: 'feminine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, the chart supports a home, flat or land of your own, and the best time to decide is from {from} to {to}.',
          hi: 'हाँ, अपने मकान, फ़्लैट या ज़मीन के आसार हैं, और फ़ैसला लेने का सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Your wish for a place of your own has good chances; start looking seriously and settle the papers between {from} and {to}.',
          hi: 'अपना घर होने की अच्छी उम्मीद है; ध्यान से जगह देखना शुरू करें और काग़ज़ का काम {from} से {to} तक कर लें।',
        },
      },
      later: {
        oracle: {
          en: 'A property is likely, but it is too early to close a deal; the suitable time is from {from} to {to}.',
          hi: 'प्रॉपर्टी होने की संभावना है, पर सौदा पक्का करने में जल्दी न करें; सही समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Keep collecting the down payment for now, because a good deal is more likely to reach you between {from} and {to}.',
          hi: 'फ़िलहाल डाउन पेमेंट जोड़ते रहना अच्छा है, क्योंकि अच्छा सौदा आपको {from} से {to} तक मिलने की उम्मीद ज़्यादा है।',
        },
      },
      slow: {
        oracle: {
          en: 'Property is possible through saving, a loan within your limit and a long search; the time for it is not clear.',
          hi: 'बचत, हद में लिए लोन और लंबी तलाश से प्रॉपर्टी हो सकती है; कुंडली में साफ़ तारीख़ नहीं दिखती।',
        },
        astra: {
          en: 'It can happen for you, with effort and no fixed month; a smaller place may be a good beginning.',
          hi: 'बात बन सकती है, पर मेहनत लगेगी और महीना तय नहीं; छोटी जगह से शुरुआत करना भी अच्छा है।',
        },
      },
      hard: {
        oracle: {
          en: "At present the chart does not favour a property deal; stay on rent, keep saving, and don't pay any advance in a hurry.",
          hi: 'इस समय कुंडली प्रॉपर्टी के सौदे के पक्ष में नहीं है; किराये पर रहें, बचत करें और जल्दी में बयाना न दें।',
        },
        astra: {
          en: 'Please wait with buying or selling for now, since papers or money may trouble you; use the time to improve your savings.',
          hi: 'ख़रीदना-बेचना फ़िलहाल टालें, क्योंकि काग़ज़ या पैसे की परेशानी आ सकती है; तब तक अपनी बचत बढ़ाएँ।',
        },
      },
    },
    when: {
      oracle: {
        en: 'A property deal has its best time from {from} to {to}.',
        hi: 'प्रॉपर्टी के सौदे के लिए सबसे अच्छा समय {from} से {to} तक है।',
      },
      astra: {
        en: 'Plan your booking, registry or sale for some day between {from} and {to}; I find those months the most helpful.',
        hi: 'बुकिंग, रजिस्ट्री या बिक्री, जो भी करना हो, उसे {from} से {to} तक के महीनों में रखना ठीक रहेगा।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Talks on a home, flat or land are likely to go well at present.',
          hi: 'मकान, फ़्लैट या ज़मीन की बात अभी ठीक से आगे बढ़ने की संभावना है।',
        },
        astra: {
          en: 'Things favour you in this matter now, so see places, compare rates and bargain calmly.',
          hi: 'इस मामले में वक़्त आपके साथ है, तो जगहें देखें, दाम मिलाएँ और आराम से दाम कम कराने की बात करें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your wish for property is realistic, but the money or the papers need more work.',
          hi: 'प्रॉपर्टी की इच्छा पूरी होने लायक़ है, पर पैसे या काग़ज़ों पर अभी काम बाक़ी है।',
        },
        astra: {
          en: 'You may like one place for its price and another for its location; give it time before you choose.',
          hi: 'कहीं दाम ठीक लगता है तो कहीं जगह; चुनने से पहले थोड़ा और देख लें तो मन साफ़ रहेगा।',
        },
      },
      patience: {
        oracle: {
          en: 'A property deal may be held up for some time by the loan, the builder or a relative.',
          hi: 'लोन, बिल्डर या किसी रिश्तेदार की वजह से प्रॉपर्टी का सौदा कुछ समय अटक सकता है।',
        },
        astra: {
          en: "Your search may take longer than you like; don't accept doubtful papers just to be done with it.",
          hi: 'आपकी तलाश में उम्मीद से ज़्यादा समय लग सकता है; सिर्फ़ जल्दी निपटाने के लिए कच्चे काग़ज़ वाली जगह न लें।',
        },
      },
    },
    advice: [
      {
        en: 'Have a property lawyer check the title papers of the last thirty years and the encumbrance certificate.',
        hi: 'प्रॉपर्टी के वकील से पिछले तीस साल के मालिकाना काग़ज़ और एन्कम्ब्रेंस सर्टिफ़िकेट जँचवाएँ।',
      },
      {
        en: "Look up the project and the builder on your state's RERA website before you pay for booking.",
        hi: 'बुकिंग का पैसा देने से पहले अपने राज्य की रेरा वेबसाइट पर प्रोजेक्ट और बिल्डर को देख लें।',
      },
      {
        en: 'Keep the loan instalment below about a third of your monthly income.',
        hi: 'लोन की किस्त महीने की आमदनी के लगभग एक तिहाई से कम रखें।',
        for: ['loan'],
      },
      {
        en: 'Visit the place in the morning, at night and in the rains, and talk to two neighbours.',
        hi: 'जगह को सुबह, रात और बारिश में देखें, और दो पड़ोसियों से बात करें।',
      },
      {
        en: 'Add registry, stamp duty, interiors and society charges to the price before you decide.',
        hi: 'फ़ैसले से पहले दाम में रजिस्ट्री, स्टाम्प ड्यूटी, घर का काम और सोसाइटी का ख़र्च भी जोड़ें।',
        for: ['leaving'],
      },
      {
        en: 'Pay by bank transfer or cheque and take a receipt, even when the seller is a relative.',
        hi: 'पैसा बैंक ट्रांसफ़र या चेक से दें और रसीद लें, चाहे बेचने वाला रिश्तेदार ही हो।',
      },
    ],
  },
  vehicle: {
    name: {
      en: 'a vehicle',
      hi: 'गाड़ी',
    },
    hindiGender: 'feminine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, you are likely to get a vehicle, and a good time to choose and buy it is from {from} to {to}.',
          hi: 'हाँ, गाड़ी के आसार हैं, और उसे चुनने और लेने का अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'You can plan for it now: between {from} and {to} the money and the right model should both come together.',
          hi: 'अब गाड़ी देखना शुरू करें: {from} से {to} तक पैसे का इंतज़ाम और मनपसंद मॉडल, दोनों हो सकते हैं।',
        },
      },
      later: {
        oracle: {
          en: 'You are likely to get a vehicle, but it is better bought later, between {from} and {to}.',
          hi: 'गाड़ी आने की संभावना है, पर उसे थोड़ा बाद में लेना बेहतर है, {from} से {to} तक।',
        },
        astra: {
          en: 'Let the present one run a while, or save a little more; buying looks better for you between {from} and {to}.',
          hi: 'तब तक पुरानी से काम चलाएँ या थोड़ी और बचत करें; आपके लिए ख़रीदने का अच्छा मौक़ा {from} से {to} तक बनता है।',
        },
      },
      slow: {
        oracle: {
          en: 'A vehicle is possible when the budget allows; the chart neither helps nor stops it, in any month.',
          hi: 'बजट बने तो गाड़ी हो सकती है; कुंडली न ख़ास साथ देती है, न रोकती है, और कोई ख़ास महीना भी नहीं।',
        },
        astra: {
          en: 'You can have one when your savings allow, whatever the month; a good used one is also fine.',
          hi: 'पैसे जुड़ जाएँ तो कभी भी ले लेना ठीक है; अच्छी सेकंड हैंड गाड़ी भी काम देगी।',
        },
      },
      hard: {
        oracle: {
          en: 'It is better not to buy a vehicle now; repair what you have or use public transport, and save meanwhile.',
          hi: 'गाड़ी लेना अभी ठीक नहीं; जो है उसकी मरम्मत कराएँ या बस-मेट्रो से काम चलाएँ और बचत करें।',
        },
        astra: {
          en: 'I would put this purchase off for now, as it may bring you more expense than comfort; look again when your savings are better.',
          hi: 'यह ख़रीदारी अभी टल जाए तो अच्छा, वरना आराम से ज़्यादा ख़र्च बढ़ सकता है; पैसे जुड़ जाएँ, तब फिर सोचें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'From {from} to {to} is the most suitable time for buying a vehicle.',
        hi: 'गाड़ी ख़रीदने का सबसे सही समय {from} से {to} तक है।',
      },
      astra: {
        en: 'Bring it home between {from} and {to} if you can; those months suit this purchase most.',
        hi: 'हो सके तो गाड़ी घर पर {from} से {to} तक लाएँ, ये महीने इस काम के लिए अच्छे हैं।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'The time is good for a vehicle, and a fair deal within budget is likely.',
          hi: 'गाड़ी के लिए समय अच्छा है, और बजट में ठीक सौदा मिल सकता है।',
        },
        astra: {
          en: 'You can look at models and talk to dealers with an easy mind now.',
          hi: 'अब आराम से मॉडल देखें और डीलर से बात करें, समय आपके लिए ठीक है।',
        },
      },
      mixed: {
        oracle: {
          en: 'A vehicle can be bought now, but its running costs or repairs may pinch.',
          hi: 'गाड़ी लेना अभी हो सकता है, पर पेट्रोल, किस्त या मरम्मत का ख़र्च भारी लग सकता है।',
        },
        astra: {
          en: 'You would enjoy it and also pay for it, so take one size smaller than your heart wants.',
          hi: 'ख़ुशी भी होगी और ख़र्च भी बढ़ेगा, तो मन से थोड़ा छोटा मॉडल चुनना ठीक रहेगा।',
        },
      },
      patience: {
        oracle: {
          en: 'It is better to delay the purchase of a vehicle a little and to drive with extra care.',
          hi: 'गाड़ी लेना थोड़ा टालना बेहतर है, और चलाते समय ज़्यादा सावधानी रखें।',
        },
        astra: {
          en: 'There is no loss in waiting for this one; till then keep your servicing up to date and avoid long night drives.',
          hi: 'रुकने में कोई नुक़सान नहीं; तब तक सर्विसिंग समय पर कराएँ और रात का लंबा सफ़र कम करें।',
        },
      },
    },
    advice: [
      {
        en: 'Work out the full monthly cost first: instalment, fuel, insurance and repairs.',
        hi: 'पहले महीने का पूरा ख़र्च जोड़ें: किस्त, तेल, बीमा और मरम्मत।',
        for: ['private-vehicle'],
      },
      {
        en: 'For a used vehicle, check pending challans, loan and ownership on the Parivahan site.',
        hi: 'पुरानी गाड़ी लेनी हो तो परिवहन वेबसाइट पर बाक़ी चालान, लोन और मालिक का नाम देख लें।',
        for: ['loan'],
      },
      {
        en: 'Ask two dealers and one bank for rates in writing, and compare them at home.',
        hi: 'दो डीलर और एक बैंक से लिखित में रेट लें और घर पर मिलाकर देखें।',
      },
      {
        en: 'Take a mechanic you trust along and drive it for at least half an hour before you pay.',
        hi: 'पैसे देने से पहले भरोसे के मैकेनिक को साथ लें और कम से कम आधा घंटा चलाकर देखें।',
      },
      {
        en: 'Finish the RC transfer and the insurance in your name within the month of purchase.',
        hi: 'ख़रीदने के महीने में ही आरसी और बीमा अपने नाम करवा लें।',
      },
      {
        en: "Wear the helmet or seat belt every time, and don't drive when you are sleepy or upset.",
        hi: 'हर बार हेलमेट या सीट बेल्ट लगाएँ, और नींद या ग़ुस्से में गाड़ी न चलाएँ।',
      },
    ],
  },
  'lost-object': {
    name: {
      en: 'what is lost or stuck',
      hi: 'खोई या अटकी चीज़',
    },
    hindiGender: 'feminine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, it is likely to come back, fully or in part, and the time to try hardest is from {from} to {to}.',
          hi: 'हाँ, पूरी या कुछ हद तक वापस मिलने के आसार हैं, और सबसे ज़्यादा कोशिश का समय {from} से {to} तक है।',
        },
        astra: {
          en: "Don't give up on it yet; between {from} and {to} you have a good chance of finding it or getting your money back.",
          hi: 'अभी उम्मीद न छोड़ें; {from} से {to} तक चीज़ मिलने या अटका पैसा लौटने का अच्छा मौक़ा है।',
        },
      },
      later: {
        oracle: {
          en: 'It is not likely to come back at once; the better chance of recovery is from {from} to {to}.',
          hi: 'तुरंत वापस मिलने की उम्मीद कम है; मिलने की बेहतर संभावना {from} से {to} तक है।',
        },
        astra: {
          en: 'You may not have it in hand for a while, so keep asking and keep your proof; things turn more hopeful from {from} to {to}.',
          hi: 'कुछ समय चीज़ हाथ न भी आए, पर पूछते रहें और सबूत संभालकर रखें; आगे {from} से {to} तक बात बन सकती है।',
        },
      },
      slow: {
        oracle: {
          en: 'It may come back in part, after repeated effort; the chart gives a hint only, with neither a place nor a date.',
          hi: 'बार-बार कोशिश से कुछ हिस्सा लौट सकता है; कुंडली बस इशारा देती है, न जगह बताती है, न तारीख़।',
        },
        astra: {
          en: "Something may still turn up, so look slowly once more and ask people again; the exact spot or day I can't give you.",
          hi: 'अभी भी कुछ हाथ लग सकता है, तो एक बार फिर आराम से ढूँढ़ें और पूछें; ठीक जगह या दिन बताना मुमकिन नहीं।',
        },
      },
      hard: {
        oracle: {
          en: 'Its return does not look likely at present; report it, block what can be misused, and arrange a replacement.',
          hi: 'अभी वापस मिलने की संभावना कम है; रिपोर्ट लिखवाएँ, जिसका ग़लत इस्तेमाल हो सके उसे ब्लॉक करें और दूसरा इंतज़ाम करें।',
        },
        astra: {
          en: "I am sorry, I don't see it coming back to you soon; finish the complaint and the paperwork, and don't count on it for now.",
          hi: 'अफ़सोस है, जल्दी लौटता नहीं दिखता; शिकायत और काग़ज़ का काम पूरा करें, और फ़िलहाल इसके भरोसे न रहें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'The most likely time for its return is from {from} to {to}.',
        hi: 'वापस मिलने की सबसे ज़्यादा संभावना {from} से {to} तक है।',
      },
      astra: {
        en: 'Keep trying hardest from {from} to {to}; if it is to reach you again, those are the hopeful days.',
        hi: 'पूरी कोशिश {from} से {to} तक करें; दोबारा हाथ आने की उम्मीद इन्हीं दिनों में ज़्यादा है।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'There is a good chance of getting it back at present, so search and ask without delay.',
          hi: 'वापस मिलने की संभावना इस समय अच्छी है, इसलिए ढूँढ़ने और पूछने में देर न करें।',
        },
        astra: {
          en: 'You have reason to be hopeful here; go back to where you last had it, or to the person who owes you.',
          hi: 'उम्मीद रखने की वजह है; जहाँ आख़िरी बार देखा था या जिसके पास पैसा है, वहाँ फिर जाएँ।',
        },
      },
      mixed: {
        oracle: {
          en: 'Part of it may return, and it will need some effort and follow-up.',
          hi: 'कुछ हिस्सा वापस मिल सकता है, पर उसके लिए बार-बार पूछना और कोशिश करना होगा।',
        },
        astra: {
          en: 'You may get an answer, though perhaps not the whole thing, so accept it in parts if that is offered.',
          hi: 'जवाब मिल सकता है, शायद पूरी चीज़ नहीं; थोड़ा-थोड़ा करके मिले तो भी ले लेना अच्छा है।',
        },
      },
      patience: {
        oracle: {
          en: 'No quick return is seen; a proper complaint will help more than repeated arguments.',
          hi: 'जल्दी वापसी नहीं दिखती; बार-बार की बहस से ज़्यादा काम सही शिकायत से होगा।',
        },
        astra: {
          en: 'You may have to wait for it and that hurts, above all if you trusted someone; put your claim on paper and rest your mind.',
          hi: 'इसमें इंतज़ार करना पड़ सकता है, और भरोसा किया हो तो दुख भी होता है; अपनी बात लिखित में दें और मन को आराम दें।',
        },
      },
    },
    advice: [
      {
        en: 'Write down when and where you last had it and who was with you, then search those places once in order.',
        hi: 'लिख लें कि वह चीज़ आख़िरी बार कब, कहाँ और किसके सामने थी, फिर उन जगहों को एक-एक करके देखें।',
      },
      {
        en: 'For a lost phone, block the SIM and report it on the CEIR portal; for cards, call the bank at once.',
        hi: 'फ़ोन खोया हो तो सिम बंद कराएँ और सीईआईआर पोर्टल पर रिपोर्ट करें; कार्ड हो तो तुरंत बैंक को फ़ोन करें।',
      },
      {
        en: 'File a lost-article report on your state police website; it is needed for duplicate papers.',
        hi: 'अपने राज्य की पुलिस वेबसाइट पर गुम होने की रिपोर्ट दर्ज करें; डुप्लीकेट काग़ज़ के लिए यह ज़रूरी होती है।',
      },
      {
        en: 'If money is stuck with someone, ask in a polite written message for a date and for payment in parts.',
        hi: 'पैसा किसी के पास अटका हो तो नरम शब्दों में लिखकर तारीख़ और किस्तों में लौटाने की बात करें।',
        for: ['meeting'],
      },
      {
        en: 'Keep bank entries, chats and any signed paper safe, and ask a lawyer about a notice before too much time passes.',
        hi: 'बैंक की एंट्री, चैट और दस्तख़त वाले काग़ज़ संभालकर रखें, और ज़्यादा देर होने से पहले वकील से नोटिस के बारे में पूछें।',
      },
      {
        en: 'If it was online fraud, report it on cybercrime.gov.in and to your bank as early as you can.',
        hi: 'ऑनलाइन धोखा हुआ हो तो जितनी जल्दी हो सके बैंक को बताएँ और cybercrime.gov.in पर शिकायत करें।',
      },
      {
        en: "Don't accuse anyone at home or among the staff without proof.",
        hi: 'बिना सबूत के घर के किसी व्यक्ति या काम करने वालों पर इल्ज़ाम न लगाएँ।',
      },
    ],
  },
} as const satisfies Record<string, MatterTexts>
