import type { SituationTexts } from '../situation-texts.ts'

export const homeSituationTexts = {
  'own-house': {
    outlook: {
      yes: {
        oracle: {
          en: 'A house of your own after these years on rent is likely, and the time to close the deal is {from} to {to}.',
          hi: 'इतने साल किराए के बाद अपना घर बनने की उम्मीद अच्छी है, और सौदा पक्का करने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Yes, I see a home of your own after all this rent, and from {from} to {to} is the time to take the key.',
          hi: 'हाँ, किराया छूटकर अपना घर होता दिखता है; {from} से {to} के बीच चाबी हाथ में आ सकती है।',
        },
      },
      later: {
        oracle: {
          en: 'Your own house will come, though later; save for it until the better stretch from {from} to {to}.',
          hi: 'अपना घर होगा, पर थोड़ा बाद में; तब तक बचत करें, बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'You will pay rent a little longer; for your own home {from} to {to} looks much better.',
          hi: 'थोड़ा समय और किराया देना होगा; अपने घर के लिए {from} से {to} तक का समय कहीं अच्छा है।',
        },
      },
      slow: {
        oracle: {
          en: 'A home of your own is possible in small steps, first a plot or a modest flat; I see no clear time for it.',
          hi: 'अपना घर छोटे क़दमों से हो सकता है, पहले प्लॉट या छोटा फ़्लैट; साफ़ समय नहीं दिखता।',
        },
        astra: {
          en: 'I do see a roof of your own for you, but a modest one and by saving; I can’t name the time.',
          hi: 'अपनी छत दिखती है, पर छोटी और बचत से; समय नहीं बताया जा सकता।',
        },
      },
      hard: {
        oracle: {
          en: 'At present your own house is not well supported, so don’t stretch for a heavy loan; rent is no defeat.',
          hi: 'अभी अपने घर के लिए समय साथ नहीं देता, इसलिए बड़ा लोन न खींचें; किराए पर रहना हार नहीं है।',
        },
        astra: {
          en: 'I know you are tired of rent, yet buying your own house just now would weigh on you; build savings first.',
          hi: 'किराए से मन थक गया है, फिर भी अभी अपना घर लेना भारी पड़ेगा; पहले बचत बढ़ाएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Put the first part of every salary in a separate house account before the month’s spending.',
        hi: 'हर महीने ख़र्च से पहले कुछ रकम घर के लिए अलग खाते में डालें।',
      },
      {
        en: 'Ask a bank today how much loan your income carries, and look only at homes within it.',
        hi: 'बैंक से पूछें कि आपकी आय पर कितना लोन मिलेगा, और उतने तक के ही घर देखें।',
        for: ['loan'],
      },
      {
        en: 'See the title papers and the RERA number before you pay a token.',
        hi: 'टोकन देने से पहले काग़ज़ और RERA नंबर देख लें।',
      },
      {
        en: 'Look at an older flat or a place one stop farther out; they cost much less.',
        hi: 'पुराने फ़्लैट या थोड़ी दूर की जगह भी देखें; वे काफ़ी सस्ते पड़ते हैं।',
      },
    ],
  },
  'shift-home': {
    outlook: {
      yes: {
        oracle: {
          en: 'Moving to another place is likely and good for you, best between {from} and {to}.',
          hi: 'दूसरी जगह जाना हो सकता है और आपके लिए अच्छा है, सबसे सही समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Yes, go: a move suits you, and {from} to {to} is the smooth time to shift.',
          hi: 'हाँ, जगह बदलना आपके लिए ठीक है, और {from} से {to} तक आसानी से शिफ़्ट हो सकता है।',
        },
      },
      later: {
        oracle: {
          en: 'The move is likely to happen later than planned; shift between {from} and {to} if you can.',
          hi: 'शिफ़्ट होना सोचे से थोड़ा बाद में होगा; हो सके तो {from} से {to} के बीच जाएँ।',
        },
        astra: {
          en: 'Don’t pack yet; from {from} to {to} the move should go easier.',
          hi: 'अभी सामान न बाँधें; {from} से {to} तक जगह बदलना आसान रहेगा।',
        },
      },
      slow: {
        oracle: {
          en: 'You may move, but the chart gives no push either way; let rent, work and school decide.',
          hi: 'जगह बदली जा सकती है, पर कुंडली किसी ओर ज़ोर नहीं देती; किराया, काम और स्कूल देखकर तय करें।',
        },
        astra: {
          en: 'A move is possible, and no time stands out for it; go when the new place is really better.',
          hi: 'शिफ़्ट होना हो सकता है, कोई ख़ास समय नहीं दिखता; नई जगह सच में बेहतर हो तभी जाएँ।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the chart is for staying where you are; a move now is likely to cost more than it gives.',
          hi: 'अभी कुंडली यहीं रहने की ओर है; इस समय शिफ़्ट होने में फ़ायदे से ज़्यादा ख़र्च होगा।',
        },
        astra: {
          en: 'I would stay put for now; moving at present brings more running about than peace.',
          hi: 'अभी यहीं रहना अच्छा है; इस समय जगह बदलने से चैन कम, दौड़-भाग ज़्यादा होगी।',
        },
      },
    },
    advice: [
      {
        en: 'Visit the new place at night and on a weekday, and ask two neighbours about water and safety.',
        hi: 'नई जगह रात में और काम के दिन भी देखें, और दो पड़ोसियों से पानी और सुरक्षा के बारे में पूछें।',
      },
      {
        en: 'Have the rent agreement and the deposit written down before you give notice here.',
        hi: 'यहाँ नोटिस देने से पहले किराए का एग्रीमेंट और डिपॉज़िट लिखवा लें।',
      },
      {
        en: 'Count the whole cost of moving: transport, deposit, school, and the first empty weeks.',
        hi: 'पूरा ख़र्च जोड़ें: सामान ढुलाई, डिपॉज़िट, स्कूल और शुरू के ख़ाली दिन।',
      },
      {
        en: 'Change Aadhaar, bank and gas addresses in the first days.',
        hi: 'आधार, बैंक और गैस का पता शुरू के दिनों में ही बदलवा लें।',
      },
    ],
  },
  'vastu-worry': {
    state: {
      favourable: {
        oracle: {
          en: 'Vastu is no cause for worry here: the chart supports your home as it is, and nothing need be broken.',
          hi: 'वास्तु को लेकर चिंता की ज़रूरत नहीं: कुंडली आपके घर के पक्ष में है, कुछ तोड़ने की ज़रूरत नहीं।',
        },
        astra: {
          en: 'Please don’t lose sleep over vastu; your home stands well in the chart, just as it is.',
          hi: 'वास्तु की चिंता में न पड़ें; आपका घर जैसा है, कुंडली में वैसा ही अच्छा दिखता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'The trouble you feel is not the fault of your home’s vastu; it is a mixed phase, and light and order help more than breaking walls.',
          hi: 'यह परेशानी घर के वास्तु की वजह से नहीं; मिला-जुला दौर है, और दीवार तोड़ने से ज़्यादा काम रोशनी और सफ़ाई करेगी।',
        },
        astra: {
          en: 'I wouldn’t blame the vastu: your time is up and down, and a clean, bright, airy room will do you more good.',
          hi: 'वास्तु को न कोसें: समय उतार-चढ़ाव का है, और साफ़, रोशन, हवादार कमरा ज़्यादा भला करेगा।',
        },
      },
      patience: {
        oracle: {
          en: 'The walls are not to blame: a tiring phase is, and it passes without any vastu change, so spend nothing on breaking.',
          hi: 'इसमें दीवारों का कुसूर नहीं: दौर थकाने वाला है, और बिना वास्तु बदले निकल जाएगा, इसलिए तोड़-फोड़ पर पैसे न लगाएँ।',
        },
        astra: {
          en: 'It is a heavy phase and not your vastu; don’t let anyone frighten you into costly changes at home.',
          hi: 'यह भारी दौर है, वास्तु नहीं; किसी के डराने से घर में महँगे बदलाव न कराएँ।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Let in light and air, mend what leaks and give away what is broken.',
        hi: 'घर में रोशनी और हवा आने दें, जो टपकता हो ठीक कराएँ और टूटी चीज़ें निकाल दें।',
      },
      {
        en: 'Pay nobody who finds faults in the house and sells the cure in the same visit.',
        hi: 'जो घर में कमी भी बताए और उसी समय इलाज भी बेचे, उसे पैसे न दें।',
      },
      {
        en: 'If a change pleases you, move the bed or the desk for a few weeks and see how you feel.',
        hi: 'मन हो तो बिस्तर या मेज़ की जगह कुछ हफ़्ते बदलकर देखें कि कैसा लगता है।',
      },
      {
        en: 'Look for the real cause of the quarrels or the expenses, and settle that first.',
        hi: 'झगड़े या ख़र्च की असली वजह देखें और पहले वही सुलझाएँ।',
      },
    ],
  },
  'vehicle-buy': {
    outlook: {
      yes: {
        oracle: {
          en: 'You are likely to buy the vehicle you want, and the good time for it is {from} to {to}.',
          hi: 'मनचाही गाड़ी आने की उम्मीद अच्छी है, और लेने का अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Yes, a vehicle of your own is coming into reach; book it between {from} and {to}.',
          hi: 'हाँ, अपनी गाड़ी का समय पास आ रहा है; {from} से {to} के बीच बुक करें।',
        },
      },
      later: {
        oracle: {
          en: 'The vehicle is likely, but later; it will sit easier on your purse between {from} and {to}.',
          hi: 'गाड़ी आएगी, पर थोड़ा बाद में; {from} से {to} के बीच जेब पर भी हल्की पड़ेगी।',
        },
        astra: {
          en: 'Wait a little with the vehicle; from {from} to {to} the deal and the papers should go smoothly.',
          hi: 'गाड़ी के लिए थोड़ा रुकें; {from} से {to} तक सौदा और काग़ज़ आराम से होंगे।',
        },
      },
      slow: {
        oracle: {
          en: 'A vehicle is possible any time your budget allows; the chart marks no special stretch and favours a modest one.',
          hi: 'बजट बने तो गाड़ी कभी भी ली जा सकती है; ख़ास समय नहीं दिखता, और छोटी गाड़ी ठीक रहेगी।',
        },
        astra: {
          en: 'You can take a vehicle by saving for it; I see no clear time, so let the loan stay small.',
          hi: 'बचत करके गाड़ी ली जा सकती है; कोई ख़ास समय नहीं दिखता, इसलिए लोन छोटा रखें।',
        },
      },
      hard: {
        oracle: {
          en: 'At present a new vehicle would bring expense and repairs; use what you have and save.',
          hi: 'अभी नई गाड़ी ख़र्च और मरम्मत बढ़ाएगी; जो है उससे काम चलाएँ और बचत करें।',
        },
        astra: {
          en: 'I would not take the vehicle now; it may strain you, and a better deal is worth the wait.',
          hi: 'अभी गाड़ी न लेना ही अच्छा है; हाथ तंग हो सकता है, अच्छे सौदे का इंतज़ार करें।',
        },
      },
    },
    advice: [
      {
        en: 'Compare the full on-road price at two dealers and read the loan’s total, not the EMI alone.',
        hi: 'दो डीलरों से पूरी ऑन-रोड क़ीमत पूछें, और सिर्फ़ EMI नहीं, लोन का कुल ख़र्च देखें।',
        for: ['loan'],
      },
      {
        en: 'For a used one check the RC, the insurance, pending challans and the service book.',
        hi: 'पुरानी गाड़ी हो तो RC, बीमा, बाक़ी चालान और सर्विस बुक देखें।',
        for: ['retirement'],
      },
      {
        en: 'Take a test drive with the person who will drive it most.',
        hi: 'जो सबसे ज़्यादा चलाएगा, उसके साथ टेस्ट ड्राइव लें।',
      },
    ],
  },
  'vehicle-which': {
    state: {
      favourable: {
        oracle: {
          en: 'By the chart you can go for the better vehicle of those you like, within your budget; make and colour are for your eye to choose.',
          hi: 'कुंडली से बजट के अंदर जो बेहतर गाड़ी पसंद हो, वह ली जा सकती है; कंपनी और रंग आपकी पसंद के हैं।',
        },
        astra: {
          en: 'Take the vehicle your heart has picked if the purse agrees: the chart stands with comfort, and colour is your own taste.',
          hi: 'जेब साथ दे तो जो गाड़ी मन को भाई है वही लें: कुंडली आराम के पक्ष में है, रंग आपकी पसंद का।',
        },
      },
      mixed: {
        oracle: {
          en: 'The chart leans to a sensible vehicle with good mileage rather than a showy one; it names no make or colour.',
          hi: 'कुंडली दिखावे वाली से ज़्यादा अच्छी माइलेज वाली समझदारी की गाड़ी की ओर है; कंपनी या रंग वह नहीं बताती।',
        },
        astra: {
          en: 'I would choose the vehicle that is cheap to run over the one that turns heads; make and colour no chart can tell.',
          hi: 'नज़र खींचने वाली के बजाय कम ख़र्च में चलने वाली गाड़ी लें; कंपनी और रंग कुंडली नहीं बताती।',
        },
      },
      patience: {
        oracle: {
          en: 'For now the chart is for the smaller or used vehicle, in good condition; a costly one would press on you.',
          hi: 'अभी कुंडली छोटी या अच्छी हालत वाली पुरानी गाड़ी की ओर है; महँगी गाड़ी भारी पड़ेगी।',
        },
        astra: {
          en: 'Take the plain, smaller vehicle for now and keep money in hand; make and colour can be as you please.',
          hi: 'अभी सादी, छोटी गाड़ी लें और हाथ में पैसा बचाएँ; कंपनी और रंग अपनी पसंद से।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Write down how many kilometres and how many people, and drop every model that does not fit.',
        hi: 'लिखें कि रोज़ कितने किलोमीटर और कितने लोग, और जो मॉडल न जमे उसे हटा दें।',
      },
      {
        en: 'Ask a mechanic near you which of them costs least in parts and service.',
        hi: 'पास के मैकेनिक से पूछें कि किसके पुर्ज़े और सर्विस सबसे सस्ते हैं।',
      },
      {
        en: 'Look at the safety rating before the screen and the sunroof.',
        hi: 'स्क्रीन और सनरूफ़ से पहले सेफ़्टी रेटिंग देखें।',
      },
    ],
  },
  'accident-fear': {
    state: {
      favourable: {
        oracle: {
          en: 'There is no need to fear an accident: the chart shows protection and quick help, and plain care on the road is enough.',
          hi: 'एक्सीडेंट से डरने की ज़रूरत नहीं: कुंडली में बचाव और सहारा दिखता है, सड़क पर सामान्य सावधानी काफ़ी है।',
        },
        astra: {
          en: 'Let go of the fear of an accident; your chart is on the safe side, so drive with care and an easy heart.',
          hi: 'एक्सीडेंट का डर मन से निकाल दें; कुंडली बचाव की ओर है, बस ध्यान से और आराम से चलाएँ।',
        },
      },
      mixed: {
        oracle: {
          en: 'No chart fixes an accident on anyone; yours asks only that you do not hurry, and a careful driver need not fear.',
          hi: 'कोई कुंडली किसी के लिए एक्सीडेंट तय नहीं करती; आपकी बस जल्दबाज़ी से बचने को कहती है, ध्यान से चलाएँ तो डर नहीं।',
        },
        astra: {
          en: 'Nothing says that you will have an accident; haste is your only weak point, so leave early and drive slowly.',
          hi: 'ऐसा कुछ नहीं कि एक्सीडेंट होगा ही; जल्दबाज़ी से बचें, समय से निकलें और धीरे चलाएँ।',
        },
      },
      patience: {
        oracle: {
          en: 'An accident is not written for you; the chart asks for patience on the road, with helmet, belt and rest, and no fear.',
          hi: 'एक्सीडेंट आपके लिए लिखा हुआ नहीं है; कुंडली सड़क पर सब्र माँगती है: हेलमेट, बेल्ट और आराम, डर नहीं।',
        },
        astra: {
          en: 'Please don’t live in fear of an accident: take it slow for now, don’t drive tired, and that is all that is needed.',
          hi: 'एक्सीडेंट के डर में न जिएँ: अभी आराम से चलें, थकान में गाड़ी न चलाएँ, बस इतना काफ़ी है।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Wear a helmet or belt also on short ways, and keep the phone in the bag.',
        hi: 'पास जाना हो तब भी हेलमेट या बेल्ट लगाएँ, और फ़ोन बैग में रखें।',
      },
      {
        en: 'Have brakes, tyres and lights looked at before the next long drive.',
        hi: 'अगली लंबी ड्राइव से पहले ब्रेक, टायर और लाइट दिखा लें।',
      },
      {
        en: 'Avoid night driving when tired, and stop at the first yawn.',
        hi: 'थकान में रात को गाड़ी न चलाएँ, और जम्हाई आते ही रुक जाएँ।',
      },
      {
        en: 'If the fear stays after an old accident, talk to a counsellor; it can be treated.',
        hi: 'पुराने हादसे के बाद डर बना रहे तो काउंसलर से बात करें; यह ठीक हो जाता है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
