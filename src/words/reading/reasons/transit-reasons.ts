import type { VoicedLines } from '../matters/matter-texts.ts'

/**
 * The moving sky over the house that is asked about: `{transit}` the house that the graha moves through,
 * `{main}` the house of the matter, `{until}` the day on which the graha leaves the sign. Wordings of one place in two lists are built alike, so
 * that another place is taken for each graha of an answer.
 */
export const transitReasonLines: Readonly<Record<string, VoicedLines>> = {
  'gochar.jupiter-in-field': {
    oracle: [
      {
        en: 'Jupiter moves through your {transit} until {until}, and in these months the work takes less effort.',
        hi: 'गुरु {until} तक आपके {transit} में गोचर कर रहे हैं, और इन महीनों में काम कम मेहनत से बनता है।',
      },
      {
        en: 'Until {until} Jupiter is in transit through your {transit}, from which this is read, and the delay grows less.',
        hi: 'अभी {transit} में गुरु का गोचर है, जो {until} तक रहेगा; यह बात वहीं से देखी जाती है, इसलिए देर घटती है।',
      },
      {
        en: 'The transit of Jupiter through your {transit} lasts until {until}; what has been stuck can open in this time.',
        hi: 'आपके {transit} में गुरु का गोचर {until} तक रहेगा, और अटकी हुई बात इस बीच खुल सकती है।',
      },
      {
        en: 'Jupiter transits your {transit} until {until}: in these months elders listen and help.',
        hi: 'गुरु आपके {transit} से गुज़र रहे हैं और {until} तक वहीं रहेंगे: इन महीनों में बड़े बात सुनते हैं और काम आते हैं।',
      },
    ],
    astra: [
      {
        en: 'Until {until} Jupiter transits your {transit}, so this is a time to ask and to apply.',
        hi: '{until} तक गुरु का गोचर आपके {transit} में है, इसलिए कहने और अर्ज़ी देने का यही समय है।',
      },
      {
        en: 'Jupiter is passing through your {transit} until {until}: whoever has to be asked, ask in this time.',
        hi: 'गुरु गोचर में {until} तक आपके {transit} में हैं: जिससे बात करनी हो, इसी बीच कर लें।',
      },
      {
        en: 'The time until {until} is good: Jupiter is in transit through your {transit}, and people agree more easily.',
        hi: '{until} तक का समय अच्छा है: गुरु आपके {transit} से गुज़र रहे हैं, लोग जल्दी मान जाते हैं।',
      },
      {
        en: 'With Jupiter moving through your {transit} until {until}, there are fewer hurdles.',
        hi: 'गोचर में गुरु आपके {transit} में हैं, और {until} तक रुकावटें कम रहती हैं।',
      },
    ],
  },
  'gochar.jupiter-sees-field': {
    oracle: [
      {
        en: 'Jupiter moves through your {transit} until {until} and looks at your {main} from there, so things can move sooner.',
        hi: 'गुरु {until} तक आपके {transit} में गोचर कर रहे हैं और वहाँ से {main} को देखते हैं: काम जल्दी हो सकता है।',
      },
      {
        en: 'Until {until} Jupiter is in transit through your {transit} and looks at your {main}, so some of the delay goes.',
        hi: 'अभी {transit} में गुरु का गोचर है, जो {until} तक रहेगा, इसलिए रुकावट कुछ हटती है।',
      },
      {
        en: 'The transit of Jupiter through your {transit} lasts until {until}; from there it looks at your {main}, and good advice comes in time.',
        hi: 'आपके {transit} में गुरु का गोचर {until} तक रहेगा, और सही सलाह समय पर मिलती है।',
      },
      {
        en: 'Jupiter transits your {transit} until {until} and looks at your {main}: less effort is needed in these months.',
        hi: 'गुरु आपके {transit} से गुज़र रहे हैं और {until} तक वहीं से {main} को देखते हैं: इन महीनों में मेहनत कम लगती है।',
      },
    ],
    astra: [
      {
        en: 'Until {until} people agree sooner, because Jupiter transits your {transit} and looks at your {main}.',
        hi: '{until} तक गुरु का गोचर आपके {transit} में है, इसलिए लोग जल्दी मानते हैं।',
      },
      {
        en: 'Jupiter is passing through your {transit} until {until} and looks at your {main}, so help is given when asked.',
        hi: 'गुरु गोचर में {until} तक आपके {transit} में हैं और {main} को देखते हैं: मदद माँगने पर मिल जाती है।',
      },
      {
        en: 'The work is lighter until {until}: Jupiter is in transit through your {transit} and looks at your {main}.',
        hi: '{until} तक काम हल्का पड़ता है: गुरु आपके {transit} से गुज़र रहे हैं और {main} को देखते हैं।',
      },
      {
        en: 'With Jupiter moving through your {transit} until {until} and looking at your {main}, old hurdles can go.',
        hi: 'गोचर में गुरु आपके {transit} में हैं और {main} को देखते हैं, इसलिए {until} तक पुरानी अड़चनें हट सकती हैं।',
      },
    ],
  },
  'gochar.saturn-in-field': {
    oracle: [
      {
        en: 'Saturn moves through your {transit} until {until}, the house of this matter itself: it makes you wait, and it rewards what is done properly.',
        hi: 'शनि {until} तक आपके {transit} में गोचर कर रहे हैं, जहाँ से यह बात देखी जाती है: वे इंतज़ार कराते हैं, पर ठीक से किए काम का फल देते हैं।',
      },
      {
        en: 'Until {until} Saturn is in transit through your {transit}, the house of this matter, so results come late.',
        hi: 'अभी {transit} में शनि का गोचर है, जो {until} तक रहेगा; देर इसी से हो रही है।',
      },
      {
        en: 'The transit of Saturn through your {transit} lasts until {until}; it slows the matter, and half-done work has to be done again.',
        hi: 'आपके {transit} में शनि का गोचर {until} तक रहेगा; काम धीमा चलता है, और अधूरा छोड़ा काम दोबारा करना पड़ता है।',
      },
      {
        en: 'Saturn transits the house of this matter, your {transit}, until {until}: it slows every step, so plan for delay.',
        hi: 'शनि आपके {transit} से गुज़र रहे हैं और {until} तक वहीं रहेंगे: हर क़दम पर थोड़ी देर मानकर चलें।',
      },
    ],
    astra: [
      {
        en: 'Until {until} Saturn transits your {transit}, and that is why it all takes so long just now.',
        hi: '{until} तक शनि का गोचर आपके {transit} में है, इसीलिए छोटे काम में भी बहुत समय लग रहा है।',
      },
      {
        en: 'Saturn is passing through your {transit} until {until}, and it is the time that slows this, not you.',
        hi: 'शनि गोचर में {until} तक आपके {transit} में हैं: देर समय की वजह से है, आपकी कमी से नहीं।',
      },
      {
        en: 'More work and less result until {until} has a reason: Saturn is in transit through your {transit}.',
        hi: '{until} तक मेहनत ज़्यादा और फल कम लगे, तो वजह यह है: शनि आपके {transit} से गुज़र रहे हैं।',
      },
      {
        en: 'With Saturn moving through your {transit} until {until}, do one thing at a time, or everything gets late.',
        hi: 'गोचर में शनि आपके {transit} में हैं, और {until} तक एक बार में एक ही काम निपट पाता है।',
      },
    ],
  },
  'gochar.saturn-sees-field': {
    oracle: [
      {
        en: 'Saturn moves through your {transit} until {until} and looks at your {main} from there, which slows the matter.',
        hi: 'शनि {until} तक आपके {transit} में गोचर कर रहे हैं और वहाँ से {main} को देखते हैं: काम धीमा चलता है।',
      },
      {
        en: 'Until {until} Saturn is in transit through your {transit} and looks at your {main}, so replies come late.',
        hi: 'अभी {transit} में शनि का गोचर है, जो {until} तक रहेगा, इसलिए जवाब देर से आते हैं।',
      },
      {
        en: 'The transit of Saturn through your {transit} lasts until {until}; from there it looks at your {main}, and one job takes two rounds.',
        hi: 'आपके {transit} में शनि का गोचर {until} तक रहेगा, और एक काम में दो चक्कर लगते हैं।',
      },
      {
        en: 'Saturn transits your {transit} until {until} and slows the matter by its aspect on your {main}.',
        hi: 'शनि आपके {transit} से गुज़र रहे हैं और {until} तक वहीं से {main} को देखते हैं: देर की एक वजह यह भी है।',
      },
    ],
    astra: [
      {
        en: 'Until {until}, with Saturn in transit through your {transit}, things move a little at a time.',
        hi: '{until} तक शनि का गोचर आपके {transit} में है, इसलिए बात थोड़ी-थोड़ी करके बढ़ती है।',
      },
      {
        en: 'Saturn is passing through your {transit} until {until}, so everything takes longer than planned.',
        hi: 'शनि गोचर में {until} तक आपके {transit} में हैं, तो हर काम में सोचे से ज़्यादा समय लगता है।',
      },
      {
        en: 'The slow pace until {until} has a reason: Saturn is in transit through your {transit} and looks at your {main}.',
        hi: '{until} तक चाल धीमी रहने की वजह है: शनि आपके {transit} से गुज़र रहे हैं और {main} को देखते हैं।',
      },
      {
        en: 'With Saturn moving through your {transit} until {until}, a little work every day gets further than a big push.',
        hi: 'गोचर में शनि आपके {transit} में हैं, और {until} तक रोज़ थोड़ा-थोड़ा करने से ही काम होता है।',
      },
    ],
  },
  'gochar.rahu-in-field': {
    oracle: [
      {
        en: 'Rahu moves through your {transit} until {until}: much is offered, and only half of it is true.',
        hi: 'राहु {until} तक आपके {transit} में गोचर कर रहे हैं: बातें बहुत होती हैं, और सच आधी ही निकलती हैं।',
      },
      {
        en: 'Until {until} Rahu is in transit through your {transit}, so verify what is offered before you accept.',
        hi: 'अभी {transit} में राहु का गोचर है, जो {until} तक रहेगा, इसलिए मानने से पहले हर बात जाँच लें।',
      },
      {
        en: 'The transit of Rahu through your {transit} lasts until {until}; much is promised, and little of it is kept.',
        hi: 'आपके {transit} में राहु का गोचर {until} तक रहेगा; वादे बहुत होते हैं, पूरे कम होते हैं।',
      },
      {
        en: 'Rahu transits your {transit} until {until}: new offers come quickly, and they change as quickly.',
        hi: 'राहु आपके {transit} से गुज़र रहे हैं और {until} तक वहीं रहेंगे: नई बात जल्दी उठती है, और जल्दी बदल भी जाती है।',
      },
    ],
    astra: [
      {
        en: 'Until {until} Rahu transits your {transit}, so don’t say yes in the first rush.',
        hi: '{until} तक राहु का गोचर आपके {transit} में है, इसलिए जल्दी में हाँ न कहें।',
      },
      {
        en: 'Rahu is passing through your {transit} until {until}: take a day before you agree to anything.',
        hi: 'राहु गोचर में {until} तक आपके {transit} में हैं: मानने से पहले एक दिन सोच लें।',
      },
      {
        en: 'Check every promise until {until}, because Rahu is in transit through your {transit}.',
        hi: '{until} तक हर वादा परख लें, क्योंकि राहु आपके {transit} से गुज़र रहे हैं।',
      },
      {
        en: 'With Rahu moving through your {transit} until {until}, ask someone you trust before you decide.',
        hi: 'गोचर में राहु आपके {transit} में हैं, और {until} तक हर फ़ैसला किसी भरोसेमंद से पूछकर लें।',
      },
    ],
  },
  'gochar.ketu-in-field': {
    oracle: [
      {
        en: 'Ketu moves through your {transit} until {until}, and the wish itself may change in that time.',
        hi: 'केतु {until} तक आपके {transit} में गोचर कर रहे हैं, और इस दौरान इरादा भी बदल सकता है।',
      },
      {
        en: 'Until {until} Ketu is in transit through your {transit}, and your interest in it can rise and fall.',
        hi: 'अभी {transit} में केतु का गोचर है, जो {until} तक रहेगा, और मन कभी लगता है, कभी नहीं।',
      },
      {
        en: 'The transit of Ketu through your {transit} lasts until {until}; the matter stays quiet for some time.',
        hi: 'आपके {transit} में केतु का गोचर {until} तक रहेगा; बात कुछ समय ठंडी रहती है।',
      },
      {
        en: 'Ketu transits your {transit} until {until}: it is better to decide nothing in a low mood.',
        hi: 'केतु आपके {transit} से गुज़र रहे हैं और {until} तक वहीं रहेंगे: उदास मन से फ़ैसला न लें।',
      },
    ],
    astra: [
      {
        en: 'Until {until} Ketu transits your {transit}; if your heart is not in it for a while, that passes.',
        hi: '{until} तक केतु का गोचर आपके {transit} में है; कुछ समय मन न लगे, तो भी यह बीत जाता है।',
      },
      {
        en: 'Ketu is passing through your {transit} until {until}, so let the mood settle before you decide.',
        hi: 'केतु गोचर में {until} तक आपके {transit} में हैं, तो मन ठहरने पर ही फ़ैसला करें।',
      },
      {
        en: 'Little happens here until {until}, and the reason is this: Ketu is in transit through your {transit}.',
        hi: '{until} तक बात कम ही बढ़ती है, और वजह यह है: केतु आपके {transit} से गुज़र रहे हैं।',
      },
      {
        en: 'With Ketu moving through your {transit} until {until}, forcing it only makes it worse.',
        hi: 'गोचर में केतु आपके {transit} में हैं, और {until} तक ज़ोर देने से बात बिगड़ती है।',
      },
    ],
  },
}
