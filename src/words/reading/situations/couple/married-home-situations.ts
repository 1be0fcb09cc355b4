import type { SituationTexts } from '../situation-texts.ts'

export const marriedHomeSituationTexts = {
  'living-apart-for-work': {
    outlook: {
      yes: {
        oracle: {
          en: 'You two are likely to live in one place again, and the move is best supported from {from} to {to}.',
          hi: 'आप दोनों के फिर एक जगह रहने के आसार हैं, और इसके लिए {from} से {to} तक का समय अच्छा है।',
        },
        astra: {
          en: 'You two need not live apart for long; try for a posting in one city between {from} and {to}.',
          hi: 'दो शहरों वाले दिन जल्दी ख़त्म हो सकते हैं; {from} से {to} के बीच तबादले या शिफ़्ट होने की कोशिश करें।',
        },
      },
      later: {
        oracle: {
          en: 'Living together will take some more time; the better chance is from {from} to {to}.',
          hi: 'साथ रहने में अभी समय लगेगा; बेहतर मौक़ा {from} से {to} तक है।',
        },
        astra: {
          en: 'The distance stays a while yet, and then {from} to {to} can bring you under one roof.',
          hi: 'दूरी अभी कुछ समय है, फिर {from} से {to} के बीच एक छत के नीचे रहना हो सकता है।',
        },
      },
      slow: {
        oracle: {
          en: 'Being together in one city is possible, if one of you changes job; the chart marks no date for it.',
          hi: 'एक शहर में साथ रहना संभव है, अगर दोनों में से कोई नौकरी बदले; कुंडली में तारीख़ साफ़ नहीं।',
        },
        astra: {
          en: 'It won’t happen by waiting for orders; decide which of you moves, and start looking for work there.',
          hi: 'आदेश के इंतज़ार से नहीं होगा; तय करें कि कौन शिफ़्ट होगा, और वहीं काम ढूँढना शुरू करें।',
        },
      },
      hard: {
        oracle: {
          en: 'At present living together looks difficult because of work; plan longer visits rather than a hurried resignation.',
          hi: 'काम की वजह से अभी साथ रहना मुश्किल दिखता है; जल्दी में नौकरी छोड़ने की जगह लंबी छुट्टियाँ साथ रखें।',
        },
        astra: {
          en: 'It stays apart for now, I’m afraid; keep the marriage warm over the distance and don’t throw away a good job in sorrow.',
          hi: 'अभी अलग ही रहना होगा; दूर रहकर भी रिश्ते को गरम रखें, और उदासी में अच्छी नौकरी न छोड़ें।',
        },
      },
    },
    advice: [
      {
        en: 'Apply in writing for a transfer on the ground of your spouse’s posting; many employers have such a rule.',
        hi: 'जीवनसाथी की पोस्टिंग के आधार पर तबादले की लिखित अर्ज़ी दें; कई जगह इसका नियम है।',
        for: ['spouse'],
      },
      {
        en: 'Put both incomes and both rents on one page and see which move costs least.',
        hi: 'दोनों की कमाई और किराया एक काग़ज़ पर लिखें और देखें कि किसका आना सस्ता पड़ेगा।',
      },
      {
        en: 'Fix the next three meetings with tickets, and one daily call that is not about problems.',
        hi: 'अगली तीन मुलाक़ातें टिकट के साथ तय करें, और रोज़ एक कॉल ऐसी जो परेशानी की न हो।',
      },
    ],
  },
  'separate-home': {
    outlook: {
      yes: {
        oracle: {
          en: 'Living separately from the in-laws is likely to work out, with the best time from {from} to {to}.',
          hi: 'ससुराल वालों से अलग रहने की बात बनने के आसार हैं, और सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Yes, your own kitchen can come, between {from} and {to}; ask for it with affection, not after a quarrel.',
          hi: 'हाँ, {from} से {to} के बीच अपनी अलग रसोई हो सकती है; झगड़े के बाद नहीं, प्यार से बात रखें।',
        },
      },
      later: {
        oracle: {
          en: 'A separate home is possible later, from {from} to {to}; before that the talk would bring more heat than result.',
          hi: 'अलग घर आगे चलकर संभव है, {from} से {to} तक; उससे पहले बात छेड़ने से गरमी ज़्यादा, नतीजा कम होगा।',
        },
        astra: {
          en: 'Hold on a little in the joint family; {from} to {to} is when living on your own becomes real.',
          hi: 'साझा परिवार में थोड़ा और निभा लें; अलग रहने की बात {from} से {to} के बीच सच हो सकती है।',
        },
      },
      slow: {
        oracle: {
          en: 'Living apart from the joint family will come by steps, first a separate kitchen or floor; no date is shown.',
          hi: 'परिवार से अलग रहना एक-एक क़दम से होगा, पहले अलग रसोई या अलग मंज़िल; तारीख़ नहीं दिखती।',
        },
        astra: {
          en: 'I’d think of a small separation first: your own room hours, your own stove; a separate flat can follow.',
          hi: 'हाँ, पहले अपना कमरा और अपनी रसोई अलग कर लें; अलग फ़्लैट बाद में हो सकता है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present a separate home is not well supported; staying on with clear limits is the better way for now.',
          hi: 'अभी अलग घर का साथ कुंडली कम देती है; साफ़ सीमाओं के साथ वहीं रहना फ़िलहाल बेहतर है।',
        },
        astra: {
          en: 'Moving out now would cost more peace than it gives; win your spouse to your side first, then the walls.',
          hi: 'अभी अलग होने से सुकून कम, खटास ज़्यादा मिलेगी; पहले जीवनसाथी को अपनी बात समझाएँ, फिर घर की सोचें।',
        },
      },
    },
    advice: [
      {
        en: 'Let the son or daughter of that home bring up the matter with their own parents, not you.',
        hi: 'यह बात आप न छेड़ें, आपके जीवनसाथी ही अपने माता-पिता से करें।',
        for: ['parent'],
      },
      {
        en: 'Work out rent, ration and help together on paper before you ask.',
        hi: 'बात रखने से पहले किराया, राशन और मदद का ख़र्च मिलकर काग़ज़ पर लिख लें।',
        for: ['meeting'],
      },
      {
        en: 'Offer what will stay: Sunday meals, festivals together, medicine and doctor’s visits for the elders.',
        hi: 'साथ में बताएँ कि क्या बना रहेगा: इतवार का खाना, त्योहार, और बड़ों की दवा-डॉक्टर।',
        for: ['meeting'],
      },
      {
        en: 'Look for a place near by; ten minutes away keeps both peace and family.',
        hi: 'घर पास में ही देखें; दस मिनट की दूरी से शांति भी रहती है और परिवार भी।',
      },
    ],
  },
  'mother-in-law-nature': {
    state: {
      favourable: {
        oracle: {
          en: 'Your mother-in-law is likely to be affectionate and helpful, and you should get on well with her.',
          hi: 'आपकी सास के ममता वाली और मदद करने वाली होने के आसार हैं, और उनसे अच्छी बनेगी।',
        },
        astra: {
          en: 'I see a mother-in-law who takes your side more often than you expect; give her respect and she will give you love.',
          hi: 'सास ऐसी दिखती हैं जो उम्मीद से ज़्यादा आपका साथ दें; उन्हें इज़्ज़त मिले तो प्यार भी मिलेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your mother-in-law is likely to be strict in words and kind in deeds; small frictions, no lasting enmity.',
          hi: 'आपकी सास के बोली में सख़्त पर मन की अच्छी होने के आसार हैं; छोटी खटपट, बड़ी दुश्मनी नहीं।',
        },
        astra: {
          en: 'A lady of rules, your mother-in-law, with a softer heart than her tongue; learn her ways first, change them later.',
          hi: 'सास नियम-क़ायदे वाली, पर ज़बान से ज़्यादा नरम दिल की लगती हैं; पहले उनके तरीके सीखें, बदलाव बाद में।',
        },
      },
      patience: {
        oracle: {
          en: 'Your mother-in-law is likely to be demanding, with her own way in everything; patience and clear limits will be needed.',
          hi: 'आपकी सास के अपनी बात पर अड़ने और ज़्यादा उम्मीद रखने के आसार हैं; धीरज और साफ़ सीमा, दोनों चाहिए।',
        },
        astra: {
          en: 'Not easy to please, I’m afraid, your mother-in-law; keep courtesy daily, closeness slowly, and your spouse as the bridge.',
          hi: 'सास को ख़ुश करना आसान नहीं होगा; रोज़ का अदब रखें, नज़दीकी धीरे-धीरे, और बीच की कड़ी जीवनसाथी को रहने दें।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Ask her to teach you one dish or custom of hers; it tells her that she is not being replaced.',
        hi: 'उनसे उनका कोई एक पकवान या रिवाज सीखें; इससे उन्हें लगता है कि उनकी जगह बनी है।',
        for: ['meeting'],
      },
      {
        en: 'Call her by herself once a week, even for five minutes.',
        hi: 'हफ़्ते में एक बार उनसे अलग से बात करें, पाँच मिनट ही सही।',
      },
      {
        en: 'Take complaints to your spouse in private, never before guests, and never through your parents.',
        hi: 'शिकायत जीवनसाथी से अकेले में कहें, मेहमानों के सामने नहीं, और अपने माता-पिता के ज़रिए भी नहीं।',
        for: ['spouse'],
      },
      {
        en: 'Agree early on two limits, such as money and your room, and say them with a smile.',
        hi: 'शुरू में ही दो सीमाएँ तय कर लें, जैसे पैसा और अपना कमरा, और मुस्कुराकर बता दें।',
      },
    ],
  },
  'in-laws-nature': {
    state: {
      favourable: {
        oracle: {
          en: 'Your in-laws are likely to be respectable and supportive, a family in which you will be treated as their own.',
          hi: 'अच्छा और साथ देने वाला ससुराल मिलने के आसार हैं, जहाँ आपको अपना समझा जाए।',
        },
        astra: {
          en: 'A warm family waits there, I feel: some noise, good food, and people who stand by you when it matters.',
          hi: 'ससुराल में अपनापन दिखता है: थोड़ी चहल-पहल, और ज़रूरत पर साथ खड़े रहने वाले लोग।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your in-laws are likely to be a mixed family, some warm and some critical, and settling in will take a while.',
          hi: 'मिला-जुला ससुराल मिलने के आसार हैं, कुछ लोग अपनापन देंगे, कुछ टोकेंगे; घुलने-मिलने में समय लगेगा।',
        },
        astra: {
          en: 'One or two there will love you at once, one will test you; give that home some time before you judge it.',
          hi: 'वहाँ एक-दो लोग तुरंत अपना लेंगे, कोई एक परखेगा; राय बनाने से पहले उस घर को समय दें।',
        },
      },
      patience: {
        oracle: {
          en: 'Your in-laws are likely to be formal and hard to please at first; a little distance will keep the respect on both sides.',
          hi: 'ससुराल शुरू में सख़्त और मुश्किल से ख़ुश होने वाला मिल सकता है; थोड़ी दूरी से दोनों ओर इज़्ज़त बनी रहेगी।',
        },
        astra: {
          en: 'That family may be slow to open its heart; look closely at the home, not only at the person, before you say yes.',
          hi: 'वह परिवार दिल खोलने में देर लगा सकता है; हाँ कहने से पहले सिर्फ़ इंसान नहीं, घर भी ठीक से देखें।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Visit their home once without notice of a feast, and see how they speak to each other.',
        hi: 'एक बार बिना दावत के उनके घर जाएँ और देखें कि वे आपस में कैसे बोलते हैं।',
      },
      {
        en: 'Ask how the women already married into or out of that family are treated.',
        hi: 'पता करें कि उस घर की बहुओं और बेटियों के साथ कैसा बर्ताव होता है।',
      },
      {
        en: 'Settle before the wedding whether you will live with them, and that nothing will be given or taken as dowry.',
        hi: 'शादी से पहले तय करें कि साथ रहना है या अलग, और दहेज में न कुछ दिया जाएगा, न लिया।',
        for: ['wedding'],
      },
    ],
  },
  'in-laws-acceptance': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your in-laws are likely to accept you, and their manner should soften between {from} and {to}.',
          hi: 'ससुराल वालों के आपको अपना लेने के आसार हैं, और उनका बर्ताव {from} से {to} के बीच नरम पड़ना चाहिए।',
        },
        astra: {
          en: 'They will open the door to you, I feel, between {from} and {to}; go in with warmth and no old complaint.',
          hi: '{from} से {to} के बीच उनका मन आपके लिए खुलता दिखता है; पुरानी शिकायत छोड़कर अपनेपन से मिलें।',
        },
      },
      later: {
        oracle: {
          en: 'Acceptance from your in-laws will take time; the better phase for it is from {from} to {to}.',
          hi: 'ससुराल वालों को अपनाने में समय लगेगा; उसका बेहतर दौर {from} से {to} तक है।',
        },
        astra: {
          en: 'They are not there yet; from {from} to {to} respect from that family comes more easily.',
          hi: 'अभी उनका मन तैयार नहीं; {from} से {to} तक उस घर से इज़्ज़त मिलना आसान होगा।',
        },
      },
      slow: {
        oracle: {
          en: 'Your in-laws may accept you one by one, not all together, and without a date that the chart could name.',
          hi: 'ससुराल वाले आपको एक-एक करके अपनाएँगे, सब एक साथ नहीं; इसकी कोई साफ़ तारीख़ नहीं।',
        },
        astra: {
          en: 'Some hearts there will come to you and some may not; put your care where it is returned.',
          hi: 'वहाँ कुछ लोग अपना लेंगे, कुछ शायद नहीं; अपनापन वहीं लगाएँ जहाँ से लौटकर आता है।',
        },
      },
      hard: {
        oracle: {
          en: 'For now acceptance by the in-laws is weakly shown; do not measure your worth by their approval.',
          hi: 'अभी ससुराल वालों के अपनाने के आसार कम हैं; अपनी क़ीमत उनकी हाँ-ना से न नापें।',
        },
        astra: {
          en: 'It hurts to be kept outside like this; they look slow to change, so let your own home and spouse be your strength.',
          hi: 'इस तरह पराया समझा जाना चुभता है; उनके बदलने में देर दिखती है, अपने घर और जीवनसाथी को अपनी ताक़त बनाएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Begin with the one person there who is kindest to you, and let that bond speak for you.',
        hi: 'वहाँ जो एक व्यक्ति सबसे नरम हो, शुरुआत उससे करें; वही रिश्ता आपकी तरफ़ से बोलेगा।',
      },
      {
        en: 'Keep the small courtesies on festivals and in illness, even when they are not returned.',
        hi: 'त्योहार और बीमारी में छोटा-सा अदब निभाएँ, चाहे उधर से न हो।',
      },
      {
        en: 'Ask your spouse to say before them, plainly, that an insult to you is not acceptable.',
        hi: 'जीवनसाथी से कहें कि वे घर में साफ़ कहें कि आपका अपमान मंज़ूर नहीं।',
        for: ['spouse'],
      },
      {
        en: 'Keep visits short and pleasant for some months instead of long and tense.',
        hi: 'कुछ महीने मुलाक़ातें छोटी और अच्छी रखें, लंबी और तनाव वाली नहीं।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
