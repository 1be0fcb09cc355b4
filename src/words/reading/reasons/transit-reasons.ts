import type { VoicedLines } from '../matters/matter-texts.ts'

/**
 * The moving sky over the house that is asked about: `{transit}` the house that the graha moves through,
 * `{until}` the day on which it leaves the sign. Wordings of one place in two lists are built alike, so
 * that another place is taken for each graha of an answer.
 */
export const transitReasonLines: Readonly<Record<string, VoicedLines>> = {
  'gochar.jupiter-in-field': {
    oracle: [
      {
        en: 'Jupiter moves through your {transit} until {until}, and what you ask about has its help in these months.',
        hi: 'गुरु {until} तक आपके {transit} में गोचर कर रहे हैं, और इन महीनों में उनका साथ मिलता है।',
      },
      {
        en: 'Until {until} Jupiter is in transit through your {transit}, from which this is read, and that is a real help.',
        hi: 'अभी {transit} में गुरु का गोचर है, जो {until} तक रहेगा; यह बात वहीं से देखी जाती है, इसलिए अच्छी मदद है।',
      },
      {
        en: 'The transit of Jupiter through your {transit} lasts until {until}, and it is good for this.',
        hi: 'आपके {transit} में गुरु का गोचर {until} तक रहेगा, और इसके लिए वह अच्छा है।',
      },
      {
        en: 'Jupiter transits your {transit} until {until}: make good use of these months.',
        hi: 'गुरु आपके {transit} से गुज़र रहे हैं और {until} तक वहीं रहेंगे: ये महीने हाथ से न जाने दें।',
      },
    ],
    astra: [
      {
        en: 'Until {until} Jupiter transits your {transit}, so this is a time to ask and to apply.',
        hi: '{until} तक गुरु का गोचर आपके {transit} में है, इसलिए यह माँगने और आवेदन करने का समय है।',
      },
      {
        en: 'Jupiter is passing through your {transit} until {until}: make your requests in this time.',
        hi: 'गुरु गोचर में {until} तक आपके {transit} में हैं: अपनी बात इसी दौरान रखें।',
      },
      {
        en: 'Use the time until {until}: Jupiter is in transit through your {transit}, and your wish has support.',
        hi: '{until} तक का समय अच्छा है: गुरु आपके {transit} से गुज़र रहे हैं, मन की बात कह दें।',
      },
      {
        en: 'With Jupiter moving through your {transit} until {until}, it is worth putting yourself forward.',
        hi: 'गोचर में गुरु आपके {transit} में हैं, और {until} तक हिम्मत से बात करना अच्छा है।',
      },
    ],
  },
  'gochar.jupiter-sees-field': {
    oracle: [
      {
        en: 'Jupiter moves through your {transit} until {until} and is a help in this matter.',
        hi: 'गुरु {until} तक आपके {transit} में गोचर कर रहे हैं और इस काम में मदद करते हैं।',
      },
      {
        en: 'Until {until} Jupiter is in transit through your {transit}, which makes this matter easier.',
        hi: 'अभी {transit} में गुरु का गोचर है, जो {until} तक रहेगा, और उससे यह काम आसान होता है।',
      },
      {
        en: 'The transit of Jupiter through your {transit} lasts until {until} and helps the matter along.',
        hi: 'आपके {transit} में गुरु का गोचर {until} तक रहेगा, और इससे काम में आसानी रहती है।',
      },
      {
        en: 'Jupiter transits your {transit} until {until}: that is a good sign.',
        hi: 'गुरु आपके {transit} से गुज़र रहे हैं और {until} तक वहीं रहेंगे: यह अच्छा संकेत है।',
      },
    ],
    astra: [
      {
        en: 'There is support until {until}, while Jupiter transits your {transit}.',
        hi: '{until} तक सहारा बना हुआ है, क्योंकि गुरु का गोचर आपके {transit} में है।',
      },
      {
        en: 'Jupiter is passing through your {transit} until {until} and lends you a hand from there.',
        hi: 'गुरु गोचर में {until} तक आपके {transit} में हैं और वहाँ से आपकी मदद करते हैं।',
      },
      {
        en: 'You have a helper until {until}: Jupiter is in transit through your {transit}.',
        hi: '{until} तक साथ अच्छा है: गुरु आपके {transit} से गुज़र रहे हैं।',
      },
      {
        en: 'With Jupiter moving through your {transit} until {until}, things open up a little more easily.',
        hi: 'गोचर में गुरु आपके {transit} में हैं, और {until} तक काम थोड़ा आसानी से बनता है।',
      },
    ],
  },
  'gochar.saturn-in-field': {
    oracle: [
      {
        en: 'Saturn moves through your {transit} until {until}, the house of this question itself: it makes you wait, and it rewards what is done properly.',
        hi: 'शनि {until} तक आपके {transit} में गोचर कर रहे हैं, जहाँ से यह बात देखी जाती है: वे सब्र माँगते हैं, और ठीक से किए काम का फल देते हैं।',
      },
      {
        en: 'Until {until} Saturn is in transit through your {transit}, the house of this question, so results come late.',
        hi: 'अभी {transit} में शनि का गोचर है, जो {until} तक रहेगा; इसी से थोड़ी देर हो रही है।',
      },
      {
        en: 'The transit of Saturn through your {transit} lasts until {until}; it slows this question and rewards careful work.',
        hi: 'आपके {transit} में शनि का गोचर {until} तक रहेगा; काम धीमा चलता है, पर ध्यान से किया काम फल देता है।',
      },
      {
        en: 'Saturn transits the house of this question, your {transit}, until {until}: it slows things, so be patient and regular.',
        hi: 'शनि आपके {transit} से गुज़र रहे हैं और {until} तक वहीं रहेंगे: इसमें धीरज रखें और नियम से लगे रहें।',
      },
    ],
    astra: [
      {
        en: 'Until {until} Saturn transits your {transit}, and that is why it feels heavy just now.',
        hi: '{until} तक शनि का गोचर आपके {transit} में है, इसीलिए अभी यह बात भारी लगती है।',
      },
      {
        en: 'Saturn is passing through your {transit} until {until}, so be patient with yourself while it slows things.',
        hi: 'शनि गोचर में {until} तक आपके {transit} में हैं, इसलिए ख़ुद को थोड़ा समय दें।',
      },
      {
        en: 'The effort that it takes until {until} has a reason: Saturn is in transit through your {transit}.',
        hi: '{until} तक जो मेहनत ज़्यादा लग रही है, उसकी वजह है: शनि आपके {transit} से गुज़र रहे हैं।',
      },
      {
        en: 'With Saturn moving through your {transit} until {until}, do one thing at a time and do it well.',
        hi: 'गोचर में शनि आपके {transit} में हैं, और {until} तक एक समय पर एक ही काम करना अच्छा है।',
      },
    ],
  },
  'gochar.saturn-sees-field': {
    oracle: [
      {
        en: 'Saturn moves through your {transit} until {until} and slows this matter from there.',
        hi: 'शनि {until} तक आपके {transit} में गोचर कर रहे हैं और वहाँ से काम धीमा चलाते हैं।',
      },
      {
        en: 'Until {until} Saturn is in transit through your {transit}, which slows the pace of the matter.',
        hi: 'अभी {transit} में शनि का गोचर है, जो {until} तक रहेगा, और तब तक काम धीरे चलता है।',
      },
      {
        en: 'The transit of Saturn through your {transit} lasts until {until}, and patience is needed in this.',
        hi: 'आपके {transit} में शनि का गोचर {until} तक रहेगा, और इसमें सब्र रखना पड़ता है।',
      },
      {
        en: 'Saturn transits your {transit} until {until}, a place from which it slows this question.',
        hi: 'शनि आपके {transit} से गुज़र रहे हैं और {until} तक वहीं रहेंगे: देर की एक वजह यह भी है।',
      },
    ],
    astra: [
      {
        en: 'Until {until}, with Saturn in transit through your {transit}, steps are small; they count all the same.',
        hi: '{until} तक शनि का गोचर आपके {transit} में है, इसलिए क़दम छोटे रहेंगे, पर बेकार नहीं जाएँगे।',
      },
      {
        en: 'Saturn is passing through your {transit} until {until}, so allow every step a little more time.',
        hi: 'शनि गोचर में {until} तक आपके {transit} में हैं, तो हर क़दम को थोड़ा ज़्यादा समय दें।',
      },
      {
        en: 'The slow pace until {until} has a reason: Saturn is in transit through your {transit}.',
        hi: '{until} तक काम धीमा चलने की वजह है: शनि आपके {transit} से गुज़र रहे हैं।',
      },
      {
        en: 'With Saturn moving through your {transit} until {until}, small and regular steps work best.',
        hi: 'गोचर में शनि आपके {transit} में हैं, और {until} तक छोटे पर नियमित क़दम अच्छे रहते हैं।',
      },
    ],
  },
  'gochar.rahu-in-field': {
    oracle: [
      {
        en: 'Rahu moves through your {transit} until {until}: offers are many, and each needs checking.',
        hi: 'राहु {until} तक आपके {transit} में गोचर कर रहे हैं: बातें कई सामने आती हैं, और हर एक को परखना ज़रूरी है।',
      },
      {
        en: 'Until {until} Rahu is in transit through your {transit}, so verify what is offered before you accept.',
        hi: 'अभी {transit} में राहु का गोचर है, जो {until} तक रहेगा, इसलिए मानने से पहले हर बात जाँच लें।',
      },
      {
        en: 'The transit of Rahu through your {transit} lasts until {until}; much is promised, and facts need checking.',
        hi: 'आपके {transit} में राहु का गोचर {until} तक रहेगा; वादे बहुत होते हैं, और सच देख लेना ज़रूरी है।',
      },
      {
        en: 'Rahu transits your {transit} until {until}: new offers come quickly, and each deserves a careful reading.',
        hi: 'राहु आपके {transit} से गुज़र रहे हैं और {until} तक वहीं रहेंगे: नई पेशकश को ध्यान से पढ़ें।',
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
        hi: 'केतु {until} तक आपके {transit} में गोचर कर रहे हैं, और इस दौरान चाह ख़ुद भी बदल सकती है।',
      },
      {
        en: 'Until {until} Ketu is in transit through your {transit}, and your interest in it can rise and fall.',
        hi: 'अभी {transit} में केतु का गोचर है, जो {until} तक रहेगा, और मन कभी लगता है, कभी नहीं।',
      },
      {
        en: 'The transit of Ketu through your {transit} lasts until {until}; it shows what you really want here.',
        hi: 'आपके {transit} में केतु का गोचर {until} तक रहेगा; इससे साफ़ होता है कि सच में क्या चाहिए।',
      },
      {
        en: 'Ketu transits your {transit} until {until}: it is better to decide nothing in a low mood.',
        hi: 'केतु आपके {transit} से गुज़र रहे हैं और {until} तक वहीं रहेंगे: उदास मन से फ़ैसला न लें।',
      },
    ],
    astra: [
      {
        en: 'Until {until} Ketu transits your {transit}; if your heart is not in it for a while, that passes.',
        hi: '{until} तक केतु का गोचर आपके {transit} में है; कुछ समय मन न लगे तो घबराने की बात नहीं, यह बीत जाता है।',
      },
      {
        en: 'Ketu is passing through your {transit} until {until}, so let the mood settle before you decide.',
        hi: 'केतु गोचर में {until} तक आपके {transit} में हैं, तो मन ठहरने पर ही फ़ैसला करें।',
      },
      {
        en: 'The distance you feel until {until} has a reason: Ketu is in transit through your {transit}.',
        hi: '{until} तक जो दूरी-सी लगती है, उसकी वजह है: केतु आपके {transit} से गुज़र रहे हैं।',
      },
      {
        en: 'With Ketu moving through your {transit} until {until}, keep a simple routine and don’t force it.',
        hi: 'गोचर में केतु आपके {transit} में हैं, और {until} तक रोज़ के नियम से चलें, ज़ोर न लगाएँ।',
      },
    ],
  },
}
