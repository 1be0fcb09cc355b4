import type { AnswerForm } from '../frame/rules/form-of-answer.ts'

/** Twenty questions in three forms, by which any model is tried. */
export const conformanceQuestions: readonly Readonly<Record<AnswerForm, string>>[] = [
  {
    en: 'In which months is my marriage most likely?',
    hi: 'मेरे विवाह के लिए कौन से महीने अच्छे हैं?',
    hinglish: 'mere vivah ke liye kaun se mahine achhe hain',
  },
  {
    en: 'Is it wise to resign now or should I wait till next year?',
    hi: 'अभी इस्तीफ़ा दे दूँ या अगले साल तक रुकूँ?',
    hinglish: 'abhi resign kar du ya agle saal tak ruku',
  },
  {
    en: 'Why does money never stay with me?',
    hi: 'मेरे पास पैसा टिकता क्यों नहीं?',
    hinglish: 'mere paas paisa tikta kyu nahi',
  },
  {
    en: 'Can I build a house within two years?',
    hi: 'क्या दो साल में मेरा मकान बन सकता है?',
    hinglish: 'kya do saal me mera makan ban sakta hai',
  },
  {
    en: 'How is the coming year for my career?',
    hi: 'आने वाला साल मेरे करियर के लिए कैसा है?',
    hinglish: 'aane wala saal mere career ke liye kaisa hai',
  },
  {
    en: 'My wife and I hardly talk these days. Will it get better?',
    hi: 'आजकल पत्नी से बात ही नहीं होती, क्या रिश्ता सुधरेगा?',
    hinglish: 'aajkal patni se baat hi nahi hoti, rishta sudhrega kya',
  },
  {
    en: 'Which line of study suits me, commerce or design?',
    hi: 'मेरे लिए कौन सी पढ़ाई ठीक रहेगी, कॉमर्स या डिज़ाइन?',
    hinglish: 'mere liye kaun si padhai theek rahegi, commerce ya design',
  },
  {
    en: 'What should I do to get out of debt?',
    hi: 'क़र्ज़ से निकलने के लिए मुझे क्या करना चाहिए?',
    hinglish: 'karz se nikalne ke liye mujhe kya karna chahiye',
  },
  {
    en: 'When may my younger brother find work?',
    hi: 'मेरे छोटे भाई को काम कब मिल सकता है?',
    hinglish: 'mere chhote bhai ko kaam kab mil sakta hai',
  },
  {
    en: 'What are my strengths according to the chart?',
    hi: 'कुंडली के हिसाब से मेरी ताक़त क्या है?',
    hinglish: 'kundli ke hisaab se meri taakat kya hai',
  },
  {
    en: 'Is a move abroad for work supported in my chart?',
    hi: 'क्या मेरी कुंडली में काम के लिए विदेश जाने का योग है?',
    hinglish: 'kya meri kundli mein kaam ke liye videsh jaane ka yog hai',
  },
  {
    en: 'Which dasha is running for me and until when?',
    hi: 'मेरी कौन सी दशा चल रही है और कब तक?',
    hinglish: 'meri kaun si dasha chal rahi hai aur kab tak',
  },
  {
    en: 'Am I in Sade Sati at the moment?',
    hi: 'क्या इस समय मेरी साढ़ेसाती चल रही है?',
    hinglish: 'kya is samay meri sade sati chal rahi hai',
  },
  {
    en: 'Should I open my own shop or keep the salary?',
    hi: 'अपनी दुकान खोलूँ या तनख़्वाह वाली नौकरी रखूँ?',
    hinglish: 'apni dukaan kholu ya salary wali naukri rakhu',
  },
  {
    en: 'When can we hope for a child?',
    hi: 'हम संतान की उम्मीद कब कर सकते हैं?',
    hinglish: 'hum santaan ki ummeed kab kar sakte hain',
  },
  {
    en: 'Will the land dispute with my uncle be settled this year?',
    hi: 'क्या चाचा से ज़मीन का झगड़ा इस साल निपटेगा?',
    hinglish: 'kya chacha se zameen ka jhagda is saal niptega',
  },
  {
    en: 'How will my daughter do in her school exams?',
    hi: 'मेरी बेटी की स्कूल की परीक्षा कैसी रहेगी?',
    hinglish: 'meri beti ki school ki pariksha kaisi rahegi',
  },
  {
    en: 'What does the sky say about my friendships?',
    hi: 'मेरी दोस्तियों के बारे में कुंडली क्या कहती है?',
    hinglish: 'meri dostiyon ke baare mein kundli kya kehti hai',
  },
  {
    en: 'Is a government job possible for me, and when?',
    hi: 'क्या सरकारी नौकरी हो सकती है, और कब?',
    hinglish: 'kya sarkari naukri ho sakti hai, aur kab',
  },
  {
    en: 'How can I find more peace of mind?',
    hi: 'मन की शांति कैसे मिले?',
    hinglish: 'man ki shanti kaise mile',
  },
]
