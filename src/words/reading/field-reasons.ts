import type { LocalizedText } from '../say.ts'
import type { VoicedText } from './matters/matter-texts.ts'

/**
 * Why a field of life stands as it does: one sentence for each rule of verdicts/field.rules.ts, in both
 * voices. `{matter}` is what is asked about, `{main}` the house that it is read from, `{there}` the house of
 * the graha; `{lord.main}` is the lord of that house, `{clause}` a meaning from the tables below.
 */

export const lordPlaceLines: VoicedText = {
  oracle: {
    en: 'The lord of your {main} is {lord}, and it stands in your {there}: {clause}.',
    hi: 'आपके {main} के स्वामी {lord} हैं, और वे {there} में हैं: {clause}।',
  },
  astra: {
    en: '{Lord}, lord of your {main}, sits in the {there}, so {clause}.',
    hi: 'आपके {main} के स्वामी {lord} {there} में बैठे हैं, इसलिए {clause}।',
  },
}

/** The lord of the house in the first to the twelfth house. */
export const lordPlaceClauses: readonly LocalizedText[] = [
  {
    en: 'much of it rests on your own initiative',
    hi: 'इसमें सबसे ज़्यादा काम आपकी अपनी पहल आती है',
  },
  {
    en: 'money and the family’s support are tied to it',
    hi: 'पैसा और परिवार का साथ इससे जुड़े हैं',
  },
  {
    en: 'it moves by your own effort, by asking and following up',
    hi: 'बात अपनी मेहनत और बार-बार पूछने से आगे बढ़ती है',
  },
  { en: 'home and elders are a support in it', hi: 'घर और बड़ों का सहारा इसमें मिलता है' },
  {
    en: 'good judgement and good will help it along',
    hi: 'समझदारी और अच्छे संबंध इसमें मदद करते हैं',
  },
  {
    en: 'it comes with competition, paperwork or delay, and steady effort wins',
    hi: 'इसमें मुक़ाबला, काग़ज़ी काम या देरी रहती है, और लगातार मेहनत से बात बनती है',
  },
  {
    en: 'the other person has a large say in it',
    hi: 'इसमें सामने वाले व्यक्ति की बड़ी भूमिका रहती है',
  },
  {
    en: 'there are sudden turns and waits on the way',
    hi: 'रास्ते में अचानक बदलाव और रुकावटें आती हैं',
  },
  {
    en: 'luck, elders and good advice are on its side',
    hi: 'क़िस्मत, बड़ों और अच्छी सलाह का साथ मिलता है',
  },
  {
    en: 'your work and your good name carry it',
    hi: 'आपका काम और आपकी साख इसे आगे बढ़ाते हैं',
  },
  {
    en: 'it tends to end in gain, and friends help',
    hi: 'इसमें आख़िर में फ़ायदा रहता है, और दोस्त मदद करते हैं',
  },
  {
    en: 'it costs money or distance before it settles',
    hi: 'बात बनने से पहले ख़र्च या दूरी आती है',
  },
]
/** The lord in the house that it rules. */
export const lordAtHomeClause: LocalizedText = {
  en: 'it stands on firm ground',
  hi: 'बात का आधार मज़बूत है',
}

export const lordStrongLines: VoicedText = {
  oracle: {
    en: '{Lord}, lord of your {main}, is {lord.main.dignity} in {lord.main.sign}, and that gives {matter} real strength.',
    hi: 'आपके {main} के स्वामी {lord} {lord.main.sign} राशि में {lord.main.dignity} हैं, जिससे {matter} के पक्ष को अच्छा बल मिलता है।',
  },
  astra: {
    en: 'A good sign: {lord}, who rules your {main}, is {lord.main.dignity}, so help is there when you ask for it.',
    hi: 'अच्छी बात यह है कि {main} के स्वामी {lord} {lord.main.dignity} हैं, इसलिए माँगने पर मदद मिल जाती है।',
  },
}
export const lordFallenLines: VoicedText = {
  oracle: {
    en: 'The weak point is {lord}, lord of your {main}: it is debilitated in {lord.main.sign}, and that shows as delay and self-doubt.',
    hi: 'कमज़ोर कड़ी {main} के स्वामी {lord} हैं: वे {lord.main.sign} राशि में नीच के हैं, जो देरी और अपने ऊपर शक के रूप में दिखता है।',
  },
  astra: {
    en: '{Lord} rules your {main} and is debilitated, which is why it takes more tries than it takes others.',
    hi: '{main} के स्वामी {lord} नीच के हैं, इसी कारण औरों से ज़्यादा कोशिशें लगती हैं।',
  },
}
export const lordCombustLines: VoicedText = {
  oracle: {
    en: '{Lord}, lord of your {main}, is combust, so its help comes late and with little noise.',
    hi: '{main} के स्वामी {lord} अस्त हैं, इसलिए उनका साथ देर से और चुपचाप मिलता है।',
  },
  astra: {
    en: 'The lord of your {main}, {lord}, is combust: what you deserve here is easily overlooked until you say it.',
    hi: 'आपके {main} के स्वामी {lord} अस्त हैं: जब तक कहा न जाए, आपका हक़ लोगों की नज़र में नहीं आता।',
  },
}

export const occupantLines: VoicedText = {
  oracle: {
    en: '{Graha} stands in the {main} itself: {clause}.',
    hi: '{graha} इसी {main} में बैठे हैं: {clause}।',
  },
  astra: {
    en: 'You have {graha} in your {main}, and that means {clause}.',
    hi: 'आपके {main} में {graha} हैं, यानी {clause}।',
  },
}

export const occupantClauses: Readonly<Record<string, LocalizedText>> = {
  sun: {
    en: 'self-respect is at stake in it, and pride is best kept out',
    hi: 'इसमें मान-सम्मान का सवाल जुड़ जाता है, और अहं को दूर रखना अच्छा है',
  },
  moon: {
    en: 'your mood rises and falls with it, and care makes it grow',
    hi: 'इसके साथ मन का उतार-चढ़ाव जुड़ा है, और देखभाल से बात बढ़ती है',
  },
  mars: {
    en: 'it brings heat and hurry, so a quarrel is the thing to avoid',
    hi: 'इसमें गरमी और जल्दबाज़ी आती है, इसलिए झगड़े से बचना सबसे ज़रूरी है',
  },
  mercury: {
    en: 'talking, papers and a quick mind decide much here',
    hi: 'बातचीत, काग़ज़ और तेज़ दिमाग़ से यहाँ काम बनता है',
  },
  jupiter: {
    en: 'help comes in time, and what is damaged heals',
    hi: 'समय पर मदद आती है, और बिगड़ी बात सँभलती है',
  },
  venus: {
    en: 'things go easier, and people like to help you in it',
    hi: 'काम आसानी से होता है, और लोग ख़ुशी से साथ देते हैं',
  },
  saturn: {
    en: 'it comes late, and what comes late stays',
    hi: 'देरी होती है, पर जो मिलता है वह टिकता है',
  },
  rahu: {
    en: 'it comes about in an unusual way, and big promises need to be checked',
    hi: 'बात अलग ढंग से बनती है, और बड़े वादों को परखना ज़रूरी है',
  },
  ketu: {
    en: 'interest comes and goes, and giving up one fixed idea opens the way',
    hi: 'मन कभी लगता है, कभी हट जाता है, और एक ज़िद छोड़ने से रास्ता खुलता है',
  },
}
/** The same in the third, sixth, tenth and eleventh house, where pressure does good in time. */
export const growingOccupantClauses: Readonly<Record<string, LocalizedText>> = {
  ...occupantClauses,
  sun: {
    en: 'it gives authority, and seniors take notice',
    hi: 'इससे अधिकार मिलता है, और बड़े लोगों की नज़र जाती है',
  },
  mars: {
    en: 'it gives courage and the will to fight for it',
    hi: 'इससे हिम्मत और लड़कर पाने की ताक़त मिलती है',
  },
  saturn: {
    en: 'steady work pays here, slowly and surely',
    hi: 'यहाँ लगातार मेहनत रंग लाती है, धीरे पर पक्के तौर पर',
  },
  rahu: {
    en: 'it gives hunger for success and chances that others don’t see',
    hi: 'इससे आगे बढ़ने की भूख और ऐसे मौक़े मिलते हैं जो औरों को नहीं दिखते',
  },
  ketu: {
    en: 'it gives a sharp eye for detail and little need of applause',
    hi: 'इससे बारीकी पकड़ने की नज़र मिलती है, दिखावे की ज़रूरत नहीं रहती',
  },
}

export const aspectLines: VoicedText = {
  oracle: {
    en: 'From the {there} {graha} looks at your {main}: {clause}.',
    hi: '{there} से {graha} की दृष्टि आपके {main} पर है: {clause}।',
  },
  astra: {
    en: 'Your {main} has the aspect of {graha}, and {clause}.',
    hi: 'आपके {main} पर {graha} की दृष्टि है, और {clause}।',
  },
}
export const aspectClauses: Readonly<Record<string, LocalizedText>> = {
  jupiter: {
    en: 'this protects it and brings a helping hand at the right time',
    hi: 'यह दृष्टि रक्षा करती है और सही समय पर मदद दिलाती है',
  },
  venus: {
    en: 'this makes the way softer and the people kinder',
    hi: 'इससे रास्ता आसान होता है और लोग नरम रहते हैं',
  },
  saturn: {
    en: 'this slows it down and asks for patience',
    hi: 'इससे देरी होती है और धैर्य रखना पड़ता है',
  },
  mars: {
    en: 'this puts pressure on it and makes tempers short',
    hi: 'इससे दबाव बनता है और ग़ुस्सा जल्दी आता है',
  },
}

export const karakaStrongLines: VoicedText = {
  oracle: {
    en: '{Graha}, the karaka of {matter}, is {graha.dignity} in {graha.sign}, which speaks well for it.',
    hi: '{matter} के कारक {graha} {graha.sign} राशि में {graha.dignity} हैं, जो अच्छा संकेत है।',
  },
  astra: {
    en: 'What gives me hope is {graha}: it is {graha.dignity} in your chart, and it is the karaka of {matter}.',
    hi: 'उम्मीद {graha} से बँधती है: वे {matter} के कारक हैं और आपकी कुंडली में {graha.dignity} हैं।',
  },
}
export const karakaFallenLines: VoicedText = {
  oracle: {
    en: '{Graha}, the karaka of {matter}, is debilitated in {graha.sign}: this is what slows things down.',
    hi: '{matter} के कारक {graha} {graha.sign} राशि में नीच के हैं: देरी का एक कारण यही है।',
  },
  astra: {
    en: '{Graha} is the karaka of {matter} and is debilitated in your chart, so you are harder on yourself here than you need to be.',
    hi: '{graha} {matter} के कारक हैं और आपकी कुंडली में नीच के हैं, इसलिए इस बात पर मन ख़ुद को ज़रूरत से ज़्यादा कसता है।',
  },
}
export const karakaHardLines: VoicedText = {
  oracle: {
    en: '{Graha}, the karaka of {matter}, stands in your {there}, a house of effort: results come after work, not before it.',
    hi: '{matter} के कारक {graha} आपके {there} में हैं, जो मेहनत का भाव है: नतीजा काम के बाद आता है, पहले नहीं।',
  },
  astra: {
    en: 'With {graha}, the karaka of {matter}, in the {there}, it rarely comes on the first try, and trying again is what works.',
    hi: '{matter} के कारक {graha} {there} में हैं, इसलिए पहली बार में बात कम बनती है, दोबारा कोशिश से बनती है।',
  },
}
export const karakaPlacedLines: VoicedText = {
  oracle: {
    en: '{Graha}, the karaka of {matter}, stands in your {there}, a place where it can do good.',
    hi: '{matter} के कारक {graha} आपके {there} में हैं, जहाँ से उनका साथ मिलता है।',
  },
  astra: {
    en: 'In your {there} stands {graha}, the karaka of {matter}, and that keeps the door open.',
    hi: 'आपके {there} में {graha} हैं, जो {matter} के कारक हैं, और इससे बात की गुंजाइश बनी रहती है।',
  },
}

/** The moving sky over the house that is asked about: `{until}` the day on which the graha leaves the sign. */
export const transitReasonLines: Readonly<Record<string, VoicedText>> = {
  'gochar.jupiter-in-field': {
    oracle: {
      en: 'Jupiter moves through your {transit} until {until}, the very house of this question, and supports it in these months.',
      hi: 'गुरु {until} तक आपके {transit} में गोचर कर रहे हैं, जो इसी प्रश्न का भाव है, और इन महीनों में साथ देते हैं।',
    },
    astra: {
      en: 'Until {until} Jupiter transits your {transit}, so this is a time to ask and to apply.',
      hi: '{until} तक गुरु का गोचर आपके {transit} में है, इसलिए यह माँगने और आवेदन करने का समय है।',
    },
  },
  'gochar.jupiter-sees-field': {
    oracle: {
      en: 'Jupiter moves through your {transit} until {until} and gives this matter support from there.',
      hi: 'गुरु {until} तक आपके {transit} में गोचर कर रहे हैं और वहाँ से इस बात को सहारा देते हैं।',
    },
    astra: {
      en: 'There is support until {until}, while Jupiter transits your {transit}.',
      hi: '{until} तक सहारा है, क्योंकि गुरु आपके {transit} में गोचर कर रहे हैं।',
    },
  },
  'gochar.saturn-in-field': {
    oracle: {
      en: 'Saturn moves through your {transit} until {until}, the house of this question itself: it tests, and it rewards what is done properly.',
      hi: 'शनि {until} तक आपके {transit} में गोचर कर रहे हैं, यानी इसी प्रश्न के भाव में: वे परखते हैं, और ठीक से किए काम का फल देते हैं।',
    },
    astra: {
      en: 'Until {until} Saturn transits your {transit}, and that is why it feels heavy just now.',
      hi: '{until} तक शनि का गोचर आपके {transit} में है, इसीलिए अभी यह बात भारी लगती है।',
    },
  },
  'gochar.saturn-sees-field': {
    oracle: {
      en: 'Saturn moves through your {transit} until {until} and slows this matter from there.',
      hi: 'शनि {until} तक आपके {transit} में गोचर कर रहे हैं और वहाँ से इस बात की चाल धीमी रखते हैं।',
    },
    astra: {
      en: 'Until {until}, with Saturn in transit through your {transit}, steps are small; they count all the same.',
      hi: '{until} तक शनि का गोचर आपके {transit} में है, इसलिए क़दम छोटे रहेंगे, पर बेकार नहीं जाएँगे।',
    },
  },
  'gochar.rahu-in-field': {
    oracle: {
      en: 'Rahu moves through your {transit} until {until}: offers are many, and each needs checking.',
      hi: 'राहु {until} तक आपके {transit} में गोचर कर रहे हैं: प्रस्ताव कई आते हैं, और हर एक को परखना ज़रूरी है।',
    },
    astra: {
      en: 'Until {until} Rahu transits your {transit}, so don’t say yes in the first rush.',
      hi: '{until} तक राहु का गोचर आपके {transit} में है, इसलिए जल्दी में हाँ न कहें।',
    },
  },
  'gochar.ketu-in-field': {
    oracle: {
      en: 'Ketu moves through your {transit} until {until}, and the wish itself may change in that time.',
      hi: 'केतु {until} तक आपके {transit} में गोचर कर रहे हैं, और इस दौरान चाह ख़ुद भी बदल सकती है।',
    },
    astra: {
      en: 'Until {until} Ketu transits your {transit}; if your heart is not in it for a while, that passes.',
      hi: '{until} तक केतु का गोचर आपके {transit} में है; कुछ समय मन न लगे तो घबराने की बात नहीं, यह बीत जाता है।',
    },
  },
}
