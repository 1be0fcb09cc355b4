import { pair, voiced } from './other-life-texts.ts'
import type { OtherLifeTexts } from './other-life-texts.ts'

export const studyLives = {
  education: {
    outlook: {
      yes: voiced(
        '{possessive} studies are likely to go well, and from {from} to {to} effort will show in results.',
        '{person} की पढ़ाई अच्छी चलने की संभावना है, और {from} से {to} तक मेहनत का नतीजा दिखेगा।',
        'I see {person} doing better at studies between {from} and {to}, so let {them} aim high then.',
        '{from} से {to} तक {person} की पढ़ाई में अच्छा सुधार दिखता है, तब बड़ा लक्ष्य रखने दें।',
      ),
      later: voiced(
        '{possessive} studies are likely to pick up later, between {from} and {to}.',
        '{person} की पढ़ाई कुछ आगे सँभलने की संभावना है, {from} से {to} तक।',
        'The mind is not fully on books yet; from {from} to {to} I see {person} settling down to study.',
        'मन अभी किताबों में पूरा नहीं है; {from} से {to} तक {person} का मन पढ़ाई में लगने की उम्मीद है।',
      ),
      slow: voiced(
        '{person} can do well at studies with a fixed routine; the chart shows no month when it becomes easy.',
        'बँधे हुए टाइम-टेबल से {person} की पढ़ाई अच्छी हो सकती है; कोई महीना अपने आप आसान नहीं दिखता।',
        'It will be {possessive} own effort that decides in studies; I see nothing big for or against {them}.',
        'पढ़ाई में बात {person} की अपनी मेहनत पर है; न कोई बड़ी रुकावट दिखती है, न बड़ा सहारा।',
      ),
      hard: voiced(
        'At present {possessive} studies are likely to be a struggle, and scolding will not make them easier.',
        'अभी {person} की पढ़ाई में मुश्किल दिखती है, और डाँट से बात नहीं बनेगी।',
        '{person} finds it hard to keep the mind on study now; a good teacher and less pressure will do more.',
        'अभी {person} का मन पढ़ाई में टिकना मुश्किल है; अच्छा टीचर और कम दबाव ज़्यादा काम करेंगे।',
      ),
    },
    state: {
      favourable: voiced(
        '{possessive} studies look good: the mind is quick and what is learned is likely to stay.',
        '{person} की पढ़ाई अच्छी दिखती है: दिमाग़ तेज़ है और पढ़ा हुआ याद रहने की उम्मीद है।',
        'I see a good head for learning; with a little guidance {person} can go far in studies.',
        'पढ़ने वाला दिमाग़ दिखता है; थोड़ी सही दिशा मिले तो {person} की पढ़ाई बहुत आगे जा सकती है।',
      ),
      mixed: voiced(
        '{possessive} studies are likely to be good in subjects of {their} liking and weak where interest is missing.',
        '{person} की पढ़ाई पसंद के विषयों में अच्छी और बाक़ी में कमज़ोर रह सकती है।',
        '{person} has the ability, and attention runs away easily; short hours of study suit {them} better than long ones.',
        '{person} में क़ाबिलियत है, बस ध्यान जल्दी भटकता है; लंबी पढ़ाई से छोटे-छोटे घंटे बेहतर रहेंगे।',
      ),
      patience: voiced(
        '{possessive} studies need patience now; the basics should be made firm before marks are expected.',
        '{person} की पढ़ाई में अभी धीरज चाहिए; नंबरों से पहले बुनियाद पक्की करनी होगी।',
        'It is a slow time for {possessive} studies; praise small progress, it works better than comparison.',
        '{person} की पढ़ाई का समय अभी धीमा है; तुलना से नहीं, छोटी तरक़्क़ी की तारीफ़ से फ़र्क पड़ेगा।',
      ),
    },
    why: voiced(
      '{possessive} mind strays from study through lack of interest and routine, more than lack of ability.',
      'पढ़ाई से {person} का मन क़ाबिलियत की कमी से नहीं, रुचि और नियम की कमी से हटता है।',
      '{person} is able enough; it is distraction and fear of failing that keep {them} from the books.',
      '{person} में कमी नहीं है; ध्यान का भटकना और फ़ेल होने का डर किताबों से दूर रखता है।',
    ),
    which: voiced(
      'For {possessive} studies the chart points to subjects that lead to {fields}: {graha} {place}.',
      '{person} के लिए वे विषय अच्छे हैं जो इस ओर ले जाएँ: {fields}; {graha} {place}।',
      'I would let {person} study what leads to {fields}, as {graha} {place}.',
      '{person} को ऐसे विषय पढ़ने दें जो यहाँ ले जाएँ: {fields}, क्योंकि {graha} {place}।',
    ),
    advice: [
      pair(
        'Fix one hour of study at the same time each day for {person}, with the phone in another room.',
        '{person} के लिए रोज़ एक ही समय पर पढ़ने का घंटा तय करें, फ़ोन दूसरे कमरे में रहे।',
      ),
      pair(
        'Meet the teacher once and ask in which chapter {person} got lost; the gap is often there.',
        'टीचर से मिलकर पूछें कि {person} की गाड़ी किस पाठ पर अटकी; कमी अक्सर वहीं होती है।',
      ),
      pair(
        'Do not compare {person} with others; ask what was understood today instead of what the marks were.',
        '{person} की तुलना दूसरों से न करें; नंबर के बजाय पूछें कि आज क्या समझ में आया।',
      ),
    ],
  },
  exam: {
    outlook: {
      yes: voiced(
        '{person} is likely to pass the exam, and the stronger time for papers and results is {from} to {to}.',
        '{person} के परीक्षा में निकलने की अच्छी संभावना है; पेपर और रिज़ल्ट के लिए मज़बूत समय {from} से {to} तक है।',
        'I see {person} getting through; between {from} and {to} {their} luck and hard work are likely to meet.',
        '{person} की परीक्षा निकलने की अच्छी उम्मीद है; {from} से {to} तक मेहनत और क़िस्मत दोनों साथ दिखती हैं।',
      ),
      later: voiced(
        'Success in the exam is likely for {person} a little later, between {from} and {to}.',
        'परीक्षा में {person} की सफलता थोड़ा आगे दिखती है, {from} से {to} तक।',
        'If it does not happen at once, the attempt between {from} and {to} looks better for {person}.',
        'तुरंत न हो तो {from} से {to} तक की कोशिश {person} के लिए ज़्यादा अच्छी दिखती है।',
      ),
      slow: voiced(
        'The exam can go either way for {person}; preparation will decide it, as no marked time helps.',
        '{person} की परीक्षा का नतीजा तैयारी पर है; कोई ख़ास समय अलग से मदद करता नहीं दिखता।',
        'It is within {possessive} reach and not a gift; what is revised in the last days will count.',
        'परीक्षा {person} की पहुँच में है, पर मेहनत माँगती है; आख़िरी दिनों का रिवीज़न काम आएगा।',
      ),
      hard: voiced(
        'The present time does not favour {person} in the exam, so a second plan should be kept ready.',
        'अभी का समय {person} की परीक्षा के पक्ष में कम है, इसलिए दूसरा रास्ता तैयार रखें।',
        'It looks tough for {person} this time, and a failed paper is no failed life; keep another door open.',
        'इस बार {person} के लिए मुश्किल दिखता है, पर एक परीक्षा ही सब कुछ नहीं; दूसरा रास्ता भी खुला रखें।',
      ),
    },
    state: {
      favourable: voiced(
        '{possessive} exam looks good: memory and nerves are both likely to hold.',
        '{person} की परीक्षा अच्छी जाती दिखती है: याददाश्त और हिम्मत दोनों साथ देने की उम्मीद है।',
        'I’m hopeful for {possessive} papers; let {them} sleep well and write with a calm mind.',
        '{person} के पेपर अच्छे जाने की उम्मीद है; नींद पूरी हो और मन शांत रहे।',
      ),
      mixed: voiced(
        'In the exam {person} is likely to do well in some papers and to lose marks in others through haste.',
        'परीक्षा में {person} के कुछ पेपर अच्छे जाएँगे, और कुछ में जल्दबाज़ी से नंबर कट सकते हैं।',
        '{person} knows more than {their} marks show; timed practice at home will close the gap.',
        '{person} को जितना आता है, नंबर उतने नहीं आते; घर पर घड़ी रखकर अभ्यास से यह कमी घटेगी।',
      ),
      patience: voiced(
        'The exam is likely to be hard on {person} at present, and more than one attempt may be needed.',
        'परीक्षा अभी {person} के लिए कठिन दिखती है, और एक से ज़्यादा कोशिश लग सकती है।',
        'This needs staying power from {person}, and from you a house without taunts.',
        'इसमें {person} को टिके रहना होगा, और आपको घर में तानों को दूर रखना होगा।',
      ),
    },
    why: voiced(
      '{person} is held back in exams by nerves and scattered preparation more than by ability.',
      'परीक्षा में {person} की रुकावट क़ाबिलियत की नहीं, घबराहट और बिखरी तैयारी की दिखती है।',
      'It is not that {person} cannot; fear and a thin plan have eaten the marks so far.',
      'ऐसा नहीं कि {person} के बस का नहीं; डर और कच्ची तैयारी ने अब तक नंबर खाए हैं।',
    ),
    advice: [
      pair(
        'Have {person} solve the papers of the past five years against the clock, and look only at the mistakes.',
        '{person} से पिछले पाँच साल के पेपर घड़ी रखकर हल करवाएँ, और सिर्फ़ ग़लतियाँ देखें।',
      ),
      pair(
        'Check form, photograph, admit card and centre yourself, so that {person} has only the study to think of.',
        'फ़ॉर्म, फ़ोटो, एडमिट कार्ड और सेंटर आप देख लें, ताकि {person} को सिर्फ़ पढ़ाई का ध्यान रहे।',
      ),
      pair(
        'Tell {person} before the result that {their} place at home does not hang on it.',
        'रिज़ल्ट से पहले {person} से कह दें कि घर में {them}की जगह नंबरों पर नहीं टिकी है।',
      ),
    ],
  },
  career: {
    outlook: {
      yes: voiced(
        '{possessive} career is likely to move up, and the best stretch for it is from {from} to {to}.',
        '{person} का करियर आगे बढ़ने की अच्छी संभावना है, और सबसे अच्छा समय {from} से {to} तक है।',
        'I see good progress in work for {person} between {from} and {to}; let {them} step forward then.',
        '{from} से {to} तक {person} के काम में अच्छी तरक़्क़ी दिखती है; तब आगे बढ़कर मौक़ा लेना अच्छा रहेगा।',
      ),
      later: voiced(
        '{possessive} career is likely to pick up later, between {from} and {to}.',
        '{person} का करियर कुछ आगे रफ़्तार पकड़ेगा, {from} से {to} तक।',
        'Work stays slow for {person} a while yet, and brightens from {from} to {to}.',
        '{person} का काम अभी कुछ धीमा रहेगा, {from} से {to} तक बात अच्छी होती दिखती है।',
      ),
      slow: voiced(
        '{possessive} career can grow with steady work; the chart marks no sudden rise and no clear date.',
        '{person} का करियर लगातार मेहनत से बन सकता है; न अचानक उछाल दिखता है, न कोई साफ़ तारीख़।',
        'For {person} it is a staircase and not a lift: each new skill takes {them} one step further in work.',
        '{person} की तरक़्क़ी धीरे-धीरे दिखती है: हर नया हुनर काम में एक क़दम आगे ले जाएगा।',
      ),
      hard: voiced(
        'At present {possessive} career is likely to stand still, and it is better to hold on than to leave in anger.',
        'अभी {person} का करियर रुका हुआ सा दिखता है, और ग़ुस्से में छोड़ने से टिके रहना बेहतर है।',
        'Work is heavy for {person} just now; your faith in {them} counts more than a new plan.',
        'अभी {person} के काम में बोझ ज़्यादा है; नए प्लान से ज़्यादा आपका भरोसा काम आएगा।',
      ),
    },
    state: {
      favourable: voiced(
        '{possessive} career looks good: steady work, respect and a rising income are likely.',
        '{person} का करियर अच्छा दिखता है: टिका हुआ काम, इज़्ज़त और बढ़ती आमदनी की उम्मीद है।',
        'I see {person} standing on {their} own feet and being valued for the work.',
        '{person} के अपने पैरों पर खड़े होने और काम में नाम मिलने की अच्छी उम्मीद है।',
      ),
      mixed: voiced(
        '{possessive} career is likely to be made after a few changes of road, and the later part looks better than the start.',
        '{person} का करियर एक-दो बार रास्ता बदलकर बनने की संभावना है, और बाद का हिस्सा शुरुआत से अच्छा दिखता है।',
        '{person} has talent and is not settled yet; some trying out is needed before one thing holds.',
        '{person} में हुनर है, बस बात अभी टिकी नहीं; कुछ आज़माने के बाद एक काम जमेगा।',
      ),
      patience: voiced(
        '{possessive} career is likely to form slowly, and a skill that earns is worth more now than a big title.',
        '{person} का करियर धीरे बनने की संभावना है, और अभी बड़े पद से ज़्यादा कमाने वाला हुनर काम आएगा।',
        'It takes time with {possessive} work; begin small, and let nobody laugh at the beginning.',
        '{person} के काम में समय लगेगा; शुरुआत छोटी हो, और कोई उस पर हँसे नहीं।',
      ),
    },
    why: voiced(
      '{possessive} work is slow because the time and the place do not fit yet, more than for want of ability.',
      '{person} का काम इसलिए धीमा है कि समय और जगह अभी मेल नहीं खाते; क़ाबिलियत की कमी नहीं है।',
      'I don’t see laziness in {person}; the work has not found its right place yet.',
      '{person} में आलस नहीं दिखता; बस काम को अभी सही जगह नहीं मिली।',
    ),
    which: voiced(
      'The work that suits {person} best is {fields}: {graha} {place}.',
      '{person} के लिए ये काम सबसे ठीक बैठते हैं: {fields}; {graha} {place}।',
      'I would look for {possessive} work in {fields}, as {graha} {place}.',
      '{person} का काम इनमें से देखें: {fields}, क्योंकि {graha} {place}।',
    ),
    advice: [
      pair(
        'Ask {person} what work makes {them} forget the time, and build on that before you suggest your own wish.',
        '{person} से पूछें कि किस काम में समय का पता नहीं चलता, और अपनी इच्छा से पहले उसे जगह दें।',
      ),
      pair(
        'Find one person in that line who will talk to {person} for an hour; it saves years of guessing.',
        'उस लाइन के किसी एक आदमी से {person} की घंटे भर बात करा दें; इससे सालों का अंदाज़ा बचता है।',
      ),
      pair(
        'Agree on a time and a sum for which the family supports {person}, and keep to both.',
        'परिवार कितने समय और कितने पैसे तक {person} का साथ देगा, यह तय कर लें और उस पर टिके रहें।',
      ),
    ],
  },
} as const satisfies Record<string, OtherLifeTexts>
