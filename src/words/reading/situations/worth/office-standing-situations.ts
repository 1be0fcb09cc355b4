import type { SituationTexts } from '../situation-texts.ts'

export const officeStandingSituationTexts = {
  'promotion-delay-why': {
    state: {
      favourable: {
        oracle: {
          en: 'Little stands in the way of this promotion but procedure: it waits on somebody’s decision and not on your merit.',
          hi: 'इस प्रमोशन में काग़ज़ी देरी के सिवा बड़ी रुकावट नहीं दिखती: बात किसी के फ़ैसले पर अटकी है, आपकी क़ाबिलियत पर नहीं।',
        },
        astra: {
          en: 'What blocks you is a slow office, I feel, more than an enemy; a plain request to the right person may free it.',
          hi: 'रुकावट किसी दुश्मन से ज़्यादा दफ़्तर की सुस्ती है; सही व्यक्ति से सीधी बात करने पर रास्ता खुल सकता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'The block is partly above you and partly in how little your work is seen; the second of these is in your hands.',
          hi: 'रुकावट कुछ ऊपर के लोगों में है, कुछ इसमें कि आपका काम कम दिखता है; दूसरी बात आपके हाथ में है।',
        },
        astra: {
          en: 'Someone above weighs other names beside yours; let them hear of your results from you, not by chance.',
          hi: 'ऊपर आपके साथ और नामों पर भी सोचा जा रहा है; अपना काम ख़ुद बताएँ, इंतज़ार न करें कि कोई बताए।',
        },
      },
      patience: {
        oracle: {
          en: 'The obstacle looks a firm one at present: this department has little room, so look at another team or company as well.',
          hi: 'रुकावट अभी पक्की-सी दिखती है: इस विभाग में जगह कम है, इसलिए दूसरी टीम या कंपनी भी देखें।',
        },
        astra: {
          en: 'The way is narrow just now, and not by your fault; don’t wear yourself out at one closed door.',
          hi: 'रास्ता अभी तंग है, और इसमें आपका दोष नहीं; एक बंद दरवाज़े पर अपने को न थकाएँ।',
        },
      },
    },
    why: {
      oracle: {
        en: 'The promotion is held up by timing and by those who decide rather than by your work, and the chart shows why.',
        hi: 'प्रमोशन आपके काम से ज़्यादा समय और फ़ैसला करने वालों की वजह से रुका है; कुंडली में इसकी वजह दिखती है।',
      },
      astra: {
        en: 'It isn’t that you are less than the others; why your promotion takes so long can be seen here.',
        hi: 'आप किसी से कम हैं, ऐसा नहीं है; प्रमोशन में इतनी देर क्यों लग रही है, यह यहाँ दिखता है।',
      },
    },
    advice: [
      {
        en: 'Ask your manager which one thing is missing for the next level, and by when it is looked at again.',
        hi: 'मैनेजर से पूछें कि अगले पद के लिए कौन-सी एक बात कम है, और दोबारा कब देखा जाएगा।',
        for: ['office'],
      },
      {
        en: 'Send a page of your results with figures, before the list is made.',
        hi: 'लिस्ट बनने से पहले अपने काम के नतीजे आँकड़ों के साथ एक पन्ने में भेजें।',
      },
      {
        en: 'In government service check the seniority list, the ACR and pending vigilance papers.',
        hi: 'सरकारी सेवा में वरिष्ठता सूची, गोपनीय रिपोर्ट और सतर्कता के काग़ज़ देख लें।',
      },
      {
        en: 'Find one senior who will speak for you in the room where it is decided.',
        hi: 'एक सीनियर ढूँढें जो फ़ैसले के समय आपकी बात रखे।',
      },
    ],
  },
  'work-better': {
    state: {
      favourable: {
        oracle: {
          en: 'Your work is already good; it grows most now if you take one task that is seen by others and finish it well.',
          hi: 'आपका काम पहले से अच्छा है; अब सबसे ज़्यादा तब बढ़ेगा जब कोई ऐसा काम लें जो औरों को दिखे, और उसे अच्छे से पूरा करें।',
        },
        astra: {
          en: 'You have more to give than you’re asked for; let people see it, and teach a younger one what you know.',
          hi: 'आपमें उससे ज़्यादा है जितना माँगा जाता है; उसे दिखने दें, और जो आता है वह किसी छोटे को सिखाएँ।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your work gets better by doing fewer things to the end: one skill made sharp will count more than many begun.',
          hi: 'काम बेहतर होगा कम चीज़ें पूरी करने से: एक हुनर तेज़ हो तो दस अधूरे कामों से ज़्यादा गिना जाएगा।',
        },
        astra: {
          en: 'Don’t try to be good at all of it; choose the part that people thank you for, and become known for that.',
          hi: 'हर चीज़ में अच्छा होने की कोशिश न करें; जिस बात के लिए लोग धन्यवाद देते हैं, उसी में नाम बनाएँ।',
        },
      },
      patience: {
        oracle: {
          en: 'At present work improves by order more than by effort: fixed hours, a short list, and help asked in time.',
          hi: 'अभी काम मेहनत से ज़्यादा तरतीब से सुधरेगा: तय समय, छोटी सूची और समय पर मदद माँगना।',
        },
        astra: {
          en: 'You’re trying hard, I can feel it; just now less strain and more rest will make the work better than another late night.',
          hi: 'मेहनत तो पूरी है; अभी देर रात जागने से नहीं, थोड़ा आराम और कम बोझ से काम सुधरेगा।',
        },
      },
    },
    advice: [
      {
        en: 'Ask one person whose judgement you trust for one thing to do better, and do only that for a month.',
        hi: 'जिसकी राय पर भरोसा हो उससे एक कमी पूछें, और महीने भर बस वही सुधारें।',
      },
      {
        en: 'Do the hardest task in the first hour, before phone and mail.',
        hi: 'सबसे कठिन काम पहले घंटे में करें, फ़ोन और मेल से पहले।',
      },
      {
        en: 'Learn one tool that the younger ones use, by a short course.',
        hi: 'एक ऐसा नया तरीक़ा या सॉफ़्टवेयर सीखें जो नए लोग इस्तेमाल करते हैं।',
      },
      {
        en: 'Write each Friday three lines of what you finished, and show it when your work is judged.',
        hi: 'हर शुक्रवार तीन पंक्तियों में लिखें कि क्या पूरा हुआ, और काम की जाँच के समय दिखाएँ।',
      },
    ],
  },
  'boss-leaving': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'A change above you at work is likely: your boss’s leaving or transfer is most possible between {from} and {to}.',
          hi: 'दफ़्तर में आपके ऊपर बदलाव के आसार हैं: बॉस का जाना या तबादला {from} से {to} के बीच सबसे ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'I read it from your own place of work, and there the person above you looks likely to move between {from} and {to}.',
          hi: 'यह आपके अपने काम से देखा गया है: ऊपर बैठे व्यक्ति के हटने की उम्मीद {from} से {to} के बीच है।',
        },
      },
      later: {
        oracle: {
          en: 'Your boss is not likely to leave at once: the change above you looks nearer between {from} and {to}.',
          hi: 'बॉस का जाना तुरंत नहीं दिखता: ऊपर का बदलाव {from} से {to} के बीच ज़्यादा पास है।',
        },
        astra: {
          en: 'They’ll stay a while yet; for your section I see the air changing between {from} and {to}.',
          hi: 'अभी कुछ समय वे रहेंगे, ऐसा लगता है; आपके दफ़्तर का माहौल {from} से {to} के बीच बदलता दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'Whether your boss goes can’t be fixed from your chart: it shows a slow change at your workplace, without a clear time.',
          hi: 'बॉस जाएँगे या नहीं, यह आपकी कुंडली से पक्का नहीं होता: काम की जगह पर धीमा बदलाव दिखता है, समय साफ़ नहीं।',
        },
        astra: {
          en: 'I can’t read their orders for you; your own work stays much the same either way, so don’t hang your plans on it.',
          hi: 'उनका ऑर्डर यहाँ से नहीं पढ़ा जा सकता; दोनों हाल में आपका काम लगभग वही रहेगा, अपनी योजना इस पर न टिकाएँ।',
        },
      },
      hard: {
        oracle: {
          en: 'Your boss is likely to stay for the present: plan your own work and leave as though nothing above you changes.',
          hi: 'बॉस अभी रहते दिखते हैं: अपने काम और छुट्टी की योजना ऐसे बनाएँ जैसे ऊपर कुछ नहीं बदलेगा।',
        },
        astra: {
          en: 'I don’t see that chair emptying just now; better find your peace with them, or a place a little away from them.',
          hi: 'वह कुर्सी अभी ख़ाली होती नहीं दिखती; उनसे निभाने का रास्ता निकालें, या उनसे थोड़ा हटकर काम लें।',
        },
      },
    },
    advice: [
      {
        en: 'Believe an order or a mail, not the talk at tea.',
        hi: 'चाय पर हुई बात नहीं, ऑर्डर या मेल पर भरोसा करें।',
      },
      {
        en: 'If you want the seat, tell the person who decides now, with what you have done.',
        hi: 'वह कुर्सी चाहिए तो फ़ैसला करने वाले को अभी बताएँ, अपने काम के साथ।',
      },
      {
        en: 'Get pending approvals, ratings and leaves signed before any change.',
        hi: 'बदलाव से पहले रुकी मंज़ूरी, रेटिंग और छुट्टियों पर दस्तख़त करा लें।',
      },
      {
        en: 'Join no signature campaign for or against anybody.',
        hi: 'किसी के पक्ष या विरोध के दस्तख़त अभियान में न पड़ें।',
      },
    ],
  },
  'appraisal-rating': {
    state: {
      favourable: {
        oracle: {
          en: 'Your appraisal is likely to go well, with a rating on the better side of your team.',
          hi: 'अप्रेज़ल अच्छा रहने की उम्मीद है; रेटिंग टीम में बेहतर वालों में दिखती है।',
        },
        astra: {
          en: 'I see your work being noticed in this review; go in calmly, the talk should be kinder than you fear.',
          hi: 'इस रिव्यू में आपके काम पर नज़र जाती दिखती है; शांत मन से जाएँ, बात डर से बेहतर होगी।',
        },
      },
      mixed: {
        oracle: {
          en: 'The appraisal looks fair but not brilliant: a middle rating, which good proof of your work can lift.',
          hi: 'अप्रेज़ल ठीक रहेगा, बहुत ऊँचा नहीं: रेटिंग बीच की दिखती है, काम का अच्छा सबूत उसे बढ़ा सकता है।',
        },
        astra: {
          en: 'You may get a little less than you deserve and more than you dread; speak up for yourself once, without heat.',
          hi: 'हक़ से थोड़ा कम और डर से थोड़ा ज़्यादा मिल सकता है; बिना गर्म हुए एक बार अपनी बात ज़रूर रखें।',
        },
      },
      patience: {
        oracle: {
          en: 'The rating may stay below your work this time, so go into the review with facts and ask what the next one needs.',
          hi: 'इस बार रेटिंग काम से कम रह सकती है, इसलिए रिव्यू में तथ्य लेकर जाएँ और पूछें कि अगली बार क्या चाहिए।',
        },
        astra: {
          en: 'Don’t hang your worth on this appraisal, please; the chart is slow on reward now, and one rating isn’t your name.',
          hi: 'अपनी क़ीमत इस अप्रेज़ल से न आँकें; अभी फल धीमा है, और एक रेटिंग से आपका नाम तय नहीं होता।',
        },
      },
    },
    advice: [
      {
        en: 'Bring one page: target, what was done, figures, and mails of thanks.',
        hi: 'एक पन्ना ले जाएँ: लक्ष्य, क्या किया, आँकड़े और तारीफ़ के मेल।',
      },
      {
        en: 'Send your self-review before the manager writes theirs.',
        hi: 'मैनेजर के लिखने से पहले अपना सेल्फ़-रिव्यू भेज दें।',
        for: ['office'],
      },
      {
        en: 'If the rating is unfair, ask for the reason in writing and use the appeal time.',
        hi: 'रेटिंग ग़लत लगे तो वजह लिखित में माँगें और अपील के समय का इस्तेमाल करें।',
      },
      {
        en: 'Agree on three measurable goals for the next round, in a mail.',
        hi: 'अगले दौर के तीन लक्ष्य, जो गिने जा सकें, मेल पर तय करें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
