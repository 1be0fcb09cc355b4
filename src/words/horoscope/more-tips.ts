import type { LocalizedText } from '../say.ts'
import type { LifeArea } from './moon.ts'

/** More small things to do, so that none comes again within a fortnight. */
export const moreTips: Readonly<Record<LifeArea, readonly LocalizedText[]>> = {
  general: [
    { en: 'Ring somebody for no reason at all.', hi: 'बिना किसी काम के किसी अपने को फ़ोन करें।' },
    { en: 'Keep the first half hour free of news.', hi: 'पहला आधा घंटा ख़बरों से दूर रखें।' },
    { en: 'Clear away three things you don’t need.', hi: 'घर से तीन बेकार चीज़ें हटा दें।' },
    { en: 'Speak slowly in the first meeting.', hi: 'पहली मुलाक़ात में धीरे बोलें।' },
    { en: 'Do first what you would rather put off.', hi: 'जिसे टालने का मन हो वही पहले करें।' },
    { en: 'Read two pages of a good book.', hi: 'किसी अच्छी किताब के दो पन्ने पढ़ें।' },
    { en: 'Arrive five minutes before time.', hi: 'समय से पाँच मिनट पहले पहुँचें।' },
    {
      en: 'Say a polite no to what you have no time for.',
      hi: 'जिसके लिए समय न हो, उसे विनम्रता से मना कर दें।',
    },
    { en: 'Water a plant, or feed the birds.', hi: 'किसी पौधे को पानी दें, या चिड़ियों को दाना।' },
    { en: 'Plan tomorrow before you sleep.', hi: 'सोने से पहले कल की योजना बना लें।' },
  ],
  love: [
    { en: 'Say good night before you put the phone away.', hi: 'फ़ोन रखने से पहले शुभ रात्रि कह दें।' },
    { en: 'Ring instead of typing.', hi: 'लिखने की जगह फ़ोन कर लें।' },
    { en: 'Remember one small wish and fulfil it.', hi: 'कोई छोटी इच्छा याद रखें और पूरी करें।' },
    { en: 'Say sorry first, if it is due.', hi: 'ग़लती हो तो माफ़ी पहले माँग लें।' },
    { en: 'Eat one meal together without hurry.', hi: 'एक बार बिना जल्दी के साथ खाना खाएँ।' },
    {
      en: 'Ask about their day before you tell of yours.',
      hi: 'अपनी बताने से पहले उनके दिन का हाल पूछें।',
    },
    { en: 'Leave old topics out for one evening.', hi: 'एक शाम पुरानी बातें छोड़ दें।' },
    { en: 'Give a compliment that is true.', hi: 'एक सच्ची तारीफ़ करें।' },
    { en: 'Take a walk together, ten minutes are enough.', hi: 'साथ टहलें, दस मिनट काफ़ी हैं।' },
    { en: 'Answer the message you left unread.', hi: 'जिस संदेश का जवाब रह गया, उसका जवाब दें।' },
  ],
  career: [
    {
      en: 'Ask what is most urgent, and do that first.',
      hi: 'पूछ लें कि सबसे ज़रूरी क्या है, और वही पहले करें।',
    },
    { en: 'Write down three tasks and do only those.', hi: 'तीन काम लिखें और वही करें।' },
    { en: 'Back up your files.', hi: 'अपनी फ़ाइलों की कॉपी रख लें।' },
    { en: 'Ask your senior for one opinion.', hi: 'सीनियर से एक बात पर राय लें।' },
    { en: 'Turn off notifications for an hour.', hi: 'एक घंटे सूचनाएँ बंद रखें।' },
    { en: 'Update one line of your resume.', hi: 'रिज़्यूमे की एक पंक्ति नई कर लें।' },
    { en: 'End a meeting five minutes early.', hi: 'एक बैठक पाँच मिनट पहले ख़त्म करें।' },
    { en: 'Thank somebody who helped you at work.', hi: 'काम में मदद करने वाले को धन्यवाद कहें।' },
    { en: 'Learn one shortcut of your trade.', hi: 'अपने काम का एक नया तरीक़ा सीखें।' },
    { en: 'Confirm the time of your next appointment.', hi: 'अगली मुलाक़ात का समय पक्का कर लें।' },
  ],
  money: [
    { en: 'Look at your balance before you shop.', hi: 'ख़रीदारी से पहले बैलेंस देख लें।' },
    { en: 'Check last month’s bank entries.', hi: 'पिछले महीने की बैंक एंट्री देख लें।' },
    { en: 'Eat at home instead of ordering.', hi: 'बाहर से मँगाने की जगह घर का खाना खाएँ।' },
    { en: 'Pay one bill before its date.', hi: 'एक बिल तारीख़ से पहले भर दें।' },
    { en: 'Keep the receipt of the largest purchase.', hi: 'सबसे बड़ी ख़रीद की रसीद रख लें।' },
    { en: 'Cancel one service you don’t use.', hi: 'जो सेवा काम न आती हो उसे बंद करें।' },
    { en: 'Make a list before the market.', hi: 'बाज़ार जाने से पहले सूची बना लें।' },
    { en: 'Put coins aside in a jar.', hi: 'सिक्के एक डिब्बे में डालते रहें।' },
    { en: 'Ask for a discount once.', hi: 'एक बार छूट माँगकर देखें।' },
    { en: 'Write down who owes you what.', hi: 'किससे कितना लेना है, लिख लें।' },
  ],
  wellbeing: [
    { en: 'Open the windows for ten minutes.', hi: 'दस मिनट खिड़कियाँ खोलकर रखें।' },
    { en: 'Drink a glass of water on waking.', hi: 'उठते ही एक गिलास पानी पिएँ।' },
    { en: 'Stretch your neck and shoulders.', hi: 'गर्दन और कंधों को थोड़ा तान लें।' },
    { en: 'Eat fruit in place of a sweet.', hi: 'मिठाई की जगह फल खाएँ।' },
    { en: 'Walk while you talk on the phone.', hi: 'फ़ोन पर बात करते हुए टहलें।' },
    { en: 'Sit in the sun for ten minutes.', hi: 'दस मिनट धूप में बैठें।' },
    { en: 'Keep the phone away from the bed.', hi: 'फ़ोन बिस्तर से दूर रखें।' },
    { en: 'Have dinner before eight.', hi: 'रात का खाना आठ बजे से पहले कर लें।' },
    { en: 'Listen to one old song.', hi: 'एक पुराना गाना सुनें।' },
    { en: 'Breathe out slowly whenever you wait.', hi: 'जहाँ रुकना पड़े वहाँ धीरे-धीरे साँस छोड़ें।' },
  ],
  family: [
    { en: 'Ask at home what everybody would like to eat.', hi: 'घर में पूछें कि सबका क्या खाने का मन है।' },
    { en: 'Call your parents, even briefly.', hi: 'माता-पिता को फ़ोन करें, चाहे थोड़ी देर।' },
    { en: 'Bring home something small for everyone.', hi: 'सबके लिए कोई छोटी चीज़ घर ले आएँ।' },
    { en: 'Keep phones off the dinner table.', hi: 'खाने के समय फ़ोन दूर रखें।' },
    { en: 'Tell a child a story of your childhood.', hi: 'किसी बच्चे को अपने बचपन का क़िस्सा सुनाएँ।' },
    { en: 'Tidy one corner of the house.', hi: 'घर का एक कोना सँवार दें।' },
    { en: 'Ask who needs help this week.', hi: 'पूछ लें कि इस हफ़्ते किसे मदद चाहिए।' },
    { en: 'Send an old picture to the family group.', hi: 'परिवार के ग्रुप में एक पुरानी तस्वीर भेजें।' },
    { en: 'Make tea for somebody else.', hi: 'किसी और के लिए चाय बनाएँ।' },
    { en: 'Let one argument go.', hi: 'एक बहस जाने दें।' },
  ],
}

/** More ways in which a day opens, by its score. */
export const moreOpenings: Readonly<
  Record<'bright' | 'even' | 'gentle', readonly LocalizedText[]>
> = {
  bright: [
    {
      en: 'A good day for this sign: what you start gets support.',
      hi: 'इस राशि के लिए अच्छा दिन: जो शुरू हो उसे सहारा मिलता है।',
    },
    {
      en: 'People are helpful, so ask for what you need.',
      hi: 'लोग मदद को तैयार हैं, इसलिए जो चाहिए वह कह दें।',
    },
    {
      en: 'Pending work moves, and the mood is good.',
      hi: 'रुका काम आगे बढ़ता है, और मन अच्छा रहता है।',
    },
    { en: 'You can plan a little bolder than usual.', hi: 'आम दिनों से थोड़ी बड़ी योजना बन सकती है।' },
    { en: 'Most hours of this day work for you.', hi: 'दिन का ज़्यादातर समय आपके पक्ष में है।' },
  ],
  even: [
    {
      en: 'Neither a lucky nor a hard day: steady work shows its worth.',
      hi: 'न बहुत अच्छा न मुश्किल दिन: लगातार काम का फ़ायदा दिखता है।',
    },
    {
      en: 'Half the day goes as planned; keep a second plan for the rest.',
      hi: 'आधा दिन योजना से चलता है; बाक़ी के लिए दूसरा उपाय सोच रखें।',
    },
    {
      en: 'Daily matters run well, and new ones need more time.',
      hi: 'रोज़ की बातें ठीक चलती हैं, नई बातों को समय चाहिए।',
    },
    {
      en: 'Keep your expectations modest and you will be content by night.',
      hi: 'उम्मीद थोड़ी कम रखें तो रात तक मन संतुष्ट रहेगा।',
    },
    {
      en: 'Some people say yes and some say later; both are fine.',
      hi: 'कोई हाँ कहता है, कोई बाद में; दोनों ठीक हैं।',
    },
  ],
  gentle: [
    {
      en: 'Not the day for big decisions; do the regular work well.',
      hi: 'बड़े फ़ैसले का दिन नहीं है; रोज़ का काम अच्छे से करें।',
    },
    {
      en: 'Things take longer than you think, so begin early.',
      hi: 'कामों में सोच से ज़्यादा समय लगता है, इसलिए जल्दी शुरू करें।',
    },
    {
      en: 'Keep your temper and your money, and the day passes well.',
      hi: 'ग़ुस्सा और पैसा सँभालकर रखें, दिन ठीक बीतेगा।',
    },
    {
      en: 'Stay with people you trust, and leave arguments for later.',
      hi: 'भरोसे के लोगों के साथ रहें, और बहस बाद के लिए छोड़ दें।',
    },
    { en: 'Rest counts as much as effort on such a day.', hi: 'मेहनत जितना ही आराम भी ज़रूरी है।' },
  ],
}
