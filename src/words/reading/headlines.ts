import type { LocalizedText } from '../say.ts'

/**
 * The direct answer, said first: for each field of life, and for each side of it, as the judgement is
 * favourable, mixed, or asks for patience. Nothing here promises, and nothing frightens.
 */
export interface Headline {
  favourable: readonly LocalizedText[]
  mixed: readonly LocalizedText[]
  patience: readonly LocalizedText[]
}

export const headlines: Readonly<Record<string, Headline>> = {
  love: {
    favourable: [
      {
        en: 'Your chart is warm towards love just now, and what you begin with an open heart has good ground under it.',
        hi: 'आपकी कुंडली इस समय प्रेम के प्रति अनुकूल है, और खुले मन से की गई शुरुआत की ज़मीन अच्छी है।',
      },
      {
        en: 'Love has the wind behind it in your chart at present, more than you may feel from inside.',
        hi: 'इस समय कुंडली में प्रेम को हवा का साथ है, भले भीतर से यह उतना महसूस न हो।',
      },
    ],
    mixed: [
      {
        en: 'Love in your chart is open but unhurried at present: feeling is there, and clarity is still on its way.',
        hi: 'कुंडली में प्रेम का द्वार खुला है पर जल्दी में नहीं: भावना है, स्पष्टता अभी राह में है।',
      },
      {
        en: 'The picture of love is mixed in a hopeful way: the bond can grow, if both of you say what you need.',
        hi: 'प्रेम का चित्र आशा वाला मिला-जुला है: रिश्ता बढ़ सकता है, बस मन की बात कही जाए।',
      },
    ],
    patience: [
      {
        en: 'Love asks you for patience at this point, and your chart says that this patience is not wasted.',
        hi: 'इस मोड़ पर प्रेम आपसे धीरज माँगता है, और कुंडली कहती है कि यह धीरज व्यर्थ नहीं जाता।',
      },
      {
        en: 'For now your chart turns love into inner work: knowing what you want before asking who brings it.',
        hi: 'अभी कुंडली प्रेम को भीतर का काम बना रही है: कौन देगा, इससे पहले यह जानना कि चाहिए क्या।',
      },
    ],
  },
  'love.married': {
    favourable: [
      {
        en: 'Your marriage has a kind season around it, and small gestures will go a long way now.',
        hi: 'आपके वैवाहिक जीवन में इस समय अच्छा मौसम है, और छोटे-छोटे भाव दूर तक असर करेंगे।',
      },
      {
        en: 'Between the two of you, the chart sees goodwill growing, and it is worth using for what was long unsaid.',
        hi: 'आप दोनों के बीच कुंडली बढ़ता सद्भाव देखती है, और जो लंबे समय से अनकहा है उसे कहने का यह अच्छा समय है।',
      },
    ],
    mixed: [
      {
        en: 'Your marriage is moving through a working season: the bond holds, and it wants attention rather than worry.',
        hi: 'आपका वैवाहिक जीवन इस समय मेहनत की ऋतु में है: बंधन थमा हुआ है, उसे चिंता नहीं, ध्यान चाहिए।',
      },
      {
        en: 'The chart shows two steady people and some tired habits; the people are stronger than the habits.',
        hi: 'कुंडली में दो टिके हुए लोग और कुछ थकी आदतें दिखती हैं; लोग आदतों से मज़बूत हैं।',
      },
    ],
    patience: [
      {
        en: 'Your marriage asks for patience just now, the practical kind: fewer verdicts on each other, more hours with each other.',
        hi: 'वैवाहिक जीवन इस समय धीरज चाहता है, व्यावहारिक धीरज: एक-दूसरे पर निर्णय कम, एक-दूसरे के साथ समय ज़्यादा।',
      },
      {
        en: 'This is a stretch in which closeness has to be chosen on purpose, and your chart says the choice is rewarded.',
        hi: 'यह ऐसा समय है जब नज़दीकी सोच-समझकर चुननी पड़ती है, और कुंडली कहती है कि यह चुनाव फल देता है।',
      },
    ],
  },
  'love.marriage': {
    favourable: [
      {
        en: 'Yes, your chart supports marriage, and the present time prepares it rather than holds it back.',
        hi: 'हाँ, आपकी कुंडली विवाह के पक्ष में है, और वर्तमान समय उसे रोकता नहीं, उसकी तैयारी करता है।',
      },
      {
        en: 'Marriage is well supported in your chart, and the signs now point towards it and not away.',
        hi: 'विवाह को आपकी कुंडली में अच्छा सहारा है, और अभी के संकेत उसकी ओर हैं, उससे दूर नहीं।',
      },
    ],
    mixed: [
      {
        en: 'Marriage is in your chart, and it comes by a considered choice more than by a sudden one.',
        hi: 'विवाह आपकी कुंडली में है, और वह अचानक से ज़्यादा सोच-समझकर किए चुनाव से आता है।',
      },
      {
        en: 'The chart says yes to marriage and asks you not to rush the when.',
        hi: 'कुंडली विवाह के लिए हाँ कहती है, और समय में जल्दी न करने को कहती है।',
      },
    ],
    patience: [
      {
        en: 'Marriage in your chart ripens slowly, and what ripens slowly tends to hold.',
        hi: 'आपकी कुंडली में विवाह धीरे पकता है, और जो धीरे पकता है वह टिकता है।',
      },
      {
        en: 'Your chart is not closed to marriage; it asks for a little more time and a clearer wish.',
        hi: 'आपकी कुंडली में विवाह का द्वार बंद नहीं है; उसे थोड़ा और समय और एक साफ़ इच्छा चाहिए।',
      },
    ],
  },
  'love.again': {
    favourable: [
      {
        en: 'A second beginning is well supported in your chart, and you bring to it what the first one taught you.',
        hi: 'दूसरी शुरुआत को आपकी कुंडली में अच्छा सहारा है, और पहली की सीख अब आपके साथ है।',
      },
    ],
    mixed: [
      {
        en: 'A new bond is possible in your chart, and it grows best from friendship that has been tested by ordinary days.',
        hi: 'नया रिश्ता आपकी कुंडली में संभव है, और वह साधारण दिनों में परखी मित्रता से सबसे अच्छा पनपता है।',
      },
    ],
    patience: [
      {
        en: 'Your chart gives the heart some more time to itself before a new bond, and that time heals more than it costs.',
        hi: 'नए रिश्ते से पहले कुंडली मन को थोड़ा समय अपने लिए देती है, और यह समय जितना लेता है उससे ज़्यादा भर देता है।',
      },
    ],
  },
  'love.love-or-arranged': {
    favourable: [
      {
        en: 'Your own choice has a strong voice in your chart, and family can still be brought along with it.',
        hi: 'आपकी कुंडली में अपनी पसंद की आवाज़ मज़बूत है, और परिवार को भी साथ लाया जा सकता है।',
      },
    ],
    mixed: [
      {
        en: 'Your chart mixes both ways: an introduction may come through people you know, and the yes has to be your own.',
        hi: 'आपकी कुंडली में दोनों राहें मिलती हैं: परिचय जान-पहचान से हो सकता है, पर हाँ आपकी अपनी होनी चाहिए।',
      },
    ],
    patience: [
      {
        en: 'The chart leans towards a match in which elders or friends have a hand, provided you are given time to know the person.',
        hi: 'कुंडली ऐसे रिश्ते की ओर झुकती है जिसमें बड़ों या मित्रों का हाथ हो, बशर्ते एक-दूसरे को जानने का समय मिले।',
      },
    ],
  },
  'love.reunion': {
    favourable: [
      {
        en: 'The door between you two is not locked, and a calm, honest message has a fair chance of being heard.',
        hi: 'आप दोनों के बीच का द्वार बंद नहीं है, और एक शांत, सच्चे संदेश के सुने जाने की अच्छी संभावना है।',
      },
    ],
    mixed: [
      {
        en: 'Talking again is possible; whether it becomes love again depends on what both of you have learnt since.',
        hi: 'फिर से बात होना संभव है; फिर प्रेम बने या नहीं, यह इस पर है कि इस बीच दोनों ने क्या सीखा।',
      },
    ],
    patience: [
      {
        en: 'Your chart turns you forward rather than back just now, and your heart is allowed to take its time with that.',
        hi: 'कुंडली इस समय आपको पीछे से ज़्यादा आगे की ओर मोड़ती है, और मन को इसमें अपना समय लेने का हक़ है।',
      },
    ],
  },
  'love.trouble': {
    favourable: [
      {
        en: 'What is between you can be mended, and the present weeks are better for it than you might think.',
        hi: 'आप दोनों के बीच जो उलझा है वह सुलझ सकता है, और यह समय उसके लिए सोच से बेहतर है।',
      },
    ],
    mixed: [
      {
        en: 'The strain is real, and so is the bond: your chart shows a pattern that can be changed, and no verdict.',
        hi: 'तनाव सच है, और रिश्ता भी सच है: कुंडली एक ऐसा ढर्रा दिखाती है जो बदला जा सकता है, कोई फ़ैसला नहीं।',
      },
    ],
    patience: [
      {
        en: 'This is a testing stretch for closeness, and gentleness with yourself comes before any decision about the other.',
        hi: 'नज़दीकी के लिए यह परख का समय है, और दूसरे के बारे में किसी निर्णय से पहले अपने प्रति कोमलता आती है।',
      },
    ],
  },
  'love.proposal': {
    favourable: [
      {
        en: 'Yes, say it: your chart is on the side of an honest word spoken without pressure.',
        hi: 'हाँ, कह दीजिए: बिना दबाव के कहा सच्चा शब्द, कुंडली उसी के पक्ष में है।',
      },
    ],
    mixed: [
      {
        en: 'Say a little and listen a lot: the ground is friendly, and it is not yet firm.',
        hi: 'थोड़ा कहिए और ज़्यादा सुनिए: ज़मीन मित्रवत है, पर अभी पक्की नहीं।',
      },
    ],
    patience: [
      {
        en: 'Let friendship carry a little more before you ask it to carry love.',
        hi: 'प्रेम का भार रखने से पहले मित्रता को थोड़ा और मज़बूत होने दीजिए।',
      },
    ],
  },
  career: {
    favourable: [
      {
        en: 'Your working life has momentum now, and effort you make in the open will be seen.',
        hi: 'आपके कामकाज में इस समय गति है, और सामने रहकर किया प्रयास दिखाई देगा।',
      },
      {
        en: 'The chart is on the side of your work at present, so ask for what you have earned.',
        hi: 'कुंडली इस समय आपके काम के पक्ष में है, इसलिए जो कमाया है उसे माँगना ठीक है।',
      },
    ],
    mixed: [
      {
        en: 'Work moves forward for you, step by step, with one hand on the brake.',
        hi: 'काम आगे बढ़ रहा है, क़दम-दर-क़दम, एक हाथ ब्रेक पर रखकर।',
      },
      {
        en: 'Your career is in a building phase: less applause, more foundation.',
        hi: 'आपका करियर निर्माण के दौर में है: तालियाँ कम, नींव ज़्यादा।',
      },
    ],
    patience: [
      {
        en: 'Your work asks for steadiness just now, and the recognition comes later than the effort.',
        hi: 'काम इस समय टिके रहने को कहता है, और पहचान परिश्रम के बाद आती है।',
      },
      {
        en: 'This is a season for sharpening the tool, and the large moves come after it.',
        hi: 'यह औज़ार को धार देने की ऋतु है, और बड़े क़दम इसके बाद आते हैं।',
      },
    ],
  },
  'career.change': {
    favourable: [
      {
        en: 'A change of job is supported by your chart, if you walk towards something and don’t only run from something.',
        hi: 'नौकरी बदलने को कुंडली का सहारा है, बशर्ते क़दम किसी चीज़ की ओर हो, केवल किसी से दूर नहीं।',
      },
    ],
    mixed: [
      {
        en: 'Look, apply and talk, and keep the present chair until the next one is in writing.',
        hi: 'देखिए, आवेदन कीजिए, बात कीजिए, और अगली नौकरी लिखित में मिलने तक वर्तमान नौकरी बनाए रखिए।',
      },
    ],
    patience: [
      {
        en: 'Your chart prefers that you stay a little longer and leave from a stronger place.',
        hi: 'कुंडली चाहती है कि थोड़ा और रुकें और मज़बूत जगह से निकलें।',
      },
    ],
  },
  'career.rise': {
    favourable: [
      {
        en: 'A step up is well within reach, and it likes to be asked for with numbers in hand.',
        hi: 'पद में बढ़त पहुँच के भीतर है, और उसे आँकड़ों के साथ माँगना अच्छा है।',
      },
    ],
    mixed: [
      {
        en: 'The rise is coming by stages: first more responsibility, then the title.',
        hi: 'उन्नति चरणों में आ रही है: पहले ज़िम्मेदारी, फिर पद।',
      },
    ],
    patience: [
      {
        en: 'Recognition is slow in this stretch, and what you document now will speak for you later.',
        hi: 'इस दौर में पहचान धीमी है, और जो काम अभी दर्ज हो, वही आगे आपकी ओर से बोलेगा।',
      },
    ],
  },
  'career.own': {
    favourable: [
      {
        en: 'Your own venture has real support in your chart, most of all with one trustworthy partner or a first sure customer.',
        hi: 'अपने काम को आपकी कुंडली में सच्चा सहारा है, ख़ासकर एक भरोसेमंद साझेदार या पहले पक्के ग्राहक के साथ।',
      },
    ],
    mixed: [
      {
        en: 'Start small and beside what feeds you now: your chart likes a business that is tested before it is announced.',
        hi: 'छोटे से और वर्तमान आय के साथ-साथ शुरू कीजिए: कुंडली को वह काम भाता है जो घोषणा से पहले परखा गया हो।',
      },
    ],
    patience: [
      {
        en: 'Prepare the venture now and open it later: the idea is not the problem, the timing wants care.',
        hi: 'तैयारी अभी, शुरुआत बाद में: विचार में कमी नहीं, समय पर ध्यान चाहिए।',
      },
    ],
  },
  'career.find': {
    favourable: [
      {
        en: 'Work is coming towards you, and applications made in person or through someone who knows you do best.',
        hi: 'काम आपकी ओर आ रहा है, और स्वयं मिलकर या किसी परिचित के माध्यम से किया आवेदन सबसे अच्छा चलेगा।',
      },
    ],
    mixed: [
      {
        en: 'An opening is there, perhaps not the one you pictured, and it can lead to that one.',
        hi: 'अवसर है, शायद वैसा नहीं जैसा सोचा था, पर वहीं से आगे की राह निकल सकती है।',
      },
    ],
    patience: [
      {
        en: 'The search takes longer than you would like, and your chart asks you to keep its rhythm and not to take silence personally.',
        hi: 'खोज चाह से थोड़ा ज़्यादा समय लेती है, और कुंडली कहती है कि लय बनी रहे और चुप्पी को मन पर न लिया जाए।',
      },
    ],
  },
  'career.field': {
    favourable: [
      {
        en: 'Your chart gives a fairly clear hint about the field in which you grow.',
        hi: 'किस क्षेत्र में आपकी प्रतिभा खिलती है, इस पर कुंडली काफ़ी साफ़ इशारा देती है।',
      },
    ],
    mixed: [
      {
        en: 'More than one field suits you, and your chart says which thread should run through all of them.',
        hi: 'एक से ज़्यादा क्षेत्र आप पर जँचते हैं, और कुंडली बताती है कि सबमें कौन-सा धागा होना चाहिए।',
      },
    ],
    patience: [
      {
        en: 'Your field becomes clear by doing, and the chart names the skills that carry over wherever you go.',
        hi: 'आपका क्षेत्र करते-करते साफ़ होता है, और कुंडली वे हुनर बताती है जो हर जगह साथ चलेंगे।',
      },
    ],
  },
  'career.government': {
    favourable: [
      {
        en: 'Service under the state is well supported in your chart, with discipline as its price.',
        hi: 'सरकारी सेवा को आपकी कुंडली में अच्छा सहारा है, और अनुशासन उसका मूल्य है।',
      },
    ],
    mixed: [
      {
        en: 'A government post is possible, and your chart would keep a second road open beside it.',
        hi: 'सरकारी पद संभव है, और कुंडली साथ में दूसरी राह भी खुली रखने को कहती है।',
      },
    ],
    patience: [
      {
        en: 'The chart asks for repeated attempts there, so set a limit of time and prepare something else alongside.',
        hi: 'वहाँ कुंडली बार-बार प्रयास चाहती है, इसलिए समय की सीमा तय हो और साथ में दूसरी तैयारी भी।',
      },
    ],
  },
  'career.people': {
    favourable: [
      {
        en: 'Relations at work can turn in your favour now, and the first fair word may be yours.',
        hi: 'काम के रिश्ते अब आपके पक्ष में मुड़ सकते हैं, और पहली अच्छी बात आपकी ओर से हो सकती है।',
      },
    ],
    mixed: [
      {
        en: 'You can’t choose your seniors, but your chart gives you tact enough to work with this one.',
        hi: 'वरिष्ठ चुने नहीं जाते, पर साथ निभाने लायक़ सूझबूझ आपकी कुंडली में है।',
      },
    ],
    patience: [
      {
        en: 'Keep things in writing and your temper in your pocket for a while: this phase at work passes.',
        hi: 'कुछ समय बातें लिखित में और ग़ुस्सा जेब में रखना अच्छा है: काम का यह दौर बीत जाता है।',
      },
    ],
  },
  money: {
    favourable: [
      {
        en: 'Money looks kinder from here, mainly because effort and timing are meeting.',
        hi: 'यहाँ से धन की स्थिति नरम पड़ती है, ख़ासकर इसलिए कि परिश्रम और समय मिल रहे हैं।',
      },
      {
        en: 'Your chart shows means growing now, best of all where you have been patient.',
        hi: 'कुंडली में साधन अब बढ़ते दिखते हैं, सबसे ज़्यादा वहाँ जहाँ धीरज रखा गया।',
      },
    ],
    mixed: [
      {
        en: 'Money comes and money goes at present, and what decides the balance is a plan.',
        hi: 'इस समय धन आता भी है, जाता भी है, और संतुलन योजना से तय होता है।',
      },
      {
        en: 'Your earning is sounder than your keeping just now, and that is the easier of the two to mend.',
        hi: 'अभी कमाई पक्की है, टिकाव कच्चा, और इनमें से यही सुधारना आसान है।',
      },
    ],
    patience: [
      {
        en: 'Money asks for caution and order at this time, and order is something you can begin today.',
        hi: 'धन इस समय सावधानी और क्रम चाहता है, और क्रम की शुरुआत आज ही हो सकती है।',
      },
      {
        en: 'This is a stretch for holding and repairing rather than for spreading out, and it does end.',
        hi: 'यह फैलने का नहीं, सँभालने और सुधारने का समय है, और यह बीतता भी है।',
      },
    ],
  },
  'money.debt': {
    favourable: [
      {
        en: 'The weight of debt can come down from now, one account at a time.',
        hi: 'क़र्ज़ का भार अब उतर सकता है, एक-एक खाता करके।',
      },
    ],
    mixed: [
      {
        en: 'You can get clear of debt, and your chart trusts a fixed monthly plan more than a sudden rescue.',
        hi: 'क़र्ज़ से निकलना संभव है, और कुंडली अचानक सहारे से ज़्यादा तय मासिक योजना पर भरोसा रखती है।',
      },
    ],
    patience: [
      {
        en: 'Take nothing new on credit for a while, and talk to those you owe: terms can be eased.',
        hi: 'कुछ समय नया उधार न लें, और जिनका देना है उनसे बात करें: शर्तें नरम हो सकती हैं।',
      },
    ],
  },
  'money.home': {
    favourable: [
      {
        en: 'A home of your own is well supported in your chart, and the search may begin in earnest.',
        hi: 'अपने घर को आपकी कुंडली में अच्छा सहारा है, और खोज मन लगाकर शुरू हो सकती है।',
      },
    ],
    mixed: [
      {
        en: 'The house is in your chart, and the loan deserves as much attention as the walls.',
        hi: 'घर आपकी कुंडली में है, और दीवारों जितना ही ध्यान ऋण पर भी चाहिए।',
      },
    ],
    patience: [
      {
        en: 'Keep saving for the house and let the first offers pass: a sounder one suits your chart.',
        hi: 'घर के लिए बचत चलती रहे और पहले प्रस्ताव जाने दें: ज़्यादा पक्का सौदा कुंडली से मेल खाता है।',
      },
    ],
  },
  'money.vehicle': {
    favourable: [
      {
        en: 'A vehicle is well supported, and the sensible one will give you more joy than the showy one.',
        hi: 'वाहन को अच्छा सहारा है, और दिखावे वाले से ज़्यादा सुख समझदारी वाला देगा।',
      },
    ],
    mixed: [
      {
        en: 'The vehicle can come, provided the instalments are decided before the colour.',
        hi: 'वाहन आ सकता है, बशर्ते रंग से पहले किस्त तय हो।',
      },
    ],
    patience: [
      {
        en: 'Let the vehicle wait a little and keep the one you have in good order.',
        hi: 'नए वाहन को थोड़ा रुकने दें और जो है उसे ठीक रखें।',
      },
    ],
  },
  'money.saving': {
    favourable: [
      {
        en: 'Money can stay with you from now on, once it is moved out of reach on the first day of the month.',
        hi: 'धन अब टिक सकता है, बस महीने के पहले दिन उसे पहुँच से दूर रख दिया जाए।',
      },
    ],
    mixed: [
      {
        en: 'You earn better than you keep, and the leak is small, regular and easy to find.',
        hi: 'कमाई टिकाव से बेहतर है, और रिसाव छोटा, नियमित और आसानी से दिखने वाला है।',
      },
    ],
    patience: [
      {
        en: 'Expenses run ahead of you just now, and a simple list brings back half of the peace.',
        hi: 'ख़र्च इस समय आगे दौड़ रहे हैं, और एक सादी सूची आधी शांति लौटा देती है।',
      },
    ],
  },
  'money.stuck': {
    favourable: [
      {
        en: 'What is owed to you can move, and a polite written reminder is the right push.',
        hi: 'जो आपका बकाया है वह हिल सकता है, और विनम्र लिखित याद दिलाना सही धक्का है।',
      },
    ],
    mixed: [
      {
        en: 'Part of it is likely to come back sooner than the whole, so agree to parts.',
        hi: 'पूरा आने से पहले कुछ हिस्सा लौटने की संभावना है, इसलिए किस्तों पर मान जाना ठीक है।',
      },
    ],
    patience: [
      {
        en: 'That money takes its time, so plan this year without it and let it be a surprise.',
        hi: 'वह धन अपना समय लेगा, इसलिए योजना उसके बिना बने और मिले तो सुखद आश्चर्य हो।',
      },
    ],
  },
  education: {
    favourable: [
      {
        en: 'Your studies are well supported now, and steady work will show in the result.',
        hi: 'पढ़ाई को इस समय अच्छा सहारा है, और नियमित मेहनत परिणाम में दिखेगी।',
      },
      {
        en: 'The chart is on the side of learning at present: the mind is ready, give it a timetable.',
        hi: 'कुंडली इस समय विद्या के पक्ष में है: मन तैयार है, बस समय-सारिणी चाहिए।',
      },
    ],
    mixed: [
      {
        en: 'Your ability is not in question; regularity decides this one.',
        hi: 'योग्यता पर सवाल नहीं है; इस बार फ़ैसला नियमितता करेगी।',
      },
      {
        en: 'Study goes well in some weeks and slips in others, and evening them out is your real subject.',
        hi: 'पढ़ाई कुछ हफ़्ते अच्छी चलती है, कुछ में फिसलती है, और उन्हें बराबर करना ही असली विषय है।',
      },
    ],
    patience: [
      {
        en: 'Study asks for more repetition than talent at this time, and repetition is in your hands.',
        hi: 'इस समय पढ़ाई प्रतिभा से ज़्यादा दोहराव माँगती है, और दोहराव अपने हाथ में है।',
      },
      {
        en: 'Results come a little late in this stretch, and they come to those who keep the routine.',
        hi: 'इस दौर में परिणाम थोड़े देर से आते हैं, और दिनचर्या निभाने पर आते हैं।',
      },
    ],
  },
  'education.exam': {
    favourable: [
      {
        en: 'Your chart stands well for this exam, if the last weeks go to practice and not to new books.',
        hi: 'इस परीक्षा में कुंडली आपके साथ है, बस आख़िरी हफ़्ते नई किताबों में नहीं, अभ्यास में जाएँ।',
      },
    ],
    mixed: [
      {
        en: 'You can clear it; the margin is made by corrected mistakes.',
        hi: 'सफलता संभव है; अंतर सुधारी हुई भूलों से बनेगा।',
      },
    ],
    patience: [
      {
        en: 'The exam asks for one more round of honest revision, and a calm plan if another attempt is needed.',
        hi: 'परीक्षा एक और सच्चे दोहराव की माँग करती है, और दूसरे प्रयास की ज़रूरत हो तो एक शांत योजना की भी।',
      },
    ],
  },
  'education.admission': {
    favourable: [
      {
        en: 'Admission looks well supported, so aim one step higher than feels safe.',
        hi: 'दाख़िले को अच्छा सहारा दिखता है, इसलिए निशाना एक पायदान ऊपर रखना ठीक है।',
      },
    ],
    mixed: [
      {
        en: 'A good place is likely; keep three choices and not one.',
        hi: 'अच्छी जगह की संभावना है; एक नहीं, तीन विकल्प रखें।',
      },
    ],
    patience: [
      {
        en: 'The first list may not be the last word, so keep papers ready for the later ones.',
        hi: 'पहली सूची आख़िरी बात नहीं होती, इसलिए बाद की सूचियों के लिए काग़ज़ तैयार रहें।',
      },
    ],
  },
  'education.subject': {
    favourable: [
      {
        en: 'Your chart names the kind of subject in which your mind stays awake.',
        hi: 'किस तरह के विषय में मन जागा रहता है, यह आपकी कुंडली बताती है।',
      },
    ],
    mixed: [
      {
        en: 'Two kinds of subject suit you, and the better one is the one you read without being told.',
        hi: 'दो तरह के विषय आप पर जँचते हैं, और बेहतर वही है जो बिना कहे पढ़ा जाए।',
      },
    ],
    patience: [
      {
        en: 'Give the choice a fortnight of trial: your chart learns by touching.',
        hi: 'चुनाव से पहले पंद्रह दिन आज़माकर देखें: कुंडली छूकर सीखने वाली है।',
      },
    ],
  },
  'education.focus': {
    favourable: [
      {
        en: 'Concentration can return quickly, as soon as the phone sleeps in another room.',
        hi: 'एकाग्रता जल्दी लौट सकती है, बस फ़ोन दूसरे कमरे में सोए।',
      },
    ],
    mixed: [
      {
        en: 'Your mind wanders because it is alive, and it settles when the portion is small.',
        hi: 'मन भटकता है क्योंकि वह सजग है, और हिस्सा छोटा हो तो ठहर जाता है।',
      },
    ],
    patience: [
      {
        en: 'Focus is tired just now and wants sleep, order and short sittings, in that sequence.',
        hi: 'ध्यान इस समय थका हुआ है और नींद, क्रम और छोटी बैठकें चाहता है, इसी क्रम में।',
      },
    ],
  },
  family: {
    favourable: [
      {
        en: 'Home has a kinder season ahead, and you are one of the reasons.',
        hi: 'घर के लिए नरम ऋतु आगे है, और उसका एक कारण आप हैं।',
      },
      {
        en: 'Your chart sees warmth returning at home, helped by something you start.',
        hi: 'कुंडली घर में लौटती गरमाहट देखती है, जिसकी शुरुआत आपकी ओर से हो सकती है।',
      },
    ],
    mixed: [
      {
        en: 'Family life holds together well, with one knot that wants patient fingers.',
        hi: 'पारिवारिक जीवन ठीक से जुड़ा है, बस एक गाँठ है जिसे धीरज की उँगलियाँ चाहिए।',
      },
      {
        en: 'At home there is more goodwill than it sounds like on a loud day.',
        hi: 'घर में उतना सद्भाव है जितना शोर वाले दिन सुनाई नहीं देता।',
      },
    ],
    patience: [
      {
        en: 'Home asks you for patience at present, and also for a boundary or two, kindly said.',
        hi: 'घर इस समय धीरज चाहता है, और प्रेम से कही एक-दो सीमाएँ भी।',
      },
      {
        en: 'The family is going through a heavier stretch, and it lightens when the load is shared aloud.',
        hi: 'परिवार थोड़े भारी दौर में है, और भार कहकर बाँटने पर हल्का होता है।',
      },
    ],
  },
  'family.children': {
    favourable: [
      {
        en: 'Matters of children are kindly supported in your chart, and hope is well placed.',
        hi: 'संतान के विषय में आपकी कुंडली में अच्छा सहारा है, और आशा रखना उचित है।',
      },
    ],
    mixed: [
      {
        en: 'Your chart is hopeful about children and asks for calm, care and good advice along the way.',
        hi: 'संतान के विषय में कुंडली आशावान है, और राह में शांति, देखभाल और अच्छी सलाह चाहती है।',
      },
    ],
    patience: [
      {
        en: 'Matters of children ask for patience in this stretch, with care for yourself first.',
        hi: 'संतान के विषय में यह समय धीरज चाहता है, और सबसे पहले अपनी देखभाल।',
      },
    ],
  },
  'family.child': {
    favourable: [
      {
        en: 'The time around your child looks friendly from your chart, and your trust is part of it.',
        hi: 'आपकी कुंडली से संतान के आसपास का समय अनुकूल दिखता है, और आपका भरोसा उसका एक हिस्सा है।',
      },
    ],
    mixed: [
      {
        en: 'From your chart your child’s road looks open and a little winding, and your patience shortens it.',
        hi: 'आपकी कुंडली से संतान की राह खुली और थोड़ी घुमावदार दिखती है, और आपका धीरज उसे छोटा करता है।',
      },
    ],
    patience: [
      {
        en: 'From your chart this takes a little longer for your child, and steady backing helps more than hurry.',
        hi: 'आपकी कुंडली से संतान के लिए इसमें थोड़ा और समय दिखता है, और जल्दबाज़ी से ज़्यादा आपका टिका हुआ साथ मदद करता है।',
      },
    ],
  },
  'family.in-laws': {
    favourable: [
      {
        en: 'Relations with the in-laws can soften now, and one sincere gesture starts it.',
        hi: 'ससुराल के रिश्ते अब नरम हो सकते हैं, और एक सच्चा भाव इसकी शुरुआत है।',
      },
    ],
    mixed: [
      {
        en: 'Respect is possible even where closeness takes longer.',
        hi: 'जहाँ नज़दीकी देर लेती है, वहाँ भी सम्मान संभव है।',
      },
    ],
    patience: [
      {
        en: 'Keep visits short and sweet for a while, and let your partner carry the difficult messages.',
        hi: 'कुछ समय मिलना-जुलना छोटा और मीठा रहे, और कठिन बातें जीवनसाथी के माध्यम से जाएँ।',
      },
    ],
  },
  'family.peace': {
    favourable: [
      {
        en: 'Peace at home is closer than it looks, and it begins with one person lowering the voice.',
        hi: 'घर की शांति जितनी दिखती है उससे पास है, और वह किसी एक के स्वर धीमा करने से शुरू होती है।',
      },
    ],
    mixed: [
      {
        en: 'The quarrels at home have a rhythm, and knowing the hour they come is half of ending them.',
        hi: 'घर की तकरार की एक लय है, और उसका समय पहचान लेना आधा समाधान है।',
      },
    ],
    patience: [
      {
        en: 'Peace at home needs time just now, and you need an hour a day that nobody can argue with.',
        hi: 'घर की शांति को इस समय थोड़ा वक़्त चाहिए, और आपको रोज़ एक घंटा जो केवल आपका हो।',
      },
    ],
  },
  health: {
    favourable: [
      {
        en: 'Your energy looks well supported, so this is a good time to set a habit that stays.',
        hi: 'आपकी ऊर्जा को अच्छा सहारा दिखता है, इसलिए टिकने वाली आदत डालने का यह अच्छा समय है।',
      },
      {
        en: 'Vitality is on your side now, and a rhythm will keep it there.',
        hi: 'स्फूर्ति इस समय आपके पक्ष में है, और लय उसे बनाए रखेगी।',
      },
    ],
    mixed: [
      {
        en: 'Your strength is sound, and your rhythm is what wants care.',
        hi: 'बल ठीक है, ध्यान लय को चाहिए।',
      },
      {
        en: 'Body and mind are pulling in slightly different directions, and routine brings them together.',
        hi: 'शरीर और मन थोड़े अलग-अलग चल रहे हैं, और दिनचर्या उन्हें साथ लाती है।',
      },
    ],
    patience: [
      {
        en: 'Your chart asks you to go slower for a while and to treat rest as work.',
        hi: 'कुंडली कुछ समय धीमे चलने और विश्राम को भी काम मानने को कहती है।',
      },
      {
        en: 'Energy is a little thin at present, and simple, regular days fill it again.',
        hi: 'ऊर्जा इस समय थोड़ी कम है, और सादे, नियमित दिन उसे फिर भर देते हैं।',
      },
    ],
  },
  'health.sleep': {
    favourable: [
      {
        en: 'Sleep can come back to you fairly easily, once the evenings are protected.',
        hi: 'नींद आसानी से लौट सकती है, बस शामें बची रहें।',
      },
    ],
    mixed: [
      {
        en: 'Your nights are carrying your days, and a quieter last hour is the place to begin.',
        hi: 'आपकी रातें दिनों का भार ढो रही हैं, और शुरुआत सोने से पहले के शांत घंटे से हो।',
      },
    ],
    patience: [
      {
        en: 'Rest has become light, and the chart asks for earlier, plainer evenings for some weeks.',
        hi: 'नींद हल्की हो गई है, और कुंडली कुछ हफ़्ते सादी और जल्दी ख़त्म होने वाली शामें चाहती है।',
      },
    ],
  },
  'health.mind': {
    favourable: [
      {
        en: 'The mind is about to find easier ground, and you can meet it halfway.',
        hi: 'मन को अब नरम ज़मीन मिलने वाली है, और आधा रास्ता इधर से भी तय हो तो अच्छा।',
      },
    ],
    mixed: [
      {
        en: 'Your mind works overtime out of care, and it can be taught to close at six.',
        hi: 'आपका मन फ़िक्र में ज़्यादा काम करता है, और उसे शाम को छुट्टी देना सिखाया जा सकता है।',
      },
    ],
    patience: [
      {
        en: 'It has been a lot, and your chart agrees: lighten what you can, and let someone listen.',
        hi: 'भार सचमुच ज़्यादा रहा है, और कुंडली भी यही कहती है: जो हल्का हो सके उसे हल्का करें, और किसी को सुनाएँ।',
      },
    ],
  },
  travel: {
    favourable: [
      {
        en: 'The roads are open in your chart, and preparation made now turns into movement.',
        hi: 'कुंडली में राहें खुली हैं, और अभी की तैयारी गति बनती है।',
      },
      {
        en: 'Distance favours you at present, so let the plan have dates.',
        hi: 'दूरी इस समय आपके पक्ष में है, इसलिए योजना में तारीख़ें जोड़ें।',
      },
    ],
    mixed: [
      {
        en: 'Movement is there, with paperwork and second thoughts as its toll.',
        hi: 'गति है, बस काग़ज़ और दुविधा उसका कर हैं।',
      },
      {
        en: 'A shorter step comes first, and the longer one learns from it.',
        hi: 'पहले छोटा क़दम है, लंबा उससे सीखकर आता है।',
      },
    ],
    patience: [
      {
        en: 'The far road opens slowly for you, and complete papers are your best use of the waiting.',
        hi: 'दूर की राह धीरे खुलती है, और इंतज़ार का सबसे अच्छा उपयोग पूरे काग़ज़ हैं।',
      },
      {
        en: 'For now the chart keeps you near, for reasons you may be glad of later.',
        hi: 'अभी कुंडली आपको पास रखती है, और बाद में इसका कारण अच्छा लग सकता है।',
      },
    ],
  },
  'travel.abroad': {
    favourable: [
      {
        en: 'Going abroad is well supported in your chart, most of all where study or work gives the reason.',
        hi: 'विदेश जाने को आपकी कुंडली में अच्छा सहारा है, ख़ासकर जब कारण पढ़ाई या काम हो।',
      },
    ],
    mixed: [
      {
        en: 'Abroad is possible for you, in stages: a visit or a project first, settling later.',
        hi: 'विदेश आपके लिए संभव है, चरणों में: पहले यात्रा या परियोजना, बसना बाद में।',
      },
    ],
    patience: [
      {
        en: 'Abroad takes patience in your chart, and a second application is often the one that counts.',
        hi: 'विदेश का विषय कुंडली में धीरज चाहता है, और अक्सर दूसरा आवेदन काम का होता है।',
      },
    ],
  },
  'travel.move': {
    favourable: [
      {
        en: 'A move is supported now, and the new place can feel like yours within months.',
        hi: 'स्थान बदलने को अभी सहारा है, और नई जगह कुछ महीनों में अपनी लग सकती है।',
      },
    ],
    mixed: [
      {
        en: 'The move can be good if you visit first and sign second.',
        hi: 'जाना अच्छा हो सकता है, यदि पहले देखना हो और हस्ताक्षर बाद में।',
      },
    ],
    patience: [
      {
        en: 'Stay and prepare a little longer: the move suits you better when it isn’t an escape.',
        hi: 'थोड़ा और रुककर तैयारी अच्छी है: जाना तब बेहतर है जब वह भागना न हो।',
      },
    ],
  },
  timing: {
    favourable: [
      {
        en: 'Your better time is not far off: in good part it has already begun.',
        hi: 'आपका अच्छा समय दूर नहीं है: काफ़ी हद तक वह शुरू हो चुका है।',
      },
      {
        en: 'The tide is turning your way, and your own steps decide how far it carries.',
        hi: 'धारा आपकी ओर मुड़ रही है, और कितनी दूर ले जाएगी यह आपके क़दम तय करेंगे।',
      },
    ],
    mixed: [
      {
        en: 'Things loosen in stages for you, and the first loosening is close.',
        hi: 'चीज़ें आपके लिए चरणों में खुलती हैं, और पहला खुलना पास है।',
      },
      {
        en: 'You are between two seasons: the hard work of one, the first signs of the other.',
        hi: 'यह दो ऋतुओं के बीच का समय है: एक की मेहनत, दूसरी के पहले संकेत।',
      },
    ],
    patience: [
      {
        en: 'This stretch asks much of you, and it does pass: the dates below show where it loosens.',
        hi: 'यह दौर आपसे बहुत माँगता है, पर यह बीतता है: आगे की तारीख़ें बताती हैं कि कहाँ राहत है।',
      },
      {
        en: 'You are not behind: your chart simply blooms later in this cycle.',
        hi: 'आप पीछे नहीं हैं: इस चक्र में आपकी कुंडली थोड़ा बाद में खिलती है।',
      },
    ],
  },
  general: {
    favourable: [
      {
        en: 'Your chart shows a life in an opening phase, with more help around you than before.',
        hi: 'कुंडली खुलते हुए दौर का जीवन दिखाती है, जिसमें पहले से ज़्यादा सहारा आसपास है।',
      },
      {
        en: 'The time ahead carries you, if you choose one direction and stay with it.',
        hi: 'आगे का समय आपको आगे ले जाता है, बस एक दिशा चुनकर उस पर टिके रहना है।',
      },
    ],
    mixed: [
      {
        en: 'Your chart shows a time of sorting: some things grow, some are laid down, and both are progress.',
        hi: 'कुंडली छाँटने का समय दिखाती है: कुछ बढ़ता है, कुछ रखा जाता है, और दोनों ही प्रगति हैं।',
      },
      {
        en: 'The coming time is steady with a few clear openings, and it is worth knowing where they are.',
        hi: 'आने वाला समय टिका हुआ है, बीच-बीच में साफ़ अवसर हैं, और उन्हें पहचानना काम का है।',
      },
    ],
    patience: [
      {
        en: 'Your chart asks for a quieter gear for now, and uses this time to make you stronger.',
        hi: 'कुंडली अभी धीमी चाल चाहती है, और इस समय को आपको मज़बूत बनाने में लगाती है।',
      },
      {
        en: 'The present phase is about foundations: little shows above the ground, much happens below.',
        hi: 'वर्तमान दौर नींव का है: ऊपर कम दिखता है, भीतर बहुत कुछ होता है।',
      },
    ],
  },
  'general.nature': {
    favourable: [
      {
        en: 'You carry more light than you admit, and your chart says where it comes from.',
        hi: 'आपमें जितना उजाला है, उसे अक्सर कम आँका जाता है, और कुंडली बताती है कि वह कहाँ से आता है।',
      },
    ],
    mixed: [
      {
        en: 'Your chart draws a person of two strong sides, and life goes well when both get their turn.',
        hi: 'कुंडली दो मज़बूत पक्षों वाला स्वभाव दिखाती है, और दोनों को बारी मिले तो जीवन अच्छा चलता है।',
      },
    ],
    patience: [
      {
        en: 'Your chart draws someone deep and slow to unfold, who is understood best by those who stay.',
        hi: 'कुंडली गहरा और धीरे खुलने वाला स्वभाव दिखाती है, जिसे वही समझ पाता है जो ठहरता है।',
      },
    ],
  },
}
