import type { LocalizedTemplate, LocalizedText } from '../../say.ts'

/** What is told of a rashi, a lagna, a graha or a yoga by its name alone, and so holds for everybody of it. */

type Text1 = LocalizedTemplate<[string]>
type Text2 = LocalizedTemplate<[string, string]>
type Text3 = LocalizedTemplate<[string, string, string]>
type Text4 = LocalizedTemplate<[string, string, string, string]>

/** Whose rashi it is: the rashi alone, or a person of it. */
export const ofRashi: Text1 = { en: (sign) => `${sign} rashi`, hi: (sign) => `${sign} राशि` }
export const ofPersonsRashi: Text2 = {
  en: (person, sign) => `${person} (${sign} rashi)`,
  hi: (person, sign) => `${person} (${sign} राशि)`,
}

/** The asker's own, by the kundli. */
export const ofOwnRashi: Text1 = {
  en: (sign) => `your ${sign} rashi`,
  hi: (sign) => `आपकी ${sign} राशि`,
}
/** Where the asker tells another rashi than the kundli has. */
export const kundliHasRashi: Text2 = {
  en: (sign, told) =>
    `The kundli saved here has ${sign} as your rashi, though. Counted from that: ${told}`,
  hi: (sign, told) => `पर यहाँ की कुंडली में आपकी राशि ${sign} है। उससे गिनें तो: ${told}`,
}

/** Sade Sati runs: whose, in which phase, to when the phase and to when the whole lasts. */
export const sadeSatiRuns: Text4 = {
  en: (who, phase, phaseEnd, end) =>
    `Yes, for ${who} Sade Sati is running: its ${phase} lasts until ${phaseEnd}, and all of it ends on ${end}.`,
  hi: (who, phase, phaseEnd, end) =>
    `हाँ, ${who} की साढ़ेसाती चल रही है: अभी ${phase} है जो ${phaseEnd} तक रहेगा, और पूरी साढ़ेसाती ${end} को समाप्त होगी।`,
}
/** The last phase ends with the whole. */
export const sadeSatiLast: Text3 = {
  en: (who, phase, end) =>
    `Yes, for ${who} Sade Sati is running: it is the ${phase}, and it ends on ${end}.`,
  hi: (who, phase, end) =>
    `हाँ, ${who} की साढ़ेसाती चल रही है: यह ${phase} है, और ${end} को समाप्त होगी।`,
}
export const sadeSatiNot: Text3 = {
  en: (who, from, to) =>
    `No, for ${who} no Sade Sati is running now; the next one begins on ${from} and ends on ${to}.`,
  hi: (who, from, to) =>
    `नहीं, ${who} की साढ़ेसाती अभी नहीं चल रही; अगली ${from} को शुरू होगी और ${to} तक रहेगी।`,
}
/** "When will it come?" of what does not run. */
export const sadeSatiComes: Text3 = {
  en: (who, from, to) =>
    `The next Sade Sati of ${who} begins on ${from} and ends on ${to}; none is running now.`,
  hi: (who, from, to) =>
    `${who} की अगली साढ़ेसाती ${from} को शुरू होगी और ${to} तक रहेगी; अभी नहीं चल रही।`,
}
export const dhaiyaComes: Text3 = {
  en: (who, from, to) =>
    `The next dhaiya of ${who} begins on ${from} and ends on ${to}; none is running now.`,
  hi: (who, from, to) => `${who} पर अगली ढैया ${from} को शुरू होगी और ${to} तक रहेगी; अभी नहीं है।`,
}
/** A dhaiya runs: whose, the house from the Moon, to when. */
export const dhaiyaRuns: Text3 = {
  en: (who, house, end) =>
    `Yes, for ${who} Saturn’s dhaiya is running: Saturn is in the ${house} from the Moon until ${end}.`,
  hi: (who, house, end) =>
    `हाँ, ${who} पर शनि की ढैया चल रही है: शनि चंद्रमा से ${house} में हैं, ${end} तक।`,
}
export const dhaiyaNot: Text3 = {
  en: (who, from, to) =>
    `No, for ${who} no dhaiya is running now; the next one begins on ${from} and ends on ${to}.`,
  hi: (who, from, to) => `नहीं, ${who} पर ढैया अभी नहीं है; अगली ${from} को शुरू होगी और ${to} तक रहेगी।`,
}
/** The other of the two runs. */
export const butDhaiya: Text1 = {
  en: (end) => `A dhaiya of Saturn is running instead, until ${end}.`,
  hi: (end) => `हाँ, शनि की ढैया चल रही है, ${end} तक।`,
}
export const butSadeSati: Text2 = {
  en: (phase, end) => `It is Sade Sati that is running, in its ${phase}, until ${end}.`,
  hi: (phase, end) => `चल रही है साढ़ेसाती, उसका ${phase}, ${end} तक।`,
}
/** On which rashis it is now. */
export const sadeSatiOn: Text1 = {
  en: (signs) => `Sade Sati is on ${signs} now.`,
  hi: (signs) => `साढ़ेसाती अभी ${signs} राशि पर है।`,
}
export const dhaiyaOn: Text2 = {
  en: (signs, end) => `Saturn’s dhaiya is on ${signs} now, until ${end}.`,
  hi: (signs, end) => `शनि की ढैया अभी ${signs} राशि पर है, ${end} तक।`,
}
export const saturnAsks: LocalizedText = {
  en: 'It is a time of more work and slower results, and no punishment: rest, plain food and finished duties carry it.',
  hi: 'यह ज़्यादा मेहनत और धीमे फल का समय है, कोई सज़ा नहीं: आराम, सादा खाना और समय पर पूरे किए काम इसे हल्का करते हैं।',
}
export const byRashiAlone: LocalizedText = {
  en: 'This is counted from the rashi alone, the same for everybody of it; how it works in one life is told from that kundli. This answer is free.',
  hi: 'यह केवल राशि से गिना गया है, इस राशि के सबके लिए एक-सा; किसी एक के जीवन में असर उसकी कुंडली से दिखेगा। यह उत्तर मुफ़्त है।',
}

/** What a graha is for a lagna: graha, lagna, the houses that it owns. */
export const grahaForLagna: Readonly<
  Record<'yogakaraka' | 'lord' | 'good' | 'hard' | 'neutral', Text3>
> = {
  yogakaraka: {
    en: (graha, lagna, houses) =>
      `${graha} is the best planet for ${lagna} lagna, its yogakaraka: it owns the ${houses}, a kendra and a trikona together.`,
    hi: (graha, lagna, houses) =>
      `${lagna} लग्न के लिए ${graha} सबसे शुभ, यानी योगकारक हैं: वे ${houses} के स्वामी हैं, एक केंद्र और एक त्रिकोण।`,
  },
  lord: {
    en: (graha, lagna, houses) =>
      `${graha} is on your side for ${lagna} lagna, being its own lord: it owns the ${houses}.`,
    hi: (graha, lagna, houses) =>
      `${lagna} लग्न के लिए ${graha} शुभ हैं, क्योंकि वे लग्न के ही स्वामी हैं: उनके पास ${houses} है।`,
  },
  good: {
    en: (graha, lagna, houses) =>
      `${graha} is a good planet for ${lagna} lagna: it owns the ${houses}.`,
    hi: (graha, lagna, houses) => `${lagna} लग्न के लिए ${graha} शुभ हैं: वे ${houses} के स्वामी हैं।`,
  },
  hard: {
    en: (graha, lagna, houses) =>
      `${graha} counts among the hard planets for ${lagna} lagna: it owns the ${houses}.`,
    hi: (graha, lagna, houses) =>
      `${lagna} लग्न के लिए ${graha} कठिन ग्रहों में गिने जाते हैं: वे ${houses} के स्वामी हैं।`,
  },
  neutral: {
    en: (graha, lagna, houses) =>
      `${graha} is neither good nor bad by itself for ${lagna} lagna: it owns the ${houses}, and gives by where it stands.`,
    hi: (graha, lagna, houses) =>
      `${lagna} लग्न के लिए ${graha} अपने आप में न शुभ हैं न अशुभ: वे ${houses} के स्वामी हैं, और जहाँ बैठें वैसा फल देते हैं।`,
  },
}
/** Half and half: graha, lagna, the house that gives, the one that asks patience. */
export const grahaIsMixed: Text4 = {
  en: (graha, lagna, good, hard) =>
    `${graha} is half and half for ${lagna} lagna: it owns the ${good}, which gives, and the ${hard}, which asks for patience.`,
  hi: (graha, lagna, good, hard) =>
    `${lagna} लग्न के लिए ${graha} मिले-जुले हैं: ${good} के स्वामी होकर देते हैं, और ${hard} के स्वामी होकर सब्र माँगते हैं।`,
}
/** Rahu and Ketu own no sign. */
export const nodeForLagna: Text2 = {
  en: (graha, lagna) =>
    `${graha} is neither good nor bad for ${lagna} lagna by rule: it owns no sign, and gives like the lord of the sign in which it stands.`,
  hi: (graha, lagna) =>
    `${lagna} लग्न के लिए ${graha} नियम से न शुभ हैं न अशुभ: उनकी अपनी कोई राशि नहीं, इसलिए जिस राशि में बैठें उसके स्वामी जैसा फल देते हैं।`,
}
export const leads: Readonly<Record<'yes' | 'no' | 'notWorst', LocalizedText>> = {
  yes: { en: 'Yes: ', hi: 'हाँ, ' },
  no: { en: 'No: ', hi: 'नहीं, ' },
  notWorst: { en: 'No, not the worst: ', hi: 'नहीं, सबसे बुरे नहीं: ' },
}
export const yogakarakaOf: Text3 = {
  en: (graha, lagna, houses) =>
    `For ${lagna} lagna the yogakaraka is ${graha}: it owns the ${houses}, a kendra and a trikona together.`,
  hi: (graha, lagna, houses) =>
    `${lagna} लग्न के योगकारक ${graha} हैं: वे ${houses} के स्वामी हैं, एक केंद्र और एक त्रिकोण।`,
}
export const noYogakaraka: Text2 = {
  en: (lagna, good) => `${lagna} lagna has no single yogakaraka; the good ones for it are ${good}.`,
  hi: (lagna, good) => `${lagna} लग्न का कोई एक योगकारक नहीं है; उसके शुभ ग्रह ${good} हैं।`,
}
export const goodOfLagna: Text2 = {
  en: (lagna, good) => `The good planets for ${lagna} lagna are ${good}.`,
  hi: (lagna, good) => `${lagna} लग्न के शुभ ग्रह ${good} हैं।`,
}
export const hardOfLagna: Text2 = {
  en: (lagna, hard) => `The hard ones for ${lagna} lagna are ${hard}.`,
  hi: (lagna, hard) => `${lagna} लग्न के कठिन ग्रह ${hard} हैं।`,
}
export const byLagnaAlone: LocalizedText = {
  en: 'This is the rule by ownership, the same for everybody of that lagna; in one kundli it also counts where the planet stands. This answer is free.',
  hi: 'यह भावों के स्वामित्व का नियम है, उस लग्न के सबके लिए एक-सा; किसी एक कुंडली में ग्रह कहाँ बैठा है, यह भी देखते हैं। यह उत्तर मुफ़्त है।',
}
export const yourLagnaIs: Text1 = {
  en: (lagna) => `In this kundli your own lagna comes out as ${lagna}.`,
  hi: (lagna) => `इस कुंडली में आपका अपना लग्न ${lagna} निकलता है।`,
}

/** Where a graha is exalted and where debilitated. */
export const seatsOf: Text3 = {
  en: (graha, high, low) => `${graha} is exalted in ${high} and debilitated in ${low}.`,
  hi: (graha, high, low) => `${graha} ${high} राशि में उच्च के और ${low} राशि में नीच के होते हैं।`,
}
export const lowThenHigh: Text3 = {
  en: (graha, high, low) => `${graha} is debilitated in ${low} and exalted in ${high}.`,
  hi: (graha, high, low) => `${graha} ${low} राशि में नीच के और ${high} राशि में उच्च के होते हैं।`,
}
/** In the sign that the question names: graha, sign, state. */
export const stateInSign: Text3 = {
  en: (graha, sign, state) => `${graha} is ${state} in ${sign}.`,
  hi: (graha, sign, state) => `${sign} राशि में ${graha} ${state} के होते हैं।`,
}
export const nodesSeats: Text1 = {
  en: (graha) =>
    `For ${graha} the books do not agree: many take Taurus for Rahu’s exaltation and Scorpio for Ketu’s, others Gemini and Sagittarius.`,
  hi: (graha) =>
    `${graha} के बारे में ग्रंथ एकमत नहीं हैं: कई राहु को वृषभ और केतु को वृश्चिक में उच्च मानते हैं, कुछ मिथुन और धनु में।`,
}
export const stateMeans: LocalizedText = {
  en: 'Exalted, a planet gives its own things with ease; debilitated, it gives them late and with more work, and there are rules that lift the fall.',
  hi: 'उच्च का ग्रह अपने विषय आसानी से देता है; नीच का देर से और मेहनत से, और नीच भंग के नियम भी हैं।',
}
export const ruleIsFree: LocalizedText = {
  en: 'This is a rule and was not read from your kundli. This answer is free.',
  hi: 'यह नियम है, आपकी कुंडली से नहीं पढ़ा गया। यह उत्तर मुफ़्त है।',
}
export const lordOfSign: Text2 = {
  en: (sign, graha) => `The lord of ${sign} is ${graha}.`,
  hi: (sign, graha) => `${sign} राशि के स्वामी ${graha} हैं।`,
}
export const otherSignOfLord: Text2 = {
  en: (graha, sign) => `${graha} also owns ${sign}.`,
  hi: (graha, sign) => `${graha} ${sign} राशि के भी स्वामी हैं।`,
}

/** What a yoga means: its name, its condition, what it gives. */
export const yogaMeans: Text3 = {
  en: (name, rule, gift) => `${name} yoga means this: ${rule}; tradition reads ${gift} in it.`,
  hi: (name, rule, gift) => `${name} योग का मतलब है: ${rule}; परंपरा इसमें ${gift} देखती है।`,
}
export const viparitaMeans: LocalizedText = {
  en: 'Viparita Raja yoga means a gain out of trouble: the lord of the sixth, eighth or twelfth house stands in one of those three houses.',
  hi: 'विपरीत राजयोग का मतलब है मुश्किल से निकला लाभ: छठे, आठवें या बारहवें भाव के स्वामी इन्हीं तीन भावों में से किसी में हों।',
}
export const rajaMeans: LocalizedText = {
  en: 'Raja yoga means a rise in work and standing: the lord of a kendra and the lord of a trikona stand together, look at each other or exchange signs.',
  hi: 'राजयोग का मतलब है काम और मान में बढ़त: केंद्र और त्रिकोण के स्वामी साथ हों, एक-दूसरे को देखें या राशि बदल लें।',
}
export const mahapurushaMeans: LocalizedText = {
  en: 'Mahapurusha yoga means that Mars, Mercury, Jupiter, Venus or Saturn stands in its own sign or exalted, in a kendra from the lagna: its good side is marked in the person.',
  hi: 'महापुरुष योग का मतलब है कि मंगल, बुध, गुरु, शुक्र या शनि अपनी या उच्च राशि में, लग्न से केंद्र में हों: उनका गुण व्यक्ति में साफ़ दिखता है।',
}
export const parivartanaMeans: LocalizedText = {
  en: 'Parivartana yoga means that two planets stand in each other’s signs, so the two houses that they own work as one.',
  hi: 'परिवर्तन योग का मतलब है कि दो ग्रह एक-दूसरे की राशि में हों, इसलिए उनके दोनों भाव मिलकर काम करते हैं।',
}
export const yogaIsYours: Readonly<Record<'yes' | 'no', LocalizedText>> = {
  yes: { en: 'In your kundli it is formed.', hi: 'आपकी कुंडली में यह बनता है।' },
  no: {
    en: 'In your kundli it is not formed, as in most kundlis.',
    hi: 'आपकी कुंडली में यह नहीं बनता, जैसे ज़्यादातर कुंडलियों में नहीं बनता।',
  },
}
export const yogaIsFree: LocalizedText = {
  en: 'A yoga shows its fruit mainly in the dasha of those who form it, and with work. This answer is free.',
  hi: 'योग का फल ज़्यादातर इसे बनाने वाले ग्रहों की दशा में और मेहनत के साथ दिखता है। यह उत्तर मुफ़्त है।',
}
