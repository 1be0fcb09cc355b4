import { pair, voiced } from './other-life-texts.ts'
import type { OtherLifeTexts } from './other-life-texts.ts'

export const workLives = {
  'job-search': {
    outlook: {
      yes: voiced(
        '{person} is likely to find work between {from} and {to}.',
        '{person} को {from} से {to} तक नौकरी मिलने की अच्छी संभावना है।',
        'I see a job coming to {person}, and {from} to {to} is the time to apply and interview hardest.',
        '{person} की नौकरी लगने की उम्मीद अच्छी है; {from} से {to} तक फ़ॉर्म और इंटरव्यू पर पूरा ज़ोर रहे।',
      ),
      later: voiced(
        '{person} is likely to get a job, but later: between {from} and {to}.',
        '{person} को नौकरी मिलने के आसार हैं, पर कुछ आगे: {from} से {to} तक।',
        'The search goes on a little longer; from {from} to {to} I see a better chance of work for {person}.',
        'तलाश थोड़ी और चलेगी; {from} से {to} तक {person} को काम मिलने की उम्मीद ज़्यादा है।',
      ),
      slow: voiced(
        '{person} can find a job through many applications and through people the family knows; no clear date is shown.',
        '{person} को नौकरी मिल सकती है, पर कई जगह अर्ज़ी और जान-पहचान से; साफ़ तारीख़ नहीं दिखती।',
        'Work can come to {person}, only I can’t name the month; a smaller post to begin with may open the door.',
        '{person} का काम बन सकता है, बस महीना बताना मुश्किल है; छोटी जगह से शुरुआत भी रास्ता खोल सकती है।',
      ),
      hard: voiced(
        'A good job for {person} is not likely in the present time, so part-time work or training is the better use of it.',
        'अभी {person} को अच्छी नौकरी मिलने की संभावना कम है, इसलिए यह समय छोटे काम या ट्रेनिंग में लगाना बेहतर है।',
        'It is a dry time for {person} in the search for work; keep {their} courage up and the days filled.',
        'नौकरी की तलाश में {person} के लिए यह सूखा समय है; हिम्मत बनाए रखें और दिन ख़ाली न जाने दें।',
      ),
    },
    state: {
      favourable: voiced(
        '{possessive} chances of a job are good, and a steady post is likely rather than a passing one.',
        '{person} की नौकरी के आसार अच्छे हैं, और टिकने वाली जगह मिलने की उम्मीद है।',
        'It looks good for {possessive} job; a known person or an old contact is likely to help.',
        '{person} की नौकरी के लिए अच्छा दिखता है; किसी पुरानी पहचान से मदद मिल सकती है।',
      ),
      mixed: voiced(
        '{person} is likely to get calls and also refusals, and the first offer will be below what was hoped.',
        '{person} को बुलावे भी आएँगे और मना भी होगी, और पहला मौक़ा उम्मीद से छोटा हो सकता है।',
        'Something will come for {person}, not the dream post at once; let {them} take it and climb from there.',
        '{person} को काम मिल सकता है, भले मनचाहा न हो; वहीं से आगे बढ़ने दें।',
      ),
      patience: voiced(
        '{possessive} search for work is slow at present and asks for a wider field and a new skill.',
        '{person} की नौकरी की तलाश अभी धीमी है; दायरा बढ़ाना और नया हुनर सीखना होगा।',
        'It takes time for {person}, and each taunt at home makes it longer; stay on {their} side.',
        '{person} के काम में समय लग रहा है, और घर के ताने उसे और लंबा करते हैं; साथ बने रहें।',
      ),
    },
    why: voiced(
      '{person} is without work through a slow time and a crowded field, and not for want of worth.',
      '{person} को काम न मिलने की वजह धीमा समय और भीड़ है, {them}में किसी कमी की बात नहीं।',
      'Don’t read it as {possessive} failure; the doors are slow, and knocking at a few new ones will help.',
      'इसे {person} की हार न समझें; दरवाज़े देर से खुल रहे हैं, कुछ नई जगह कोशिश से बात बनेगी।',
    ),
    advice: [
      pair(
        'Tell three people who have work to give, by name, what {person} can do.',
        'काम देने वाले तीन लोगों को नाम लेकर बताएँ कि {person} को क्या-क्या काम आता है।',
      ),
      pair(
        'Sit with {person} once, shorten the CV to one page and practise the first five questions of an interview.',
        'एक बार {person} के साथ बैठकर बायोडाटा एक पन्ने का करें, और इंटरव्यू के पहले पाँच सवालों का अभ्यास कराएँ।',
        ['office'],
      ),
      pair(
        'Let nobody pay for a post on {possessive} behalf; whoever asks money for a job has none to give.',
        '{person} की नौकरी के लिए किसी को पैसे न दें; पैसे माँगने वाले के पास नौकरी होती नहीं।',
      ),
    ],
  },
  'job-change': {
    outlook: {
      yes: voiced(
        'A change of job or a transfer is likely for {person} between {from} and {to}.',
        '{person} की नौकरी या जगह {from} से {to} तक बदलने की अच्छी संभावना है।',
        'I see {person} moving to a better place of work between {from} and {to}, so let the papers go in early.',
        '{from} से {to} तक {person} को बेहतर जगह मिलने की उम्मीद है; अर्ज़ी पहले से दे दी जाए।',
      ),
      later: voiced(
        '{possessive} change or transfer is likely later, between {from} and {to}.',
        '{person} का बदलाव या ट्रांसफ़र कुछ आगे होने की संभावना है, {from} से {to} तक।',
        'For now {person} stays where {their} work is; from {from} to {to} the move has a better chance.',
        'अभी {person} का काम वहीं रहता दिखता है; {from} से {to} तक बदलने का मौक़ा ज़्यादा है।',
      ),
      slow: voiced(
        '{person} can change, if a firm offer or order is in hand first; no marked time pushes the move.',
        '{person} की नौकरी बदल सकती है, पर पहले पक्का ऑफ़र या आदेश हाथ में हो; कोई ख़ास समय नहीं दिखता।',
        'The move is open for {person} and comes by asking again and again; I can’t give a month.',
        '{person} के लिए रास्ता खुला है, पर बार-बार कहने से बनेगा; महीना बताना मुश्किल है।',
      ),
      hard: voiced(
        'At present a change is not favoured for {person}; it is safer to stay until something certain comes.',
        'अभी {person} के लिए बदलाव ठीक नहीं दिखता; पक्की बात आने तक वहीं रहना सुरक्षित है।',
        'I’d ask {person} not to resign now; a bad boss is easier to bear than an empty month.',
        'अभी {person} का इस्तीफ़ा देना ठीक नहीं; ख़ाली हाथ बैठने से ख़राब बॉस झेलना आसान है।',
      ),
    },
    state: {
      favourable: voiced(
        'A change looks good for {person}: better terms and an easier place are both likely.',
        '{person} के लिए बदलाव अच्छा दिखता है: बेहतर शर्तें और आसान माहौल मिलने की उम्मीद है।',
        'I would encourage {person} to look around; the next place is likely to value {them} more.',
        '{person} को नई जगह देखने दें; अगली जगह क़द्र ज़्यादा होने की उम्मीद है।',
      ),
      mixed: voiced(
        'The change is likely to bring {person} gain in one thing and loss in another, money against peace or distance.',
        'बदलाव से {person} को एक ओर फ़ायदा और दूसरी ओर कमी दिखती है, जैसे पैसा ज़्यादा पर दूरी या भागदौड़ भी।',
        'A move can suit {person}, if the family looks at more than the salary.',
        'बदलाव {person} को रास आ सकता है, बस तनख़्वाह के अलावा भी सब देखकर तय हो।',
      ),
      patience: voiced(
        'The present job is likely to hold {person} for some time, and requests should be made in writing and repeated.',
        '{person} को अभी कुछ समय इसी जगह रहना पड़ सकता है; अर्ज़ी लिखित में दें और दोहराते रहें।',
        'It is not {possessive} time to jump; let {them} learn, save and keep an eye open.',
        'अभी {person} के छलाँग लगाने का समय नहीं; सीखना, बचाना और नज़र रखना बेहतर है।',
      ),
    },
    why: voiced(
      'The change is stuck for {person} because of rules and other people’s choices more than {their} own work.',
      '{person} का बदलाव अपने काम से नहीं, नियमों और दूसरों के फ़ैसलों से अटका दिखता है।',
      '{person} has done {their} part; it is the office that is slow, and the time with it.',
      '{person} की ओर से कमी नहीं है; दफ़्तर धीमा है, और समय भी।',
    ),
    advice: [
      pair(
        'Let {person} have the new offer or order in writing before anything is given up.',
        'कुछ भी छोड़ने से पहले {person} के हाथ में नया ऑफ़र या आदेश लिखित में हो।',
      ),
      pair(
        'Count together what the change costs the family: rent, school, travel and the months apart.',
        'साथ बैठकर हिसाब करें कि बदलाव से घर पर क्या पड़ेगा: किराया, स्कूल, आना-जाना और दूरी।',
        ['meeting'],
      ),
      pair(
        'For a transfer put the family reason, illness, spouse’s posting or children, on paper with proofs.',
        'ट्रांसफ़र के लिए घर की वजह, बीमारी, जीवनसाथी की पोस्टिंग या बच्चे, काग़ज़ और सबूत के साथ लिखकर दें।',
        ['parent', 'spouse'],
      ),
    ],
  },
  promotion: {
    outlook: {
      yes: voiced(
        '{person} is likely to be promoted, and the best time for it is from {from} to {to}.',
        '{person} का प्रमोशन होने की अच्छी संभावना है, और सबसे अच्छा समय {from} से {to} तक है।',
        'I see {possessive} work being noticed, and between {from} and {to} the promotion can come.',
        '{person} के काम पर नज़र पड़ती दिखती है; {from} से {to} तक प्रमोशन की उम्मीद अच्छी है।',
      ),
      later: voiced(
        '{possessive} promotion is likely later, between {from} and {to}.',
        '{person} का प्रमोशन कुछ आगे होने की संभावना है, {from} से {to} तक।',
        'This round may pass {person} by; the chance is better from {from} to {to}.',
        'इस बार बात रह सकती है; {person} के लिए {from} से {to} तक मौक़ा बेहतर है।',
      ),
      slow: voiced(
        '{possessive} promotion is possible and depends on seniors; the chart marks no clear time.',
        '{person} का प्रमोशन हो सकता है, पर बात ऊपर वालों पर है; कुंडली साफ़ समय नहीं दिखाती।',
        'It can come to {person} if the work is shown and asked for; I can’t point to a month.',
        '{person} की बात बन सकती है, अगर काम दिखाया जाए और माँगा जाए; महीना साफ़ नहीं है।',
      ),
      hard: voiced(
        'A promotion for {person} is not likely at present; the effort now prepares the next chance.',
        'अभी {person} का प्रमोशन होने की संभावना कम है; इस समय की मेहनत अगले मौक़े के काम आएगी।',
        'Not this time, I fear, for {person}; home should be the place where that does not matter.',
        'इस बार {person} के लिए बात कम बनती दिखती है; घर ऐसी जगह हो जहाँ इससे फ़र्क न पड़े।',
      ),
    },
    state: {
      favourable: voiced(
        '{possessive} standing at work is good, and a higher post or pay is likely.',
        'दफ़्तर में {person} की साख अच्छी है, और पद या तनख़्वाह बढ़ने की उम्मीद है।',
        '{person} has earned it, and the chart agrees; seniors are likely to speak for {them}.',
        '{person} की मेहनत का फल मिलने के आसार हैं; ऊपर वाले साथ देते दिखते हैं।',
      ),
      mixed: voiced(
        '{possessive} promotion has support and rivals too; more work may come before more pay.',
        '{person} के प्रमोशन में सहारा भी है और मुक़ाबला भी; पैसे से पहले काम बढ़ सकता है।',
        'A half step is likely for {person} first, a new charge or title, and the money after it.',
        'पहले {person} को आधी सीढ़ी मिल सकती है, नई ज़िम्मेदारी या पद, पैसा उसके बाद।',
      ),
      patience: voiced(
        '{possessive} rise at work is slow at present, and others may be placed ahead.',
        'दफ़्तर में {person} की तरक़्क़ी अभी धीमी है, और किसी और को आगे रखा जा सकता है।',
        'I know it hurts {person} to be passed over; it speaks of the time and not of {their} worth.',
        'पीछे रह जाना {person} को चुभता होगा; यह समय की बात है, क़ाबिलियत की नहीं।',
      ),
    },
    why: voiced(
      '{possessive} promotion is held up by office matters and a slow time, not by poor work.',
      '{person} का प्रमोशन दफ़्तर की बातों और धीमे समय से अटका है, ख़राब काम से नहीं।',
      '{person} works well enough; {their} work is just not seen by the one who signs.',
      '{person} का काम ठीक है; बस साइन करने वाले की नज़र उस पर नहीं पड़ी।',
    ),
    advice: [
      pair(
        'Help {person} to write down the year’s work on one page with figures, and to give it to the senior before the review.',
        '{person} के साल भर के काम का एक पन्ना, आँकड़ों के साथ, बनवाएँ, जो रिव्यू से पहले बॉस को दिया जाए।',
        ['office'],
      ),
      pair(
        'Ask {person} what home duty weighs most in a busy week, and take over that one.',
        '{person} से पूछें कि काम के दिनों में घर की कौन सी ज़िम्मेदारी भारी पड़ती है, और वह आप ले लें।',
      ),
      pair(
        'Do not measure {person} by a cousin’s post; say what you value in {their} work.',
        '{person} को किसी रिश्तेदार के पद से न तौलें; {them}के काम में जो अच्छा है, वह कहें।',
      ),
    ],
  },
  'government-job': {
    outlook: {
      yes: voiced(
        '{person} has a good chance of a government job, and the time to try for it is from {from} to {to}.',
        '{person} को सरकारी नौकरी मिलने की अच्छी संभावना है, और कोशिश का समय {from} से {to} तक है।',
        'I see the government post within {possessive} reach; {from} to {to} is when selection is likeliest.',
        'सरकारी नौकरी {person} की पहुँच में दिखती है; चयन की उम्मीद {from} से {to} तक सबसे ज़्यादा है।',
      ),
      later: voiced(
        'A government job is likely for {person} later, between {from} and {to}.',
        '{person} की सरकारी नौकरी कुछ आगे लगने की संभावना है, {from} से {to} तक।',
        'One more round of waiting for {person}; the chance improves from {from} to {to}.',
        '{person} के लिए एक दौर और इंतज़ार का है; {from} से {to} तक मौक़ा बेहतर है।',
      ),
      slow: voiced(
        'A government post for {person} is possible after more attempts; the chart marks no clear time.',
        '{person} को सरकारी पद कुछ और कोशिशों के बाद मिल सकता है; कुंडली साफ़ समय नहीं दिखाती।',
        'It isn’t closed to {person}, only crowded; one other income beside the preparation would be wise.',
        '{person} के लिए रास्ता बंद नहीं, बस भीड़ बहुत है; तैयारी के साथ कोई और कमाई भी रहे तो अच्छा।',
      ),
      hard: voiced(
        'At present selection for a government job is not likely for {person}, and a private post should be taken meanwhile.',
        'अभी {person} के सरकारी नौकरी में चुने जाने की संभावना कम है; तब तक प्राइवेट काम ले लेना अच्छा है।',
        'I’d not let {person} put all the years on this one door; a good life has other doors as well.',
        '{person} के सारे साल इसी एक दरवाज़े पर न लगें; अच्छी ज़िंदगी के और भी रास्ते हैं।',
      ),
    },
    state: {
      favourable: voiced(
        'For a government job {possessive} side is strong: discipline and authority both suit {them}.',
        'सरकारी नौकरी के लिए {person} का पक्ष मज़बूत है: अनुशासन और ज़िम्मेदारी दोनों रास आते हैं।',
        'A government post would suit {person} well, and hope is good if the preparation is regular.',
        'सरकारी पद {person} को अच्छा जमेगा, और तैयारी नियमित रहे तो उम्मीद अच्छी है।',
      ),
      mixed: voiced(
        'For a government job {person} has a fair chance, and a lower post or another department is likelier than the first choice.',
        'सरकारी नौकरी में {person} का मौक़ा ठीक है, पर पहली पसंद से छोटा पद या दूसरा विभाग ज़्यादा मुमकिन है।',
        '{person} can come close; a few marks decide, so the weak subject needs the most work.',
        '{person} की बात पास तक आ सकती है; कुछ नंबर फ़ैसला करेंगे, इसलिए कमज़ोर विषय पर ज़्यादा मेहनत हो।',
      ),
      patience: voiced(
        'The road to a government job is long for {person}, and an age limit and a second plan should be kept in view.',
        'सरकारी नौकरी का रास्ता {person} के लिए लंबा है; उम्र की सीमा और दूसरा रास्ता, दोनों ध्यान में रहें।',
        'It asks much patience of {person}; agree together how many more attempts there will be.',
        'इसमें {person} को बहुत धीरज रखना होगा; मिलकर तय करें कि और कितनी बार कोशिश करनी है।',
      ),
    },
    why: voiced(
      '{person} misses selection by a narrow margin and a slow time, more than by ability.',
      '{person} का चयन क़ाबिलियत से नहीं, थोड़े से फ़ासले और धीमे समय से रह जाता है।',
      'So many sit for so few posts; that {person} has not got one yet is no proof against {them}.',
      'इतने कम पदों पर इतने लोग हैं; {person} का अब तक न होना {them}की कमी का सबूत नहीं।',
    ),
    advice: [
      pair(
        'Keep a list of forms, last dates and age limits for {person}, with certificates ready in one file.',
        '{person} के लिए फ़ॉर्म, आख़िरी तारीख़ और उम्र की सीमा की सूची रखें, और सर्टिफ़िकेट एक फ़ाइल में तैयार रहें।',
      ),
      pair(
        'Pay nobody who promises selection for {person}; the real result comes only on the official site.',
        '{person} का चयन कराने का वादा करने वाले को पैसे न दें; सही नतीजा सिर्फ़ सरकारी साइट पर आता है।',
      ),
      pair(
        'Let {person} do some earning or teaching beside the preparation; it keeps courage and pocket steady.',
        'तैयारी के साथ {person} को कुछ कमाने या पढ़ाने दें; हिम्मत भी बनी रहती है और जेब भी।',
      ),
    ],
  },
} as const satisfies Record<string, OtherLifeTexts>
