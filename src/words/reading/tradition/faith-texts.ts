import type { LocalizedText } from '../../say.ts'

/** What tradition says to a heart: anger at God, another faith, no wish to pray, a guru, a family deity that nobody remembers. */
export const faithTexts = {
  'other-faith': {
    en: 'Yes, you may, and nothing in you has to change for it: a lamp, giving and a kind act ask for no conversion, and jyotish has never been closed to another faith. If a lamp for Shani does not sit well with your church, mosque or gurudwara, do the giving alone: food, oil or a blanket to somebody who labours, on a Saturday. A psalm, a dua or an ardas is prayer as well as a mantra is.',
    hi: 'हाँ, कर सकते हैं, और इसके लिए आपको कुछ बदलना नहीं पड़ता: दीया, दान और भलाई धर्म नहीं पूछते, और ज्योतिष किसी मज़हब के लिए बंद नहीं रहा। शनि का दीया अपने चर्च, मस्जिद या गुरुद्वारे के साथ ठीक न लगे तो केवल दान करें: शनिवार को किसी मेहनत करने वाले को खाना, तेल या कंबल। दुआ, अरदास या बाइबल का भजन भी मंत्र जितनी ही प्रार्थना है।',
  },
  'god-anger': {
    en: 'No, it is no sin to be angry with God: whoever quarrels with Him still speaks to Him, and the saints Tukaram, Ramprasad and Meera have all complained to Him in song. After a loss a stopped prayer is grief and no fault. You owe no puja now: light one lamp in the name of the one who is gone when you feel like it, and until then rest, and let your own people sit with you.',
    hi: 'नहीं, भगवान से नाराज़ होना पाप नहीं है: जो उनसे लड़ता है, वह भी उन्हीं से बात कर रहा है; तुकाराम, रामप्रसाद और मीरा ने भजनों में उनसे शिकायत की है। अपनों के जाने के बाद पूजा छूट जाना शोक है, दोष नहीं। अभी कोई पूजा बाक़ी नहीं: जब मन हो, जाने वाले के नाम एक दीया जला दें, और तब तक आराम करें और अपनों को पास बैठने दें।',
  },
  'prayer-no-wish': {
    en: 'No sin comes of it: nobody is punished for not going to a temple or for a mind that wanders in prayer. The Gita says that the mind is restless, and that it comes to rest by practice, little by little. Make it smaller: one name, three breaths, one lamp at a fixed hour, and stop while it is still pleasant. Helping one person counts as worship on the days on which even that does not come.',
    hi: 'इसमें कोई पाप नहीं: मंदिर न जाने या पूजा में मन भटकने की सज़ा नहीं होती। गीता कहती है कि मन चंचल है और अभ्यास से, धीरे-धीरे ठहरता है। इसे छोटा करें: तय समय पर एक नाम, तीन साँस, एक दीया, और अच्छा लगते-लगते ही उठ जाएँ। जिस दिन इतना भी न हो, किसी एक की मदद ही पूजा है।',
  },
  'guru-change': {
    en: 'No, leaving a guru is no sin: the Guru Gita and the Kularnava speak of leaving a teacher in whom there is no knowledge or right conduct, and Dattatreya had twenty-four. Where the guru has died, his picture and his word stay your guide, and another may teach you further. Thank him in your mind, keep the mantra if it does you good, and give no money and no silence to anybody who threatens with a curse.',
    hi: 'नहीं, गुरु छोड़ना पाप नहीं है: गुरु गीता और कुलार्णव उस गुरु को छोड़ने को कहते हैं जिसमें ज्ञान या आचरण न हो, और दत्तात्रेय के चौबीस गुरु थे। गुरु का देहांत हो गया हो तो उनका चित्र और वचन साथ हैं, और आगे कोई दूसरा सिखा सकता है। मन में धन्यवाद दें, मंत्र अच्छा लगे तो रखें, और जो शाप की धमकी दे उसे न पैसे दें, न चुप रहें।',
  },
  'kuldevi-unknown': {
    en: 'No chart shows a kuldevi: she comes with the family and its place of origin. Ask the oldest aunt on the father’s side, the family of the same gotra in the old village, the family’s barber or purohit, and the pandas’ books at Haridwar, Gaya or Nashik, where your forefathers signed. Until you know, light a lamp to Durga as “our mother”; she is angry with nobody who has forgotten.',
    hi: 'कुलदेवी कुंडली से नहीं दिखतीं: वे कुल और मूल स्थान से आती हैं। पिता की ओर की सबसे बुज़ुर्ग बुआ-दादी, पुराने गाँव में उसी गोत्र के घर, कुल के पुरोहित या नाई से पूछें, और हरिद्वार, गया या नासिक के पंडों की बही में देखें, जहाँ पुरखों के नाम लिखे हैं। पता चलने तक दुर्गा के आगे “हमारी माँ” कहकर दीया जलाएँ; भूलने पर वे नाराज़ नहीं होतीं।',
  },
  'soul-peace': {
    en: 'No chart can look at a soul, but tradition is kind here: who was loved and is remembered is at peace, and a missed tithi or words left unsaid do not hold anybody back. Give water with sesame on an Amavasya, feed somebody in their name, and say aloud what you would have liked to say. Tears and longing do not trouble the one who has gone.',
    hi: 'आत्मा को कुंडली से नहीं देखा जाता, पर परंपरा यहाँ कोमल है: जिसे चाहा गया और याद किया जाता है, वह शांति में है; छूटी तिथि या अनकही बात किसी को नहीं रोकती। अमावस्या को तिल-जल दें, उनके नाम किसी को खिलाएँ, और जो कहना रह गया था वह बोलकर कह दें। आपके आँसू और याद जाने वाले को कष्ट नहीं देते।',
  },
  'sadhana-signs': {
    en: 'Light, colours, pressure between the brows, warmth or trembling in meditation are known in all schools: they are signs that attention has gathered, and neither a power nor a danger. Patanjali says not to stop at them. Let them come and go, return to the breath, shorten the sitting if it is unpleasant, and see a doctor where there is headache, fits or sleeplessness. A living teacher is better than videos.',
    hi: 'ध्यान में प्रकाश, रंग, भौंहों के बीच दबाव, गर्मी या कंपन हर परंपरा में जाने जाते हैं: ये मन के एकाग्र होने के लक्षण हैं, न सिद्धि, न ख़तरा। पतंजलि इन पर न रुकने को कहते हैं। आने-जाने दें, साँस पर लौटें, अच्छा न लगे तो समय घटाएँ, और सिरदर्द, दौरे या नींद न आने पर डॉक्टर को दिखाएँ। वीडियो से अच्छा सामने का गुरु है।',
  },
} as const satisfies Record<string, LocalizedText>
