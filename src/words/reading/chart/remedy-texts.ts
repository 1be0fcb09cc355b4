import type { LocalizedText } from '../../say.ts'
import type { VoicedText } from '../matters/matter-texts.ts'

/** Remedies, mantras and fasts: small, free, for any faith, and never a sale. */

/** A small practice for each graha, of use even to those who believe nothing. */
export const practices: Readonly<Record<string, VoicedText>> = {
  sun: {
    oracle: {
      en: 'spend ten minutes in the early light each day, and do one thing for your father or an elder on Sunday',
      hi: 'रोज़ दस मिनट सुबह की धूप में बिताएँ, और रविवार को पिता या किसी बड़े का कोई काम करें',
    },
    astra: {
      en: 'wake up early on three days a week and finish one task you have promised',
      hi: 'हफ़्ते में तीन दिन जल्दी उठें, और जो काम करने का वादा किया है उसे पूरा करें',
    },
  },
  moon: {
    oracle: {
      en: 'speak kindly with your mother or someone like her, and keep Monday evening quiet',
      hi: 'माता या माता जैसे किसी व्यक्ति से प्यार से बात करें, और सोमवार की शाम शांत रखें',
    },
    astra: {
      en: 'go to bed at the same hour for two weeks and eat dinner without the phone',
      hi: 'दो हफ़्ते एक ही समय पर सोएँ और रात का खाना फ़ोन के बिना खाएँ',
    },
  },
  mars: {
    oracle: {
      en: 'exercise daily, and on Tuesday do a piece of physical work for someone else',
      hi: 'रोज़ कसरत करें, और मंगलवार को किसी दूसरे के लिए मेहनत का कोई काम करें',
    },
    astra: {
      en: 'count to ten before an angry reply and repair something with your own hands',
      hi: 'ग़ुस्से में जवाब देने से पहले दस तक गिनें, और कोई चीज़ अपने हाथ से ठीक करें',
    },
  },
  mercury: {
    oracle: {
      en: 'write half a page a day, and on Wednesday help a child or junior learn something',
      hi: 'रोज़ आधा पन्ना लिखें, और बुधवार को किसी बच्चे को कुछ सिखाएँ',
    },
    astra: {
      en: 'check your accounts one evening a week and answer the message you keep putting off',
      hi: 'हफ़्ते में एक शाम हिसाब देखें, और जिस मैसेज का जवाब टल रहा है वह दे दें',
    },
  },
  jupiter: {
    oracle: {
      en: 'read a few good pages daily, and on Thursday share food or knowledge with someone in need',
      hi: 'रोज़ कुछ अच्छे पन्ने पढ़ें, और गुरुवार को किसी ज़रूरतमंद के साथ खाना या ज्ञान बाँटें',
    },
    astra: {
      en: 'ask one teacher or elder for advice and follow it for a month',
      hi: 'किसी एक शिक्षक या बुज़ुर्ग से सलाह लें और एक महीना उस पर चलें',
    },
  },
  venus: {
    oracle: {
      en: 'keep your room clean and pleasant, and on Friday thank the women of your family in words',
      hi: 'अपना कमरा साफ़-सुथरा रखें, और शुक्रवार को परिवार की महिलाओं को मन से धन्यवाद दें',
    },
    astra: {
      en: 'give ten minutes a day to music or art and say one sincere good thing to the person you love',
      hi: 'रोज़ दस मिनट संगीत या कला को दें, और जिससे प्यार है उससे एक सच्ची अच्छी बात कहें',
    },
  },
  saturn: {
    oracle: {
      en: 'keep one promise on time every day, and on Saturday give an hour to someone old or tired',
      hi: 'रोज़ एक वादा समय पर पूरा करें, और शनिवार को एक घंटा किसी बुज़ुर्ग या थके व्यक्ति को दें',
    },
    astra: {
      en: 'do the dullest duty first and pay workers and dues before they ask',
      hi: 'सबसे उबाऊ काम पहले निपटाएँ, और मज़दूरी या बक़ाया माँगने से पहले दे दें',
    },
  },
  rahu: {
    oracle: {
      en: 'keep fixed hours for the phone, and clear one drawer or file that is in disorder',
      hi: 'फ़ोन का समय तय रखें, और बिखरी पड़ी एक दराज़ या फ़ाइल ठीक करें',
    },
    astra: {
      en: 'check a rumour before you pass it on and walk barefoot on grass when you can',
      hi: 'सुनी हुई बात आगे कहने से पहले जाँच लें, और मौक़ा मिले तो घास पर नंगे पैर चलें',
    },
  },
  ketu: {
    oracle: {
      en: 'sit in silence for ten minutes a day, and feed birds or a street dog now and then',
      hi: 'रोज़ दस मिनट चुपचाप बैठें, और कभी-कभी चिड़ियों या गली के कुत्ते को खिलाएँ',
    },
    astra: {
      en: 'give away one thing that you keep without using it',
      hi: 'जो चीज़ बिना इस्तेमाल के रखी है, उसे किसी को दे दें',
    },
  },
}

export const remedyForGraha: VoicedText = {
  oracle: {
    en: 'For {graha}, which tradition gives small daily habits, do this: {practice}.',
    hi: '{graha} के लिए परंपरा में छोटी आदतें ही उपाय हैं: {practice}।',
  },
  astra: {
    en: 'Yes, and it costs nothing; tradition offers this for {graha}: {practice}.',
    hi: 'हाँ, और इसमें कुछ ख़र्च नहीं; परंपरा में {graha} के लिए यह है: {practice}।',
  },
}
/** For a matter of life: `{matter}`, its house `{main}` and the lord of it. */
export const remedyForMatter: VoicedText = {
  oracle: {
    en: 'For {matter} begin with {graha}, lord of your {main}: {practice}.',
    hi: '{matter} के लिए शुरुआत {main} के स्वामी {graha} से करें: {practice}।',
  },
  astra: {
    en: 'Since {graha} rules your {main}, where {matter} is seen, try this: {practice}.',
    hi: '{graha} आपके {main} के स्वामी हैं, जहाँ से {matter} की बात देखते हैं, तो यह करें: {practice}।',
  },
}
/** For the significator of the matter. */
export const remedyForKaraka: VoicedText = {
  oracle: {
    en: 'There is one more remedy, for {graha}, the planet of {matter}: {practice}.',
    hi: 'दूसरा उपाय {matter} के कारक {graha} के लिए है: {practice}।',
  },
  astra: {
    en: 'And because {graha} is the planet of {matter}, do this too: {practice}.',
    hi: '{graha} {matter} के कारक भी हैं, इसलिए यह भी करें: {practice}।',
  },
}
/** For the lord of the running antardasha, where neither graha nor matter was named. */
export const remedyForAntar: VoicedText = {
  oracle: {
    en: 'The simplest remedy now is for {graha}, as the {bare} antardasha runs until {to}: {practice}.',
    hi: 'इस समय सबसे सीधा उपाय {graha} का है, क्योंकि {bare} की अंतर्दशा {to} तक है: {practice}।',
  },
  astra: {
    en: 'Start with this, since {bare} antardasha stays until {to}: {practice}.',
    hi: '{bare} की अंतर्दशा {to} तक है, तो यहीं से शुरू करें: {practice}।',
  },
}
/** The antardasha after it, and what to add then. */
export const remedyNext: VoicedText = {
  oracle: {
    en: 'When the {bare} antardasha begins on {from}, go over to this: {practice}.',
    hi: '{from} को जब {bare} की अंतर्दशा शुरू होगी, तब यह करें: {practice}।',
  },
  astra: {
    en: 'Later, when the {bare} antardasha starts on {from}, do this: {practice}.',
    hi: 'आगे {from} को {bare} की अंतर्दशा शुरू होगी, तब से यह करें: {practice}।',
  },
}
/** Without a birth time: for the lord of the Moon sign. */
export const remedyForRashiLord: VoicedText = {
  oracle: {
    en: 'Begin with {graha}, the lord of your Moon sign: {practice}.',
    hi: 'शुरुआत {graha} से करें, जो आपकी चंद्र राशि के स्वामी हैं: {practice}।',
  },
  astra: {
    en: 'Your Moon sign is ruled by {graha}, so start here: {practice}.',
    hi: 'आपकी चंद्र राशि के स्वामी {graha} हैं, तो यहीं से शुरू करें: {practice}।',
  },
}
export const remedyForMoon: VoicedText = {
  oracle: {
    en: 'Begin with the Moon, which represents the mind in every chart: {practice}.',
    hi: 'शुरुआत चंद्रमा से करें, जो हर कुंडली में मन के कारक हैं: {practice}।',
  },
  astra: {
    en: 'Take care of the mind first, which the Moon stands for: {practice}.',
    hi: 'पहले मन को सँभालें, जिसके कारक चंद्रमा हैं: {practice}।',
  },
}
/** A dosha or a passage of Saturn that the same question names. */
export const remedyToo: VoicedText = {
  oracle: {
    en: 'As a remedy this is enough: {practice}.',
    hi: 'उपाय के लिए इतना काफ़ी है: {practice}।',
  },
  astra: {
    en: 'And the upay, free for anyone: {practice}.',
    hi: 'और उपाय, जो कोई भी मुफ़्त में कर सकता है: {practice}।',
  },
}
export const remedyHowLong: VoicedText = {
  oracle: {
    en: 'Keep to it for forty days before you judge it; one thing done daily is worth more than ten begun.',
    hi: 'चालीस दिन करके देखें; दस उपाय शुरू करने से एक रोज़ करना अच्छा है।',
  },
  astra: {
    en: 'Don’t do ten remedies at once: pick the easiest and stay with it for six weeks.',
    hi: 'एक साथ दस उपाय न करें: जो सबसे आसान लगे उसे छह हफ़्ते निभाएँ।',
  },
}
/** How often a remedy of one weekday is done. */
export const remedyHowMany: VoicedText = {
  oracle: {
    en: 'By custom eleven times, each on a {day}; if one is missed, go on the week after.',
    hi: 'रिवाज ग्यारह बार का है, हर {day}; एक छूट जाए तो अगले हफ़्ते से आगे बढ़ें।',
  },
  astra: {
    en: 'Do it eleven times, each on a {day}. Miss one, and you simply go on the week after.',
    hi: 'हर {day}, ग्यारह बार करें। एक छूट जाए तो अगले हफ़्ते से आगे बढ़ जाएँ।',
  },
}
export const remedyFree: VoicedText = {
  oracle: {
    en: 'It fits every faith, and no priest, thread or payment is needed for it.',
    hi: 'यह हर धर्म के व्यक्ति के लिए ठीक है, और इसमें किसी पंडित, धागे या पैसे की ज़रूरत नहीं।',
  },
  astra: {
    en: 'Whatever you believe in, you can do it; whoever asks money to remove bad luck is doing business.',
    hi: 'आप किसी भी धर्म के हों, यह हो सकता है; जो इसके पैसे माँगे, उससे दूर रहें।',
  },
}
export const remedyHonest: VoicedText = {
  oracle: {
    en: 'A remedy steadies you while you act; it does not replace a doctor, a lawyer or plain effort.',
    hi: 'उपाय मन को टिकाता है; वह डॉक्टर, वकील या मेहनत की जगह नहीं लेता।',
  },
  astra: {
    en: 'And please keep doing the practical things too, because the remedy only walks beside them.',
    hi: 'असली कोशिश भी जारी रखें, उपाय केवल उसके साथ चलता है।',
  },
}

export const matterNames: Readonly<Record<string, LocalizedText>> = {
  love: { en: 'marriage and love', hi: 'शादी और प्रेम' },
  career: { en: 'work', hi: 'काम' },
  money: { en: 'money', hi: 'धन' },
  education: { en: 'studies', hi: 'पढ़ाई' },
  family: { en: 'peace at home', hi: 'परिवार की शांति' },
  health: { en: 'well-being', hi: 'सेहत' },
  travel: { en: 'going abroad', hi: 'विदेश जाने' },
  timing: { en: 'good fortune', hi: 'भाग्य' },
  general: { en: 'your own strength', hi: 'अपने बल' },
}

/** What a fast for children is for. */
export const havingChild: LocalizedText = { en: 'a child', hi: 'संतान' }

/** The simple name mantra of each graha. */
export const mantras: Readonly<Record<string, LocalizedText>> = {
  sun: { en: 'Om Suryaya Namah', hi: 'ॐ सूर्याय नमः' },
  moon: { en: 'Om Somaya Namah', hi: 'ॐ सोमाय नमः' },
  mars: { en: 'Om Bhaumaya Namah', hi: 'ॐ भौमाय नमः' },
  mercury: { en: 'Om Budhaya Namah', hi: 'ॐ बुधाय नमः' },
  jupiter: { en: 'Om Brihaspataye Namah', hi: 'ॐ बृहस्पतये नमः' },
  venus: { en: 'Om Shukraya Namah', hi: 'ॐ शुक्राय नमः' },
  saturn: { en: 'Om Shanaishcharaya Namah', hi: 'ॐ शनैश्चराय नमः' },
  rahu: { en: 'Om Rahave Namah', hi: 'ॐ राहवे नमः' },
  ketu: { en: 'Om Ketave Namah', hi: 'ॐ केतवे नमः' },
}
export const mantraTexts: VoicedText = {
  oracle: {
    en: 'The simple mantra that tradition gives for {graha} is “{mantra}”, best begun on a {day}.',
    hi: 'परंपरा में {graha} का सरल मंत्र है “{mantra}”, जिसे {day} से शुरू करना अच्छा है।',
  },
  astra: {
    en: 'Say “{mantra}”, the short mantra for {graha}; {day} is a good day to begin.',
    hi: '“{mantra}” बोलें, यह {graha} का छोटा मंत्र है; {day} से शुरू करें।',
  },
}
export const mantraCount: VoicedText = {
  oracle: {
    en: 'One mala of 108 a day is the custom; eleven times said with attention is also enough.',
    hi: 'रोज़ 108 बार की एक माला का रिवाज है; मन लगाकर ग्यारह बार भी काफ़ी है।',
  },
  astra: {
    en: 'Eleven times daily is fine to start, 108 if you have the time, and no count is owed to anybody.',
    hi: 'शुरू में रोज़ ग्यारह बार ठीक है, समय हो तो 108, और गिनती का कोई क़र्ज़ नहीं होता।',
  },
}
export const mantraMay: VoicedText = {
  oracle: {
    en: 'Yes, anyone may say it, of any gender, age or faith and on any day; no harm comes of it.',
    hi: 'हाँ, कोई भी कर सकता है, किसी भी दिन, किसी भी उम्र या धर्म में; इससे कोई नुक़सान नहीं होता।',
  },
  astra: {
    en: 'Of course you may, on every day of the month, and a slip of the tongue spoils nothing.',
    hi: 'बिल्कुल, महीने के हर दिन, और बोलने में ग़लती हो जाए तो भी कुछ नहीं बिगड़ता।',
  },
}
export const mantraWhen: VoicedText = {
  oracle: {
    en: 'Early morning or the hour of sunset suits best; at night, before sleep, is fine too.',
    hi: 'सुबह जल्दी या शाम का समय सबसे अच्छा है; रात को सोने से पहले भी ठीक है।',
  },
  astra: {
    en: 'Choose a time you can keep every day, such as after your bath or before bed.',
    hi: 'ऐसा समय चुनें जो रोज़ निभ सके, जैसे नहाने के बाद या सोने से पहले।',
  },
}
export const mantraWhy: VoicedText = {
  oracle: {
    en: 'Yawning, tears or a wandering mind come from slow breath and tiredness, and are no sign of anything.',
    hi: 'जम्हाई, आँसू या मन का भटकना धीमी साँस और थकान से होता है, यह किसी बात का संकेत नहीं।',
  },
  astra: {
    en: 'There is nothing wrong with you: a resting body yawns, and the mind takes weeks to sit still.',
    hi: 'इसमें कुछ ग़लत नहीं: आराम में शरीर जम्हाई लेता है, और मन को टिकने में हफ़्ते लगते हैं।',
  },
}
export const mantraOther: VoicedText = {
  oracle: {
    en: 'A prayer of your own faith, said with the same attention, serves as well.',
    hi: 'अपने धर्म की कोई प्रार्थना उतने ही मन से की जाए, तो वह भी वही काम करती है।',
  },
  astra: {
    en: 'If another prayer is closer to your heart, keep that one.',
    hi: 'कोई दूसरी प्रार्थना मन के ज़्यादा पास हो, तो वही करें।',
  },
}

export const fastDay: VoicedText = {
  oracle: {
    en: '{day} is the day that tradition gives to {graha}, so a fast would fall on it.',
    hi: 'परंपरा में {graha} का दिन {day} है, इसलिए व्रत उसी दिन रखा जाता है।',
  },
  astra: {
    en: 'Keep it on {day}, which by tradition is for {graha}.',
    hi: '{day} को रखें, परंपरा में वह दिन {graha} का है।',
  },
}
/** For a matter: `{graha}` is its karaka. */
export const fastDayOfMatter: VoicedText = {
  oracle: {
    en: 'For {matter} keep the {day} fast: by tradition it is the day of {graha}, the planet of {matter}.',
    hi: '{matter} के लिए {day} का व्रत रखें: परंपरा में वह {graha} का दिन है, जो {matter} के कारक हैं।',
  },
  astra: {
    en: 'Take {day} for {matter}: by tradition it belongs to {graha}, and {matter} is seen from {graha}.',
    hi: '{matter} के लिए {day} रखें: परंपरा में वह दिन {graha} का है, और {matter} इन्हीं से देखते हैं।',
  },
}
/** Fasts for a child, kept by whoever wishes for one, and by a mother for her daughter. */
export const fastForChild: VoicedText = {
  oracle: {
    en: 'Putrada Ekadashi is kept for a child too, and it comes twice a year.',
    hi: 'संतान के लिए पुत्रदा एकादशी का व्रत भी रखा जाता है, जो साल में दो बार आती है।',
  },
  astra: {
    en: 'Twice a year there is Putrada Ekadashi as well, which is kept for a child.',
    hi: 'साल में दो बार पुत्रदा एकादशी भी आती है, जिसका व्रत संतान के लिए रखा जाता है।',
  },
}
export const fastByMother: VoicedText = {
  oracle: {
    en: 'You may keep it for your child yourself, as mothers do by custom; Putrada Ekadashi, twice a year, is kept for the same.',
    hi: 'यह व्रत अपने बच्चे के लिए आप ख़ुद रख सकती हैं, माँएँ परंपरा से रखती आई हैं; साल में दो बार पुत्रदा एकादशी भी इसी के लिए है।',
  },
  astra: {
    en: 'Keep it yourself for your child’s sake, as custom has it for a mother; twice a year Putrada Ekadashi is for this too.',
    hi: 'अपने बच्चे के नाम से यह व्रत आप ही रखें, माँ का रखा व्रत माना जाता है; साल में दो बार पुत्रदा एकादशी भी इसी के लिए है।',
  },
}
/** A fast on a day that is named, by what its graha rules here. */
export const fastMayOnDay: VoicedText = {
  oracle: {
    en: 'Yes, the {day} fast suits your chart: by tradition it is the day of {graha}, which rules your {ruled}.',
    hi: 'हाँ, {day} का व्रत आपकी कुंडली में ठीक है: परंपरा में वह {graha} का दिन है, जो आपके {ruled} के स्वामी हैं।',
  },
  astra: {
    en: 'Yes, do keep {day}: by tradition it is for {graha}, and in your chart {graha} rules the {ruled}.',
    hi: 'हाँ, {day} रखें: परंपरा में वह दिन {graha} का है, और आपकी कुंडली में {graha} {ruled} के स्वामी हैं।',
  },
}
export const fastMay: VoicedText = {
  oracle: {
    en: 'Yes, that is allowed: a fast is as strict as your health permits, and a broken one harms nobody.',
    hi: 'हाँ, ऐसा किया जा सकता है: व्रत उतना ही कड़ा हो जितना सेहत इजाज़त दे, और टूट जाए तो किसी का बुरा नहीं होता।',
  },
  astra: {
    en: 'You may, without any guilt: what counts in a vrat is the mind, and nobody suffers if it is eased or missed.',
    hi: 'बिना किसी अपराधबोध के, हाँ: व्रत में भाव देखा जाता है, ढील देने या छूटने से किसी को कष्ट नहीं होता।',
  },
}
export const fastWhen: VoicedText = {
  oracle: {
    en: 'Begin on the first {day} after a new moon, or on any {day} on which you feel ready.',
    hi: 'अमावस्या के बाद के पहले {day} से, या जिस {day} को मन तैयार हो, शुरू करें।',
  },
  astra: {
    en: 'Any {day} will do; people like the first one after the dark night of the month.',
    hi: 'कोई भी {day} ठीक है; लोग अमावस्या के बाद वाला पहला {day} पसंद करते हैं।',
  },
}
export const fastHow: VoicedText = {
  oracle: {
    en: 'The usual form is one simple meal after sunset, with fruit, milk and water through the day.',
    hi: 'आम तरीक़ा यह है कि दिन में फल, दूध और पानी लें और सूर्यास्त के बाद एक बार सादा भोजन करें।',
  },
  astra: {
    en: 'Drink water, eat fruit when you feel weak, and take one plain meal in the evening.',
    hi: 'पानी पीते रहें, कमज़ोरी लगे तो फल लें, और शाम को एक बार सादा खाना खाएँ।',
  },
}
export const fastHowMany: VoicedText = {
  oracle: {
    en: 'Eleven or sixteen weeks is the custom; if one is missed, simply go on from there.',
    hi: 'ग्यारह या सोलह हफ़्ते का रिवाज है; एक छूट जाए तो वहीं से आगे बढ़ें।',
  },
  astra: {
    en: 'Take four to begin with and see how your body does; there is no penalty for stopping.',
    hi: 'पहले चार रखकर देखें कि शरीर कैसा रहता है; बीच में रोक देने से कुछ नहीं बिगड़ता।',
  },
}
export const fastHealth: VoicedText = {
  oracle: {
    en: 'With diabetes, pregnancy, nursing, medicine to take or a weak body, do not fast; giving a meal to someone counts the same.',
    hi: 'शुगर, गर्भ, दूध पिलाने, दवा चलने या कमज़ोरी में व्रत न रखें; किसी को खाना खिलाना भी उतना ही गिना जाता है।',
  },
  astra: {
    en: 'Health comes first: if you are unwell, expecting, nursing or on medicines, eat properly and feed somebody instead.',
    hi: 'सेहत पहले: तबीयत ठीक न हो, गर्भ हो, बच्चे को दूध पिलाना हो या दवा चलती हो, तो ठीक से खाएँ और बदले में किसी को खिला दें।',
  },
}
export const fastFree: VoicedText = {
  oracle: {
    en: 'No fast decides whether something comes about; it is a way to collect the mind.',
    hi: 'किसी व्रत से यह तय नहीं होता कि काम बनेगा या नहीं; यह मन को एकाग्र करने का तरीक़ा है।',
  },
  astra: {
    en: 'And nothing is lost if you don’t fast at all: a kind act on that day does as much.',
    hi: 'और व्रत न रखें तो भी कुछ नहीं जाता: उस दिन कोई भला काम उतना ही है।',
  },
}
