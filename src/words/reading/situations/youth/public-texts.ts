import type { SituationTexts } from '../situation-texts.ts'

export const publicTexts = {
  'others-fame': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, the name should become known; {from} to {to} is when people begin to notice.',
          hi: 'हाँ, नाम होना चाहिए; लोगों की नज़र {from} से {to} के बीच पड़ने लगेगी।',
        },
        astra: {
          en: 'I see that name on a poster, small at first, between {from} and {to}.',
          hi: '{from} से {to} के बीच वह नाम पोस्टर पर दिखता है, पहले छोटे अक्षरों में।',
        },
      },
      later: {
        oracle: {
          en: 'Fame comes later than talent here: the first real stage is between {from} and {to}.',
          hi: 'हुनर पहले, नाम बाद में: पहला असली मंच {from} से {to} के बीच है।',
        },
        astra: {
          en: 'Let the work ripen; between {from} and {to} somebody who matters listens.',
          hi: 'काम को पकने दें; {from} से {to} के बीच कोई सुनने वाला सुनेगा।',
        },
      },
      slow: {
        oracle: {
          en: 'Known in the district and among those who care for the art; how far beyond depends on years of practice, and no date stands out.',
          hi: 'ज़िले में और क़द्रदानों में पहचान बनेगी; उससे आगे कितना, यह बरसों के अभ्यास पर है, कोई तारीख़ अलग से नहीं दिखती।',
        },
        astra: {
          en: 'There is a true spark; how wide it lights I can’t say.',
          hi: 'चिंगारी सच्ची है; रोशनी कितनी दूर जाएगी, यह नहीं कहा जा सकता।',
        },
      },
      hard: {
        oracle: {
          en: 'A big name isn’t to be seen just now; let the art stay, and beside it studies or a job that feeds.',
          hi: 'अभी बड़ा नाम नहीं दिखता; कला बनी रहे, और साथ में पढ़ाई या रोटी देने वाला काम।',
        },
        astra: {
          en: 'Don’t ask a young art to earn yet; clap at home, it carries further than a reel.',
          hi: 'अभी इस हुनर से कमाई न माँगें; घर की ताली किसी रील से दूर तक जाती है।',
        },
      },
    },
    advice: [
      {
        en: 'Enter one real contest this year: district, school, All India Radio or a youth festival.',
        hi: 'इस साल एक सच्ची प्रतियोगिता में उतारें: ज़िला, स्कूल, आकाशवाणी या युवा महोत्सव।',
      },
      {
        en: 'Pay no one for a “selection” or an album; real auditions take no fee.',
        hi: '“सेलेक्शन” या एलबम के लिए किसी को पैसे न दें; असली ऑडिशन में फ़ीस नहीं लगती।',
      },
      { en: 'Find a teacher first and followers after.', hi: 'पहले गुरु ढूँढें, फ़ॉलोअर बाद में।' },
      {
        en: 'Keep a recording of each year’s best piece.',
        hi: 'हर साल की सबसे अच्छी प्रस्तुति की रिकॉर्डिंग रखें।',
      },
    ],
  },
  'others-election': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'The chances of winning are good, and better still if the count falls between {from} and {to}.',
          hi: 'जीत के आसार अच्छे हैं, और गिनती {from} से {to} के बीच पड़े तो और अच्छे।',
        },
        astra: {
          en: 'I hear the drums before that door, most of all between {from} and {to}.',
          hi: 'ढोल उसी दरवाज़े पर बजते सुनाई देते हैं, सबसे ज़्यादा {from} से {to} के बीच।',
        },
      },
      later: {
        oracle: {
          en: 'Not the surest time: a win looks likelier in what is held between {from} and {to}.',
          hi: 'अभी सबसे पक्का समय नहीं: {from} से {to} के बीच के चुनाव में जीत ज़्यादा दिखती है।',
        },
        astra: {
          en: 'The wind turns that way between {from} and {to}, and not before.',
          hi: 'हवा {from} से {to} के बीच उधर मुड़ेगी, पहले नहीं।',
        },
      },
      slow: {
        oracle: {
          en: 'It is close, and a few houses decide it; no date speaks for one side.',
          hi: 'मुक़ाबला काँटे का है, फ़ैसला थोड़े से घरों के हाथ में है; कोई तारीख़ किसी एक ओर नहीं बोलती।',
        },
        astra: {
          en: 'Too near to call; those who have not yet been asked will decide.',
          hi: 'कहना मुश्किल है; जिनसे अब तक किसी ने पूछा नहीं, वही तय करेंगे।',
        },
      },
      hard: {
        oracle: {
          en: 'The other side looks stronger this time; stake the name and not the land.',
          hi: 'इस बार दूसरा पक्ष भारी दिखता है; नाम दाँव पर लगाएँ, ज़मीन नहीं।',
        },
        astra: {
          en: 'I don’t see the garland this time; good work in these years would bring it the next.',
          hi: 'इस बार माला नहीं दिखती; इन सालों का काम अगली बार पहनाएगा।',
        },
      },
    },
    advice: [
      {
        en: 'Count houses and not crowds: who comes to vote, who is away, who is owed a visit.',
        hi: 'भीड़ नहीं, घर गिनें: कौन वोट डालने आता है, कौन बाहर है, किसके घर जाना बाक़ी है।',
      },
      {
        en: 'Set a limit to the spending before the form is filled, and borrow nothing for it.',
        hi: 'पर्चा भरने से पहले ख़र्च की हद तय करें, और इसके लिए उधार न लें।',
      },
      {
        en: 'Whoever wins, stay on greeting terms; a village is small.',
        hi: 'जीते कोई भी, दुआ-सलाम बनी रहे; गाँव छोटा होता है।',
      },
    ],
  },
  'local-power': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'It eases between {from} and {to}: their hold loosens, and yours grows if the complaint is on paper by then.',
          hi: '{from} से {to} के बीच राहत है: उनकी पकड़ ढीली होगी, और शिकायत तब तक काग़ज़ पर हो तो आपकी बढ़ेगी।',
        },
        astra: {
          en: 'The loud one grows quiet between {from} and {to}; you needn’t shout for it.',
          hi: 'ज़ोर से बोलने वाला {from} से {to} के बीच चुप होगा; आपको चिल्लाना नहीं पड़ेगा।',
        },
      },
      later: {
        oracle: {
          en: 'Not yet: they hold the chair for now, and between {from} and {to} the matter turns to your side.',
          hi: 'अभी नहीं: कुर्सी अभी उनके पास है, {from} से {to} के बीच बात आपकी ओर मुड़ेगी।',
        },
        astra: {
          en: 'Let them enjoy the chair a while; look to {from} till {to}.',
          hi: 'थोड़े दिन उन्हें कुर्सी का मज़ा लेने दें; {from} से {to} पर नज़र रखें।',
        },
      },
      slow: {
        oracle: {
          en: 'They tire before you break, though no date stands out; papers and witnesses do here what anger can’t.',
          hi: 'आप टूटें उससे पहले वे थकेंगे, पर कोई तारीख़ अलग से नहीं दिखती; यहाँ ग़ुस्से से जो न हो वह काग़ज़ और गवाह करेंगे।',
        },
        astra: {
          en: 'Power that sits on a small chair is loud and short; hold your papers and your tongue.',
          hi: 'छोटी कुर्सी की ताक़त शोर ज़्यादा करती है, टिकती कम है; काग़ज़ सँभालें और ज़बान भी।',
        },
      },
      hard: {
        oracle: {
          en: 'For now they are stronger on their own ground, so don’t fight there; take it a step higher, to the block, tehsil or registrar’s office.',
          hi: 'अपनी जगह पर अभी वे भारी हैं, वहाँ न भिड़ें; बात एक सीढ़ी ऊपर ले जाएँ, ब्लॉक, तहसील या रजिस्ट्रार के दफ़्तर में।',
        },
        astra: {
          en: 'Don’t answer at the gate; a slap of the hand costs you the right you have.',
          hi: 'गेट पर जवाब न दें; हाथ उठा तो हाथ का हक़ भी जाएगा।',
        },
      },
    },
    advice: [
      {
        en: 'Write down date, time and who saw it, with a photo, each time it happens.',
        hi: 'हर बार तारीख़, समय और किसने देखा, फ़ोटो के साथ लिख लें।',
      },
      {
        en: 'Ask for the rule in writing: bylaws from the society, or an RTI at the panchayat or municipality.',
        hi: 'नियम लिखित में माँगें: सोसाइटी से बायलॉज़, या पंचायत-नगरपालिका में RTI।',
      },
      {
        en: 'For a drain, road or water complain on the CM helpline or the municipal app, and keep the number.',
        hi: 'नाली, रास्ते या पानी की शिकायत सीएम हेल्पलाइन या नगर निगम ऐप पर करें और नंबर रखें।',
      },
      {
        en: 'Find two more houses with the same trouble and sign together.',
        hi: 'उसी परेशानी वाले दो घर और ढूँढें और साथ दस्तख़त करें।',
      },
    ],
  },
  'honour-back': {
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, people’s respect comes back to you; the turn shows between {from} and {to}.',
          hi: 'हाँ, लोगों में आपकी इज़्ज़त लौटेगी; बदलाव {from} से {to} के बीच दिखेगा।',
        },
        astra: {
          en: 'The lane that lowers its voice now will greet you again between {from} and {to}.',
          hi: 'जो गली अभी फुसफुसाती है, {from} से {to} के बीच फिर राम-राम करेगी।',
        },
      },
      later: {
        oracle: {
          en: 'The talk goes on for some time; it dies down between {from} and {to}, and your name is clean after it.',
          hi: 'बात अभी कुछ दिन चलेगी; {from} से {to} के बीच ठंडी पड़ेगी, और उसके बाद नाम साफ़ रहेगा।',
        },
        astra: {
          en: 'Tongues need a new story; they find it between {from} and {to}.',
          hi: 'ज़बानों को नया क़िस्सा चाहिए; {from} से {to} के बीच मिल जाएगा।',
        },
      },
      slow: {
        oracle: {
          en: 'It returns by what you do and not by what you explain; no date stands out.',
          hi: 'इज़्ज़त सफ़ाई देने से नहीं, आपके काम से लौटेगी; कोई तारीख़ अलग से नहीं दिखती।',
        },
        astra: {
          en: 'Those who know you never left; the rest come after them, slowly.',
          hi: 'जो आपको जानते हैं वे गए ही नहीं; बाक़ी उनके पीछे धीरे-धीरे आएँगे।',
        },
      },
      hard: {
        oracle: {
          en: 'The talk is loud just now; answer only where an answer counts, with a paper, and let the rest pass over you.',
          hi: 'अभी चर्चा तेज़ है; जवाब वहीं दें जहाँ उसका असर हो, काग़ज़ के साथ, बाक़ी को गुज़र जाने दें।',
        },
        astra: {
          en: 'You have done nothing to hide your face for; walk the same road at the same hour, they will tire.',
          hi: 'मुँह छिपाने जैसा आपने कुछ नहीं किया; उसी समय उसी रास्ते चलें, थकेंगे वही।',
        },
      },
    },
    advice: [
      {
        en: 'Where money was the talk, lay the account with bills before three people.',
        hi: 'बात पैसे की हो तो बिल समेत हिसाब तीन लोगों के सामने रख दें।',
      },
      {
        en: 'Save a false post with its link and date, report it, and complain on cybercrime.gov.in if it names you.',
        hi: 'झूठी पोस्ट लिंक और तारीख़ समेत सहेजें, रिपोर्ट करें, नाम लेकर हो तो cybercrime.gov.in पर शिकायत दें।',
      },
      {
        en: 'Go to the next wedding or puja in the lane, stay half an hour, and speak of other things.',
        hi: 'गली की अगली शादी या पूजा में जाएँ, आधा घंटा रुकें और दूसरी बातें करें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
