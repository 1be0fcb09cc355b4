import type { LocalizedText } from '../../say.ts'
import type { VoicedText } from '../matters/matter-texts.ts'

/** First sentences of follow-ups that ask further of a person, a number, a thing or a letter that was told. */

/** "Careful of whom?" `{house}` holds Rahu, `{people}` are those of that house. */
export const ofWhom: VoicedText = {
  oracle: {
    en: 'A chart gives no names; by kind it points to {people}, for Rahu, who hides what is meant, is in your {house}.',
    hi: 'नाम कुंडली नहीं बताती; इशारा {people} की तरफ़ है, क्योंकि मंशा छिपाने वाले राहु आपके {house} में हैं।',
  },
  astra: {
    en: 'More of {people} than of strangers in general: Rahu, who blurs intentions, sits in your {house}; no chart names a person.',
    hi: 'सबसे ज़्यादा {people} से सँभलकर रहें: बात घुमाने वाले राहु आपके {house} में बैठे हैं; किसी का नाम कुंडली नहीं बताती।',
  },
}
export const ofWhomPlain: VoicedText = {
  oracle: {
    en: 'A chart gives no names; be careful of anyone who hurries you and wants no paper.',
    hi: 'नाम कुंडली नहीं बताती; जो जल्दी मचाए और लिखा-पढ़ी से बचे, उससे सावधान रहें।',
  },
  astra: {
    en: 'No name can be read; whoever presses you to decide today is the one to be careful of.',
    hi: 'नाम तो नहीं दिखता; जो आज ही फ़ैसला कराने पर ज़ोर दे, उसी से सँभलकर रहें।',
  },
}
/** The people of each house, as those of whom one is careful. */
export const peopleOfHouse: readonly LocalizedText[] = [
  { en: 'new acquaintances who flatter you', hi: 'तारीफ़ करने वाले नए परिचितों' },
  { en: 'relatives who speak of family money', hi: 'घर के पैसे की बात करने वाले रिश्तेदारों' },
  { en: 'neighbours, cousins and agents', hi: 'पड़ोसियों, चचेरे-ममेरे भाई-बहनों और एजेंटों' },
  { en: 'people who come and go in your house', hi: 'घर में आने-जाने वालों' },
  { en: 'those who sell quick gains', hi: 'जल्दी फ़ायदे का लालच देने वालों' },
  { en: 'colleagues, staff and lenders', hi: 'साथ काम करने वालों, कर्मचारियों और उधार देने वालों' },
  { en: 'partners and those who want a joint deal', hi: 'पार्टनर और साझे का सौदा चाहने वालों' },
  { en: 'those who want a secret deal or a loan', hi: 'गुप्त सौदा या उधार चाहने वालों' },
  { en: 'advisers and self-made gurus', hi: 'सलाह देने वालों और बने-बनाए गुरुओं' },
  { en: 'seniors who promise favours', hi: 'मेहरबानी का वादा करने वाले अफ़सरों' },
  { en: 'friends who bring schemes', hi: 'स्कीम लेकर आने वाले दोस्तों' },
  { en: 'strangers far away and on the phone', hi: 'दूर के और फ़ोन पर मिले अनजान लोगों' },
]

/** "How many at most?", of what is put into it, by the verdict on the matter. */
export const howMany: Readonly<Record<'favourable' | 'mixed' | 'patience', VoicedText>> = {
  favourable: {
    oracle: {
      en: 'At most half of what you could put in this time: a chart counts no number, but the matter has support.',
      hi: 'इस बार जितना लगा सकते हैं, ज़्यादा से ज़्यादा उसका आधा: गिनती कुंडली नहीं बताती, पर इसमें साथ है।',
    },
    astra: {
      en: 'Go up to half of what you have for it and no further this time; the chart backs it, but it gives no figure.',
      hi: 'जितना है उसके आधे तक जाएँ, इस बार उससे आगे नहीं; कुंडली का साथ है, पर अंक वह नहीं देती।',
    },
  },
  mixed: {
    oracle: {
      en: 'About a third of what you could put in, and not more: a chart counts no number, and here it shows gain and loss in turns.',
      hi: 'जितना लगा सकते हैं उसका क़रीब एक तिहाई, उससे ज़्यादा नहीं: गिनती कुंडली नहीं बताती, और इसमें नफ़ा-नुक़सान दोनों दिखते हैं।',
    },
    astra: {
      en: 'Keep it to a third of what you have for it; the chart gives no figure, and it is uneven here.',
      hi: 'जितना है उसके एक तिहाई तक रखें; अंक कुंडली नहीं देती, और इसमें उतार-चढ़ाव है।',
    },
  },
  patience: {
    oracle: {
      en: 'Only a small trial, a tenth of what you could put in: a chart counts no number, and it asks for patience here.',
      hi: 'बस थोड़ा-सा आज़माकर देखें, जितना लगा सकते हैं उसका दसवाँ हिस्सा: गिनती कुंडली नहीं बताती, और अभी सब्र कहती है।',
    },
    astra: {
      en: 'As little as you can lose with an easy mind, a tenth of it at most; the chart gives no figure and is slow here.',
      hi: 'उतना ही जितना जाए तो चिंता न हो, ज़्यादा से ज़्यादा दसवाँ हिस्सा; अंक कुंडली नहीं देती, और चाल अभी धीमी है।',
    },
  },
}

/** "And if mother puts it in her name?" */
export const otherName: VoicedText = {
  oracle: {
    en: 'Another name does not change what was said: your money and the time count, and whoever signs has to answer for it too.',
    hi: 'नाम बदलने से सलाह नहीं बदलती: पैसा और समय वही है, और जिनके नाम पर होगा, जवाबदेही उन पर भी आएगी।',
  },
  astra: {
    en: 'The same holds in another’s name, as long as the money is yours; it only puts one more person at risk.',
    hi: 'किसी और के नाम पर भी बात वही रहती है, क्योंकि पैसा घर का ही है; बस एक और व्यक्ति का जोखिम जुड़ जाता है।',
  },
}

/** "No river here, then?": another remedy of the same graha. */
export const remedyOther: VoicedText = {
  oracle: {
    en: 'Then leave that one; tradition offers this too for {graha}, and it can be done anywhere: {practice}.',
    hi: 'तो उसे छोड़ दें; परंपरा में {graha} के लिए यह भी है, जो कहीं भी हो जाता है: {practice}।',
  },
  astra: {
    en: 'No trouble; tradition offers another for {graha}: {practice}.',
    hi: 'कोई बात नहीं; परंपरा में {graha} के लिए यह भी है: {practice}।',
  },
}
/** "Will a yellow dog do too?" */
export const remedyAny: VoicedText = {
  oracle: {
    en: 'Yes, any will do, for the colour is only custom; forty days are usual, and a missed day does no harm.',
    hi: 'हाँ, कोई भी चलेगा, रंग बस रिवाज है; चालीस दिन करते हैं, और कोई दिन छूट जाए तो कुछ नहीं बिगड़ता।',
  },
  astra: {
    en: 'Of course, take whichever is near you; the kindness counts and not the colour, and forty days are enough.',
    hi: 'बिल्कुल चलेगा, जो पास में हो वही सही; रंग नहीं, सेवा मायने रखती है, और चालीस दिन काफ़ी हैं।',
  },
}

/** "On which hand?" */
export const stoneHand: VoicedText = {
  oracle: {
    en: 'On the {finger} of the right hand, set in {metal}, first on a {day}; those who write with the left hand, and women by the custom of some homes, wear it on the left.',
    hi: 'दाएँ हाथ की {finger} में, {metal} में जड़वाकर, पहली बार {day} को; जो बाएँ हाथ से काम करते हैं, और कुछ घरों के रिवाज में महिलाएँ, बाएँ में पहनते हैं।',
  },
  astra: {
    en: 'Wear it on the right hand, on the {finger}, in {metal}, and begin on a {day}; the left is no fault where that is your working hand or the custom at home.',
    hi: 'दाएँ हाथ में, {finger} पर, {metal} में, {day} से शुरू करें; बायाँ हाथ काम का हो या घर का रिवाज हो तो बायाँ भी ग़लत नहीं।',
  },
}

/** Two names or letters, each of which was told. `{one}` is the one taken. */
export const letterOfTwo: LocalizedText = {
  en: 'Take {one}: both begin with a letter that was told, so the one that everybody at home likes is right. Where the pada is known, the letter of that pada goes first. This answer is free.',
  hi: '{one} रखें: बताए गए अक्षरों में दोनों आते हैं, इसलिए जो घर में सबको पसंद हो वही सही है। चरण पता हो तो उसी चरण का अक्षर पहले आता है। यह उत्तर मुफ़्त है।',
}
/** Only `{one}` of the two begins with a letter that was told. */
export const letterOfOne: LocalizedText = {
  en: 'Take {one}: of the two only that begins with a letter that was told. The other does no harm as a name for every day, with {one} kept for puja. This answer is free.',
  hi: '{one} रखें: दोनों में बताए गए अक्षर से वही शुरू होता है। दूसरा बोलचाल का नाम रखने में कोई हानि नहीं, पूजा में {one} चल जाएगा। यह उत्तर मुफ़्त है।',
}
export const letterAny: LocalizedText = {
  en: 'Yes, any of the letters that were told may be taken. Where the pada is known, its own letter goes first; otherwise choose the name that everybody at home likes. This answer is free.',
  hi: 'हाँ, बताए गए अक्षरों में से कोई भी रख सकते हैं। चरण पता हो तो उसका अक्षर पहले आता है; नहीं तो जो नाम घर में सबको भाए वही रखें। यह उत्तर मुफ़्त है।',
}
export const letterWithoutName: LocalizedText = {
  en: 'Where a letter makes no name, another letter of the same nakshatra is taken, and for ण custom takes a name with न. The letter that was told stays for puja alone, and any name may be used at home and at school. This answer is free.',
  hi: 'जिस अक्षर से नाम न बने, उसकी जगह उसी नक्षत्र का दूसरा अक्षर लेते हैं; ण के लिए रिवाज में न से नाम रखते हैं। बताया गया अक्षर केवल पूजा के नाम के लिए रहता है, घर और स्कूल में कोई भी नाम चल सकता है। यह उत्तर मुफ़्त है।',
}

/** "Love or arranged?" of somebody else: `{lord}` stands stronger than `{other}`, both counted from the house of `{person}`. */
export const loveOfOther: VoicedText = {
  oracle: {
    en: '{said}: counted from the house of {person} in your chart, {lord} stands for it and has more strength than {other}.',
    hi: '{said}: आपकी कुंडली में {person} के भाव से गिनने पर इसके कारक {lord} हैं, और उनका बल {other} से ज़्यादा है।',
  },
  astra: {
    en: '{said}: read for {person}, it goes by {lord}, and {lord} has more strength than {other}.',
    hi: '{said}: {person} के भाव से गिनें तो इसके कारक {lord} हैं, और उनका बल {other} से ज़्यादा है।',
  },
}
/** What is likelier: one's own choice, then the family's. */
export const loveOfOtherCases: readonly [LocalizedText, LocalizedText] = [
  {
    en: 'Their own choice is a little likelier than the family’s',
    hi: 'अपनी पसंद का रिश्ता थोड़ा ज़्यादा दिखता है',
  },
  { en: 'A match through the family is likelier', hi: 'घर की तरफ़ से आया रिश्ता ज़्यादा दिखता है' },
]
