import type { LocalizedText } from '../../say.ts'
import type { VoicedText } from '../matters/matter-texts.ts'

/** First sentences of follow-ups that ask of what was told: a remedy's rhythm, a cheaper stone, why just oneself, which of two times. */

export const remedyDay: VoicedText = {
  oracle: {
    en: 'Only on {day} is enough, eleven weeks in a row by custom; whoever likes may do it daily, and nothing is lost where a day is missed.',
    hi: 'केवल {day} को काफ़ी है, रिवाज से ग्यारह हफ़्ते लगातार; मन हो तो रोज़ भी करें, और कोई दिन छूट जाए तो कुछ नहीं बिगड़ता।',
  },
  astra: {
    en: 'Once a week, on {day}, will do, for eleven weeks by custom; daily is welcome but not needed, and a missed day does no harm.',
    hi: 'हफ़्ते में एक बार, {day} को, काफ़ी है, रिवाज से ग्यारह हफ़्ते; रोज़ करना चाहें तो अच्छा है, पर ज़रूरी नहीं, और छूट जाए तो चिंता न करें।',
  },
}
export const remedyDaily: VoicedText = {
  oracle: {
    en: 'A short time every day is best, forty days by custom; where that is hard, one fixed day of the week is enough.',
    hi: 'रोज़ थोड़ा-सा सबसे अच्छा है, रिवाज से चालीस दिन; न हो पाए तो हफ़्ते का एक तय दिन काफ़ी है।',
  },
  astra: {
    en: 'Every day for a few minutes, forty days by custom; if that is too much, keep one day of the week and stay with it.',
    hi: 'रोज़ कुछ मिनट, रिवाज से चालीस दिन; ज़्यादा लगे तो हफ़्ते का एक दिन रख लें और उसी पर टिकें।',
  },
}
export const remedyOnce: VoicedText = {
  oracle: {
    en: 'Once is enough to begin, on a {day}; by custom it is repeated for eleven weeks, and once a month does as well where money is tight.',
    hi: 'शुरुआत के लिए {day} को एक बार काफ़ी है; रिवाज से ग्यारह हफ़्ते दोहराते हैं, और हाथ तंग हो तो महीने में एक बार भी ठीक है।',
  },
  astra: {
    en: 'Not every day: once on a {day} to begin with, then weekly for eleven weeks by custom, or once a month if that is easier.',
    hi: 'रोज़ नहीं: पहले {day} को एक बार, फिर रिवाज से ग्यारह हफ़्ते हर हफ़्ते, या आसान लगे तो महीने में एक बार।',
  },
}
export const remedyHour: VoicedText = {
  oracle: {
    en: 'A lamp is lit in the evening about sunset, and reading, mantra and giving belong to the morning after a bath; another hour does no harm.',
    hi: 'दीया शाम को सूर्यास्त के आसपास जलाएँ; पाठ, मंत्र और दान सुबह नहाकर करें; समय आगे-पीछे हो तो कुछ नहीं बिगड़ता।',
  },
  astra: {
    en: 'Lamp in the evening, reading and giving in the morning; and if your day allows only another hour, take that one.',
    hi: 'दीया शाम को, पाठ और दान सुबह; और आपके पास दूसरा ही समय हो तो वही रख लें।',
  },
}

/** Cheaper stones that custom takes for those of the grahas. */
export const substitutes: Readonly<Record<string, LocalizedText>> = {
  sun: { en: 'red garnet or red spinel', hi: 'लाल गार्नेट (तामड़ा)' },
  moon: { en: 'moonstone', hi: 'चंद्रकांत मणि (मूनस्टोन)' },
  mars: { en: 'red carnelian', hi: 'लाल हक़ीक़' },
  mercury: { en: 'green onyx or peridot', hi: 'हरा ओनेक्स या पेरिडॉट' },
  jupiter: { en: 'citrine or yellow topaz (sunela)', hi: 'सुनेला (पीला टोपाज़)' },
  venus: { en: 'white zircon or opal', hi: 'ज़रकन या ओपल' },
  saturn: { en: 'amethyst (kataila)', hi: 'कटैला (एमेथिस्ट)' },
  rahu: { en: 'orange zircon', hi: 'नारंगी ज़रकन' },
  ketu: { en: 'quartz cat’s eye', hi: 'क्वार्ट्ज़ लहसुनिया' },
}
export const stoneCheaper: VoicedText = {
  oracle: {
    en: 'Yes, something cheaper does as well: in place of {stone} custom takes {substitute}, at a small part of the price.',
    hi: 'हाँ, सस्ता भी चलता है: {stone} की जगह रिवाज में {substitute} लेते हैं, जो बहुत कम दाम में मिल जाता है।',
  },
  astra: {
    en: 'Don’t strain your purse: {substitute} is worn in place of {stone}, and it costs a small part of it.',
    hi: 'इतना ख़र्च न करें: {stone} की जगह {substitute} पहना जाता है, और उसका दाम बहुत कम होता है।',
  },
}
export const stoneMetal: VoicedText = {
  oracle: {
    en: 'It will do: by custom {stone} is set in {metal}, but no text forbids silver or panchdhatu, which cost less.',
    hi: 'चल जाएगा: रिवाज से {stone} {metal} में जड़ते हैं, पर चाँदी या पंचधातु किसी ग्रंथ में मना नहीं, और वे सस्ते पड़ते हैं।',
  },
  astra: {
    en: 'Yes, take what you can afford: the custom for {stone} is {metal}, and silver or panchdhatu is nowhere forbidden.',
    hi: 'हाँ, जो बजट में हो वही लें: {stone} के लिए रिवाज {metal} का है, पर चाँदी या पंचधातु कहीं मना नहीं है।',
  },
}
/** A stone was named before that tradition does not count among the asker's own. */
export const stonePutRight: VoicedText = {
  oracle: {
    en: 'One thing has to be put right: looked at again from your lagna, {stone} is not among your stones, for {graha} rules your {ruled}; you lose nothing by leaving it.',
    hi: 'एक बात ठीक करनी है: लग्न से दोबारा देखने पर {stone} आपके नगों में नहीं आता, क्योंकि {graha} आपके {ruled} के स्वामी हैं; न पहनने से कुछ नहीं बिगड़ता।',
  },
  astra: {
    en: 'Before you buy, one correction: by your lagna {stone} is not one of yours, since {graha} rules your {ruled}; leave it with an easy mind.',
    hi: 'ख़रीदने से पहले एक सुधार: लग्न से {stone} आपका नग नहीं है, क्योंकि {graha} आपके {ruled} के स्वामी हैं; निश्चिंत होकर छोड़ दें।',
  },
}

/** "Why only me, what wrong did I do": comfort first, and why something of the sky was named at all. */
export const blameless: VoicedText = {
  oracle: {
    en: 'You did nothing wrong, and this is no punishment: the same graha has its turn in every life, and it was named because it touches this matter now.',
    hi: 'आपसे कोई ग़लती नहीं हुई, और यह कोई सज़ा नहीं है: हर ग्रह की बारी हर किसी के जीवन में आती है, और इसका नाम इसलिए आया कि वह अभी इस बात को छू रहा है।',
  },
  astra: {
    en: 'No, please don’t blame yourself: nothing you did brought this, every life gets its turn of every graha, and this one passes too.',
    hi: 'नहीं, ख़ुद को दोष न दें: आपके किसी काम से यह नहीं हुआ; हर ग्रह की बारी सबके जीवन में आती है, और यह भी निकल जाएगी।',
  },
}

/** "But he is my friend": a partnership was advised against. `{graha}` rules the house of partners. */
export const notPartner: VoicedText = {
  oracle: {
    en: 'Nothing is said against the person: the lord of your seventh house of partners is {graha}, {why}, so shares and money cause friction sooner than the work.',
    hi: 'बात उस व्यक्ति की नहीं है: आपके साझेदारी के सप्तम भाव के स्वामी {graha} हैं, {why}, इसलिए काम से पहले हिस्से और पैसे पर खटपट होती है।',
  },
  astra: {
    en: 'It isn’t about whether he is a good person: the lord of your seventh house of partners is {graha}, {why}, and so money between two gets difficult.',
    hi: 'वे बुरे हैं, ऐसा नहीं: आपके साझेदारी के सप्तम भाव के स्वामी {graha} हैं, {why}, इसलिए दो के बीच पैसे की बात उलझती है।',
  },
}
/** The same where the lord of that house stands well. */
export const notPartnerThough: VoicedText = {
  oracle: {
    en: 'Nothing is said against the person, and the lord of your seventh house of partners is {graha}, {why}: the caution is for money between people who are close, so put it on paper first.',
    hi: 'बात उस व्यक्ति की नहीं है; आपके साझेदारी के सप्तम भाव के स्वामी {graha} हैं, {why}: सावधानी अपनों के बीच पैसे की है, इसलिए पहले सब लिखकर तय करें।',
  },
  astra: {
    en: 'He may be the best of friends, and the lord of your seventh house of partners is {graha}, {why}; the warning is about money among one’s own, so write everything down before you begin.',
    hi: 'वे अपने ही हैं; आपके साझेदारी के सप्तम भाव के स्वामी {graha} हैं, {why}; चेतावनी अपनों के बीच पैसे की है, इसलिए शुरू करने से पहले सब लिख लें।',
  },
}
export const notPartnerPlain: VoicedText = {
  oracle: {
    en: 'Nothing is said against the person: the caution is for money between people who are close, which breaks more friendships than bad work does.',
    hi: 'बात उस व्यक्ति की नहीं है: सावधानी अपनों के बीच पैसे की है, जिससे काम से ज़्यादा रिश्ते टूटते हैं।',
  },
  astra: {
    en: 'It isn’t about whether he is a good person; money between people who are close is what makes it hard.',
    hi: 'वे बुरे हैं, ऐसा नहीं; अपनों के बीच पैसे का हिसाब ही मुश्किल करता है।',
  },
}

/** "You said another time before": of two times in one chat. The first was for the matter, the second was asked for beside it. */
export const firstTime: VoicedText = {
  oracle: {
    en: 'The first time stands: the later one was told only because you asked for another beside it, as a second chance.',
    hi: 'पहला समय ही मुख्य है: बाद वाला इसलिए बताया गया कि आपने उसके अलावा भी समय पूछा था; वह दूसरा मौक़ा है।',
  },
  astra: {
    en: 'Hold to the first one; the later time is no change but the second chance that you asked about.',
    hi: 'पहले वाले समय को ही मानें; बाद वाला बदला हुआ समय नहीं, वह दूसरा मौक़ा है जो आपने पूछा था।',
  },
}
export const laterTime: VoicedText = {
  oracle: {
    en: 'Hold to the later one: one matter often has a nearer, lighter time and a stronger one behind it, and that should have been said at once.',
    hi: 'बाद वाले समय को मुख्य मानें: एक ही बात का पास में हल्का समय होता है और आगे मज़बूत, और यह पहले ही कह देना चाहिए था।',
  },
  astra: {
    en: 'Take the later time as the main one; the earlier was a lighter chance for the same thing, and I am sorry that it sounded like two answers.',
    hi: 'मुख्य समय बाद वाला है; पहले वाला उसी बात का हल्का मौक़ा था, और दो जवाब जैसा लगा, इसके लिए माफ़ करें।',
  },
}

export const firstTimeDated: VoicedText = {
  oracle: {
    en: 'The first time stands, and in your chart its best stretch is {from} to {to}: the later one was told only because you asked for another beside it.',
    hi: 'पहला समय ही मुख्य है, और कुंडली में उसका सबसे अच्छा हिस्सा {from} से {to} तक है: बाद वाला इसलिए बताया गया कि आपने उसके अलावा भी पूछा था।',
  },
  astra: {
    en: 'Hold to the first one, {from} to {to}; the later time is no change but the second chance that you asked about.',
    hi: 'पहले वाले को ही मानें, {from} से {to} तक; बाद वाला बदला हुआ समय नहीं, वह दूसरा मौक़ा है जो आपने पूछा था।',
  },
}
export const laterTimeDated: VoicedText = {
  oracle: {
    en: 'Hold to {from} to {to}, which is how your chart stands looked at again: one matter often has a nearer, lighter time and a stronger one, and that should have been said at once.',
    hi: 'दोबारा देखने पर मुख्य समय {from} से {to} तक है, इसी को मानें: एक ही बात का एक हल्का समय होता है और एक मज़बूत, और यह पहले ही कह देना चाहिए था।',
  },
  astra: {
    en: 'Looked at again, the main time is {from} to {to}; the other was a lighter chance for the same thing, and I am sorry that it sounded like two answers.',
    hi: 'दोबारा देखा: मुख्य समय {from} से {to} तक है; दूसरा उसी बात का हल्का मौक़ा था, और दो जवाब जैसा लगा, इसके लिए माफ़ करें।',
  },
}

/** "He is asking money in advance, should I give?" */
export const advanceMoney: VoicedText = {
  oracle: {
    en: 'No, not in advance and not in cash: pay in parts against a written receipt, and the larger part only when the work is done.',
    hi: 'नहीं, पहले से और नक़द नहीं: लिखी रसीद पर किस्तों में दें, और बड़ा हिस्सा काम होने पर ही।',
  },
  astra: {
    en: 'Don’t give it in advance; ask for a paper with his name, stamp and what comes back if it fails, and pay by bank in parts.',
    hi: 'पहले से न दें; नाम, मोहर और काम न होने पर वापसी की शर्त लिखवाएँ, और बैंक से किस्तों में दें।',
  },
}
/** "Then shall I call?", where the answer before was hopeful. */
export const contactNow: VoicedText = {
  oracle: {
    en: 'Yes, you may: one short, kind call or message does no harm now, and the long talk is best kept for the time that was named.',
    hi: 'हाँ, कर सकते हैं: एक छोटा, मीठा फ़ोन या मैसेज अभी भी ठीक है; लंबी बात उसी समय करें जो बताया गया है।',
  },
  astra: {
    en: 'Yes, do, but keep it short and warm; leave the heavy talk for the time that was told.',
    hi: 'हाँ, कर लीजिए, पर छोटा और अपनेपन से; भारी बात बताए समय के लिए रखें।',
  },
}
/** "What can I do for it, a simple thing": after a passage or a dosha was told. */
export const remedySimple: VoicedText = {
  oracle: {
    en: 'By tradition one simple habit is enough for {graha}, without puja and without money: {practice}.',
    hi: 'परंपरा में {graha} के लिए एक सरल आदत काफ़ी है, न पूजा लगती है न पैसा: {practice}।',
  },
  astra: {
    en: 'Tradition offers this for {graha}, and it can be done anywhere: {practice}.',
    hi: 'परंपरा में {graha} के लिए यह है, जो कहीं भी हो जाता है: {practice}।',
  },
}

/** "So not now?" of something that was told for later. */
export const notYet: VoicedText = {
  oracle: {
    en: 'Yes, that is what it means: not now; keep to the time that was named, and use the months until then to prepare.',
    hi: 'हाँ, मतलब यही है: अभी नहीं; जो समय बताया गया है उसी पर करें, और तब तक तैयारी रखें।',
  },
  astra: {
    en: 'Right, not yet: wait for the time that was told, and get things ready until then.',
    hi: 'जी हाँ, अभी नहीं: बताए समय तक रुकें, और तब तक तैयारी पूरी करें।',
  },
}
