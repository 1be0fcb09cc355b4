import type { SituationTexts } from '../situation-texts.ts'

export const marriageSituationTexts = {
  'two-proposals': {
    state: {
      favourable: {
        oracle: {
          en: 'Of the two, the chart is for the one with whom you talk easily and whose family speaks plainly; the heart may decide here.',
          hi: 'दोनों में कुंडली उसकी ओर है जिससे बात खुलकर होती है और जिसका परिवार साफ़ बोलता है; यहाँ मन की सुनना ठीक है।',
        },
        astra: {
          en: 'Choose the one you look forward to speaking with; your chart supports that feeling more than salary or status.',
          hi: 'उसे चुनें जिससे बात करने का मन अपने आप होता है; आपकी कुंडली पद-पैसे से ज़्यादा इसी बात का साथ देती है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Of the two, take the steadier one: settled work, calm temper and a family that keeps its word; charm alone is not enough.',
          hi: 'दोनों में ज़्यादा टिकाऊ को चुनें: जमा हुआ काम, शांत स्वभाव और बात की पक्की फ़ैमिली; सिर्फ़ अच्छी बातें काफ़ी नहीं।',
        },
        astra: {
          en: 'I lean to the quieter, more dependable one of the two; sparks fade, and your chart asks for someone who stays.',
          hi: 'दोनों में जो कम बोले पर भरोसे का हो, झुकाव उसी की ओर है; आपको टिकने वाला साथी चाहिए।',
        },
      },
      patience: {
        oracle: {
          en: 'Of the two, favour the one who is ready to wait; the chart is against a quick yes to either at present.',
          hi: 'दोनों में उसे आगे रखें जो रुकने को तैयार हो; अभी किसी को भी जल्दी में हाँ कहना ठीक नहीं।',
        },
        astra: {
          en: 'Don’t let them hurry you: the right one of these two is the one who gives you time and still comes back.',
          hi: 'जल्दी में न आएँ: दोनों में सही वही है जो समय दे और फिर भी बात करने लौटे।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Meet each of them once more alone and ask the same five questions: work, money, parents, children, anger.',
        hi: 'दोनों से एक-एक बार अकेले मिलें और वही पाँच सवाल पूछें: काम, पैसा, माता-पिता, बच्चे, ग़ुस्सा।',
        for: ['parent'],
      },
      {
        en: 'Add both birth details here, so that each match can be counted and the two compared.',
        hi: 'दोनों की जन्म की जानकारी यहाँ जोड़ें, ताकि दोनों का मिलान करके तुलना हो सके।',
      },
      {
        en: 'Have job, income and earlier engagements of both checked by someone who knows neither family.',
        hi: 'दोनों की नौकरी, कमाई और पहले के रिश्ते किसी ऐसे से पता कराएँ जो किसी परिवार का अपना न हो।',
        for: ['untested-couple'],
      },
      {
        en: 'When you have decided, say no to the other politely and soon; do not keep both waiting.',
        hi: 'फ़ैसला हो जाए तो दूसरे को नरमी से और जल्दी मना कर दें; दोनों को लटकाकर न रखें।',
      },
    ],
  },
  'few-gunas': {
    state: {
      favourable: {
        oracle: {
          en: 'A low matching score alone is no reason to stop: your own chart is good for marriage, and that outweighs the count.',
          hi: 'सिर्फ़ कम गुण मिलने से यह रिश्ता नहीं रुकता: शादी के लिए आपकी अपनी कुंडली अच्छी है, और यह गिनती से भारी है।',
        },
        astra: {
          en: 'So low a score sounds frightening, yet many such couples live well where the charts are sound, and yours is.',
          hi: 'गुणों की गिनती से न डरें; आपकी कुंडली शादी के लिए मज़बूत है, और कम गुण वाले कई जोड़े अच्छे से निभाते हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'A low matching score is a caution, not a ban; the match can work if the two of you agree on money, temper and parents.',
          hi: 'कम गुण एक सावधानी है, मनाही नहीं; पैसे, स्वभाव और माता-पिता की बातों पर सहमति हो तो रिश्ता चल सकता है।',
        },
        astra: {
          en: 'It is a medium worry, I’d say: the score is low, so look harder at how you two behave after a quarrel.',
          hi: 'चिंता मध्यम है: गुण कम हैं, इसलिए यह ज़्यादा देखें कि झगड़े के बाद आप दोनों कैसे रहते हैं।',
        },
      },
      patience: {
        oracle: {
          en: 'With so low a score and little support for marriage in your own chart at present, do not fix this match in haste.',
          hi: 'गुण कम हैं और अभी शादी के लिए आपकी कुंडली का सहारा भी कम है, इसलिए यह रिश्ता जल्दी में पक्का न करें।',
        },
        astra: {
          en: 'I would go slowly here; the low count is not the whole story, yet your own time for marriage is not strong just now.',
          hi: 'यहाँ धीरे चलना ठीक है; कम गुण पूरी कहानी नहीं, पर अभी शादी का आपका अपना समय भी मज़बूत नहीं।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Ask which of the eight points were lost: nadi and bhakoot weigh most, the others far less.',
        hi: 'पूछें कि आठ में से कौन से कूट कम हुए: नाड़ी और भकूट का वज़न ज़्यादा है, बाक़ी का काफ़ी कम।',
      },
      {
        en: 'Check that both birth times are right; a few minutes can change the count.',
        hi: 'दोनों का जन्म समय जाँच लें; कुछ मिनट के फ़र्क से गिनती बदल सकती है।',
      },
      {
        en: 'Have both whole kundlis compared, not the count alone; add the other birth details here for that.',
        hi: 'सिर्फ़ गिनती नहीं, दोनों की पूरी कुंडली मिलवाएँ; इसके लिए दूसरे की जन्म जानकारी यहाँ जोड़ें।',
        for: ['untested-couple'],
      },
      {
        en: 'Half of the points is the usual pass mark; pay nobody a large sum to “mend” a lower score.',
        hi: 'आधे गुण मिलें तो पास माना जाता है; कम गुण “ठीक कराने” के नाम पर किसी को मोटी रकम न दें।',
      },
    ],
  },
  'second-marriage': {
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, a second marriage is supported in your chart, and the time from {from} to {to} is good for it.',
          hi: 'हाँ, दूसरी शादी के अच्छे आसार हैं, और उसके लिए {from} से {to} तक का समय अच्छा है।',
        },
        astra: {
          en: 'Yes, you can marry again; be open to proposals from {from} to {to}.',
          hi: 'हाँ, घर दोबारा बस सकता है; {from} से {to} तक रिश्ते खुले मन से देखें।',
        },
      },
      later: {
        oracle: {
          en: 'A second marriage is possible, a little later: the chart supports it from {from} to {to}.',
          hi: 'दूसरी शादी संभव है, पर थोड़ा आगे: कुंडली का साथ {from} से {to} तक है।',
        },
        astra: {
          en: 'Let the heart rest a while first; the second beginning has its good time between {from} and {to}.',
          hi: 'पहले मन को थोड़ा आराम दें; नई शुरुआत का अच्छा समय {from} से {to} के बीच है।',
        },
      },
      slow: {
        oracle: {
          en: 'Remarriage is open to you, but it will come by looking with care and not by itself; no date stands out.',
          hi: 'दोबारा शादी का रास्ता खुला है, पर वह सोच-समझकर ढूँढने से बनेगा; कोई साफ़ तारीख़ नहीं दिखती।',
        },
        astra: {
          en: 'Yes, you can marry again, though slowly, and I can’t give you a month for it.',
          hi: 'हाँ, दोबारा शादी हो सकती है, बस धीरे-धीरे; इसका कोई एक महीना साफ़ नहीं दिखता।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the chart does not favour a second marriage; first let money, health and the children settle.',
          hi: 'अभी दूसरी शादी के लिए समय अनुकूल नहीं है; पहले पैसा, सेहत और बच्चे हों तो उनका ठिकाना जम जाए।',
        },
        astra: {
          en: 'I’d not marry again in these months; being alone for now is no failure, and a wrong hurry would hurt more.',
          hi: 'इन महीनों में दोबारा शादी ठीक नहीं लगती; अभी अकेले रहना हार नहीं, जल्दी का ग़लत फ़ैसला ज़्यादा दुखेगा।',
        },
      },
    },
    advice: [
      {
        en: 'Keep the divorce decree ready: no second marriage is valid without it.',
        hi: 'तलाक़ की डिक्री तैयार रखें: इसके बिना दूसरी शादी मान्य नहीं होती।',
        for: ['divorced', 'separation'],
      },
      {
        en: 'Tell those nearest to you at home first, in your own words, before anybody else hears of it.',
        hi: 'घर में जो सबसे क़रीब हैं, उन्हें सबसे पहले ख़ुद बताएँ, किसी और से सुनने से पहले।',
        for: ['widowed'],
      },
      {
        en: 'Keep the death certificate ready, and check the nominees of bank and policy before you speak of it at home.',
        hi: 'मृत्यु प्रमाण पत्र तैयार रखें, और घर में बात करने से पहले बैंक व पॉलिसी के नॉमिनी देख लें।',
        for: ['widowed'],
      },
      {
        en: 'Tell the truth about the first marriage and the children at the very first meeting.',
        hi: 'पहली शादी और बच्चों की बात पहली ही मुलाक़ात में सच-सच बता दें।',
        for: ['parent'],
      },
      {
        en: 'Write down what went wrong the first time, and ask the new person about just those things.',
        hi: 'पहली बार क्या बिगड़ा, लिख लें, और नए इंसान से ख़ास उन्हीं बातों पर पूछें।',
        for: ['divorced'],
      },
      {
        en: 'Meet three times before the families meet, and talk about money, home and where you would live.',
        hi: 'परिवारों के मिलने से पहले तीन बार मिलें, और पैसे, घर और रहने की जगह पर बात करें।',
      },
      {
        en: 'If there are children, let them meet the person a few times as a friend before anything is fixed.',
        hi: 'बच्चे हों तो बात पक्की होने से पहले उन्हें कुछ बार उस इंसान से दोस्त की तरह मिलने दें।',
        for: ['parent'],
      },
    ],
  },
  'age-difference': {
    state: {
      favourable: {
        oracle: {
          en: 'The age difference is not a bar: the chart supports this bond, and respect between you counts for more than years.',
          hi: 'उम्र का फ़र्क रुकावट नहीं है: कुंडली इस रिश्ते का साथ देती है, और आपसी इज़्ज़त सालों से बड़ी है।',
        },
        astra: {
          en: 'Older or younger, this can go well; you two need agreement on plans more than the same year of birth.',
          hi: 'बड़े हों या छोटे, यह साथ निभ सकता है; एक उम्र से ज़्यादा एक जैसी सोच की ज़रूरत है।',
        },
      },
      mixed: {
        oracle: {
          en: 'With this age gap the relationship can work, though it asks for clear talk about children, career and family talk.',
          hi: 'उम्र के इस फ़र्क के साथ रिश्ता चल सकता है, पर बच्चे, काम और लोगों की बातों पर पहले खुलकर बात करनी होगी।',
        },
        astra: {
          en: 'The years between you will be felt now and then, mostly in pace and friends; love can carry that if both adjust.',
          hi: 'उम्र का फ़र्क कभी-कभी महसूस होगा, ख़ासकर रफ़्तार और दोस्तों में; दोनों थोड़ा ढलें तो निभ जाएगा।',
        },
      },
      patience: {
        oracle: {
          en: 'The age gap would weigh more than usual in this time; do not decide until you have seen each other in ordinary days.',
          hi: 'इस समय उम्र का फ़र्क ज़्यादा भारी पड़ सकता है; रोज़मर्रा के दिन साथ देखे बिना फ़ैसला न करें।',
        },
        astra: {
          en: 'I’d be slow to say yes across this difference of age; give it more time and see whether the wishes really match.',
          hi: 'उम्र के इस फ़र्क पर हाँ कहने की जल्दी न करें; थोड़ा और समय दें, देखें कि दोनों सच में एक-सा सोचते हैं या नहीं।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Talk openly about when you want children, who will work, and how you see life ten years on.',
        hi: 'खुलकर बात करें कि बच्चे कब चाहिए, काम कौन करेगा, और दस साल बाद की ज़िंदगी कैसी सोची है।',
        for: ['parent'],
      },
      {
        en: 'Tell both families the true age at the start; a number found out later looks like a lie.',
        hi: 'दोनों परिवारों को शुरू में ही सही उम्र बता दें; बाद में पता चले तो वही बात झूठ लगती है।',
      },
      {
        en: 'See that neither decides everything because of being older or earning more.',
        hi: 'ध्यान रखें कि बड़ा होने या ज़्यादा कमाने से एक ही हर फ़ैसला न करे।',
      },
    ],
  },
  'broken-engagement': {
    outlook: {
      yes: {
        oracle: {
          en: 'After the broken match a new one is likely to hold, and the time for it to be fixed is from {from} to {to}.',
          hi: 'टूटे रिश्ते के बाद नया रिश्ता टिकने के आसार हैं, और पक्का होने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'What broke was not your last chance; I see a match that can go through between {from} and {to}.',
          hi: 'जो टूटा वह आख़िरी मौक़ा नहीं था; {from} से {to} के बीच बात पूरी होती दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'Matches may still stop half-way for a while; one that holds is more likely between {from} and {to}.',
          hi: 'कुछ समय रिश्ते बीच में अटक सकते हैं; टिकने वाला रिश्ता {from} से {to} के बीच ज़्यादा संभव है।',
        },
        astra: {
          en: 'It hurts when talks break again and again; the pattern should ease between {from} and {to}.',
          hi: 'बार-बार बात टूटना दुख देता है; {from} से {to} के बीच यह सिलसिला थमने की उम्मीद है।',
        },
      },
      slow: {
        oracle: {
          en: 'The chart does not shut out marriage after these broken talks, but each proposal needs checking earlier and more openly.',
          hi: 'बात टूटने से शादी का रास्ता बंद नहीं हुआ, पर हर रिश्ते में पूछताछ पहले और खुलकर करनी होगी।',
        },
        astra: {
          en: 'No fixed month yet for a match that stays; meanwhile take fewer proposals and know each one better.',
          hi: 'टिकने वाले रिश्ते का महीना अभी साफ़ नहीं; तब तक कम रिश्ते देखें, पर ठीक से देखें।',
        },
      },
      hard: {
        oracle: {
          en: 'For now proposals are likely to break at the last step; a pause in the search is better than one more quick engagement.',
          hi: 'अभी बात आख़िर में आकर टूटने के आसार हैं; जल्दी में एक और सगाई से अच्छा है कि थोड़ा रुक जाएँ।',
        },
        astra: {
          en: 'Rest from all this a little: these months don’t favour a new match, and none of it is a judgement on you.',
          hi: 'इस सबसे थोड़ा आराम लें: ये महीने नए रिश्ते के लिए ठीक नहीं, और इसमें आपकी कोई कमी नहीं।',
        },
      },
    },
    why: {
      oracle: {
        en: 'The talks break at the last step because the chart shows a hindrance on the way to marriage, not because of your looks or worth.',
        hi: 'बात आख़िर में आकर इसलिए टूटती है कि शादी की राह में अड़चन दिखती है, आपके रूप या क़ीमत की वजह से नहीं।',
      },
      astra: {
        en: 'It isn’t you, your face or your luck with people: there is a knot on the marriage side that loosens with time and care.',
        hi: 'वजह आप नहीं, न आपकी सूरत: शादी वाले पक्ष में एक गाँठ है, जो समय और समझदारी से खुलती है।',
      },
    },
    advice: [
      {
        en: 'Tell the uncomfortable facts first: income, illness, earlier engagement, where you will live; talks that survive this hold.',
        hi: 'मुश्किल बातें पहले बताएँ: कमाई, बीमारी, पहले की सगाई, रहना कहाँ है; इसके बाद भी चले, वही बात टिकती है।',
      },
      {
        en: 'Ask the go-between, politely, for the true reason of the last no; the same reason can often be mended.',
        hi: 'बीच वाले से पिछली ना की असली वजह नरमी से पूछें; वही वजह अक्सर ठीक की जा सकती है।',
      },
      {
        en: 'Keep the time between the first yes and the engagement short, and put no news of it on social media.',
        hi: 'पहली हाँ और सगाई के बीच ज़्यादा समय न रखें, और पक्का होने से पहले सोशल मीडिया पर न डालें।',
      },
      {
        en: 'Pay nobody who says that a spell or a knot is breaking your matches.',
        hi: 'कोई कहे कि किए-कराए या बंधन से रिश्ते टूट रहे हैं, तो उसे पैसे न दें।',
      },
    ],
  },
  'marriage-delay': {
    isBeforeMarriage: true,
    outlook: {
      yes: {
        oracle: {
          en: 'The delay in marrying is near its end: the chart supports it from {from} to {to}.',
          hi: 'शादी में जो देरी हो रही है वह ख़त्म होने को है: {from} से {to} तक का समय साथ देता है।',
        },
        astra: {
          en: 'Late, yes, but not denied; between {from} and {to} a match can at last be settled.',
          hi: 'देर हुई है, पर बात रुकी नहीं; {from} से {to} के बीच शादी तय हो सकती है।',
        },
      },
      later: {
        oracle: {
          en: 'The delay lasts a little longer; the time for your marriage is from {from} to {to}.',
          hi: 'देरी थोड़ी और है; आपकी शादी का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'The delay lasts a little more, then {from} to {to} brings a real chance of marriage.',
          hi: 'देरी थोड़ी और है, फिर {from} से {to} तक शादी का सच्चा मौक़ा है।',
        },
      },
      slow: {
        oracle: {
          en: 'Marriage is delayed in your chart but not refused; it will move by a wider search, and no month stands out.',
          hi: 'शादी में देरी है, मनाही नहीं; तलाश थोड़ी बढ़ाने से बात चलेगी, कोई एक महीना साफ़ नहीं दिखता।',
        },
        astra: {
          en: 'It is slow, and I can’t give you a date for the end of the waiting; loosen one or two conditions and see.',
          hi: 'रफ़्तार धीमी है, और देरी कब ख़त्म होगी यह तारीख़ साफ़ नहीं; एक-दो शर्तें ढीली करके देखें।',
        },
      },
      hard: {
        oracle: {
          en: 'The delay is likely to continue for the present; use the time for work and savings instead of a forced match.',
          hi: 'फ़िलहाल देरी बनी रहने के आसार हैं; दबाव में रिश्ता करने से अच्छा है कि यह समय काम और बचत में लगे।',
        },
        astra: {
          en: 'The waiting is not over yet, I’m sorry to say; it has nothing to do with your worth, so don’t lower it.',
          hi: 'इंतज़ार अभी बाक़ी दिखता है; इसका आपकी क़ीमत से कोई लेना-देना नहीं, इसलिए मन छोटा न करें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Marriage comes late here because the chart asks for ripeness first: proposals slow down or wait, and it is no fault of yours.',
        hi: 'शादी में देर इसलिए है कि कुंडली पहले तैयारी माँगती है: बातें धीमी चलती हैं या रुकती हैं, इसमें आपकी कोई कमी नहीं।',
      },
      astra: {
        en: 'You have done nothing wrong to cause this delay; the chart holds marriage back for a while and then lets it through.',
        hi: 'इस देरी में आपकी कोई ग़लती नहीं; कुंडली शादी को कुछ समय रोकती है, फिर रास्ता देती है।',
      },
    },
    advice: [
      {
        en: 'Look again at your conditions on caste, city, job and height, and keep only those you can give a reason for.',
        hi: 'जाति, शहर, नौकरी और कद की शर्तें फिर से देखें, और वही रखें जिसकी ठोस वजह हो।',
      },
      {
        en: 'Have the biodata and photographs made new; many replies stop there.',
        hi: 'बायोडाटा और तस्वीरें नई बनवाएँ; कई बार बात वहीं रुक जाती है।',
      },
      {
        en: 'Put one person at home in charge of answering proposals within two days.',
        hi: 'घर में एक व्यक्ति को ज़िम्मा दें कि आए हुए रिश्ते का जवाब दो दिन में चला जाए।',
      },
      {
        en: 'Say to the family whether you want to marry now at all; half-hearted searching looks like delay.',
        hi: 'घर में साफ़ कहें कि अभी शादी करनी है या नहीं; आधे मन की तलाश भी देरी जैसी दिखती है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
