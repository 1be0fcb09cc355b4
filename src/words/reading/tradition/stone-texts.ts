import type { LocalizedText } from '../../say.ts'

/** What tradition says of a stone that is worn already, was lost, broke or comes from somebody else. */
export const stoneTexts = {
  'stone-cracked': {
    en: 'No, it is no bad omen: stones crack from a knock, heat or a flaw inside, emerald and pearl soonest. By custom a cracked stone is not worn on, since its work is taken as done; some say that it took a blow meant for you. Take it off, give it to flowing water, a temple or the jeweller, and feel no need to buy another at once.',
    hi: 'नहीं, यह अपशकुन नहीं है: रत्न चोट, गर्मी या अंदर की दरार से टूटते हैं, पन्ना और मोती सबसे जल्दी। रिवाज से टूटा नग आगे नहीं पहनते, उसका काम पूरा मान लेते हैं; कई लोग मानते हैं कि आपकी बला उसने ले ली। उतारकर जल में बहा दें, मंदिर में या सुनार को दे दें, और तुरंत दूसरा लेने की ज़रूरत नहीं।',
  },
  'stone-lost': {
    en: 'No, a lost stone is no bad sign: custom says that it has gone with what it was worn for, and its work is taken as done. Look where hands are washed and in the bed once, and then let it go. Another one is needed only if you wish it; do not borrow for it, and wait a month to see whether you miss it at all.',
    hi: 'नहीं, नग खो जाना बुरा संकेत नहीं है: रिवाज में कहते हैं कि वह अपना काम करके गया। एक बार हाथ धोने की जगह और बिस्तर में देख लें, फिर जाने दें। दूसरा तभी लें जब मन हो; उसके लिए क़र्ज़ न लें, और एक महीना रुककर देखें कि उसकी कमी लगती भी है या नहीं।',
  },
  'stone-of-another': {
    en: 'By custom a stone that somebody else wore for their own chart is not worn again, while a mother’s or grandmother’s ring kept with love is jewellery and a blessing, and many wear it. No text forbids it. Wash it in milk and clean water, have the setting checked, and wear it as a memory; as a remedy only if the stone is one for your lagna.',
    hi: 'रिवाज से किसी और की कुंडली के लिए पहना नग दोबारा नहीं पहनते, पर माँ, दादी या नानी की अँगूठी गहना और आशीर्वाद है, और बहुत लोग पहनते हैं। किसी ग्रंथ में मनाही नहीं। दूध और साफ़ पानी से धोकर, जड़ाई जँचवाकर याद के तौर पर पहनें; उपाय के तौर पर तभी, जब वह नग आपके लग्न का हो।',
  },
  'stone-two': {
    en: 'By custom stones of one group go together: ruby, pearl, coral and yellow sapphire in one; emerald, diamond or opal, blue sapphire and gomed in the other. One of each group is not worn at a time, and pearl with gomed or cat’s eye least of all. One stone is enough for anybody; if you wear two, begin with one and add the other after a month, on another finger.',
    hi: 'रिवाज से एक ही वर्ग के नग साथ चलते हैं: माणिक, मोती, मूँगा, पुखराज एक वर्ग; पन्ना, हीरा या ओपल, नीलम, गोमेद दूसरा। दोनों वर्गों का एक-एक साथ नहीं पहनते, और मोती के साथ गोमेद या लहसुनिया तो बिल्कुल नहीं। एक नग किसी के लिए भी काफ़ी है; दो पहनने हों तो पहले एक, और एक महीने बाद दूसरा, अलग उँगली में।',
  },
  'stone-off': {
    en: 'Yes, take it off: whoever feels uneasy with a stone should not wear it, and nothing bad follows from removing one, whatever a seller said. Quarrels and losses come without stones as well, so it need not be its fault. Take it off in the morning, wash it, keep it apart in a cloth, and see for a month whether anything changes. Pain or swelling of the finger is for a doctor.',
    hi: 'हाँ, उतार दें: जिस नग से मन में खटका हो उसे न पहनें, और उतारने से कुछ बुरा नहीं होता, बेचने वाला कुछ भी कहे। झगड़े और नुकसान बिना नग के भी होते हैं, इसलिए ज़रूरी नहीं कि दोष उसी का हो। सुबह उतारकर धोएँ, कपड़े में अलग रखें और एक महीना देखें। उँगली में दर्द या सूजन हो तो डॉक्टर को दिखाएँ।',
  },
  'stone-how-long': {
    en: 'As long as you like, and no text sets an end: traders say about three years for most stones and two for a pearl, after which it is washed and worn on. Many wear it for the length of a graha’s dasha and then take it off. Leaving it is never a danger. Take it off on its own weekday in the morning, wash it, and keep or give it away.',
    hi: 'जब तक मन हो, किसी ग्रंथ में सीमा नहीं: बाज़ार में ज़्यादातर नग तीन साल और मोती दो साल का कहते हैं, उसके बाद धोकर फिर पहन लेते हैं। बहुत लोग उस ग्रह की दशा तक पहनते हैं और फिर उतार देते हैं। उतारने में कोई ख़तरा नहीं। उसी ग्रह के वार की सुबह उतारें, धोएँ, और रख लें या दे दें।',
  },
  'stone-real': {
    en: 'Tradition speaks of a natural stone without cracks; a stone grown in a laboratory has the same substance and is not named in old texts, so opinions differ, while glass and dyed stones are counted as ornament. A certificate tells what it is, and not that it works. Have it tested at a laboratory (a few hundred rupees), ask for the money back if it was sold as real, and replace nothing in haste.',
    hi: 'परंपरा बिना दरार के प्राकृतिक नग की बात करती है; लैब में बना नग वही पदार्थ है पर पुराने ग्रंथों में नहीं, इसलिए मत अलग हैं; काँच और रंगा हुआ पत्थर केवल गहना माना जाता है। प्रमाणपत्र यह बताता है कि चीज़ क्या है, यह नहीं कि असर करेगी। लैब में कुछ सौ रुपये में जँचवाएँ, असली कहकर नक़ली दिया हो तो पैसे वापस माँगें।',
  },
  'stone-old': {
    en: 'Nothing obliges you to keep or to destroy it: wash it and lay it in a cloth, sell it to a jeweller, give it to somebody who likes it, or leave it at a temple. “Only into a river” is custom, and no text asks it of a costly stone. Who bought dear may ask the shop for an exchange by the bill; a stone sold on carries no ill luck.',
    hi: 'न रखना ज़रूरी है, न नष्ट करना: धोकर कपड़े में रख दें, सुनार को बेच दें, जिसे पसंद हो उसे दे दें, या मंदिर में चढ़ा दें। “नदी में ही बहाओ” रिवाज है, महँगे नग के लिए किसी ग्रंथ में नहीं लिखा। महँगा लिया हो तो बिल से दुकान पर बदलवाने को कहें; बेचे हुए नग से कोई अशुभ साथ नहीं जाता।',
  },
  'stone-daily': {
    en: 'You may keep it on day and night, also in the bath, in periods, at a funeral and with non-vegetarian food; taking it off for these is custom of some homes only. Pearl, coral, opal and emerald suffer from soap, perfume and hot oil, so take those off for kitchen and bath. If it was off, rinse it and put it on again: there is no need of a new puja.',
    hi: 'दिन-रात पहन सकते हैं, नहाते समय, पीरियड में, शवयात्रा में और मांसाहार के साथ भी; इन पर उतारना केवल कुछ घरों की रीत है। मोती, मूँगा, ओपल और पन्ना साबुन, इत्र और गर्म तेल से ख़राब होते हैं, इसलिए रसोई और नहाने में उन्हें उतार दें। उतारा हो तो धोकर फिर पहन लें, नई पूजा की ज़रूरत नहीं।',
  },
  'stone-no-effect': {
    en: 'No text gives a date by which a stone must show anything; traders say from a few days to six months. If you feel no difference after half a year, take it off without fear, it leaves no harm behind. Weight, finger and metal are not the reason, and a heavier one is not the answer. Put the money into the thing for which you wore it.',
    hi: 'किसी ग्रंथ में नहीं लिखा कि नग कब तक असर दिखाए; बाज़ार में कुछ दिन से छह महीने कहते हैं। आधे साल में फ़र्क़ न लगे तो बेझिझक उतार दें, कोई हानि नहीं होती। कारण रत्ती, उँगली या धातु नहीं है, और बड़ा नग लेना उपाय नहीं है। वही पैसा उस काम में लगाएँ जिसके लिए पहना था।',
  },
  'stone-child': {
    en: 'Better not: tradition gives stones to grown people, and for children a small silver moon, a pearl locket sewn shut or a black dot is the most that custom knows. A ring or a thread round the neck of a child can choke or be swallowed. Fear at night and restless sleep go with a lamp, a story and a fixed bedtime; if they last for weeks, ask the children’s doctor.',
    hi: 'न पहनाना बेहतर है: परंपरा में रत्न बड़ों के लिए हैं; बच्चों को ज़्यादा से ज़्यादा चाँदी का चाँद, बंद लॉकेट में मोती या काला टीका होता है। बच्चे के गले या हाथ में नग और डोरा गले में फँस सकता है या निगला जा सकता है। रात का डर छोटी रोशनी, कहानी और तय समय पर सोने से जाता है; हफ़्तों रहे तो बच्चों के डॉक्टर से पूछें।',
  },
  'stone-trial': {
    en: 'The trial of a blue sapphire is custom: some nights under the pillow or a cloth on the arm, and who sleeps badly gives it back. A bad dream or a fall in those days is taken as no, and you lose nothing by leaving it. No text asks for the trial, and fear alone can spoil a night. Ask for the right to return it in writing before you buy.',
    hi: 'नीलम की परख रिवाज है: कुछ रात तकिये के नीचे या बाँह पर कपड़े में, और नींद ख़राब हो तो लौटा देते हैं। उन दिनों बुरा सपना या गिरना “ना” माना जाता है, और न पहनने से कुछ नहीं जाता। किसी ग्रंथ में यह परख नहीं लिखी, और डर से भी रात ख़राब हो जाती है। ख़रीदने से पहले वापसी लिखवा लें।',
  },
  rudraksha: {
    en: 'Yes, anybody may wear a rudraksha, man or woman and of any age; the Shiva Purana praises it for all, and five faces is the one for everybody. Custom takes it off for meat, drink and funerals, but sleep, bath and periods are seen differently from home to home. A single face sold cheaply is almost always carved; a five-faced one for a few rupees is enough.',
    hi: 'हाँ, रुद्राक्ष कोई भी पहन सकता है, स्त्री हो या पुरुष; शिव पुराण इसे सबके लिए बताता है, और पंचमुखी सबको चलता है। रिवाज से मांस, शराब और श्मशान के समय उतारते हैं; सोने, नहाने और पीरियड में घर-घर की रीत अलग है। सस्ता एकमुखी लगभग हमेशा तराशा हुआ होता है; कुछ रुपये का पंचमुखी काफ़ी है।',
  },
} as const satisfies Record<string, LocalizedText>
