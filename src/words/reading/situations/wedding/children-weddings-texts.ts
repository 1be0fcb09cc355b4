import type { SituationTexts } from '../situation-texts.ts'

export const childrenWeddingsTexts = {
  'child-wedding': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Your child’s wedding looks likely; the match should be settled between {from} and {to}.',
          hi: 'शादी होती दिखती है; रिश्ता {from} से {to} के बीच पक्का होना चाहिए।',
        },
        astra: {
          en: 'I see the shehnai in your home: from {from} to {to} the right family should come forward.',
          hi: 'घर में शहनाई बजती लगती है: {from} से {to} के बीच सही घर सामने आना चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'The wedding takes place, a little later than you wish; the better time for fixing it is {from} to {to}.',
          hi: 'शादी होगी, आपकी इच्छा से थोड़ी देर में; पक्की करने का अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'A few more biodatas first, and then it moves: look to {from} to {to} for your child’s match.',
          hi: 'अभी कुछ बायोडाटा और आएँगे, फिर बात बनेगी: रिश्ते के लिए {from} से {to} का समय देखिए।',
        },
      },
      slow: {
        oracle: {
          en: 'The wedding isn’t refused, it is slow; nothing firm shows just now, so widen the search instead of hurrying a yes.',
          hi: 'शादी रुकी नहीं, धीमी है; अभी पक्का कुछ नहीं दिखता, इसलिए जल्दी में हाँ करने की जगह खोज का दायरा बढ़ाइए।',
        },
        astra: {
          en: 'No month stands out for your child yet; the one who fits comes through a wider circle and not through more pressure.',
          hi: 'अभी कोई महीना अलग से नहीं चमकता; जोड़ का घर दबाव से नहीं, खोज बढ़ाने से मिलेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'A match forced now is likely to sit badly; let this stretch pass and keep your child’s work and health in front.',
          hi: 'अभी ज़ोर देकर किया गया रिश्ता ठीक बैठता नहीं दिखता; यह दौर निकलने दें, और तब तक काम और सेहत आगे रखें।',
        },
        astra: {
          en: 'Just now the door sticks; it isn’t your failing as a parent, and a few quiet months cost less than a wrong family.',
          hi: 'अभी दरवाज़ा थोड़ा अटका है; इसमें माँ-बाप की कोई कमी नहीं, और ग़लत घर से कुछ महीने की देर भली।',
        },
      },
    },
    why: {
      oracle: {
        en: 'It takes long because what your child wants and what the home looks for aren’t yet the same; fault there is in nobody.',
        hi: 'देर इसलिए कि संतान की पसंद और घरवालों की पसंद अभी एक नहीं हुई; कमी किसी में नहीं है।',
      },
      astra: {
        en: 'Good families pass by while the list of wishes is long on both sides; shorten it to three, and the road opens.',
        hi: 'दोनों तरफ़ शर्तें लंबी हों तो अच्छे घर निकल जाते हैं; तीन बातें रख लें, रास्ता खुलेगा।',
      },
    },
    advice: [
      {
        en: 'Ask your child alone for three things that must be there and one that never may; show only such matches.',
        hi: 'संतान से अकेले में पूछें: तीन बातें जो ज़रूर हों और एक जो कभी न हो; वैसे ही रिश्ते दिखाएँ।',
        for: ['parent'],
      },
      {
        en: 'Put one person in charge of the calls and answer every family within a week.',
        hi: 'फ़ोन करने का ज़िम्मा एक ही व्यक्ति को दें, और हर घर को हफ़्ते भर में जवाब दें।',
      },
      {
        en: 'Renew the biodata: a new photo in daylight, the present job and salary, and one line on what your child likes.',
        hi: 'बायोडाटा नया करें: दिन की रोशनी की नई फ़ोटो, अभी की नौकरी और वेतन, और पसंद की एक पंक्ति।',
        for: ['parent'],
      },
      {
        en: 'Tell five people outside the family, an old teacher, a colleague, a neighbour who moved away, what you look for.',
        hi: 'परिवार से बाहर के पाँच लोगों को बताएँ कि कैसा रिश्ता चाहिए: पुराने टीचर, साथ काम करने वाले, दूसरे शहर गए पड़ोसी।',
      },
    ],
  },
  'child-proposal': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, this proposal looks right for your child; for the roka {from} to {to} is the better time.',
          hi: 'हाँ, यह रिश्ता ठीक दिखता है; रोका करना हो तो {from} से {to} का समय बेहतर है।',
        },
        astra: {
          en: 'Yes, this match looks good; meet once more and, if your child is willing, say yes between {from} and {to}.',
          hi: 'हाँ, यह रिश्ता अच्छा दिखता है; एक बार और मिल लें, और संतान का मन हो तो {from} से {to} के बीच हाँ कर दें।',
        },
      },
      later: {
        oracle: {
          en: 'Don’t refuse, and don’t hurry either: go ahead with the talk, and give the final yes between {from} and {to}.',
          hi: 'मना न करें, जल्दी भी न करें: बात आगे बढ़ाएँ, और पक्की हाँ {from} से {to} के बीच करें।',
        },
        astra: {
          en: 'There is good in it, but it wants to be seen twice; let the answer ripen till {from} to {to}.',
          hi: 'रिश्ते में अच्छाई है, पर दोबारा देखने लायक़ है; जवाब {from} से {to} तक पकने दें।',
        },
      },
      slow: {
        oracle: {
          en: 'Neither a clear yes nor a no: what you find out about job, loans and temper should decide, and not the first meeting.',
          hi: 'न साफ़ हाँ, न साफ़ ना: फ़ैसला पहली मुलाक़ात से नहीं, नौकरी, क़र्ज़ और स्वभाव की जाँच से करें।',
        },
        astra: {
          en: 'Half of me says yes; ask the one whose life it is, alone and without hurry, and go by that face.',
          hi: 'आधा मन हाँ कहता है; जिसका जीवन है उससे अकेले में पूछें, और उसी के चेहरे से तय करें।',
        },
      },
      hard: {
        oracle: {
          en: 'As things stand I wouldn’t fix it now; keep the door polite, and say you need some weeks.',
          hi: 'अभी इसे पक्का करना ठीक नहीं दिखता; शिष्टता से कहें कि कुछ हफ़्ते चाहिए।',
        },
        astra: {
          en: 'Something doesn’t sit; don’t give your word yet, even if they ask for an answer by Sunday.',
          hi: 'कुछ बात बैठ नहीं रही; अभी ज़बान न दें, चाहे वे रविवार तक जवाब माँगें।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'This looks like a good home for your child: decent people, and a bond that can grow.',
          hi: 'घर अच्छा दिखता है: लोग भले, और रिश्ता निभने वाला।',
        },
        astra: {
          en: 'I like this match; it has the quiet kind of goodness that lasts beyond the wedding.',
          hi: 'यह जोड़ मन को भाता है; इसमें वह सीधी अच्छाई है जो शादी के बाद भी रहती है।',
        },
      },
      mixed: {
        oracle: {
          en: 'A workable match with one or two things to clear up first: money matters and who lives with whom.',
          hi: 'रिश्ता चल सकता है, पहले एक-दो बातें साफ़ कर लें: पैसे का हिसाब, और कौन किसके साथ रहेगा।',
        },
        astra: {
          en: 'It has sweet and salt both; two more meetings will tell you more than ten phone calls.',
          hi: 'इसमें मीठा भी है, नमक भी; दस फ़ोन से ज़्यादा दो मुलाक़ातें बताएँगी।',
        },
      },
      patience: {
        oracle: {
          en: 'Go slowly with this one; what is shown now isn’t yet the whole picture.',
          hi: 'इसमें धीरे चलें; अभी जो दिखाया जा रहा है, पूरी बात उतनी नहीं।',
        },
        astra: {
          en: 'I’d wait before this yes; if it is right it survives a month’s delay.',
          hi: 'यह हाँ थोड़ी रोकिए; रिश्ता सही होगा तो महीने भर की देर सह लेगा।',
        },
      },
    },
    advice: [
      {
        en: 'See the office, the house and a neighbour once without notice; ask for the payslip and loans openly, and show your own.',
        hi: 'एक बार बिना बताए दफ़्तर, घर और पड़ोस देख आएँ; वेतन पर्ची और क़र्ज़ खुलकर पूछें, अपने भी बताएँ।',
        for: ['office', 'loan'],
      },
      {
        en: 'Let the two talk alone at least three times, once with no elder in the building.',
        hi: 'दोनों को कम से कम तीन बार अकेले बात करने दें, एक बार बिना किसी बड़े के।',
      },
      {
        en: 'Settle before the roka: job after the wedding, where they live, who pays for what; no demand, no gift list.',
        hi: 'रोके से पहले तय करें: शादी के बाद नौकरी, रहना कहाँ, ख़र्च किसका; कोई माँग नहीं, कोई सूची नहीं।',
        for: ['wedding'],
      },
      {
        en: 'Your child’s own yes comes before the family’s: a silent one isn’t a yes.',
        hi: 'पहले संतान की अपनी हाँ, फिर घर की: चुप्पी हाँ नहीं होती।',
        for: ['parent'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
