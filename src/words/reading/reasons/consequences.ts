import type { LocalizedText } from '../../say.ts'

/**
 * What a favourable or a slow reason means for a matter, by the family of the matter alone (by the graha that it rests
 * on: `meanings`): the end of a sentence on a
 * graha, its house or its period. None speaks to the asker, since the matter may be a son's or a sister's, and none
 * takes a subject from the chart.
 */

export type MatterFamily =
  | 'bond'
  | 'home'
  | 'body'
  | 'work'
  | 'trade'
  | 'study'
  | 'money'
  | 'debt'
  | 'goods'
  | 'find'
  | 'vehicle'
  | 'kin'
  | 'away'
  | 'dispute'
  | 'other'
/** Families of situations whose meanings are other than those of their matter. */
export type SituationFamily = 'papers' | 'couple' | 'dues' | 'contest' | 'holding' | 'offspring'
/** Matters for which a graha does something narrower than for their family at large. */
export type NarrowFamily = 'wedding' | 'offer' | 'rank' | 'post' | 'mind' | 'trip'
export type MeaningFamily = MatterFamily | SituationFamily | NarrowFamily
type Consequences = Readonly<Record<'favourable' | 'patience', readonly LocalizedText[]>>

/** Where a reason is neither for nor against. */
export const mixedConsequences: readonly LocalizedText[] = [
  { en: 'it moves step by step', hi: 'बात धीरे-धीरे आगे बढ़ती है' },
  { en: 'it gets done by following it up', hi: 'पीछे लगे रहने से काम होता है' },
  {
    en: 'half of it comes by itself and half by effort',
    hi: 'आधा अपने आप होता है और आधा मेहनत से',
  },
  { en: 'it works out with steady effort', hi: 'लगातार मेहनत से बात बनती है' },
  { en: 'it goes now fast and now slow', hi: 'काम कभी तेज़ चलता है, कभी धीमा' },
]

/** Families that have such meanings; the others have those of the nearest of these. */
export type BroadFamily = MatterFamily | 'wedding' | 'offer' | 'offspring'

export const consequences: Readonly<Record<BroadFamily, Consequences>> = {
  bond: {
    favourable: [
      { en: 'talks go forward once they begin', hi: 'बात शुरू हो जाए, तो आगे बढ़ती है' },
      { en: 'there is warmth on both sides', hi: 'दोनों तरफ़ अपनापन रहता है' },
      { en: 'the families come round in the end', hi: 'घरवाले आख़िर में मान जाते हैं' },
      { en: 'a quarrel does not last long', hi: 'रूठना ज़्यादा दिन नहीं चलता' },
      { en: 'the right words are found in time', hi: 'समय पर सही बात हो जाती है' },
    ],
    patience: [
      { en: 'it takes time until both sides agree', hi: 'दोनों तरफ़ से हाँ होने में समय लगता है' },
      { en: 'what is nearly settled gets put off', hi: 'बनती हुई बात टल जाती है' },
      {
        en: 'there are misunderstandings that have to be talked out',
        hi: 'ग़लतफ़हमी होती है और बैठकर बात करनी पड़ती है',
      },
      { en: 'hearts open slowly', hi: 'मन धीरे-धीरे खुलता है' },
      { en: 'one side waits longer than the other', hi: 'एक तरफ़ इंतज़ार ज़्यादा रहता है' },
    ],
  },
  wedding: {
    favourable: [
      { en: 'talks go forward once they begin', hi: 'बात शुरू हो जाए, तो आगे बढ़ती है' },
      { en: 'a yes comes from both sides', hi: 'दोनों तरफ़ से हाँ होती है' },
      { en: 'proposals come from more than one side', hi: 'एक से ज़्यादा जगह से रिश्ते आते हैं' },
      { en: 'the families come to an understanding', hi: 'दोनों घरों में बात बन जाती है' },
      { en: 'what was put off gets settled', hi: 'टली हुई बात पक्की होती है' },
    ],
    patience: [
      { en: 'it takes time until both sides agree', hi: 'दोनों तरफ़ से हाँ होने में समय लगता है' },
      { en: 'what is nearly settled gets put off', hi: 'बनती हुई बात टल जाती है' },
      { en: 'proposals come, and few of them fit', hi: 'रिश्ते आते हैं, पर कम जँचते हैं' },
      { en: 'answers come late', hi: 'जवाब देर से आते हैं' },
      { en: 'the search takes longer than hoped', hi: 'तलाश उम्मीद से लंबी चलती है' },
    ],
  },
  offer: {
    favourable: [
      { en: 'interviews lead to an answer', hi: 'इंटरव्यू के बाद जवाब आता है' },
      { en: 'effort is repaid', hi: 'मेहनत का फल मिलता है' },
      {
        en: 'an opening comes through people who know the work',
        hi: 'काम जानने वालों से मौक़ा मिलता है',
      },
      { en: 'answers come sooner', hi: 'जवाब जल्दी आते हैं' },
      { en: 'what is signed lasts', hi: 'जहाँ बात बनती है, वहाँ टिकती है' },
    ],
    patience: [
      { en: 'it takes more than one interview', hi: 'एक से ज़्यादा इंटरव्यू देने पड़ते हैं' },
      { en: 'answers come late', hi: 'जवाब देर से आते हैं' },
      { en: 'the joining date is put off', hi: 'जॉइनिंग की तारीख़ टलती है' },
      { en: 'the first offer is not the best one', hi: 'पहला मौक़ा सबसे अच्छा नहीं होता' },
      { en: 'it takes longer than hoped', hi: 'उम्मीद से ज़्यादा समय लगता है' },
    ],
  },
  offspring: {
    favourable: [
      { en: 'good news can come', hi: 'अच्छी ख़बर आ सकती है' },
      { en: 'treatment and rest do their work', hi: 'इलाज और आराम का असर होता है' },
      { en: 'hope grows', hi: 'उम्मीद बढ़ती है' },
      { en: 'the right doctor is found', hi: 'सही डॉक्टर मिल जाता है' },
      { en: 'the wait comes to its end', hi: 'इंतज़ार पूरा होता है' },
    ],
    patience: [
      { en: 'good news takes its time', hi: 'अच्छी ख़बर में देर लगती है' },
      { en: 'it takes more than one try', hi: 'एक से ज़्यादा बार कोशिश करनी पड़ती है' },
      { en: 'tests and treatment take time', hi: 'जाँच और इलाज में समय लगता है' },
      { en: 'patience is asked of both', hi: 'दोनों को सब्र रखना पड़ता है' },
      { en: 'it takes longer than hoped', hi: 'उम्मीद से ज़्यादा समय लगता है' },
    ],
  },
  home: {
    favourable: [
      { en: 'the family stands together', hi: 'परिवार साथ खड़ा रहता है' },
      { en: 'what has gone wrong is mended by talking', hi: 'बिगड़ी बात बातचीत से सँभल जाती है' },
      { en: 'affection stays under the differences', hi: 'अनबन के बीच भी अपनापन बना रहता है' },
      { en: 'good news comes in time', hi: 'अच्छी ख़बर समय पर आती है' },
      { en: 'the elders’ blessing is with it', hi: 'बड़ों का आशीर्वाद साथ रहता है' },
    ],
    patience: [
      { en: 'small things are taken to heart', hi: 'छोटी बात मन पर लग जाती है' },
      { en: 'it asks for patience with one another', hi: 'एक-दूसरे के साथ धीरज रखना पड़ता है' },
      { en: 'good news takes its time', hi: 'अच्छी ख़बर में देर लगती है' },
      { en: 'one person’s worry weighs on all', hi: 'एक की चिंता सब पर आ जाती है' },
      { en: 'it takes longer than hoped', hi: 'उम्मीद से ज़्यादा समय लगता है' },
    ],
  },
  body: {
    favourable: [
      { en: 'strength comes back', hi: 'ताक़त लौट आती है' },
      { en: 'rest and treatment work well', hi: 'आराम और इलाज का असर अच्छा होता है' },
      { en: 'a bad spell passes sooner', hi: 'तकलीफ़ का दौर जल्दी निकलता है' },
      { en: 'good habits show results early', hi: 'अच्छी दिनचर्या का फल जल्दी दिखता है' },
      { en: 'the right advice is found', hi: 'सही सलाह मिल जाती है' },
    ],
    patience: [
      { en: 'getting better takes time', hi: 'ठीक होने में समय लगता है' },
      { en: 'the trouble comes and goes', hi: 'तकलीफ़ आती-जाती रहती है' },
      { en: 'tiredness returns when rest is missed', hi: 'आराम छूटे, तो थकान लौट आती है' },
      { en: 'treatment has to be taken to its end', hi: 'इलाज पूरा करना पड़ता है' },
      { en: 'worry makes it feel heavier', hi: 'चिंता से तकलीफ़ ज़्यादा लगती है' },
    ],
  },
  work: {
    favourable: [
      { en: 'the work is noticed by those who decide', hi: 'काम ऊपर वालों की नज़र में आता है' },
      { en: 'effort is repaid', hi: 'मेहनत का फल मिलता है' },
      {
        en: 'an opening comes through people who know the work',
        hi: 'काम जानने वालों से मौक़ा मिलता है',
      },
      { en: 'what is begun stands', hi: 'शुरू किया काम टिकता है' },
      { en: 'answers come sooner', hi: 'जवाब जल्दी आते हैं' },
    ],
    patience: [
      { en: 'others are placed ahead for a while', hi: 'कुछ समय दूसरे आगे दिखते हैं' },
      { en: 'it takes more than one try', hi: 'एक से ज़्यादा बार कोशिश करनी पड़ती है' },
      { en: 'files and answers move slowly', hi: 'काग़ज़ और जवाब धीरे चलते हैं' },
      { en: 'the load comes before the reward', hi: 'काम का बोझ पहले, फल बाद में आता है' },
      { en: 'the result comes late', hi: 'नतीजा देर से मिलता है' },
    ],
  },
  study: {
    favourable: [
      { en: 'what is read stays in memory', hi: 'पढ़ा हुआ याद रहता है' },
      { en: 'marks follow the effort', hi: 'मेहनत के हिसाब से नंबर आते हैं' },
      { en: 'a good teacher is found', hi: 'अच्छा शिक्षक मिल जाता है' },
      { en: 'the mind settles when it counts', hi: 'ज़रूरत के समय मन टिक जाता है' },
      { en: 'a weak paper can be made up for', hi: 'कमज़ोर पेपर की भरपाई हो जाती है' },
    ],
    patience: [
      {
        en: 'the mind wanders, and revision is needed',
        hi: 'मन भटकता है और बार-बार दोहराना पड़ता है',
      },
      { en: 'one more attempt may be needed', hi: 'एक और प्रयास लग सकता है' },
      { en: 'marks come below the effort', hi: 'नंबर मेहनत से कम आते हैं' },
      { en: 'the result comes late', hi: 'नतीजा देर से आता है' },
      { en: 'the start is slow', hi: 'शुरुआत धीमी रहती है' },
    ],
  },
  money: {
    favourable: [
      { en: 'what comes in stays', hi: 'आया हुआ पैसा टिकता है' },
      { en: 'what is stuck comes free', hi: 'अटका हुआ निकल आता है' },
      { en: 'savings grow little by little', hi: 'बचत थोड़ी-थोड़ी बढ़ती है' },
      { en: 'expenses stay within bounds', hi: 'ख़र्च क़ाबू में रहता है' },
      { en: 'a second source opens', hi: 'कमाई का दूसरा रास्ता खुलता है' },
    ],
    patience: [
      { en: 'expense comes before gain', hi: 'फ़ायदे से पहले ख़र्च आता है' },
      { en: 'payments come late', hi: 'पैसा देर से हाथ आता है' },
      {
        en: 'papers and accounts need a second look',
        hi: 'काग़ज़ और हिसाब दोबारा देखने पड़ते हैं',
      },
      { en: 'more is spent than was planned', hi: 'सोचे से ज़्यादा ख़र्च होता है' },
      { en: 'saving is hard for a while', hi: 'कुछ समय बचत मुश्किल रहती है' },
    ],
  },
  trade: {
    favourable: [
      { en: 'customers come back', hi: 'ग्राहक लौटकर आते हैं' },
      { en: 'goods keep moving', hi: 'माल चलता रहता है' },
      { en: 'money given on credit comes in', hi: 'उधार का पैसा आ जाता है' },
      { en: 'a good name spreads by word of mouth', hi: 'लोग आपस में अच्छा नाम लेते हैं' },
      { en: 'what is begun stands', hi: 'शुरू किया काम टिकता है' },
    ],
    patience: [
      { en: 'sales pick up slowly', hi: 'बिक्री धीरे-धीरे बढ़ती है' },
      { en: 'money stays tied up in stock', hi: 'पैसा माल में अटका रहता है' },
      { en: 'others nearby take a share', hi: 'आसपास वाले हिस्सा ले जाते हैं' },
      { en: 'expense comes before gain', hi: 'फ़ायदे से पहले ख़र्च आता है' },
      { en: 'payments come late', hi: 'पैसा देर से हाथ आता है' },
    ],
  },
  debt: {
    favourable: [
      { en: 'what is owed grows smaller', hi: 'बक़ाया घटता जाता है' },
      { en: 'lenders give time', hi: 'देने वाले समय दे देते हैं' },
      { en: 'money for the instalments is found', hi: 'किस्त का पैसा निकल आता है' },
      { en: 'what is stuck comes free', hi: 'अटका हुआ निकल आता है' },
      { en: 'no new loan is needed', hi: 'नया क़र्ज़ नहीं लेना पड़ता' },
    ],
    patience: [
      { en: 'it goes down slowly', hi: 'क़र्ज़ धीरे घटता है' },
      { en: 'interest eats up a part', hi: 'ब्याज में एक हिस्सा चला जाता है' },
      { en: 'one expense follows another', hi: 'एक के बाद एक ख़र्च निकल आता है' },
      { en: 'it has to be settled in parts', hi: 'थोड़ा-थोड़ा करके चुकाना पड़ता है' },
      { en: 'money comes in late', hi: 'पैसा देर से हाथ आता है' },
    ],
  },
  goods: {
    favourable: [
      { en: 'a fair price is found', hi: 'सही दाम मिल जाता है' },
      { en: 'the papers come out clean', hi: 'काग़ज़ साफ़ निकलते हैं' },
      { en: 'the deal goes through with less trouble', hi: 'सौदा कम परेशानी में हो जाता है' },
      { en: 'what is got stays', hi: 'मिली चीज़ टिकती है' },
      { en: 'the family agrees to it', hi: 'घरवाले राज़ी हो जाते हैं' },
    ],
    patience: [
      { en: 'the papers need a second look', hi: 'काग़ज़ दोबारा देखने पड़ते हैं' },
      { en: 'the other side takes its time', hi: 'सामने वाला समय लगाता है' },
      { en: 'it costs more than planned', hi: 'ख़र्च सोचे से ज़्यादा होता है' },
      { en: 'the deal is put off once or twice', hi: 'सौदा एक-दो बार टलता है' },
      { en: 'money has to be put together first', hi: 'पहले पैसा जोड़ना पड़ता है' },
    ],
  },
  find: {
    favourable: [
      { en: 'it is nearer than it seems', hi: 'चीज़ जितनी लगती है, उससे पास है' },
      { en: 'the search leads somewhere', hi: 'ढूँढने से पता चलता है' },
      { en: 'somebody has seen it', hi: 'किसी ने उसे देखा है' },
      { en: 'it comes back whole', hi: 'चीज़ सलामत लौटती है' },
      { en: 'a second look finds it', hi: 'दोबारा देखने से मिल जाती है' },
    ],
    patience: [
      { en: 'it takes more than one search', hi: 'एक बार ढूँढने से काम नहीं होता' },
      { en: 'word of it comes late', hi: 'ख़बर देर से मिलती है' },
      { en: 'it has moved from its place', hi: 'चीज़ अपनी जगह से हट चुकी है' },
      { en: 'the search takes patience', hi: 'ढूँढने में धीरज लगता है' },
      { en: 'asking once is not enough', hi: 'एक बार पूछना काफ़ी नहीं होता' },
    ],
  },
  vehicle: {
    favourable: [
      { en: 'a fair price is found', hi: 'सही दाम मिल जाता है' },
      { en: 'the papers come out clean', hi: 'काग़ज़ साफ़ निकलते हैं' },
      { en: 'the family agrees to it', hi: 'घरवाले राज़ी हो जाते हैं' },
      { en: 'it runs without trouble', hi: 'गाड़ी बिना परेशानी चलती है' },
      { en: 'delivery comes on time', hi: 'डिलीवरी समय पर मिलती है' },
    ],
    patience: [
      { en: 'it costs more than planned', hi: 'ख़र्च सोचे से ज़्यादा होता है' },
      { en: 'delivery is put off once', hi: 'डिलीवरी एक बार टलती है' },
      { en: 'money has to be put together first', hi: 'पहले पैसा जोड़ना पड़ता है' },
      { en: 'the papers need a second look', hi: 'काग़ज़ दोबारा देखने पड़ते हैं' },
      { en: 'the right one takes time to find', hi: 'सही गाड़ी मिलने में समय लगता है' },
    ],
  },
  kin: {
    favourable: [
      { en: 'people stand together', hi: 'लोग साथ खड़े रहते हैं' },
      { en: 'what has gone wrong is mended by talking', hi: 'बिगड़ी बात बातचीत से सँभल जाती है' },
      { en: 'affection stays under the differences', hi: 'अनबन के बीच भी अपनापन बना रहता है' },
      { en: 'a quarrel does not last long', hi: 'रूठना ज़्यादा दिन नहीं चलता' },
      { en: 'the elders’ blessing is with it', hi: 'बड़ों का आशीर्वाद साथ रहता है' },
    ],
    patience: [
      { en: 'small things are taken to heart', hi: 'छोटी बात मन पर लग जाती है' },
      { en: 'it asks for patience with one another', hi: 'एक-दूसरे के साथ धीरज रखना पड़ता है' },
      { en: 'the first step is slow to come', hi: 'पहला क़दम देर से उठता है' },
      { en: 'what others say weighs too much', hi: 'दूसरों की बातों का असर ज़्यादा रहता है' },
      { en: 'it takes longer than hoped', hi: 'उम्मीद से ज़्यादा समय लगता है' },
    ],
  },
  away: {
    favourable: [
      { en: 'the papers go through', hi: 'काग़ज़ निकल जाते हैं' },
      { en: 'people there are of help', hi: 'वहाँ के लोग काम आते हैं' },
      { en: 'the way opens', hi: 'रास्ता खुलता है' },
      { en: 'the stay turns out well', hi: 'वहाँ रहना अच्छा जाता है' },
      { en: 'an answer comes sooner', hi: 'जवाब जल्दी आता है' },
    ],
    patience: [
      { en: 'the papers take more than one round', hi: 'काग़ज़ों में कई चक्कर लगते हैं' },
      { en: 'the cost is more than planned', hi: 'ख़र्च सोचे से ज़्यादा होता है' },
      { en: 'the date moves', hi: 'तारीख़ आगे खिसकती है' },
      { en: 'leaving home weighs on the mind', hi: 'घर छोड़ना मन पर भारी रहता है' },
      { en: 'the answer comes late', hi: 'जवाब देर से आता है' },
    ],
  },
  dispute: {
    favourable: [
      { en: 'the truth has weight', hi: 'सच का वज़न रहता है' },
      { en: 'the other side gives way a little', hi: 'सामने वाला थोड़ा नरम पड़ता है' },
      { en: 'a fair word is heard', hi: 'सही बात सुनी जाती है' },
      { en: 'help comes from those who know the rules', hi: 'नियम जानने वालों से मदद मिलती है' },
      { en: 'a setback does not last', hi: 'रुकावट ज़्यादा नहीं टिकती' },
    ],
    patience: [
      { en: 'it takes longer than it should', hi: 'ज़रूरत से ज़्यादा समय लगता है' },
      { en: 'one more date is given', hi: 'एक और तारीख़ पड़ती है' },
      { en: 'every step has to be followed up', hi: 'हर क़दम पर पीछे लगे रहना पड़ता है' },
      { en: 'the answer comes late', hi: 'जवाब देर से आता है' },
      { en: 'calm is needed more than force', hi: 'ज़ोर से ज़्यादा धीरज काम आता है' },
    ],
  },
  other: {
    favourable: [
      { en: 'it turns out well in the end', hi: 'आख़िर में बात बन जाती है' },
      { en: 'support comes when it is needed', hi: 'ज़रूरत पर साथ मिलता है' },
      { en: 'things clear up', hi: 'बात सुलझती है' },
      { en: 'good people are met on the way', hi: 'रास्ते में अच्छे लोग मिलते हैं' },
      { en: 'a setback does not last', hi: 'रुकावट ज़्यादा नहीं टिकती' },
    ],
    patience: [
      { en: 'it takes longer than it should', hi: 'ज़रूरत से ज़्यादा समय लगता है' },
      { en: 'it has to be followed up', hi: 'पीछे लगे रहना पड़ता है' },
      { en: 'there is a delay on the way', hi: 'रास्ते में देर होती है' },
      { en: 'the result comes late', hi: 'नतीजा देर से मिलता है' },
      { en: 'one try is not enough', hi: 'एक बार की कोशिश से काम नहीं होता' },
    ],
  },
}
