import type { LocalizedText } from '../../say.ts'
import type { VoicedText } from '../matters/matter-texts.ts'

/** Facts of the birth chart: a graha, a house, lagna, rashi and nakshatra, the strongest and the weakest. */

export const identityTexts: Readonly<Record<'lagna' | 'rashi' | 'nakshatra' | 'all', VoicedText>> =
  {
    lagna: {
      oracle: { en: 'Your lagna is {lagna}.', hi: 'आपका लग्न {lagna} है।' },
      astra: {
        en: 'You are {lagna} lagna.',
        hi: 'लग्न की बात करें तो आपका लग्न {lagna} है।',
      },
    },
    rashi: {
      oracle: {
        en: 'Your Moon sign is {rashi}, and that is what people call the rashi.',
        hi: 'आपकी चंद्र राशि {rashi} है, और इसी को राशि कहते हैं।',
      },
      astra: {
        en: 'As for the rashi, your Moon sign is {rashi}.',
        hi: 'राशि की बात करें तो आपकी चंद्र राशि {rashi} है।',
      },
    },
    nakshatra: {
      oracle: {
        en: 'Your birth nakshatra is {star}, pada {pada}.',
        hi: 'आपका जन्म नक्षत्र {star} है, चरण {pada}।',
      },
      astra: {
        en: 'You were born in {star}: your birth nakshatra is {star}, pada {pada}.',
        hi: 'जन्म के समय चंद्रमा {star} नक्षत्र में थे, इसलिए आपका जन्म नक्षत्र {star} है, चरण {pada}।',
      },
    },
    all: {
      oracle: {
        en: 'Your lagna is {lagna}, your Moon sign is {rashi}, and your birth nakshatra is {star}, pada {pada}.',
        hi: 'आपका लग्न {lagna} है, चंद्र राशि {rashi} है, और जन्म नक्षत्र {star} है, चरण {pada}।',
      },
      astra: {
        en: 'Three things to remember: lagna is {lagna}, Moon sign is {rashi}, birth nakshatra is {star} with pada {pada}.',
        hi: 'तीन बातें याद रखें: लग्न {lagna} है, चंद्र राशि {rashi} है, जन्म नक्षत्र {star} है, चरण {pada}।',
      },
    },
  }
/** The star without its quarter, where the day alone is known. */
export const starTexts: VoicedText = {
  oracle: { en: 'Your birth nakshatra is {star}.', hi: 'आपका जन्म नक्षत्र {star} है।' },
  astra: {
    en: 'The star of your birth: your birth nakshatra is {star}.',
    hi: 'नक्षत्र की बात करें तो आपका जन्म नक्षत्र {star} है।',
  },
}
export const lagnaLordTexts: VoicedText = {
  oracle: {
    en: 'The lord of your lagna is {graha}, and it stands in the {house}.',
    hi: 'आपके लग्न के स्वामी {graha} हैं, और वे {house} में हैं।',
  },
  astra: {
    en: 'Everything there is led by {graha}, lord of your lagna, which sits in the {house}.',
    hi: 'इसे चलाने वाले {graha} हैं: आपके लग्न के स्वामी, जो {house} में बैठे हैं।',
  },
}
/** Another birth star was written at home. */
export const otherStarTexts: VoicedText = {
  oracle: {
    en: 'At home another star was written, while the saved birth gives {star}: compare the date and the hour first, for the star changes about once a day.',
    hi: 'घर में दूसरा नक्षत्र लिखा है, जबकि सहेजे हुए जन्म से {star} आता है: पहले तारीख़ और समय मिला लें, क्योंकि नक्षत्र क़रीब एक दिन में बदल जाता है।',
  },
  astra: {
    en: 'This is not what your family wrote; with the birth saved here it comes to {star}, so check the date and the hour, as the star changes about once a day.',
    hi: 'घरवालों ने जो लिखा है उससे यह अलग है; यहाँ सहेजे जन्म से {star} आता है, इसलिए तारीख़ और समय जाँच लें, नक्षत्र क़रीब एक दिन में बदल जाता है।',
  },
}
/** "Where is my lagnesh, and is it combust?": in one sentence. */
export const lagnaLordIs: Readonly<Record<'plain' | 'inState' | 'notInState', VoicedText>> = {
  plain: {
    oracle: {
      en: 'Your lagna lord is {graha}, and it stands in your {house}, in {sign}.',
      hi: 'आपके लग्नेश {graha} हैं, और वे आपके {house} में, {sign} राशि में हैं।',
    },
    astra: {
      en: '{Graha} is the lord of your lagna and sits in your {house}, in {sign}.',
      hi: '{graha} आपके लग्नेश हैं और {house} में, {sign} राशि में बैठे हैं।',
    },
  },
  inState: {
    oracle: {
      en: 'Your lagna lord is {graha}, in your {house}, in {sign}, and yes, it is {state}.',
      hi: 'आपके लग्नेश {graha} हैं, आपके {house} में, {sign} राशि में, और हाँ, वे {state} हैं।',
    },
    astra: {
      en: '{Graha} is the lord of your lagna; it sits in your {house}, in {sign}, and it is {state}.',
      hi: '{graha} आपके लग्नेश हैं; वे {house} में, {sign} राशि में बैठे हैं, और {state} हैं।',
    },
  },
  notInState: {
    oracle: {
      en: 'Your lagna lord is {graha}, in your {house}, in {sign}, and no, it is not {state}.',
      hi: 'आपके लग्नेश {graha} हैं, आपके {house} में, {sign} राशि में, और नहीं, वे {state} नहीं हैं।',
    },
    astra: {
      en: '{Graha} is the lord of your lagna; it sits in your {house}, in {sign}, and it is not {state}.',
      hi: '{graha} आपके लग्नेश हैं; वे {house} में, {sign} राशि में बैठे हैं, और {state} नहीं हैं।',
    },
  },
}
export const rashiLordTexts: VoicedText = {
  oracle: {
    en: 'The lord of your Moon sign is {graha}.',
    hi: 'आपकी चंद्र राशि के स्वामी {graha} हैं।',
  },
  astra: {
    en: 'Your Moon sign is ruled by {graha}.',
    hi: 'चंद्र राशि के मालिक {graha} हैं।',
  },
}
export const starLordTexts: VoicedText = {
  oracle: {
    en: 'The lord of your birth nakshatra is {graha}, and the dashas of your life are counted from it.',
    hi: 'आपके जन्म नक्षत्र के स्वामी {graha} हैं, और जीवन की दशाएँ इसी से गिनी जाती हैं।',
  },
  astra: {
    en: 'Your life’s first dasha came from it, as the lord of your birth nakshatra is {graha}.',
    hi: 'जन्म नक्षत्र के स्वामी {graha} हैं, इसलिए जीवन की पहली दशा उन्हीं की थी।',
  },
}

export const grahaPlaceTexts: VoicedText = {
  oracle: {
    en: '{Graha} is in {sign}, in your {house}, in {star} nakshatra, pada {pada}.',
    hi: '{graha} {sign} राशि में हैं, आपके {house} में, {star} नक्षत्र में, चरण {pada}।',
  },
  astra: {
    en: 'You have {graha} in {sign}, and that is your {house}.',
    hi: 'आपकी कुंडली में {graha} {sign} राशि में हैं, यानी {house} में।',
  },
}
export const grahaStateTexts: Readonly<Record<'yes' | 'no', VoicedText>> = {
  yes: {
    oracle: {
      en: 'Yes, {graha} is {state} in your birth chart.',
      hi: 'हाँ, आपकी जन्म कुंडली में {graha} {state} हैं।',
    },
    astra: { en: 'It is: by birth {graha} is {state}.', hi: 'जी हाँ, जन्म से {graha} {state} हैं।' },
  },
  no: {
    oracle: {
      en: 'No, {graha} is not {state} in your birth chart.',
      hi: 'नहीं, आपकी जन्म कुंडली में {graha} {state} नहीं हैं।',
    },
    astra: {
      en: 'No, don’t worry: {graha} is not {state}.',
      hi: 'नहीं, चिंता न करें: {graha} {state} नहीं हैं।',
    },
  },
}
export const stateWords = {
  combust: { en: 'combust', hi: 'अस्त' },
  retrograde: { en: 'retrograde', hi: 'वक्री' },
  exalted: { en: 'exalted', hi: 'उच्च के' },
  debilitated: { en: 'debilitated', hi: 'नीच के' },
  own: { en: 'in its own sign', hi: 'स्वगृही' },
} as const satisfies Record<string, LocalizedText>
/** The dignity it has, where another was asked after. */
export const dignityIsTexts: VoicedText = {
  oracle: { en: '{Graha} is {dignity}, in {sign}.', hi: '{graha} {sign} राशि में {dignity} हैं।' },
  astra: {
    en: 'Where it stands, in {sign}, {graha} is {dignity}.',
    hi: 'वे {sign} राशि में हैं, और {graha} वहाँ {dignity} हैं।',
  },
}
export const statesListTexts: Readonly<Record<'some' | 'none', VoicedText>> = {
  some: {
    oracle: { en: 'In your birth chart {list}.', hi: 'आपकी जन्म कुंडली में {list}।' },
    astra: { en: 'These are yours by birth: {list}.', hi: 'जन्म से आपके लिए: {list}।' },
  },
  none: {
    oracle: {
      en: 'None of the nine is so in your chart.',
      hi: 'नौ में से कोई भी आपकी कुंडली में ऐसा नहीं है।',
    },
    astra: {
      en: 'None at all, and that is perfectly usual.',
      hi: 'एक भी नहीं, और यह बिल्कुल सामान्य बात है।',
    },
  },
}
export const vargaTexts: VoicedText = {
  oracle: { en: 'In the navamsa {graha} is in {sign}.', hi: 'नवांश में {graha} {sign} राशि में हैं।' },
  astra: {
    en: 'The navamsa shows {graha} in {sign}.',
    hi: 'नवांश देखें तो {graha} {sign} राशि में हैं।',
  },
}
export const vargaLagnaTexts: VoicedText = {
  oracle: { en: 'The lagna of your navamsa is {sign}.', hi: 'आपके नवांश का लग्न {sign} है।' },
  astra: { en: 'Your navamsa lagna is {sign}.', hi: 'नवांश में लग्न {sign} है।' },
}

export const houseLordTexts: VoicedText = {
  oracle: {
    en: 'Your {main} is {sign}, and its lord is {graha}, which stands in the {house}.',
    hi: 'आपका {main} {sign} राशि का है, और उसके स्वामी {graha} {house} में हैं।',
  },
  astra: {
    en: '{Graha} rules your {main} and sits in the {house}.',
    hi: 'आपके {main} के मालिक {graha} हैं, जो {house} में बैठे हैं।',
  },
}
export const occupantTexts: VoicedText = {
  oracle: { en: 'In your {main} stands {grahas}.', hi: 'आपके {main} में {grahas} हैं।' },
  astra: {
    en: 'You have {grahas} sitting in the {main}.',
    hi: 'वहाँ, यानी {main} में, {grahas} बैठे हैं।',
  },
}
export const emptyTexts: VoicedText = {
  oracle: {
    en: 'No graha stands in your {main}, which is no lack: then its lord speaks for it.',
    hi: 'आपके {main} में कोई ग्रह नहीं है, और यह कमी नहीं है: तब फल उसके स्वामी से देखा जाता है।',
  },
  astra: {
    en: 'Your {main} is empty, and that is nothing bad: most people have several such.',
    hi: 'आपका {main} ख़ाली है, और इसमें कुछ बुरा नहीं: ज़्यादातर लोगों की कुंडली में ऐसे कई होते हैं।',
  },
}
export const aspectTexts: VoicedText = {
  oracle: { en: '{Grahas} aspects your {main}.', hi: '{grahas} की दृष्टि आपके {main} पर है।' },
  astra: {
    en: 'Your {main} is also aspected by {grahas}.',
    hi: 'साथ ही {main} पर {grahas} की दृष्टि है।',
  },
}
export const strengthTexts: Readonly<Record<'strongest' | 'weakest', VoicedText>> = {
  strongest: {
    oracle: {
      en: 'The most strength in your chart lies with {graha}, which stands in your {house}: {rupas} rupas where {required} are asked.',
      hi: 'आपकी कुंडली में सबसे ज़्यादा बल {graha} का है, जो {house} में हैं: {required} की जगह {rupas} रूप।',
    },
    astra: {
      en: 'Your best helper is {graha}, which sits in your {house}; the old sixfold count gives it {rupas} rupas, and {required} would be enough.',
      hi: 'सबसे ज़्यादा ताक़त {graha} की है, जो {house} में बैठे हैं: पुरानी गिनती में {rupas} रूप, जबकि {required} भी काफ़ी थे।',
    },
  },
  weakest: {
    oracle: {
      en: 'The least strength in your chart lies with {graha}, which stands in your {house}: {rupas} rupas where {required} are asked.',
      hi: 'आपकी कुंडली में सबसे कम बल {graha} का है, जो {house} में हैं: {required} की जगह {rupas} रूप।',
    },
    astra: {
      en: 'The one that needs most support is {graha}, which sits in your {house}; the old sixfold count gives it {rupas} rupas against {required} asked.',
      hi: 'सबसे कम ताक़त {graha} की है, जो {house} में बैठे हैं: पुरानी गिनती में {rupas} रूप, जबकि {required} चाहिए।',
    },
  },
}
/** What the measure does not say. */
export const strengthNoteTexts: VoicedText = {
  oracle: {
    en: 'The count tells how much it can do, not whether what it does is good or bad.',
    hi: 'यह गिनती बताती है कि असर कितना हो सकता है, यह नहीं कि वह अच्छा है या बुरा।',
  },
  astra: {
    en: 'Don’t take it as a mark out of ten for you: it only shows where help comes first.',
    hi: 'इसे अपने नंबर न समझें: इससे बस यह दिखता है कि मदद पहले कहाँ से आएगी।',
  },
}
export const grahaMeaningTexts: VoicedText = {
  oracle: {
    en: '{Graha} stands for {matters} in every chart.',
    hi: '{graha} हर कुंडली में इनके कारक हैं: {matters}।',
  },
  astra: {
    en: 'Look there for {matters}, as {graha} represents them.',
    hi: '{matters}, इन सबके कारक {graha} हैं।',
  },
}
