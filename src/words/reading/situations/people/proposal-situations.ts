import type { SituationTexts } from '../situation-texts.ts'

export const proposalSituationTexts = {
  'nadi-dosha': {
    state: {
      favourable: {
        oracle: {
          en: 'A nadi or bhakoot that does not match is a caution and no ban: your own chart supports marriage well, so weigh the match as a whole.',
          hi: 'नाड़ी या भकूट न मिलना एक सावधानी है, मनाही नहीं: शादी के लिए आपकी कुंडली अच्छी है, तो पूरा मिलान देखकर फ़ैसला करें।',
        },
        astra: {
          en: 'Don’t let the nadi or bhakoot alone break it; your side of the chart is warm towards married life, and many such couples live well.',
          hi: 'सिर्फ़ नाड़ी या भकूट से रिश्ता न तोड़ें; शादी के लिए आपकी कुंडली अच्छी है, और ऐसे कई जोड़े ख़ुश रहते हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'Nadi and bhakoot are two of the eight points of matching; with a middling chart for marriage, see the other points and your own understanding first.',
          hi: 'नाड़ी और भकूट मिलान के आठ कूटों में से दो हैं; शादी के लिए कुंडली बीच की है, तो बाक़ी कूट और आपसी समझ पहले देखें।',
        },
        astra: {
          en: 'I would neither ignore the nadi or bhakoot nor fear it: look whether the rest of the match and your hearts agree.',
          hi: 'नाड़ी या भकूट को न अनदेखा करें, न उससे डरें: देखें कि बाक़ी मिलान और दोनों का मन मिलता है कि नहीं।',
        },
      },
      patience: {
        oracle: {
          en: 'The nadi or bhakoot alone decides nothing, but your chart asks for patience in marriage, so take this match slowly.',
          hi: 'अकेली नाड़ी या भकूट से कुछ तय नहीं होता, पर शादी में आपकी कुंडली धीरज माँगती है, इसलिए इस रिश्ते में जल्दी न करें।',
        },
        astra: {
          en: 'Please don’t fear for children or life because of nadi or bhakoot; only go slowly, for marriage itself asks patience of you.',
          hi: 'नाड़ी या भकूट से संतान या जीवन को लेकर न डरें; बस धीरे चलें, क्योंकि शादी में धीरज की ज़रूरत है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Have both birth times checked first; a few minutes can change the nadi and the whole count.',
        hi: 'पहले दोनों का जन्म समय जाँचें; कुछ मिनट के फ़र्क से नाड़ी और पूरी गिनती बदल सकती है।',
        for: ['untested-couple'],
      },
      {
        en: 'Ask the priest which exceptions the tradition knows for just your two charts; there are several, and they are often forgotten.',
        hi: 'पंडित से पूछें कि आपकी दोनों कुंडलियों में परंपरा की कौन सी छूट लगती है; छूट कई हैं, और अक्सर भुला दी जाती हैं।',
      },
      {
        en: 'For the worry about children, a simple blood test of both, thalassaemia and Rh, tells more than the nadi.',
        hi: 'संतान की चिंता हो तो दोनों का ख़ून जँचवाएँ, थैलेसीमिया और Rh; यह नाड़ी से ज़्यादा बताता है।',
        for: ['untested-couple', 'parent'],
      },
      {
        en: 'Pay nobody who first frightens you with the nadi and then sells its cure.',
        hi: 'जो पहले नाड़ी से डराए और फिर उसका इलाज बेचे, उसे पैसे न दें।',
      },
    ],
  },
  'good-gunas': {
    state: {
      favourable: {
        oracle: {
          en: 'That score is enough by the old rule, which asks for half of the points, and your own chart supports the marriage too.',
          hi: 'इतने गुण काफ़ी हैं, परंपरा आधे माँगती है, और आपकी कुंडली भी शादी के पक्ष में है।',
        },
        astra: {
          en: 'Yes, so good a score is enough to go ahead, half would do; and your chart is glad of marriage as well.',
          hi: 'हाँ, आगे बढ़ने के लिए इतने गुण ठीक हैं, आधे भी चल जाते हैं; और कुंडली भी शादी के पक्ष में है।',
        },
      },
      mixed: {
        oracle: {
          en: 'The score is above the half that tradition asks, so it is no obstacle; your chart for marriage is middling, so temper and habits decide.',
          hi: 'गुण आधे से ऊपर हैं, तो गिनती रुकावट नहीं; शादी के लिए कुंडली बीच की है, इसलिए स्वभाव और आदतें तय करेंगी।',
        },
        astra: {
          en: 'The matching score is fine, and it doesn’t tell everything: spend a few long talks on money, family and anger.',
          hi: 'गुण ठीक मिले हैं, पर वे सब कुछ नहीं बताते: पैसे, परिवार और ग़ुस्से पर कुछ लंबी बातें करें।',
        },
      },
      patience: {
        oracle: {
          en: 'The score is enough by the rule, yet your own chart asks for patience in marriage, so do not decide by the count alone.',
          hi: 'नियम से गुण काफ़ी हैं, पर शादी में आपकी कुंडली धीरज माँगती है, इसलिए सिर्फ़ गिनती पर फ़ैसला न करें।',
        },
        astra: {
          en: 'A good matching score is welcome, and still I would go slowly: marriage asks more patience of you than a number shows.',
          hi: 'गुण अच्छे मिलना ख़ुशी की बात है, फिर भी धीरे चलें: शादी में धीरज चाहिए, जो गिनती में नहीं दिखता।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'See which of the eight points are missing; nadi and bhakoot weigh more than the others.',
        hi: 'देखें कि आठ में से कौन से कूट नहीं मिले; नाड़ी और भकूट का वज़न ज़्यादा है।',
      },
      {
        en: 'Have both whole kundlis compared too; the score leaves out half of what matters.',
        hi: 'दोनों पूरी कुंडलियाँ भी मिलवाएँ; गिनती में आधी बातें आती ही नहीं।',
        for: ['untested-couple'],
      },
      {
        en: 'Meet three times in ordinary clothes and ordinary places before you say yes.',
        hi: 'हाँ कहने से पहले तीन बार साधारण ढंग से, साधारण जगह मिलें।',
      },
      {
        en: 'Verify job, age and any earlier marriage; no score does that for you.',
        hi: 'नौकरी, उम्र और पहले की शादी की जाँच करें; यह काम कोई गिनती नहीं करती।',
      },
    ],
  },
  'engaged-doubt': {
    state: {
      favourable: {
        oracle: {
          en: 'Your doubt about this engagement looks like nerves more than a warning: the chart supports the marriage, and an open talk should settle it.',
          hi: 'सगाई को लेकर यह शक चेतावनी से ज़्यादा घबराहट लगता है: कुंडली शादी के पक्ष में है, और खुलकर बात करने से मन ठहरेगा।',
        },
        astra: {
          en: 'I think your fiancé is a better match than your fears say; speak openly once, and go ahead if it feels right.',
          hi: 'लगता है मंगेतर को लेकर डर ज़्यादा है, बात उतनी नहीं; एक बार खुलकर बात करें, मन माने तो आगे बढ़ें।',
        },
      },
      mixed: {
        oracle: {
          en: 'This engagement can turn into a fair marriage, but the doubt has a cause; name it to each other before the date comes near.',
          hi: 'यह सगाई अच्छी शादी बन सकती है, पर शक की कोई वजह है; तारीख़ पास आने से पहले आपस में कह दें।',
        },
        astra: {
          en: 'Neither break it nor close your eyes: your fiancé may be shy or unsure, and one honest meeting will show which.',
          hi: 'न सगाई तोड़ें, न आँख बंद करें: मंगेतर शायद झिझक में हैं या सोच में, एक सच्ची मुलाक़ात से पता चलेगा।',
        },
      },
      patience: {
        oracle: {
          en: 'Your chart advises slowing down with this engagement: ask for time, and let the marriage wait until the doubt is answered.',
          hi: 'कुंडली इस सगाई में थोड़ा रुकने को कहती है: समय माँगें, और जब तक शक दूर न हो, शादी की जल्दी न करें।',
        },
        astra: {
          en: 'Listen to your heart here; a date can be moved, and asking for time before the wedding is no shame.',
          hi: 'यहाँ मन की सुनें; तारीख़ आगे हो सकती है, और शादी से पहले समय माँगने में शर्म नहीं।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Meet alone, without phones, and each says one worry and one hope for the marriage.',
        hi: 'अकेले में, बिना फ़ोन के मिलें, और दोनों शादी को लेकर एक चिंता और एक उम्मीद कहें।',
      },
      {
        en: 'Ask directly whether they said yes by their own wish or under pressure from home.',
        hi: 'सीधे पूछें कि हाँ अपनी मर्ज़ी से हुई या घर के दबाव में।',
      },
      {
        en: 'Tell one elder of yours now what troubles you; it is easier before the cards are printed.',
        hi: 'जो बात खटकती है, अपने किसी बड़े को अभी बताएँ; कार्ड छपने से पहले कहना आसान है।',
      },
      {
        en: 'Lies, insults or demands are reasons to stop; shyness and few calls are not.',
        hi: 'झूठ, अपमान या माँगें रुकने की वजह हैं; झिझक या कम फ़ोन करना नहीं।',
      },
    ],
  },
  'wedding-goes-well': {
    state: {
      favourable: {
        oracle: {
          en: 'Your wedding is likely to go smoothly, with small hitches at most; the chart gives it good support.',
          hi: 'आपकी शादी अच्छे से निपटने के आसार हैं, छोटी-मोटी बात के सिवा; कुंडली का सहारा अच्छा है।',
        },
        astra: {
          en: 'Breathe easy about the wedding: I see it passing well, with people around you who help.',
          hi: 'शादी को लेकर निश्चिंत रहें: सब अच्छे से होता दिखता है, मदद करने वाले भी साथ हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'The wedding should go through, with some last-minute running about over money or relatives; plan a little spare for both.',
          hi: 'शादी हो जाएगी, बस पैसे या रिश्तेदारों को लेकर आख़िरी समय की भागदौड़ रह सकती है; दोनों के लिए गुंजाइश रखें।',
        },
        astra: {
          en: 'I see the wedding happening with a few tense moments before it; let two calm people handle those for you.',
          hi: 'शादी होती दिखती है, पहले कुछ तनाव के पल रहेंगे; उन्हें दो शांत लोग सँभाल लें तो अच्छा।',
        },
      },
      patience: {
        oracle: {
          en: 'The wedding needs patience in its preparation, and hurdles are likely to be small ones; keep it simple and settle things early.',
          hi: 'शादी की तैयारी में धीरज चाहिए, और रुकावटें छोटी ही दिखती हैं; सादगी रखें और काम पहले से निपटाएँ।',
        },
        astra: {
          en: 'There may be delays and long faces before the wedding, nothing to fear; the fewer the plans, the better the day.',
          hi: 'शादी से पहले देरी और नाराज़गी हो सकती है, डरने की बात नहीं; जितना सादा रखें, दिन उतना अच्छा जाएगा।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Have one person for money, one for guests and one for papers, so that you can rest.',
        hi: 'पैसे, मेहमान और काग़ज़ के लिए एक-एक इंसान तय करें, ताकि आपको आराम मिले।',
      },
      {
        en: 'Confirm hall, caterer and priest in writing, with the hour and the advance paid.',
        hi: 'हॉल, केटरर और पंडित से समय और एडवांस की बात लिखित में पक्की कर लें।',
      },
      {
        en: 'Settle who pays for what between the two families before the week of the wedding.',
        hi: 'शादी वाले हफ़्ते से पहले तय कर लें कि दोनों परिवारों में कौन क्या ख़र्च करेगा।',
        for: ['wedding'],
      },
      {
        en: 'Sleep and eat on time in the last days; most quarrels then are only tiredness.',
        hi: 'आख़िरी दिनों में समय पर सोएँ और खाएँ; उस समय के ज़्यादातर झगड़े बस थकान होते हैं।',
      },
    ],
  },
  'this-proposal': {
    state: {
      favourable: {
        oracle: {
          en: 'The chart leans to a yes for this proposal, provided the family and the facts check out.',
          hi: 'कुंडली इस रिश्ते के लिए हाँ की ओर झुकती है, बस परिवार और बातों की जाँच कर लें।',
        },
        astra: {
          en: 'I would go forward with this proposal; meet once more, check quietly, and then say yes with an easy mind.',
          hi: 'इस रिश्ते में आगे बढ़ना अच्छा लगता है; एक बार और मिलें, चुपचाप जाँच लें, फिर मन से हाँ कहें।',
        },
      },
      mixed: {
        oracle: {
          en: 'This proposal deserves another meeting before you say yes or no: the chart gives it middling support.',
          hi: 'इस रिश्ते पर हाँ या ना से पहले एक मुलाक़ात और हो: कुंडली का सहारा बीच का है।',
        },
        astra: {
          en: 'Not a no from me, and not a quick yes: see how this person speaks of money and of your work, then decide on the proposal.',
          hi: 'न ना, न जल्दी की हाँ: देखें कि पैसे और आपके काम पर उनकी बात कैसी है, फिर रिश्ते का फ़ैसला करें।',
        },
      },
      patience: {
        oracle: {
          en: 'The chart is for waiting with this proposal: do not say yes in a hurry or to please others.',
          hi: 'कुंडली इस रिश्ते में रुकने को कहती है: जल्दी में या किसी को ख़ुश करने के लिए हाँ न करें।',
        },
        astra: {
          en: 'I would not say yes to this proposal just now; if it is right, it will bear a little more looking.',
          hi: 'अभी इस रिश्ते को हाँ कहना ठीक नहीं लगता; बात सही हुई तो थोड़े और समय में भी सही रहेगी।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Ask for their answer to three things: where you will live, your work, and who runs the money.',
        hi: 'तीन बातों पर उनका जवाब लें: रहना कहाँ है, आपका काम, और पैसा कौन सँभालेगा।',
      },
      {
        en: 'Check job, debts and any earlier marriage through somebody in their own town.',
        hi: 'नौकरी, क़र्ज़ और पहले की शादी की जाँच उन्हीं के शहर के किसी जानकार से कराएँ।',
      },
      {
        en: 'If they live abroad, see the visa and the job papers and talk on video more than once.',
        hi: 'वे विदेश में हों तो वीज़ा और नौकरी के काग़ज़ देखें, और वीडियो पर एक से ज़्यादा बार बात करें।',
      },
      {
        en: 'Notice how you feel on the way home after meeting them: lighter or smaller?',
        hi: 'मिलकर लौटते समय देखें कि मन कैसा है: हल्का या छोटा?',
      },
    ],
  },
  'sibling-match-breaks': {
    outlook: {
      yes: {
        oracle: {
          en: 'A match for your brother or sister is likely to hold this time, and the good stretch to fix it is {from} to {to}.',
          hi: 'आपके भाई या बहन का रिश्ता अब पक्का होने के आसार हैं, और तय करने का अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'The next proposal for your brother or sister can stay; from {from} to {to} keep the family’s doors open.',
          hi: 'भाई या बहन के लिए अगला रिश्ता टिक सकता है; {from} से {to} तक बात आगे बढ़ाएँ।',
        },
      },
      later: {
        oracle: {
          en: 'Your brother’s or sister’s match will take a little longer; it is better supported from {from} to {to}.',
          hi: 'भाई या बहन के रिश्ते में थोड़ा समय और लगेगा; {from} से {to} तक बात बेहतर बनती है।',
        },
        astra: {
          en: 'Don’t lose heart over the proposals that broke: for your brother or sister {from} to {to} looks much better.',
          hi: 'टूटे हुए रिश्तों से मन छोटा न करें: भाई या बहन के लिए {from} से {to} तक का समय कहीं अच्छा है।',
        },
      },
      slow: {
        oracle: {
          en: 'A match for your brother or sister can come with steady looking; no time stands out for it.',
          hi: 'भाई या बहन का रिश्ता लगातार कोशिश से हो सकता है; कोई ख़ास समय नहीं दिखता।',
        },
        astra: {
          en: 'I can’t name the month for your brother’s or sister’s match; widening the search will do most.',
          hi: 'भाई या बहन के रिश्ते का महीना बताना मुश्किल है; तलाश का दायरा बढ़ाने से सबसे ज़्यादा फ़र्क पड़ेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'At present matches for your brother or sister do not hold easily, so let nobody say yes under pressure.',
          hi: 'अभी भाई या बहन के रिश्ते आसानी से टिकते नहीं दिखते, इसलिए दबाव में हाँ न हो।',
        },
        astra: {
          en: 'It is slow going for your brother or sister just now; guard them from blame while the family looks.',
          hi: 'अभी भाई या बहन के लिए बात धीमी है; तलाश चलती रहे, पर उन पर इल्ज़ाम न आए।',
        },
      },
    },
    why: {
      oracle: {
        en: 'These matches of your brother or sister broke from haste and from terms not spoken early, and not from any fault in them.',
        hi: 'भाई या बहन के ये रिश्ते जल्दबाज़ी और पहले न कही गई शर्तों से टूटे, उनकी किसी कमी से नहीं।',
      },
      astra: {
        en: 'What breaks these proposals is mostly talk that comes too late, on money or place; your brother or sister is not to blame.',
        hi: 'ये रिश्ते ज़्यादातर देर से कही बातों से टूटते हैं, पैसे या जगह को लेकर; भाई या बहन का दोष नहीं।',
      },
    },
    isOfAnother: true,
    advice: [
      {
        en: 'Say the hard points in the first talk: job, age, earlier engagement, what will not be given.',
        hi: 'मुश्किल बातें पहली बातचीत में ही कह दें: नौकरी, उम्र, पुरानी सगाई, क्या नहीं दिया जाएगा।',
      },
      {
        en: 'Ask your brother or sister alone what they want; a half-hearted yes breaks first.',
        hi: 'भाई या बहन से अकेले में पूछें कि उन्हें क्या चाहिए; अधूरे मन की हाँ सबसे पहले टूटती है।',
      },
      {
        en: 'Let one person speak for the family, so that the other side hears one answer.',
        hi: 'परिवार की तरफ़ से एक ही इंसान बात करे, ताकि सामने वालों को एक जवाब मिले।',
      },
      {
        en: 'Ask a family that withdrew for the real reason, through the go-between; it helps with the next.',
        hi: 'जो पीछे हटे, उनसे बिचौलिये के ज़रिये असली वजह पूछें; अगली बार काम आएगी।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
