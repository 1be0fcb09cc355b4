import type { SituationTexts } from '../situation-texts.ts'

export const selfAndPeopleTexts = {
  'how-others-see': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'People see somebody reliable and a little proud in you; near ones know the warmth that strangers miss at first.',
          hi: 'लोग आपमें भरोसेमंद और थोड़ा गर्वीला इंसान देखते हैं; भीतर का अपनापन अजनबी को पहली बार नहीं दिखता, पास वाले जानते हैं।',
        },
        astra: {
          en: 'They take your silence for pride, and it is only shyness well dressed.',
          hi: 'लोग चुप्पी को घमंड समझते हैं, और वह बस सँवरी हुई झिझक है।',
        },
      },
      mixed: {
        oracle: {
          en: 'The first look says distant, the third says dear: your face tells less than your heart holds.',
          hi: 'पहली नज़र में दूर, तीसरी में अपने: चेहरा दिल से कम बोलता है।',
        },
        astra: {
          en: 'Half of them read you rightly and half read their own fears; ask one honest friend which.',
          hi: 'आधे लोग ठीक पढ़ते हैं, आधे अपना ही डर; किसी सच्चे दोस्त से पूछें कौन सा।',
        },
      },
      patience: {
        oracle: {
          en: 'At present you seem sharper or colder than you mean to: tiredness shows in the face, so greet first, and soften the no.',
          hi: 'अभी बर्ताव मन से ज़्यादा तीखा या ठंडा लग सकता है: थकान चेहरे पर है, पहले नमस्ते कहें, “ना” नरम करें।',
        },
        astra: {
          en: 'It stings to be misread; don’t grow harder for it, let two or three know you well.',
          hi: 'ग़लत समझा जाना चुभता है; उससे और सख़्त न हों, दो-तीन लोग अच्छे से जान लें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'People judge by the first ten seconds, and you are quiet in those.',
        hi: 'लोग पहले दस सेकंड में राय बनाते हैं, और तब आपकी ओर से चुप्पी होती है।',
      },
      astra: {
        en: 'You don’t ask, you don’t complain and you don’t explain; from outside that looks like not needing anybody.',
        hi: 'न माँगना, न शिकायत, न सफ़ाई; बाहर से यह ऐसा लगता है जैसे किसी की ज़रूरत नहीं।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Say the other’s name and smile before you say anything else.',
        hi: 'कुछ और कहने से पहले सामने वाले का नाम लें और मुस्कुराएँ।',
      },
      {
        en: 'Ask one question about them in every first meeting.',
        hi: 'हर पहली मुलाक़ात में उनके बारे में एक सवाल पूछें।',
      },
      {
        en: 'Ask two people you trust for one word about you.',
        hi: 'दो भरोसे वालों से अपने बारे में एक-एक शब्द पूछें।',
      },
    ],
  },
  'shy-and-unsaid': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'You are quiet by nature and not weak: in this chart the words come late and weigh much, and they will carry you.',
          hi: 'चुप्पी आपका स्वभाव है, कमज़ोरी नहीं: इस कुंडली में शब्द देर से आते हैं और वज़न रखते हैं, वही आगे ले जाएँगे।',
        },
        astra: {
          en: 'A deep well makes no noise; you only need people who let down a bucket.',
          hi: 'गहरा कुआँ शोर नहीं करता; बस ऐसे लोग चाहिए जो बाल्टी डालें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Part of it is nature and part a fear learnt early; nature may stay as it is, the fear goes by small refusals said aloud.',
          hi: 'कुछ स्वभाव है, कुछ बचपन में सीखा डर; पहला रहे तो ठीक, दूसरा छोटे-छोटे “नहीं” कहने से जाता है।',
        },
        astra: {
          en: 'You say yes so as not to hurt and then hurt alone; begin with “let me tell you tomorrow”.',
          hi: 'किसी को चोट न लगे इसलिए हाँ, फिर अकेले चोट; शुरुआत “कल बताना ठीक रहेगा” से करें।',
        },
      },
      patience: {
        oracle: {
          en: 'Just now confidence is low, more from the time than from you; don’t decide what you are from these months.',
          hi: 'अभी भरोसा कम है, वजह आपसे ज़्यादा समय है; इन महीनों से अपनी पहचान तय न करें।',
        },
        astra: {
          en: 'You go silent where you most want to speak, and then blame yourself; write it down and read it out, that counts as well.',
          hi: 'जहाँ बोलने का सबसे ज़्यादा मन हो वहीं चुप्पी, फिर ख़ुद पर इल्ज़ाम; लिखकर पढ़ दें, वह भी बोलना है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'It mostly comes from having been hushed or compared as a child, and from a mind that weighs each word.',
        hi: 'यह अक्सर बचपन में चुप कराए जाने या तुलना से, और हर शब्द तौलने वाले मन से आता है।',
      },
      astra: {
        en: 'It mostly comes from weighing every word and fearing what others will say; it is a habit, and habits change.',
        hi: 'यह अक्सर हर शब्द तौलने और लोग क्या कहेंगे, इस डर से आता है; यह आदत है, और आदत बदलती है।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Say one small thing in the first five minutes of any gathering.',
        hi: 'किसी भी महफ़िल के पहले पाँच मिनट में एक छोटी बात कहें।',
      },
      {
        en: 'Practise one “no” a week where little is at stake.',
        hi: 'हफ़्ते में एक “नहीं” वहाँ कहें जहाँ ज़्यादा कुछ दाँव पर न हो।',
      },
      {
        en: 'Choose work and friends where depth counts more than noise.',
        hi: 'ऐसा काम और दोस्त चुनें जहाँ शोर से ज़्यादा गहराई गिनी जाए।',
      },
    ],
  },
  'stage-fear': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'You can speak well: the fear sits in the first minute alone, and practice before three people will dissolve it.',
          hi: 'आपमें अच्छा बोलने की क्षमता है: डर सिर्फ़ पहले मिनट में है, तीन लोगों के सामने अभ्यास से घुल जाएगा।',
        },
        astra: {
          en: 'The trembling is strength looking for a way out; give it a first line learnt by heart.',
          hi: 'काँपना बाहर आने को बेताब ताक़त है; उसे एक याद की हुई पहली पंक्ति दें।',
        },
      },
      mixed: {
        oracle: {
          en: 'It comes and goes with how well you know your words; prepare less text, three points only, and speak to one face.',
          hi: 'यह इस पर है कि बात कितनी पक्की है; लंबा न रटें, तीन ही बातें, और किसी एक चेहरे से बोलें।',
        },
        astra: {
          en: 'Don’t wait for the fear to go, take it up on the stage by the hand; it sits down after a minute.',
          hi: 'डर के जाने का इंतज़ार न करें, उसे हाथ पकड़कर मंच पर ले जाएँ; मिनट भर में बैठ जाता है।',
        },
      },
      patience: {
        oracle: {
          en: 'It needs some months of small steps: reading aloud at home, then before two, then before ten; don’t begin with the largest hall.',
          hi: 'कुछ महीने छोटे क़दम चाहिए: घर पर ज़ोर से पढ़ना, फिर दो के सामने, फिर दस; सबसे बड़े हॉल से शुरू न करें।',
        },
        astra: {
          en: 'You were laughed at once, perhaps, and the body remembers; be patient with it, it learns again.',
          hi: 'शायद कभी हँसी उड़ी थी और शरीर को याद है; उस पर धीरज रखें, वह फिर सीख लेगा।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Such fear mostly goes back to one early laugh or scolding, and to being watched while unprepared.',
        hi: 'ऐसा डर अक्सर बचपन की एक हँसी या डाँट, और बिना तैयारी देखे जाने से जुड़ा होता है।',
      },
      astra: {
        en: 'It is the heart beating for what it cares about; cold hands are the commonest thing backstage.',
        hi: 'दिल उसी के लिए धड़कता है जिसकी परवाह हो; मंच के पीछे ठंडे हाथ सबसे आम बात हैं।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Breathe out longer than in, five times, just before.',
        hi: 'ठीक पहले पाँच बार साँस लें, छोड़ना लेने से लंबा हो।',
      },
      {
        en: 'Record yourself for one minute daily on the phone.',
        hi: 'रोज़ एक मिनट फ़ोन पर अपनी आवाज़ रिकॉर्ड करें।',
      },
      {
        en: 'Hold a pen or the lectern, and stand with both feet flat.',
        hi: 'हाथ में क़लम या मेज़ थामें, दोनों पैर ज़मीन पर जमाएँ।',
      },
      {
        en: 'Join a speaking club, or ask to read the notice in class or office.',
        hi: 'किसी स्पीकिंग क्लब में जाएँ, या क्लास-दफ़्तर में सूचना पढ़ने का काम माँगें।',
        for: ['office'],
      },
    ],
  },
  'people-turn-away': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'It isn’t you that they turn from: you give fast and ask nothing, and such givers are taken for granted; better friends are near.',
          hi: 'वजह आप नहीं: जो जल्दी दे और कुछ न माँगे, ऐसे लोगों को मुफ़्त मान लिया जाता है; अच्छे दोस्त पास हैं।',
        },
        astra: {
          en: 'Those who left made room, I feel; two true ones are already at the edge of your days.',
          hi: 'जो गए, उन्होंने जगह बनाई; दो सच्चे लोग आपके दिनों के किनारे पहले से हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'Some of it is the choice of people, some a plain word said too plainly; watch both for a month.',
          hi: 'कुछ लोगों का चुनाव है, कुछ ज़्यादा सीधी कही बात; महीना भर दोनों पर नज़र रखें।',
        },
        astra: {
          en: 'You lend your shoulder to all and your heart to none, and they feel the second.',
          hi: 'कंधा सबको मिलता है, मन किसी को नहीं, और लोग दूसरी बात महसूस करते हैं।',
        },
      },
      patience: {
        oracle: {
          en: 'In this time ties thin out, and chasing them costs more than it brings; keep few, keep even accounts, and rest.',
          hi: 'इस समय रिश्ते छँटते हैं, पीछे भागना महँगा पड़ता है; कम लोग रखें, हिसाब बराबर, और आराम करें।',
        },
        astra: {
          en: 'It is lonely to have helped so many and stand alone; it says something of them, and not of your worth.',
          hi: 'इतनों की मदद करके अकेले रहना चुभता है; यह उनके बारे में कहता है, आपकी क़ीमत के बारे में नहीं।',
        },
      },
    },
    why: {
      oracle: {
        en: 'People who are helped too much feel small beside the helper, and go where they feel equal.',
        hi: 'जिसे ज़्यादा मदद मिले वह सामने छोटा महसूस करता है, और वहाँ जाता है जहाँ बराबरी लगे।',
      },
      astra: {
        en: 'You gave before you were asked, and it couldn’t be repaid; nobody stays long beside a debt.',
        hi: 'बिना माँगे दिया, जो लौटाया न जा सका; क़र्ज़ के पास कोई देर तक नहीं बैठता।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Help when asked, once, and let them do something for you as well.',
        hi: 'माँगने पर एक बार मदद करें, और उन्हें भी अपने लिए कुछ करने दें।',
      },
      {
        en: 'Lend no money in friendship that you couldn’t forget.',
        hi: 'दोस्ती में उतना ही दें जितना भूल सकें।',
      },
      {
        en: 'Ask one who left, without blame, what hurt them.',
        hi: 'जो गया, उससे बिना इल्ज़ाम पूछें कि क्या बुरा लगा।',
      },
    ],
  },
  'quit-habit': {
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, you can be rid of it; your will is at its best from {from} to {to}, so set the day there.',
          hi: 'हाँ, यह छूट सकता है; इच्छा {from} से {to} के बीच सबसे मज़बूत है, दिन वहीं तय करें।',
        },
        astra: {
          en: 'I see you pass it by without a thought, between {from} and {to}; the first nine days are the hill.',
          hi: '{from} से {to} के बीच यह बिना ख़याल के छूटता दिखता है; चढ़ाई बस पहले नौ दिन की है।',
        },
      },
      later: {
        oracle: {
          en: 'It comes back once or twice before it goes; {from} to {to} looks the firmer time for stopping.',
          hi: 'एक-दो बार लौटेगा, फिर जाएगा; छोड़ने का पक्का समय {from} से {to} तक दिखता है।',
        },
        astra: {
          en: 'Halve it now, and leave it between {from} and {to}.',
          hi: 'अभी आधा करें, और {from} से {to} के बीच छोड़ दें।',
        },
      },
      slow: {
        oracle: {
          en: 'It goes by a changed hour and not by a vow: what you do instead at that moment decides.',
          hi: 'यह क़सम से नहीं, बदले हुए समय से जाएगा: उस घड़ी उसकी जगह क्या करें, वही तय करेगा।',
        },
        astra: {
          en: 'No special day is needed; tomorrow morning’s first one is the one to skip.',
          hi: 'किसी ख़ास दिन की ज़रूरत नहीं; कल सुबह का पहला ही छोड़ना है।',
        },
      },
      hard: {
        oracle: {
          en: 'The habit holds hard at present, and strain feeds it: see a doctor for help with stopping, and don’t count a slip as the end.',
          hi: 'अभी आदत की पकड़ तेज़ है, तनाव से बढ़ती है: छोड़ने में डॉक्टर की मदद लें, एक चूक को अंत न मानें।',
        },
        astra: {
          en: 'You’ve tried and slipped and are cross with yourself; be on your own side, most people need several tries.',
          hi: 'कोशिश हुई, चूक हुई, ग़ुस्सा ख़ुद पर; अपना साथ दें, ज़्यादातर को कई कोशिशें लगती हैं।',
        },
      },
    },
    advice: [
      {
        en: 'Throw out what is in the house, and tell two people the date.',
        hi: 'घर में जो है फेंक दें, और दो लोगों को तारीख़ बता दें।',
        for: ['meeting'],
      },
      {
        en: 'Wait ten minutes, drink water, move: the wish passes each time.',
        hi: 'दस मिनट रुकें, पानी पिएँ, चलें: तलब हर बार गुज़र जाती है।',
      },
      {
        en: 'The national tobacco quitline 1800-11-2356 is free.',
        hi: 'तंबाकू छोड़ने की राष्ट्रीय हेल्पलाइन 1800-11-2356 मुफ़्त है।',
      },
      {
        en: 'For the phone: charge it outside the bedroom.',
        hi: 'फ़ोन की आदत हो तो उसे कमरे के बाहर चार्ज करें।',
      },
    ],
  },
  'award-or-medal': {
    outlook: {
      yes: {
        oracle: {
          en: 'An award is likely; the stretch for it is {from} to {to}.',
          hi: 'सम्मान या पदक के आसार हैं; इसका समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see something bright around the neck, between {from} and {to}.',
          hi: '{from} से {to} के बीच गले में कुछ चमकता दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'It comes later than the work deserves; {from} to {to} looks likelier.',
          hi: 'काम के हिसाब से देर में आएगा; {from} से {to} के बीच ज़्यादा आसार हैं।',
        },
        astra: {
          en: 'One more season of training, and then {from} till {to}.',
          hi: 'एक मौसम की मेहनत और, फिर {from} से {to} के बीच।',
        },
      },
      slow: {
        oracle: {
          en: 'It is within reach, by entering more often than by waiting to be called; no date is marked.',
          hi: 'यह पहुँच में है, बुलावे के इंतज़ार से नहीं, बार-बार नाम भेजने से; तारीख़ नहीं दिखती।',
        },
        astra: {
          en: 'I can’t promise the stage; those who give prizes must first have seen the work.',
          hi: 'मंच का वादा नहीं किया जा सकता; इनाम देने वालों को पहले काम दिखना चाहिए।',
        },
      },
      hard: {
        oracle: {
          en: 'A medal looks hard in this round: guard the body, and let this one be for the practice.',
          hi: 'इस बार पदक मुश्किल दिखता है: शरीर बचाएँ, इसे अभ्यास मानें।',
        },
        astra: {
          en: 'So much work and no ribbon hurts; the work stands without it, and its time isn’t over.',
          hi: 'इतनी मेहनत और कोई फीता नहीं, चुभता है; काम उसके बिना भी खड़ा है, समय गया नहीं।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Honours go to work that has been sent in, seconded and seen; good work alone seldom reaches the jury.',
        hi: 'सम्मान उस काम को मिलता है जो भेजा, सुझाया और देखा गया; सिर्फ़ अच्छा काम कम ही निर्णायक तक पहुँचता है।',
      },
      astra: {
        en: 'It passed you by as it passes most who don’t ask; that isn’t a measure of the art.',
        hi: 'यह वैसे ही निकल गया जैसे न माँगने वालों के पास से निकलता है; यह कला का नाप नहीं।',
      },
    },
    advice: [
      {
        en: 'Find out who nominates, and send a file with dates and photos.',
        hi: 'पता करें कि नाम कौन भेजता है, और तारीख़-तस्वीरों की फ़ाइल भेजें।',
      },
      {
        en: 'For Padma anyone may nominate at awards.gov.in.',
        hi: 'पद्म के लिए awards.gov.in पर कोई भी नाम भेज सकता है।',
      },
      {
        en: 'In sport keep to one peak in the year and rest before it.',
        hi: 'खेल में साल का एक ही शिखर रखें और उससे पहले आराम करें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
