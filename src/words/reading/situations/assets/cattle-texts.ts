import type { SituationTexts } from '../situation-texts.ts'

export const cattleTexts = {
  'cattle-ill-why': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'The herd should recover: the cause is in feed, shed or an infection, and a vet finds it within days; your time is kind to what you keep.',
          hi: 'पशु सँभल जाएँगे: वजह चारे, बाड़े या रोग में है, पशु डॉक्टर कुछ दिन में पकड़ लेंगे; पाले हुए जानवरों के लिए आपका समय ठीक है।',
        },
        astra: {
          en: 'I see your shed at ease again; change what changed just before it began, feed, water or place, and call the vet.',
          hi: 'बाड़ा फिर ठीक होता दिखता है; बीमारी से ठीक पहले जो बदला, चारा, पानी या जगह, उसे देखें और डॉक्टर बुलाएँ।',
        },
      },
      mixed: {
        oracle: {
          en: 'Some will recover sooner and some later: separate the sick ones today, and have one dung and milk sample tested.',
          hi: 'कुछ जल्दी सँभलेंगे, कुछ देर से: बीमार पशु आज ही अलग करें, और गोबर व दूध का नमूना जँचवाएँ।',
        },
        astra: {
          en: 'Milk comes back slowly, in two to three weeks after the cause is mended; be calm with them, they feel a new place too.',
          hi: 'वजह ठीक होने के दो-तीन हफ़्ते में दूध लौटता है; उनके साथ शांत रहें, नई जगह वे भी महसूस करते हैं।',
        },
      },
      patience: {
        oracle: {
          en: 'Don’t wait with this: an illness that goes from one animal to the next needs a vet and vaccine today, and no ritual.',
          hi: 'इसमें देर न करें: एक से दूसरे में जाने वाली बीमारी को आज ही डॉक्टर और टीका चाहिए, टोटका नहीं।',
        },
        astra: {
          en: 'To lose animals one after another breaks the heart and the purse; save the rest first, let the vet see them this very day.',
          hi: 'एक के बाद एक पशु का जाना मन और जेब दोनों तोड़ता है; पहले बाक़ी बचाएँ, आज ही डॉक्टर को दिखाएँ।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Cattle fall ill or give less milk from heat, spoiled or changed feed, worms, mastitis, a missed vaccine or a new shed; nobody’s eye does it.',
        hi: 'पशु गर्मी, ख़राब या बदले चारे, कीड़ों, थनैला, छूटे टीके या नए बाड़े से बीमार होते और दूध घटाते हैं; किसी की नज़र से नहीं।',
      },
      astra: {
        en: 'It isn’t a spell and not your fate: something in trough, floor or udder troubles them, and blood in milk means mastitis, for the vet today.',
        hi: 'यह न टोटका है, न आपकी क़िस्मत: नाँद, फ़र्श या थन में कुछ है, और दूध में ख़ून थनैला है, आज ही डॉक्टर बुलाएँ।',
      },
    },
    tells: 'advice',
    advice: [
      {
        en: 'Ring your state’s animal helpline for the government’s veterinary van; it comes to the yard.',
        hi: 'राज्य की पशु हेल्पलाइन पर फ़ोन करें, सरकारी पशु एंबुलेंस घर तक आती है।',
      },
      {
        en: 'Vaccines in time: foot-and-mouth and HS before the rains, lumpy each year, PPR for goats, Ranikhet for hens.',
        hi: 'टीके समय पर: बरसात से पहले खुरपका-मुँहपका और गलघोंटू, हर साल लम्पी, बकरी को PPR, मुर्गी को रानीखेत।',
      },
      {
        en: 'Deworm every three months and give 50 grams of mineral mixture a day.',
        hi: 'हर तीन महीने कीड़ों की दवा, और रोज़ 50 ग्राम खनिज मिश्रण दें।',
      },
      {
        en: 'After a change of shed keep the milker, the hour and the feed as they were for two weeks, floor dry and fan on.',
        hi: 'बाड़ा बदला हो तो दो हफ़्ते दुहने वाला, समय और चारा वही रखें, फ़र्श सूखा और हवा चलती रहे।',
      },
      {
        en: 'If any has died, note its ear tag: insurance and relief ask for it, with the vet’s paper.',
        hi: 'कोई पशु मर गया हो तो उसके कान का टैग लिख लें: बीमा और राहत में डॉक्टर के काग़ज़ के साथ लगता है।',
      },
    ],
  },
  'cattle-conceives': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'She should conceive, and the better time to try is between {from} and {to}, with heat seen well and the vet called in time.',
          hi: 'गाभिन ठहरने के आसार हैं, कोशिश का बेहतर समय {from} से {to} तक है, गर्मी ठीक पहचानकर और डॉक्टर को समय पर बुलाकर।',
        },
        astra: {
          en: 'I feel she will take; between {from} and {to} your yard looks likelier to have the good news.',
          hi: 'वह ठहर जाएगी, ऐसा लगता है; {from} से {to} के बीच आँगन में अच्छी ख़बर की उम्मीद है।',
        },
      },
      later: {
        oracle: {
          en: 'Not in the next heat perhaps: she is likelier to conceive between {from} and {to}, after treatment.',
          hi: 'शायद अगली गर्मी में नहीं: इलाज के बाद {from} से {to} के बीच ठहरने के आसार ज़्यादा हैं।',
        },
        astra: {
          en: 'Give her body some weeks to mend; {from} to {to} looks kinder for it.',
          hi: 'उसके शरीर को कुछ हफ़्ते दें; {from} से {to} का समय बेहतर दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'Whether she conceives lies in her body and feeding; the chart gives no date, a vet’s examination does more.',
          hi: 'ठहरना उसके शरीर और खुराक पर है; कुंडली तारीख़ नहीं देती, डॉक्टर की जाँच ज़्यादा काम आएगी।',
        },
        astra: {
          en: 'She can still take, though no month shows; after three failed attempts she needs a check of the womb before another injection.',
          hi: 'वह ठहर सकती है, पर महीना नहीं दिखता; तीन बार चूकने पर अगली सुई से पहले बच्चेदानी की जाँच चाहिए।',
        },
      },
      hard: {
        oracle: {
          en: 'For the present it looks difficult: have her examined before you spend again, and lean on the other animals’ milk.',
          hi: 'अभी मुश्किल दिखता है: दोबारा ख़र्च से पहले जाँच कराएँ, और दूसरे पशुओं के दूध पर भरोसा रखें।',
        },
        astra: {
          en: 'Two years of trying tires a house that lives by milk; let the vet say plainly if she can, then choose without guilt.',
          hi: 'दूध पर चलने वाले घर के लिए यह लंबा इंतज़ार भारी है; डॉक्टर साफ़ बता दें, फिर बिना मन भारी किए तय करें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'She repeats from weak feeding, silent heat, insemination at the wrong hour or an infected womb; a vet can tell which.',
        hi: 'बार-बार न ठहरना कमज़ोर खुराक, छिपी गर्मी, ग़लत समय के बीज या बच्चेदानी के रोग से होता है; कौन-सा, यह डॉक्टर बताएँगे।',
      },
      astra: {
        en: 'No one’s eye keeps her empty; mostly it is the hour of the heat or a lack of minerals, and both can be mended.',
        hi: 'किसी की नज़र से नहीं; ज़्यादातर गर्मी के सही समय या खनिज की कमी की बात है, और दोनों ठीक हो सकते हैं।',
      },
    },
    advice: [
      {
        en: 'Seen in heat in the morning: inseminate that evening; seen in the evening: next morning.',
        hi: 'सुबह गर्मी दिखे तो उसी शाम बीज दिलाएँ, शाम को दिखे तो अगली सुबह।',
      },
      {
        en: 'Buffaloes come in heat at night and silently: look at them at ten at night and at four.',
        hi: 'भैंस रात में और चुपचाप गर्मी में आती है: रात दस बजे और सुबह चार बजे देखें।',
      },
      {
        en: 'Mineral mixture 50 grams, green fodder and deworming for two months before the next try.',
        hi: 'अगली कोशिश से पहले दो महीने 50 ग्राम खनिज मिश्रण, हरा चारा और कीड़ों की दवा।',
      },
      {
        en: 'After three failures ask the vet for a womb examination and a heat programme (Ovsynch).',
        hi: 'तीन बार चूके तो डॉक्टर से बच्चेदानी की जाँच और गर्मी लाने का कोर्स (Ovsynch) पूछें।',
      },
    ],
  },
  'animal-birth': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'The birth should go well for your animal, and the little ones too; have the vet’s number at hand and let her be in peace.',
          hi: 'आपके पशु का ब्यांत ठीक होना चाहिए, बच्चे भी; डॉक्टर का नंबर पास रखें और उसे शांत रहने दें।',
        },
        astra: {
          en: 'I see a safe birth in your yard; clean straw, quiet and one familiar hand are what she needs.',
          hi: 'घर में ब्यांत सकुशल होता दिखता है; साफ़ पुआल, शांति और एक जाना-पहचाना हाथ, बस यही चाहिए।',
        },
      },
      mixed: {
        oracle: {
          en: 'It should pass well with somebody watching: the vet, and no chart, tells how many there are and how they lie.',
          hi: 'कोई नज़र रखे तो सब ठीक निकलना चाहिए: कितने हैं और कैसे हैं, यह कुंडली नहीं, डॉक्टर बताते हैं।',
        },
        astra: {
          en: 'There is good hope for mother and young; sleep near her in the last days, and don’t pull by force.',
          hi: 'माँ और बच्चे के लिए अच्छी उम्मीद है; आख़िरी दिनों में पास सोएँ, और ज़बरदस्ती न खींचें।',
        },
      },
      patience: {
        oracle: {
          en: 'Let a vet be there for this birth, after a loss or a wrong position above all; with help it can still go well.',
          hi: 'इस ब्यांत में डॉक्टर साथ रहें, ख़ासकर पहले बच्चा गिरा हो या उल्टा हो; मदद से सब ठीक हो सकता है।',
        },
        astra: {
          en: 'I’d not leave it to luck this time; talk to the vet now about the day, and you will both be calmer.',
          hi: 'इस बार क़िस्मत पर न छोड़ें; दिन के लिए डॉक्टर से अभी बात कर लें, मन भी शांत रहेगा।',
        },
      },
    },
    tells: 'advice',
    advice: [
      {
        en: 'Call the vet or the veterinary van if she strains for over two hours, or the afterbirth is not out in twelve.',
        hi: 'दो घंटे से ज़्यादा ज़ोर लगाए या बारह घंटे में जेर न गिरे तो डॉक्टर या पशु एंबुलेंस को बुलाएँ।',
      },
      {
        en: 'First milk (khees) within an hour for the newborn, and the cord dipped in iodine.',
        hi: 'नवजात को एक घंटे में खीस पिलाएँ, और नाल पर आयोडीन लगाएँ।',
      },
      {
        en: 'Mother refuses the young: rub it with her own fluid, put salt or jaggery on it, hold her for the first feeds, else give bottle milk.',
        hi: 'माँ बच्चे को न अपनाए तो बच्चे पर गुड़ या नमक लगाएँ, पहले दूध के समय माँ को थामें, नहीं तो बोतल से पिलाएँ।',
      },
      {
        en: 'Dogs and cats carry about 63 days, goats five months, cows nine, buffaloes ten: count from the mating.',
        hi: 'कुतिया और बिल्ली लगभग 63 दिन, बकरी पाँच महीने, गाय नौ, भैंस दस: मिलने के दिन से गिनें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
