import type { SituationTexts } from '../situation-texts.ts'

export const grownChildSituationTexts = {
  'grown-child-settled': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your child is likely to find a footing in life, and the time that helps most is {from} to {to}.',
          hi: 'आपके बच्चे के अपने पैरों पर खड़े होने की उम्मीद अच्छी है, और सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'A parent’s worry is natural, but your child does look set to settle, with {from} to {to} as a good time.',
          hi: 'माँ-बाप की चिंता तो रहती है, पर आपका बच्चा सेट होता दिखता है; {from} से {to} तक का समय अच्छा है।',
        },
      },
      later: {
        oracle: {
          en: 'Your child will take longer to settle than you wish; the steadier time is {from} to {to}.',
          hi: 'आपके बच्चे को सेट होने में सोचे से ज़्यादा समय लगेगा; बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Have some patience with your child; things look like falling into place between {from} and {to}.',
          hi: 'बच्चे के साथ थोड़ा सब्र रखें; {from} से {to} के बीच बात ठिकाने पर आती दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'Your child can settle, but step by step, and your chart marks no clear time for it.',
          hi: 'बच्चा सेट हो सकता है, पर धीरे-धीरे; आपकी कुंडली इसका साफ़ समय नहीं दिखाती।',
        },
        astra: {
          en: 'I see your child getting there slowly, by small steps; I can’t name a time, and pushing won’t shorten it.',
          hi: 'बच्चा धीरे-धीरे ठिकाने पर आएगा; समय नहीं बताया जा सकता, और दबाव से जल्दी नहीं होगी।',
        },
      },
      hard: {
        oracle: {
          en: 'At present your child’s path looks unsettled; steady support at home will do more than any pressure.',
          hi: 'अभी बच्चे का रास्ता डाँवाडोल दिखता है; दबाव से ज़्यादा काम घर का साथ करेगा।',
        },
        astra: {
          en: 'Just now things look hard for your child; your calm trust will help more than daily questions.',
          hi: 'अभी बच्चे के लिए समय कठिन है; रोज़ के सवालों से ज़्यादा आपका भरोसा काम आएगा।',
        },
      },
    },
    isOfAnother: true,
    advice: [
      {
        en: 'Ask your child once what the plan is for the coming months, and listen without comparing with cousins.',
        hi: 'एक बार पूछें कि आगे का क्या सोचा है, और किसी से तुलना किए बिना सुनें।',
        for: ['parent'],
      },
      {
        en: 'Help with one real step, such as a course fee or a contact, and leave the doing to your child.',
        hi: 'एक ठोस मदद करें, जैसे कोर्स की फ़ीस या कोई जान-पहचान, और काम बच्चे को करने दें।',
        for: ['parent'],
      },
      {
        en: 'Agree on a small share of the house expenses once there is any income, however little.',
        hi: 'कमाई कम भी हो तो घर ख़र्च में छोटा हिस्सा तय कर दें, इससे ज़िम्मेदारी आती है।',
      },
      {
        en: 'Don’t raise marriage and work in the same talk; take one at a time.',
        hi: 'शादी और काम की बात एक साथ न छेड़ें; एक बार में एक ही बात करें।',
      },
    ],
  },
  'child-match-breaks': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your child’s match is likely to be fixed after these disappointments, most probably between {from} and {to}.',
          hi: 'इन निराशाओं के बाद आपके बच्चे का रिश्ता पक्का होने की उम्मीद अच्छी है, ज़्यादातर {from} से {to} के बीच।',
        },
        astra: {
          en: 'Don’t lose heart over the matches that broke; for your child’s marriage {from} to {to} looks hopeful.',
          hi: 'जो रिश्ते टूटे उनसे दिल छोटा न करें; बच्चे की शादी के लिए {from} से {to} तक का समय अच्छा दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'Your child’s match is likely to hold, but later than you hoped: look to {from} to {to}.',
          hi: 'बच्चे का रिश्ता टिकेगा, पर सोचे से थोड़ा देर में: {from} से {to} तक का समय देखें।',
        },
        astra: {
          en: 'It will take a little longer for the right match to stay; between {from} and {to} your child’s chances are better.',
          hi: 'सही रिश्ता टिकने में थोड़ा और समय लगेगा; {from} से {to} के बीच बच्चे की बात बनने के आसार बेहतर हैं।',
        },
      },
      slow: {
        oracle: {
          en: 'Your child’s match can be fixed, but slowly and after more search; your chart marks no clear time.',
          hi: 'बच्चे का रिश्ता हो सकता है, पर धीरे और खोज के बाद; आपकी कुंडली साफ़ समय नहीं दिखाती।',
        },
        astra: {
          en: 'A match will come for your child, though I can’t name the time; keep the search wide and the mood at home light.',
          hi: 'बच्चे का रिश्ता आएगा, पर समय नहीं बताया जा सकता; खोज का दायरा बड़ा रखें और घर का माहौल हल्का।',
        },
      },
      hard: {
        oracle: {
          en: 'At present talks for your child’s match may again stop halfway; take a pause rather than press one that does not fit.',
          hi: 'अभी बच्चे के रिश्ते की बात फिर बीच में रुक सकती है; जो न जमे उस पर ज़ोर देने से अच्छा है थोड़ा रुक जाएँ।',
        },
        astra: {
          en: 'Just now I would let your child breathe: a match that is pushed through at present may not hold.',
          hi: 'अभी बच्चे को थोड़ा चैन लेने दें: ज़बरदस्ती जोड़ा गया रिश्ता इस समय शायद न टिके।',
        },
      },
    },
    why: {
      oracle: {
        en: 'A match that keeps breaking is no fault in your child; the chart shows delay and people who change their word.',
        hi: 'रिश्ता बार-बार टूटे तो इसमें आपके बच्चे की ग़लती नहीं; कुंडली में देरी और लोगों का बात बदलना दिखता है।',
      },
      astra: {
        en: 'Please don’t look for a fault in your child when a match breaks; it is delay, and others who could not decide.',
        hi: 'रिश्ता टूटे तो अपने बच्चे में कमी न ढूँढें; यह देरी है, और सामने वालों का मन न बना पाना।',
      },
    },
    isOfAnother: true,
    advice: [
      {
        en: 'Ask plainly about dowry, job and living together before the families meet, so that it breaks early or not at all.',
        hi: 'मिलने से पहले ही लेन-देन, नौकरी और साथ रहने की बात साफ़ पूछ लें, ताकि बाद में बात न टूटे।',
        for: ['meeting'],
      },
      {
        en: 'Let your child speak with the other person alone and say yes or no freely.',
        hi: 'बच्चे को सामने वाले से अकेले बात करने दें, और हाँ या ना खुलकर कहने दें।',
        for: ['parent'],
      },
      {
        en: 'Tell few relatives until the date is fixed.',
        hi: 'तारीख़ तय होने तक कम ही रिश्तेदारों को बताएँ।',
        for: ['meeting'],
      },
      {
        en: 'Don’t count aloud at home how many matches have gone.',
        hi: 'घर में यह गिनती न करें कि कितने रिश्ते चले गए।',
      },
    ],
  },
  'child-abroad-return': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your child is likely to come home, and the likeliest time for it is {from} to {to}; the wish must be the child’s own.',
          hi: 'आपके बच्चे के घर लौटने की उम्मीद है, और ज़्यादा आसार {from} से {to} के बीच हैं; मन उसका भी होना चाहिए।',
        },
        astra: {
          en: 'I know the house feels empty; a return of your child looks possible, most of all between {from} and {to}.',
          hi: 'घर सूना लगता है, यह समझ में आता है; बच्चे का लौटना हो सकता है, सबसे ज़्यादा {from} से {to} के बीच।',
        },
      },
      later: {
        oracle: {
          en: 'Your child’s return looks later than you hope; the chart gives it more support from {from} to {to}.',
          hi: 'बच्चे का लौटना सोचे से देर में दिखता है; {from} से {to} तक इसके आसार बेहतर हैं।',
        },
        astra: {
          en: 'Not at once, but between {from} and {to} a homecoming of your child looks more likely.',
          hi: 'तुरंत नहीं, पर {from} से {to} के बीच बच्चे के घर आने के आसार ज़्यादा हैं।',
        },
      },
      slow: {
        oracle: {
          en: 'Visits are likely, a return of your child for good is open, and your chart marks no time for it.',
          hi: 'आना-जाना रहेगा, पर बच्चे का हमेशा के लिए लौटना खुला है, और आपकी कुंडली इसका समय नहीं दिखाती।',
        },
        astra: {
          en: 'Your child will come and go; of coming back for good I can’t give a time, so don’t keep life waiting for it.',
          hi: 'बच्चे का आना-जाना रहेगा; हमेशा के लिए कब, यह नहीं कहा जा सकता, इसलिए अपनी ज़िंदगी रोककर न रखें।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the chart leans to your child staying away; build on calls and visits instead of a return.',
          hi: 'अभी कुंडली बच्चे के बाहर ही रहने की ओर है; लौटने के बजाय फ़ोन और मुलाक़ात पर भरोसा रखें।',
        },
        astra: {
          en: 'Just now your child looks set to stay there; distance does not mean less love, so plan visits.',
          hi: 'अभी बच्चा वहीं रहता दिखता है; दूरी का मतलब कम प्यार नहीं, इसलिए मिलने की योजना बनाएँ।',
        },
      },
    },
    isOfAnother: true,
    advice: [
      {
        en: 'Fix one day and hour in the week for a video call that both sides keep.',
        hi: 'हफ़्ते में वीडियो कॉल का एक दिन और समय तय करें, जो दोनों निभाएँ।',
      },
      {
        en: 'Ask openly what would have to be here for a return: work, school, a separate floor.',
        hi: 'खुलकर पूछें कि लौटने के लिए यहाँ क्या चाहिए: काम, बच्चों का स्कूल या अलग मंज़िल।',
      },
      {
        en: 'Arrange help near you for bank, hospital and gas, so that worry is not the reason to call.',
        hi: 'बैंक, अस्पताल और गैस के लिए पास में किसी की मदद तय रखें, ताकि फ़ोन सिर्फ़ चिंता का न हो।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
