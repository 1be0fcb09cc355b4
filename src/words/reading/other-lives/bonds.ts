import { pair, voiced } from './other-life-texts.ts'
import type { OtherLifeTexts } from './other-life-texts.ts'

/** The bond of the asker with somebody who is named: it is read in the asker's own houses. */
export const bondTexts = {
  siblings: {
    outlook: {
      yes: voiced(
        'Your bond with {person} is likely to grow warm again, most of all between {from} and {to}.',
        '{person} से आपका रिश्ता फिर मीठा होने की अच्छी संभावना है, सबसे ज़्यादा {from} से {to} तक।',
        'I see you and {person} talking freely again between {from} and {to}; a first phone call then has a good chance.',
        '{from} से {to} तक {person} से फिर खुलकर बात होने की उम्मीद है; तब पहला फ़ोन काम कर सकता है।',
      ),
      later: voiced(
        'Peace with {person} is likely later, between {from} and {to}.',
        '{person} से मेल कुछ आगे होने की संभावना है, {from} से {to} तक।',
        'The hurt needs some more time; from {from} to {to} I see {person} coming nearer.',
        'मन की चोट को थोड़ा समय और लगेगा; {from} से {to} तक {person} से नज़दीकी बढ़ती दिखती है।',
      ),
      slow: voiced(
        'With {person} a working peace is possible if one of you begins; the chart names no time for it.',
        '{person} से ठीक-ठाक मेल हो सकता है, अगर पहल एक ओर से हो; कोई समय नहीं दिखता।',
        'It is neither broken nor whole between you and {person}; one small kindness would show the way.',
        '{person} से रिश्ता न टूटा है, न जुड़ा; एक छोटी सी अच्छाई रास्ता दिखा सकती है।',
      ),
      hard: voiced(
        'At present closeness with {person} is not likely, and money or land between you should wait.',
        'अभी {person} से नज़दीकी की संभावना कम है, और पैसे या ज़मीन की बात रुके तो अच्छा।',
        'I would not force it with {person} now; greet at festivals, ask nothing, and let it cool.',
        'अभी {person} के साथ ज़ोर न डालें; त्योहार पर दुआ-सलाम रखें और बात ठंडी होने दें।',
      ),
    },
    state: {
      favourable: voiced(
        'Your bond with {person} is strong at the root, and help is likely in the hour of need.',
        '{person} से आपका रिश्ता जड़ से मज़बूत है, और ज़रूरत के समय साथ मिलने की उम्मीद है।',
        'There is real love between you and {person}, under all the teasing.',
        '{person} और आपके बीच सच्चा प्यार है, ऊपर की नोक-झोंक के नीचे।',
      ),
      mixed: voiced(
        'With {person} love and rivalry run together; what hurts is mostly comparison and money.',
        '{person} के साथ प्यार भी है और होड़ भी; चोट ज़्यादातर तुलना और पैसे से लगती है।',
        'Some days near, some days far with {person}; clear accounts will keep you near.',
        '{person} से कभी पास, कभी दूर; साफ़ हिसाब पास रखेगा।',
      ),
      patience: voiced(
        'The bond with {person} asks for patience now, and for fewer words said in anger.',
        '{person} के साथ रिश्ते में अभी धीरज चाहिए, और ग़ुस्से में कम बोलना।',
        'It is cold between you and {person} just now; keep one door open and wait.',
        'अभी {person} से रिश्ता ठंडा है; एक दरवाज़ा खुला रखें और इंतज़ार करें।',
      ),
    },
    why: voiced(
      'The distance from {person} seems to come from old comparisons and money more than from hatred.',
      '{person} से दूरी नफ़रत से कम, पुरानी तुलना और पैसे की बातों से ज़्यादा लगती है।',
      'What {person} thinks I can’t see; on your side it is a hurt that was never spoken out.',
      '{person} के मन की बात नहीं दिखती; आपकी ओर से यह वह चोट है जो कभी कही नहीं गई।',
    ),
    advice: [
      pair(
        'Send {person} one friendly line without a reproach in it, and expect no answer the same day.',
        '{person} को बिना शिकायत का एक अच्छा संदेश भेजें, और उसी दिन जवाब की उम्मीद न रखें।',
      ),
      pair(
        'Settle money and land with {person} on paper before an elder, and keep love out of the account.',
        '{person} के साथ पैसे और ज़मीन की बात किसी बड़े के सामने लिखकर तय करें, प्यार को हिसाब से अलग रखें।',
        ['leaving'],
      ),
      pair(
        'Do not carry words between {person} and the rest of the family; most quarrels live on that.',
        '{person} और बाक़ी घर के बीच बातें इधर-उधर न करें; ज़्यादातर झगड़े इसी से चलते हैं।',
      ),
    ],
  },
  parents: {
    outlook: {
      yes: voiced(
        'Things with {person} are likely to get better, and from {from} to {to} an honest talk should go well.',
        '{person} के साथ बात सुधरने की अच्छी संभावना है, और {from} से {to} तक खुलकर बात करना ठीक रहेगा।',
        'I see {person} and you understanding each other better between {from} and {to}.',
        '{from} से {to} तक {person} और आपके बीच समझ बढ़ती दिखती है।',
      ),
      later: voiced(
        'A better understanding with {person} is likely later, between {from} and {to}.',
        '{person} के साथ बेहतर समझ कुछ आगे बनेगी, {from} से {to} तक।',
        'It takes some time with {person}; the heart is likelier to soften from {from} to {to}.',
        '{person} के साथ थोड़ा समय लगेगा; मन नरम होने की उम्मीद {from} से {to} तक ज़्यादा है।',
      ),
      slow: voiced(
        'With {person} peace is possible in small steps; the chart shows no day when all changes.',
        '{person} के साथ शांति छोटे-छोटे क़दमों से हो सकती है; सब एक दिन में बदलता नहीं दिखता।',
        '{person} is not likely to change much, and the tone between you can.',
        '{person} का बदलना कम दिखता है, पर आपके बीच बात करने का ढंग बदल सकता है।',
      ),
      hard: voiced(
        'At present {person} is not likely to give way, so the quarrel is better rested than won.',
        'अभी {person} के मानने की संभावना कम है, इसलिए बहस जीतने से उसे रोक देना अच्छा है।',
        'Just now words with {person} turn sharp quickly; let care be shown in deeds instead.',
        'अभी {person} के साथ बात जल्दी तीखी हो जाती है; परवाह शब्दों से नहीं, काम से दिखाएँ।',
      ),
    },
    state: {
      favourable: voiced(
        'Your bond with {person} is good at heart, and blessing and support are likely from that side.',
        '{person} से आपका रिश्ता दिल से अच्छा है, और उधर से आशीर्वाद और साथ की उम्मीद है।',
        'There is much love from {person}, even where the words are few.',
        '{person} की ओर से बहुत प्यार है, चाहे कहने में कम आए।',
      ),
      mixed: voiced(
        'With {person} there is love, and also a clash of habits; duties shared clearly would calm it.',
        '{person} के साथ प्यार भी है और आदतों का टकराव भी; ज़िम्मेदारी साफ़ बँटे तो शांति रहेगी।',
        'You and {person} are alike in stubbornness, and that is where it catches.',
        'ज़िद की आदत आपमें और {person} में एक सी है, बात वहीं अटकती है।',
      ),
      patience: voiced(
        'The bond with {person} asks for patience now; age, worry or habit speaks louder than love.',
        '{person} के साथ रिश्ते में अभी धीरज चाहिए; प्यार से ज़्यादा उम्र, चिंता या आदत बोलती है।',
        'It is hard with {person} at present; keep your calm, keep your limits, and keep visiting.',
        'अभी {person} के साथ मुश्किल है; शांति रखें, अपनी हद रखें, और मिलना न छोड़ें।',
      ),
    },
    why: voiced(
      'The clash with {person} seems to come from worry and different times more than from lack of love.',
      '{person} से टकराव प्यार की कमी से नहीं, चिंता और ज़माने के फ़र्क से ज़्यादा लगता है।',
      'I see fear for you behind the hard words of {person}, said in the wrong way.',
      '{person} की कड़वी बातों के पीछे आपकी फ़िक्र दिखती है, बस कहने का ढंग ग़लत है।',
    ),
    advice: [
      pair(
        'Ask {person} about the old days once a week; being heard softens the rest.',
        'हफ़्ते में एक बार {person} से पुराने दिनों की बात सुनें; सुने जाने से बाक़ी बातें नरम होती हैं।',
      ),
      pair(
        'Bring one matter at a time to {person}, after a meal and not before guests.',
        '{person} से एक बार में एक ही बात करें, खाने के बाद, मेहमानों के सामने नहीं।',
      ),
      pair(
        'Keep one fixed hour in the week for {person}, and keep it after a quarrel too.',
        'हफ़्ते में एक तय समय {person} के साथ बिताएँ, और कहासुनी के बाद भी उसे न छोड़ें।',
      ),
    ],
  },
  friends: {
    outlook: {
      yes: voiced(
        'Your friendship with {person} is likely to last, and from {from} to {to} a misunderstanding can be cleared.',
        '{person} से दोस्ती टिकने की अच्छी संभावना है, और {from} से {to} तक ग़लतफ़हमी दूर हो सकती है।',
        'I see you laughing with {person} again between {from} and {to}.',
        '{from} से {to} तक {person} के साथ फिर हँसी-मज़ाक लौटता दिखता है।',
      ),
      later: voiced(
        'Things with {person} are likely to heal later, between {from} and {to}.',
        '{person} के साथ बात कुछ आगे सुधरेगी, {from} से {to} तक।',
        'Trust is slow to come back; with {person} it is likelier from {from} to {to}.',
        'भरोसा लौटने में समय लगता है; {person} के साथ {from} से {to} तक उम्मीद ज़्यादा है।',
      ),
      slow: voiced(
        'With {person} it can go either way; deeds, and no date, will show what this friendship is.',
        '{person} के साथ बात दोनों ओर जा सकती है; तारीख़ नहीं, बर्ताव बताएगा कि दोस्ती कैसी है।',
        'Keep {person} at a friendly distance and watch; there is no hurry to decide.',
        '{person} से थोड़ी दूरी रखकर देखें; तय करने की कोई जल्दी नहीं।',
      ),
      hard: voiced(
        'At present trust in {person} is not favoured; keep secrets and money to yourself.',
        'अभी {person} पर पूरा भरोसा ठीक नहीं दिखता; राज़ और पैसा अपने पास रखें।',
        'I would step back from {person} for now; losing sleep over it is not worth it.',
        'अभी {person} से थोड़ा पीछे हटना अच्छा है; इसके लिए नींद खोना ठीक नहीं।',
      ),
    },
    state: {
      favourable: voiced(
        'The friendship with {person} is sound, and help is likely when it is needed.',
        '{person} से दोस्ती सच्ची है, और ज़रूरत पर साथ मिलने की उम्मीद है।',
        'In {person} you have one of the good ones, I think.',
        'लगता है {person} की दोस्ती काम की है, सँभालकर रखें।',
      ),
      mixed: voiced(
        'With {person} there is liking and some self-interest too; keep it light and lend little.',
        '{person} के साथ लगाव भी है और थोड़ा मतलब भी; दोस्ती हल्की रखें और उधार कम दें।',
        '{person} is good company and not the keeper of every secret.',
        '{person} का साथ अच्छा है, पर हर राज़ बताने वाला नहीं।',
      ),
      patience: voiced(
        'The friendship with {person} is under strain, and forgiving need not mean trusting again at once.',
        '{person} से दोस्ती पर बोझ है; माफ़ करने का मतलब तुरंत भरोसा करना नहीं।',
        'It hurt, and {person} may never say sorry; let the anger go for your own sleep.',
        'चोट लगी है, और {person} से माफ़ी शायद न मिले; अपनी नींद के लिए ग़ुस्सा जाने दें।',
      ),
    },
    why: voiced(
      'What {person} did seems to come from envy or need more than from a plan against you; the chart shows your side alone.',
      '{person} ने जो किया, वह साज़िश से कम, जलन या मजबूरी से ज़्यादा लगता है; कुंडली आपका ही पक्ष दिखाती है।',
      'You give trust early, and {person} used it; keep the warmth and slow the trust.',
      'आपका भरोसा जल्दी हो जाता है, और {person} ने उसी का फ़ायदा लिया; अपनापन रखें, भरोसा धीरे करें।',
    ),
    advice: [
      pair(
        'Ask {person} once, face to face, what happened, and listen to the end.',
        '{person} से एक बार आमने-सामने पूछें कि क्या हुआ, और पूरी बात सुनें।',
      ),
      pair(
        'Lend {person} only what you could also give, and write it down.',
        '{person} को उतना ही उधार दें जितना देकर भूला जा सके, और लिख लें।',
      ),
      pair(
        'Leave common friends out of it; ask nobody to take sides between you and {person}.',
        'बाक़ी दोस्तों को बीच में न लाएँ; आपके और {person} के बीच किसी से पक्ष न माँगें।',
      ),
    ],
  },
} as const satisfies Record<string, OtherLifeTexts>
