import { pair, voiced } from './other-life-texts.ts'
import type { OtherLifeTexts } from './other-life-texts.ts'

export const bodyLives = {
  children: {
    outlook: {
      yes: voiced(
        'A child is likely for {person}, and the most hopeful time is from {from} to {to}.',
        '{person} के यहाँ संतान होने की अच्छी संभावना है, और सबसे अच्छी उम्मीद {from} से {to} तक है।',
        'I see the hope of a child for {person}, most of all between {from} and {to}.',
        '{person} की गोद भरने की अच्छी उम्मीद है, सबसे ज़्यादा {from} से {to} तक।',
      ),
      later: voiced(
        'A child is likely for {person} later; the hope grows from {from} to {to}.',
        '{person} के यहाँ संतान कुछ आगे होने की संभावना है; {from} से {to} तक उम्मीद बढ़ती है।',
        'It needs some more waiting; between {from} and {to} I see better hope of a baby for {person}.',
        'थोड़ा और रुकना होगा; {from} से {to} तक {person} के यहाँ बच्चे की उम्मीद ज़्यादा है।',
      ),
      slow: voiced(
        'A child is possible for {person}, but the chart names no time, so a doctor’s tests will tell more.',
        '{person} के यहाँ संतान हो सकती है, पर कुंडली समय नहीं बताती; डॉक्टर की जाँच से ज़्यादा पता चलेगा।',
        'The door is open for {person}, without a date that I could name; a good specialist is the next step.',
        '{person} के लिए रास्ता खुला है, बस तारीख़ नहीं दिखती; अगला क़दम किसी अच्छे डॉक्टर का है।',
      ),
      hard: voiced(
        'At present the hope of a child is weak for {person}; that is said of this time and not of a whole life.',
        'अभी {person} के यहाँ संतान की उम्मीद कम है; यह इसी समय की बात है, पूरे जीवन की नहीं।',
        'These are not the easiest months for {person} in this; kindness at home counts for more than questions.',
        'इस बात में {person} के लिए यह समय आसान नहीं; घर में सवालों से ज़्यादा प्यार काम आएगा।',
      ),
    },
    state: {
      favourable: voiced(
        'In the matter of a child {possessive} side looks good, with medical care where it is needed.',
        'संतान के मामले में {person} का पक्ष अच्छा दिखता है, जहाँ ज़रूरत हो वहाँ इलाज के साथ।',
        'There is good hope of a child in {possessive} home; let {them} go about it without fear.',
        '{person} के घर बच्चे की अच्छी उम्मीद है; बिना डर के आगे बढ़ने दें।',
      ),
      mixed: voiced(
        'For {person} there is hope of a child and some delay, and treatment may have to help.',
        '{person} के लिए संतान की उम्मीद भी है और कुछ देर भी; इलाज की मदद लग सकती है।',
        'A child can come to {person} after some tries; both partners should be tested, not one alone.',
        '{person} के यहाँ कुछ कोशिशों के बाद बच्चा हो सकता है; जाँच दोनों की हो, एक की नहीं।',
      ),
      patience: voiced(
        'For {person} this matter asks for patience, and adoption is also a road that many families are happy on.',
        '{person} के लिए इस बात में धीरज चाहिए, और गोद लेना भी एक रास्ता है जिससे कई घर ख़ुश हैं।',
        'It is slow for {person}; please let nobody in the family count the months aloud.',
        '{person} के लिए यह बात धीमी है; घर में कोई महीने न गिनाए, इतना ध्यान रखें।',
      ),
    },
    why: voiced(
      'The delay of a child is nobody’s fault in {possessive} home; the chart shows a slow time, the cause a doctor can find.',
      'संतान में देर के लिए {person} के घर में कोई दोषी नहीं; कुंडली धीमा समय दिखाती है, कारण डॉक्टर बता सकते हैं।',
      'Please don’t let {person} carry the blame; the time is slow, and only a test can show the reason.',
      'सारा इल्ज़ाम {person} पर न आने दें; समय धीमा है, और असली कारण जाँच से ही पता चलता है।',
    ),
    advice: [
      pair(
        'Help {person} to see a fertility doctor together with {their} partner, early rather than late.',
        '{person} को जीवनसाथी के साथ अच्छे डॉक्टर से मिलने में मदद करें, देर करने के बजाय जल्दी।',
        ['meeting'],
      ),
      pair(
        'Stop the remarks of relatives yourself; you can say what {person} cannot.',
        'रिश्तेदारों की बातें आप रोकें; जो बात {person} के लिए कहना मुश्किल है, वह आप कह दें।',
      ),
      pair(
        'If {person} thinks of adopting, the official way is the CARA portal; keep away from middlemen.',
        'गोद लेने का मन हो तो {person} को सरकारी CARA पोर्टल बताएँ, और बिचौलियों से दूर रखें।',
      ),
    ],
  },
  pregnancy: {
    outlook: {
      yes: voiced(
        '{possessive} pregnancy has good support, and from {from} to {to} the time is kind to mother and child.',
        '{person} की प्रेगनेंसी को अच्छा सहारा है, और {from} से {to} तक का समय माँ और बच्चे के लिए अच्छा है।',
        'I am hopeful for {person}; between {from} and {to} the time is gentle, along with the doctor’s care.',
        '{person} के लिए उम्मीद अच्छी है; {from} से {to} तक समय नरम है, डॉक्टर की देखभाल के साथ।',
      ),
      later: voiced(
        'For {possessive} pregnancy the easier time is from {from} to {to}; until then the doctor’s word should be followed closely.',
        '{person} की प्रेगनेंसी के लिए आसान समय {from} से {to} तक है; तब तक डॉक्टर की बात पूरी मानी जाए।',
        'It gets lighter for {person} between {from} and {to}; before that, more rest and no missed check-up.',
        '{person} के लिए {from} से {to} तक बात हल्की होगी; उससे पहले ज़्यादा आराम, और कोई जाँच न छूटे।',
      ),
      slow: voiced(
        'The chart shows no special worry and no special date for {possessive} pregnancy; the doctor’s reports tell the most.',
        '{person} की प्रेगनेंसी में कुंडली न कोई ख़ास चिंता दिखाती है, न ख़ास तारीख़; डॉक्टर की रिपोर्ट सबसे सही बताएगी।',
        'I see it going on step by step for {person}; trust the check-ups more than any chart.',
        '{person} की बात क़दम-क़दम चलती दिखती है; कुंडली से ज़्यादा जाँच पर भरोसा रखें।',
      ),
      hard: voiced(
        '{possessive} pregnancy asks for extra care in this time, under a doctor’s eye; the chart decides nothing here.',
        'इस समय {person} की प्रेगनेंसी में ज़्यादा देखभाल चाहिए, डॉक्टर की निगरानी में; यहाँ कुंडली कुछ तय नहीं करती।',
        'Let {person} rest more than usual now, and go to the hospital for every doubt, however small.',
        'अभी {person} को और दिनों से ज़्यादा आराम दें, और छोटी शंका में भी अस्पताल ले जाएँ।',
      ),
    },
    state: {
      favourable: voiced(
        '{possessive} pregnancy looks well supported, with regular check-ups beside it.',
        '{person} की प्रेगनेंसी को अच्छा सहारा दिखता है, साथ में नियमित जाँच चलती रहे।',
        'It looks hopeful for {person} and the little one; keep {them} glad and well fed.',
        '{person} और आने वाले बच्चे के लिए उम्मीद अच्छी है; {them}को ख़ुश रखें और ठीक से खिलाएँ।',
      ),
      mixed: voiced(
        'For {possessive} pregnancy there is support, and some tiredness or worry that needs watching.',
        '{person} की प्रेगनेंसी में सहारा भी है, और कुछ थकान या चिंता भी, जिस पर नज़र रहे।',
        '{person} is likely to have good days and anxious ones; your presence will calm {them}.',
        '{person} के कुछ दिन अच्छे और कुछ घबराहट वाले हो सकते हैं; आपके साथ से {them}को चैन मिलेगा।',
      ),
      patience: voiced(
        '{possessive} pregnancy needs rest, calm and a doctor close at hand in this time.',
        'इस समय {person} की प्रेगनेंसी में आराम, शांति और पास में डॉक्टर, तीनों चाहिए।',
        'Go softly with {person}; the body is doing hard work and worry at home makes it harder.',
        '{person} के साथ नरमी रखें; शरीर मेहनत कर रहा है और घर की चिंता उसे और भारी करती है।',
      ),
    },
    why: voiced(
      'No chart explains a trouble of pregnancy; for {person} the reason must come from the doctor, and it is no one’s fault.',
      'गर्भ की तकलीफ़ का कारण कुंडली नहीं बताती; {person} के लिए वजह डॉक्टर से पता चलेगी, और इसमें ग़लती किसी की नहीं।',
      'It is nothing that {person} did or ate, please tell {them} so; the doctor can say what happened.',
      'इसमें {person} की कोई ग़लती नहीं, {them}को यह ज़रूर कहें; क्या हुआ, यह डॉक्टर बता सकते हैं।',
    ),
    advice: [
      pair(
        'Go along with {person} to the check-ups and note down what the doctor says.',
        '{person} के साथ जाँच में जाएँ और डॉक्टर की कही बात लिख लें।',
      ),
      pair(
        'For bleeding, strong pain, swelling or less movement of the baby go to hospital at once; the ambulance number is 102 or 108.',
        'ख़ून, तेज़ दर्द, सूजन या बच्चे की हलचल कम हो तो तुरंत अस्पताल जाएँ; एंबुलेंस का नंबर 102 या 108 है।',
      ),
      pair(
        'Take the heavy housework off {possessive} hands, and keep frightening stories away.',
        '{person} के हाथ से भारी काम ले लें, और डराने वाली बातें दूर रखें।',
      ),
    ],
  },
  health: {
    outlook: {
      yes: voiced(
        '{possessive} health is likely to improve, and from {from} to {to} treatment should work better.',
        '{person} की तबीयत सुधरने की अच्छी संभावना है, और {from} से {to} तक इलाज का असर बेहतर रहेगा।',
        'I see relief for {person} between {from} and {to}, with the doctor’s treatment kept up.',
        '{person} को {from} से {to} तक आराम मिलने की उम्मीद है, डॉक्टर का इलाज चलता रहे।',
      ),
      later: voiced(
        '{possessive} recovery is likely to take time; a better phase for health is from {from} to {to}.',
        '{person} को ठीक होने में समय लग सकता है; सेहत के लिए बेहतर समय {from} से {to} तक है।',
        'It will be slow at first for {person}; from {from} to {to} strength should return little by little.',
        'शुरू में बात धीमी चलेगी; {from} से {to} तक {person} की ताक़त धीरे-धीरे लौटने की उम्मीद है।',
      ),
      slow: voiced(
        '{possessive} health can get better with steady treatment, and the chart gives no date for it.',
        '{person} की सेहत लगातार इलाज से सुधर सकती है, और कुंडली इसकी कोई तारीख़ नहीं देती।',
        'It is a matter of daily care for {person}; I see neither a danger nor a date, so trust the doctor.',
        '{person} के लिए बात रोज़ की देखभाल की है; कोई ख़ास तारीख़ नहीं दिखती, डॉक्टर पर भरोसा रखें।',
      ),
      hard: voiced(
        '{possessive} health needs close attention at present; the doctor’s advice goes before anything a chart says.',
        'अभी {person} की सेहत पर पूरा ध्यान चाहिए; कुंडली से पहले डॉक्टर की सलाह है।',
        'This is a weak time for {possessive} body, so please don’t put off a test or a second opinion.',
        '{person} के शरीर के लिए यह कमज़ोर समय है, इसलिए जाँच या दूसरी राय टालें नहीं।',
      ),
    },
    state: {
      favourable: voiced(
        '{possessive} health looks steady: illness is likely to pass and strength to return.',
        '{person} की सेहत ठीक दिखती है: बीमारी निकलने और ताक़त लौटने की उम्मीद है।',
        'For {possessive} health I have a good feeling; the body answers well to care.',
        '{person} की सेहत की ओर से उम्मीद अच्छी है; देखभाल का असर जल्दी दिखेगा।',
      ),
      mixed: voiced(
        '{possessive} health is likely to go up and down, and regular check-ups will keep it in hand.',
        '{person} की सेहत ऊपर-नीचे हो सकती है, और नियमित जाँच से काबू में रहेगी।',
        '{person} will have good days and weak ones; what helps is routine: food, sleep and medicine on time.',
        '{person} के कुछ दिन अच्छे और कुछ कमज़ोर रह सकते हैं; समय पर खाना, नींद और दवा से फ़र्क पड़ेगा।',
      ),
      patience: voiced(
        '{possessive} health asks for patience and good treatment now; nothing in the chart stands against recovery.',
        '{person} की सेहत के लिए अभी धीरज और अच्छा इलाज चाहिए; ठीक होने के ख़िलाफ़ कुंडली में कुछ नहीं है।',
        'The body is tired, and {person} needs time; let nobody tell {them} that it is all in the mind.',
        'शरीर थका हुआ है, {person} को समय दें; कोई यह न कहे कि सब मन का वहम है।',
      ),
    },
    why: voiced(
      'The cause of {possessive} illness a doctor has to find; the chart shows no more than where the body is weak now.',
      '{person} की बीमारी का कारण डॉक्टर को ढूँढना है; कुंडली बस इतना दिखाती है कि शरीर कहाँ कमज़ोर है।',
      'It is no evil eye and no punishment: {possessive} body is going through a weak time, and tests can say why.',
      'यह न नज़र है, न कोई सज़ा: {person} का शरीर कमज़ोर समय से गुज़र रहा है, कारण जाँच से पता चलेगा।',
    ),
    advice: [
      pair(
        'Go with {person} to one good doctor, carry the old reports in one file, and ask what to watch for.',
        '{person} को एक अच्छे डॉक्टर के पास ले जाएँ, पुरानी रिपोर्ट एक फ़ाइल में रखें, और पूछें कि किस बात पर नज़र रखनी है।',
      ),
      pair(
        'Keep a small chart of medicines and times for {person}, and stop nothing without asking the doctor.',
        '{person} की दवाओं और समय की सूची बना लें, और डॉक्टर से पूछे बिना कोई दवा बंद न करें।',
      ),
      pair(
        'Share the nursing with others in the family, so that you keep your own strength too.',
        'देखभाल का काम घर में बाँट लें, ताकि आपकी अपनी सेहत भी बनी रहे।',
      ),
    ],
  },
  'mental-health': {
    outlook: {
      yes: voiced(
        '{possessive} mind is likely to become lighter between {from} and {to}, with people to talk to.',
        '{person} का मन {from} से {to} तक हल्का होने की अच्छी संभावना है, अगर बात करने वाला कोई साथ हो।',
        'From {from} to {to} I see {possessive} smile coming back, slowly and truly.',
        '{from} से {to} तक {person} की हँसी लौटने की उम्मीद है, धीरे-धीरे पर सच में।',
      ),
      later: voiced(
        '{possessive} low time is likely to last a little longer and to lift between {from} and {to}.',
        '{person} की उदासी कुछ और रह सकती है, और {from} से {to} तक कम होने की संभावना है।',
        'Stay with {person} through this; the load should ease from {from} to {to}.',
        'इस समय {person} का साथ न छोड़ें; {from} से {to} तक मन का बोझ कम होने की उम्मीद है।',
      ),
      slow: voiced(
        '{person} is likely to recover {their} calm step by step; the chart sets no date, help from a doctor shortens it.',
        '{person} का मन धीरे-धीरे सँभल सकता है; कुंडली तारीख़ नहीं देती, डॉक्टर की मदद से समय कम लगेगा।',
        'It can get better for {person}, and nobody can say the day; your patience and a counsellor do the most.',
        '{person} की हालत सुधर सकती है, दिन बताना मुश्किल है; सबसे ज़्यादा काम आपका धीरज और काउंसलर करेंगे।',
      ),
      hard: voiced(
        '{possessive} mind is under a heavy load at present, and professional help should not wait.',
        'अभी {person} के मन पर भारी बोझ दिखता है, और डॉक्टर या काउंसलर की मदद में देर न करें।',
        'These are dark days for {person}; please don’t leave {them} alone with it, and bring in a doctor.',
        '{person} के लिए ये भारी दिन हैं; {them}को अकेला न छोड़ें, और डॉक्टर को ज़रूर दिखाएँ।',
      ),
    },
    state: {
      favourable: voiced(
        '{possessive} mind is stronger than it looks now; with rest and company the mood is likely to lift.',
        '{person} का मन जितना दिखता है उससे मज़बूत है; आराम और साथ से मूड सुधरने की उम्मीद है।',
        'I have good hope for {person}; attention, good sleep and someone to talk to should bring {them} back.',
        '{person} के लिए उम्मीद अच्छी है; ध्यान, अच्छी नींद और किसी से बात करने से मन लौट आएगा।',
      ),
      mixed: voiced(
        '{possessive} mood is likely to swing, and small steady habits will help more than long advice.',
        '{person} का मन ऊपर-नीचे रह सकता है, और लंबी सलाह से ज़्यादा छोटी-छोटी अच्छी आदतें काम आएँगी।',
        '{person} feels more than {their} words show; sit beside {them} without asking, and words will come.',
        '{person} के मन में जितना है, उतना कहने में नहीं आता; बिना पूछे पास बैठें, बात अपने आप निकलेगी।',
      ),
      patience: voiced(
        '{possessive} mind is tired and needs time; it is an illness like another, and it can be treated.',
        '{person} का मन थका हुआ है और समय चाहता है; यह भी और बीमारियों जैसी है, और इसका इलाज होता है।',
        'Be soft with {person}; it is not laziness and not drama, the load is real.',
        '{person} के साथ नरमी रखें; यह न आलस है, न नाटक, मन का बोझ सच्चा है।',
      ),
    },
    why: voiced(
      '{possessive} silence looks like tiredness and worry kept inside, more than anger at anyone.',
      '{person} की चुप्पी किसी से नाराज़गी कम, थकान और मन में दबी चिंता ज़्यादा लगती है।',
      'I think {person} carries something that {their} words have not found yet; it is not against you.',
      'लगता है {person} के मन में कोई बात है जो कही नहीं गई; यह आपके ख़िलाफ़ नहीं है।',
    ),
    advice: [
      pair(
        'Sit with {person} each day for some minutes without phone or advice, and only listen.',
        'रोज़ कुछ मिनट {person} के पास बिना फ़ोन और बिना सलाह के बैठें, और बस सुनें।',
      ),
      pair(
        'Take {person} to a counsellor or psychiatrist; Tele-MANAS, 14416, is free and answers at any hour.',
        '{person} को काउंसलर या मनोचिकित्सक से मिलाएँ; टेली-मानस 14416 मुफ़्त है और हर समय मिलता है।',
      ),
      pair(
        'Should {person} ever speak of not wanting to live, do not leave {them} alone, and go to a hospital at once.',
        '{person} की ज़बान पर कभी जीने का मन न होने की बात आए तो अकेला न छोड़ें, और तुरंत अस्पताल ले जाएँ।',
      ),
    ],
  },
} as const satisfies Record<string, OtherLifeTexts>
