import { marriageWords, otherWeddings, spouseWords } from './people-words.ts'
import type { SituationPattern } from './situation.ts'

const among = ['marriage', 'love', 'married-life', 'compatibility', 'personality'] as const
const comingSpouse = `${spouseWords}, will he look, will she look, he look like, she look like, ladka, ladki, ladke, rishta, sasural, लड़का, लड़की, रिश्ता, ससुराल`
const without = `meri ladki, mera ladka, my looks, do i look, ex, second wife, dusri patni, talaq, talak, divorce, cheating, affair, chakkar, तलाक, चक्कर, bacche, baby, child, ${otherWeddings}`

/** Situations in which the husband or wife to come is asked about. */
export const spouseSituations: readonly SituationPattern[] = [
  {
    name: 'spouse-portrait',
    among,
    words: [
      'look, looks, appearance, rang, rang roop, kad, dikhne me, dikhega, dikhegi, sundar, height, रंग, रंग रूप, कद, दिखने में, रूप',
      'nature, swabhav, swabhaav, personality, behaviour, job, profession, naukri, kaam, work, haisiyat, sab likh, everything, sab batao, स्वभाव, काम, नौकरी, पेशा, सब बताओ',
      spouseWords,
    ],
    without: `${without}, after, my looks, mera rang, lucky, meri naukri, photo`,
    asks: ['describe', 'what', 'how', 'who', 'which'],
    topic: 'marriage',
  },
  {
    name: 'spouse-known',
    among,
    words: [
      'someone i know, someone i already know, somebody i know, i know already, know already, already know, know him already, know her already, jaan pehchan, jaan pahchan, anjaan, stranger, school days, जान पहचान, जान पहचान का, अनजान, अजनबी',
      `${spouseWords}, marry, marriage, shadi, with someone, anjaan hoga, pehchan ka, love, शादी, pyar, someone i know already`,
    ],
    without: `${without}, calls, call, number, baby, anjaan si, anjaan jaise, अनजान सी, अनजान नंबर, anjaan number, darr, डर`,
    asks: ['who', 'whether', 'which', 'what', 'describe', 'choose'],
    topic: 'marriage',
  },
  {
    name: 'spouse-look',
    among,
    words: [
      'look, looks, appearance, face, complexion, skin colour, handsome, beautiful, good looking, gora, gori, sundar, khubsurat, khoobsurat, height, tall, lamba, lambi, kad, rang roop, rang, dikhne me, dikhega, dikhegi, dikhenge, kaisa dikhta, kaisi dikhti, shakal, sanwla, sanwli, smart dikh*, दिखने में, दिखेगा, दिखेगी, दिखने मे, रंग, रंग रूप, रूप, कद, लंबा, लंबी, सुंदर, ख़ूबसूरत, खूबसूरत, गोरा, गोरी, शक्ल',
      comingSpouse,
    ],
    without: `lucky, लकी, saree, sari, parde, patti, aayu, ayu, umar, umr, आयु, उम्र, बेटे ने, beta ne, gift, kapde, ${without}, look after, looks after, my looks, my face, mera rang, meri height, mai moti, main moti, sanwli hu, moti ho, meri shakal, biodata, photo, pasand nahi, ghar wale na, dekh ke, look for, look at, stay, accha hai bas, haan bolu, bhaag jaate, rejected, मेरा रंग, मेरी शक्ल, इसलिए, फोटो`,
    asks: ['describe', 'what', 'how', 'who', 'which', 'whether', 'choose'],
    topic: 'marriage',
  },
  {
    name: 'spouse-work',
    among: [...among, 'career', 'job-search'],
    words: [
      'job, naukri, nokri, profession, occupation, work, works, working, business, businessman, earn, earning, salary, kaam, kya karega, kya karta hoga, kya karti hogi, kya kaam, sarkari, government, doctor, engineer, private, vyapari, vyapar, dhandha, field, housewife, kamayega, kamata, नौकरी, काम, पेशा, व्यवसाय, धंधा, व्यापार, व्यापारी, सरकारी, प्राइवेट, कमाई, डॉक्टर, नौकरी वाला, नौकरी वाली',
      `${spouseWords}, ladka kya, ladka kis, ladka sarkari, ladki job, लड़का क्या, लड़का सरकारी`,
      'hoga, hogi, honge, milega, milegi, milenge, karta hoga, karti hogi, karega, karegi, will be, will have, will my, will do, would be, future, coming, describe, kaisa, kaisi, kis field, kis profession, kaunse, kya karte, ya business, wala ya, profession of, job of, occupation of, होगा, होगी, होंगे, मिलेगा, मिलेगी, मिलेंगे, करेगा, करेगी, करता होगा, वाला या',
    ],
    without: `pati ko, husband ko, wife ko, patni ko, biwi ko, पति को, पत्नी को, get a job, get job, find a job, find work, get promotion, promotion, मेरे पति की, मेरे पति का, मेरी पत्नी की, mere pati ki, mere pati ka, meri patni ki, meri biwi ki, meri wife ki, stuck, quit, get work, ट्रांसफर, my husbands salary, म्यूचुअल, ${without}, my job, meri naukri, meri job, mera job, meri salary, job change, transfer, husband ki naukri, husband ki job, husbands job, husbands business, husbands career, wifes job, pati ki naukri, pati ki job, pati ka business, pati ka kaam, pati ka dhandha, pati ki dukan, biwi ki job, patni ki naukri, patni ki job, wife ki job, wife ka business, husband ka business, my work, i work, i am working, job lag, naukri lag, let me work, karne denge, kar paungi, after marriage, shadi ke baad, support, jayegi, work out, loan, pregnancy, sudh*, sath, help, my wifes, merchant navy, मेरी नौकरी, पति की नौकरी, पति का काम, पति का धंधा, पति की दुकान, पत्नी की नौकरी, शादी के बाद, नौकरी लग`,
    asks: ['describe', 'what', 'how', 'who', 'which', 'whether', 'choose'],
    topic: 'marriage',
  },
  {
    name: 'spouse-direction',
    among,
    words: [
      'direction, disha, kis disha, which side, kis taraf, kaun si taraf, दिशा, किस तरफ़, किस तरफ, किस ओर',
      `${comingSpouse}, ${marriageWords}`,
    ],
    without: `three directions, alag alag, dono ladke, kamre, ${otherWeddings}, vastu, वास्तु, ex, talaq, sona, sote`,
    topic: 'marriage',
  },
  {
    name: 'spouse-community',
    among: [...among, 'family'],
    words: [
      'same caste, other caste, another caste, different caste, own caste, my caste, which caste, what caste, same community, own community, own religion, other religion, intercaste, inter caste, kis caste, kaunsi caste, apni caste, apni jaat, apni jati, dusri caste, dusri jaat, dusri jati, dusre dharam, kis jaat, kis jati, apni biradari, अपनी जाति, दूसरी जाति, अपनी बिरादरी, किस जाति, दूसरे धर्म, जाति में, जाति का',
      `${spouseWords}, will she be from, will he be from, marriage hogi, shadi hogi, shadi kis, shadi kisse, ladka kis, ladki kis, caste ka ladka, caste ki ladki, jaat ka ladka, jaat ki ladki, marry in, marry outside, marry someone, marry from, marriage be, marriage in my, marriage in chart, marriage yog, marriage ka yog, शादी किस, शादी होगी, जाति का लड़का, जाति की लड़की, जाति में, बिरादरी में, बिरादरी से, caste me hogi, caste me shadi, caste me hi, caste se hoga, caste se hogi`,
    ],
    without: `lower, dukan, दुकान, दूकान, ${without}, manenge, maan, maane, agree, accept, against, khilaf, razi, raazi, मानेंगे, मान, ख़िलाफ़, खिलाफ, राज़ी, राजी, brahmin, dalit, sc, court, usse, मारा, काट, भाग, rok, father says, parents, ब्राह्मण`,
    topic: 'marriage',
  },
  {
    name: 'spouse-place',
    among: [...among, 'abroad', 'in-laws'],
    words: [
      'near or far, far or near, nearby, far away, how far, which city, which town, what city, which place, which country, from where, where will my, where is my future, where from, same city, other city, another city, own city, my city, hometown, home town, foreign, foreigner, abroad, nri, settled abroad, overseas, kahan se, kaha se, kahan hoga, kaha hoga, kahan hogi, kaha hogi, kahan ka, kaha ka, kahan ki, kaha ki, kitni door, kitni dur, kitna door, kitna dur, paas me, pas me, paas ya door, pass me ya dur, door hoga, dur hoga, door hogi, dur hogi, kis sheher, kis shehar, kis shahar, kaunse sheher, kaun se sheher, kis city, konsi city, kis desh, kis rajya, kis state, apne sheher, bahar ka, bahar se, videsh, videsi, gaon ki, gaon ka, gaon me, village, कहाँ से, कहां से, कहाँ होगा, कहां होगा, कहाँ होगी, कहां होगी, कहाँ का, कहां का, कितनी दूर, कितना दूर, पास में, दूर होगा, दूर होगी, किस शहर, कौन से शहर, किस देश, अपने शहर, विदेश, विदेशी, गाँव की, गांव की, शहर की, घर की दूरी, दूरी',
      `${spouseWords}, sasural, ladka kahan, ladka kaha, ladki kahan, ladki kaha, shadi kahan, shadi kaha, shadi kis sheher, shadi kis shehar, shadi door, shadi dur, rishta kahan, rishta kaha, shadi videsh, shadi abroad, marry abroad, marry someone from, marry a foreigner, marry an nri, marriage abroad, marriage with foreigner, foreign spouse, bahar shadi, ससुराल, लड़का कहाँ, लड़का कहां, शादी कहाँ, शादी कहां, शादी किस शहर, शादी दूर, रिश्ता कहाँ, रिश्ता कहां, शादी विदेश, विदेश में शादी`,
    ],
    without: `get work, get job, hum, हम, mine and, my wifes, paisa, पैसा, lau, laau, laun, लाऊं, लाऊँ, karmic, husbands village, husbands mother, jaane k baad, jaane ke baad, ${without}, visa, posting, transfer, husband is, husband went, my husband is, my husband has, my husband went, my husband wants, my husband and, my wife is, my wife has, my wife and, mere pati, meri patni, meri biwi, pati dusre, husband wants, pati videsh me hain, pati videsh me h, saas, in laws, call me, jhagda, वीज़ा, मेरे पति, मेरी पत्नी, सास, झगड़ा, gulf se aaya, wapas, lautenge, kab aayenge, bulayenge, job, naukri me hu, shift, settle, settled hai, kab tak, dil, alag, separate, mann nahi, मन नहीं, मन वहीं, maike, mayke, मायके, पीहर, khush, chhod, office`,
    asks: ['which', 'what', 'who', 'describe', 'whether', 'choose', 'how', 'how-much'],
    topic: 'marriage',
  },
  {
    name: 'spouse-name-letter',
    among: ['marriage', 'love', 'name-letter', 'married-life'],
    words: [
      'name, naam, initial, initials, letter, akshar, alphabet, नाम, अक्षर',
      `${spouseWords}, soulmate, pyar, love, lover, partner, crush, gf, bf, girlfriend, boyfriend, ladki ka naam, ladke ka naam, uska name, his name, her name, his initial, her initial, jisse shadi, marry, लड़की का नाम, लड़के का नाम, प्यार, जिससे शादी, जीवनसाथी`,
    ],
    without: `love letter, letter likh, likh do, ex, exs, बदल*, badal*, pension, pensioner, पेंशन, mere husband ka naam kis se likha, likha tha, mobile, makaan, makan, whose name, sip, kiske naam, kis ke naam, kis k naam, baby, bachche, bacche, bachcha, baccha, newborn, son, daughter, beta, beti, company, dukan, shop, business, house, ghar ka naam, change my name, surname, naam badal, name change, ke naam pe, ke naam par, naam se chidh, in the name, के नाम पे, के नाम पर, naam likha hai, property, flat, plot, बच्चे, बच्चा, बेटा, बेटी, दुकान, नाम बदल, ज़मीन, जमीन, mera naam, my name is, मेरा नाम, naam se gun, naam mat, user, names, shadi ke naam, pyar ke naam, password, नाम से गुण, के नाम से, cleaned, mandir, mantra, मंत्र, dil, bank, aadhaar, jaan, naam le, naam na, husbands name on, ${otherWeddings}`,
    asks: ['what', 'which', 'who', 'describe', 'whether', 'compute', 'how', 'exactly'],
    topic: 'marriage',
  },
  {
    name: 'spouse-nature',
    among: [...among, 'married-life'],
    words: [
      'nature, swabhav, swabhaav, behaviour, behavior, character, personality, caring, loving, understanding, loyal, mijaz, aadat, kaisa hoga, kaisi hogi, kaise honge, kaisa milega, kaisi milegi, kaise milenge, kaisa rahega, kaisi patni, kaisa pati, kaisi biwi, kaisa ladka, kaisi ladki, kaisa jeevansathi, kaisi wife, kaisa husband, कैसी पत्नी, कैसा पति, कैसा वर, कैसा जीवनसाथी, how will my husband, how will my wife, how will be my husband, how will be my wife, how will my spouse, how will my life partner, how will be my life partner, स्वभाव, व्यवहार, कैसा होगा, कैसी होगी, कैसे होंगे, कैसा मिलेगा, कैसी मिलेगी, मिज़ाज, मिजाज',
      `${spouseWords}, ladka, ladki, लड़का, लड़की`,
    ],
    without: `bhabhi, भाभी, पहले पति, dhandha, ${without}, look, looks, dikhne, kab, when, sasural, family, job, profession, caste, direction, disha, sath rishta, life kaisi, jeevan kaisa, jivan kaisa, career, health, sehat, business, naukri, kab badlega, badlega, sudhrega, sudhrenge, gussa, sharab, daru, jhagda, love life, relation, relationship, bond, saas, bahu, anban, mel, jodi, daur, samay, time kaisa, saal kaisa, year, sex, mere ladke, meri ladki, ladki ke sath, mera ladka, कब, ससुराल, सास, बहू, दिखने, सेहत, करियर, नौकरी, गुस्सा, शराब, झगड़ा, जीवन कैसा, समय, साल, रिश्ता कैसा, बदलेगा, जोड़ी, मेल, shadi ke baad, after marriage, शादी के बाद`,
    asks: ['describe', 'what', 'which', 'who'],
    topic: 'marriage',
  },
]
