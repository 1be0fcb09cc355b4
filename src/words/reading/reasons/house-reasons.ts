import type { LocalizedText } from '../../say.ts'
import type { VoicedLines } from '../matters/matter-texts.ts'

/**
 * Who stands in the house of the matter and who looks at it: `{main}` is that house, `{graha}` who acts,
 * `{there}` where the graha stands; `{clause}` is a meaning from the tables below.
 */

export const occupantLines: VoicedLines = {
  oracle: [
    {
      en: '{Graha} stands in the {main} itself: {clause}.',
      hi: '{graha} इसी {main} में बैठे हैं: {clause}।',
    },
    {
      en: 'The {main} of your chart holds {graha}, so {clause}.',
      hi: 'आपकी कुंडली के {main} में {graha} हैं, इसलिए {clause}।',
    },
    {
      en: 'In the {main} I find {graha}: {clause}.',
      hi: 'आपके {main} में {graha} हैं, यानी {clause}।',
    },
    {
      en: '{Graha} occupies your {main}; {clause}.',
      hi: 'आपके {main} में {graha} बैठे हैं; {clause}।',
    },
  ],
  astra: [
    {
      en: 'You have {graha} in your {main}, and that means {clause}.',
      hi: '{graha} आपके {main} में हैं, यानी {clause}।',
    },
    {
      en: 'With {graha} in your {main}, {clause}.',
      hi: '{graha} आपके {main} में बैठे हैं, तो {clause}।',
    },
    {
      en: 'I see {graha} sitting in your {main}: {clause}.',
      hi: 'आपके {main} में तो {graha} बैठे हैं: {clause}।',
    },
    {
      en: '{Graha} is in your {main}, and so {clause}.',
      hi: '{graha} आपके {main} में हैं, और इसी से {clause}।',
    },
  ],
}

export const occupantClauses: Readonly<Record<string, readonly LocalizedText[]>> = {
  sun: [
    {
      en: 'self-respect comes into it, and pride delays things',
      hi: 'बात मान-सम्मान पर आ जाती है, और अहं से देर होती है',
    },
    {
      en: 'the word of father or of those in charge counts for much in it',
      hi: 'इसमें पिता या ऊपर वालों की राय बहुत चलती है',
    },
    {
      en: 'the question of who decides comes up, and a soft tone settles it sooner',
      hi: 'किसकी चले, यह सवाल उठता है, और नरम बोलने से बात जल्दी सुलझती है',
    },
  ],
  moon: [
    {
      en: 'it rises and falls with the mood, and grows when it is cared for',
      hi: 'मन के साथ बात चढ़ती-उतरती है, और देखभाल करने से बढ़ती है',
    },
    {
      en: 'feelings decide a lot here, and a night’s rest saves mistakes',
      hi: 'यहाँ दिमाग़ से ज़्यादा दिल की चलती है, और एक रात रुकने से भूल कम होती है',
    },
    {
      en: 'plans change often, and the women of the family have a say',
      hi: 'बात बार-बार बदलती है, और माँ या परिवार की औरतों की राय चलती है',
    },
  ],
  mars: [
    {
      en: 'it brings heat and hurry, and one quarrel can set it back',
      hi: 'इसमें गरमी और जल्दबाज़ी आती है, और एक झगड़ा बात को पीछे कर देता है',
    },
    {
      en: 'there is an urge to act fast, and anger can spoil what was settled',
      hi: 'जल्दी करने का मन होता है, और ग़ुस्से से बनी बात बिगड़ सकती है',
    },
    { en: 'there is much energy here, and much argument too', hi: 'जोश भी बहुत रहता है और बहस भी' },
  ],
  mercury: [
    { en: 'talking and papers decide much here', hi: 'बातचीत और काग़ज़ से यहाँ काम बनता है' },
    {
      en: 'clear words and complete papers bring the result sooner',
      hi: 'बात साफ़ हो और काग़ज़ पूरे हों, तो काम जल्दी होता है',
    },
    {
      en: 'asking around and comparing saves time and money',
      hi: 'पूछताछ और तुलना करने से समय और पैसा बचता है',
    },
  ],
  jupiter: [
    {
      en: 'when it gets stuck, an elder steps in and sets it right',
      hi: 'बात अटके, तो कोई बड़ा-बुज़ुर्ग आकर सँभाल देता है',
    },
    {
      en: 'good advice is at hand, and mistakes can be repaired',
      hi: 'सही सलाह मिल जाती है, और हुई भूल सुधर सकती है',
    },
    {
      en: 'it gets better with time, and elders speak in your favour',
      hi: 'समय के साथ हाल सुधरता है, और बड़े आपके पक्ष में बोलते हैं',
    },
  ],
  venus: [
    {
      en: 'less effort is needed, and people help gladly',
      hi: 'मेहनत कम लगती है, और लोग ख़ुशी से हाथ बँटाते हैं',
    },
    {
      en: 'people agree quickly, without much bargaining',
      hi: 'बात आपस में जल्दी बन जाती है, ज़्यादा खींचतान नहीं होती',
    },
    {
      en: 'people are warm, and a friendly word gets things done',
      hi: 'लोग अपनापन दिखाते हैं, और प्यार से कहने पर काम हो जाता है',
    },
  ],
  saturn: [
    { en: 'it comes late, but it lasts', hi: 'देर लगती है, पर जो मिलता है वह टिकता है' },
    {
      en: 'progress is slow, and what is built here lasts long',
      hi: 'काम धीरे चलता है, पर जो बनता है, लंबा चलता है',
    },
    {
      en: 'the result comes late, and only after steady work',
      hi: 'फल देर से और लगातार लगे रहने पर ही मिलता है',
    },
  ],
  rahu: [
    {
      en: 'it comes about in an unusual way, and big promises prove half true',
      hi: 'बात सीधे रास्ते से कम बनती है, और बड़े वादे आधे ही निकलते हैं',
    },
    {
      en: 'it often comes through strangers, so everything has to be checked',
      hi: 'काम अक्सर अनजान लोगों से बनता है, इसलिए पहले परखना पड़ता है',
    },
    {
      en: 'you want a lot from it, and a shortcut costs more in the end',
      hi: 'चाह बहुत रहती है, और शॉर्टकट आख़िर में महँगा पड़ता है',
    },
  ],
  ketu: [
    {
      en: 'interest comes and goes, so things stop halfway',
      hi: 'मन कभी लगता है, कभी उचट जाता है, इसलिए बात बीच में रुक जाती है',
    },
    {
      en: 'less comes of it than was hoped, and it comes late',
      hi: 'जितनी उम्मीद हो, उससे कम और देर में मिलता है',
    },
    {
      en: 'it is late, and no clear cause for it can be found',
      hi: 'देर होती है, और उसकी कोई साफ़ वजह पकड़ में नहीं आती',
    },
  ],
}

/** The same in the third, sixth, tenth and eleventh house, where pressure does good in time. */
export const growingOccupantClauses: Readonly<Record<string, readonly LocalizedText[]>> = {
  ...occupantClauses,
  sun: [
    {
      en: 'it gives authority, and seniors take notice of the work',
      hi: 'अधिकार मिलता है, और ऊपर वालों की नज़र काम पर जाती है',
    },
    {
      en: 'big responsibility is given, and you carry it well',
      hi: 'बड़ी ज़िम्मेदारी मिलती है, और आपसे निभती भी है',
    },
    { en: 'people leave the big decisions to you', hi: 'लोग बड़े फ़ैसले आप पर छोड़ते हैं' },
  ],
  mars: [
    {
      en: 'it gives courage and the will to fight for it',
      hi: 'हिम्मत और लड़कर पाने की ताक़त मिलती है',
    },
    { en: 'you have energy left when others are tired', hi: 'औरों के थकने पर भी दम बचा रहता है' },
    {
      en: 'an early and bold step gets more here than waiting',
      hi: 'यहाँ इंतज़ार से ज़्यादा फ़ायदा हिम्मत से क़दम उठाने में है',
    },
  ],
  saturn: [
    {
      en: 'steady work is paid in full here, only slowly',
      hi: 'यहाँ मेहनत का पूरा फल मिलता है, बस धीरे-धीरे',
    },
    { en: 'the reward grows as the years pass', hi: 'उम्र के साथ फल बढ़ता जाता है' },
    { en: 'regular work leaves the rivals behind', hi: 'रोज़ के नियम से मुक़ाबले वाले पीछे छूट जाते हैं' },
  ],
  rahu: [
    {
      en: 'it gives hunger to grow and chances that others don’t see',
      hi: 'बढ़ने की भूख रहती है, और ऐसे मौक़े मिलते हैं जो औरों को नहीं दिखते',
    },
    {
      en: 'chances are found with new people and in new places',
      hi: 'नए लोगों और नई जगहों से मौक़े मिलते हैं',
    },
    {
      en: 'a bold try can bring gain, once the papers are checked',
      hi: 'हिम्मत की कोशिश फ़ायदा दे सकती है, बस काग़ज़ पहले जाँचने पड़ते हैं',
    },
  ],
  ketu: [
    {
      en: 'it gives a sharp eye, and small mistakes are caught early',
      hi: 'बारीक नज़र मिलती है, और छोटी ग़लती पहले ही पकड़ में आ जाती है',
    },
    {
      en: 'quiet and exact work gets more done here than talk',
      hi: 'यहाँ बोलने से ज़्यादा चुपचाप और सही किया काम चलता है',
    },
    {
      en: 'useless work drops away, and time is saved',
      hi: 'फ़ालतू काम अपने आप छँट जाता है, और समय बचता है',
    },
  ],
}

export const aspectLines: VoicedLines = {
  oracle: [
    {
      en: 'From the {there} {graha} looks at your {main}: {clause}.',
      hi: '{there} से {graha} आपके {main} को देखते हैं: {clause}।',
    },
    {
      en: '{Graha}, standing in the {there}, looks at your {main}; {clause}.',
      hi: '{graha} {there} में हैं और वहाँ से आपके {main} को देखते हैं; {clause}।',
    },
    {
      en: 'Your {main} receives the aspect of {graha} from the {there}, and {clause}.',
      hi: 'आपके {main} पर {there} से {graha} की दृष्टि पड़ती है; {clause}।',
    },
    {
      en: '{Graha} is in your {there} and looks at the {main} from there: {clause}.',
      hi: '{graha} {there} से आपके {main} को देखते हैं: {clause}।',
    },
  ],
  astra: [
    {
      en: 'Your {main} has the aspect of {graha}, and {clause}.',
      hi: 'आपके {main} पर {graha} की दृष्टि है: {clause}।',
    },
    {
      en: '{Graha} looks at your {main}, and {clause}.',
      hi: '{graha} आपके {main} को देख रहे हैं: {clause}।',
    },
    {
      en: 'On your {main} falls the aspect of {graha}: {clause}.',
      hi: 'आपके {main} पर सीधे {graha} की दृष्टि है; {clause}।',
    },
    {
      en: 'It is {graha} that looks at your {main}: {clause}.',
      hi: 'आपके {main} को {graha} देखते हैं: {clause}।',
    },
  ],
}

export const aspectClauses: Readonly<Record<string, readonly LocalizedText[]>> = {
  jupiter: [
    {
      en: 'this saves it from going wrong, and help comes when it is stuck',
      hi: 'इससे बात बिगड़ने से बचती है, और अटकने पर मदद पहुँचती है',
    },
    {
      en: 'this brings good advice, and mistakes stay small',
      hi: 'इससे सही सलाह मिलती है, और भूल छोटी ही रहती है',
    },
    { en: 'this gives more than one chance', hi: 'इससे मौक़ा बार-बार मिलता है' },
  ],
  venus: [
    {
      en: 'this makes people gentle, and less pleading is needed',
      hi: 'इससे लोग नरम रहते हैं, और ज़्यादा मनाना नहीं पड़ता',
    },
    { en: 'this brings people to agree sooner', hi: 'इससे सहमति जल्दी बनती है' },
    {
      en: 'this takes away some of the worry and the expense',
      hi: 'इससे चिंता और ख़र्च दोनों कुछ घटते हैं',
    },
  ],
  saturn: [
    {
      en: 'this slows it, and the same work has to be done twice',
      hi: 'इससे देर होती है, और एक ही काम दो बार करना पड़ता है',
    },
    {
      en: 'this makes it late, and a break in the work makes it later',
      hi: 'इससे काम धीमा चलता है, और बीच में छोड़ने पर और देर होती है',
    },
    {
      en: 'this slows it, and the wait is longer than for others',
      hi: 'इससे औरों के मुक़ाबले इंतज़ार लंबा रहता है',
    },
  ],
  mars: [
    {
      en: 'this puts pressure on it, and tempers rise over small things',
      hi: 'इससे दबाव बनता है, और छोटी बात पर ग़ुस्सा आ जाता है',
    },
    {
      en: 'this brings haste, and what is settled in haste may break',
      hi: 'इससे जल्दबाज़ी आती है, और जल्दी में बनी बात टूट भी सकती है',
    },
    { en: 'this adds energy, and some quarrels too', hi: 'इससे जोश बढ़ता है, और कुछ कहासुनी भी होती है' },
  ],
}
