import type { SituationPattern } from '../situation.ts'

/** Situations of openings and public posts. */
export const jobPoints: readonly SituationPattern[] = [
  {
    name: 'no-calls',
    among: ['job-search', 'career', 'job-change'],
    words: [
      'no calls, zero calls, 0 call, not getting any interview calls, ek bhi call, call nahi aa, call nhi aa, no reply, nobody replies, someone reply, 200 applications, 300 apply, 900 applications, applications, hr ka call, कॉल एक भी, कॉल नहीं, जवाब नहीं आता, interview calls, call nahi aata, call nahi aati, कॉल नहीं आती, कॉल नहीं आता, interview ke liye nahi bulaya, इंटरव्यू के लिए नहीं बुलाते, no response, not shortlisted, shortlist nahi, resume shortlist, koi reply nahi, reply nahi aata, no one calls',
    ],
    without: 'ex, usne, papa, his call, visa',
    asks: ['when', 'why', 'how', 'what', 'advice', 'which', 'whether'],
    topic: 'job-search',
    subject: 'self',
  },
  {
    name: 'who-helps-job',
    among: ['job-search', 'career', 'money', 'job-change', 'government-job'],
    words: [
      'who can help me get a job, whose reference, kiske sifarish, kiski sifarish, kaun dilwayega, kaun dilayega, naukri kaun dila, नौकरी में मेरी मदद कौन, किसकी सिफारिश, किसकी सिफ़ारिश, help me get a job, kon madad, reference will work, कौन दिलाएगा, नौकरी कौन, kaun lagwayega, कौन लगवाएगा, किसकी मदद से, kiski madad se, whose help, through whom',
    ],
    without: 'dad, ex',
    asks: ['who', 'whether', 'choose', 'which'],
    topic: 'job-search',
    subject: 'self',
  },
  {
    name: 'campus-placement',
    among: ['job-search', 'career', 'education'],
    words: [
      'campus, placement, placements, placed, unplaced, ppo, प्लेसमेंट, कैंपस, campus me, college placement, campus interview',
    ],
    without: 'nursing placement, package mil, coordinator, mess food, company reject nahi',
    asks: ['when', 'whether', 'how', 'why'],
    topic: 'job-search',
  },
  {
    name: 'anganwadi-post',
    among: ['government-job', 'career', 'promotion'],
    words: [
      'anganwadi, anganwari, aanganwadi, anganbadi, asha worker, asha karyakarta, आंगनवाड़ी, आंगनबाड़ी, आँगनवाड़ी, आशा कार्यकर्ता, आँगनबाड़ी',
    ],
    without: 'ted, pati punjab, पति',
    asks: ['whether', 'when', 'who', 'choose', 'how'],
    topic: 'government-job',
  },
  {
    name: 'govt-department',
    among: ['government-job', 'exam', 'career'],
    words: [
      'kis vibhag, kaunse vibhag, konsa dept, konse department, which department, kaunsi lagegi, konsi lagegi, konsa lagega, kaunsa lagega, konsa niklega, kisme mera sarkari, किस विभाग, कौन सी लगेगी, किसमें मेरी सरकारी, which psu, which paper is favoured, किसमें ज्वाइन, kaun se vibhag, कौन से विभाग, कौन सा विभाग, which govt job, kaun si sarkari naukri, कौन सी सरकारी नौकरी, konsi sarkari, which government job, which sector of government',
    ],
    without: 'company, private, offer in bank, ward',
    asks: ['which', 'choose', 'what'],
    topic: 'government-job',
    subject: 'self',
  },
  {
    name: 'physical-test',
    among: ['government-job', 'exam', 'health'],
    words: [
      'physical, physical test, daud, race, running test, medical clear, medical fitness, दौड़, फिजिकल, फ़िज़िकल, मेडिकल क्लियर',
      'police, si, constable, army, ssc, gd, agniveer, nda, crpf, bsf, pass, nikal, nikal legi, clear, पुलिस, सिपाही, पास, निकल, daroga, sub inspector, वर्दी',
    ],
    without: 'hormone, loan, khel diwas, marathon, खेल दिवस',
    asks: ['whether', 'when', 'how'],
    topic: 'government-job',
  },
]
