import type { SituationTexts } from '../situation-texts.ts'

export const matchAndWeddingTexts = {
  'marry-now-or-later': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Marry at the nearer date: your chart is ready for it, and waiting adds little.',
          hi: 'पास वाली तारीख़ लें: कुंडली शादी के लिए तैयार है, रुकने से ख़ास कुछ नहीं बढ़ेगा।',
        },
        astra: {
          en: 'The sooner one, I feel; the heart and the home are both warm for it now.',
          hi: 'जल्दी वाला समय ठीक लगता है; अभी मन और घर दोनों तैयार हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'Of the two, take the later one by some months: enough to settle money and work, and not so long that the match grows cold.',
          hi: 'दोनों में से कुछ महीने बाद वाला समय लें: काम और पैसा सँभल जाए, और रिश्ता भी ठंडा न पड़े।',
        },
        astra: {
          en: 'Give it a little room, a half year rather than a whole one; what is settled calmly is enjoyed more.',
          hi: 'थोड़ी मोहलत दें, साल भर नहीं, आधा साल; शांति से तय हुई बात ज़्यादा सुख देती है।',
        },
      },
      patience: {
        oracle: {
          en: 'Wait for the later one: at present marriage asks patience of you, and haste would leave you with what others wanted.',
          hi: 'बाद वाला समय लें: अभी शादी में धीरज चाहिए, जल्दी में दूसरों की पसंद हाथ आएगी।',
        },
        astra: {
          en: 'I’d not hurry you into this year for anybody’s calendar; the later date sits better on your shoulders.',
          hi: 'किसी के कैलेंडर के लिए इस साल जल्दी न करें; बाद की तारीख़ ज़्यादा हल्की बैठेगी।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Settle first the two things you would regret leaving open: work and where you will live.',
        hi: 'पहले वे दो बातें तय करें जो खुली रहीं तो खलेंगी: काम और रहने की जगह।',
      },
      {
        en: 'If the match is fixed, an engagement now and the wedding later serves both sides.',
        hi: 'रिश्ता पक्का हो तो अभी सगाई और शादी बाद में, दोनों का मान रहता है।',
        for: ['wedding'],
      },
      {
        en: 'Tell your parents a month and not “later”; a month ends the daily question.',
        hi: 'घर में “बाद में” नहीं, महीना बताएँ; इससे रोज़ का सवाल रुकता है।',
      },
    ],
  },
  'career-or-marriage-first': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Work and marriage come close together for you, and marriage need not wait: the house of partnership is the readier one.',
          hi: 'आपके लिए काम और शादी पास-पास हैं, शादी को रुकने की ज़रूरत नहीं: साथ का पक्ष ज़्यादा तैयार है।',
        },
        astra: {
          en: 'The wedding may well be first, I feel, and it won’t stop the other; some people work better once home is settled.',
          hi: 'पहले शादी हो सकती है, और उससे काम नहीं रुकेगा; घर बसने पर कई लोगों का काम और जमता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Let work take its first firm step, a joining or a result, and the marriage right after it; both in one month would strain you.',
          hi: 'पहले काम का एक पक्का क़दम हो, जॉइनिंग या रिज़ल्ट, उसके तुरंत बाद शादी; दोनों एक ही महीने में भारी पड़ेंगे।',
        },
        astra: {
          en: 'Stand on your feet first, but don’t make it a wall: half a year of salary is enough to say yes.',
          hi: 'पहले अपने पैरों पर खड़े होने की बात ठीक है, पर इसे दीवार न बनाएँ: छह महीने की कमाई हाँ कहने को काफ़ी है।',
        },
      },
      patience: {
        oracle: {
          en: 'Work first, marriage after: the chart asks patience in marriage just now, and gives you time to build.',
          hi: 'पहले काम, शादी बाद में: अभी शादी में धीरज चाहिए, और इस समय में नींव बन सकती है।',
        },
        astra: {
          en: 'Let the marriage talk rest for a season and put your strength in work; it will come to a calmer door.',
          hi: 'कुछ समय शादी की बात रुकने दें और ताक़त काम में लगाएँ; रिश्ता ज़्यादा शांत दरवाज़े पर आएगा।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Tell those at home one milestone after which you will meet families.',
        hi: 'घर में एक पड़ाव बता दें जिसके बाद रिश्ते देखना शुरू होगा।',
      },
      {
        en: 'Ask any match plainly whether work or study goes on after the wedding.',
        hi: 'हर रिश्ते से सीधे पूछें कि शादी के बाद काम या पढ़ाई चलेगी या नहीं।',
        for: ['wedding'],
      },
      {
        en: 'Don’t resign or drop a course for a wedding date alone.',
        hi: 'सिर्फ़ शादी की तारीख़ के लिए नौकरी या पढ़ाई न छोड़ें।',
        for: ['wedding', 'meeting'],
      },
    ],
  },
  'age-of-marriage': {
    isBeforeMarriage: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Your marriage is likely at about the age you are now reaching: {from} to {to} is the stretch.',
          hi: 'शादी लगभग इसी उम्र में दिखती है: समय {from} से {to} तक का है।',
        },
        astra: {
          en: 'It isn’t far: the age you’ll have between {from} and {to} is the one I’d name.',
          hi: 'दूर नहीं है: {from} से {to} के बीच जो उम्र होगी, वही कही जा सकती है।',
        },
      },
      later: {
        oracle: {
          en: 'Your marriage falls a little later than home expects: reckon it by {from} to {to}.',
          hi: 'शादी घर की उम्मीद से थोड़ी देर से है: {from} से {to} के बीच जो उम्र होगी, वही समझें।',
        },
        astra: {
          en: 'I see your marriage between {from} and {to}; the age you have then is your age of marriage.',
          hi: 'शादी {from} से {to} के बीच दिखती है; तब आपकी जो उम्र होगी, वही शादी की उम्र है।',
        },
      },
      slow: {
        oracle: {
          en: 'No exact age stands out; your chart leans to a later marriage that you choose with open eyes.',
          hi: 'कोई एक उम्र साफ़ नहीं दिखती; कुंडली सोच-समझकर, थोड़ी देर से होने वाली शादी की ओर झुकती है।',
        },
        astra: {
          en: 'I can’t put a number on it; yours is a marriage that ripens late rather than one that is rushed.',
          hi: 'उम्र का अंक नहीं दिया जा सकता; यह जल्दी की नहीं, देर से पकने वाली शादी लगती है।',
        },
      },
      hard: {
        oracle: {
          en: 'A late marriage is what the chart points to, and it says no age; nothing in it forbids marriage.',
          hi: 'कुंडली देर से शादी की ओर इशारा करती है, उम्र नहीं कहती; मना कुछ भी नहीं है।',
        },
        astra: {
          en: 'It looks late, and I know how the question at every gathering stings; late is not never.',
          hi: 'देर दिखती है, और हर महफ़िल का सवाल कैसे चुभता है, समझ आता है; देर का मतलब कभी नहीं, नहीं होता।',
        },
      },
    },
    advice: [
      {
        en: 'Tell relatives one sentence and no more: “when the right person comes”.',
        hi: 'रिश्तेदारों को एक ही वाक्य कहें: “सही इंसान मिलने पर”।',
      },
      {
        en: 'Use the years for what marriage needs anyway: an income, a circle, health.',
        hi: 'इन सालों में वही जोड़ें जो शादी में भी काम आता है: कमाई, लोग, सेहत।',
      },
      {
        en: 'Meet people as if it were this year; readiness has no age.',
        hi: 'रिश्ते ऐसे देखें जैसे इसी साल हो; तैयारी की कोई उम्र नहीं होती।',
      },
    ],
  },
  'who-brings-match': {
    isBeforeMarriage: true,
    state: {
      favourable: {
        oracle: {
          en: 'Your match is likely to come through people you know, an aunt, a colleague or a neighbour, more than through a site.',
          hi: 'रिश्ता साइट से ज़्यादा जान-पहचान से आता दिखता है: कोई मौसी, साथ काम करने वाला या पड़ोसी।',
        },
        astra: {
          en: 'Somebody who knows your family will say your name in the right house; keep that aunt informed.',
          hi: 'घर को जानने वाला कोई आपका नाम सही जगह लेगा; उस मौसी को ख़बर में रखें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Both roads are open to you: relatives for the first meeting of families, a site for the wider choice; the one you meet oftener will win.',
          hi: 'दोनों रास्ते खुले हैं: घर मिलाने के लिए रिश्तेदार, ज़्यादा चुनाव के लिए साइट; जिस ओर कोशिश ज़्यादा, वहीं से बात बनेगी।',
        },
        astra: {
          en: 'Don’t close either door; it may be a profile you sent with half a heart.',
          hi: 'कोई दरवाज़ा बंद न करें; हो सकता है वही प्रोफ़ाइल हो जिसे बेमन से भेजा था।',
        },
      },
      patience: {
        oracle: {
          en: 'It isn’t relatives who bring it for now: widen the circle yourself, by a site, friends of friends and community meets.',
          hi: 'अभी रिश्तेदारों से कम आएगा: दायरा ख़ुद बढ़ाएँ, साइट से, दोस्तों के दोस्तों से, समाज के परिचय मेले से।',
        },
        astra: {
          en: 'It may come from where nobody at home is looking, and after some months; be seen where people of your own kind gather.',
          hi: 'रिश्ता वहाँ से आ सकता है जहाँ घर में कोई देख नहीं रहा, और कुछ महीने बाद; जहाँ आपकी पसंद के लोग जुटते हैं वहाँ जाएँ।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Give three people who like you your biodata, and ask them to name one family each.',
        hi: 'तीन अपने लोगों को बायोडाटा दें और कहें कि हर एक कम से कम एक घर बताए।',
        for: ['meeting'],
      },
      {
        en: 'On a site, pay for three months at most, and write to five people a week yourself.',
        hi: 'साइट पर ज़्यादा से ज़्यादा तीन महीने का पैसा दें, और हफ़्ते में पाँच लोगों को ख़ुद लिखें।',
      },
      {
        en: 'Check work and address of anybody met online before the families meet.',
        hi: 'ऑनलाइन मिले रिश्ते का काम और पता घर मिलने से पहले जाँच लें।',
      },
    ],
  },
  'match-married-before': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'A match who was married before suits you well enough: the past does not stand against you, and such a person often values home more.',
          hi: 'जिसकी पहले शादी हो चुकी है, वह रिश्ता आपके लिए ठीक बैठ सकता है: बीती बात आड़े नहीं आती, और ऐसे लोग घर की क़दर ज़्यादा करते हैं।',
        },
        astra: {
          en: 'Don’t let the word stop you; look at how they speak of the one who is gone, that tells how they will speak of you.',
          hi: 'उस शब्द से न रुकें; देखें कि पहले साथी के बारे में कैसे बोलते हैं, कल आपके बारे में भी वैसे ही बोलेंगे।',
        },
      },
      mixed: {
        oracle: {
          en: 'Say yes only after three things are clear: the papers of the divorce, what the children expect, and money going to the earlier family.',
          hi: 'तीन बातें साफ़ हों तभी हाँ कहें: तलाक़ के काग़ज़, बच्चों की उम्मीद, और पुराने घर को जाने वाला पैसा।',
        },
        astra: {
          en: 'It can be good, and it comes with a story attached; meet the story too, the children above all, before the date.',
          hi: 'रिश्ता अच्छा हो सकता है, पर साथ एक कहानी भी आती है; तारीख़ से पहले उससे भी मिलें, सबसे पहले बच्चों से।',
        },
      },
      patience: {
        oracle: {
          en: 'Take time with this match: marriage asks patience of you just now, and a hurried yes would carry the old house into the new.',
          hi: 'इस रिश्ते में समय लें: अभी शादी में धीरज चाहिए, जल्दी की हाँ पुराने घर को नए में ले आएगी।',
        },
        astra: {
          en: 'I’d not refuse for the past alone, nor say yes for age alone; let six months show who they are when tired and cross.',
          hi: 'सिर्फ़ बीते कल के लिए मना न करें, सिर्फ़ उम्र के लिए हाँ भी नहीं; छह महीने देखें कि थकान और ग़ुस्से में कैसे हैं।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'See the decree of the court with your own eyes.',
        hi: 'अदालत की डिक्री अपनी आँखों से देखें।',
      },
      {
        en: 'Talk once with somebody who knew that first marriage.',
        hi: 'किसी ऐसे से एक बार बात करें जो पहली शादी को जानता था।',
      },
      {
        en: 'If there are children, meet them three times in ordinary life, and not at a function.',
        hi: 'बच्चे हों तो उनसे तीन बार आम दिनों में मिलें, किसी फ़ंक्शन में नहीं।',
        for: ['parent', 'meeting'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
