import { pair, voiced } from './other-life-texts.ts'
import type { OtherLifeTexts } from './other-life-texts.ts'

export const tradeLives = {
  business: {
    outlook: {
      yes: voiced(
        '{possessive} business is likely to do well, and the best time for it is from {from} to {to}.',
        '{person} का काम-धंधा अच्छा चलने की संभावना है, और सबसे अच्छा समय {from} से {to} तक है।',
        'I see {possessive} business picking up; between {from} and {to} new customers are likely.',
        '{person} का धंधा चलता दिखता है; {from} से {to} तक नए ग्राहक आने की अच्छी उम्मीद है।',
      ),
      later: voiced(
        '{possessive} business is likely to run better later, between {from} and {to}.',
        '{person} का काम-धंधा कुछ आगे बेहतर चलेगा, {from} से {to} तक।',
        'It stays thin for a while; from {from} to {to} I see {possessive} business finding its feet.',
        'कुछ समय काम पतला रहेगा; {from} से {to} तक {person} का धंधा जमने की उम्मीद है।',
      ),
      slow: voiced(
        '{possessive} business can run with care over costs and credit; the chart shows no time of big gain.',
        'ख़र्च और उधार पर ध्यान रहे तो {person} का धंधा चल सकता है; बड़े मुनाफ़े का कोई समय नहीं दिखता।',
        'For {possessive} business it is neither a fall nor a flight: small, honest and regular is what works.',
        '{person} के धंधे में न गिरावट दिखती है, न उछाल: छोटा, साफ़ और रोज़ का काम ही चलेगा।',
      ),
      hard: voiced(
        'At present {possessive} business is likely to face losses, and no new loan should be put into it.',
        'अभी {person} के धंधे में घाटा हो सकता है, और इसमें नया कर्ज़ न लगाया जाए।',
        'Just now I would ask {person} to keep {their} shop small and {their} savings out of it.',
        'अभी {person} का काम छोटा ही रहे और घर की बचत उसमें न जाए, यही अच्छा है।',
      ),
    },
    state: {
      favourable: voiced(
        'Business suits {person}: {their} work is likely to bring steady customers and profit.',
        'धंधा {person} को रास आता है: टिके हुए ग्राहक और मुनाफ़ा मिलने की उम्मीद है।',
        'I see a good hand for trade; what {person} runs with {their} own eyes is likely to grow.',
        'व्यापार वाला हाथ दिखता है; जो काम {person} की अपनी नज़र में रहेगा, वह बढ़ेगा।',
      ),
      mixed: voiced(
        '{possessive} business is likely to earn in some seasons and stand still in others, and partners need watching.',
        '{person} का धंधा कभी कमाएगा और कभी ठहरेगा, और साझेदारी में सावधानी चाहिए।',
        'It can run for {person}, with ups and downs; a written account for each day will save the most.',
        '{person} का काम उतार-चढ़ाव के साथ चल सकता है; रोज़ का लिखा हिसाब सबसे ज़्यादा बचाएगा।',
      ),
      patience: voiced(
        '{possessive} business is slow at present, and it is a time to cut costs and not to open a second shop.',
        '{person} का धंधा अभी मंदा है; यह ख़र्च घटाने का समय है, दूसरी दुकान खोलने का नहीं।',
        'It is a testing time for {possessive} trade; hold on to old customers and borrow nothing for show.',
        '{person} के व्यापार के लिए यह परीक्षा का समय है; पुराने ग्राहक सँभालें, और दिखावे के लिए उधार न लें।',
      ),
    },
    why: voiced(
      '{possessive} business suffers more from the time, credit given and costs than from lack of work.',
      '{person} के धंधे में घाटा मेहनत की कमी से नहीं, समय, उधारी और ख़र्च से ज़्यादा दिखता है।',
      '{person} works hard enough; money stuck with others and a slow market eat the profit.',
      '{person} की मेहनत में कमी नहीं; दूसरों के पास फँसा पैसा और मंदा बाज़ार मुनाफ़ा खा जाते हैं।',
    ),
    advice: [
      pair(
        'Agree with {person} how much family money may go into the business, and that the house is never pledged.',
        '{person} के साथ तय करें कि घर का कितना पैसा धंधे में लगेगा, और मकान कभी गिरवी नहीं रखा जाएगा।',
      ),
      pair(
        'Ask {person} to keep shop money and home money in two accounts, and look at both together each month.',
        '{person} से कहें कि दुकान और घर का पैसा दो खातों में रहे, और हर महीने साथ बैठकर देखें।',
        ['meeting'],
      ),
      pair(
        'If there is a partner, have shares, work and exit put in a signed deed.',
        'साझेदार हो तो हिस्सा, काम और अलग होने की शर्तें लिखकर दस्तख़त करा लें।',
        ['shares'],
      ),
    ],
  },
  retirement: {
    outlook: {
      yes: voiced(
        'Retired life is likely to suit {person}, and from {from} to {to} pension and plans should fall into place.',
        'रिटायरमेंट के बाद का जीवन {person} को रास आने की उम्मीद है; {from} से {to} तक पेंशन और योजना ठीक बैठेगी।',
        'I see {person} settling happily after work, above all between {from} and {to}.',
        'नौकरी के बाद {person} का मन लगता दिखता है, सबसे ज़्यादा {from} से {to} तक।',
      ),
      later: voiced(
        'Peace and the pension papers are likely to come to {person} later, between {from} and {to}.',
        '{person} के पेंशन के काग़ज़ और मन का चैन कुछ आगे, {from} से {to} तक मिलने की संभावना है।',
        'The first time without office is hard for {person}; it becomes lighter from {from} to {to}.',
        'दफ़्तर के बिना पहला समय {person} को भारी लगेगा; {from} से {to} तक बात हल्की होगी।',
      ),
      slow: voiced(
        '{person} can be content after retirement if the days have a plan; the chart names no special time.',
        'दिन की कोई योजना हो तो रिटायरमेंट के बाद {person} का मन लग सकता है; कोई ख़ास समय नहीं दिखता।',
        'It depends on small things for {person}: a walk, friends, some useful work; I see no date to wait for.',
        '{person} के लिए बात छोटी चीज़ों की है: टहलना, दोस्त, कुछ काम; किसी तारीख़ का इंतज़ार नहीं है।',
      ),
      hard: voiced(
        'At present dues and restlessness are both likely to trouble {person}; papers need patient following up.',
        'अभी बक़ाया पैसा और बेचैनी, दोनों {person} को परेशान कर सकते हैं; काग़ज़ों के पीछे धीरज से लगना होगा।',
        'It is a restless time for {person} without the old chair; give {them} a real task at home.',
        'पुरानी कुर्सी के बिना {person} के लिए यह बेचैन समय है; घर में कोई असली ज़िम्मेदारी दें।',
      ),
    },
    state: {
      favourable: voiced(
        'After retirement {person} is likely to be respected, busy enough and free of money worry.',
        'रिटायरमेंट के बाद {person} को इज़्ज़त, काम भर की व्यस्तता और पैसों की बेफ़िक्री मिलने की उम्मीद है।',
        'These can be good years for {person}; teaching, travel or a garden would make {them} glad.',
        '{person} के ये साल अच्छे हो सकते हैं; पढ़ाना, घूमना या बाग़वानी मन को भाएगी।',
      ),
      mixed: voiced(
        'Retired life is likely to give {person} rest and some emptiness; part-time work would suit {them}.',
        'रिटायरमेंट {person} को आराम भी देगा और ख़ालीपन भी; थोड़े घंटों का काम रास आएगा।',
        '{person} will enjoy the rest and miss being needed; ask {their} advice often, and mean it.',
        '{person} को आराम अच्छा लगेगा, पर पूछ कम होने की कमी खलेगी; सलाह लेते रहें, दिल से।',
      ),
      patience: voiced(
        'The change to retired life is slow for {person}, and money should be kept safe rather than lent or risked.',
        '{person} को रिटायर जीवन में ढलने में समय लगेगा, और पैसा उधार या जोखिम में डालने के बजाय सुरक्षित रहे।',
        'Be patient with {person}; losing the office is like losing a friend of many years.',
        '{person} के साथ धीरज रखें; दफ़्तर छूटना बरसों के दोस्त के छूटने जैसा है।',
      ),
    },
    why: voiced(
      'The trouble of {person} after work comes from empty hours and slow papers more than from the family.',
      'नौकरी के बाद {person} की परेशानी घर वालों से नहीं, ख़ाली समय और धीमे काग़ज़ों से ज़्यादा है।',
      '{person} misses being needed; the temper is sadness in another dress.',
      '{person} को अपनी पूछ की कमी खलती है; चिड़चिड़ापन उसी उदासी का दूसरा रूप है।',
    ),
    advice: [
      pair(
        'Follow up {possessive} pension with one written application, its receipt, and a complaint on CPENGRAMS if it stays stuck.',
        '{person} की पेंशन के लिए लिखित अर्ज़ी दें, रसीद रखें, और अटकी रहे तो CPENGRAMS पर शिकायत करें।',
        ['retirement'],
      ),
      pair(
        'Keep the retirement money of {person} in safe deposits and the senior citizens’ scheme; sign for no relative’s loan.',
        '{person} का रिटायरमेंट का पैसा सुरक्षित जमा और सीनियर सिटिज़न स्कीम में रहे; किसी रिश्तेदार के लोन पर दस्तख़त न हों।',
        ['retirement', 'loan'],
      ),
      pair(
        'Give {person} one duty that the whole house relies on, and one outing a week with friends of {their} age.',
        '{person} को एक ऐसी ज़िम्मेदारी दें जिस पर घर भरोसा करे, और हफ़्ते में एक दिन अपनी उम्र के दोस्तों के साथ।',
      ),
    ],
  },
  money: {
    outlook: {
      yes: voiced(
        '{possessive} money matters are likely to improve, and the best time for it is from {from} to {to}.',
        '{person} के पैसों की हालत सुधरने की अच्छी संभावना है, और सबसे अच्छा समय {from} से {to} तक है।',
        'I see more money in {possessive} hands between {from} and {to}, so let some of it be saved.',
        '{from} से {to} तक {person} के हाथ में पैसा बढ़ता दिखता है; उसमें से कुछ बचाया जाए।',
      ),
      later: voiced(
        '{possessive} money is likely to ease later, between {from} and {to}.',
        '{person} की पैसों की तंगी कुछ आगे कम होगी, {from} से {to} तक।',
        'It stays tight for {person} a while; from {from} to {to} there is more air.',
        '{person} का हाथ अभी कुछ तंग रहेगा; {from} से {to} तक राहत की उम्मीद है।',
      ),
      slow: voiced(
        '{possessive} income is likely to grow only slowly, and saving will do more than waiting for a date.',
        '{person} की आमदनी धीरे ही बढ़ने की संभावना है, और तारीख़ के इंतज़ार से ज़्यादा बचत काम आएगी।',
        'Money is neither very good nor very bad for {person}; a budget kept by two makes the difference.',
        '{person} के लिए पैसों की बात बीच की है; दोनों मिलकर बजट रखें तो फ़र्क पड़ेगा।',
      ),
      hard: voiced(
        'At present money is likely to run short for {person}, and nothing should be lent or staked.',
        'अभी {person} के पास पैसों की कमी रह सकती है; न उधार दिया जाए, न दाँव लगाया जाए।',
        'These are tight months for {person}; hold the purse together and put off what can wait.',
        '{person} के लिए यह तंगी का समय है; ख़र्च मिलकर सँभालें और जो रुक सके उसे रोकें।',
      ),
    },
    state: {
      favourable: voiced(
        '{possessive} money side looks good: steady income and some savings are likely.',
        '{person} का पैसों का पक्ष अच्छा दिखता है: टिकी हुई आमदनी और कुछ बचत की उम्मीद है।',
        '{person} is likely to live without want, and can help others too if {their} spending is kept in hand.',
        '{person} का जीवन बिना तंगी के चलता दिखता है; ख़र्च सँभला रहे तो दूसरों की मदद भी हो सकेगी।',
      ),
      mixed: voiced(
        'Money is likely to come to {person} and to go as quickly; the leak is in spending more than in earning.',
        '{person} के पास पैसा आएगा और जल्दी निकलेगा भी; कमी कमाई से ज़्यादा ख़र्च में है।',
        '{person} earns fairly and spends with the heart; a fixed sum for wishes would keep the peace.',
        '{person} की कमाई ठीक है, ख़र्च दिल से होता है; शौक़ के लिए एक रक़म तय हो तो शांति रहेगी।',
      ),
      patience: voiced(
        '{possessive} money needs care now; old dues come first and big purchases can wait.',
        '{person} के पैसों में अभी सावधानी चाहिए; पहले पुराना हिसाब, बड़ी ख़रीद बाद में।',
        'It will be narrow for {person} for some time; no scheme that doubles money will widen it.',
        '{person} का हाथ कुछ समय तंग रहेगा; पैसा दोगुना करने वाली किसी स्कीम से यह ठीक नहीं होगा।',
      ),
    },
    why: voiced(
      'Money does not stay with {person} through habit of spending and duties to others, more than bad luck.',
      '{person} के पास पैसा बुरी क़िस्मत से नहीं, ख़र्च की आदत और दूसरों की ज़िम्मेदारी से नहीं टिकता।',
      'With {person} it is the open hand, I think, and a hard time for earning beside it.',
      '{person} का हाथ खुला लगता है, और साथ में कमाई का समय भी थोड़ा कठिन है।',
    ),
    advice: [
      pair(
        'Go through one month’s expenses with {person} without blame, and decide on three things to stop.',
        '{person} के साथ एक महीने का ख़र्च बिना ताने के देखें, और तीन चीज़ें बंद करने की तय करें।',
      ),
      pair(
        'Have a fixed part of {possessive} income moved to savings on the very day it comes.',
        'जिस दिन {person} की आमदनी आए, उसी दिन तय हिस्सा बचत में चला जाए।',
      ),
      pair(
        'If it is betting, online games or drink, the national helplines 14416 and 14446 give free help; paying the dues alone does not end it.',
        'सट्टा, ऑनलाइन गेम या शराब हो तो 14416 और 14446 पर मुफ़्त मदद मिलती है; सिर्फ़ उधार चुकाने से आदत नहीं जाती।',
      ),
    ],
  },
  debt: {
    outlook: {
      yes: voiced(
        '{possessive} debt is likely to come down, and from {from} to {to} a good part can be cleared.',
        '{person} का कर्ज़ घटने की अच्छी संभावना है, और {from} से {to} तक बड़ा हिस्सा उतर सकता है।',
        'I see the load of debt getting lighter for {person} between {from} and {to}.',
        '{from} से {to} तक {person} के सिर से कर्ज़ का बोझ हल्का होता दिखता है।',
      ),
      later: voiced(
        '{possessive} debt is likely to be cleared later; real relief comes between {from} and {to}.',
        '{person} का कर्ज़ कुछ आगे उतरेगा; असली राहत {from} से {to} तक मिलने की संभावना है।',
        'Debt will press {person} some time yet; from {from} to {to} it should ease.',
        'कर्ज़ अभी {person} को कुछ और दबाएगा; {from} से {to} तक राहत की उम्मीद है।',
      ),
      slow: voiced(
        '{possessive} debt can be paid off in instalments with discipline; the chart shows no quick release.',
        '{person} का कर्ज़ अनुशासन से किस्तों में उतर सकता है; जल्दी छुटकारा नहीं दिखता।',
        'It goes down bit by bit for {person}; the dearest loan should be paid first.',
        '{person} का कर्ज़ थोड़ा-थोड़ा करके उतरेगा; सबसे महँगे ब्याज वाला पहले चुकाया जाए।',
      ),
      hard: voiced(
        'At present {possessive} debt is likely to weigh heavily, and a new loan to pay an old one would make it worse.',
        'अभी {person} पर कर्ज़ का बोझ भारी दिखता है, और पुराना चुकाने को नया कर्ज़ लेना बात बिगाड़ेगा।',
        'It is a hard time for {person} over debt; let {them} talk to the bank before the bank calls.',
        'कर्ज़ को लेकर {person} का समय कठिन है; बैंक के फ़ोन से पहले ख़ुद बैंक से बात हो तो अच्छा।',
      ),
    },
    state: {
      favourable: voiced(
        '{possessive} debt looks manageable: income is likely to stay ahead of the instalments.',
        '{person} का कर्ज़ काबू में दिखता है: आमदनी किस्तों से आगे रहने की उम्मीद है।',
        '{person} should come out of this debt with {their} good name whole.',
        '{person} के इस कर्ज़ से साख बचाकर निकलने की अच्छी उम्मीद है।',
      ),
      mixed: voiced(
        '{possessive} debt is likely to shrink slowly, with one or two months of strain between.',
        '{person} का कर्ज़ धीरे-धीरे घटने की संभावना है, बीच में कभी तंगी भी आएगी।',
        'Some of it gets paid and some of it grows for {person}; one list of all loans would show the way.',
        '{person} का कुछ कर्ज़ उतरेगा, कुछ बढ़ेगा; सारे कर्ज़ की एक सूची से रास्ता दिखेगा।',
      ),
      patience: voiced(
        '{possessive} debt asks for patience and a settlement with the lenders; hiding it makes it larger.',
        '{person} के कर्ज़ में धीरज और लेनदारों से समझौता चाहिए; छिपाने से वह बढ़ता है।',
        'It sits heavily on {person}, and shame makes it worse; be the one who can be told.',
        'कर्ज़ {person} के मन पर भारी है, और शर्म उसे और बढ़ाती है; आप वह बनें जिससे कहा जा सके।',
      ),
    },
    why: voiced(
      '{person} came into debt by a bad time and duties taken on for others, more than by waste.',
      '{person} पर कर्ज़ फ़िज़ूलख़र्ची से कम, बुरे समय और दूसरों की ज़िम्मेदारी से ज़्यादा चढ़ा दिखता है।',
      'One loan pulled the next for {person}; it is a chain, and it can be opened link by link.',
      '{person} का एक कर्ज़ दूसरे को खींच लाया; यह कड़ी है, और एक-एक करके खुल सकती है।',
    ),
    advice: [
      pair(
        'Write all of {possessive} loans on one sheet, lender, sum, interest and date, and pay the dearest first.',
        '{person} के सारे कर्ज़ एक काग़ज़ पर लिखें, किसका, कितना, ब्याज और तारीख़, और सबसे महँगा पहले चुकाएँ।',
        ['loan', 'meeting'],
      ),
      pair(
        'Go with {person} to the bank and ask for longer instalments or a one-time settlement in writing.',
        '{person} के साथ बैंक जाएँ और किस्त लंबी करने या एकमुश्त समझौते की बात लिखित में करें।',
      ),
      pair(
        'Do not stand guarantor or pledge your jewellery for it; help with food, fees or work instead.',
        'इसके लिए गारंटर न बनें और गहने गिरवी न रखें; मदद राशन, फ़ीस या काम से करें।',
      ),
    ],
  },
} as const satisfies Record<string, OtherLifeTexts>
