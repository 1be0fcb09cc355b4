import { pair, voiced } from './other-life-texts.ts'
import type { OtherLifeTexts } from './other-life-texts.ts'

export const coupleLives = {
  marriage: {
    outlook: {
      yes: voiced(
        '{possessive} marriage is likely to be fixed between {from} and {to}.',
        '{person} की शादी {from} से {to} तक तय होने की अच्छी संभावना है।',
        'I see wedding talk for {person} turning serious between {from} and {to}, so keep the family ready.',
        '{person} के रिश्ते की बात {from} से {to} तक पक्की हो सकती है, घर में तैयारी रखें।',
      ),
      later: voiced(
        '{possessive} marriage is likely, but later: the stronger time for it is {from} to {to}.',
        '{person} की शादी के आसार हैं, पर थोड़ा आगे: मज़बूत समय {from} से {to} तक है।',
        'There will be some waiting yet; a wedding for {person} looks likelier between {from} and {to}.',
        'अभी कुछ रुकना पड़ेगा; {person} की शादी {from} से {to} तक होने की उम्मीद ज़्यादा है।',
      ),
      slow: voiced(
        '{possessive} marriage can be arranged, though it needs a wider search, and the chart marks no clear time.',
        '{person} की शादी हो सकती है, पर रिश्ते ज़्यादा देखने पड़ेंगे, और कुंडली कोई साफ़ समय नहीं दिखाती।',
        'A match for {person} can come, only I can’t name the month; keep looking, and keep the pressure low.',
        '{person} के लिए रिश्ता मिल सकता है, बस महीना बताना मुश्किल है; तलाश जारी रखें, दबाव कम रखें।',
      ),
      hard: voiced(
        'A wedding for {person} is not likely in the present time, and a match fixed in haste could bring worry.',
        'अभी {person} की शादी होने की संभावना कम है, और जल्दबाज़ी में तय किया रिश्ता चिंता दे सकता है।',
        'Not just yet, I feel: {possessive} marriage needs patience now, and it is no fault in {them}.',
        'फ़िलहाल {person} की शादी की बात बनती कम दिखती है; {them}में कोई कमी नहीं है, बस धीरज चाहिए।',
      ),
    },
    state: {
      favourable: voiced(
        '{possessive} marriage stands well: a suitable match is likely, and both families should agree without much trouble.',
        '{person} की शादी का पक्ष अच्छा है: ठीक रिश्ता मिलने और दोनों परिवारों के राज़ी होने की उम्मीद है।',
        'It looks good for {possessive} marriage; a kind partner and a peaceful beginning are both likely.',
        '{person} की शादी के लिए सब अच्छा दिखता है; समझदार साथी और शांत शुरुआत, दोनों की उम्मीद है।',
      ),
      mixed: voiced(
        '{possessive} marriage is likely after some delay, and one or two proposals may fall through before the right one.',
        '{person} की शादी कुछ देर से होने की संभावना है, और ठीक रिश्ते से पहले एक-दो बातें टूट सकती हैं।',
        'Some proposals for {person} will come to nothing and one can turn out well, so don’t settle for the first.',
        '{person} के लिए कुछ रिश्ते ख़ाली जाएँगे और कोई एक अच्छा निकल सकता है, इसलिए पहले पर ही न रुकें।',
      ),
      patience: voiced(
        '{possessive} marriage moves slowly at present, and looking into each family well is worth more than speed.',
        '{person} की शादी की बात अभी धीमी है, और जल्दी करने से ज़्यादा हर परिवार को ठीक से जाँचना काम आएगा।',
        'Go gently with {possessive} marriage; the chart asks for time, and a hurried yes will not help {them}.',
        '{person} की शादी में अभी समय लगेगा; जल्दी में की गई हाँ से {them}का भला नहीं होगा।',
      ),
    },
    why: voiced(
      'I find no fault in {person} behind the trouble over this marriage; what slows it is time and circumstances.',
      '{person} की शादी में जो अड़चन है, उसमें {them}की कोई कमी नहीं दिखती; वजह समय और हालात हैं।',
      'It is not {possessive} fault, nor yours: this marriage is held back by the time more than by the person.',
      'इसमें न {person} की ग़लती है, न आपकी; शादी की बात इंसान से ज़्यादा समय की वजह से अटकती है।',
    ),
    which: voiced(
      '{person} is likely to get a partner who is {traits}.',
      '{person} को ऐसा जीवनसाथी मिलने की संभावना है जिसका स्वभाव {traits} हो।',
      'For {person} I see a partner by nature {traits}.',
      '{person} के लिए ऐसा साथी दिखता है जिसका स्वभाव {traits} हो।',
    ),
    advice: [
      pair(
        'Ask {person} in private what {their} own wish is, and search by that and not by what relatives say.',
        '{person} से अकेले में पूछें कि {them}की अपनी इच्छा क्या है, और रिश्ता उसी हिसाब से देखें, लोगों के कहने पर नहीं।',
      ),
      pair(
        'Before the family says yes, let two people from outside find out about work, debts and habits on the other side.',
        'हाँ कहने से पहले बाहर के दो लोगों से सामने वाले परिवार का काम, कर्ज़ और आदतें पता कर लें।',
      ),
      pair(
        'Let the two meet and talk alone at least twice, and settle the expenses, without any dowry, before the date is fixed.',
        'दोनों को कम से कम दो बार अकेले में मिलने दें, और तारीख़ से पहले ख़र्च की बात, बिना दहेज के, तय कर लें।',
        ['meeting'],
      ),
    ],
  },
  'married-life': {
    outlook: {
      yes: voiced(
        '{possessive} married life is likely to become calmer between {from} and {to}.',
        '{person} के वैवाहिक जीवन में {from} से {to} तक शांति बढ़ने की अच्छी संभावना है।',
        'Between {from} and {to} things between {person} and {their} partner should soften, and the home is likely to hold.',
        '{from} से {to} तक {person} और {them}के जीवनसाथी के बीच बात सुधरने और घर बसा रहने की अच्छी उम्मीद है।',
      ),
      later: voiced(
        'Peace in {possessive} marriage is likely to return later, between {from} and {to}.',
        '{person} के घर में शांति कुछ आगे लौटने की संभावना है, {from} से {to} तक।',
        'It will not settle at once, but from {from} to {to} I see {possessive} home becoming easier to live in.',
        'बात तुरंत नहीं सँभलेगी, पर {from} से {to} तक {person} के घर का माहौल हल्का होने की उम्मीद है।',
      ),
      slow: voiced(
        '{possessive} marriage can go on well, if both of them work at it; the chart sets no date for the change.',
        '{person} का घर ठीक चल सकता है, अगर दोनों कोशिश करें; कुंडली इसके लिए कोई तारीख़ नहीं दिखाती।',
        'There is hope for {possessive} marriage, but it depends on what the two do each day, and I see no month to point to.',
        '{person} की गृहस्थी सँभल सकती है, पर बात दोनों के रोज़ के बर्ताव पर है; कोई महीना साफ़ नहीं दिखता।',
      ),
      hard: voiced(
        'At present {possessive} marriage is under strain, and it is likely to need help from outside to become calm.',
        'अभी {person} के वैवाहिक जीवन में तनाव दिखता है, और शांति के लिए बाहर की मदद लग सकती है।',
        'These are tiring months for {possessive} home; your listening will do more for {them} now than any verdict.',
        '{person} के घर के लिए यह समय थकाने वाला है; अभी फ़ैसले से ज़्यादा आपका सुन लेना {them}के काम आएगा।',
      ),
    },
    state: {
      favourable: voiced(
        '{possessive} married life looks sound: the two are likely to care for each other and pull together.',
        '{person} का वैवाहिक जीवन अच्छा दिखता है: दोनों में लगाव और मिलकर चलने की आदत रहने की उम्मीद है।',
        'I see a warm home for {person}; small quarrels are likely to pass without leaving a mark.',
        '{person} का घर प्यार से चलता दिखता है; छोटी-मोटी नोक-झोंक आएगी और निकल जाएगी।',
      ),
      mixed: voiced(
        '{possessive} marriage shows affection and friction together, and most of the friction is likely to come from pride or family matters.',
        '{person} के रिश्ते में लगाव भी है और खटपट भी, और खटपट ज़्यादातर ज़िद या घर की बातों से दिखती है।',
        '{possessive} home will have sweet days and sour ones; it holds if nobody else adds to the quarrel.',
        '{person} के घर में मीठे दिन भी रहेंगे और खट्टे भी; बाहर वाले बात न बढ़ाएँ तो गृहस्थी चलेगी।',
      ),
      patience: voiced(
        '{possessive} married life asks for much patience now, and both of them are likely to feel unheard.',
        '{person} की शादी में अभी बहुत धीरज चाहिए, और दोनों को लग सकता है कि उनकी सुनी नहीं जाती।',
        'It is a hard stretch for {possessive} marriage; stand by {them} quietly, without telling {them} to stay or to leave.',
        '{person} की गृहस्थी का यह कठिन समय है; चुपचाप साथ दें, रुकने या छोड़ने का दबाव न बनाएँ।',
      ),
    },
    why: voiced(
      'The strain in {possessive} marriage comes more from temper and interference than from lack of feeling, as far as your chart shows.',
      'जितना आपकी कुंडली से दिखता है, {person} के घर की खटपट में मन की कमी से ज़्यादा ग़ुस्सा और दूसरों का दख़ल है।',
      'I would not put it all on one of the two: {possessive} marriage is tired by pressure and unspoken hurt.',
      'ग़लती किसी एक की नहीं लगती; {person} के रिश्ते को दबाव और मन में रखी बातें थकाती हैं।',
    ),
    advice: [
      pair(
        'Listen to {person} alone and fully before you say anything to the other side.',
        'दूसरे पक्ष से कुछ कहने से पहले {person} की पूरी बात अकेले में सुन लें।',
      ),
      pair(
        'Suggest a family counsellor to both, and keep relatives out of the room.',
        'दोनों को फ़ैमिली काउंसलर से मिलने की सलाह दें, और रिश्तेदारों को उस बातचीत से दूर रखें।',
      ),
      pair(
        'Where there is beating, threats or a demand for money, safety comes before the marriage: call 112, or 181 for a woman.',
        'मारपीट, धमकी या पैसों की माँग हो तो शादी से पहले सुरक्षा है: 112 पर फ़ोन करें, महिला के लिए 181 पर।',
      ),
    ],
  },
  separation: {
    outlook: {
      yes: voiced(
        '{possessive} matter is likely to be settled between {from} and {to}, and the chart leaves it to the two whether together or apart.',
        '{person} का यह मामला {from} से {to} तक सुलझने की संभावना है; साथ या अलग, यह दोनों के हाथ में है।',
        'Between {from} and {to} it should become clear for {person}, one way or the other; let {them} decide with a cool head.',
        '{from} से {to} तक {person} के लिए बात साफ़ होने की उम्मीद है, इधर या उधर; फ़ैसला ठंडे दिमाग़ से {them}को करने दें।',
      ),
      later: voiced(
        'The matter of {possessive} separation is likely to drag on for now and to be settled between {from} and {to}.',
        '{person} के अलगाव का मामला अभी खिंच सकता है, और {from} से {to} तक सुलझने की संभावना है।',
        'It won’t be decided soon; from {from} to {to} both sides are likelier to agree in {possessive} case.',
        'फ़ैसला जल्दी नहीं दिखता; {from} से {to} तक {person} के मामले में दोनों पक्षों के मानने की उम्मीद ज़्यादा है।',
      ),
      slow: voiced(
        'The chart shows neither a quick divorce nor a quick reunion for {person}; talks and papers are likely to take long.',
        '{person} के लिए न जल्दी तलाक़ दिखता है, न जल्दी मेल; बातचीत और काग़ज़ों में समय लग सकता है।',
        'For {person} it stays in between for some time, neither broken nor whole; help with the daily worries meanwhile.',
        '{person} की बात कुछ समय बीच में अटकी रह सकती है, न टूटी, न जुड़ी; तब तक रोज़ की चिंताओं में साथ दें।',
      ),
      hard: voiced(
        'A final step in {possessive} separation is not favoured at present; mediation is likely to cost everybody less.',
        '{person} के अलगाव में अभी आख़िरी क़दम ठीक नहीं दिखता; बीच-बचाव से सबका नुक़सान कम होगा।',
        'I would not let {person} sign anything in anger now; this time is better for cooling down than for deciding.',
        'अभी {person} को ग़ुस्से में कोई काग़ज़ साइन न करने दें; यह समय तय करने से ज़्यादा ठंडा होने का है।',
      ),
    },
    state: {
      favourable: voiced(
        'In {possessive} case talks have a fair chance: a peaceful settlement is likelier than a long fight.',
        '{person} के मामले में बातचीत की अच्छी गुंजाइश है: लंबी लड़ाई से ज़्यादा शांति से सुलझने की उम्मीद है।',
        'There is still room for peace in {possessive} marriage, and if they part, they can part without bitterness.',
        '{person} के रिश्ते में सुलह की जगह अभी है, और अलग होना भी पड़े तो कड़वाहट के बिना हो सकता है।',
      ),
      mixed: voiced(
        '{possessive} marriage stands at a fork: the bond is weak but not gone, and elders who calm things can still help.',
        '{person} का रिश्ता दोराहे पर है: डोर कमज़ोर है पर टूटी नहीं, और शांत कराने वाले बड़े काम आ सकते हैं।',
        'It can still go either way for {person}; a quiet month apart is likely to show more than another quarrel.',
        '{person} की बात अभी दोनों ओर जा सकती है; और झगड़े से ज़्यादा, कुछ दिन की शांति से रास्ता दिखेगा।',
      ),
      patience: voiced(
        '{possessive} marriage is badly strained at present, and a distance between the two is likely for some time.',
        '{person} के रिश्ते पर अभी भारी दबाव है, और कुछ समय दोनों के बीच दूरी रह सकती है।',
        'It looks hard to mend just now; what {person} needs first is a safe place and nobody’s blame.',
        'अभी बात जुड़ती कम दिखती है; {person} को सबसे पहले सुरक्षित जगह चाहिए, किसी का ताना नहीं।',
      ),
    },
    why: voiced(
      'What parts the two looks like an old, unspoken hurt more than one quarrel; your chart shows {possessive} side alone.',
      'दोनों की दूरी एक झगड़े से नहीं, पुरानी अनकही बातों से लगती है; आपकी कुंडली {person} का ही पक्ष दिखाती है।',
      'I can’t see into the other one’s mind; from {possessive} side it looks like tiredness that nobody heard in time.',
      'दूसरे के मन की बात नहीं कही जा सकती; {person} की ओर से यह वह थकान लगती है जो समय पर सुनी नहीं गई।',
    ),
    advice: [
      pair(
        'Ask {person} what {their} own wish is, and do not decide in {their} place.',
        '{person} से पूछें कि {them}का अपना मन क्या है, और {them}की जगह फ़ैसला न करें।',
      ),
      pair(
        'Meet a family lawyer once before anything is signed; the district legal services office gives advice free.',
        'कुछ भी साइन होने से पहले एक बार परिवार के मामलों के वकील से मिलें; ज़िला विधिक सेवा दफ़्तर में सलाह मुफ़्त है।',
        ['office'],
      ),
      pair(
        'If there are children, keep the quarrel away from them, and write down who pays for school and who keeps them when.',
        'बच्चे हों तो झगड़ा उनसे दूर रखें, और लिख लें कि स्कूल का ख़र्च कौन देगा और वे कब किसके पास रहेंगे।',
        ['parent'],
      ),
    ],
  },
  love: {
    outlook: {
      yes: voiced(
        '{possessive} love has fair support, and from {from} to {to} it is likely to move forward.',
        '{person} के प्रेम को अच्छा सहारा है, और {from} से {to} तक बात आगे बढ़ने की संभावना है।',
        'I see something good for {possessive} heart between {from} and {to}; an open word then has a fair chance.',
        '{person} के दिल की बात {from} से {to} तक बनने की अच्छी उम्मीद है; तब खुलकर कहने का मौक़ा है।',
      ),
      later: voiced(
        '{possessive} love is likely to take shape later, between {from} and {to}.',
        '{person} के प्रेम की बात कुछ आगे बनने की संभावना है, {from} से {to} तक।',
        'Not at once, but from {from} to {to} I see a kinder time for {possessive} love.',
        'तुरंत नहीं, पर {from} से {to} तक {person} के प्रेम के लिए समय ज़्यादा अच्छा दिखता है।',
      ),
      slow: voiced(
        'Love can come to {person} or grow, though the chart gives no clear time for it; an honest talk will show more.',
        '{person} की प्रेम की बात बन सकती है, पर कुंडली साफ़ समय नहीं दिखाती; सच्ची बातचीत से ज़्यादा पता चलेगा।',
        'It is open for {person} in love, neither a yes nor a no; the other one’s wish is not in your chart.',
        '{person} के प्रेम में बात खुली है, न हाँ न ना; सामने वाले का मन आपकी कुंडली में नहीं दिखता।',
      ),
      hard: voiced(
        'At present {possessive} love has little support, and pressing the other one is likely to spoil it.',
        'अभी {person} के प्रेम को सहारा कम है, और सामने वाले पर ज़ोर देने से बात बिगड़ सकती है।',
        'I don’t see it working for {person} just now; be there for {them}, as waiting by the phone will not help.',
        'अभी {person} की बात बनती कम दिखती है; साथ दें, और {them}को किसी के इंतज़ार में रुके न रहने दें।',
      ),
    },
    state: {
      favourable: voiced(
        '{possessive} love life looks good: affection is likely to be returned and the bond can grow serious.',
        '{person} का प्रेम जीवन अच्छा दिखता है: चाहत का जवाब मिलने और रिश्ता गंभीर होने की उम्मीद है।',
        'There is warmth on {possessive} side of love; it can turn into something that lasts.',
        '{person} के प्रेम में सच्चाई और गर्माहट दिखती है; यह टिकने वाला रिश्ता बन सकता है।',
      ),
      mixed: voiced(
        'In love {person} is likely to meet feeling and doubt together, and time will show who is sincere.',
        'प्रेम में {person} को चाहत भी मिलेगी और उलझन भी, और कौन सच्चा है यह समय से पता चलेगा।',
        '{possessive} heart is likely to go up and down in this; slow steps will save {them} some hurt.',
        'इस रिश्ते में {person} के मन का उतार-चढ़ाव दिखता है; धीरे चलने से दुख कम होगा।',
      ),
      patience: voiced(
        '{possessive} love needs caution now; promises made in this time are likely to be weaker than they sound.',
        '{person} के प्रेम में अभी सावधानी चाहिए; इस समय के वादे जितने मीठे लगें, उतने पक्के नहीं दिखते।',
        'I’d be careful for {person} in love just now; it is easy to be hurt in such a time.',
        'अभी प्रेम में {person} के लिए सँभलकर चलना अच्छा है; ऐसे समय में चोट जल्दी लगती है।',
      ),
    },
    why: voiced(
      'What troubles {possessive} love is more a wrong time and mixed signals than any lack in {them}.',
      '{person} के प्रेम की अड़चन ग़लत समय और अधूरे इशारों से ज़्यादा है, {them}की किसी कमी से नहीं।',
      'Nothing is wrong with {person}; in love the time and the choice of people have not been kind so far.',
      '{person} में कोई कमी नहीं; प्रेम में अब तक समय और लोग साथ नहीं दे पाए।',
    ),
    advice: [
      pair(
        'Talk to {person} as a friend would; the one who is scolded hides the next thing.',
        '{person} से दोस्त की तरह बात करें; डाँट मिले तो अगली बात छिपा ली जाती है।',
      ),
      pair(
        'Get to know whom {person} likes: work, family and how that one speaks in anger tell a lot.',
        '{person} की पसंद के बारे में जानें: काम, परिवार और ग़ुस्से में बोलने का ढंग बहुत कुछ बता देता है।',
      ),
      pair(
        'Ask that {person} lend no money and send no private pictures, however near the two are.',
        '{person} को समझाएँ कि कितनी भी नज़दीकी हो, पैसे उधार न दें और निजी तस्वीरें न भेजें।',
      ),
    ],
  },
} as const satisfies Record<string, OtherLifeTexts>
