import type { SituationPattern } from '../situation.ts'
import { ofAnother } from '../of-another.ts'
import { ofDayOrName, ofHarm, willItCome } from './asking-words.ts'

const without = `${ofAnother}, ${ofDayOrName}, ${ofHarm}`

/** What befalls those in service: orders, enquiries, colleagues, the end of a job and what comes after the last one. */
export const serviceSituations: readonly SituationPattern[] = [
  {
    name: 'transfer-order',
    among: ['government-job', 'career', 'job-change', 'promotion', 'enemies', 'property', 'travel'],
    words: [
      'transfer, transferred, tabadla, tabadle, posting, posted, attach kar, तबादला, तबादले, ट्रांसफर, पोस्टिंग',
      'cancel, cancelled, canceled, stop, stopped, ruk, rukega, ruk jaye, rukwa, rok, radd, nirast, stay order, keep me here, forced, forcibly, ' +
        'refuse, avoid, punishment, door kar diya, dur kar diya, door bhej, dur bhej, wapas, undo, रद्द, रुक, रुकेगा, निरस्त, रोक, वापस, दूर भेज, दूर कर',
      `${willItCome}, can, kya, kaise, how, should, chahiye, क्या, कैसे`,
    ],
    without: `${without}, promotion, प्रमोशन, money, bank, paisa, amount, property, flat, embryo, ticket, ex, naam pe, पैसा`,
    topic: 'career',
  },
  {
    name: 'suspension',
    among: [
      'government-job',
      'career',
      'job-search',
      'legal',
      'promotion',
      'enemies',
      'job-change',
      'money',
    ],
    words: [
      'suspended, suspension, suspend, nilambit, nilamban, bahali, bahal, reinstated, reinstate, reinstatement, departmental enquiry, ' +
        'departmental inquiry, departmental, vigilance, vigilance inquiry, show cause, vibhagiya jaanch, vibhagiya janch, office enquiry, ' +
        'hr enquiry, hr inquiry, internal inquiry, सस्पेंड, निलंबित, निलंबन, बहाली, बहाल, विभागीय जाँच, विभागीय, सतर्कता',
    ],
    without: `${without}, driving, licence, license, लाइसेंस, account, instagram, school se, student, college se, bus permit, exam, परीक्षा, pariksha`,
    asks: ['when', 'whether', 'exactly', 'how', 'what', 'advice', 'how-much'],
    topic: 'career',
  },
  {
    name: 'colleague-trouble',
    among: ['career', 'enemies', 'job-change', 'friends', 'promotion'],
    words: [
      'colleague, colleagues, coworker, coworkers, co worker, co workers, teammate, teammates, office wale, office ke log, office politics, ' +
        'office staff, staff room, sahkarmi, sahakarmi, saathi karmchari, office me log, team me sab, सहकर्मी, सहकर्मियों, ऑफिस की राजनीति, ऑफिस पॉलिटिक्स, ' +
        'ऑफिस वाले, ऑफिस के लोग, साथ काम करने वाले',
      'jealous, jalte, jalti, jalta, complain, complained, complaining, trouble, troubling, against, politics, fight, fights, problem, problems, ' +
        'pareshan, tang, credit, lies, badmouth, target, insult, insults, peace, mock, laugh, gossip, taunt, ignore, threat, spoil, chugli, ' +
        'irritate, get along, banti nahi, nahi banti, unfriendly, attitude, जलते, जलती, शिकायत, परेशान, तंग, राजनीति, बुराई, चुगली, ताने, झगड़ा, साथ नहीं',
    ],
    without:
      `${without}, love, likes me, chakkar, crush, affair, compatible, marry, lakh, paisa, touch, touches, hotel, salary, husbands, cheque, ` +
      'who is, kaun, kon, कौन, forgive, marr, scared of me, night, maid',
    asks: ['when', 'whether', 'exactly', 'how', 'advice', 'what', 'why'],
    topic: 'enemies',
    subject: 'self',
  },
  {
    name: 'resign-now',
    among: ['job-change', 'career', 'job-search', 'promotion'],
    words: [
      'resign, resignation, resigning, istifa, isteefa, isteefe, put down my papers, paper daal, papers daal, quit my job, quit the job, quit this job, ' +
        'leave my job, leave this job, leave the job, naukri chhod, naukri chod, job chhod, job chod, job chhor, job quit, notice period, इस्तीफ़ा, रिज़ाइन, ' +
        'नौकरी छोड़, जॉब छोड़',
      'should, karu, karun, du, dun, dedu, de du, kar du, maar du, chhod du, chod du, chhodu, chahiye, right time, now, abhi, wait, ruku, ruk jau, ' +
        'is it ok, shall i, can i, good time, safe, better, दूँ, छोड़ दूँ, कर दूँ, ठीक, चाहिए, अभी, रुकूँ',
    ],
    without:
      `${without}, business, apna kaam, khud ka, startup, own, taiyari, tayari, exam, upsc, preparation, saas, sasural, marriage, shaadi, pregnant, baby, ` +
      'bachche, bacche, kheti, farm, police me, offer, abroad, canada, mba, which month, march or, touch, suicide, hotel, alone, zindagi, padhai, ' +
      'शादी, बच्चे, बिज़नेस, तैयारी, youtube, court, gaon, teaching me, study, phd, masters, relocate, parents, vrs, bonus, intraday, trading, forex, trade karke, 9 baje',
    asks: ['whether', 'when', 'advice', 'choose'],
    topic: 'job-change',
  },
  {
    name: 'job-lost',
    among: ['job-search', 'career', 'job-change', 'money'],
    words: [
      'laid off, layoff hua, layoff ho, lost my job, lost job, lost the job, job lost, was fired, got fired, fired me, terminated, kaam se nikal diya, ' +
        'naukri se nikal, job se nikal, company ne nikal, nikal diya company, naukri chali gayi, naukri chali gai, naukri chhut gayi, naukri chhoot gayi, ' +
        'naukri chut gayi, naukri chuti, naukri gayi, job chali gayi, job chhut gayi, job chut gayi, job chhoot gayi, job gayi, job chali gai, jobless, ' +
        'unemployed, berojgar, berozgar, out of work, without a job, without job, no job since, ghar baitha, ghar baithi, ghar pe baitha, khali baitha, ' +
        'नौकरी चली गई, नौकरी छूट गई, नौकरी छूटे, नौकरी गई, काम छूट गया, बेरोज़गार, नौकरी से निकाल, काम से निकाल, छंटनी हो गई, घर बैठा, ख़ाली बैठा',
      'when, kab, next, new, dobara, phir, fir, milegi, lagegi, milega, how long, kab tak, will i get, कब, दोबारा, फिर, मिलेगी, लगेगी, मिलेगा, नई, कितने',
    ],
    without: `${without}, wife ki, marriage, shaadi, rishta, friend, pankha, pankhe, suicide, शादी, रिश्ता, company me mera naam, dost, unemployed guy, next round, will i be laid, going to be laid`,
    asks: ['when', 'whether', 'exactly', 'how-much', 'what', 'how'],
    topic: 'job-search',
  },
  {
    name: 'night-shift',
    among: ['career', 'job-change', 'health', 'job-search', 'mental-health'],
    words: [
      'night shift, night shifts, night duty, night duties, raat ki shift, raat ki duty, raat ki naukri, graveyard shift, नाइट शिफ्ट, नाइट ड्यूटी, रात की ड्यूटी, रात की शिफ्ट, रात की नौकरी',
      'end, over, stop, stopped, out of, change, changed, day shift, chhut, chhoot, chhutkara, band, badlegi, badal, khatam, kab, when, how long, ' +
        'kab tak, chhod, leave, day job, hatega, hategi, खत्म, छुटकारा, कब, बदलेगी, बदल, दिन की, छोड़',
    ],
    asks: ['when', 'whether', 'exactly', 'how-much', 'how', 'advice'],
    without: `${without}, cab, supervisor, zyada hai, uncle, stroke, mother in law, saas, boss, heart, joining, पत्नी, pregnant, boyfriend`,
    topic: 'job-change',
  },
  {
    name: 'permanent-post',
    among: ['government-job', 'career', 'job-search', 'job-change', 'promotion'],
    words: [
      'permanent, regular, regularise, regularised, regularize, regularized, regularisation, regularization, confirmed, confirmation, contract, contractual, ' +
        'samvida, adhoc, ad hoc, guest teacher, guest faculty, outsourcing, outsource, pakki naukri, pakki nokri, pakki job, pakka, niyamit, probation, ' +
        'shikshamitra, संविदा, परमानेंट, पर्मानेंट, नियमित, पक्की नौकरी, पक्का, ठेके पर, गेस्ट टीचर, आउटसोर्सिंग, स्थायी, शिक्षामित्र',
      'job, naukri, nokri, post, teacher, employee, karmchari, nurse, staff, position, service, lecturer, professor, worker, clerk, government, govt, ' +
        'duty, office, company, contract, samvida, pgt, tgt, padhata, padhati, naukri lagi, पीजीटी, पढ़ाता, पढ़ाती, साल, नौकरी, पद, टीचर, शिक्षक, कर्मचारी, नर्स, सरकारी, विभाग, पर, संविदा',
      `${willItCome}, karenge, kar denge, become, made, make me, करेंगे, होंगे`,
    ],
    without:
      `${without}, visa, resident, residence, residency, abroad, rishta, shadi, baat pakki, cure, sign, tender, builder, doha, husband, school van, merit, ` +
      'army, regular income, bond, renewed, boyfriend, layoff, job switch, pension, retire, offer, sagai, film, singer, club, client, renew',
    asks: ['when', 'whether', 'exactly', 'how', 'how-much', 'what'],
  },
  {
    name: 'pension-due',
    among: [
      'retirement',
      'money',
      'government-job',
      'career',
      'job-search',
      'legal',
      'inheritance',
      'debt',
    ],
    words: [
      'pension, gratuity, gratuty, grachuti, pf, epf, provident fund, pf fund, arrears, leave encashment, retirement money, retirement dues, retirement benefits, ' +
        'पेंशन, ग्रेच्युटी, पीएफ, एरियर, भविष्य निधि, जीपीएफ',
      'when, kab, stuck, atki, atka, atke, ruki, ruka, start, shuru, chalu, will, milegi, milega, aayegi, aayega, ayegi, niklegi, niklega, release, ' +
        'come, clear, on time, trouble, sudhrega, कब, अटकी, अटका, रुकी, चालू, शुरू, मिलेगी, मिलेगा, आएगी, निकलेगी, निकलेगा, सुधरेगा',
    ],
    without:
      `${without}, invest, gold or, or gold, lumpsum, char dham, chardham, beats, pushes, crore, bete ne, kitab, chit, bitcoin, car, commutation, marry, ` +
      'withdraw, nikalu, loan, salary stop, किताब, बेटे ने, बेटों, passbook, पासबुक, baap, kho gayi, second wife, fund my',
    asks: ['when', 'whether', 'exactly', 'how', 'how-much', 'what', 'why'],
    topic: 'retirement',
  },
  {
    name: 'early-retirement',
    among: ['retirement', 'job-change', 'career', 'government-job', 'unclear'],
    words: [
      'vrs, voluntary retirement, early retirement, retire early, golden handshake, वीआरएस, स्वैच्छिक सेवानिवृत्ति, समय से पहले रिटायर, पहले रिटायर',
    ],
    without: `${without}, exact date, kaunse mahine, which month, tarikh, vrs liya, liya tha, ले लिया`,
    asks: ['whether', 'choose', 'advice', 'when', 'which', 'how'],
    topic: 'retirement',
  },
  {
    name: 'after-retirement',
    among: [
      'retirement',
      'year-ahead',
      'career',
      'family',
      'life-purpose',
      'mental-health',
      'personality',
    ],
    words: [
      'retirement ke baad, retirement ke bad, retire hone ke baad, retire hoke, after retirement, after i retire, retired life, post retirement, ' +
        'retired last, just retired, newly retired, retire hua, retire hui, retire ho gaya, retire ho gayi, seva nivritti ke baad, after the last salary, ' +
        'रिटायरमेंट के बाद, रिटायर होने के बाद, सेवानिवृत्ति के बाद, रिटायर हुआ, रिटायर हुई, रिटायर हो गया, रिटायर हो गई',
    ],
    without:
      `${without}, bachche saath, bacche saath, job, kaam milega, consultancy, dusri, business, pension, gratuity, marriage, papa, where, kahan, haridwar, vrindavan, or stay, ya bete, ` +
      'invest, fund, money come, पेंशन, काम मिलेगा, नौकरी, पैसा, scholarship, vote, dukan, son, beta, gaon me dukan, church, contest, move to',
    asks: ['how', 'what', 'describe', 'advice', 'whether'],
    topic: 'retirement',
  },
]
