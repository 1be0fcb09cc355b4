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
      hi: 'आपके {main} में {graha} विराजमान हैं, यानी {clause}।',
    },
    {
      en: '{Graha} occupies your {main}; {clause}.',
      hi: 'आपके {main} में {graha} स्थित हैं; {clause}।',
    },
  ],
  astra: [
    {
      en: 'You have {graha} in your {main}, and that means {clause}.',
      hi: 'आपके {main} में {graha} हैं, यानी {clause}।',
    },
    {
      en: 'With {graha} in your {main}, {clause}.',
      hi: '{graha} आपके {main} में बैठे हैं, तो {clause}।',
    },
    {
      en: 'I see {graha} sitting in your {main}: {clause}.',
      hi: 'आपके {main} में {graha} बैठे दिखते हैं: {clause}।',
    },
    {
      en: 'Your {main} has {graha} in it, and so {clause}.',
      hi: '{graha} आपके {main} में हैं, और इसी से {clause}।',
    },
  ],
}

export const occupantClauses: Readonly<Record<string, readonly LocalizedText[]>> = {
  sun: [
    {
      en: 'self-respect is at stake in it, and pride is best kept out',
      hi: 'बात मान-सम्मान पर आ जाती है, और अहं को दूर रखना अच्छा है',
    },
    {
      en: 'you want to be respected in it, and ego can cost you here',
      hi: 'इज़्ज़त की बात मन को लगती है, और ज़िद से नुक़सान हो सकता है',
    },
    {
      en: 'the question of who decides comes up, and a softer tone helps',
      hi: 'किसकी चले, यह सवाल उठता है, और नरम लहजे से काम बनता है',
    },
  ],
  moon: [
    {
      en: 'your mood rises and falls with it, and care makes it grow',
      hi: 'मन कभी ऊपर, कभी नीचे रहता है, और देखभाल से बात बढ़ती है',
    },
    {
      en: 'feelings decide a lot here, and a rested mind decides better',
      hi: 'यहाँ दिल की ज़्यादा चलती है, और आराम से सोचने पर जवाब साफ़ मिलता है',
    },
    {
      en: 'it changes with your state of mind, and caring for people helps',
      hi: 'जैसा मन, वैसी बात रहती है, और अपनों का ध्यान रखने से मदद मिलती है',
    },
  ],
  mars: [
    {
      en: 'it brings heat and hurry, so a quarrel is the thing to avoid',
      hi: 'इसमें गरमी और जल्दबाज़ी आती है, इसलिए झगड़े से बचना सबसे ज़रूरी है',
    },
    {
      en: 'there is an urge to act fast, and anger is what can spoil it',
      hi: 'जल्दी करने का मन होता है, और ग़ुस्से से बात बिगड़ सकती है',
    },
    {
      en: 'there is much energy here, and arguments are best kept short',
      hi: 'जोश बहुत रहता है, और बहस को छोटा रखना अच्छा है',
    },
  ],
  mercury: [
    {
      en: 'talking, papers and a quick mind decide much here',
      hi: 'बातचीत, काग़ज़ और तेज़ दिमाग़ से यहाँ काम बनता है',
    },
    {
      en: 'clear words and a careful reading of papers bring the result',
      hi: 'साफ़ बात और काग़ज़ ध्यान से पढ़ने पर नतीजा मिलता है',
    },
    {
      en: 'asking, comparing and writing things down works best',
      hi: 'पूछने, तुलना करने और लिखकर रखने से फ़ायदा होता है',
    },
  ],
  jupiter: [
    {
      en: 'help comes in time, and what is damaged heals',
      hi: 'समय पर मदद आती है, और बिगड़ी बात सँभलती है',
    },
    {
      en: 'good advice is at hand, and mistakes can be repaired',
      hi: 'बड़ों की सलाह काम आती है, और भूल सुधर सकती है',
    },
    {
      en: 'there is room for it to grow, and elders are on your side',
      hi: 'आगे बढ़ने की जगह रहती है, और बड़ों का साथ मिलता है',
    },
  ],
  venus: [
    {
      en: 'things go easier, and people like to help you in it',
      hi: 'काम आसानी से होता है, और लोग ख़ुशी से मदद करते हैं',
    },
    {
      en: 'agreement is easily reached, and the load feels lighter',
      hi: 'बात आपस में जल्दी बन जाती है, और बोझ हल्का लगता है',
    },
    {
      en: 'people respond warmly, and a friendly approach goes far',
      hi: 'लोग अपनापन दिखाते हैं, और मीठे व्यवहार से काम हो जाता है',
    },
  ],
  saturn: [
    {
      en: 'it comes late, but it lasts',
      hi: 'देर लगती है, पर जो मिलता है वह टिकता है',
    },
    {
      en: 'this slows progress, and what you build here is lasting',
      hi: 'काम धीरे चलता है, और जो बनता है वह लंबा चलता है',
    },
    {
      en: 'the result waits for patience and regular work',
      hi: 'धैर्य और नियम से काम करने पर ही फल मिलता है',
    },
  ],
  rahu: [
    {
      en: 'it comes about in an unusual way, and big promises need to be checked',
      hi: 'बात अलग ढंग से बनती है, और बड़े वादों को परखना ज़रूरी है',
    },
    {
      en: 'the route is an unusual one, and each offer should be verified',
      hi: 'रास्ता कुछ हटकर होता है, और हर प्रस्ताव की जाँच ज़रूरी है',
    },
    {
      en: 'you want a lot from it, and shortcuts are best avoided',
      hi: 'चाह बहुत रहती है, पर शॉर्टकट से बचना अच्छा है',
    },
  ],
  ketu: [
    {
      en: 'interest comes and goes, and letting go of a fixed idea opens the way',
      hi: 'मन कभी लगता है, कभी उचट जाता है, और ज़िद छोड़ने से रास्ता खुलता है',
    },
    {
      en: 'you lose interest at times, and it helps to keep at it all the same',
      hi: 'बीच-बीच में मन उचट जाता है, फिर भी लगे रहना अच्छा है',
    },
    {
      en: 'you expect little from it, and a more open mind helps',
      hi: 'मन पहले ही उम्मीद छोड़ देता है, और सोच थोड़ी खुली रखने से मदद मिलती है',
    },
  ],
}

/** The same in the third, sixth, tenth and eleventh house, where pressure does good in time. */
export const growingOccupantClauses: Readonly<Record<string, readonly LocalizedText[]>> = {
  ...occupantClauses,
  sun: [
    {
      en: 'it gives authority, and seniors take notice',
      hi: 'अधिकार मिलता है, और बड़े लोगों की नज़र जाती है',
    },
    {
      en: 'responsibility comes your way, and you carry it well',
      hi: 'ज़िम्मेदारी मिलती है, और वह अच्छे से निभती है',
    },
    {
      en: 'you are seen as someone who can lead',
      hi: 'लोग भरोसा करके बड़े फ़ैसले आप पर छोड़ते हैं',
    },
  ],
  mars: [
    {
      en: 'it gives courage and the will to fight for it',
      hi: 'हिम्मत और लड़कर पाने की ताक़त मिलती है',
    },
    {
      en: 'you have the drive to go on when others stop',
      hi: 'औरों के रुकने पर भी डटे रहने का दम मिलता है',
    },
    {
      en: 'a bold and early step works here',
      hi: 'यहाँ हिम्मत से और समय पर उठाया क़दम काम करता है',
    },
  ],
  saturn: [
    {
      en: 'steady work pays here, slowly but in full',
      hi: 'यहाँ लगातार मेहनत रंग लाती है, धीरे पर पक्के तौर पर',
    },
    {
      en: 'discipline is rewarded, and more so as you grow older',
      hi: 'अनुशासन का फल मिलता है, और उम्र के साथ बढ़ता है',
    },
    {
      en: 'regular work keeps you ahead of the competition',
      hi: 'नियम से किया काम मुक़ाबले में बढ़त देता है',
    },
  ],
  rahu: [
    {
      en: 'it gives hunger for success and chances that others don’t see',
      hi: 'बढ़ने की भूख और ऐसे मौक़े मिलते हैं जो औरों को नहीं दिखते',
    },
    {
      en: 'you spot chances early, in new or unusual places',
      hi: 'नई या अलग जगहों पर मौक़े जल्दी दिखते हैं',
    },
    {
      en: 'there is ambition in it, and a bold try can bring gain',
      hi: 'बड़ा करने की चाह रहती है, और हिम्मत की कोशिश फ़ायदा दे सकती है',
    },
  ],
  ketu: [
    {
      en: 'it gives a sharp eye for detail and little need of applause',
      hi: 'बारीकी पकड़ने की नज़र मिलती है, दिखावे की ज़रूरत नहीं रहती',
    },
    {
      en: 'quiet and precise work is your advantage here',
      hi: 'चुपचाप और सटीक काम यहाँ आपकी ख़ूबी है',
    },
    {
      en: 'you can work without noise and drop what is of no use',
      hi: 'बिना शोर के काम होता है, और फ़ालतू बातें छँट जाती हैं',
    },
  ],
}

export const aspectLines: VoicedLines = {
  oracle: [
    {
      en: 'From the {there} {graha} looks at your {main}: {clause}.',
      hi: '{there} से {graha} की दृष्टि आपके {main} पर है: {clause}।',
    },
    {
      en: '{Graha}, standing in the {there}, looks at your {main}; {clause}.',
      hi: '{graha} {there} में हैं और उनकी दृष्टि आपके {main} पर है; {clause}।',
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
      hi: '{graha} की दृष्टि सीधे आपके {main} पर है; {clause}।',
    },
    {
      en: 'It is {graha} that looks at your {main}: {clause}.',
      hi: 'ध्यान दें कि आपके {main} को {graha} देखते हैं: {clause}।',
    },
  ],
}

export const aspectClauses: Readonly<Record<string, readonly LocalizedText[]>> = {
  jupiter: [
    {
      en: 'this protects it and brings a helping hand at the right time',
      hi: 'इससे रक्षा होती है और सही समय पर मदद मिलती है',
    },
    {
      en: 'this brings good advice and keeps it on course',
      hi: 'इससे अच्छी सलाह मिलती है और बात पटरी पर रहती है',
    },
    {
      en: 'this widens the chances and brings well-wishers',
      hi: 'इससे मौक़े बढ़ते हैं और भला चाहने वाले जुड़ते हैं',
    },
  ],
  venus: [
    {
      en: 'this makes the way softer and the people kinder',
      hi: 'इससे रास्ता आसान होता है और लोग नरम रहते हैं',
    },
    {
      en: 'this brings goodwill and makes agreement easier',
      hi: 'इससे मेल-मिलाप बढ़ता है और सहमति आसान होती है',
    },
    {
      en: 'this adds comfort and takes some of the strain away',
      hi: 'इससे राहत मिलती है और तनाव कुछ कम होता है',
    },
  ],
  saturn: [
    {
      en: 'this slows it down and asks for patience',
      hi: 'इससे देरी होती है और धैर्य रखना पड़ता है',
    },
    {
      en: 'this makes it late and calls for regular work',
      hi: 'इससे काम धीमा चलता है और नियम से लगे रहना पड़ता है',
    },
    {
      en: 'this makes you wait and tries your patience',
      hi: 'इससे बात में देर होती है और सब्र का इम्तिहान होता है',
    },
  ],
  mars: [
    {
      en: 'this puts pressure on it and makes tempers short',
      hi: 'इससे दबाव बनता है और ग़ुस्सा जल्दी आता है',
    },
    {
      en: 'this brings haste, and a decision is better taken a day later',
      hi: 'इससे जल्दबाज़ी आती है, और फ़ैसला एक दिन रुककर लेना अच्छा है',
    },
    { en: 'this adds drive and some friction too', hi: 'इससे जोश बढ़ता है और कुछ टकराव भी' },
  ],
}
