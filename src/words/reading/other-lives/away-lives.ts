import { pair, voiced } from './other-life-texts.ts'
import type { OtherLifeTexts } from './other-life-texts.ts'

export const awayLives = {
  legal: {
    outlook: {
      yes: voiced(
        'Relief in the case is likely for {person}, and the best time for it is from {from} to {to}.',
        '{person} को केस में राहत मिलने की अच्छी संभावना है, और सबसे अच्छा समय {from} से {to} तक है।',
        'I see the case turning for {person} between {from} and {to}, so let the lawyer be ready.',
        '{from} से {to} तक केस {person} के पक्ष में मुड़ने की उम्मीद है; वकील तब तैयार रहे।',
      ),
      later: voiced(
        '{possessive} case is likely to stretch, with relief between {from} and {to}.',
        '{person} का केस अभी खिंच सकता है; राहत {from} से {to} तक मिलने की संभावना है।',
        'More hearings first, I am afraid; from {from} to {to} the way opens for {person}.',
        'पहले कुछ तारीख़ें और लगेंगी; {from} से {to} तक {person} के लिए रास्ता खुलता दिखता है।',
      ),
      slow: voiced(
        '{possessive} case can end well with a good lawyer; the chart shows no time when it closes.',
        'अच्छे वकील से {person} का केस ठीक निपट सकता है; ख़त्म होने का समय नहीं दिखता।',
        'It moves at the court’s pace for {person}; a fair settlement, if offered, is worth hearing.',
        '{person} का मामला अदालत की चाल से चलेगा; ठीक समझौता मिले तो सुन लेना अच्छा है।',
      ),
      hard: voiced(
        'At present the case is likely to go heavily for {person}, so every paper and date should be kept exactly.',
        'अभी केस {person} के लिए भारी दिखता है, इसलिए हर काग़ज़ और हर तारीख़ का पूरा ध्यान रहे।',
        'These are hard days for {person} in this case; hold {their} hand, and get the best lawyer you can.',
        'इस केस में {person} के लिए दिन कठिन हैं; हिम्मत दें, और जितना हो सके अच्छा वकील करें।',
      ),
    },
    state: {
      favourable: voiced(
        'In the case {possessive} side is good: truth and papers are likely to be heard.',
        'केस में {person} का पक्ष अच्छा है: सच और काग़ज़ सुने जाने की उम्मीद है।',
        'I am hopeful for {person}; the matter can end with {their} name clean.',
        '{person} के लिए उम्मीद अच्छी है; बात इज़्ज़त के साथ ख़त्म हो सकती है।',
      ),
      mixed: voiced(
        '{possessive} case shows gain on some points and loss on others; a settlement is likely to cost less.',
        '{person} के केस में कुछ बातें पक्ष में हैं, कुछ ख़िलाफ़; समझौते में ख़र्च कम रहेगा।',
        'It goes forward and back for {person}; do not build on one good hearing, nor fear one bad one.',
        '{person} का केस आगे-पीछे चलेगा; एक अच्छी तारीख़ पर न इतराएँ, एक बुरी से न घबराएँ।',
      ),
      patience: voiced(
        '{possessive} case asks for long patience now, and for careful legal steps rather than quick ones.',
        '{person} के केस में अभी लंबा धीरज चाहिए, और जल्दी के बजाय सोचे-समझे क़दम।',
        'It is a heavy time for {person}; the family’s calm is a good part of the defence.',
        '{person} के लिए भारी समय है; घर की शांति भी बचाव का बड़ा हिस्सा है।',
      ),
    },
    why: voiced(
      '{possessive} case drags because of the court and the other side more than by any new fault.',
      '{person} का केस किसी नई ग़लती से नहीं, अदालत और दूसरे पक्ष की वजह से खिंच रहा है।',
      'The delay is no punishment of {person}; files and dates are slow, and the time is heavy.',
      'देर {person} के लिए कोई सज़ा नहीं है; फ़ाइल और तारीख़ धीमी हैं, और समय भारी है।',
    ),
    advice: [
      pair(
        'Keep every order, date and receipt of {possessive} case in one file, and look up the case on the eCourts app.',
        '{person} के केस के सारे आदेश, तारीख़ और रसीदें एक फ़ाइल में रखें, और eCourts ऐप पर केस देखते रहें।',
        ['meeting'],
      ),
      pair(
        'If money is short, ask the district legal services authority for a free lawyer; the number is 15100.',
        'पैसे कम हों तो ज़िला विधिक सेवा प्राधिकरण से मुफ़्त वकील लें; नंबर 15100 है।',
      ),
      pair(
        'Pay no one who promises to manage the judge or the police, and write nothing about the case on the phone.',
        'जज या पुलिस को सँभाल लेने का वादा करने वाले को पैसे न दें, और फ़ोन पर केस की बात न लिखें।',
      ),
    ],
  },
  abroad: {
    outlook: {
      yes: voiced(
        '{person} is likely to go abroad, and the best time for visa and journey is from {from} to {to}.',
        '{person} के विदेश जाने की अच्छी संभावना है; वीज़ा और सफ़र का सबसे अच्छा समय {from} से {to} तक है।',
        'I see {person} crossing the sea; between {from} and {to} the papers are likely to come through.',
        '{person} का विदेश जाना बनता दिखता है; {from} से {to} तक काग़ज़ पूरे होने की अच्छी उम्मीद है।',
      ),
      later: voiced(
        'Going abroad is likely for {person} later, between {from} and {to}.',
        '{person} का विदेश जाना कुछ आगे बनेगा, {from} से {to} तक।',
        'The first try may come back; from {from} to {to} {possessive} way abroad looks more open.',
        'पहली कोशिश में देर हो सकती है; {from} से {to} तक {person} के लिए विदेश का रास्ता ज़्यादा खुला है।',
      ),
      slow: voiced(
        '{person} can go abroad with complete papers and enough money; the chart marks no clear time.',
        'काग़ज़ और पैसे पूरे हों तो {person} का विदेश जाना हो सकता है; साफ़ समय नहीं दिखता।',
        'It is open for {person}, not handed over; language test and funds will decide.',
        '{person} के लिए रास्ता खुला है, पर बैठे-बैठे नहीं; बात भाषा की परीक्षा और पैसों पर है।',
      ),
      hard: voiced(
        'At present going abroad is not favoured for {person}; a refusal or a loss of money is possible.',
        'अभी {person} का विदेश जाना ठीक नहीं दिखता; मना होने या पैसा फँसने का डर है।',
        'Not now, I’d say for {person}; let the time go into skill and savings, and try again after it.',
        'अभी {person} के लिए नहीं लगता; यह समय हुनर और बचत में लगे, कोशिश उसके बाद हो।',
      ),
    },
    state: {
      favourable: voiced(
        'Life abroad looks good for {person}: work, respect and safety are likely there.',
        'विदेश का जीवन {person} के लिए अच्छा दिखता है: काम, इज़्ज़त और सुरक्षा की उम्मीद है।',
        '{person} is likely to do well far away, and to keep the bond with home.',
        '{person} का दूर रहकर भी अच्छा होने की उम्मीद है, और घर से लगाव बना रहेगा।',
      ),
      mixed: voiced(
        'Abroad {person} is likely to earn well and to feel lonely at first.',
        'विदेश में {person} की कमाई अच्छी, पर शुरू में अकेलापन रहने की संभावना है।',
        'It gives {person} something and takes something; a known family there would make it easier.',
        'विदेश {person} को कुछ देगा, कुछ लेगा; वहाँ कोई पहचान का परिवार हो तो आसान रहेगा।',
      ),
      patience: voiced(
        'For {person} the road abroad is slow, with papers returned more than once.',
        '{person} के लिए विदेश का रास्ता धीमा है, काग़ज़ एक से ज़्यादा बार लौट सकते हैं।',
        'It asks patience of {person} and of those who wait at home; call often, press little.',
        'इसमें {person} को भी धीरज चाहिए और घर वालों को भी; फ़ोन करते रहें, दबाव कम रखें।',
      ),
    },
    why: voiced(
      '{possessive} going abroad is held up by papers and money, with a slow time for it.',
      '{person} का विदेश जाना काग़ज़ और पैसों से अटका है, और समय भी धीमा है।',
      'Nothing is wrong with {person}; the file or the season was not right so far.',
      '{person} में कोई कमी नहीं; अब तक फ़ाइल या समय सही नहीं बैठा।',
    ),
    advice: [
      pair(
        'Check the agent on the eMigrate site and the college or employer on its own before {person} pays.',
        '{person} के पैसे देने से पहले एजेंट को eMigrate साइट पर, और कॉलेज या कंपनी को अलग से जाँच लें।',
      ),
      pair(
        'Agree how much the family can lend without selling land, and keep a return ticket in the reckoning.',
        'तय करें कि ज़मीन बेचे बिना परिवार कितना दे सकता है, और वापसी का टिकट भी हिसाब में रखें।',
        ['leaving'],
      ),
      pair(
        'Keep copies of {possessive} passport and visa at home, with the number of the Indian embassy there.',
        '{person} के पासपोर्ट और वीज़ा की कॉपी घर में रखें, साथ में वहाँ के भारतीय दूतावास का नंबर।',
      ),
    ],
  },
  travel: {
    outlook: {
      yes: voiced(
        '{possessive} journey is likely to go well, and the best time for it is from {from} to {to}.',
        '{person} की यात्रा अच्छी होने की संभावना है, और सबसे अच्छा समय {from} से {to} तक है।',
        'Let {person} travel; between {from} and {to} the way looks easy.',
        '{person} को यात्रा पर जाने दें; {from} से {to} तक रास्ता आसान दिखता है।',
      ),
      later: voiced(
        '{possessive} journey is better made later, between {from} and {to}.',
        '{person} की यात्रा कुछ आगे करना बेहतर है, {from} से {to} तक।',
        'If it can wait, plan {possessive} trip for {from} until {to}.',
        'रुक सके तो {person} की यात्रा {from} से {to} तक रखें।',
      ),
      slow: voiced(
        '{person} can travel when health and leave allow; the chart marks no time for or against it.',
        'सेहत और छुट्टी ठीक हो तो {person} की यात्रा हो सकती है; कुंडली कोई ख़ास समय नहीं दिखाती।',
        'I see nothing in the way of {possessive} trip; pack well and go without hurry.',
        '{person} की यात्रा में कोई बड़ी रुकावट नहीं दिखती; तैयारी से और बिना जल्दी के निकलें।',
      ),
      hard: voiced(
        'At present {possessive} journey is likely to be tiring or put off; if it must be, someone should go along.',
        'अभी {person} की यात्रा थकाने वाली या टलने वाली दिखती है; जाना ज़रूरी हो तो कोई साथ रहे।',
        'I’d keep {person} at home for now unless it is needed; comfort before distance.',
        'बहुत ज़रूरी न हो तो अभी {person} का घर पर रहना अच्छा है; दूरी से पहले आराम।',
      ),
    },
    state: {
      favourable: voiced(
        'Travel looks good for {person}: a safe way and a glad return are likely.',
        'यात्रा {person} के लिए अच्छी दिखती है: रास्ता ठीक और लौटना ख़ुशी का रहने की उम्मीद है।',
        '{person} will come back from it lighter in mind.',
        'इस यात्रा से {person} का मन हल्का होकर लौटेगा, ऐसी उम्मीद है।',
      ),
      mixed: voiced(
        'The journey is likely to go through for {person}, with some delay or tiredness on the way.',
        '{person} की यात्रा पूरी होने की उम्मीद है, रास्ते में थोड़ी देर या थकान के साथ।',
        'Small hitches on the road, nothing that spoils it for {person}; keep a day spare.',
        'रास्ते में छोटी अड़चनें होंगी, पर {person} की यात्रा बिगड़ेगी नहीं; एक दिन हाथ में रखें।',
      ),
      patience: voiced(
        'For {person} a long journey is better put off, or broken into short stretches.',
        '{person} के लिए लंबी यात्रा टालना या छोटे-छोटे हिस्सों में करना बेहतर है।',
        'Slowly with travel for {person}; the place will still be there when the body is rested.',
        'यात्रा में {person} के लिए जल्दी नहीं; शरीर को आराम मिल जाए, जगह कहीं नहीं जाती।',
      ),
    },
    why: voiced(
      '{possessive} journey gets put off by duties and arrangements more than by any bar.',
      '{person} की यात्रा किसी रोक से नहीं, ज़िम्मेदारियों और इंतज़ाम से टलती है।',
      'It keeps slipping for {person} because others come first; fix a date and hold on to it.',
      '{person} की यात्रा इसलिए टलती है कि दूसरों के काम पहले आते हैं; तारीख़ पक्की करें और उस पर टिकें।',
    ),
    advice: [
      pair(
        'Ask {possessive} doctor before a long way, and pack the medicines twice, in two bags.',
        'लंबे सफ़र से पहले {person} के डॉक्टर से पूछें, और दवाएँ दो अलग थैलों में रखें।',
      ),
      pair(
        'Put your number and the hotel’s on a paper in {possessive} pocket, and share the live location.',
        'अपना और होटल का नंबर काग़ज़ पर लिखकर {person} की जेब में रखें, और लाइव लोकेशन चालू रहे।',
      ),
      pair(
        'Book a lower berth or an aisle seat and a room near the lift, so that {person} is not worn out.',
        'नीचे की बर्थ या किनारे की सीट और लिफ़्ट के पास कमरा लें, ताकि {person} को थकान न हो।',
      ),
    ],
  },
  fame: {
    outlook: {
      yes: voiced(
        '{person} is likely to win a name for {their} work, most of all between {from} and {to}.',
        '{person} का नाम होने की अच्छी संभावना है, सबसे ज़्यादा {from} से {to} तक।',
        'I see people noticing {person}; from {from} to {to} {their} effort should be seen and cheered.',
        'लोगों की नज़र {person} पर पड़ती दिखती है; {from} से {to} तक मेहनत की तारीफ़ होने की उम्मीद है।',
      ),
      later: voiced(
        'Success before people is likely for {person} later, between {from} and {to}.',
        'लोगों के बीच {person} का नाम कुछ आगे होने की संभावना है, {from} से {to} तक।',
        'The stage is not quite ready for {person}; from {from} to {to} it looks brighter.',
        'अभी मंच पूरा तैयार नहीं; {person} के लिए {from} से {to} तक बात ज़्यादा चमकती दिखती है।',
      ),
      slow: voiced(
        '{person} can make a name through steady practice, in a smaller circle first; no clear time is shown.',
        'लगातार अभ्यास से {person} का नाम हो सकता है, पहले छोटे दायरे में; साफ़ समय नहीं दिखता।',
        'Talent alone won’t carry {person}, and regular work can; I see no date for the applause.',
        'सिर्फ़ हुनर से नहीं, रोज़ की मेहनत से {person} की बात बन सकती है; तारीख़ नहीं दिखती।',
      ),
      hard: voiced(
        'At present a win or public success is not likely for {person}; rivals look stronger.',
        'अभी {person} की जीत या बड़ा नाम होने की संभावना कम है; सामने वाले मज़बूत दिखते हैं।',
        'This time it may not go {possessive} way; let {them} learn from it and not stake the savings.',
        'इस बार बात {person} के पक्ष में कम दिखती है; सीख मिल जाए, पर घर की बचत दाँव पर न लगे।',
      ),
    },
    state: {
      favourable: voiced(
        'For name and success {possessive} side is strong: talent is there, and people are likely to value it.',
        'नाम और सफलता के लिए {person} का पक्ष मज़बूत है: हुनर है, और लोग क़द्र करेंगे, ऐसी उम्मीद है।',
        '{person} has something that people like to look at and listen to; it can go far.',
        '{person} में कुछ ऐसा है जो लोगों को अच्छा लगता है; बात दूर तक जा सकती है।',
      ),
      mixed: voiced(
        '{person} is likely to be praised in {their} own circle, and wider fame will take longer.',
        '{person} को अपने दायरे में तारीफ़ मिलेगी, बड़ा नाम होने में समय लगेगा।',
        'Some wins and some losses are likely for {person}; both are part of the making.',
        '{person} की कुछ जीत और कुछ हार दिखती है; बनने में दोनों काम आती हैं।',
      ),
      patience: voiced(
        'Recognition is slow for {person} at present, and the work should be done for its own sake.',
        '{person} को पहचान मिलने में अभी देर है; काम को काम के लिए करना ही ठीक है।',
        'Let {person} play, sing or serve without counting claps for now.',
        'अभी {person} को तालियाँ गिने बिना अपना काम करने दें।',
      ),
    },
    why: voiced(
      '{person} is not known yet because the right people have not seen the work, not for want of talent.',
      '{person} का नाम अब तक इसलिए नहीं हुआ कि सही लोगों ने काम नहीं देखा; हुनर की कमी नहीं।',
      'With {person} it is time and stage that are missing, more than gift.',
      '{person} के पास हुनर है, बस समय और मंच की कमी है।',
    ),
    advice: [
      pair(
        'Find {person} one good coach or guide, and fixed hours of practice that fit with study or work.',
        '{person} के लिए एक अच्छा कोच या उस्ताद ढूँढें, और पढ़ाई या काम के साथ अभ्यास का समय तय करें।',
      ),
      pair(
        'Pay no agent who promises a role, a ticket or a selection to {person} for money.',
        'पैसे लेकर रोल, टिकट या चयन दिलाने वाले किसी एजेंट को {person} के लिए पैसे न दें।',
        ['leaving'],
      ),
      pair(
        'Cheer {person} for practice done, and keep quiet for a day after a defeat.',
        '{person} को मेहनत पर शाबाशी दें, और हार के बाद एक दिन कुछ न कहें।',
      ),
    ],
  },
} as const satisfies Record<string, OtherLifeTexts>
