import type { LocalizedText } from '../say.ts'

/** Love, work, money and health in a stretch of weeks or a year. Health is told of habits alone, never of an illness. */
export type ForecastArea = 'love' | 'career' | 'money' | 'wellbeing'

const line = (en: string, hi: string): LocalizedText => ({ en, hi })

/** The areas by name, before a colon. */
export const areaNames: Readonly<Record<ForecastArea, LocalizedText>> = {
  love: line('Love', 'प्रेम'),
  career: line('Work', 'काम'),
  money: line('Money', 'पैसा'),
  wellbeing: line('Health', 'सेहत'),
}

/** A clause without an end, by how the graha of the area stands; four of each, told in turn. */
export const areaClauses: Readonly<
  Record<ForecastArea, Record<'good' | 'fair' | 'slow', readonly LocalizedText[]>>
> = {
  love: {
    good: [
      line('it is a good time to say what you feel', 'मन की बात कहने का समय अच्छा है'),
      line(
        'meetings turn out well, and old distance gets smaller',
        'मुलाक़ातें अच्छी रहती हैं और पुरानी दूरी घटती है',
      ),
      line('a talk about the future can be opened', 'आगे की बात छेड़ी जा सकती है'),
      line('time together does both of you good', 'साथ का समय दोनों को अच्छा लगता है'),
    ],
    fair: [
      line(
        'things stay friendly if you make the first call',
        'पहला फ़ोन आपका हो तो बात अच्छी बनी रहती है',
      ),
      line(
        'small attentions count more than big plans',
        'छोटा-सा ध्यान बड़ी योजना से ज़्यादा काम आता है',
      ),
      line('keep promises modest and on time', 'वादे छोटे रखें और समय पर निभाएँ'),
      line('listen first where opinions differ', 'जहाँ राय अलग हो वहाँ पहले सुन लें'),
    ],
    slow: [
      line('go slowly and leave old quarrels alone', 'धीरे चलें और पुराने झगड़े मत छेड़ें'),
      line('a misunderstanding is best cleared in person', 'ग़लतफ़हमी आमने-सामने ही दूर करें'),
      line(
        'give the other some room and don’t press for an answer',
        'सामने वाले को जगह दें और जवाब के लिए ज़ोर मत दें',
      ),
      line('put off big decisions about the relationship', 'रिश्ते के बड़े फ़ैसले थोड़ा टाल दें'),
    ],
  },
  career: {
    good: [
      line(
        'your work is seen, so put your proposal forward',
        'काम दिखता है, इसलिए अपना प्रस्ताव आगे रखें',
      ),
      line(
        'it is a good time for interviews and for asking your senior',
        'इंटरव्यू और सीनियर से बात के लिए समय अच्छा है',
      ),
      line('pending approvals are likely to move', 'रुकी मंज़ूरियाँ आगे बढ़ सकती हैं'),
      line(
        'take up the task that others avoid, and it will be noticed',
        'जिस काम से लोग बचते हैं उसे लें, नज़र में आएगा',
      ),
    ],
    fair: [
      line('steady work brings more than new ideas', 'नए विचारों से ज़्यादा लगातार काम से मिलता है'),
      line('finish what is open before you take more', 'नया काम लेने से पहले अधूरा काम पूरा करें'),
      line('get instructions in writing', 'निर्देश लिखित में ले लें'),
      line('keep good terms with the people beside you', 'साथ वालों से अच्छे संबंध रखें'),
    ],
    slow: [
      line('expect delays and inform people early', 'देरी हो सकती है, लोगों को पहले बता दें'),
      line('don’t change jobs in a hurry', 'जल्दबाज़ी में नौकरी मत बदलें'),
      line(
        'avoid arguments with seniors and check papers twice',
        'सीनियर से बहस से बचें और काग़ज़ दो बार जाँचें',
      ),
      line('use the time to learn something for your work', 'इस समय में काम का कुछ सीख लें'),
    ],
  },
  money: {
    good: [
      line('payments come in more easily', 'पैसा थोड़ा आसानी से आता है'),
      line(
        'it is a good time to ask for dues and to talk about rates',
        'बक़ाया माँगने और दाम की बात करने का समय अच्छा है',
      ),
      line('accounts and paperwork go well', 'हिसाब और काग़ज़ी काम अच्छे चलते हैं'),
      line('a fixed sum can be put aside', 'एक तय रक़म बचाई जा सकती है'),
    ],
    fair: [
      line(
        'income and expenses balance if you keep a list',
        'ख़र्च लिखते रहें तो आमदनी और ख़र्च बराबर चलते हैं',
      ),
      line('buy only what was planned', 'जो सोचा था वही ख़रीदें'),
      line('compare prices before you pay', 'पैसे देने से पहले दाम मिला लें'),
      line('keep some cash back for home', 'घर के लिए कुछ नक़द अलग रखें'),
    ],
    slow: [
      line(
        'lend nothing and read every paper before you sign',
        'उधार मत दें और दस्तख़त से पहले हर काग़ज़ पढ़ें',
      ),
      line('unplanned costs may come, so keep a margin', 'अचानक ख़र्च आ सकता है, गुंजाइश रखें'),
      line('leave large purchases for later', 'बड़ी ख़रीद बाद के लिए रखें'),
      line('stay away from quick-profit offers', 'जल्दी मुनाफ़े की बातों से दूर रहें'),
    ],
  },
  wellbeing: {
    good: [
      line(
        'you have energy, and a new routine is easy to begin',
        'ऊर्जा रहती है और नई दिनचर्या शुरू करना आसान है',
      ),
      line('exercise does you good now', 'इस समय व्यायाम से फ़ायदा है'),
      line('you recover quickly from busy days', 'भागदौड़ के बाद ताज़गी जल्दी लौटती है'),
      line('early mornings suit you', 'सुबह जल्दी उठना रास आता है'),
    ],
    fair: [
      line('regular meals and walks keep you well', 'समय पर खाना और टहलना ठीक रखता है'),
      line('sleep before eleven and you will be fine', 'ग्यारह से पहले सो जाएँ तो ठीक रहता है'),
      line('drink more water and sit less', 'पानी ज़्यादा पिएँ और बैठना कम करें'),
      line('take a short break every two hours', 'हर दो घंटे में थोड़ा रुक लें'),
    ],
    slow: [
      line(
        'rest more, drive with care and keep your temper',
        'आराम ज़्यादा करें, गाड़ी ध्यान से चलाएँ और ग़ुस्सा सँभालें',
      ),
      line('don’t overdo exercise and don’t skip sleep', 'व्यायाम हद में करें और नींद पूरी लें'),
      line('eat simple food and keep the evenings quiet', 'सादा खाएँ और शाम शांत रखें'),
      line(
        'leave for places early, so that you need not hurry',
        'घर से समय पर निकलें, ताकि भागना न पड़े',
      ),
    ],
  },
}

/** How it is told: where the graha stands already, and where it will come within the time. Two of each, in turn. */
export const areaLines = {
  now: [
    line(
      '{Area}: until {until} {graha} moves through {sign}, the {house} from your Moon; {clause}.',
      '{Area}: {until} तक {graha} का गोचर {sign} राशि में है, आपके चंद्रमा से {house} में; {clause}।',
    ),
    line(
      '{Area}: {graha} moves through {sign}, the {house} from your Moon, until {until}; {clause}.',
      '{Area}: {graha} {until} तक {sign} राशि में गोचर कर रहे हैं, आपके चंद्रमा से {house} में; {clause}।',
    ),
  ],
  ahead: [
    line(
      '{Area}: from {from} to {until} {graha} will move through {sign}, the {house} from your Moon; {clause}.',
      '{Area}: {from} से {until} तक {graha} {sign} राशि में गोचर करेंगे; {clause}।',
    ),
    line(
      '{Area}: from {from} to {until} {graha} will transit {sign}, the {house} from your Moon; {clause}.',
      '{Area}: {from} से {until} तक {graha} का गोचर {sign} राशि में रहेगा; {clause}।',
    ),
  ],
} as const satisfies Record<string, readonly LocalizedText[]>

/** The same over a year, by the verdict on the field. */
export const yearAreaTexts: Readonly<
  Record<ForecastArea, Record<'favourable' | 'mixed' | 'patience', LocalizedText>>
> = {
  love: {
    favourable: line(
      'Love: the year is on your side, and a bond can grow firmer.',
      'प्रेम: साल आपके पक्ष में है, और रिश्ता मज़बूत हो सकता है।',
    ),
    mixed: line(
      'Love: good weeks and dull ones take turns, so use the good ones to talk.',
      'प्रेम: अच्छे और सूने हफ़्ते बारी-बारी आते हैं, ज़रूरी बातें अच्छे हफ़्तों में करें।',
    ),
    patience: line(
      'Love: nothing is to be forced this time; time and honest talk do more.',
      'प्रेम: इस साल जल्दी करने से बात नहीं बनेगी; समय दें और खुलकर बात करें।',
    ),
  },
  career: {
    favourable: line(
      'Work: effort is likely to be rewarded, so ask for more responsibility.',
      'काम: मेहनत का फल मिल सकता है, इसलिए बड़ी ज़िम्मेदारी माँगें।',
    ),
    mixed: line(
      'Work: progress comes in steps, with pauses between them.',
      'काम: तरक़्क़ी रुक-रुककर होती है, एक-एक क़दम।',
    ),
    patience: line(
      'Work: hold on to what you have, and build skill before you change.',
      'काम: जो है उसे सँभालें, और बदलने से पहले हुनर बढ़ाएँ।',
    ),
  },
  money: {
    favourable: line(
      'Money: income can grow, and saving is possible.',
      'पैसा: आमदनी बढ़ सकती है, और बचत हो सकती है।',
    ),
    mixed: line(
      'Money: what comes in goes out again unless you plan it.',
      'पैसा: योजना न हो तो जो आता है वह निकल जाता है।',
    ),
    patience: line(
      'Money: keep expenses low and take no new loan without need.',
      'पैसा: ख़र्च कम रखें और बिना ज़रूरत नया लोन मत लें।',
    ),
  },
  wellbeing: {
    favourable: line(
      'Health: good habits hold easily this year; begin with sleep and a daily walk.',
      'सेहत: इस साल अच्छी आदतें आसानी से टिकती हैं; नींद और रोज़ की सैर से शुरू करें।',
    ),
    mixed: line(
      'Health: you feel well as long as you keep regular hours.',
      'सेहत: समय पर खाना-सोना रहे तो सब ठीक रहता है।',
    ),
    patience: line(
      'Health: rest has to be planned, so keep one day a week free of work.',
      'सेहत: आराम के लिए समय निकालना पड़ता है, हफ़्ते में एक दिन काम से ख़ाली रखें।',
    ),
  },
}

/** What begins, goes on and ends. Slots are dates, lords and the phase. */
export const turnTexts = {
  antarEnds: line(
    'The {antar} antardasha of your {maha} mahadasha ends on {until}.',
    'आपकी {maha} की महादशा में {antar} की अंतर्दशा {until} को समाप्त होगी।',
  ),
  antarGoesOn: line(
    'From {from} to {to} the {antar} antardasha of your {maha} mahadasha goes on, and {clause}.',
    '{from} से {to} तक {maha} की महादशा में {antar} की अंतर्दशा है, और {clause}।',
  ),
  sadeSatiRuns: line('Sade Sati is running for you until {to}.', 'आपकी साढ़ेसाती {to} तक है।'),
  sadeSatiEnds: line('Your Sade Sati ends on {to}.', 'आपकी साढ़ेसाती {to} को समाप्त होगी।'),
  sadeSatiPhase: line(
    'Sade Sati is in its {phase} until {until}.',
    'साढ़ेसाती का {phase} {until} तक है।',
  ),
  sadeSatiBegins: line(
    'The next Sade Sati will begin on {from} and last until {to}.',
    'अगली साढ़ेसाती {from} को शुरू होगी और {to} तक रहेगी।',
  ),
  sadeSatiNone: line('Sade Sati is not running for you now.', 'इस समय आपकी साढ़ेसाती नहीं चल रही है।'),
  dhaiya: line(
    'Saturn’s dhaiya runs until {to}: more duty, and fewer quick results.',
    'शनि की ढैया {to} तक है: ज़िम्मेदारी ज़्यादा, जल्दी नतीजे कम।',
  ),
  nodeEntry: line(
    'On {from} {graha} will enter {sign}, the {house} from your Moon.',
    '{from} को {graha} {sign} राशि में प्रवेश करेंगे।',
  ),
  comesBack: line(
    'On {from} {graha} will enter {sign}, the {house} from your Moon, once more.',
    '{from} को {graha} फिर {sign} राशि में प्रवेश करेंगे।',
  ),
} as const satisfies Record<string, LocalizedText>
