import type { LocalizedText } from '../../say.ts'

/** What tradition says of doing a remedy: without a river, with which animal, for somebody else, and how long. */
export const remedyTexts = {
  'no-river': {
    en: 'No river is needed: put it into a canal, the sea or a pond, or give the same thing away. A coconut may be left at a temple or broken and shared, barley and lentils go to birds or cows, coal and iron to whoever can use them. What counts is to let it go with a wish, and the river is better off without it. Do it once on the same weekday and do not look back.',
    hi: 'नदी ज़रूरी नहीं: नहर, तालाब या समुद्र में दे दें, या वही चीज़ दान कर दें। नारियल मंदिर में रख दें या फोड़कर बाँट दें, जौ और दाल चिड़ियों या गाय को, कोयला और लोहा जिसके काम आए उसे। मतलब मन से छोड़ने का है, और नदी भी साफ़ रहती है। उसी वार को एक बार कर दें और पीछे की चिंता न करें।',
  },
  'feed-animal': {
    en: 'The colour does not matter: a black dog or cow is named for Shani, Rahu or Ketu by custom, and any hungry one will do. There is no fixed count; eleven Saturdays or forty-three days (that is the Lal Kitab’s) are usual, and a missed day breaks nothing. Give plain roti without salt and sweets, water in summer, and in a town where you see none, pay for feed at a goshala or for a street dog’s vaccine.',
    hi: 'रंग से फ़र्क़ नहीं पड़ता: शनि, राहु या केतु के लिए काला कुत्ता या गाय रिवाज से कहते हैं, पर कोई भी भूखा जीव चलता है। गिनती तय नहीं; ग्यारह शनिवार या लाल किताब के तैंतालीस दिन आम हैं, और बीच का दिन छूटे तो कुछ नहीं टूटता। बिना नमक-मीठे की सादी रोटी और गर्मी में पानी दें; शहर में न मिलें तो गोशाला के चारे या किसी कुत्ते के टीके के पैसे दे दें।',
  },
  'feed-crow': {
    en: 'By custom yes: the crow is the bird of Shani and the messenger of the fathers, and in the shraddh rite a share (kaka bali) goes to it. That it moves a graha nobody has shown; that it is a kindness is sure. If no crow comes, it means nothing bad: put the food on the roof for any bird, or give it to a cow or a dog. Once on Amavasya is enough, with water and a word of thanks.',
    hi: 'रिवाज से हाँ: कौआ शनि का वाहन और पितरों का दूत माना जाता है, और श्राद्ध में एक भाग (काकबलि) उसका होता है। इससे ग्रह बदलता है, यह सिद्ध नहीं; पुण्य का काम है, यह पक्का है। कौआ न आए तो कोई अशुभ बात नहीं: छत पर किसी भी चिड़िया के लिए रख दें, या गाय-कुत्ते को दे दें। अमावस्या को एक बार, पानी और धन्यवाद के साथ, काफ़ी है।',
  },
  'remedy-missed': {
    en: 'Nothing is lost by a missed day: go on with the next one and add it at the end. Only the forty-three days of the Lal Kitab are by its own rule done in one row, and whoever keeps to that begins again once, without guilt. Give it a fixed place in the day, beside the tea or the evening lamp, and it will be missed less often.',
    hi: 'एक दिन छूटने से कुछ नहीं जाता: अगली बार से आगे करें और अंत में एक जोड़ दें। केवल लाल किताब के तैंतालीस दिन उसके अपने नियम से लगातार होते हैं; जो वही मानते हैं वे बिना मन मारे एक बार फिर शुरू कर लें। दिन में इसकी जगह तय कर लें, चाय या शाम के दीये के साथ, तो कम छूटेगा।',
  },
  'remedy-for-another': {
    en: 'Yes, a remedy may be done for somebody else: say their name at the start, do it yourself, and let them touch the thing that is given if they are near. Mother, wife, brother or friend may do so, also across the sea. It needs no consent for a lamp, a mantra or giving; but do not mix anything into food and do not press a thread or a ring on whoever does not want it.',
    hi: 'हाँ, किसी और के लिए उपाय किया जा सकता है: शुरू में उनका नाम लें, उपाय आप करें, और पास हों तो दान की चीज़ को वे छू लें। माँ, पत्नी, भाई या मित्र कोई भी कर सकता है, परदेस में बैठे के लिए भी। दीया, मंत्र और दान के लिए पूछना ज़रूरी नहीं; पर खाने में कुछ न मिलाएँ, और जो न चाहे उस पर धागा या अँगूठी न डालें।',
  },
  'saturday-buying': {
    en: 'It is custom, and no text of jyotish forbids it: on Saturday people do not bring home iron, oil, salt, shoes or a broom, for these belong to Shani and are given away on that day. Where it has to be, buy it without worry: a tool for your work, a car whose delivery falls there, or medicine. Give a little oil or food to somebody the same day, and your mind is at rest.',
    hi: 'यह रिवाज है, ज्योतिष के किसी ग्रंथ में मनाही नहीं: शनिवार को लोहा, तेल, नमक, जूते और झाड़ू घर नहीं लाते, क्योंकि ये शनि की चीज़ें हैं और उस दिन दान की जाती हैं। ज़रूरी हो तो बेझिझक लें: काम का औज़ार, गाड़ी की डिलीवरी या दवा। उसी दिन थोड़ा तेल या खाना किसी को दे दें, मन हल्का रहेगा।',
  },
  'charity-whom': {
    en: 'Give it to whoever needs it: for Shani somebody who labours, sweeps or is old, for Rahu one who is ill or shut out, for the Moon a mother, for Jupiter a teacher or a pupil. The Gita calls that giving good which is done at the right place to one who can return nothing. A temple will do too, but a hungry person comes first, and no middleman is needed.',
    hi: 'जिसे ज़रूरत हो उसे दें: शनि का मज़दूर, सफ़ाई करने वाले या बूढ़े को, राहु का बीमार या दुत्कारे हुए को, चंद्रमा का माँ जैसी स्त्री को, गुरु का शिक्षक या विद्यार्थी को। गीता उस दान को सात्त्विक कहती है जो उसे दिया जाए जिससे बदले में कुछ नहीं मिलना। मंदिर में भी चलता है, पर भूखा पहले है, और बीच में किसी की ज़रूरत नहीं।',
  },
  'peepal-when': {
    en: 'Water goes to the peepal in the morning on any day but Sunday, and best on Saturday; the lamp is lit in the evening on Saturday, with mustard or til oil. Custom counts Sunday as the day of Alakshmi there, as a story of the Padma Purana has it. No peepal near? A banyan, shami, neem or the tulsi at home takes its place. Keep the flame away from trunk and dry leaves.',
    hi: 'पीपल में जल रविवार छोड़कर किसी भी सुबह दें, शनिवार को सबसे अच्छा; दीया शनिवार की शाम सरसों या तिल के तेल का। रविवार इसलिए छोड़ते हैं कि पद्म पुराण की कथा में उस दिन वहाँ अलक्ष्मी का वास कहा है। पास में पीपल न हो तो बरगद, शमी, नीम या घर की तुलसी उसकी जगह है। लौ को तने और सूखे पत्तों से दूर रखें।',
  },
  'lamp-which': {
    en: 'Ghee for the gods at home, mustard or til oil for Shani, Hanuman and the ancestors: so custom has it, and where there is only one of them that one will do. The flame looks east or north for blessing and money, west in the evening is fine, south is kept for the fathers. One cotton wick, lit about sunset, is complete.',
    hi: 'घर के देवताओं के लिए घी, शनि, हनुमान और पितरों के लिए सरसों या तिल का तेल: रिवाज यही है, और जो एक घर में हो वही चलेगा। लौ पूर्व या उत्तर की ओर शुभ, शाम को पश्चिम भी ठीक, दक्षिण केवल पितरों के लिए। रुई की एक बत्ती, सूर्यास्त के आसपास, पूरी पूजा है।',
  },
  'evil-eye-off': {
    en: 'The old way at home: a handful of salt with seven dry chillies or mustard seeds, seven times round head to foot, and then into the fire or the drain; for a shop a lemon with chillies on Saturdays, and for a house a pinch of alum at the door. It costs nothing, and nobody has to be paid. Keep smoke away from a baby’s face. Where a child is feverish, vomits or feeds badly, the doctor comes first.',
    hi: 'घर का पुराना तरीक़ा: मुट्ठी भर नमक, सात सूखी मिर्च या राई, सिर से पैर तक सात बार उतारकर आग या नाली में डाल दें; दुकान पर शनिवार को नींबू-मिर्च, और घर के दरवाज़े पर फिटकरी का टुकड़ा। इसमें कुछ ख़र्च नहीं, किसी को पैसे न दें। धुआँ शिशु के मुँह से दूर रखें। बच्चे को बुख़ार, उल्टी या दूध न पीना हो तो पहले डॉक्टर।',
  },
  'remedy-fruitless': {
    en: 'You did nothing wrong, and no remedy was too small: tradition itself says that they lighten the mind and ask for grace, and none can force an event. Whoever says now that a bigger one for thousands would have worked is selling. Keep the one that gave you peace, drop the others without fear, and look at what in the matter itself could be done differently.',
    hi: 'आपसे कोई ग़लती नहीं हुई, और कोई उपाय छोटा नहीं था: परंपरा ख़ुद कहती है कि उपाय मन हल्का करता और कृपा माँगता है, घटना को बाँध नहीं सकता। जो अब हज़ारों का बड़ा उपाय बताए, वह बेच रहा है। जिससे शांति मिली वही रखें, बाक़ी बेझिझक छोड़ दें, और देखें कि उस काम में ख़ुद क्या अलग किया जा सकता है।',
  },
  'remedy-how-soon': {
    en: 'No text gives a date; forty days, or eleven weeks of one weekday, are the usual measure after which people look back. What shows first is in yourself: calmer sleep, less fear, a clearer head. For an outer thing the remedy walks beside your effort and sets no day. If nothing has changed by then, you may stop without any harm.',
    hi: 'किसी ग्रंथ में तारीख़ नहीं; चालीस दिन, या एक वार के ग्यारह हफ़्ते, आम नाप है जिसके बाद लोग पीछे मुड़कर देखते हैं। पहला असर अपने भीतर दिखता है: नींद शांत, डर कम, मन साफ़। बाहर के काम में उपाय मेहनत के साथ चलता है, दिन तय नहीं करता। तब तक कुछ न बदले तो बिना हानि के छोड़ सकते हैं।',
  },
  'sun-water': {
    en: 'At sunrise or within about an hour of it, facing east, from a copper or any clean vessel, let the water fall slowly from the height of the chest and say “Om Suryaya Namah”; a pinch of roli or a red flower may go in. Late risers do it until about eight. Look at the stream, and never straight at the sun: it harms the eyes. On a balcony, pour into a pot with a plant. Days of illness are left out.',
    hi: 'सूर्योदय पर या उसके क़रीब एक घंटे के भीतर, पूर्व की ओर मुँह करके, ताँबे या किसी साफ़ लोटे से सीने की ऊँचाई से धीरे-धीरे जल दें और “ॐ सूर्याय नमः” कहें; चुटकी भर रोली या लाल फूल डाल सकते हैं। देर हो तो आठ बजे तक। जल की धार देखें, सूर्य को सीधे नहीं: आँखों को हानि होती है। बालकनी में गमले में दें। बीमारी के दिन छोड़ सकते हैं।',
  },
} as const satisfies Record<string, LocalizedText>
