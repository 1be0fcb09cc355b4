import type { SituationTexts } from '../situation-texts.ts'

export const familySituationTexts = {
  'sibling-property': {
    outlook: {
      yes: {
        oracle: {
          en: 'The property quarrel with your brother or sister is likely to be settled with a share for you; press for it from {from} to {to}.',
          hi: 'भाई-बहन से संपत्ति का झगड़ा सुलझने और आपका हिस्सा मिलने की उम्मीद अच्छी है; इसके लिए {from} से {to} तक ज़ोर लगाएँ।',
        },
        astra: {
          en: 'It pains when one’s own fight over property; I see a settlement as likely, best sought between {from} and {to}.',
          hi: 'अपनों से संपत्ति का झगड़ा दुखता है; समझौते की उम्मीद है, और {from} से {to} के बीच बात करना अच्छा रहेगा।',
        },
      },
      later: {
        oracle: {
          en: 'The division among you will take longer; a fair settlement is likelier between {from} and {to}.',
          hi: 'बँटवारे में अभी समय लगेगा; सही समझौता {from} से {to} के बीच होने के आसार ज़्यादा हैं।',
        },
        astra: {
          en: 'Your share won’t be settled in a hurry, but between {from} and {to} your brother or sister is likelier to agree.',
          hi: 'हिस्सा जल्दी तय नहीं होगा, पर {from} से {to} के बीच भाई-बहन के मानने के आसार बेहतर हैं।',
        },
      },
      slow: {
        oracle: {
          en: 'A settlement with your brother or sister over the property is possible, but only in parts and through a third person.',
          hi: 'भाई-बहन से संपत्ति का समझौता हो सकता है, पर थोड़ा-थोड़ा करके और किसी तीसरे के बीच में आने से।',
        },
        astra: {
          en: 'This property matter can be settled among you, slowly; an elder both sides trust will do more than anger.',
          hi: 'संपत्ति की बात धीरे-धीरे सुलझ सकती है; ग़ुस्से से ज़्यादा काम कोई भरोसे का बड़ा करेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'At present a settlement over the property looks unlikely; sign nothing in anger and keep your papers safe.',
          hi: 'अभी संपत्ति पर समझौते के आसार कम हैं; ग़ुस्से में कहीं दस्तख़त न करें और काग़ज़ सँभालकर रखें।',
        },
        astra: {
          en: 'Just now this quarrel over property won’t end by talking alone; protect your share on paper and keep your temper.',
          hi: 'अभी सिर्फ़ बातों से संपत्ति का झगड़ा नहीं सुलझेगा; काग़ज़ पर अपना हिस्सा बचाएँ और मन ठंडा रखें।',
        },
      },
    },
    advice: [
      {
        en: 'Get copies of the title, the khata and any will before the next family talk.',
        hi: 'अगली बातचीत से पहले ज़मीन के काग़ज़, खाता और वसीयत की नक़ल निकलवा लें।',
      },
      {
        en: 'Have one elder or lawyer whom both sides trust put the proposal on paper.',
        hi: 'दोनों तरफ़ के भरोसे के किसी बड़े या वकील से प्रस्ताव लिखवाएँ।',
      },
      {
        en: 'Register any settlement; a promise among family holds only as long as the mood.',
        hi: 'जो तय हो उसकी रजिस्ट्री कराएँ; ज़ुबानी वादा मूड बदलते ही टूट जाता है।',
      },
      {
        en: 'Keep parents and children out of the quarrel, and festivals too.',
        hi: 'माँ-बाप, बच्चों और त्योहारों को इस झगड़े से दूर रखें।',
        for: ['parent'],
      },
    ],
  },
  'sibling-silent': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your brother or sister is likely to speak with you again, and the softer time for it is {from} to {to}.',
          hi: 'भाई-बहन से फिर बोलचाल होने की उम्मीद है, और बात नरम पड़ने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I feel this silence will break; between {from} and {to} a small first word from you may bring your brother or sister back.',
          hi: 'यह चुप्पी टूटती दिखती है; {from} से {to} के बीच आपकी एक छोटी पहल से भाई-बहन में बात शुरू हो सकती है।',
        },
      },
      later: {
        oracle: {
          en: 'The silence between you and your brother or sister may last a while; talking again is likelier between {from} and {to}.',
          hi: 'भाई-बहन के बीच यह चुप्पी कुछ समय रह सकती है; बोलचाल {from} से {to} के बीच होने के आसार ज़्यादा हैं।',
        },
        astra: {
          en: 'Hearts need some time here; with your brother or sister the better moment to try is {from} to {to}.',
          hi: 'दिलों को थोड़ा समय चाहिए; भाई-बहन से बात की कोशिश के लिए {from} से {to} तक का समय बेहतर है।',
        },
      },
      slow: {
        oracle: {
          en: 'Your brother or sister may speak again, but slowly, and the first step is likely to be left to you.',
          hi: 'भाई-बहन से बोलचाल लौट सकती है, पर धीरे-धीरे, और पहल शायद आपको ही करनी पड़े।',
        },
        astra: {
          en: 'The bond with your brother or sister is not broken, only cold; small steps from your side can warm it.',
          hi: 'भाई-बहन का रिश्ता टूटा नहीं, ठंडा पड़ा है; आपकी तरफ़ से छोटी पहल इसे जोड़ सकती है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present your brother or sister is not likely to come forward; leave the door open and do not argue through others.',
          hi: 'अभी भाई-बहन की तरफ़ से पहल के आसार कम हैं; दरवाज़ा खुला रखें और दूसरों के ज़रिए बहस न करें।',
        },
        astra: {
          en: 'Just now the anger between you two has not cooled; give space, and don’t speak ill of each other to anyone.',
          hi: 'अभी दोनों तरफ़ नाराज़गी ताज़ा है; थोड़ी दूरी रहने दें, और किसी से एक-दूसरे की बुराई न करें।',
        },
      },
    },
    advice: [
      {
        en: 'Send a short message on a festival or birthday that asks for nothing and blames nobody.',
        hi: 'त्योहार या जन्मदिन पर छोटा संदेश भेजें, जिसमें न कोई माँग हो न शिकायत।',
      },
      {
        en: 'Say sorry for your own part once, without listing theirs.',
        hi: 'अपनी ग़लती की माफ़ी एक बार माँग लें, उनकी ग़लती गिनाए बिना।',
      },
      {
        en: 'Let parents or spouses carry no messages; speak directly or wait.',
        hi: 'माँ-बाप या पति-पत्नी के ज़रिए बात न भिजवाएँ; सीधे कहें या रुक जाएँ।',
      },
    ],
  },
  'family-split': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your family is likely to come together again, and the best time to bring all to one table is {from} to {to}.',
          hi: 'परिवार के फिर से जुड़ने की उम्मीद है, और सबको साथ बैठाने का अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'A divided home hurts everyone in it; I do see the family softening, and {from} to {to} is the time to call them together.',
          hi: 'बँटा हुआ घर सबको दुखाता है; परिवार में नरमी आती दिखती है, और {from} से {to} तक सबको बुलाना अच्छा रहेगा।',
        },
      },
      later: {
        oracle: {
          en: 'The rift in the family will heal later than sooner; the kinder time is {from} to {to}.',
          hi: 'परिवार की दरार भरने में समय लगेगा; इसके लिए बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'It won’t mend at once, but between {from} and {to} your people are likelier to sit together.',
          hi: 'तुरंत नहीं, पर {from} से {to} के बीच घर के लोगों के साथ बैठने के आसार ज़्यादा हैं।',
        },
      },
      slow: {
        oracle: {
          en: 'The family may mend in part: a few will speak, a few will stay away, and I see no clear time for it.',
          hi: 'परिवार कुछ हद तक जुड़ सकता है: कुछ बोलेंगे, कुछ दूर रहेंगे, और साफ़ समय नहीं दिखता।',
        },
        astra: {
          en: 'I see some of the family coming back to each other, slowly; begin with the one who is least angry.',
          hi: 'परिवार के कुछ लोग धीरे-धीरे पास आते दिखते हैं; शुरुआत उससे करें जो सबसे कम नाराज़ है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the family is not likely to come together; keep your own behaviour fair to both sides.',
          hi: 'अभी परिवार के एक होने के आसार कम हैं; अपनी तरफ़ से दोनों पक्षों के साथ बराबर रहें।',
        },
        astra: {
          en: 'Just now this rift in the family is still raw; don’t carry the weight of joining everyone alone.',
          hi: 'अभी परिवार में चोट ताज़ा है; सबको जोड़ने का सारा बोझ अकेले न उठाएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Take no side in front of others, and repeat nothing that one group says of the other.',
        hi: 'सबके सामने किसी का पक्ष न लें, और एक तरफ़ की बात दूसरी तरफ़ न पहुँचाएँ।',
      },
      {
        en: 'Call everyone for something simple, such as a meal for the eldest, with no talk of the quarrel.',
        hi: 'किसी सादी बात पर सबको बुलाएँ, जैसे सबसे बड़े के लिए खाना, और झगड़े की बात न छेड़ें।',
      },
      {
        en: 'If money or a wedding is the cause, let one neutral elder settle just that point.',
        hi: 'वजह पैसा या शादी-ब्याह हो तो कोई निष्पक्ष बड़ा सिर्फ़ वही बात सुलझाए।',
        for: ['wedding'],
      },
    ],
  },
  'friend-silent': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your friend is likely to talk to you again, and {from} to {to} is the better time to reach out.',
          hi: 'आपके दोस्त से फिर बात होने की उम्मीद है, और पहल के लिए {from} से {to} तक का समय अच्छा है।',
        },
        astra: {
          en: 'Losing a friend’s voice hurts; I see the talk between you returning, best tried between {from} and {to}.',
          hi: 'दोस्त का चुप हो जाना दुखता है; बात फिर शुरू होती दिखती है, {from} से {to} के बीच कोशिश करें।',
        },
      },
      later: {
        oracle: {
          en: 'This friendship may stay quiet for a while; a talk with your friend is likelier between {from} and {to}.',
          hi: 'यह दोस्ती कुछ समय चुप रह सकती है; दोस्त से बात {from} से {to} के बीच होने के आसार ज़्यादा हैं।',
        },
        astra: {
          en: 'Let some time pass; between {from} and {to} your friend may be easier to reach.',
          hi: 'थोड़ा समय बीतने दें; {from} से {to} के बीच दोस्त से बात आसान हो सकती है।',
        },
      },
      slow: {
        oracle: {
          en: 'Your friend may come back into touch, but less close than before, and the chart marks no time.',
          hi: 'दोस्त से संपर्क हो सकता है, पर पहले जितना गहरा नहीं, और समय साफ़ नहीं दिखता।',
        },
        astra: {
          en: 'The friend may return to your life in a smaller way; write once, then leave the next step to them.',
          hi: 'दोस्ती हल्के रूप में लौट सकती है; एक बार लिखें, फिर अगला क़दम उधर से आने दें।',
        },
      },
      hard: {
        oracle: {
          en: 'At present your friend is not likely to make up; let it rest and give time to those who do call you.',
          hi: 'अभी दोस्त के मान जाने के आसार कम हैं; बात को थोड़ा छोड़ दें और जो याद करते हैं उन्हें समय दें।',
        },
        astra: {
          en: 'Just now this friend looks far from you; it says nothing about your worth, so keep your heart for those who stay.',
          hi: 'अभी यह दोस्त दूर दिखता है; इससे आपकी क़ीमत कम नहीं होती, जो साथ हैं उन्हें समय दें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'A friend’s silence often has a cause in the friend’s own life; from your chart one sees only that friendships are being sorted now.',
        hi: 'दोस्त की चुप्पी की वजह अक्सर उसकी अपनी ज़िंदगी में होती है; आपकी कुंडली में बस यह दिखता है कि दोस्तियाँ अभी छँट रही हैं।',
      },
      astra: {
        en: 'I can’t see into your friend’s heart; your chart only shows a phase in which some friends move away without a word.',
        hi: 'दोस्त के मन में क्या है, यह नहीं दिखता; कुंडली में बस ऐसा दौर है जिसमें कुछ दोस्त बिना कहे दूर हो जाते हैं।',
      },
    },
    advice: [
      {
        en: 'Write once, in two lines, that you miss the talks and are there when they wish.',
        hi: 'एक बार दो लाइन में लिखें कि बातें याद आती हैं और जब मन हो, बात हो सकती है।',
      },
      {
        en: 'If you know what hurt them, name just that and say sorry for it.',
        hi: 'अगर पता है कि किस बात का बुरा लगा, तो सिर्फ़ उसी की माफ़ी माँगें।',
      },
      {
        en: 'Don’t ask common friends to find out the reason.',
        hi: 'वजह जानने के लिए दोनों के दोस्तों से पूछताछ न कराएँ।',
      },
    ],
  },
  'new-city-lonely': {
    outlook: {
      yes: {
        oracle: {
          en: 'You are likely to find your people in the new city, most of all between {from} and {to}.',
          hi: 'नए शहर में अपने लोग मिलने की उम्मीद अच्छी है, सबसे ज़्यादा {from} से {to} के बीच।',
        },
        astra: {
          en: 'A new city is lonely at first; I see good company coming to you between {from} and {to}.',
          hi: 'नए शहर में शुरू में अकेलापन लगता ही है; {from} से {to} के बीच अच्छा साथ मिलता दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'The new city will feel like home later than you hoped; company grows between {from} and {to}.',
          hi: 'नया शहर अपना लगने में थोड़ा समय लेगा; जान-पहचान {from} से {to} के बीच बढ़ेगी।',
        },
        astra: {
          en: 'Give this city a little longer; between {from} and {to} the loneliness looks lighter.',
          hi: 'इस शहर को थोड़ा और समय दें; {from} से {to} के बीच अकेलापन कम होता दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'Friends in the new city will come one by one, through work and habit, with no special time for it.',
          hi: 'नए शहर में दोस्त एक-एक करके बनेंगे, काम और रोज़ के मेल-जोल से; कोई ख़ास समय नहीं दिखता।',
        },
        astra: {
          en: 'You may find one or two good people there rather than a crowd; go where you see the same faces every week.',
          hi: 'वहाँ भीड़ नहीं, एक-दो अच्छे लोग मिलेंगे; ऐसी जगह जाएँ जहाँ हर हफ़्ते वही चेहरे मिलें।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the new city stays lonely by your chart; keep your old ties warm and expect little of quick friendships.',
          hi: 'अभी नए शहर में अकेलापन रह सकता है; पुराने रिश्तों से जुड़े रहें और जल्दी वाली दोस्ती से ज़्यादा उम्मीद न रखें।',
        },
        astra: {
          en: 'Just now you may feel alone there, and that is no failing; call someone from home daily and keep one fixed outing a week.',
          hi: 'अभी वहाँ अकेलापन लग सकता है, इसमें कोई कमी नहीं; रोज़ घर बात करें और हफ़्ते में एक बार बाहर ज़रूर निकलें।',
        },
      },
    },
    advice: [
      {
        en: 'Join one thing that meets weekly: a sports group, a class, a library, a place of prayer.',
        hi: 'हफ़्ते में मिलने वाली किसी एक चीज़ से जुड़ें: खेल, क्लास, लाइब्रेरी या पूजा-इबादत की जगह।',
      },
      {
        en: 'Ask one colleague or neighbour for tea; most people in a city wait to be asked.',
        hi: 'किसी एक साथी या पड़ोसी को चाय पर बुलाएँ; शहर में ज़्यादातर लोग इसी इंतज़ार में रहते हैं।',
      },
      {
        en: 'Fix a time for the daily call home, so that the evening has something to look forward to.',
        hi: 'रोज़ घर फ़ोन करने का एक समय तय करें, ताकि शाम का सहारा रहे।',
      },
      {
        en: 'Walk the same road and shop at the same place; familiar faces make a new place home.',
        hi: 'एक ही रास्ते पर टहलें और एक ही दुकान से सामान लें; पहचाने चेहरे से जगह अपनी लगती है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
