import { belovedWords, otherLives } from '../people-words.ts'
import type { SituationPattern } from '../situation.ts'

const among = ['love', 'ex-back', 'marriage', 'compatibility', 'mental-health', 'friends'] as const
const spouse = 'husband, husbands, hubby, wife, wifes, pati, patni, biwi, पति, पत्नी, बीवी'
const danger =
  'suicide, die, mar jau, marna, jaan de, goli, goliyan, video, videos, photos, blackmail, threat, threatens, dhamki, stalk*, follow karta, hits, hit me, slap, maarta, police, acid, class 8, class 9, class 10, मर जाऊँ, मरना, जान दे, धमकी, वीडियो, ब्लैकमेल, मारता'

/** Situations of those who love and are not married. */
export const sweetheartSituations: readonly SituationPattern[] = [
  {
    name: 'breakup-heal',
    among,
    words: [
      'this pain go, this pain end, pain of breakup, stop hurting, yaad jaati, yaad nahi jaati, yaad nahi jati, yaad jati hi nahi, aage kab badh*, kab aage badh*, bhul nahi pa*, bhul nahi pau*, bhula nahi pa*, bhula nahi pau*, भूल नहीं पा*, भुला नहीं पा*, याद नहीं जाती, याद जाती, आगे कब बढ़*, कब आगे बढ़*, get over him, get over her, get over this, get over my ex, get over the breakup, get over a breakup, over him, over her, forget him, forget her, forget my ex, move on, moving on, heal from, heal after, stop loving, stop thinking about him, stop thinking about her, stop missing, let go of him, let go of her, bhula pau*, bhul pau*, bhula pay*, bhul pay*, bhool pa*, bhula sak*, bhul jau, bhul jaun, bhool jau, bhulu, bhulna chahti, bhulna chahta, kaise bhulu, kaise bhulun, kaise bhulau, kaise bhulaun, move on, nikal paungi, nikal paunga, nikal pau, ubar paungi, ubar paunga, ubar pau, भुला पा*, भूल पा*, भुला सक*, भूल जाऊँ, भूल जाऊं, भुलाऊँ, भुलाऊं, भूलूँ, भूलूं, मूव ऑन, निकल पाऊँगी, निकल पाऊँगा, निकल पाऊंगी, निकल पाऊंगा, उबर पाऊँगी, उबर पाऊँगा, उबर पाऊंगी, उबर पाऊंगा',
      `${belovedWords}, breakup, break up, love, pyar, us ladke, us ladki, ex, heartbreak, relationship, ब्रेकअप, प्यार, उस लड़के, उस लड़की, move on, मूव ऑन`,
    ],
    without: `${spouse}, ${danger}, one more chance, wapas aayega, wapas aayegi, ya move, come back or, papa, mummy, mother, father, died, death, guzar*, divorce, talaq, तलाक, job, exam, dog, cat, मम्मी, पापा, माँ, पिता, has he, did he, kya usne, kya wo mujhe, वह मुझे, वो मुझे, मुझे भूल, mujhe bhul, mujhe bhool, एक्स मुझे`,
    asks: ['when', 'whether', 'how', 'exactly', 'advice', 'what', 'how-much'],
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'beloved-silent',
    among,
    words: [
      'msg karega, msg karegi, msg krega, msg kregi, message karega, message karegi, message krega, message kregi, mesg karega, msg aayega, message aayega, msg ayega, text me, message me, msg me, call me, reply to me, phone karega, phone karegi, call karega, call karegi, call krega, call kregi, reply karega, reply karegi, reply dega, reply degi, मैसेज करेगा, मैसेज करेगी, मैसेज कब, फोन करेगा, फोन करेगी, फ़ोन करेगा, फ़ोन करेगी, कॉल करेगा, कॉल करेगी, मैसेज आएगा, बात कब करेगा, बात कब करेगी, baat kab karega, baat kab karegi, jawab nahi, jawab nhi, msg ka jawab, जवाब नहीं, blocked me, has blocked, ghosted, ghosting, not replying, doesnt reply, does not reply, no reply, stopped replying, not talking to me, isnt talking, stopped talking, not picking, not texting, ignoring me, ignores me, left on read, on seen, unblock, unblock karega, unblock karegi, block kar diya, block kar rakha, block kiya, reply nahi, reply nhi, reply ni, jawab nahi deta, jawab nahi deti, jawab nahi de, phone nahi uthata, phone nahi uthati, call nahi uthata, call nahi uthati, baat nahi kar raha, baat nahi kar rahi, baat nhi kr rha, baat nhi kr rhi, baat nahi karta, baat nahi karti, baat nhi krta, baat nhi krti, baat karna band, ignore kar raha, ignore kar rahi, ignore karta, ignore karti, ब्लॉक कर, ब्लॉक किया, जवाब नहीं देता, जवाब नहीं देती, जवाब नहीं दे, रिप्लाई नहीं, फ़ोन नहीं उठाता, फ़ोन नहीं उठाती, बात नहीं कर रहा, बात नहीं कर रही, बात नहीं करता, बात नहीं करती, बात करना बंद, इग्नोर',
      'boyfriend, girlfriend, bf, gf, boyfriends, girlfriends, ex, crush, love, lover, partner, pyar, us ladke, us ladki, ladka, ladki, girl, guy, he, she, wo, vo, woh, usne, uska, uski, usse, प्यार, बॉयफ्रेंड, गर्लफ्रेंड, एक्स, क्रश, प्रेमी, प्रेमिका, वो, वह, उसने, उससे',
      'will he, will she, when will, will it, again, ever, call me, message me, text me, talk to me, kab, karega, karegi, krega, kregi, aayega, aayegi, come around, come back, phir se, dobara, baat hogi, कब, करेगा, करेगी, आएगा, आएगी, फिर से, दोबारा, बात होगी',
    ],
    without: `sign hai, is it a sign, ${spouse}, ${danger}, brother, sister, bhai, behen, bahan, best friend, friend, friends, dost, saheli, mother, father, mummy, papa, maa, son, daughter, beta, beti, boss, client, company, hr, recruiter, tenant, builder, dealer, agent, money, paisa, paise, udhar, landlord, move on, someone else, kisi aur, engagement, sagai, fiance, fiancee, mangetar, rishta, naya number, दोस्त, सहेली, भाई, बहन, माँ, पापा, पैसा, पैसे, किसी और, मंगेतर, रिश्ता, अगला, agla, next kab, double text`,
    asks: ['whether', 'when', 'exactly', 'how', 'how-much', 'what', 'advice', 'why'],
    topic: 'ex-back',
    subject: 'self',
  },
  {
    name: 'proposal-answer',
    among,
    words: [
      'told her my feelings, told him my feelings, told her how i feel, told him how i feel, bol diya hai ki pyar, bol diya ki pyar, keh diya ki pyar, kah diya ki pyar, bata diya ki pyar, dil ki baat kar di, कह दिया कि प्यार, बता दिया कि प्यार, i proposed, i have proposed, i confessed, i told her i love, i told him i love, told her that i love, told him that i love, asked her out, propose kiya, propose kar diya, propose kr diya, propose kiya tha, propose kar chuka, propose kar chuki, izhar kar diya, izhaar kiya, dil ki baat bol di, dil ki baat kah di, dil ki baat bata di, i love you bol diya, pyar ka izhar, haan bolegi, haan bolega, haan karegi, haan karega, haan kahegi, haan kahega, ha bolegi, ha karegi, say yes to me, say yes if i, say yes when i, accept my proposal, accept my love, accept me if i propose, मैंने प्रपोज, प्रपोज किया, प्रपोज़ किया, प्रपोज कर दिया, प्रपोज़ कर दिया, इज़हार कर दिया, दिल की बात कह दी, दिल की बात बता दी, हाँ करेगी, हां करेगी, हाँ करेगा, हां करेगा, हाँ कहेगी, हां कहेगी, हाँ कहेगा, हां कहेगा, हाँ बोलेगी, हां बोलेगी',
      'will she, will he, yes, answer, reply, accept, kab, kya, hogi, karegi, karega, bolegi, bolega, kahegi, kahega, degi, dega, jawab, haan, ha, chance, chances, मिलेगा, जवाब, हाँ, हां, कब, क्या, देगी, देगा, करेगी, करेगा',
      `${belovedWords}, girl, boy, guy, crush, dost, friend, pyar, love, us ladki, us ladke, प्यार`,
    ],
    without: `propose karu, propose karun, propose kru, bolu, bol du, प्रपोज करूँ, बोलूँ, बोल दूँ, mangetar, मंगेतर, fiance, ${spouse}, ${danger}, papa, mummy, ghar wale, gharwale, parents, father, mother, boss, client, rishta, rishte, dekhne, dekh ke gaye, ladki wale, ladke wale, biodata, landlord, ticket, job, loan, पापा, मम्मी, घर वाले, घरवाले, रिश्ता, देखने, लड़के वाले, लड़की वाले, i am in class, mai class, khud propose, usne propose, he proposed, she proposed, uske ghar ke samne, ${otherLives}`,
    asks: ['whether', 'when', 'exactly', 'how-much', 'what', 'how'],
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'will-propose',
    among,
    words: [
      'ghar pe meri baat karega, ghar pe hamari baat karega, ghar par hamari baat karega, ghar me hamari baat karega, ghar me meri baat karega, apne parents ko batayega, apne ghar batayega, will he propose, will she propose, he will propose, she will propose, will he ever propose, will my boyfriend propose, will my girlfriend propose, going to propose to me, propose me, propose to me, propose karega, propose karegi, propose krega, propose kregi, propose karenge, shadi ke liye bolega, shadi ke liye bolegi, shadi ke liye puchega, shadi ki baat karega, shadi ki baat karegi, ghar pe baat karega, ghar pe baat karegi, ghar par baat karega, ghar par baat karegi, ghar me baat karega, ghar me baat karegi, apne ghar baat karega, apne ghar baat karegi, parents se baat karega, parents se baat karegi, papa se baat karega, talk to his parents about, talk to her parents about, tell his parents about us, tell her parents about us, tell his family about us, tell her family about us, introduce me to his, introduce me to her, प्रपोज करेगा, प्रपोज़ करेगा, प्रपोज करेगी, प्रपोज़ करेगी, शादी के लिए बोलेगा, शादी के लिए बोलेगी, शादी की बात करेगा, शादी की बात करेगी, घर पर बात करेगा, घर पर बात करेगी, घर पे बात करेगा, घर में बात करेगा, घर में बात करेगी, अपने घर बात करेगा, अपने घर बात करेगी',
    ],
    without: `${spouse}, ${danger}, in class, boss, manenge, maan jayenge, agree, ${otherLives}`,
    asks: ['whether', 'when', 'exactly', 'how', 'what'],
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'love-quarrels',
    among,
    words: [
      'boyfriend, girlfriend, bf, gf, boyfriends, my relationship, our relationship, premi, premika, baby and i, love life, हमारा रिलेशन, बॉयफ्रेंड, गर्लफ्रेंड, प्रेमी, प्रेमिका, relationship me, relationship mein',
      'lad padte, lad padti, lad padta, लड़ पड़ते, fight, fights, fighting, quarrel, quarrels, argue, argues, arguing, argument, arguments, jhagda, jhagde, jhagra, jhagad*, ladai, ladte, ladti, ladta, anban, kich kich, kichkich, misunderstanding, misunderstandings, झगड़ा, झगड़े, झगड़ते, लड़ाई, लड़ते, लड़ती, लड़ता, अनबन, किच किच, ग़लतफ़हमी, गलतफहमी',
    ],
    without: `${spouse}, ${danger}, silencer, parents, papa, mummy, ghar wale, gharwale, friend of, her boyfriend, neighbour, wapas, come back, block, blocked, unblock, someone else, kisi aur, पापा, मम्मी, घर वाले, वापस, ब्लॉक, ${otherLives}`,
    asks: ['when', 'whether', 'how', 'why', 'advice', 'what', 'exactly', 'choose'],
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'marry-beloved',
    among: ['love', 'marriage', 'compatibility', 'ex-back'],
    words: [
      'marry my boyfriend, marry my girlfriend, marry my bf, marry my gf, marry my love, marry the one i love, marry the person i love, marry the girl i love, marry the man i love, marry the boy i love, marry the guy i love, be able to marry him, be able to marry her, get to marry him, get to marry her, will i marry him, will i marry her, will we marry, will we get married, can we get married, our marriage happen, end in marriage, lead to marriage, turn into marriage, become marriage, love turn to marriage, relationship to marriage, love marriage happen, is love marriage, love marriage in my, love marriage possible, love marriage hogi, love marriage hoga, love marriage ho paygi, love marriage ho payegi, love marriage ka yog, love marriage ke yog, love marriage likhi, usi se shadi, ussi se shadi, us se shadi hogi, usse shadi hogi, usse shadi ho payegi, usse meri shadi, us se meri shadi, unse shadi hogi, unse meri shadi, meri shadi usse, meri shadi usi se, meri shadi us se, uske sath shadi hogi, uske saath shadi hogi, uske sath meri shadi, gf se shadi hogi, bf se shadi hogi, gf se shadi ho payegi, bf se shadi ho payegi, girlfriend se shadi, boyfriend se shadi, hamari shadi hogi, hamari shadi ho payegi, hamari shadi ho jayegi, humari shadi hogi, humari shadi ho payegi, hum dono ki shadi, jisse pyar karti hu usse shadi, jisse pyar karta hu usse shadi, pyar shadi tak, pyar se shadi, prem vivah hoga, prem vivah ka yog, prem vivah ke yog, उसी से शादी, उससे शादी होगी, उससे शादी हो पाएगी, उससे मेरी शादी, मेरी शादी उससे, मेरी शादी उसी से, उसके साथ शादी होगी, उनसे शादी होगी, हमारी शादी होगी, हमारी शादी हो पाएगी, हमारी शादी हो जाएगी, हम दोनों की शादी, लव मैरिज होगी, लव मैरिज का योग, लव मैरिज हो पाएगी, प्रेम विवाह होगा, प्रेम विवाह का योग, प्रेम विवाह के योग, गर्लफ्रेंड से शादी, बॉयफ्रेंड से शादी, प्यार शादी तक, जिससे प्यार करता हूँ उससे शादी, जिससे प्यार करती हूँ उससे शादी',
    ],
    without: `son, daughter, my mother ki, minor, ${spouse}, ${danger}, arrange, arranged, ya arrange, papa ke, manenge, maan jayenge, maanenge, agree, karu, karun, kru, karoon, should i, khush, happy, someone else, kisi aur, fixed, court, registered, abroad we, करूँ, करूं, अरेंज, मानेंगे, मान जाएंगे, किसी और, ${otherLives}`,
    asks: ['whether', 'when', 'exactly', 'how', 'what', 'how-much', 'describe'],
    topic: 'marriage',
    subject: 'self',
  },
  {
    name: 'married-beloved',
    among: [...among, 'married-life', 'separation'],
    words: [
      'married lady, married ladki, married ladka, married ladke, married aurat, married aadmi, married man, married woman, married guy, married girl, married person, he is married, she is married, hes married, shes married, already married, is a married, shadishuda, shadi shuda, shadisuda, shaadishuda, शादीशुदा, विवाहित',
      'love, in love, relationship, boyfriend, girlfriend, bf, gf, affair, with a, see him, leave his wife, leave her husband, leave his family, divorce his wife, divorce her husband, talaq lega, talaq legi, wo, vo, woh, pyar, chakkar, usse, uske, nikal, wait, waiting, intezar, प्यार, वो, वह, चक्कर, उससे, उसके, प्रेम, तलाक लेगा, तलाक लेगी, इंतज़ार, आदमी, औरत',
    ],
    without: `to nahi, toh nahi, पहले से, pehle se, ${danger}, my husband, my wife, mere pati, meri patni, meri biwi, mera pati, मेरे पति, मेरी पत्नी, मेरी बीवी, shadi shuda life, shadishuda life, shadishuda zindagi, shadishuda jindagi, shadishuda jeevan, shadi shuda jeevan, शादीशुदा ज़िंदगी, शादीशुदा जिंदगी, शादीशुदा जीवन, aap, आप, i am a married, im a married, i am married, im married, main shadishuda, मैं शादीशुदा, we are married, sister, brother, behen, behan, bahan, didi, bhai, daughter, son, beta, beti, friend, friends, dost, saheli, boss, colleague, बहन, भाई, बेटी, बेटा, दोस्त`,
    topic: 'love',
    subject: 'self',
  },
]
