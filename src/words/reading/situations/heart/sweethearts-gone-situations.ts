import type { SituationTexts } from '../situation-texts.ts'

export const sweetheartsGoneSituationTexts = {
  'ex-feelings': {
    state: {
      favourable: {
        oracle: {
          en: 'Some warmth for you is likely still there in your ex, though a feeling that remains is not yet a wish to come back.',
          hi: 'आपके एक्स के मन में कुछ अपनापन अब भी बचा लगता है, पर याद रहना और लौटना दो अलग बातें हैं।',
        },
        astra: {
          en: 'I think you haven’t been forgotten: the bond left a soft place in that heart; whether anything grows from it, only deeds will tell.',
          hi: 'लगता है वहाँ आपको भुलाया नहीं गया; दिल में जगह बची है, आगे कुछ होगा या नहीं, यह तो उनके क़दम बताएँगे।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your ex is likely to have mixed feelings: memory and regret on one side, and on the other no readiness to begin again.',
          hi: 'आपके एक्स का मन बँटा हुआ लगता है: एक तरफ़ याद और पछतावा, दूसरी तरफ़ फिर शुरू करने की तैयारी नहीं।',
        },
        astra: {
          en: 'You do cross their mind, I feel, but half-heartedly: looking at your stories is easy, coming to talk is not.',
          hi: 'आपकी याद उन्हें आती तो है, पर आधे मन से; स्टोरी देखना आसान है, सामने आकर बात करना मुश्किल।',
        },
      },
      patience: {
        oracle: {
          en: 'Your chart shows little left between you two at present; a like, a view or a greeting from your ex is more habit than feeling.',
          hi: 'कुंडली में अभी इस रिश्ते का ज़ोर कम है; एक्स का लाइक करना, स्टोरी देखना या बधाई देना भावना कम, आदत ज़्यादा है।',
        },
        astra: {
          en: 'It hurts to hear, but I don’t see much stirring on that side for now; please don’t read hope into each small sign.',
          hi: 'सुनने में बुरा लगेगा, पर उधर से अभी कुछ ख़ास हिलता नहीं दिखता; हर छोटी बात में उम्मीद न ढूँढें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Such small contact mostly comes from memory and from not wanting to be forgotten; by itself it is no plan to return.',
        hi: 'ऐसे छोटे-छोटे संपर्क ज़्यादातर याद से और भुला दिए जाने के डर से होते हैं; इन्हें लौटने का इरादा न मानें।',
      },
      astra: {
        en: 'People look back, send a song or watch a status because letting go fully is hard for them also; it needn’t mean more.',
        hi: 'कोई गाना भेजना या स्टेटस देखना इसलिए होता है कि पूरी तरह छोड़ना उनके लिए भी आसान नहीं; इससे ज़्यादा कुछ न समझें।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Count only what is said to you directly: a clear message, a call, a request to meet.',
        hi: 'सिर्फ़ वही गिनें जो सीधे आपसे कहा गया: साफ़ मैसेज, फ़ोन या मिलने की बात।',
      },
      {
        en: 'If you want to know, ask once in plain words, “Why are you in touch again?”, and believe the answer.',
        hi: 'जानना हो तो एक बार सीधे पूछें, “अब फिर बात क्यों?”, और जो जवाब मिले उसे मान लें।',
      },
      {
        en: 'Hide your stories from them for a fortnight and see whether they write without that window.',
        hi: 'पंद्रह दिन अपनी स्टोरी उनसे छिपाकर देखें कि उसके बिना भी वे मैसेज करते हैं या नहीं।',
      },
      {
        en: 'Before you answer, remember why it ended, and ask whether that has changed.',
        hi: 'जवाब देने से पहले याद करें कि रिश्ता टूटा क्यों था, और क्या वह बात बदली है।',
      },
    ],
  },
  'ex-happy': {
    state: {
      favourable: {
        oracle: {
          en: 'How happy your ex is, your chart cannot show; it shows your own heart growing lighter, so that this question will trouble you less.',
          hi: 'एक्स कितने ख़ुश हैं, यह आपकी कुंडली नहीं दिखाती; वह इतना दिखाती है कि आपका मन हल्का हो रहा है और यह सवाल कम सताएगा।',
        },
        astra: {
          en: 'I can’t look into that other home from here, and it’s likely to have its sweet and its sour like any other; yours is brightening.',
          hi: 'उस घर की बात यहाँ से नहीं दिखती, हर घर की तरह वहाँ भी खट्टा-मीठा होगा; आपके लिए अच्छी बात है कि आपका मन सँभल रहा है।',
        },
      },
      mixed: {
        oracle: {
          en: 'The life of your ex is not in your chart, neither its joy nor its trouble; what it shows is that a part of you still compares.',
          hi: 'एक्स की ज़िंदगी, सुख हो या परेशानी, आपकी कुंडली में नहीं; उसमें यह दिखता है कि मन अब भी तुलना करता है।',
        },
        astra: {
          en: 'Smiling photos say little, and so does gossip; how they truly live I can’t tell, but your peace needn’t wait for the answer.',
          hi: 'हँसती तस्वीरों से और लोगों की बातों से सच नहीं पता चलता; वहाँ का हाल बताना मुश्किल है, पर आपका चैन उस पर टिका नहीं।',
        },
      },
      patience: {
        oracle: {
          en: 'Whether your ex is content cannot be read from here; for you the wound is still fresh, and news of that life only keeps it open.',
          hi: 'एक्स सुखी हैं या नहीं, यह यहाँ से नहीं पढ़ा जा सकता; आपका घाव अभी ताज़ा है, और वहाँ की ख़बर उसे भरने नहीं देती।',
        },
        astra: {
          en: 'I won’t guess about that other life; yours asks for care first, and every bit of news pulls you back.',
          hi: 'उस ज़िंदगी का अंदाज़ा लगाना ठीक नहीं; पहले आपके मन को सँभालना है, हर ख़बर पीछे खींच ले जाती है।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Ask common friends to bring you no news, good or bad.',
        hi: 'आपस के दोस्तों से कह दें कि वहाँ की कोई ख़बर, अच्छी या बुरी, न लाएँ।',
      },
      {
        en: 'When you compare, write down three things of your own life that are better now.',
        hi: 'तुलना होने लगे तो अपनी ज़िंदगी की तीन बातें लिखें जो अब पहले से अच्छी हैं।',
      },
      {
        en: 'If there are children between you, keep talk to their school, health and visits.',
        hi: 'बीच में बच्चे हों तो बात उनकी पढ़ाई, सेहत और मिलने तक ही रखें।',
        for: ['parent'],
      },
      {
        en: 'Wish them well once, in your heart, and close the page there.',
        hi: 'मन ही मन एक बार उनका भला चाहें, और बात वहीं ख़त्म करें।',
      },
    ],
  },
  'breakup-cause': {
    state: {
      favourable: {
        oracle: {
          en: 'The break-up came more from circumstances and poor timing than from any one fault, and the blame is not yours alone.',
          hi: 'रिश्ता टूटने में हालात और ग़लत समय का हाथ ज़्यादा था, किसी एक की ग़लती का कम; सारा क़सूर अपने सिर न लें।',
        },
        astra: {
          en: 'I don’t see one guilty person here: things around you pulled harder than the love could hold, and that’s sad, not shameful.',
          hi: 'यहाँ कोई एक दोषी नहीं दिखता: बाहर का दबाव प्यार से भारी पड़ गया; इसमें दुख है, शर्म की बात नहीं।',
        },
      },
      mixed: {
        oracle: {
          en: 'Both sides have a share in this break-up: something outside pressed, and some things between you were left unsaid too long.',
          hi: 'इस ब्रेकअप में दोनों का हिस्सा है: कुछ बाहर का दबाव था, और कुछ बातें आपस में बहुत दिन अनकही रहीं।',
        },
        astra: {
          en: 'A bit was yours, a bit was theirs, and a good deal was silence; what another person decided, you could not have stopped.',
          hi: 'थोड़ा इधर से हुआ, थोड़ा उधर से, और काफ़ी कुछ चुप रहने से; उनका फ़ैसला रोकना आपके हाथ में नहीं था।',
        },
      },
      patience: {
        oracle: {
          en: 'Your chart shows this love under strain for some time before it broke, so one friend, word or quarrel was hardly the real cause.',
          hi: 'कुंडली में यह रिश्ता टूटने से पहले ही खिंचा हुआ दिखता है, इसलिए कोई एक दोस्त, बात या झगड़ा असली वजह नहीं था।',
        },
        astra: {
          en: 'It had been wearing thin already, I feel; the last blow only showed it, so please don’t keep searching yourself for the one mistake.',
          hi: 'यह डोर पहले से कमज़ोर हो रही थी; आख़िरी बात से बस पता चला, इसलिए ख़ुद में वह एक ग़लती न ढूँढते रहें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'It ended because the other person could not or would not carry it further; that was their decision, and not proof of a lack in you.',
        hi: 'यह रिश्ता इसलिए टूटा कि सामने वाला इसे आगे निभा न सका या निभाना न चाहा; वह उनका फ़ैसला था, आपकी कमी का सबूत नहीं।',
      },
      astra: {
        en: 'What went on in that heart I can’t know for sure; mostly it is fear, pressure at home or a change of mind, and none of these is your fault.',
        hi: 'उस दिल में ठीक क्या हुआ, कहना मुश्किल है; अक्सर डर, घर का दबाव या बदला हुआ मन होता है, और इनमें आपका क़सूर नहीं।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Write down what you would do differently next time, three lines at most, and leave the rest.',
        hi: 'अगली बार क्या अलग करना है, तीन पंक्तियों में लिखें, और बाक़ी छोड़ दें।',
      },
      {
        en: 'Don’t go to their friends for reasons; you will hear five stories and believe the worst.',
        hi: 'वजह जानने उनके दोस्तों के पास न जाएँ; पाँच कहानियाँ मिलेंगी और मन सबसे बुरी मानेगा।',
      },
      {
        en: 'If you still need an answer, ask for one short talk to close it, and accept a no.',
        hi: 'फिर भी जवाब चाहिए तो एक छोटी आख़िरी बात के लिए पूछें, और ना हो तो मान लें।',
      },
      {
        en: 'Give this year’s evenings to friends, sport or study; the question grows small by living.',
        hi: 'शामें दोस्तों, खेल या पढ़ाई को दें; जीते-जीते यह सवाल छोटा हो जाता है।',
      },
    ],
  },
  'love-fails-repeatedly': {
    state: {
      favourable: {
        oracle: {
          en: 'Your chart is not against love: what keeps spoiling it is the choice and the hurry at the start, and that can change.',
          hi: 'कुंडली प्यार के ख़िलाफ़ नहीं है: रिश्ते शुरू की जल्दी और ग़लत चुनाव से बिगड़ते हैं, और यह बदला जा सकता है।',
        },
        astra: {
          en: 'You are made for a lasting bond, I feel; the earlier ones broke since you gave your whole heart before you knew theirs.',
          hi: 'टिकने वाला रिश्ता आपके लिए है; पहले वाले इसलिए टूटे कि सामने वाले को जाने बिना पूरा दिल दे दिया गया।',
        },
      },
      mixed: {
        oracle: {
          en: 'Love comes to you easily and holds with difficulty; slower beginnings and plain talk would make the next one last longer.',
          hi: 'प्यार आपको आसानी से मिलता है, पर टिकता मुश्किल से है; धीमी शुरुआत और साफ़ बात से अगला रिश्ता ज़्यादा चलेगा।',
        },
        astra: {
          en: 'There’s a pattern in who you pick, not a curse: the same sort of person draws you each time, and you can choose otherwise.',
          hi: 'बात श्राप की नहीं, पसंद की है: हर बार एक ही तरह का इंसान खींचता है, और इसे बदलना आपके हाथ में है।',
        },
      },
      patience: {
        oracle: {
          en: 'In your chart relationships are slow to settle, so several that end early are a part of it; the steadier bond comes later.',
          hi: 'आपकी कुंडली में रिश्ते देर से टिकते हैं, इसलिए कुछ का जल्दी टूटना उसी का हिस्सा है; मज़बूत रिश्ता बाद में आता है।',
        },
        astra: {
          en: 'I know you are tired of being left; for the present love is a rough road for you, and a rest from it would do more than a new start.',
          hi: 'बार-बार छूटने से मन थक गया है; अभी प्यार की राह मुश्किल है, नए रिश्ते से ज़्यादा थोड़ा ठहरना काम आएगा।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Your relationships keep ending because you give trust quickly and see the other person’s limits late, not because you are hard to love.',
        hi: 'रिश्ते बार-बार इसलिए टूटते हैं कि भरोसा जल्दी हो जाता है और सामने वाले की कमी देर से दिखती है, इसलिए नहीं कि आपमें कमी है।',
      },
      astra: {
        en: 'It isn’t your looks or your luck alone: you tend to be drawn to people who aren’t free or aren’t ready, and they leave as they came.',
        hi: 'बात सूरत या क़िस्मत की नहीं: मन अक्सर उन्हीं पर आता है जो तैयार या आज़ाद नहीं होते, और वे जैसे आए वैसे चले जाते हैं।',
      },
    },
    advice: [
      {
        en: 'Take three months to know someone before you call it love.',
        hi: 'किसी को प्यार कहने से पहले कम से कम तीन महीने जान लें।',
      },
      {
        en: 'Ask early, “Are you free, and what are you looking for?”, and go by the answer.',
        hi: 'शुरू में ही पूछें, “आप किसी और के साथ तो नहीं, और क्या चाहते हैं?”, और जवाब पर चलें।',
      },
      {
        en: 'Look at the last two that ended: who chose whom, and at what point you began to overlook things.',
        hi: 'पिछले दो रिश्ते देखें: किसने किसे चुना, और किस मोड़ से बातें अनदेखी होने लगीं।',
      },
      {
        en: 'Keep your friends and your own plans while you love; whoever is everything at once is soon too much.',
        hi: 'प्यार में भी दोस्त और अपने काम बनाए रखें; एक ही इंसान पर सब टिका दें तो वह घबरा जाता है।',
      },
    ],
  },
  'partner-loyal': {
    state: {
      favourable: {
        oracle: {
          en: 'The chart leans towards your partner being loyal to you, though it can prove nobody’s heart and no secret chat.',
          hi: 'कुंडली आपके साथी के वफ़ादार होने की ओर झुकती है, हालाँकि किसी के दिल या छिपी चैट का सबूत वह नहीं दे सकती।',
        },
        astra: {
          en: 'I see more trust than betrayal in this bond; who calls or writes at night I can’t know, so ask before you fear.',
          hi: 'इस रिश्ते में धोखे से ज़्यादा भरोसा दिखता है; रात को कौन फ़ोन करता है यह नहीं दिखता, इसलिए डरने से पहले पूछें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Whether there is another person no chart can say; yours shows a bond in which not everything is said openly.',
          hi: 'कोई और है या नहीं, यह कोई कुंडली नहीं बता सकती; आपकी इतना दिखाती है कि कुछ बातें खुलकर नहीं हो रहीं।',
        },
        astra: {
          en: 'I would neither accuse nor let it pass: something seems to be held back from you, perhaps a person, perhaps only a worry.',
          hi: 'न इल्ज़ाम लगाएँ, न बात टालें: लगता है कुछ आप तक नहीं पहुँच रहा, वह कोई इंसान भी हो सकता है और कोई परेशानी भी।',
        },
      },
      patience: {
        oracle: {
          en: 'Loyalty in this relationship looks weak at present; this proves no cheating, but go by deeds and do not stake your all on promises.',
          hi: 'इस रिश्ते में वफ़ादारी अभी कमज़ोर दिखती है; यह धोखे का सबूत नहीं, पर वादों पर सब कुछ न लगाएँ, काम देखें।',
        },
        astra: {
          en: 'Your unease isn’t for nothing, I feel, though a chart can’t name anybody; keep your eyes open and your heart a little back.',
          hi: 'मन का खटका यूँ ही नहीं लगता, हालाँकि कुंडली किसी का नाम नहीं ले सकती; आँखें खुली रखें और दिल थोड़ा सँभालकर।',
        },
      },
    },
    why: {
      oracle: {
        en: 'A locked profile, a new password or a late call can have many causes; the chart shows doubt between you, and no proof of anybody else.',
        hi: 'प्रोफ़ाइल लॉक होना, पासवर्ड बदलना या देर रात का फ़ोन, इनकी कई वजहें होती हैं; कुंडली में शक दिखता है, किसी और का सबूत नहीं।',
      },
      astra: {
        en: 'What is hidden may be a person or only a worry; I can’t see which, but so much guessing tells me you two don’t talk enough.',
        hi: 'जो छिपा है वह कोई इंसान भी हो सकता है, कोई चिंता भी; पर इतना अंदाज़ा लगाना पड़ रहा है तो बात कम हो रही है।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Say what you saw and how it felt, without a charge: “You turned the phone away and I felt left out.”',
        hi: 'जो देखा और जो लगा, बिना इल्ज़ाम कहें: “फ़ोन छिपाया तो मुझे अच्छा नहीं लगा।”',
      },
      {
        en: 'Don’t open their phone or follow them; if trust needs that, it is already the question.',
        hi: 'उनका फ़ोन न खोलें, पीछा न करें; इतना करना पड़े तो भरोसा ही सवाल है।',
      },
      {
        en: 'See whether they bring you before their friends and family; a hidden person keeps you hidden too.',
        hi: 'देखें कि वे आपको अपने दोस्तों और घर से मिलवाते हैं या नहीं; जिसे छिपाना हो, वह आपको भी छिपाता है।',
      },
      {
        en: 'If cheating is proved, decide only after a few days and a talk with one friend you trust.',
        hi: 'धोखा साबित हो जाए तो कुछ दिन रुककर, किसी भरोसे के दोस्त से बात करके ही फ़ैसला करें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
