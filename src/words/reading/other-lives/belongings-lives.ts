import { pair, voiced } from './other-life-texts.ts'
import type { OtherLifeTexts } from './other-life-texts.ts'

export const belongingsLives = {
  property: {
    outlook: {
      yes: voiced(
        '{person} is likely to get a place of {their} own, and the best time to buy or settle it is {from} to {to}.',
        '{person} के अपने मकान या ज़मीन की अच्छी संभावना है; ख़रीदने या मामला निपटाने का समय {from} से {to} तक है।',
        'I see {possessive} own roof coming near; between {from} and {to} the deal can be closed.',
        '{person} की अपनी छत का सपना पास दिखता है; {from} से {to} तक सौदा पक्का हो सकता है।',
      ),
      later: voiced(
        '{possessive} matter of house or land is likely to come through later, between {from} and {to}.',
        '{person} के मकान या ज़मीन की बात कुछ आगे बनेगी, {from} से {to} तक।',
        'A little more saving and waiting for {person}; {from} to {to} is better for property.',
        '{person} के लिए थोड़ी बचत और थोड़ा इंतज़ार और; मकान-ज़मीन के लिए {from} से {to} तक समय बेहतर है।',
      ),
      slow: voiced(
        '{person} can get property by a loan within {their} means; the chart marks no clear time for it.',
        '{person} का मकान अपनी हैसियत के लोन से बन सकता है; कुंडली साफ़ समय नहीं दिखाती।',
        'The house can come for {person}, maybe smaller or further out than wished; I see no date.',
        '{person} का घर बन सकता है, भले सोचे से छोटा या दूर हो; तारीख़ साफ़ नहीं दिखती।',
      ),
      hard: voiced(
        'At present buying or selling property is not favoured for {person}; papers are likely to give trouble.',
        'अभी {person} के लिए ज़मीन-मकान ख़रीदना या बेचना ठीक नहीं दिखता; काग़ज़ों में अड़चन आ सकती है।',
        'I’d keep {person} from paying any token money now; the right house will not run away.',
        'अभी {person} को बयाना देने से रोकें; सही मकान कहीं भाग नहीं जाएगा।',
      ),
    },
    state: {
      favourable: voiced(
        '{possessive} side in house and land is good: property is likely to come and to stay.',
        'ज़मीन-मकान में {person} का पक्ष अच्छा है: संपत्ति बनने और टिकने की उम्मीद है।',
        'A home in {possessive} own name looks likely, and a peaceful one.',
        '{person} के नाम अपना घर होने की अच्छी उम्मीद है, और चैन वाला।',
      ),
      mixed: voiced(
        'Property is likely to come to {person} with delay in papers or a dispute over shares.',
        '{person} की संपत्ति की बात बन सकती है, पर काग़ज़ों की देर या हिस्से की बहस के साथ।',
        '{person} can get the house, and the file will take some running about.',
        '{person} का मकान हो सकता है, बस फ़ाइल के पीछे दौड़ना पड़ेगा।',
      ),
      patience: voiced(
        'In property {person} should go slowly now and pay nothing without a checked title.',
        'ज़मीन-मकान में {person} की ओर से अभी जल्दी न हो, और काग़ज़ जाँचे बिना पैसा न दिया जाए।',
        'It is not a smooth time for {person} to own a home; renting a little longer is no shame.',
        '{person} के मकान के लिए समय सीधा नहीं है; किराए पर कुछ और रहना बुरा नहीं।',
      ),
    },
    why: voiced(
      '{possessive} home is delayed by papers and money stuck elsewhere, more than by fate.',
      '{person} का मकान क़िस्मत से कम, काग़ज़ों और कहीं फँसे पैसे से ज़्यादा अटका है।',
      'For {person} the wish is ready and the file is slow; that is how it looks from here.',
      '{person} की ओर से इच्छा तैयार है, फ़ाइल धीमी है; बात ऐसी ही दिखती है।',
    ),
    advice: [
      pair(
        'Have a lawyer of your own check title, tax receipts and loans on the property before {person} pays anything.',
        '{person} के पैसे देने से पहले अपने वकील से मालिकाना काग़ज़, टैक्स की रसीद और लोन जाँच लें।',
        ['loan'],
      ),
      pair(
        'See that the instalment for {person} stays below a third of the monthly income.',
        'ध्यान रहे कि {person} की किस्त महीने की आमदनी के एक तिहाई से कम रहे।',
      ),
      pair(
        'Decide beforehand in whose name it is bought and who pays what, and put it in writing.',
        'पहले से तय कर लें कि किसके नाम लिया जाएगा और कौन कितना देगा, और लिख लें।',
      ),
    ],
  },
  vehicle: {
    outlook: {
      yes: voiced(
        '{person} is likely to get a vehicle, and a good time to buy it is from {from} to {to}.',
        '{person} की गाड़ी आने की अच्छी संभावना है, और लेने का अच्छा समय {from} से {to} तक है।',
        'I see the vehicle coming for {person}; choose it between {from} and {to}.',
        '{person} के लिए गाड़ी आती दिखती है; {from} से {to} तक पसंद कर लें।',
      ),
      later: voiced(
        '{possessive} vehicle is better bought later, between {from} and {to}.',
        '{person} की गाड़ी कुछ आगे लेना बेहतर है, {from} से {to} तक।',
        'Let {person} wait a little with the vehicle; {from} to {to} looks lighter on the pocket.',
        '{person} की गाड़ी के लिए थोड़ा रुकें; {from} से {to} तक जेब पर भार कम दिखता है।',
      ),
      slow: voiced(
        'A vehicle is possible for {person} whenever the money allows; the chart prefers no time.',
        'पैसे बनें तो {person} की गाड़ी कभी भी आ सकती है; कुंडली कोई ख़ास समय नहीं चुनती।',
        'It depends on the purse for {person} and not on the month; a checked second-hand one is fine too.',
        '{person} के लिए बात महीने की नहीं, जेब की है; जाँची हुई पुरानी गाड़ी भी ठीक है।',
      ),
      hard: voiced(
        'At present a vehicle is likely to cost {person} more than it gives, in repairs or instalments.',
        'अभी गाड़ी {person} को सुख से ज़्यादा ख़र्च दे सकती है, मरम्मत या किस्त में।',
        'I would put off {possessive} vehicle for now, and keep that money for something needed.',
        'अभी {person} की गाड़ी टाल देना अच्छा है; वह पैसा किसी ज़रूरी काम आए।',
      ),
    },
    state: {
      favourable: voiced(
        'For a vehicle {possessive} side is good: comfort and safe use are likely.',
        'वाहन के लिए {person} का पक्ष अच्छा है: आराम और सुरक्षित चलने की उम्मीद है।',
        'A vehicle will serve {person} well, for work and for joy.',
        'गाड़ी {person} के काम भी आएगी और ख़ुशी भी देगी।',
      ),
      mixed: voiced(
        'A vehicle is likely to help {person} and to ask for regular repairs.',
        'गाड़ी {person} के काम आएगी, पर मरम्मत का ख़र्च भी बीच-बीच में रहेगा।',
        'It can suit {person}; let a mechanic look at it before the heart decides.',
        'बात {person} के लिए ठीक हो सकती है; मन से पहले मिस्त्री को देखने दें।',
      ),
      patience: voiced(
        'With vehicles {person} should be careful now: papers complete, speed low, no hurry to buy.',
        'वाहन में {person} की ओर से अभी सावधानी रहे: काग़ज़ पूरे, रफ़्तार कम, लेने की जल्दी नहीं।',
        'I’d rather see {person} drive gently and wait; it isn’t the time for a new machine.',
        '{person} के लिए अभी आराम से चलाना और रुकना अच्छा है; नई गाड़ी का समय नहीं लगता।',
      ),
    },
    why: voiced(
      'What keeps {possessive} vehicle away is money planned for other needs, with a slow time for it.',
      '{person} की गाड़ी इसलिए रुकी है कि पैसा दूसरी ज़रूरतों में है, और समय भी इसके लिए धीमा है।',
      'The vehicle waits for {person} because bigger needs stand before it, and that is not bad luck.',
      '{person} की गाड़ी इसलिए रुकी है कि बड़ी ज़रूरतें पहले हैं; इसमें क़िस्मत का दोष नहीं।',
    ),
    advice: [
      pair(
        'Check registration, insurance, fines and loan of the vehicle on the mParivahan app before {person} pays.',
        '{person} के पैसे देने से पहले mParivahan ऐप पर रजिस्ट्रेशन, बीमा, चालान और लोन देख लें।',
        ['loan'],
      ),
      pair(
        'Reckon fuel, insurance and repairs together with the instalment, and see whether {possessive} income bears it.',
        'किस्त के साथ तेल, बीमा और मरम्मत जोड़कर देखें कि {person} की आमदनी पर भारी तो नहीं।',
        ['private-vehicle', 'meeting'],
      ),
      pair(
        'Ask {person} for a helmet or belt every time, and for no driving when tired.',
        '{person} से कहें कि हर बार हेलमेट या बेल्ट लगे, और थकान में गाड़ी न चले।',
      ),
    ],
  },
  inheritance: {
    outlook: {
      yes: voiced(
        '{person} is likely to get {their} share, and from {from} to {to} the matter can be settled.',
        '{person} को अपना हिस्सा मिलने की अच्छी संभावना है, और {from} से {to} तक बात निपट सकती है।',
        'I see the share coming to {person}; between {from} and {to} the family is likelier to agree.',
        '{person} का हिस्सा मिलता दिखता है; {from} से {to} तक परिवार के मानने की उम्मीद ज़्यादा है।',
      ),
      later: voiced(
        '{possessive} share is likely to come later, between {from} and {to}.',
        '{person} का हिस्सा कुछ आगे मिलने की संभावना है, {from} से {to} तक।',
        'There will be more talk first; from {from} to {to} I see {possessive} share coming loose.',
        'पहले कुछ और बातें होंगी; {from} से {to} तक {person} का हिस्सा निकलने की उम्मीद है।',
      ),
      slow: voiced(
        '{person} can get a share through papers and talks, likely in part; the chart shows no clear time.',
        'काग़ज़ और बातचीत से {person} को हिस्सा मिल सकता है, शायद कुछ कम; साफ़ समय नहीं दिखता।',
        'The right is one thing and the getting another for {person}; a fair middle is likely in the end.',
        'हक़ अपनी जगह है, मिलना अपनी जगह; {person} के लिए बीच का रास्ता निकलने की उम्मीद है।',
      ),
      hard: voiced(
        'At present the share is likely to be kept from {person}, and pressing hard would break the peace at home.',
        'अभी {person} का हिस्सा अटका दिखता है, और ज़ोर देने से घर की शांति टूट सकती है।',
        'It does not open for {person} now; keep the papers safe and let tempers cool.',
        'अभी {person} के लिए बात नहीं खुलती; काग़ज़ सँभालकर रखें और ग़ुस्सा ठंडा होने दें।',
      ),
    },
    state: {
      favourable: voiced(
        'In the family property {possessive} side is strong, and a share without much dispute is likely.',
        'पुश्तैनी संपत्ति में {person} का पक्ष मज़बूत है, और बिना बड़े झगड़े के हिस्सा मिलने की उम्मीद है।',
        'I see elders being fair to {person} in the end.',
        'आख़िर में बड़े लोग {person} के साथ इंसाफ़ करते दिखते हैं।',
      ),
      mixed: voiced(
        '{person} is likely to receive something, and less or later than is right.',
        '{person} को कुछ मिलने की संभावना है, पर हक़ से कम या देर से।',
        'Part of it comes to {person} and part stays in dispute; a family paper signed by all would help.',
        '{person} को कुछ हिस्सा मिलेगा, कुछ पर बहस रहेगी; सबके दस्तख़त वाला काग़ज़ काम आएगा।',
      ),
      patience: voiced(
        'The share needs patience from {person}; law gives the right, and time is slow to give the thing.',
        'हिस्से के लिए {person} को धीरज रखना होगा; हक़ क़ानून देता है, मिलने में समय लगता है।',
        'It is a sore point now for {person}; do not let land turn the family into strangers.',
        'यह बात अभी {person} के मन पर लगी है; ज़मीन के लिए अपने पराए न हों, इतना देखें।',
      ),
    },
    why: voiced(
      '{possessive} share is stuck through an unclear will or unwritten promises more than through enmity.',
      '{person} का हिस्सा दुश्मनी से कम, अधूरी वसीयत या ज़बानी वादों से ज़्यादा अटका है।',
      'Somebody is afraid of losing, and so {possessive} share waits; it is fear more than malice.',
      'किसी को खोने का डर है, इसलिए {person} का हिस्सा रुका है; बैर से ज़्यादा डर है।',
    ),
    advice: [
      pair(
        'Get a certified copy of the land record and of any will, so that {possessive} right is known exactly.',
        'ज़मीन के काग़ज़ और वसीयत की सरकारी नक़ल निकालें, ताकि {person} का हक़ ठीक-ठीक पता रहे।',
      ),
      pair(
        'Remind {person} that daughters have an equal right by law, and that nobody need sign a release unasked.',
        '{person} को बताएँ कि क़ानून में बेटी का बराबर हक़ है, और कोई हक़-त्याग का काग़ज़ बिना सोचे साइन न हो।',
        ['parent'],
      ),
      pair(
        'Try a family settlement before a mediator first; a civil suit is the longer road.',
        'पहले किसी मध्यस्थ के सामने पारिवारिक समझौते की कोशिश करें; मुक़दमा लंबा रास्ता है।',
      ),
    ],
  },
  'lost-object': {
    outlook: {
      yes: voiced(
        'What {person} has lost is likely to be found, and the time to search hardest is from {from} to {to}.',
        '{person} की खोई चीज़ मिलने की अच्छी संभावना है; {from} से {to} तक अच्छी तरह ढूँढें।',
        'I think it comes back to {person}; look well between {from} and {to}, and begin at home.',
        'लगता है {person} की चीज़ लौट आएगी; {from} से {to} तक ठीक से देखें, शुरुआत घर से हो।',
      ),
      later: voiced(
        'The thing is likely to come back to {person} later, between {from} and {to}.',
        '{person} की चीज़ कुछ देर से मिलने की संभावना है, {from} से {to} तक।',
        'Not at once; between {from} and {to} {person} may get news of it.',
        'तुरंत नहीं; {from} से {to} तक {person} को उसकी ख़बर मिल सकती है।',
      ),
      slow: voiced(
        '{person} can find it by patient search; the chart shows neither a theft nor a certain return.',
        'धीरज से ढूँढने पर {person} की चीज़ मिल सकती है; कुंडली न चोरी पक्की दिखाती है, न लौटना।',
        'It may simply be misplaced; go through the places where {person} was last, one after another.',
        'हो सकता है चीज़ बस इधर-उधर रखी हो; {person} की आख़िरी जगहें एक-एक करके देखें।',
      ),
      hard: voiced(
        'The return of what {person} lost is not likely, so a duplicate or a report should not wait.',
        '{person} की खोई चीज़ लौटने की संभावना कम है, इसलिए रिपोर्ट या नई कॉपी में देर न करें।',
        'I fear it has gone out of reach; comfort {person}, and block or replace what can be misused.',
        'लगता है चीज़ हाथ से निकल गई; {person} को समझाएँ, और जिसका ग़लत इस्तेमाल हो सके उसे बंद करवाएँ।',
      ),
    },
    state: {
      favourable: voiced(
        'What {person} lost is likely to be near, at home or with somebody known, and not stolen.',
        '{person} की चीज़ पास ही लगती है, घर में या किसी पहचान वाले के पास; चोरी नहीं लगती।',
        'Look at home first: for {person} it seems misplaced and not gone.',
        'शुरुआत घर से करें: {person} की चीज़ खोई नहीं, कहीं रखी हुई लगती है।',
      ),
      mixed: voiced(
        'What {person} lost can be found in part or after a delay, and another person may know of it.',
        '{person} की चीज़ देर से या अधूरी मिल सकती है, और किसी और को उसका पता हो सकता है।',
        'Somebody in the house may have moved it; ask softly, {person} will get further that way.',
        'घर में किसी ने जगह बदली हो सकती है; {person} की ओर से नरमी से पूछें, बात जल्दी खुलेगी।',
      ),
      patience: voiced(
        'The place of what {person} lost is not clear from the chart, and it is likely outside the house by now.',
        '{person} की चीज़ कहाँ है, यह कुंडली से साफ़ नहीं; अब वह घर से बाहर लगती है।',
        'I can’t see the corner where it lies; for {person} it looks far rather than near.',
        'कौन सा कोना है, यह नहीं दिखता; {person} की चीज़ पास से ज़्यादा दूर लगती है।',
      ),
    },
    why: voiced(
      '{person} loses things in hurry and worry more than through anyone’s wrong.',
      '{person} की चीज़ें किसी की बुराई से कम, जल्दी और चिंता में ज़्यादा खोती हैं।',
      'The mind was elsewhere when {person} put it down, that is all I see in it.',
      'रखते समय {person} का ध्यान कहीं और था, बस इतना ही दिखता है।',
    ),
    advice: [
      pair(
        'Walk with {person} through the last day backwards, room by room, bag by bag.',
        '{person} के साथ पिछले दिन को उल्टा याद करें, एक-एक कमरा, एक-एक थैला।',
      ),
      pair(
        'For papers or cards, file the lost report on the police site, block the card and apply for a copy.',
        'काग़ज़ या कार्ड हो तो पुलिस की साइट पर गुम होने की रिपोर्ट दें, कार्ड बंद कराएँ और कॉपी के लिए अर्ज़ी दें।',
      ),
      pair(
        'Accuse no servant or guest on the word of a chart; ask everyone in the same words.',
        'कुंडली के कहने पर किसी नौकर या मेहमान पर इल्ज़ाम न लगाएँ; सबसे एक ही तरह पूछें।',
      ),
    ],
  },
} as const satisfies Record<string, OtherLifeTexts>
