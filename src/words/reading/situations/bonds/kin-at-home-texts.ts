import type { SituationTexts } from '../situation-texts.ts'

export const kinAtHomeTexts = {
  'sibling-marriage': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Their marriage looks likely to hold, and things ease between {from} and {to}.',
          hi: 'उनका घर बचने के आसार हैं, और {from} से {to} के बीच बात सँभलेगी।',
        },
        astra: {
          en: 'I see the two of them under one roof and calmer, between {from} and {to}.',
          hi: '{from} से {to} के बीच दोनों एक छत के नीचे और शांत दिखते हैं।',
        },
      },
      later: {
        oracle: {
          en: 'The strain goes on for some time; a turn for the better looks likelier between {from} and {to}.',
          hi: 'तनाव कुछ समय चलेगा; सुधार {from} से {to} के बीच ज़्यादा दिखता है।',
        },
        astra: {
          en: 'Not yet, they are still hurt; look to {from} till {to} for a real talk between them.',
          hi: 'अभी नहीं, दोनों आहत हैं; असली बातचीत की उम्मीद {from} से {to} के बीच रखें।',
        },
      },
      slow: {
        oracle: {
          en: 'It can go either way, and it is theirs to decide; fewer listeners in the family give it a better chance.',
          hi: 'बात किसी ओर भी जा सकती है, और फ़ैसला उनका है; परिवार में सुनने वाले कम हों तो मौक़ा बढ़ेगा।',
        },
        astra: {
          en: 'I can’t read their last word in your chart; what helps is a brother or sister who listens and carries nothing on.',
          hi: 'आपकी कुंडली में उनका आख़िरी फ़ैसला नहीं पढ़ा जाता; काम वही आएगा जो सुने और आगे न पहुँचाए।',
        },
      },
      hard: {
        oracle: {
          en: 'It looks difficult just now, and they may need distance before anything else; don’t push them together for the family’s name.',
          hi: 'अभी मुश्किल दिखता है, पहले दूरी की ज़रूरत हो सकती है; परिवार के नाम पर ज़बरदस्ती न जोड़ें।',
        },
        astra: {
          en: 'It hurts to see a home one loves come loose; be there for the one who is yours, and be fair to the other.',
          hi: 'अपना घर ढीला पड़ते देखना चुभता है; अपने का साथ दें, और दूसरे के साथ भी इंसाफ़ रखें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'What pulls them apart is mostly long distance, money, and too many people with an opinion.',
        hi: 'उन्हें दूर करने वाली बात अक्सर लंबी दूरी, पैसा और बहुत सारे राय देने वाले होते हैं।',
      },
      astra: {
        en: 'It is the old thing: each waits to be understood first.',
        hi: 'बात पुरानी है: दोनों चाहते हैं कि पहले मुझे समझा जाए।',
      },
    },
    advice: [
      {
        en: 'Speak to your own brother or sister alone, and ask what help they want, if any.',
        hi: 'अपने भाई या बहन से अकेले पूछें कि मदद चाहिए तो कैसी।',
      },
      {
        en: 'Suggest a family counsellor; the family courts have them free.',
        hi: 'पारिवारिक काउंसलर सुझाएँ; फ़ैमिली कोर्ट में यह मुफ़्त मिलता है।',
      },
      {
        en: 'Keep the children out of the talk, and give them your ordinary kindness.',
        hi: 'बच्चों को इन बातों से दूर रखें और उन्हें अपना साधारण प्यार दें।',
        for: ['parent'],
      },
    ],
  },
  'who-stands-by': {
    isOfAnother: true,
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'You do have people who stand by you: one elder of the family first, then a friend who has seen you at your worst.',
          hi: 'आपके साथ खड़े होने वाले हैं: एक तो परिवार के कोई बड़े, दूसरा वह दोस्त जिसने आपका बुरा वक़्त देखा है।',
        },
        astra: {
          en: 'Look for the one who comes without being called; that hand stays, I feel.',
          hi: 'वह देखें जो बिना बुलाए आता है; वही हाथ टिकेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'In hard days you can count on one or two and not on the crowd: who gave time, rather than advice, is your own.',
          hi: 'मुश्किल में एक-दो का ही भरोसा है, भीड़ का नहीं: जिसने सलाह नहीं, समय दिया, वही अपना है।',
        },
        astra: {
          en: 'Some will be near with words, few with deeds; the quiet one of your brothers, sisters or cousins is worth more than the loud one.',
          hi: 'बातों से कई साथ होंगे, काम से कम; भाई-बहनों में जो चुप रहता है, वह बोलने वाले से ज़्यादा काम आएगा।',
        },
      },
      patience: {
        oracle: {
          en: 'At present rely on yourself first and ask for small, clear help; great support isn’t in sight, and that is no verdict on your worth.',
          hi: 'अभी पहले अपने पर भरोसा रखें और छोटी, साफ़ मदद माँगें; बड़ा सहारा नहीं दिखता, पर इससे आपकी क़ीमत तय नहीं होती।',
        },
        astra: {
          en: 'You gave more than came back, and it stings; help may come from someone outside the house, let it.',
          hi: 'जितना दिया उतना लौटा नहीं, यह चुभता है; सहारा घर के बाहर से आ सकता है, आने दें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Families hold back mostly from old comparisons, money, or because you have always looked strong enough.',
        hi: 'घर वाले अक्सर पुरानी तुलना, पैसे, या आपकी मज़बूती देखकर पीछे रह जाते हैं।',
      },
      astra: {
        en: 'You carry so well that they forget you too may need a shoulder; it isn’t that you deserve none.',
        hi: 'सब इतना सँभला रहता है कि लोग भूल जाते हैं, कंधा आपको भी चाहिए; आप उसके पूरे हक़दार हैं।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Ask one person for one thing with a day to it, and see.',
        hi: 'एक आदमी से एक काम, दिन बताकर माँगें, और देखें।',
      },
      {
        en: 'Remember who came last time and who only phoned.',
        hi: 'याद करें, पिछली बार कौन आया था और किसने बस फ़ोन किया था।',
      },
      {
        en: 'Keep papers and money with the one who also says no to you at times.',
        hi: 'काग़ज़ और पैसे उसके पास रखें जो कभी-कभी आपको मना भी करता हो।',
      },
    ],
  },
  'luckiest-at-home': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'You bring good fortune to this home yourself: your chart adds to those around you, whoever gets the name for it.',
          hi: 'इस घर में बरकत आपसे भी आती है: आपकी कुंडली आस-पास वालों को बढ़ाती है, नाम जिसका भी हो।',
        },
        astra: {
          en: 'Each of you is lucky in another thing, and yours is that people’s work moves when you are near.',
          hi: 'घर में हर कोई किसी अलग बात में भाग्यशाली है; आपका हिस्सा यह है कि आप पास हों तो लोगों का काम चल पड़ता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'No one person carries the luck of a family: somebody brings money, somebody keeps peace, and somebody keeps everyone fed.',
          hi: 'परिवार का भाग्य किसी एक के पास नहीं होता: कोई पैसा लाता है, कोई शांति रखता है, कोई सबको खिलाता है।',
        },
        astra: {
          en: 'It goes in turns; whoever is having the good years lends them to the rest.',
          hi: 'यह बारी-बारी चलता है; जिसके अच्छे साल हों, वह बाक़ी को भी दे देता है।',
        },
      },
      patience: {
        oracle: {
          en: 'Just now your own time asks for work rather than luck, so lean on the fortune of the others a little; nobody at home is unlucky for you.',
          hi: 'अभी आपका समय भाग्य से ज़्यादा मेहनत का है, तो थोड़ा दूसरों के भाग्य का सहारा लें; घर में कोई मनहूस नहीं है।',
        },
        astra: {
          en: 'Don’t let anyone be called the unlucky one; a fall in trade has reasons, and a person isn’t one of them.',
          hi: 'किसी को मनहूस न कहने दें; धंधा गिरने की वजहें होती हैं, कोई इंसान नहीं।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Let whoever is cheerful in the morning open the shop or sign first; mood sells more than luck.',
        hi: 'सुबह जो ख़ुश हो, दुकान वही खोले या पहले दस्तख़त करे; मिज़ाज भाग्य से ज़्यादा बेचता है।',
      },
      {
        en: 'Thank each person at home for the one thing that wouldn’t run without them.',
        hi: 'घर में हर एक को उस बात का शुक्रिया दें जो उसके बिना न चले।',
      },
      {
        en: 'For a full answer keep everybody’s birth details in the app and read their own kundlis.',
        hi: 'पूरे जवाब के लिए सबका जन्म विवरण जोड़ें और उनकी अपनी कुंडली देखें।',
      },
    ],
  },
  'all-together': {
    outlook: {
      yes: {
        oracle: {
          en: 'The family should gather; {from} to {to} is a good stretch for having everybody at one table.',
          hi: 'परिवार जुटना चाहिए; सबके एक साथ बैठने का अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I hear the house full again between {from} and {to}; let the call go out from you.',
          hi: '{from} से {to} के बीच घर फिर भरा लगता है; बुलावा आपकी ओर से जाए।',
        },
      },
      later: {
        oracle: {
          en: 'Not everybody at the next festival; all together looks likelier between {from} and {to}.',
          hi: 'अगले त्योहार पर सब नहीं; सबका जुटना {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'Some chairs stay empty this time; aim for {from} till {to}, and book early.',
          hi: 'इस बार कुछ कुर्सियाँ ख़ाली रहेंगी; {from} से {to} का लक्ष्य रखें और पहले से तय करें।',
        },
      },
      slow: {
        oracle: {
          en: 'They come if one person takes it in hand with a date; left to itself it is “next time” again.',
          hi: 'कोई एक तारीख़ लेकर ज़िम्मा उठाए तो आएँगे; छोड़ दें तो फिर “अगली बार” होगा।',
        },
        astra: {
          en: 'No date stands out; begin with the two who are nearest, the others hate to miss it.',
          hi: 'कोई तारीख़ साफ़ नहीं; दो पास वालों से शुरू करें, बाक़ी को छूटना बुरा लगेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'A full gathering looks difficult for now; a video call at one fixed hour keeps the thread till then.',
          hi: 'अभी सबका जुटना मुश्किल दिखता है; तब तक एक तय समय की वीडियो कॉल तार जोड़े रखेगी।',
        },
        astra: {
          en: 'The empty table hurts; some distance has to be lived through before all sit down again.',
          hi: 'सूनी मेज़ चुभती है; सबके बैठने से पहले कुछ दूरी झेलनी पड़ेगी।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Houses fall silent when the one who held them is gone and nobody has taken up that place.',
        hi: 'घर तब चुप हो जाते हैं जब जोड़ने वाला चला जाए और उसकी जगह कोई न ले।',
      },
      astra: {
        en: 'There was no quarrel so much as no caller; the one who used to phone everybody isn’t there.',
        hi: 'झगड़ा उतना नहीं, बुलाने वाला नहीं रहा; जो सबको फ़ोन करता था, वही नहीं है।',
      },
    },
    advice: [
      {
        en: 'Send one date and one dish each, three months ahead.',
        hi: 'तीन महीने पहले एक तारीख़ और हर एक को एक पकवान बता दें।',
        for: ['meeting'],
      },
      {
        en: 'Begin with a purpose nobody refuses: a parent’s birthday, a puja for the one who is gone.',
        hi: 'ऐसे मौक़े से शुरू करें जिसे कोई मना न करे: माँ-बाप का जन्मदिन, जाने वाले की पूजा।',
      },
      {
        en: 'Leave property and old bills out of that day.',
        hi: 'उस दिन ज़मीन और पुराने हिसाब न छेड़ें।',
      },
    ],
  },
  'mil-close': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'Your mother-in-law’s heart is within reach: she wants to be asked and thanked, and little more.',
          hi: 'सास का दिल पास ही है: उन्हें बस पूछा जाना और शुक्रिया चाहिए।',
        },
        astra: {
          en: 'There’s liking already; sit with her ten minutes without work in hand, and it becomes love.',
          hi: 'अपनापन पहले से है; दस मिनट बिना काम के पास बैठें, वही प्यार बन जाएगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'She is warm one day and sharp the next; take the sharp word as habit, and keep one small ritual that is yours and hers.',
          hi: 'कभी मीठी, कभी तीखी: तीखी बात को आदत मानें, और एक छोटी रीत रखें जो बस आप दोनों की हो।',
        },
        astra: {
          en: 'Praise her before her son, and differ from her only when alone: so the middle way is found.',
          hi: 'बेटे के सामने उनकी तारीफ़, और असहमति अकेले में: बीच का रास्ता ऐसे ही निकलता है।',
        },
      },
      patience: {
        oracle: {
          en: 'It goes slowly with her just now; be regular in respect and sparing in talk, and don’t try to win her in a week.',
          hi: 'अभी बात धीरे बढ़ेगी; आदर नियम से, बातें कम, और एक हफ़्ते में दिल जीतने की कोशिश न करें।',
        },
        astra: {
          en: 'You try hard and it goes unseen, I know; she is letting go of her own kitchen, and that takes her time.',
          hi: 'कोशिश दिखती नहीं, समझ आता है; उन्हें अपनी रसोई छोड़नी पड़ रही है, और इसमें समय लगता है।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Learn one dish from her and cook it as hers, by her name.',
        hi: 'एक पकवान उनसे सीखें और उनके नाम से बनाएँ।',
      },
      {
        en: 'As a gift take what spares her: good slippers, a shawl, a visit to her temple, rather than something for the house.',
        hi: 'उपहार में घर का सामान नहीं, उनके आराम की चीज़ दें: अच्छी चप्पल, शॉल, उनके मंदिर के दर्शन।',
      },
      {
        en: 'Ask her opinion on one thing a week, and follow it.',
        hi: 'हफ़्ते में एक बात उनसे पूछें, और वही करें।',
        for: ['meeting'],
      },
      {
        en: 'Say what you can’t do early and with a smile; silence is read as pride.',
        hi: 'जो न हो सके, मुस्कुराकर पहले कह दें; चुप्पी को घमंड समझा जाता है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
