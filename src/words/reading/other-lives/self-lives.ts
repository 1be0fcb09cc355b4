import { pair, voiced } from './other-life-texts.ts'
import type { OtherLifeTexts } from './other-life-texts.ts'

export const selfLives = {
  personality: {
    outlook: {
      yes: voiced(
        '{possessive} ways are likely to change for the better, most of all between {from} and {to}.',
        '{person} के स्वभाव में अच्छा बदलाव आने की संभावना है, सबसे ज़्यादा {from} से {to} तक।',
        'I see {person} becoming softer and wiser between {from} and {to}.',
        '{from} से {to} तक {person} के स्वभाव में नरमी और समझ बढ़ती दिखती है।',
      ),
      later: voiced(
        'A change in {possessive} nature is likely later, between {from} and {to}.',
        '{person} के स्वभाव में बदलाव कुछ आगे आएगा, {from} से {to} तक।',
        'It takes some time yet; from {from} to {to} {person} is likelier to listen.',
        'अभी कुछ समय लगेगा; {from} से {to} तक {person} के मन में बात उतरने की उम्मीद ज़्यादा है।',
      ),
      slow: voiced(
        '{person} can change in habits, hardly in nature; the chart marks no time for it.',
        '{person} की आदतें बदल सकती हैं, स्वभाव कम ही; इसका कोई समय नहीं दिखता।',
        'Little by little {person} may change, if the wish is {their} own; nobody else can do it for {them}.',
        'मन हो तो {person} में धीरे-धीरे बदलाव आ सकता है; कोई दूसरा {them}की जगह यह नहीं कर सकता।',
      ),
      hard: voiced(
        'At present a change in {person} is not likely, and pressure would make {them} firmer.',
        'अभी {person} के बदलने की संभावना कम है, और दबाव से ज़िद और बढ़ेगी।',
        'Not just now, I feel; with {person} kindness and clear limits do more than quarrels.',
        'अभी ऐसा कम दिखता है; {person} के साथ झगड़े से ज़्यादा प्यार और साफ़ हद काम करेगी।',
      ),
    },
    state: {
      favourable: voiced(
        'By nature {person} is likely to be good-hearted, upright and helpful to {their} own people.',
        'स्वभाव से {person} में अच्छा दिल, सीधापन और अपनों के लिए मदद का भाव दिखता है।',
        'I see a warm heart in {person}, one who keeps {their} word.',
        '{person} का दिल साफ़ दिखता है, और बात निभाने की आदत भी।',
      ),
      mixed: voiced(
        '{person} is likely to be good at heart and moody in manner, quick to feel and quick to answer.',
        '{person} का दिल अच्छा पर मिज़ाज बदलने वाला दिखता है; बात जल्दी लगती है और जवाब भी जल्दी आता है।',
        'There are two sides to {person}: generous when at ease, stubborn when pushed.',
        '{person} के दो रूप हैं: मन ठीक हो तो दिलदार, दबाव पड़े तो ज़िद्दी।',
      ),
      patience: voiced(
        '{person} is likely to be reserved or stern outside, with more feeling inside than shows.',
        '{person} का स्वभाव बाहर से सख़्त या चुप दिखता है, भीतर भावना उससे ज़्यादा है।',
        '{person} is not easy to know; give {them} time and respect, and a softer side may come out.',
        '{person} को समझना आसान नहीं; समय और इज़्ज़त दें तो नरम रूप भी सामने आएगा।',
      ),
    },
    why: voiced(
      '{person} is like this through worry and old habit more than through ill will.',
      '{person} का ऐसा बर्ताव बुरी नीयत से कम, चिंता और पुरानी आदत से ज़्यादा है।',
      'Under this behaviour of {person} I see a wish to be heard, and nothing evil.',
      '{person} के इस बर्ताव के पीछे सुने जाने की चाह दिखती है, कोई बुराई नहीं।',
    ),
    advice: [
      pair(
        'Speak to {person} when the mood is calm, about one thing only, and begin with something good.',
        '{person} से तब बात करें जब मन शांत हो, एक ही बात पर, और शुरुआत अच्छाई से करें।',
      ),
      pair(
        'Say clearly what you will not accept from {person}, once, without raising your voice.',
        '{person} की कौन सी बात नहीं चलेगी, यह एक बार साफ़ कह दें, आवाज़ ऊँची किए बिना।',
      ),
      pair(
        'Notice for a week what comes before each outburst of {person}: hunger, tiredness, money or a certain word.',
        'ध्यान दें कि {person} के बिगड़ने से पहले क्या होता है: भूख, थकान, पैसा या कोई एक बात।',
      ),
    ],
  },
  strengths: {
    outlook: {
      yes: voiced(
        '{person} has a real gift, and from {from} to {to} it is likely to show.',
        '{person} में सच्चा हुनर दिखता है, और {from} से {to} तक वह सामने आने की संभावना है।',
        'I see talent in {person}, and between {from} and {to} others should see it too.',
        '{person} में प्रतिभा दिखती है, और {from} से {to} तक औरों को भी दिखेगी।',
      ),
      later: voiced(
        '{possessive} gift is likely to open later, between {from} and {to}.',
        '{person} का हुनर कुछ आगे खुलेगा, {from} से {to} तक।',
        'It is still asleep a little; from {from} to {to} I see {possessive} talent waking.',
        'अभी वह थोड़ा सोया हुआ है; {from} से {to} तक {person} की प्रतिभा जागती दिखती है।',
      ),
      slow: voiced(
        '{person} has ability in more than one thing, and practice will decide which of them grows.',
        '{person} में एक से ज़्यादा चीज़ों की क़ाबिलियत है; अभ्यास तय करेगा कि कौन सी बढ़ेगी।',
        'The gift in {person} is quiet; try two or three things and watch where joy stays.',
        '{person} का हुनर चुपचाप वाला है; दो-तीन चीज़ें कराएँ और देखें मन कहाँ टिकता है।',
      ),
      hard: voiced(
        'At present {possessive} gift has little room, and more pressure would hide it further.',
        'अभी {person} के हुनर को जगह कम मिल रही है, और दबाव से वह और छिप जाएगा।',
        'Do not test {person} now; let {them} play at whatever gives joy, and wait.',
        'अभी {person} की परीक्षा न लें; मनपसंद काम करने दें और इंतज़ार करें।',
      ),
    },
    state: {
      favourable: voiced(
        '{possessive} strength is a quick mind with the will to finish what is begun.',
        '{person} की ताक़त तेज़ दिमाग़ और शुरू किया काम पूरा करने की लगन है।',
        '{person} learns fast and makes friends easily; that is a strong pair of gifts.',
        '{person} में जल्दी सीखने और लोगों से घुलने का गुण है; दोनों बड़ी ताक़त हैं।',
      ),
      mixed: voiced(
        '{possessive} strength is imagination and feeling; what is missing is a fixed habit of work.',
        '{person} की ताक़त कल्पना और भावना है; कमी बस काम की बँधी आदत की है।',
        '{person} shines where the heart is in it and fades in the rest; build on the first.',
        '{person} का हुनर पसंद की चीज़ में चमकता है, बाक़ी में दबता है; पसंद से ही शुरू करें।',
      ),
      patience: voiced(
        '{possessive} strength is endurance, and it shows late and lasts long.',
        '{person} की ताक़त टिके रहना है; यह देर से दिखती है और लंबी चलती है।',
        'Still waters, I would say of {person}: give time, the depth will show.',
        '{person} का गुण ठहरे पानी जैसा है; समय दें, गहराई दिखेगी।',
      ),
    },
    why: voiced(
      '{possessive} gift stays hidden through shyness and comparison, not because it is missing.',
      '{person} का हुनर झिझक और तुलना से दबा है; ऐसा नहीं कि है ही नहीं।',
      '{person} holds back for fear of being laughed at; that is all.',
      '{person} को हँसी का डर रोकता है, बस इतनी बात है।',
    ),
    advice: [
      pair(
        'Let {person} try music, sport, drawing and making things for a month each, without marks.',
        '{person} को गाना, खेल, चित्र और हाथ का काम एक-एक करके आज़माने दें, बिना नंबर के।',
      ),
      pair(
        'Praise the effort of {person} and not the talent; effort can be repeated.',
        '{person} के हुनर की नहीं, मेहनत की तारीफ़ करें; मेहनत दोहराई जा सकती है।',
      ),
      pair(
        'Ask a teacher who sees many children what stands out in {person}.',
        'जिस टीचर ने बहुत बच्चे देखे हों, उनसे पूछें कि {person} में क्या अलग है।',
        ['parent'],
      ),
    ],
  },
  'year-ahead': {
    outlook: {
      yes: voiced(
        'Better days are likely for {person}, and the best of them from {from} to {to}.',
        '{person} के अच्छे दिन आने की संभावना है, और सबसे अच्छा समय {from} से {to} तक है।',
        'I see relief and good news for {person} between {from} and {to}.',
        '{from} से {to} तक {person} के लिए राहत और अच्छी ख़बर दिखती है।',
      ),
      later: voiced(
        'Better days are likely for {person} later, from {from} to {to}.',
        '{person} के अच्छे दिन कुछ आगे दिखते हैं, {from} से {to} तक।',
        'It stays ordinary for a while; from {from} to {to} things look up for {person}.',
        'अभी समय साधारण है; {from} से {to} तक {person} के लिए बात सुधरती दिखती है।',
      ),
      slow: voiced(
        'For {person} the time ahead looks even: no great rise, no great fall, and steady work pays.',
        '{person} का आने वाला समय बराबर का दिखता है: न बड़ा उछाल, न बड़ी गिरावट; लगातार मेहनत फल देगी।',
        'A middling time for {person}, I would say; the small daily things make it good.',
        '{person} के लिए समय बीच का है; रोज़ की छोटी बातें ही उसे अच्छा बनाएँगी।',
      ),
      hard: voiced(
        'The present time is likely to be tiring for {person}; big risks and quarrels are better left alone.',
        'अभी का समय {person} को थका सकता है; बड़े जोखिम और झगड़े से दूर रहना अच्छा है।',
        'It is an uphill stretch for {person}, and it passes; your company makes it shorter.',
        '{person} के लिए यह चढ़ाई का समय है, और निकल जाएगा; आपके साथ से जल्दी कटेगा।',
      ),
    },
    state: {
      favourable: voiced(
        '{possessive} time looks good: work, health and home are likely to go forward together.',
        '{person} का समय अच्छा दिखता है: काम, सेहत और घर साथ-साथ आगे बढ़ने की उम्मीद है।',
        'I see a kind time for {person}, with more reasons to smile than to worry.',
        '{person} के लिए समय मेहरबान दिखता है; चिंता कम, ख़ुशी ज़्यादा।',
      ),
      mixed: voiced(
        '{possessive} time looks mixed: one side of life is likely to go well while another asks for care.',
        '{person} का समय मिला-जुला दिखता है: एक तरफ़ अच्छा चलेगा, दूसरी तरफ़ ध्यान देना होगा।',
        'Some sweet and some sour for {person}; what matters is not to decide in a bad mood.',
        '{person} के लिए कुछ मीठा, कुछ खट्टा है; बस ख़राब मूड में कोई फ़ैसला न हो।',
      ),
      patience: voiced(
        '{possessive} time asks for patience: things are likely to come late and with more effort.',
        '{person} का समय धीरज माँगता है: चीज़ें देर से और ज़्यादा मेहनत से मिलेंगी।',
        'It is a slow time for {person}; rest, savings and good company will carry {them} through.',
        '{person} के लिए समय धीमा है; आराम, बचत और अच्छा साथ पार लगाएँगे।',
      ),
    },
    why: voiced(
      'The difficulties of {person} belong to a slow time and not to any fault or curse.',
      '{person} की मुश्किलें धीमे समय की हैं, किसी ग़लती या श्राप की नहीं।',
      'It is not {possessive} doing; the time is heavy, and such times pass.',
      'इसमें {person} की ग़लती नहीं; समय भारी है, और ऐसा समय निकल जाता है।',
    ),
    advice: [
      pair(
        'Ask {person} what weighs most just now, and help with that one thing.',
        '{person} से पूछें कि अभी सबसे भारी क्या लग रहा है, और उसी एक बात में मदद करें।',
      ),
      pair(
        'Keep big purchases and big promises of {person} for the better time.',
        '{person} की बड़ी ख़रीद और बड़े वादे अच्छे समय के लिए रखें।',
      ),
      pair(
        'See that {person} has a health check and some savings in hand before anything new is begun.',
        'कुछ नया शुरू होने से पहले {person} की सेहत की जाँच और हाथ में थोड़ी बचत हो।',
      ),
    ],
  },
} as const satisfies Record<string, OtherLifeTexts>
