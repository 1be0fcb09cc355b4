import type { LocalizedText } from '../../../words/say.ts'
import type { LifeTopic } from '../understand/topics.ts'

/** One question in both languages, as people put it; the topic that it is meant to be read as. */
export interface EvaluationQuestion extends LocalizedText {
  topic: LifeTopic | 'chart' | 'day' | 'remedy'
}

/** Thirty questions over everything that is read, in English and Hindi. */
export const evaluationQuestions: readonly EvaluationQuestion[] = [
  { topic: 'love', en: 'When will I get married?', hi: 'मेरी शादी कब होगी?' },
  { topic: 'love', en: 'What kind of partner suits me?', hi: 'मेरा जीवनसाथी कैसा होगा?' },
  { topic: 'love', en: 'How is my love life going to be?', hi: 'मेरा प्रेम जीवन कैसा रहेगा?' },
  {
    topic: 'love',
    en: 'Why do we argue so much in our relationship?',
    hi: 'हमारे रिश्ते में इतनी अनबन क्यों रहती है?',
  },
  { topic: 'career', en: 'Should I change my job?', hi: 'क्या मुझे नौकरी बदलनी चाहिए?' },
  { topic: 'career', en: 'When will I get a promotion?', hi: 'मेरा प्रमोशन कब होगा?' },
  { topic: 'career', en: 'Which career suits me?', hi: 'मेरे लिए कौन सा करियर सही है?' },
  { topic: 'career', en: 'Can I start my own business?', hi: 'क्या मैं अपना व्यापार शुरू करूँ?' },
  { topic: 'career', en: 'When will I find a job?', hi: 'मुझे नौकरी कब मिलेगी?' },
  { topic: 'money', en: 'When will my income grow?', hi: 'मेरी आमदनी कब बढ़ेगी?' },
  { topic: 'money', en: 'How can I get out of debt?', hi: 'मैं कर्ज़ से कैसे निकलूँ?' },
  { topic: 'money', en: 'When can I buy a house?', hi: 'मैं अपना घर कब ख़रीद पाऊँगा?' },
  { topic: 'money', en: 'Why can I not save money?', hi: 'मेरे पास पैसा क्यों नहीं टिकता?' },
  { topic: 'education', en: 'Will I do well in my exams?', hi: 'क्या मेरी परीक्षा अच्छी जाएगी?' },
  {
    topic: 'education',
    en: 'How can I concentrate better on my studies?',
    hi: 'पढ़ाई में मन कैसे लगे?',
  },
  { topic: 'family', en: 'When will there be peace in my family?', hi: 'मेरे घर में शांति कब होगी?' },
  { topic: 'family', en: 'When will we have a child?', hi: 'हमें संतान सुख कब मिलेगा?' },
  {
    topic: 'family',
    en: 'How can I get closer to my parents?',
    hi: 'माता-पिता से मेरी नज़दीकी कैसे बढ़े?',
  },
  { topic: 'health', en: 'How can I have more energy?', hi: 'मेरी ऊर्जा कैसे बढ़े?' },
  { topic: 'health', en: 'Why do I sleep so badly?', hi: 'मुझे रात को नींद क्यों नहीं आती?' },
  { topic: 'travel', en: 'Will I settle abroad?', hi: 'क्या मैं विदेश में बसूँगा?' },
  {
    topic: 'travel',
    en: 'Should I move to another city?',
    hi: 'क्या मुझे दूसरे शहर जाना चाहिए?',
  },
  { topic: 'timing', en: 'When will my good time start?', hi: 'मेरा अच्छा समय कब आएगा?' },
  {
    topic: 'timing',
    en: 'How long will this difficult phase last?',
    hi: 'यह मुश्किल समय कब तक रहेगा?',
  },
  { topic: 'general', en: 'What are my real strengths?', hi: 'मेरी असली खूबियाँ क्या हैं?' },
  { topic: 'general', en: 'How will next year be for me?', hi: 'मेरे लिए अगला साल कैसा रहेगा?' },
  { topic: 'chart', en: 'Am I in Sade Sati?', hi: 'क्या मेरी साढ़ेसाती चल रही है?' },
  { topic: 'chart', en: 'Am I Manglik?', hi: 'क्या मैं मांगलिक हूँ?' },
  {
    topic: 'day',
    en: 'Is tomorrow a good day for an interview?',
    hi: 'क्या कल का दिन इंटरव्यू के लिए अच्छा है?',
  },
  { topic: 'remedy', en: 'Which remedy would help me now?', hi: 'मेरे लिए अभी कौन सा उपाय अच्छा है?' },
]
