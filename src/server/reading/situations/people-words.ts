/** Lists of phrases that several situations of love and marriage share, in all three forms. */

/** Somebody else's love or marriage, not the reader's own. */
export const otherLives =
  'my son, my sons, my daughter, my daughters, my sister, my sisters, my brother, my brothers, my friend, my friends, my cousin, my cousins, my niece, my parents marriage, mom and dad, best friends, daughter in law, son in law, friends, beti, bete, beta, bitiya, betiya, bhai, bhaiya, behen, behan, bahan, bahen, didi, dost, saheli, bhanji, bhatiji, bhatija, nanad, devar, devrani, jethani, sali, saali, salli, mama, mami, chacha, chachi, bua, mausi, jija, bhabhi, bahu, damad, damaad, saheli ka, roommate, flatmate, colleagues, bacche ki, bachche ki, बेटी, बेटे, बेटा, बिटिया, भाई, भैया, भइया, बहन, बहिन, बहेन, दीदी, दोस्त, सहेली, भांजी, भतीजी, भतीजा, ननद, देवर, देवरानी, जेठानी, साली, मामा, चाचा, बुआ, मौसी, जीजा, भाभी, बहू, दामाद'

/** The same, but for relatives who may well stand in the reader's own story. */
export const otherWeddings =
  'my sons, my daughters, my sisters, my brothers, my friends, my cousins, my son, my daughter, my sister, my brother, my cousin, my niece, my elder sister, my younger sister, my elder brother, my younger brother, daughters marriage, sons marriage, brothers marriage, sisters marriage, beti ki, beti ka, beti ke, beti ko, bete ki, bete ka, bete ke, bete ko, bitiya, bhai ki, bhai ka, bhai ke, bhaiya ki, bhaiya ka, bhaiya ke, behen ki, behen ka, behen ke, bahan ki, bahan ka, didi ki, didi ka, didi ke, dost ki, dost ka, dost ke, saheli ki, saheli ka, saheli ke, bhanji, bhatiji, bhatija, nanad ki, devar ki, sali ki, saali ki, ladke ke liye, ladke k liye, ladki ke liye, ladki k liye, बेटी की, बेटी का, बेटी के, बेटी को, बेटे की, बेटे का, बेटे के, बेटे को, बिटिया, भाई की, भाई का, भाई के, भैया की, भैया का, भैया के, बहन की, बहन का, बहन के, दीदी की, दीदी का, दीदी के, दोस्त की, दोस्त का, दोस्त के, सहेली की, सहेली का, भांजी, भतीजी, ननद की, देवर की, साली की'

export const marriageWords =
  'marriage, marriages, marry, married, marrying, wedding, shadi, sadi, saadi, vivah, vivaah, byah, biyah, nikah, rishta, rishte, rista, riste, nibaah, शादी, सादी, विवाह, ब्याह, निकाह, रिश्ता, रिश्ते'

export const loveWords =
  'love, relationship, relation, boyfriend, girlfriend, bf, gf, boyfriends, girlfriends, partner, pyar, pyaar, mohabbat, ishq, prem, premi, premika, lover, crush, afair, प्यार, प्रेम, मोहब्बत, इश्क़, बॉयफ्रेंड, गर्लफ्रेंड, प्रेमी, प्रेमिका, पार्टनर, रिलेशनशिप'

/** The beloved, where the question only points. */
export const belovedWords =
  'him, her, he, she, his, uska, uske, uski, usko, use, usse, usne, us se, wo, vo, woh, voh, unka, unke, unki, unko, unse, unhone, jisse, ladka, ladki, boyfriend, girlfriend, bf, gf, ex, crush, उसका, उसके, उसकी, उसको, उसे, उससे, उसने, वो, वह, वोह, उनका, उनके, उनकी, उनको, उनसे, जिससे, लड़का, लड़की, बॉयफ्रेंड, गर्लफ्रेंड, एक्स, क्रश'

/** The husband or wife to come, or the one there is. */
export const spouseWords =
  'husband, husbands, wife, wifes, spouse, spouses, life partner, life partners, future partner, groom, bride, man i will marry, man will i marry, woman i will marry, who will i marry, pati, patni, biwi, biwee, shohar, dulha, dulhe, dulhan, jeevansathi, jivansathi, jeevan sathi, jivan sathi, hamsafar, humsafar, hone wala, hone wali, hone wale, पति, पत्नी, बीवी, शौहर, दूल्हा, दूल्हे, दुल्हन, जीवनसाथी, जीवन साथी, हमसफ़र, होने वाला, होने वाली, होने वाले'
