import type { SituationTexts } from '../situation-texts.ts'

export const journeyTexts = {
  'move-to-child': {
    isOfAnother: true,
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Go and live with them for some months: the chart speaks for a good time there, with your own house kept here.',
          hi: 'कुछ महीने उनके साथ जाकर रहें: कुंडली में वहाँ अच्छा समय दिखता है, और अपना घर यहाँ बना रहे।',
        },
        astra: {
          en: 'Go, and leave your key with a neighbour; I see you happy there, with small shoes at the door.',
          hi: 'जाएँ, और चाबी पड़ोस में दे जाएँ; वहाँ अपनों के बीच आपके ख़ुश रहने के आसार हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'Part of the year there, part of it here: that way neither the children nor your own roof is lost.',
          hi: 'साल का कुछ हिस्सा वहाँ, कुछ यहाँ: इस तरह न बच्चे छूटेंगे, न अपनी छत।',
        },
        astra: {
          en: 'Go for some months, with the return ticket booked: the roots are here and half the heart is there.',
          hi: 'कुछ महीने के लिए जाएँ, लौटने का टिकट कटाकर: जड़ें यहाँ हैं और आधा मन वहाँ।',
        },
      },
      patience: {
        oracle: {
          en: 'For now you are happier in your own house; let them come to you, and see to help at hand here.',
          hi: 'अभी आप अपने घर में ज़्यादा ख़ुश रहेंगे; बच्चे मिलने आएँ, और यहीं हाथ बँटाने वाला रख लें।',
        },
        astra: {
          en: 'Stay in your own house for now; your walk, your temple and your tea are medicine too.',
          hi: 'अभी अपने घर में ही रहें; आपकी सैर, मंदिर और चाय भी दवा हैं।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Go first for six weeks before anything is sold or given on rent.',
        hi: 'कुछ भी बेचने या किराये पर देने से पहले छह हफ़्ते रहकर देखें।',
      },
      {
        en: 'Ask for a room of your own and a place to walk, before the ticket.',
        hi: 'टिकट से पहले अपना कमरा और टहलने की जगह पूछ लें।',
        for: ['leaving'],
      },
      {
        en: 'Keep the house, the pension account and the health card in your own name.',
        hi: 'मकान, पेंशन खाता और हेल्थ कार्ड अपने नाम पर रखें।',
        for: ['retirement'],
      },
      {
        en: 'For another country take travel insurance that covers old illnesses, and three months’ medicine with the prescription.',
        hi: 'दूसरे देश के लिए पुरानी बीमारी वाला यात्रा बीमा और पर्ची के साथ तीन महीने की दवा लें।',
      },
    ],
  },
  'first-flight': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'The flight looks smooth; the flutter in the stomach goes once the plane is level.',
          hi: 'उड़ान ठीक दिखती है; जहाज़ सीधा होते ही पेट की गुदगुदी चली जाती है।',
        },
        astra: {
          en: 'A fine first flight: fear at the gate, clouds below, and you will ask for the window on the way back too.',
          hi: 'पहली उड़ान अच्छी दिखती है: गेट पर डर, नीचे बादल, और लौटते में भी खिड़की ही माँगी जाएगी।',
        },
      },
      mixed: {
        oracle: {
          en: 'It goes well, with a little delay or running about at the airport; reach two hours early, three if it is abroad.',
          hi: 'सब ठीक रहेगा, हवाई अड्डे पर थोड़ी देर या भागदौड़ हो सकती है; दो घंटे पहले पहुँचें, विदेश हो तो तीन।',
        },
        astra: {
          en: 'Nothing to fear in the sky; the queue is the harder part.',
          hi: 'आसमान में डरने का कुछ नहीं; मुश्किल बस क़तार है।',
        },
      },
      patience: {
        oracle: {
          en: 'Safe, though tiring: sleep well the night before, keep the medicines in the hand bag, and ask the staff for help without shyness.',
          hi: 'सुरक्षित है, पर थकान होगी: एक रात पहले ठीक से सोएँ, दवा हाथ के बैग में रखें और स्टाफ़ से मदद माँगने में न झिझकें।',
        },
        astra: {
          en: 'I see no danger, only a heart that beats fast; hold a hand and breathe out long at take-off.',
          hi: 'ख़तरा नहीं दिखता, बस दिल तेज़ धड़केगा; हाथ थामें और उड़ते समय लंबी साँस छोड़ें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Swallow or chew a toffee when the plane climbs and comes down; the ears open.',
        hi: 'जहाज़ चढ़ते और उतरते समय टॉफ़ी चबाएँ; कान खुले रहेंगे।',
      },
      {
        en: 'A wheelchair and help up to the seat are free; have them noted on the ticket.',
        hi: 'व्हीलचेयर और सीट तक मदद मुफ़्त है; टिकट में लिखवा लें।',
        for: ['leaving'],
      },
      {
        en: 'No pickle jar, lighter or power bank in the big bag; the power bank goes in the hand bag.',
        hi: 'बड़े बैग में अचार का डिब्बा, लाइटर या पावर बैंक नहीं; पावर बैंक हाथ के बैग में रखें।',
      },
      {
        en: 'With a heart or breathing trouble or a recent operation, ask the doctor before the ticket.',
        hi: 'दिल या साँस की तकलीफ़ हो या हाल में ऑपरेशन हुआ हो, तो टिकट से पहले डॉक्टर से पूछें।',
        for: ['leaving'],
      },
    ],
  },
  'yatra-body': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'The body should carry this yatra: go slowly, rest each day, and the darshan comes.',
          hi: 'शरीर यह यात्रा निभा लेगा: धीरे चलें, रोज़ आराम करें, दर्शन हो जाएँगे।',
        },
        astra: {
          en: 'He calls, and the legs obey; I see the darshan done with a smile.',
          hi: 'बुलावा है तो पैर भी चलेंगे; मुस्कुराते हुए दर्शन होते दिखते हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'Yes, with help: a pony, palki or helicopter for the climb, the doctor’s word before leaving, and a day in hand.',
          hi: 'हाँ, पर सहारे से: चढ़ाई में घोड़ा, पालकी या हेलिकॉप्टर, निकलने से पहले डॉक्टर की राय, और एक दिन हाथ में।',
        },
        astra: {
          en: 'Yes, but let the knee be carried: a pony or a palki, there is no less merit in it.',
          hi: 'हाँ, पर घुटने को सवारी दें: घोड़ा या पालकी, पुण्य इससे कम नहीं होता।',
        },
      },
      patience: {
        oracle: {
          en: 'Better not by foot this season: get the pain seen first, and go next time, or to a dham that needs no climb.',
          hi: 'इस बार पैदल नहीं तो अच्छा: पहले दर्द दिखा लें, अगली बार जाएँ, या ऐसे धाम जाएँ जहाँ चढ़ाई न हो।',
        },
        astra: {
          en: 'Not on foot this year: God counts the wish and not the steps, so offer the same vow at a temple near home.',
          hi: 'इस साल पैदल नहीं: भगवान क़दम नहीं, मन गिनते हैं; वही मन्नत पास के मंदिर में चढ़ा दें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Have pressure, sugar and heart checked two weeks before; Kedarnath and Amarnath ask for a health form.',
        hi: 'दो हफ़्ते पहले BP, शुगर और दिल की जाँच कराएँ; केदारनाथ और अमरनाथ में स्वास्थ्य फ़ॉर्म लगता है।',
      },
      {
        en: 'Walk half an hour daily from now, and stop where breath runs short on the climb.',
        hi: 'आज से रोज़ आधा घंटा चलें, और चढ़ाई में साँस फूले तो वहीं रुकें।',
      },
      {
        en: 'Stay one night half way up, so that the body gets used to the height.',
        hi: 'आधे रास्ते में एक रात रुकें, ताकि शरीर ऊँचाई का आदी हो जाए।',
      },
      {
        en: 'Carry medicines, a stick and a written phone number in the pocket and not in the bus.',
        hi: 'दवा, लाठी और फ़ोन नंबर की पर्ची जेब में रखें, बस में नहीं।',
      },
    ],
  },
  roommate: {
    isOfAnother: true,
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Stay with this person: the two of you can live under one roof, once rent, cleaning and guests are agreed in words.',
          hi: 'साथ रह सकते हैं: किराया, सफ़ाई और मेहमान की बात साफ़ हो जाए तो आप दोनों की निभ जाएगी।',
        },
        astra: {
          en: 'Stay and talk: a decent soul with odd hours, so say the two things that itch and laugh about the rest.',
          hi: 'रहें और बात करें: आदमी बुरा नहीं, बस आदतें अलग हैं; जो दो बातें चुभती हैं कह दें, बाक़ी पर हँसी आएगी।',
        },
      },
      mixed: {
        oracle: {
          en: 'It works for a term and not for years: set rules for money and sleep now, and look for a room in the meantime.',
          hi: 'कुछ महीने चल जाएगा, बरसों नहीं: पैसे और नींद के नियम अभी तय करें, और साथ में कमरा देखते रहें।',
        },
        astra: {
          en: 'Stay for now and share less: friends by day, strangers by the sink.',
          hi: 'अभी रहें, चीज़ें कम बाँटें: दिन में दोस्त, बर्तन धोने में अजनबी।',
        },
      },
      patience: {
        oracle: {
          en: 'Better change the room at the next date that costs you no deposit; this sharing takes more peace than it saves rent.',
          hi: 'अगली ऐसी तारीख़ पर कमरा बदलना बेहतर है जब जमा पैसा न डूबे; यह साथ किराया कम बचाता है, चैन ज़्यादा लेता है।',
        },
        astra: {
          en: 'Change the room, I’d say; it shows in your sleep, and a smaller one alone will suit you more.',
          hi: 'कमरा बदल लेना ठीक लगता है; नींद बता रही है, अकेले का छोटा कमरा ज़्यादा रास आएगा।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Settle rent and bills by UPI on one date, so that nobody has to ask.',
        hi: 'किराया और बिल एक तारीख़ को UPI से निपटें, ताकि माँगना न पड़े।',
        for: ['meeting'],
      },
      {
        en: 'Speak about one habit at a time, in private and not on the group.',
        hi: 'एक बार में एक ही आदत की बात करें, अकेले में, ग्रुप पर नहीं।',
      },
      {
        en: 'Keep papers, gold and passwords under your own lock.',
        hi: 'काग़ज़, गहने और पासवर्ड अपने ताले में रखें।',
      },
      {
        en: 'In a hostel ask the warden for a change in writing, with the reason in one line.',
        hi: 'हॉस्टल में वार्डन को कमरा बदलने की अर्ज़ी लिखकर दें, कारण एक पंक्ति में।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
