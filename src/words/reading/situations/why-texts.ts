import type { VoicedText } from '../matters/matter-texts.ts'

/** What holds a matter of work or money back, said before what the chart shows to slow it: no fault of the asker, and no spell. */

const trade: VoicedText = {
  oracle: {
    en: 'Competition and money that is caught outside weigh on the trade, more than any fault of yours.',
    hi: 'काम मुक़ाबले और बाहर फँसे पैसे से दबा है, आपकी किसी ग़लती या नज़र से नहीं।',
  },
  astra: {
    en: 'It is no evil eye: customers grow fewer where the same goods are sold nearby and money sits in slow stock.',
    hi: 'यह किसी की नज़र नहीं है: ग्राहक वहाँ घटते हैं जहाँ वही चीज़ पास में और भी बेचते हों और पैसा धीमे माल में फँसा हो।',
  },
}
const transfer: VoicedText = {
  oracle: {
    en: 'The transfer is stuck in the office’s own queue, and not for a fault in your request.',
    hi: 'ट्रांसफ़र दफ़्तर की अपनी क़तार में अटका है, आपकी अर्ज़ी की किसी कमी से नहीं।',
  },
  astra: {
    en: 'It is not that nobody wants to let you go: the transfer waits for a vacancy and a signature above you.',
    hi: 'बात यह नहीं कि कोई जाने नहीं देना चाहता: ट्रांसफ़र ख़ाली जगह और ऊपर के एक दस्तख़त पर रुका है।',
  },
}
const job: VoicedText = {
  oracle: {
    en: 'The job is late because the time for it is slow, and not because you lack the ability.',
    hi: 'नौकरी में देर समय के धीमे होने से है, आपकी क़ाबिलियत में कमी से नहीं।',
  },
  astra: {
    en: 'You are not being punished for anything: the openings come slowly now, and many apply for each.',
    hi: 'यह किसी बात की सज़ा नहीं है: अभी मौक़े धीरे आते हैं, और हर जगह के लिए लोग बहुत हैं।',
  },
}
const selection: VoicedText = {
  oracle: {
    en: 'Few seats and a slow time hold the selection back, more than your ability.',
    hi: 'चयन कम सीटों और धीमे समय से रुकता है, आपकी क़ाबिलियत से नहीं।',
  },
  astra: {
    en: 'It slips by little, I feel: few seats, and a time that gives the result late.',
    hi: 'बात थोड़े से छूटती है: सीटें कम हैं, और समय फल देर से देता है।',
  },
}
const dues: VoicedText = {
  oracle: {
    en: 'The money is held up by the other side’s own tightness and delay, and not because your claim is weak.',
    hi: 'पैसा सामने वाले की तंगी और टालने से अटका है, आपका हक़ कमज़ोर होने से नहीं।',
  },
  astra: {
    en: 'They put you off because nothing forces them to a date; your claim itself is not the trouble.',
    hi: 'वे इसलिए टालते हैं कि कोई तय तारीख़ उन पर दबाव नहीं डालती; आपके हक़ में कमी नहीं।',
  },
}
const loan: VoicedText = {
  oracle: {
    en: 'The loan does not come down because interest and new needs take what you pay in.',
    hi: 'क़र्ज़ इसलिए नहीं घटता कि ब्याज और नई ज़रूरतें चुकाया हुआ खा जाती हैं।',
  },
  astra: {
    en: 'You pay, and it stays: the interest and each new need run ahead of the instalments.',
    hi: 'क़र्ज़ चुकता जाता है, फिर भी बना रहता है: ब्याज और हर नई ज़रूरत किस्त से आगे निकल जाती है।',
  },
}
const income: VoicedText = {
  oracle: {
    en: 'The income stays where it is because the growth comes late here, and not for want of work from you.',
    hi: 'आमदनी इसलिए नहीं बढ़ती कि यहाँ बढ़त देर से आती है, आपकी मेहनत में कमी से नहीं।',
  },
  astra: {
    en: 'Your effort is not the trouble: the reward comes late, and expenses come on time.',
    hi: 'कमी आपकी मेहनत में नहीं: फल देर से आता है, और ख़र्च समय पर।',
  },
}
const sale: VoicedText = {
  oracle: {
    en: 'The sale is slow for price and papers, and not because something is wrong with the place.',
    hi: 'सौदा दाम और काग़ज़ पर रुकता है, जगह में किसी दोष से नहीं।',
  },
  astra: {
    en: 'People look and go because the price or a paper makes them doubt; no shadow lies on the place.',
    hi: 'लोग देखकर लौटते हैं क्योंकि दाम या कोई काग़ज़ शक पैदा करता है; जगह पर कोई साया नहीं।',
  },
}
const visa: VoicedText = {
  oracle: {
    en: 'The file waits in the office’s queue and for complete papers, and not for your luck to change.',
    hi: 'फ़ाइल दफ़्तर की क़तार और पूरे काग़ज़ पर रुकी है, क़िस्मत पर नहीं।',
  },
  astra: {
    en: 'It is slow more than shut: somebody has to open the file, and each missing paper puts it back.',
    hi: 'रास्ता बंद कम, धीमा ज़्यादा है: फ़ाइल किसी को खोलनी है, और हर छूटा काग़ज़ उसे पीछे कर देता है।',
  },
}
const court: VoicedText = {
  oracle: {
    en: 'The case drags on because dates are given far apart and the other side gains by waiting.',
    hi: 'केस इसलिए खिंचता है कि तारीख़ें दूर-दूर पड़ती हैं और देर से सामने वाले को फ़ायदा है।',
  },
  astra: {
    en: 'It is the court’s pace and the other side’s delay, and not that you are in the wrong.',
    hi: 'देर अदालत की चाल और सामने वाले के टालने से है, आपके ग़लत होने से नहीं।',
  },
}
const pension: VoicedText = {
  oracle: {
    en: 'It is held up by an entry or a signature in the service record, as a rule, and not by anything you did.',
    hi: 'यह अक्सर सर्विस बुक की किसी एंट्री या दस्तख़त पर रुकता है, आपकी किसी भूल पर नहीं।',
  },
  astra: {
    en: 'Somewhere one paper of yours lies on a desk; that, and no bad luck, holds it.',
    hi: 'कहीं किसी मेज़ पर एक काग़ज़ रुका है; वजह वही है, बदक़िस्मती नहीं।',
  },
}

/** Of land and crops. */
export const whyOfFields: VoicedText = {
  oracle: {
    en: 'The loss in the field comes from costs that run ahead and from a rate that falls at the wrong time, and not from any spell.',
    hi: 'खेती का घाटा आगे भागती लागत और ग़लत समय पर गिरे भाव से है, किसी टोने-टोटके से नहीं।',
  },
  astra: {
    en: 'It is no fault of your hands: the costs come first, and the rate lets you down at the end.',
    hi: 'कमी आपके हाथ में नहीं: लागत पहले लग जाती है, और भाव आख़िर में साथ नहीं देता।',
  },
}

const office: VoicedText = {
  oracle: {
    en: 'The trouble at work comes from pressure and the pulls of the office, and not from a lack of ability.',
    hi: 'काम में दिक़्क़त दबाव और दफ़्तर की खींचतान से आती है, क़ाबिलियत की कमी से नहीं।',
  },
  astra: {
    en: 'It is not that you are not good enough: the pressure and the pulls around you use up the effort.',
    hi: 'बात यह नहीं कि आप किसी से कम हैं: आसपास का दबाव और खींचतान मेहनत खा जाते हैं।',
  },
}

/** By words of the question, where no narrower situation is known. */
export const whyByWords: readonly (readonly [RegExp, VoicedText])[] = [
  [/transfer|posting|tabad[al]|तबादल|ट्रांसफ|पोस्टिंग/iu, transfer],
  [/visa|वीज़ा|वीजा/iu, visa],
]

/** By the narrower situation. */
export const whyInSituation: Readonly<Record<string, VoicedText>> = {
  'shop-losses': trade,
  'sales-increase': trade,
  'rival-shop': trade,
  'unsold-stock': trade,
  transfer,
  'transfer-order': transfer,
  'posting-with-family': transfer,
  'interview-rejections': job,
  'after-gap': job,
  'job-lost': job,
  'uniform-selection': selection,
  'railway-or-ssc': selection,
  'teacher-post': selection,
  'bank-exam': selection,
  'civil-service-exam': selection,
  'merit-list': selection,
  'lent-money': dues,
  'stuck-payment': dues,
  'unpaid-salary': dues,
  'loan-instalments': loan,
  'credit-card': loan,
  'income-grows': income,
  'salary-more': income,
  'tightness-ends': income,
  'sell-property': sale,
  'visa-wait': visa,
  'residence-abroad': visa,
  'case-end': court,
  'land-case': court,
  'pension-due': pension,
  'family-pension': pension,
}

/** By the matter, where no narrower situation is known. */
export const whyInMatter: Readonly<Record<string, VoicedText>> = {
  business: trade,
  career: office,
  'job-change': office,
  'job-search': job,
  'government-job': selection,
  debt: loan,
  legal: court,
}
