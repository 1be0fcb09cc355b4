import type { Topic } from './topics.ts'

/**
 * The words by which a question shows its topic: English, romanised Hindi and Devanagari together,
 * separated by commas. Both the table and the question are folded before they are compared (see
 * fold.ts), so one spelling stands for its neighbours. `*` ends a stem. `strong` weighs 4, `plain` 2,
 * `weak` 1: a weak word decides only where nothing else speaks.
 */
export interface WordRow {
  strong: string
  plain: string
  weak: string
}

export const topicWords: Partial<Record<Topic, WordRow>> = {
  love: {
    strong: `marriage, marriages, married, marry, marrying, wedding, wed, shadi, sadi, shadhi, vivah, vivaah, byah, biyah,
      rishta for me, soulmate, life partner, jeevansathi, jivansathi, jeevan sathi, love life, love marriage, arranged marriage,
      arrange marriage, girlfriend, boyfriend, gf, bf, crush, propose, proposal, romance, romantic, breakup, break up, broke up,
      divorce, divorced, talak, talaq, remarry, second marriage, dusri shadi, engagement, engaged, sagai, mangni, roka,
      love with, in love, fall in love, falling in love, find love, ex back, my ex, ex boyfriend, ex girlfriend, true love, pyar, pyaar, mohabbat,
      ishq, prem vivah, prem, marital, vaivahik, dulha, dulhan, patchup, patch up, situationship, dating, kunwara, kunwari, kuwara, kuwari, find the one, meet the one, is he the one, is she the one, humsafar, hamsafar, humsafer, arranged match, match for marriage, rishta aaya, rishta aayega, inter caste, intercaste, caste, inter religion, anyone in my destiny, someone in my destiny, rishta tut*, rishta toot*, रिश्ता टूट*,
      शादी, विवाह, ब्याह, प्यार, प्रेम, मोहब्बत, इश्क, जीवनसाथी, जीवन साथी, सगाई, मंगनी, तलाक, प्रेमी, प्रेमिका, गर्लफ्रेंड, बॉयफ्रेंड,
      ब्रेकअप, वैवाहिक, दांपत्य, दाम्पत्य, दूल्हा, दुल्हन, पुनर्विवाह, हमसफर, लव मैरिज, अरेंज मैरिज, लव लाइफ, कुंवारा, कुंवारी, कुँवारा`,
    plain: `love, loves, loved, relationship, relationships, relation, partner, partners, spouse, husband, wife, pati, patni, biwi, bivi, shohar,
      rishta, rishte, rista, riste, ristha, single, bride, groom, bond with him, bond with her, he love me, she love me, feelings for me, hubby, fiance, fiancee,
      lover, lovers, date someone, sasural wale rishte, cheating on me, cheat on me, loyal, attract*, miss me, come back to me, wapas aayega, wapas aayegi, special someone, right person, settle down,
      pasand karta, pasand karti, dil, dokha, dhokha, manjur, maan jayenge shadi,
      रिश्ता, रिश्ते, रिश्तों, पति, पत्नी, पार्टनर, बीवी, दिल, धोखा, साथी, मंगेतर, पसंद करता, पसंद करती, लौटेगा, लौटेगी, अकेला, अकेली, अकेलापन`,
    weak: `meet someone, he, she, him, her, alone, lonely, akela, akeli, someone, koi mil*, heart`,
  },
  career: {
    strong: `job, jobs, career, careers, carrier, promotion, promoted, naukri, naukari, nokari, rojgar, rozgar, interview, interviews, boss, resign,
      resignation, layoff, layoffs, laid off, fired, appraisal, salary hike, hike, increment, startup, start up, business, businesses, vyapar, vyapaar, dhandha, dhanda, karobar, byapar,
      profession, professional, employment, employed, unemployed, berojgar, berozgar, workplace, colleague, colleagues, sarkari, government service, govt job, upsc job,
      freelanc*, self employed, entrepreneur*, transfer order, posting, tarakki, tarraki, padonnati, notice period, job offer, offer letter, manager, corporate, shop open, dukan, dukaan,
      retire, retirement, vrs, internship, work from home, company switch, switch company, joining, sector, sectors, offer from, accept the offer, job offers, raise, pay raise, pay hike, firm, firms, corporate job, colleague, company change, transfer, tabadla, tabaadla, job profile, workplace politics, resume, appointment letter, kaam dhandha, kam dhandha,
      नौकरी, करियर, कैरियर, प्रमोशन, पदोन्नति, तरक्की, इंटरव्यू, साक्षात्कार, व्यापार, बिजनेस, बिज़नेस, कारोबार, धंधा, रोजगार, रोज़गार, बेरोजगार, सरकारी,
      बॉस, इस्तीफा, जॉब, स्टार्टअप, दुकान, पेशा, पेशे, वेतन वृद्धि, तबादला, ट्रांसफर, रिटायर*, कामकाज, काम धंधा`,
    plain: `work, working, office, kam, kaam, kaaj, client, clients, project, role, designation, field, company, team, industry, success in work, recognition, fame, famous,
      lawyer, doctor banunga, engineer, teacher, actor, acting, politic*, chunav, election, artist, singer, modelling, film, cricketer, sports career, content creator, youtube, youtuber, influencer, army, police, ias, ips, bank po, it sector,
      manjil, mukam, leadership, partnership firm, kaamyab, kamyab, safal, safalta, naam kamana,
      काम, कार्य, ऑफिस, दफ्तर, कंपनी, कम्पनी, क्षेत्र, सफलता, कामयाबी, कामयाब, राजनीति, चुनाव, अभिनय, सेना, पुलिस, क्लाइंट, टीम, पद`,
    weak: `success, successful, growth, grow, goal, goals, switch, ambition, safal`,
  },
  money: {
    strong: `money, wealth, wealthy, rich, richer, crorepati, lakhpati, finance, finances, financial, financially, income, savings, saving, save money, debt, debts, loan, loans, emi,
      karz, karja, karj, karza, udhar, udhaar, paisa, paise, paiso, pesa, dhan, dhan labh, dhanlabh, daulat, amir, ameer, aamdani, amdani, kamai, arthik, aarthik, inheritance, property, properties, plot,
      flat kharid*, own house, own home, buy a house, buy house, buying a house, buy a home, buying a home, new house, apna ghar, khud ka ghar, naya ghar, ghar lene, ghar lena, ghar le pau*, new home, flat, flats, apartment, own a flat, tangi, paise ki tangi, makan, makaan, ghar kharid*, ghar banega, car, vehicle, gadi, gaadi, vahan, bike, land, zameen, jamin, jameen, real estate, expenses, kharch, kharcha, kharche, bachat, budget, invest, investment, investments, nivesh, munafa, profit, loss in, ghata, nuksan, stuck money, ruka hua paisa, fasa hua paisa, tax,
      insurance, inherit, gold, sona kharid*, rent, house construction,
      पैसा, पैसे, पैसों, धन, दौलत, अमीर, कर्ज, कर्ज़, कर्जा, ऋण, उधार, आर्थिक, कमाई, आमदनी, आय, बचत, खर्च, खर्चे, निवेश, मुनाफा, लाभ, घाटा, संपत्ति, सम्पत्ति, प्रॉपर्टी, मकान, जमीन, ज़मीन, गाड़ी, वाहन, अपना घर, घर खरीद*, खुद का घर, लोन, किस्त, प्लॉट, फ्लैट, धनवान, करोड़पति, विरासत, किराया`,
    plain: `salary, earn, earning, earnings, cash, crore, lakh, rupees, tankhwah, tankhah, bank balance, afford, lend, lent, recover, fund, funds, funding, abundance, prosper*, paya, purchase, bonus,
      तनख्वाह, वेतन, लाख, करोड़, रुपये, रुपए, समृद्धि, खरीदना, खरीदने`,
    weak: `buy, kharid*, luxury, gain, gains, bike, खरीद*`,
  },
  education: {
    strong: `exam, exams, examination, study, studies, studying, student, college, university, school, degree, admission, admissions, education, educational, padhai, padai, parhai, padhaai, pariksha, imtihan, imtehan, neet, iit jee, jee main, jee mains, jee advanced, jee exam, iit me, iit mein, iit exam, upsc,
      gate exam, cat exam, ssc, entrance, competitive, marks, percentage, exam result, exam results, board result, rizalt, drop a year, drop year, gap year, entrance result, scholarship, phd, masters, mba, mbbs, btech, b tech, engineering college, semester, backlog, maths, mathematics, physics, chemistry, biology, kitab, kitabo, kitabon, books, textbook, board exam, boards, syllabus, thesis, coaching, vidya, shiksha, chhatra, ca final, ca exam, clat, gmat, gre, ielts, learn, learning, course, courses, subject, subjects, stream, pass ho, fail, fail ho, topper, rank, counselling, medical seat,
      पढ़ाई, परीक्षा, शिक्षा, कॉलेज, स्कूल, विश्वविद्यालय, दाखिला, एडमिशन, विद्या, डिग्री, इम्तिहान, एग्जाम, एग्ज़ाम, रिजल्ट, परिणाम, छात्र, नीट, यूपीएससी, अंक, विषय, कोचिंग, कोर्स, प्रतियोगी, प्रतियोगिता, पढ़ने, छात्रवृत्ति, पीएचडी, सेमेस्टर, बोर्ड, किताब, किताबों, गणित, विज्ञान`,
    plain: `result, results, focus, concentrate, concentration, padhne, padhna, padh, classes, class 12, class 10, 12th, 10th, graduation, graduate, prepare, preparation, taiyari, tayari, skill, skills, certification, attempt, clear,
      तैयारी, एकाग्रता, ध्यान केंद्रित, पास, ग्रेजुएशन, कक्षा, सीखना, सीखने`,
    weak: `read, books, कला, pass`,
  },
  family: {
    strong: `family, families, parent, parents, mother, mom, mum, mummy, father, dad, papa, mata, pita, mata pita, maa, ma baap, child, children, kids, kid, baby, son, daughter, beta, beti, bete, santan, santaan, aulad, bachcha, bachche, bacche, bacha, bache, baccha,
      brother, sister, bhai, behen, behan, bahan, sibling, siblings, in laws, inlaws, mother in law, father in law, saas, sas, sasur, sasural, bahu, nanad, jethani, devrani, parivar, parivaar, pariwar, ghar ka mahaul, ghar wale, gharwale, ghar walo, ghar me shanti, ghar mein shanti, grih kalesh, kalesh, pregnant, pregnancy, conceive, garbh, grandparents, grandmother, grandfather, dadi, nani, dada ji, nana ji, joint family, relatives, rishtedar, motherhood, fatherhood, parenthood, ghar me jhagda, ghar mein jhagda, adopt, home atmosphere, cousins, cousin, uncle, aunt, chacha, mama ji,
      परिवार, माता, पिता, माँ, मां, पापा, मम्मी, बच्चा, बच्चे, बच्चों, बेटा, बेटी, बेटे, संतान, औलाद, भाई, बहन, सास, ससुर, ससुराल, बहू, घरवाले, घर वाले, घरवालों, घर में शांति, गृह कलेश, कलेश, गर्भ, गर्भवती, गर्भधारण, माता पिता, रिश्तेदार, कुटुंब, दादी, नानी, ननद, घर का माहौल`,
    plain: `home, ghar, household, elders, domestic, ancestral, khandan, ghar ke log, peace at home,
      घर, खानदान, बुजुर्ग, पैतृक, गृहस्थी, मायके`,
    weak: `peace, shanti, शांति, jhagda, jhagde, fights, झगड़ा, झगड़े`,
  },
  health: {
    strong: `health, healthy, sleep, sleeping, insomnia, stress, stressed, anxiety, anxious, energy, fitness, fit, weight, diet, gym, yoga practice, meditation, meditate, headache, headaches, digestion, stamina, tired, tiredness, fatigue, exhausted, burnout, burned out, wellbeing, well being, wellness, immunity, sehat, sehet, swasthya, swasth, svasthya, tabiyat, tabiat, tabyat, nind, neend, thakan, tanav, tanaav, tension, chinta, bimar, beemar, overthinking, overthink, mental peace, mansik, mind calm, man shant, hair fall, skin, exercise, workout, smoking habit, body, sharir, back pain, motapa, ghabrahat, bechaini,
      स्वास्थ्य, सेहत, तबीयत, तबियत, नींद, थकान, तनाव, टेंशन, चिंता, बीमार, ऊर्जा, मानसिक, शरीर, वजन, वज़न, व्यायाम, कसरत, घबराहट, बेचैनी, सिरदर्द, पाचन, आहार, स्वस्थ, मन शांत, मन अशांत, योगासन, दिनचर्या`,
    plain: `routine, food habits, eating, pain, calm, restless, mood, moods, worry, worried, worries, sad, low, angry, anger, gussa, krodh, udas, udaas, dar lagta, pareshan man, habit, habits, aadat, dincharya, weak body,
      गुस्सा, क्रोध, उदास, दर्द, आदत, आदतें, मन`,
    weak: `fresh, rest, aaram, आराम`,
  },
  travel: {
    strong: `travel, travelling, traveling, abroad, foreign, videsh, bidesh, visa, passport, immigration, immigrate, pr application, green card, relocate, relocation, relocating, move to, moving to, shift to, shifting, settle abroad, settle in, canada, usa, america, uk, london, australia, germany, dubai, europe, singapore, gulf, trip, trips, journey, journeys, yatra, safar, ghumne, ghumna, vacation, holiday, pilgrimage, teerth, tirth, overseas, h1b, move out, another city, dusre shahar, dusre sheher, shahar badal*, sheher badal*, ghar badal*, change city, change my city, migrate, migration, new city, new country, foreign country, gaon, gaanv, gav wapas, village, native place, native village, leave india, outside india, nri, hometown return, wapas india, flight,
      विदेश, यात्रा, सफर, सफ़र, वीजा, वीज़ा, पासपोर्ट, घूमने, तीर्थ, स्थानांतरण, दूसरे शहर, शहर बदल*, घर बदल*, कनाडा, अमेरिका, ऑस्ट्रेलिया, जर्मनी, दुबई, लंदन, परदेस, बाहर जाने, बसने, बसूंगा, बसूंगी, देश से बाहर`,
    plain: `move, moving, shift, city, country, bahar jane, bahar jana, bahar ja*, settle, distance, return to india, go out, pr,
      शहर, देश, शिफ्ट, बाहर`,
    weak: `bahar, go, jana`,
  },
  timing: {
    strong: `good time, good times, good days, acche din, achhe din, ache din, acha samay, accha samay, achha samay, achha waqt, acha waqt, acha time, accha time, bura samay, bura waqt, bura time, bad time, bad phase, bad times, tough phase, difficult phase, hard phase, rough patch, tough time, hard times, difficult time, luck change, my luck, luck, lucky period, bhagyoday, bhagyodaya, bhagya, kismat, kismet, taqdeer, takdeer, naseeb, nasib, better days, golden period, best period, best time of my life, turning point, when will things, things get better, things improve, life improve, life settle, when will my problems, problems end, struggle end, struggles, struggle, sangharsh, mushkil*, pareshani*, problem khatam, samasya khatam, stability, stable, how long will this, phase of my life, dukh, kab badlega, din badlenge, badlenge, sab kuch ulta, sab ulta, going right for me, going wrong, go wrong, goes wrong, go right for me, going my way, bure din, bure dino, bure dinon, बुरे दिन, jinke din, mera time, mera samay, life kab, sab theek, sab thik,
      अच्छे दिन, अच्छा समय, अच्छा वक्त, बुरा समय, बुरा वक्त, समय कब, वक्त कब, भाग्य, भाग्योदय, किस्मत, क़िस्मत, तकदीर, नसीब, संघर्ष, मुश्किल*, परेशानी*, परेशानियां, सब ठीक, कठिन समय, कब सुधरेगा, कब बदलेगा, दिन बदलेंगे, दुख, स्थिरता, राहत`,
    plain: `phase, dark phase, improve, setback, delays, delay, obstacles, obstacle, rukawat, badha, problem, problems, samasya, relief, rahat,
      रुकावट, रुकावटें, बाधा, बाधाएं, समस्या, समस्याएं, देरी`,
    weak: `better, samay, waqt, vakt, समय, वक्त`,
  },
  day: {
    strong: `shubh din, subh din, auspicious, muhurat, muhurta, mahurat, good day, lucky day, which day, what day, aaj ka din, aaj din, kal ka din, my day, the day, is today, today good, tomorrow good, kaun sa din, konsa din, din kaisa, haan ya na, ha ya na, yes or no, go ahead with it, should i do it, should i say yes, karu ya nahi, karun ya nahi, karna chahiye ya nahi, decision, decide, decisions, faisla, nirnay, decide between, dilemma, confused between, sign the contract, sign a contract, sign papers, gut feeling,
      शुभ दिन, मुहूर्त, आज का दिन, कल का दिन, दिन कैसा, कौन सा दिन, किस दिन, फैसला, फ़ैसला, निर्णय, हां या ना, हाँ या ना, करूं या नहीं, करूँ या नहीं, दुविधा, असमंजस`,
    plain: `choose, choice, option, options, two offers, contract, agreement, deal, sign,
      चुनूं, चुनाव करूं, विकल्प`,
    weak: `day, din, दिन, right time, sahi samay, सही समय`,
  },
  compatibility: {
    strong: `compatible, compatibility, match my kundli, match my kundali, match my chart, match my horoscope, match kundli, match kundali, kundli milan, kundali milan, kundli match, kundli matching, kundali match, kundali matching, horoscope match, horoscope matching, match making, matchmaking, gun milan, guna milan, gunas match, guna match, gun milte, gunn, gunas, ashtakoot, ashtakoota, match our, our charts, our kundli, our kundlis, dono ki kundli, hum dono, ham dono, hamari kundli, hamari jodi, our match, good match, right match, perfect match, are we a match, made for each other, jodi, match with his, match with her, synastry, right one for me, he right for me, she right for me, him right for me, her right for me, wo mere liye sahi, woh mere liye sahi, ladka mere liye sahi, ladki mere liye sahi, meant to be, meant for each other, suit each other, for each other, ek dusre ke liye, एक दूसरे के लिए, two of us, manglik match, patri milana, patrika milan, milao,
      कुंडली मिलान, कुंडली मिलाना, कुंडली मिलाओ, कुंडली मिलाइए, कुंडली मिला, गुण मिलान, गुण मिलते, मेलापक, हम दोनों, हमारी जोड़ी, जोड़ी, दोनों की कुंडली, अनुकूलता, अष्टकूट, मेरे लिए सही`,
    plain: `match, milan, mel, together, suit me, suits me, right for me, our kundali, with my girlfriend, with my boyfriend, with his kundli, with her kundli, मेल`,
    weak: `we, us`,
  },
  chart: {
    strong: `sade sati, sadesati, sadhe sati, shani sade, dhaiya, dhaiyya, manglik, mangalik, manglik dosh, mangal dosh, kaal sarp, kal sarp, kalsarp, kaalsarp, pitra dosh, pitru dosh, pitra dosha, pitru dosha, kuja dosha, guru chandal, gand mool, gandmool, ganda moola, mool nakshatra, any dosh, any dosha, koi dosh, my rashi, meri rashi, my nakshatra, mera nakshatra, my lagna, mera lagna, my ascendant, my moon sign, moon sign, sun sign, rising sign, ascendant, lagna, nakshatra, rashi, mahadasha, antardasha, dasha, dasa, which dasha, graha, grah, grahas, planets, planet, planetary, birth chart, meri kundli me, meri kundli mein, in my kundli, dosh hai, kya dosh, kaun sa dosh, konsa dosh, rajyog, raj yog, raja yoga, rajyoga, yogas in, gaj kesari, gajakesari, house in my, bhava, navamsa, d9, first house, second house, third house, fourth house, fifth house, sixth house, seventh house, eighth house, ninth house, tenth house, eleventh house, twelfth house, 1st house, 2nd house, 3rd house, 4th house, 5th house, 6th house, 7th house, 8th house, 9th house, 10th house, 11th house, 12th house, saptam bhav, dasham bhav, transit, transits, gochar, retrograde, vakri, lucky number, lucky colour, lucky color, lucky gemstone, shubh rang, shubh ank, shani ka, rahu ka, rahu ketu, strongest planet, exalted, debilitated, uccha, neecha, atmakaraka, saturn return, mercury retrograde, saturn, jupiter, rahu, ketu, shani, guru graha, mangal, budh, shukra, surya, chandra, venus, mars,
      साढ़ेसाती, साढ़े साती, साढेसाती, साड़ेसाती, ढैय्या, ढैया, मांगलिक हूँ, मंगली, गुरु चांडाल, गंडमूल, गंड मूल, मूल नक्षत्र, कोई दोष, कौन सा दोष, दोष है, मांगलिक, मंगल दोष, कालसर्प, काल सर्प, पितृ दोष, राशि, नक्षत्र, लग्न, महादशा, अंतर्दशा, दशा, ग्रह, ग्रहों, गोचर, वक्री, राजयोग, योग है, कुंडली में, जन्मपत्री, शुभ रंग, शुभ अंक, भाव में, शनि, राहु, केतु, बृहस्पति, शुक्र, मंगल, उच्च का, नीच का`,
    plain: `my chart, my kundli, my kundali, meri kundli, meri kundali, kundli, kundali, horoscope, dosh, dosha, yog, yoga, कुंडली, दोष`,
    weak: `chart, sign`,
  },
  remedy: {
    strong: `remedy, remedies, upay, upaay, totka, totke, gemstone, gem stone, ratna, ratan, mantra, mantras, puja, pooja, pujan, havan, vrat, fast on, daan, donate, donation, rudraksha, blue sapphire, neelam, pukhraj, panna stone, moonga, which stone, kaun sa ratna, konsa ratna, tabeez, yantra, chalisa, path karu, jap, jaap, bracelet, evil eye, nazar, buri nazar, black magic, kala jadu, what should i do to improve, nivaran,
      उपाय, टोटका, टोटके, रत्न, मंत्र, पूजा, हवन, व्रत, दान, रुद्राक्ष, नीलम, पुखराज, मूंगा, यंत्र, चालीसा, जाप, नजर, नज़र, काला जादू, निवारण`,
    plain: `stone, ring, angoothi, anguthi, worship, god, bhagwan, अंगूठी, पाठ, भगवान`,
    weak: ``,
  },
  general: {
    strong: `my future, about my future, about myself, about me, who am i, my life, meri life, mera bhavishya, mera future, bhavishya, my nature, my personality, mera swabhav, swabhav, my strengths, my strength, strengths, real strength, my weakness, strengths and weaknesses, my talent, my talents, life purpose, purpose of my life, my purpose, my destiny, life path, jeevan ka uddeshya, this year, next year, coming year, coming months, this month, next month, this week, next week, is saal, agle saal, agla saal, yeh saal, ye saal, is mahine, agle mahine, is hafte, agle hafte, next five years, next 5 years, overall, kya likha hai, what does my chart say, what do the stars say, what do you see, zindagi, jindagi, jeevan, jivan, spiritual, spirituality, moksha, adhyatm*, past life, karma, hidden talent, hidden talents, talents, my karma, life lesson, lessons, my gift, universe, overview, aane wala samay, aane vala samay, aanewala samay, mera samay kaisa, kaisa insaan, kaisa insan, kaisi insaan, what kind of person am i, special about me, unique about me, इंसान हूं, कैसा इंसान, कैसी इंसान, khoobi, khubi, khubiya, khoobiya, khasiyat, achhai, acchai, mere bare me, mere baare me, mere baare mein, next six months, next 6 months, next three months, next few months, what is coming, kaisa hai mera, general reading, full reading, complete reading,
      मेरा भविष्य, भविष्य, मेरे बारे में, मेरा स्वभाव, स्वभाव, मेरी जिंदगी, जिंदगी, ज़िंदगी, जीवन, यह साल, ये साल, इस साल, अगला साल, अगले साल, इस महीने, अगले महीने, यह महीना, इस हफ्ते, अगले हफ्ते, इस सप्ताह, यह सप्ताह, आध्यात्मिक, उद्देश्य, व्यक्तित्व, प्रतिभा, खूबी, खूबियां, कमजोरी, कर्म, आने वाला समय, आने वाला साल, वर्ष, आगे क्या`,
    plain: `future, life, personality, destiny, talent, saal, year, month, week, mahina, mahine, hafta, aage kya, ahead, predict, prediction, luck this,
      साल, महीना, महीने, सप्ताह, प्रकृति, आगे`,
    weak: `tell me, batao, bataiye, बताओ, बताइए`,
  },
  greeting: {
    strong: `hello, hi, hey, hii, hiii, helo, namaste, namaskar, namaskaar, pranam, pranaam, good morning, good evening, good afternoon, good night, ram ram, jai shri ram, radhe radhe, jai shree krishna, jai mata di, how are you, how r u, kaise ho, kaise hain aap, aap kaise hain, kya haal, kaisi ho, sat sri akal, vanakkam, suprabhat, whats up, what is up, greetings, har har mahadev, om namah shivay,
      नमस्ते, नमस्कार, प्रणाम, राम राम, राधे राधे, जय श्री राम, जय माता दी, हेलो, हैलो, कैसे हैं आप, आप कैसे हैं, कैसे हो, सुप्रभात, शुभ प्रभात, जय श्री कृष्ण`,
    plain: ``,
    weak: ``,
  },
  thanks: {
    strong: `thanks, thank you, thank u, thankyou, thx, ty so much, dhanyawad, dhanyavad, dhanyavaad, shukriya, sukriya, great answer, nice answer, that helped, very helpful, grateful, bye, goodbye, good bye, see you, alvida, ok got it, got it, okay got it, thik hai, theek hai, bahut badhiya, bahut accha laga, well said, makes sense, aabhar,
      धन्यवाद, शुक्रिया, आभार, अलविदा, ठीक है, बहुत बढ़िया, बहुत अच्छा लगा, समझ गया, समझ गई, फिर मिलेंगे`,
    plain: `thanku, cool answer`,
    weak: ``,
  },
  product: {
    strong: `are you human, are you real, real person, real astrologer, are you a bot, you a bot, are you ai, are you an ai, you an ai, robot, chatbot, chatgpt, insaan ho, insan ho, human astrologer, ask in hindi, in hindi, hindi me, hindi mein, ask in english, which language, हिंदी में पूछ, who are you, what are you, aap kaun, aap kaun ho, aap kaun hain, tum kaun ho, how do you calculate, calculate my chart, kaise calculate, how does this work, how do you work, how does this app work, kaise kaam karta hai yeh app, kaise kaam karti hai yeh app, price, pricing, how much does it cost, cost per question, kitne paise lagte, kitne paise lagenge, free questions, free question, questions left, recharge, refund, subscription, my balance, wallet, delete my account, account delete, delete my data, my data safe, privacy, is my data, data safe, customer care, support number, contact number, helpline of app, change my birth details, edit my kundli, edit birth, wrong birth, update birth time, change language, login, log in, otp, app download, how accurate, accurate are you, how accurate are your, can i trust, bharosa kaise, kitna sahi, source of your answers, who made you, who created you, kisne banaya, which ayanamsa, what ayanamsa, ayanamsa, your accuracy, do you store, share my chart with others, is this app, this website, this service, this site, charge me, why was i charged, unlimited,
      इंसान हैं, इंसान हो, रोबोट, क्या आप एआई, क्या आप इंसान, कीमत, क़ीमत, कितने पैसे लगते, कितने पैसे लगेंगे, मुफ्त प्रश्न, मुफ़्त, रिचार्ज, रिफंड, सब्सक्रिप्शन, मेरा डेटा, डेटा सुरक्षित, खाता हटा, खाता कैसे हटा, अकाउंट, भाषा बदल, यह ऐप, ये ऐप, यह सेवा, यह वेबसाइट, किसने बनाया, कितना सही, कितने सटीक, भरोसा कैसे, जन्म समय बदल, जन्म विवरण, अयनांश, लॉगिन`,
    plain: `app, website, free`,
    weak: ``,
  },
  persona: {
    strong: `who is oracle, who is astra, talk to oracle, talk to astra, speak to oracle, speak to astra, chat with oracle, chat with astra, switch to oracle, switch to astra, oracle or astra, astra or oracle, difference between oracle, difference between astra, difference between you and, ask oracle, ask astra, oracle se baat, astra se baat, oracle kaun, astra kaun, oracle better, astra better, what would oracle, what would astra, what can oracle, what can astra, is oracle, is astra, ask me from oracle, oracle kya, astra kya, astra ne kaha, oracle ne kaha, oracle said, astra said, astra told, oracle told,
      ओरेकल, ऑरेकल, अस्त्र, एस्ट्रा, अस्त्रा, अस्ट्रा`,
    plain: `oracle, astra`,
    weak: ``,
  },
  offtopic: {
    strong: `weather, cricket match, ipl, who will win, win the election, world cup, prime minister, bitcoin price, recipe, biryani, cook, write code, python, javascript, java program, homework, math problem, solve this, poem, write a poem, joke, jokes, chutkula, capital of, translate, movie, movies, song, lyrics, news, meaning of life in latin, what is 2, kitna hota hai, kitne hote hain, plus 2, football, score, virat kohli, modi, shahrukh, celebrity, president, chess, distance between, write an essay, write an email, email likh*, kavita likh*, essay, president of, population, ignore previous, ignore all, ignore your, system prompt, your instructions, your prompt, jailbreak, act as, pretend to be, developer mode, hack, train timing, train time, ghost, aliens,
      मौसम, मैच कौन, क्रिकेट, विश्व कप, चुटकुला, कविता लिख*, खाना बनाने, रेसिपी, राजधानी, प्रधानमंत्री, समाचार, फिल्म, गाना, अनुवाद, गणित, निबंध, पिछले निर्देश, सिस्टम प्रॉम्प्ट, निर्देश भूल`,
    plain: ``,
    weak: ``,
  },
}
