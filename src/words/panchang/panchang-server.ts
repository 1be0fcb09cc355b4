import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** What the server says of a day, a month and a muhurta: sentences that it finishes itself. */
export const panchangSentences = {
  delhi: { en: 'Delhi, India', hi: 'दिल्ली, भारत' },
  extentSunrise: {
    en: (from: string, to: string) => `From sunrise at ${from} to the next at ${to}`,
    hi: (from: string, to: string) => `सूर्योदय ${from} से अगले सूर्योदय ${to} तक`,
  } satisfies LocalizedTemplate<[string, string]>,
  extentSix: {
    en: (from: string, to: string) => `From ${from} to ${to} (six by local mean time)`,
    hi: (from: string, to: string) => `${from} से ${to} तक (स्थानीय मध्यम समय के छह बजे से)`,
  } satisfies LocalizedTemplate<[string, string]>,
  ruleHindu: {
    en: 'The day and its periods are counted from the Hindu sunrise: the middle of the Sun’s disc on the horizon, without refraction, as in the texts.',
    hi: 'दिन और उसके काल शास्त्रीय (हिंदू) सूर्योदय से गिने गए हैं: जब सूर्य के बिंब का मध्य क्षितिज पर हो, बिना अपवर्तन के।',
  },
  ruleStandard: {
    en: 'The day and its periods are counted from the standard sunrise: the first edge of the Sun as it is seen, refraction included.',
    hi: 'दिन और उसके काल मानक सूर्योदय से गिने गए हैं: जब अपवर्तन सहित सूर्य का पहला किनारा दिखता है।',
  },
  tithi: { en: 'Tithi', hi: 'तिथि' },
  nakshatra: { en: 'Nakshatra', hi: 'नक्षत्र' },
  yoga: { en: 'Yoga', hi: 'योग' },
  karana: { en: 'Karana', hi: 'करण' },
  vara: { en: 'Weekday', hi: 'वार' },
  lordOf: {
    en: (lord: string) => `lord ${lord}`,
    hi: (lord: string) => `स्वामी ${lord}`,
  } satisfies LocalizedTemplate<[string]>,
  month: { en: 'Month', hi: 'मास' },
  monthValue: {
    en: (month: string, paksha: string) => `${month}, ${paksha}`,
    hi: (month: string, paksha: string) => `${month}, ${paksha}`,
  } satisfies LocalizedTemplate<[string, string]>,
  amanta: {
    en: (month: string) => `${month} where months end with the new moon`,
    hi: (month: string) => `अमांत गणना में ${month}`,
  } satisfies LocalizedTemplate<[string]>,
  kshaya: {
    en: (month: string) => `${month}, kshaya: the next month is left out`,
    hi: (month: string) => `${month}, क्षय मास`,
  } satisfies LocalizedTemplate<[string]>,
  vikram: { en: 'Vikram Samvat', hi: 'विक्रम संवत' },
  shaka: { en: 'Shaka Samvat', hi: 'शक संवत' },
  ritu: { en: 'Season', hi: 'ऋतु' },
  ayana: { en: 'Ayana', hi: 'अयन' },
  sunriseHindu: { en: 'Sun, by the panchang', hi: 'सूर्य, पंचांग के नियम से' },
  sunriseStandard: { en: 'Sun, as seen', hi: 'सूर्य, जैसा दिखता है' },
  moon: { en: 'Moon', hi: 'चंद्रमा' },
  riseSet: {
    en: (rise: string, set: string) => `rises ${rise}, sets ${set}`,
    hi: (rise: string, set: string) => `उदय ${rise}, अस्त ${set}`,
  } satisfies LocalizedTemplate<[string, string]>,
  none: { en: 'none', hi: 'नहीं' },
  sunIn: { en: 'Sun in', hi: 'सूर्य राशि' },
  moonIn: { en: 'Moon in', hi: 'चंद्र राशि' },
  dayLength: { en: 'Day and night', hi: 'दिनमान और रात्रिमान' },
  length: {
    en: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    hi: (hours: number, minutes: number) => `${hours} घं ${minutes} मि`,
  } satisfies LocalizedTemplate<[number, number]>,
  until: {
    en: (name: string, clock: string) => `${name} until ${clock}`,
    hi: (name: string, clock: string) => `${name} ${clock} तक`,
  } satisfies LocalizedTemplate<[string, string]>,
  timeline: {
    en: (day: string) => `The periods of ${day} from sunrise to sunrise, drawn to scale`,
    hi: (day: string) => `${day} के काल, सूर्योदय से सूर्योदय तक, अनुपात में`,
  } satisfies LocalizedTemplate<[string]>,
  stretch: {
    en: (from: string, until: string) => `${from} to ${until}`,
    hi: (from: string, until: string) => `${from} से ${until}`,
  } satisfies LocalizedTemplate<[string, string]>,
  newMoon: { en: 'New moon', hi: 'अमावस्या' },
  fullMoon: { en: 'Full moon', hi: 'पूर्णिमा' },
  sankranti: {
    en: (rashi: string, clock: string) => `Sun enters ${rashi} ${clock}`,
    hi: (rashi: string, clock: string) => `${rashi} संक्रांति ${clock}`,
  } satisfies LocalizedTemplate<[string, string]>,
  skipped: {
    en: (tithi: string) => `${tithi} is skipped (kshaya)`,
    hi: (tithi: string) => `${tithi} का क्षय`,
  } satisfies LocalizedTemplate<[string]>,
  moonInSign: {
    en: (sign: string) => `the Moon in ${sign}`,
    hi: (sign: string) => `चंद्र राशि ${sign}`,
  },
  birthStar: {
    en: (star: string) => `birth star ${star}`,
    hi: (star: string) => `जन्म नक्षत्र ${star}`,
  },
  weighedFor: {
    en: (moon: string) => `Weighed for one person: ${moon}.`,
    hi: (moon: string) => `एक व्यक्ति के लिए देखा गया: ${moon}।`,
  },
  found: {
    en: (count: number, shownCount: number) =>
      count === 0
        ? 'No time in these dates passes every rule. Try a longer range, or another month.'
        : count > shownCount
          ? `${count} times pass every rule. These are the ${shownCount} with the best scores, in order of date.`
          : count === 1
            ? 'One time passes every rule.'
            : `${count} times pass every rule, here in order of date.`,
    hi: (count: number, shownCount: number) =>
      count === 0
        ? 'इन तारीख़ों में कोई समय सभी नियमों पर खरा नहीं उतरता। ज़्यादा लंबी अवधि या कोई और महीना देखें।'
        : count > shownCount
          ? `${count} समय सभी नियमों पर खरे हैं। इनमें सबसे अच्छे अंकों वाले ${shownCount} नीचे तारीख़ के क्रम में हैं।`
          : count === 1
            ? 'एक समय सभी नियमों पर खरा है।'
            : `${count} समय सभी नियमों पर खरे हैं, तारीख़ के क्रम में।`,
  } satisfies LocalizedTemplate<[number, number]>,
}

export const qualityNames: Record<'good' | 'middling' | 'bad', LocalizedText> = {
  good: { en: 'good', hi: 'शुभ' },
  middling: { en: 'neutral', hi: 'सामान्य' },
  bad: { en: 'avoid', hi: 'वर्ज्य' },
}

export const levelNames: Record<'good' | 'fair' | 'poor' | 'avoid' | 'note', LocalizedText> = {
  good: { en: 'good', hi: 'उत्तम' },
  fair: { en: 'fair', hi: 'ठीक' },
  poor: { en: 'weak', hi: 'कमज़ोर' },
  avoid: { en: 'avoid', hi: 'वर्ज्य' },
  note: { en: 'note', hi: 'ध्यान दें' },
}

/** What each span of the day is, in one line, by the engine's ids. */
export const spanMeanings: Record<string, LocalizedText> = {
  brahmaMuhurta: {
    en: 'The last muhurta but one before sunrise: for study and prayer.',
    hi: 'रात के आख़िरी मुहूर्त से ठीक पहले वाला मुहूर्त: अध्ययन और पूजा के लिए।',
  },
  abhijit: {
    en: 'The eighth of fifteen parts of daylight, round true noon.',
    hi: 'दिन के पंद्रह भागों में आठवाँ, मध्याह्न के आसपास।',
  },
  amritKaal: {
    en: 'Four ghatis of the nakshatra that are considered good.',
    hi: 'नक्षत्र की चार शुभ घटियाँ।',
  },
  rahuKaal: {
    en: 'An eighth of the daylight, set by the weekday: nothing new is begun in it.',
    hi: 'वार के अनुसार दिन का आठवाँ भाग: इसमें नया काम शुरू नहीं करते।',
  },
  yamaganda: {
    en: 'An eighth of the daylight, set by the weekday: avoided for journeys.',
    hi: 'वार के अनुसार दिन का आठवाँ भाग: यात्रा में वर्ज्य।',
  },
  gulika: {
    en: 'Saturn’s eighth of the daylight, set by the weekday.',
    hi: 'दिन का वह आठवाँ भाग जो शनि का है, वार के अनुसार।',
  },
  durMuhurta: {
    en: 'A fifteenth of the day or night, set by the weekday, avoided for auspicious work.',
    hi: 'वार के अनुसार दिन या रात का पंद्रहवाँ भाग, शुभ काम में वर्ज्य।',
  },
  varjyam: {
    en: 'Four ghatis of the nakshatra that are avoided.',
    hi: 'नक्षत्र की चार वर्ज्य घटियाँ।',
  },
  bhadra: {
    en: 'The karana Vishti: new beginnings are put off.',
    hi: 'विष्टि करण: नए काम टाल दिए जाते हैं।',
  },
}
