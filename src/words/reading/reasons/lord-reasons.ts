import type { LocalizedText } from '../../say.ts'
import type { VoicedLines } from '../matters/matter-texts.ts'

/**
 * What the lord of a house does for the matter, one sentence for each rule of verdicts/field.rules.ts, in
 * both voices. `{matter}` is what is asked about, `{main}` the house that it is read from, `{there}` the
 * house of its lord `{lord}`; `{clause}` is a meaning from the tables below. Wordings of one place in two
 * lists differ in build, so that two lords' sentences can stand in one answer.
 */

export const lordPlaceLines: VoicedLines = {
  oracle: [
    {
      en: 'The lord of your {main} is {lord}, and it stands in your {there}: {clause}.',
      hi: 'आपके {main} के स्वामी {lord} हैं, और वे {there} में हैं: {clause}।',
    },
    {
      en: '{Lord} rules your {main} and is placed in the {there}; {clause}.',
      hi: '{lord} आपके {main} के स्वामी होकर {there} में स्थित हैं; {clause}।',
    },
    {
      en: 'Your {main} belongs to {lord}, which is in the {there}: {clause}.',
      hi: 'आपके {main} के स्वामी, यानी {lord}, {there} में हैं: {clause}।',
    },
    {
      en: 'In the {there} I find {lord}, lord of your {main}, and so {clause}.',
      hi: '{there} में {lord} हैं, जो आपके {main} के स्वामी हैं, इसलिए {clause}।',
    },
  ],
  astra: [
    {
      en: '{Lord}, lord of your {main}, sits in the {there}, so {clause}.',
      hi: 'आपके {main} के स्वामी {lord} {there} में बैठे हैं, इसलिए {clause}।',
    },
    {
      en: 'With {lord}, ruler of your {main}, in the {there}, {clause}.',
      hi: '{lord} {main} के स्वामी हैं और {there} में बैठे हैं, तो {clause}।',
    },
    {
      en: 'You have {lord}, who is lord of your {main}, in the {there}, and so {clause}.',
      hi: 'आपके {there} में {lord} बैठे हैं, जो {main} के स्वामी हैं, इसीलिए {clause}।',
    },
    {
      en: 'The lord of your {main}, {lord}, is in the {there}, and that is why {clause}.',
      hi: '{main} के स्वामी {lord} {there} में हैं, इसी से {clause}।',
    },
  ],
}

/** The lord of the house in the first to the twelfth house. */
export const lordPlaceClauses: readonly (readonly LocalizedText[])[] = [
  [
    {
      en: 'much of it rests on your own initiative',
      hi: 'इसमें आपकी अपनी मेहनत ही सबसे ज़्यादा काम आती है',
    },
    { en: 'the start has to be made by you', hi: 'शुरुआत ख़ुद करने से ही बात चलती है' },
    {
      en: 'the decision is in your own hands',
      hi: 'फ़ैसला आपके अपने हाथ में है',
    },
  ],
  [
    {
      en: 'money and the family’s support are tied to it',
      hi: 'इसमें पैसे की भी बात आती है और घरवालों के साथ की भी',
    },
    {
      en: 'savings and the opinion of the family weigh in it',
      hi: 'बचत और घरवालों की राय का इस पर असर रहता है',
    },
    {
      en: 'it depends on income and on what the family says',
      hi: 'बहुत कुछ आमदनी और घरवालों की हाँ पर टिका है',
    },
  ],
  [
    {
      en: 'it moves by your own effort, by asking and following up',
      hi: 'बात अपनी मेहनत और बार-बार पूछने से बढ़ती है',
    },
    {
      en: 'calls, messages and repeated tries bring it nearer',
      hi: 'फ़ोन करते रहने और बार-बार पूछने से बात पास आती है',
    },
    { en: 'courage and steady follow-up get it done', hi: 'हिम्मत और लगातार पीछे लगने से काम होता है' },
  ],
  [
    { en: 'home and elders are a support in it', hi: 'इसमें घर का और बड़ों का सहारा मिलता है' },
    { en: 'a settled home makes it easier', hi: 'घर में चैन हो तो यह काम आसान होता है' },
    {
      en: 'parents and elders can be asked to help with it',
      hi: 'इसमें माता-पिता या बड़ों से मदद ली जा सकती है',
    },
  ],
  [
    {
      en: 'good judgement and good will help it along',
      hi: 'समझदारी और अच्छे संबंध इसमें मदद करते हैं',
    },
    { en: 'clear thinking serves it better than hurry', hi: 'सोच-समझकर उठाया क़दम यहाँ काम आता है' },
    {
      en: 'a thought-out plan and friendly relations bring results',
      hi: 'अच्छी योजना और मीठे व्यवहार से नतीजा मिलता है',
    },
  ],
  [
    {
      en: 'it comes with competition, paperwork or delay, and steady effort wins',
      hi: 'इसमें मुक़ाबला, काग़ज़ी काम या देरी रहती है, और लगातार मेहनत से बात बनती है',
    },
    {
      en: 'paperwork or a rival slows it, and daily work sees it through',
      hi: 'काग़ज़ या मुक़ाबले से काम धीमा चलता है, और रोज़ की मेहनत से रास्ता बनता है',
    },
    {
      en: 'it waits on files or on rivals, and regular effort clears them',
      hi: 'फ़ाइल या विरोध की वजह से बात अटकती है, और नियमित काम से खुलती है',
    },
  ],
  [
    {
      en: 'the other person has a large say in it',
      hi: 'इसमें सामने वाले व्यक्ति की बड़ी भूमिका रहती है',
    },
    { en: 'it depends a good deal on the other side', hi: 'बहुत कुछ दूसरे पक्ष पर टिका है' },
    { en: 'agreement between two people decides it', hi: 'आपसी सहमति से ही बात तय होती है' },
  ],
  [
    {
      en: 'there are sudden turns and waits on the way',
      hi: 'रास्ते में अचानक बदलाव और रुकावटें आती हैं',
    },
    {
      en: 'plans change without notice, and the result comes late',
      hi: 'योजना बीच में बदलती है, और फल देर से मिलता है',
    },
    {
      en: 'something unexpected slows it before it settles',
      hi: 'कोई अचानक आई बात इसे कुछ समय रोकती है',
    },
  ],
  [
    {
      en: 'luck, elders and good advice are on its side',
      hi: 'क़िस्मत साथ देती है और बड़ों की सलाह मिलती है',
    },
    { en: 'the word of an elder opens it up', hi: 'किसी बड़े की सलाह से रास्ता खुलता है' },
    {
      en: 'favour comes to it without much pushing',
      hi: 'भाग्य का साथ रहता है और कम ज़ोर में काम बनता है',
    },
  ],
  [
    {
      en: 'your work and your good name carry it',
      hi: 'आपका काम और आपकी साख इसे आगे बढ़ाते हैं',
    },
    {
      en: 'what you have done at work speaks for you here',
      hi: 'काम से जो नाम कमाया है, वही यहाँ काम आता है',
    },
    {
      en: 'effort that seniors can see moves it forward',
      hi: 'जो मेहनत बड़ों को दिखती है, वही यहाँ काम आती है',
    },
  ],
  [
    {
      en: 'it tends to end well for you, and friends help',
      hi: 'आख़िर में फ़ायदा रहता है, और दोस्त मदद करते हैं',
    },
    {
      en: 'people you know can bring the result',
      hi: 'जान-पहचान के लोगों से नतीजा मिल सकता है',
    },
    {
      en: 'what you put in is likely to be repaid',
      hi: 'लगाई हुई मेहनत का फल मिलने की उम्मीद रहती है',
    },
  ],
  [
    {
      en: 'it costs money or distance before it settles',
      hi: 'बात बनने से पहले ख़र्च करना या दूर जाना पड़ता है',
    },
    {
      en: 'expense or time away is a part of it',
      hi: 'इसमें ख़र्च होता है या अपनों से दूर रहना पड़ता है',
    },
    {
      en: 'something has to be given up for it, and the result comes late',
      hi: 'इसके लिए कुछ छोड़ना पड़ता है, और फल देर से मिलता है',
    },
  ],
]

/** The lord in the house that it rules. */
export const lordAtHomeClause: readonly LocalizedText[] = [
  { en: 'it stands on firm ground', hi: 'बात की जड़ मज़बूत है' },
  { en: 'the matter has a firm base of its own', hi: 'इस बात की नींव अच्छी है' },
  { en: 'it has what it needs to succeed', hi: 'बात बनने के लिए जो चाहिए, वह मौजूद है' },
]

export const lordStrongLines: VoicedLines = {
  oracle: [
    {
      en: '{Lord}, lord of your {main}, is {lord.main.dignity} in {lord.main.sign}, and that gives {matter} real strength.',
      hi: 'आपके {main} के स्वामी {lord} {lord.main.sign} राशि में {lord.main.dignity} हैं, इसलिए {matter} का पक्ष मज़बूत है।',
    },
    {
      en: 'The lord of your {main}, {lord}, is {lord.main.dignity} in {lord.main.sign}, which is a clear help for {matter}.',
      hi: '{lord}, जो {main} के स्वामी हैं, {lord.main.sign} राशि में {lord.main.dignity} हैं, और {matter} के लिए यह बहुत अच्छा है।',
    },
    {
      en: 'What helps {matter} is {lord}, lord of your {main}: it is {lord.main.dignity} in {lord.main.sign}.',
      hi: '{matter} के लिए बड़ी बात यह है कि {main} के स्वामी {lord} {lord.main.sign} राशि में {lord.main.dignity} हैं।',
    },
    {
      en: 'There is good support here: {lord} rules your {main} and is {lord.main.dignity} in {lord.main.sign}, so {matter} can build on it.',
      hi: 'यहाँ अच्छा आधार है: {lord} आपके {main} के स्वामी हैं और {lord.main.sign} राशि में {lord.main.dignity} हैं, जिससे {matter} को सहारा मिलता है।',
    },
  ],
  astra: [
    {
      en: 'A good sign: {lord}, who rules your {main}, is {lord.main.dignity}, so help is there when you ask for it.',
      hi: 'अच्छी बात यह है कि {main} के स्वामी {lord} {lord.main.dignity} हैं, इसलिए माँगने पर मदद मिल जाती है।',
    },
    {
      en: 'I like that {lord}, lord of your {main}, is {lord.main.dignity}: what you ask for here is heard.',
      hi: 'यह देखकर अच्छा लगता है कि {lord}, आपके {main} के स्वामी, {lord.main.dignity} हैं: यहाँ आपकी बात सुनी जाती है।',
    },
    {
      en: '{Lord} is {lord.main.dignity} and rules your {main}, which means that your effort here is well backed.',
      hi: '{lord} {lord.main.dignity} हैं और आपके {main} के स्वामी हैं, यानी यहाँ आपकी कोशिश के पीछे सहारा है।',
    },
    {
      en: 'You can lean on {lord} here: it is lord of your {main} and {lord.main.dignity} in your chart.',
      hi: '{lord} पर यहाँ भरोसा रखें: वे आपके {main} के स्वामी हैं और कुंडली में {lord.main.dignity} हैं।',
    },
  ],
}

export const lordFallenLines: VoicedLines = {
  oracle: [
    {
      en: 'The weak point is {lord}, lord of your {main}: it is debilitated in {lord.main.sign}, and that brings delay and self-doubt.',
      hi: 'कमज़ोर कड़ी {main} के स्वामी {lord} हैं: वे {lord.main.sign} राशि में नीच के हैं, इसी से देर होती है और ख़ुद पर शक आता है।',
    },
    {
      en: '{Lord} rules your {main} and is debilitated in {lord.main.sign}, so the matter waits longer than it should.',
      hi: '{lord} आपके {main} के स्वामी हैं और {lord.main.sign} राशि में नीच के हैं, इसलिए इंतज़ार ज़्यादा लगता है।',
    },
    {
      en: 'In your chart {lord}, lord of your {main}, is debilitated in {lord.main.sign}: this slows {matter}.',
      hi: 'आपकी कुंडली में {main} के स्वामी {lord} {lord.main.sign} राशि में नीच के हैं: {matter} में देरी की वजह यही है।',
    },
    {
      en: 'The lord of your {main}, {lord}, is debilitated in {lord.main.sign}, and results come late for that reason.',
      hi: '{main} के स्वामी, यानी {lord}, {lord.main.sign} राशि में नीच के हैं, और इसी कारण फल देर से मिलता है।',
    },
  ],
  astra: [
    {
      en: '{Lord} rules your {main} and is debilitated, which is why it takes more tries than it takes others.',
      hi: '{main} के स्वामी {lord} नीच के हैं, इसी कारण औरों से ज़्यादा कोशिशें लगती हैं।',
    },
    {
      en: 'Be patient with yourself: {lord}, lord of your {main}, is debilitated, and that is what slows things here.',
      hi: 'ख़ुद पर नाराज़ न हों: आपके {main} के स्वामी {lord} नीच के हैं, और यहाँ की देरी उसी से है।',
    },
    {
      en: 'The lord of your {main} is {lord}, and it is debilitated in your chart, so a yes comes late here.',
      hi: '{lord} आपके {main} के स्वामी हैं और नीच के हैं, तो यहाँ हाँ सुनने में समय लगता है।',
    },
    {
      en: 'What keeps you waiting is {lord}: it is lord of your {main} and is debilitated, so allow this more time.',
      hi: 'बात {lord} पर अटकती है: वे {main} के स्वामी हैं और नीच के हैं, इसलिए थोड़ा ज़्यादा समय दें।',
    },
  ],
}

export const lordCombustLines: VoicedLines = {
  oracle: [
    {
      en: '{Lord}, lord of your {main}, is combust, so its help comes late and quietly.',
      hi: '{main} के स्वामी {lord} अस्त हैं, इसलिए उनका असर धीरे-धीरे दिखता है।',
    },
    {
      en: 'The lord of your {main} is {lord}, and it is combust: the result comes late and is little noticed.',
      hi: 'आपके {main} के स्वामी {lord} हैं, और वे अस्त हैं: नतीजा देर से आता है और कम लोगों को दिखता है।',
    },
    {
      en: '{Lord} rules your {main} and is combust, and so what you do here is noticed late.',
      hi: '{lord} आपके {main} के स्वामी हैं और अस्त हैं, जिससे यहाँ की मेहनत देर से नज़र में आती है।',
    },
    {
      en: 'Because {lord}, lord of your {main}, is combust, {matter} needs to be pursued openly and more than once.',
      hi: 'आपके {main} के स्वामी {lord} अस्त हैं, इस कारण {matter} के लिए खुलकर और बार-बार कोशिश करनी पड़ती है।',
    },
  ],
  astra: [
    {
      en: 'The lord of your {main}, {lord}, is combust: what you deserve here is easily overlooked until you say it.',
      hi: 'आपके {main} के स्वामी {lord} अस्त हैं: जब तक कहा न जाए, आपका हक़ लोगों की नज़र में नहीं आता।',
    },
    {
      en: 'Speak up for yourself here: {lord}, lord of your {main}, is combust, and silence works against you.',
      hi: 'यहाँ अपनी बात खुलकर कहें: {main} के स्वामी {lord} अस्त हैं, और चुप रहने से बात दब जाती है।',
    },
    {
      en: '{Lord} rules your {main} and is combust, so ask twice, and in writing, before you give up.',
      hi: '{lord} {main} के स्वामी हैं और अस्त हैं, इसलिए एक बार पूछकर न रुकें, लिखकर दोबारा पूछें।',
    },
    {
      en: 'Silence is no refusal here: your {main} belongs to {lord}, which is combust, and answers come late.',
      hi: 'चुप्पी को इनकार न समझें: {lord} अस्त हैं और आपके {main} के स्वामी हैं, तो जवाब देर से आता है।',
    },
  ],
}
