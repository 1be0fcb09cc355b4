import type { SituationTexts } from '../situation-texts.ts'

export const livelihoodSituationTexts = {
  'stuck-payment': {
    outlook: {
      yes: {
        oracle: {
          en: 'The payment that is stuck is likely to come through, most of it between {from} and {to}.',
          hi: 'अटका हुआ भुगतान मिलने की उम्मीद अच्छी है, ज़्यादातर {from} से {to} के बीच।',
        },
        astra: {
          en: 'Yes, I see your stuck payment moving; between {from} and {to} call them and send the bill again, firmly.',
          hi: 'हाँ, फँसा पैसा निकलता दिखता है; {from} से {to} के बीच फ़ोन करें और बिल दोबारा भेजें।',
        },
      },
      later: {
        oracle: {
          en: 'They are likely to settle your bill late; the better time to recover it is {from} to {to}.',
          hi: 'आपका बिल देर से चुकने के आसार हैं; वसूली का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Don’t plan on this payment for now; between {from} and {to} it has a real chance to come in.',
          hi: 'अभी इस भुगतान के भरोसे न रहें; {from} से {to} के बीच इसके आने की अच्छी उम्मीद है।',
        },
      },
      slow: {
        oracle: {
          en: 'The stuck payment is likely to come in parts, so accept instalments with dates on paper.',
          hi: 'फँसा हुआ भुगतान टुकड़ों में आ सकता है, इसलिए तारीख़ लिखवाकर किस्तें मान लें।',
        },
        astra: {
          en: 'You may get it bit by bit; better small amounts that come than a big one that is only promised.',
          hi: 'पैसा थोड़ा-थोड़ा आ सकता है; सिर्फ़ वादे की बड़ी रकम से आती हुई छोटी रकम अच्छी।',
        },
      },
      hard: {
        oracle: {
          en: 'Left to goodwill this payment has little chance, so send a legal notice and give that party no more credit.',
          hi: 'सिर्फ़ भलमनसाहत पर यह भुगतान मुश्किल है; क़ानूनी नोटिस भेजें और उस पार्टी को और उधार न दें।',
        },
        astra: {
          en: 'I would stop work for them until they settle; your time is better spent on clients who do.',
          hi: 'हिसाब होने तक उनका काम रोक दें; वही समय पैसे देने वाले ग्राहकों में लगाना अच्छा है।',
        },
      },
    },
    advice: [
      {
        en: 'Send the bill again with a statement of dates and amounts, and ask for a written reply.',
        hi: 'तारीख़ और रकम के ब्योरे के साथ बिल दोबारा भेजें और लिखित जवाब माँगें।',
      },
      {
        en: 'Stop new supply until the old bill is settled, and say so politely.',
        hi: 'पुराना बिल चुकने तक नया माल या काम रोक दें, और यह बात विनम्रता से कह दें।',
      },
      {
        en: 'If you are a registered small business, complain on the MSME Samadhaan portal: delayed dues carry interest there.',
        hi: 'छोटा उद्योग रजिस्टर्ड हो तो MSME समाधान पोर्टल पर शिकायत करें: देर के भुगतान पर वहाँ ब्याज लगता है।',
      },
      {
        en: 'Take an advance from now on, also from people you know.',
        hi: 'आगे से एडवांस लें, जान-पहचान वालों से भी।',
      },
    ],
  },
  'farm-or-job': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Of the two, farming or village work of your own suits you more than a job in the city, if it begins small.',
          hi: 'दोनों में शहर की नौकरी से ज़्यादा अपनी खेती या गाँव का काम आपके लिए ठीक है, शुरुआत छोटी हो तो।',
        },
        astra: {
          en: 'I lean to the land for you: work of your own there can stand, when you give it a season to prove itself.',
          hi: 'मेरा झुकाव ज़मीन की ओर है: वहाँ आपका अपना काम खड़ा हो सकता है, बस एक फ़सल उसे परखने दें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Keep both for now: the land as support and a wage beside it, as neither alone is enough yet.',
          hi: 'अभी दोनों रखें: ज़मीन सहारे के लिए और साथ में मज़दूरी या नौकरी, क्योंकि अकेला कोई काफ़ी नहीं।',
        },
        astra: {
          en: 'You needn’t burn a bridge: let someone share the farm work while you earn a wage for some time.',
          hi: 'कोई रास्ता बंद करने की ज़रूरत नहीं: खेती में किसी का साथ लें और कुछ समय नौकरी से कमाएँ।',
        },
      },
      patience: {
        oracle: {
          en: 'At present the job or the city is the surer bread; land and farming are better given on lease than left empty.',
          hi: 'अभी नौकरी या शहर की कमाई ज़्यादा पक्की है; ज़मीन ख़ाली छोड़ने से अच्छा है ठेके पर दे दी जाए।',
        },
        astra: {
          en: 'I would hold on to the wage for now, and keep the land in your name for the day you return to it.',
          hi: 'अभी बँधी कमाई पकड़े रहें, और ज़मीन अपने नाम रखें, लौटने के दिन काम आएगी।',
        },
      },
    },
    advice: [
      {
        en: 'Don’t sell the land for this step; lease it out on paper with rent and end date.',
        hi: 'इस क़दम के लिए ज़मीन न बेचें; किराया और आख़िरी तारीख़ लिखकर ठेके पर दें।',
        for: ['meeting'],
      },
      {
        en: 'Try it for one season before you decide: one crop, or one stay in the city with a known person.',
        hi: 'फ़ैसले से पहले एक मौसम आज़माएँ: एक फ़सल, या शहर में किसी पहचान वाले के साथ कुछ समय।',
        for: ['leaving'],
      },
      {
        en: 'Ask the Krishi Vigyan Kendra what grows and sells best on your soil; advice there is free.',
        hi: 'कृषि विज्ञान केंद्र से पूछें कि आपकी मिट्टी में क्या अच्छा उगता और बिकता है; सलाह मुफ़्त है।',
      },
      {
        en: 'Count what the household needs each month, and which of the two brings it surely.',
        hi: 'जोड़ें कि घर को हर महीने कितना चाहिए, और दोनों में से कौन-सा काम वह पक्का लाता है।',
      },
    ],
  },
  'crop-season': {
    state: {
      favourable: {
        oracle: {
          en: 'The crop is likely to do well for you, with a fair price if you don’t sell all of it at once.',
          hi: 'फ़सल आपके लिए अच्छी रहने की उम्मीद है; दाम भी ठीक मिल सकता है, अगर सारी एक साथ न बेची जाए।',
        },
        astra: {
          en: 'I see your farming going well; the field repays you, and the price is better for the patient seller.',
          hi: 'आपकी खेती अच्छी चलती दिखती है; खेत मेहनत लौटाएगा, और रुककर बेचने वाले को दाम बेहतर मिलेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Expect a middling crop: the yield is likely to be fair and the price uneven.',
          hi: 'फ़सल बीच की रहेगी: पैदावार ठीक और दाम कभी ऊपर, कभी नीचे रहने की संभावना है।',
        },
        astra: {
          en: 'It looks neither rich nor poor; two kinds of crop will steady your earnings more than one.',
          hi: 'न बहुत अच्छी, न ख़राब; एक की जगह दो तरह की फ़सल से आपकी कमाई सँभली रहेगी।',
        },
      },
      patience: {
        oracle: {
          en: 'The chart shows a weak return from the crop for now, so keep the cost low and insure it.',
          hi: 'अभी फ़सल से कमाई कमज़ोर दिखती है; लागत कम रखें और बीमा ज़रूर कराएँ।',
        },
        astra: {
          en: 'I’d be careful with this sowing: spend little on it, and let dairy or wages carry you beside it.',
          hi: 'इस बुवाई में सँभलकर चलें: ख़र्च कम करें और साथ में दूध या मज़दूरी का सहारा रखें।',
        },
      },
    },
    advice: [
      {
        en: 'Enrol in the crop insurance before the last date and keep the receipt.',
        hi: 'आख़िरी तारीख़ से पहले फ़सल बीमा कराएँ और रसीद रखें।',
        for: ['meeting'],
      },
      {
        en: 'Get the soil tested at the block office: it saves on fertiliser.',
        hi: 'ब्लॉक दफ़्तर में मिट्टी की जाँच कराएँ: खाद का ख़र्च बचता है।',
        for: ['office'],
      },
      {
        en: 'Ask prices in two mandis and on e-NAM before you sell.',
        hi: 'बेचने से पहले दो मंडियों और e-NAM पर दाम पूछें।',
      },
    ],
  },
  'shop-or-job': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Between the family’s work and an outside path, the family business is likely to carry you further.',
          hi: 'घर के काम और बाहर के रास्ते में, घर का बिज़नेस आपको आगे ले जाने की उम्मीद ज़्यादा है।',
        },
        astra: {
          en: 'I lean to the family’s shop or trade for you: you can grow it in your own way, not only sit in it.',
          hi: 'मेरा झुकाव घर की दुकान या काम की ओर है: उसे अपने ढंग से बढ़ाया जा सकता है, सिर्फ़ बैठना नहीं।',
        },
      },
      mixed: {
        oracle: {
          en: 'Begin outside and stay close to the family business: some outside experience first will serve it later.',
          hi: 'पहले बाहर काम सीखें और घर के काम से जुड़े रहें: बाहर का तजुर्बा आगे उसी में काम आएगा।',
        },
        astra: {
          en: 'You can do both in turn: learn under someone else for a while, then see whether home calls you.',
          hi: 'बारी-बारी दोनों हो सकते हैं: पहले कहीं और सीखें, फिर देखें कि मन घर के काम की ओर जाता है या नहीं।',
        },
      },
      patience: {
        oracle: {
          en: 'Of the two, work outside the family business is likely to suit you better at present.',
          hi: 'दोनों में अभी घर के काम से बाहर का काम आपके लिए बेहतर रहने की संभावना है।',
        },
        astra: {
          en: 'I would choose your own path outside for now; the family’s work can have your weekends.',
          hi: 'अभी बाहर अपना रास्ता चुनना अच्छा लगता है; घर के काम को छुट्टी का दिन दिया जा सकता है।',
        },
      },
    },
    advice: [
      {
        en: 'Work in the family business for one full season and keep its accounts before you decide.',
        hi: 'फ़ैसले से पहले एक पूरा मौसम घर के काम में रहें और उसका हिसाब ख़ुद रखें।',
        for: ['leaving'],
      },
      {
        en: 'Settle your share, your salary and who decides, in plain words with the elders, before joining.',
        hi: 'जुड़ने से पहले बड़ों से साफ़ बात करें: हिस्सा कितना, तनख़्वाह कितनी, और फ़ैसला किसका।',
      },
      {
        en: 'Tell the family kindly what you want to learn outside and when you will look at it again.',
        hi: 'घर वालों को प्यार से बताएँ कि बाहर क्या सीखना है और दोबारा कब सोचेंगे।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
