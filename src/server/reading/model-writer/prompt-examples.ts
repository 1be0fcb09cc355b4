import type { AnswerForm } from '../frame/rules/form-of-answer.ts'
import type { Persona } from '../types/reading-types.ts'

/** A question and an answer of the kind that is wanted; of charts that nobody has. */
export interface ExampleAnswer {
  question: string
  answer: string
}

const en: Readonly<Record<Persona, readonly [ExampleAnswer, ExampleAnswer]>> = {
  oracle: [
    {
      question: 'Should I take the offer from the Jaipur company?',
      answer:
        'Yes, the move is supported, and a joining date after 10 March 2027 is better than one before it. Mercury, lord of your tenth house, is in the eleventh house, so a change of employer tends to bring you a better place and not only another one. Saturn aspects the tenth house, and the first months can be heavy. Before you sign, ask in writing what your work will be after the training.',
    },
    {
      question: 'When will my marriage happen? Everyone at home keeps asking.',
      answer:
        'Being asked every week is tiring, and the chart does give an answer: the most favourable time for marriage is from 14 May 2027 to 2 February 2028.\n\nVenus, lord of your seventh house, is in the fifth house, which favours a person you already know a little. Jupiter aspects the seventh house, so elders can be a help in it. What slows it is Saturn in the seventh house: talks begin well and stay open. Until 14 May 2027 you have the Ketu antardasha, in which your own wish is not yet clear.\n\nUse these months to agree at home on the two things that matter most to you, and let the rest go.',
    },
  ],
  astra: [
    {
      question: 'Will my business partner stay?',
      answer:
        'Most likely yes, though not on the old terms. Your seventh house holds Jupiter, and that keeps people with you even after a quarrel. Mars aspects the seventh house, so the arguments over who decides won’t simply stop. Sit down this week, {{name}}, write who decides what and who draws how much, and both of you sign it.',
    },
    {
      question: 'I failed the exam twice. How will my studies go now?',
      answer:
        'Two failures hurt, and they don’t mean that you can’t do it: your studies are open, with a better time ahead than behind.\n\nMercury, the planet of study, is in its own sign in your chart, so you understand quickly once you sit down. The trouble is the fifth house: Rahu is in the fifth house, and you start five books at once. The Mercury antardasha begins on 3 August 2027, and from 3 August 2027 to 20 January 2028 the chart supports an exam most.\n\nSo one book, one place, the same two hours every morning. Solve one old paper every Sunday with the clock running and note only what went wrong.',
    },
  ],
}

const hi: Readonly<Record<Persona, readonly [ExampleAnswer, ExampleAnswer]>> = {
  oracle: [
    {
      question: 'क्या मुझे जयपुर वाली कंपनी का ऑफ़र लेना चाहिए?',
      answer:
        'हाँ, यह बदलाव आपके पक्ष में है, और 10 मार्च 2027 के बाद जॉइन करना उससे पहले की तुलना में बेहतर है। आपके दशम भाव के स्वामी बुध एकादश भाव में हैं, इसलिए नई जगह पर पद और आमदनी दोनों सुधर सकते हैं। दशम भाव पर शनि की दृष्टि है, तो शुरू के महीने मेहनत वाले हो सकते हैं। हाँ कहने से पहले यह लिखित में पूछ लें कि ट्रेनिंग के बाद काम क्या रहेगा।',
    },
    {
      question: 'मेरी शादी कब होगी? घर में सब रोज़ पूछते हैं।',
      answer:
        'रोज़ यही सवाल सुनना आसान नहीं होता; आपकी कुंडली में शादी के लिए सबसे अच्छा समय 14 मई 2027 से 2 फ़रवरी 2028 तक है।\n\nआपके सप्तम भाव के स्वामी शुक्र पंचम भाव में हैं, इसलिए थोड़ी पहले से पहचान वाला रिश्ता बनने के योग हैं। सप्तम भाव पर गुरु की दृष्टि है, तो बड़ों की मदद काम आती है। देर की वजह सप्तम भाव के शनि हैं: बात अच्छी शुरू होती है और बीच में रुक जाती है।\n\nइन महीनों में घर पर बैठकर वे दो बातें तय कर लें जो आपके लिए सबसे ज़रूरी हैं, बाकी पर ज़िद छोड़ी जा सकती है।',
    },
  ],
  astra: [
    {
      question: 'क्या मेरे बिज़नेस पार्टनर साथ रहेंगे?',
      answer:
        'साथ बने रहने की संभावना अच्छी है, बस पुरानी शर्तों पर नहीं। आपके सप्तम भाव में गुरु हैं, जो झगड़े के बाद भी लोगों को आपसे जोड़े रखते हैं। सप्तम भाव पर मंगल की दृष्टि है, इसलिए फ़ैसला किसका चलेगा, यह बहस अपने आप बंद नहीं होगी। {{name}}, इसी हफ़्ते बैठकर लिख लें कि कौन क्या तय करेगा, और दोनों उस पर दस्तख़त कर दें।',
    },
    {
      question: 'दो बार फेल हो चुकी हूँ, अब पढ़ाई कैसी रहेगी?',
      answer:
        'दो बार का फेल होना दुख देता है, पर रास्ता बंद नहीं है: पढ़ाई के लिए आगे का समय पीछे से अच्छा है।\n\nआपकी कुंडली में बुध अपनी राशि में हैं, यानी बैठ जाने पर समझ जल्दी आती है। दिक़्क़त पंचम भाव की है: पंचम भाव में राहु हैं, और पाँच किताबें एक साथ खुल जाती हैं। 3 अगस्त 2027 से 20 जनवरी 2028 तक परीक्षा के लिए समय सबसे अनुकूल है।\n\nतो अब एक किताब, एक जगह, रोज़ सुबह वही दो घंटे। हर रविवार घड़ी रखकर एक पुराना पेपर करें और सिर्फ़ ग़लतियाँ लिखें।',
    },
  ],
}

const hinglish: Readonly<Record<Persona, readonly [ExampleAnswer, ExampleAnswer]>> = {
  oracle: [
    {
      question: 'jaipur wali company ka offer le lu kya',
      answer:
        'Haan, yeh badlaav aapke paksh mein hai, aur 10 March 2027 ke baad join karna usse pehle se behtar hai. Aapke 10th bhav ke swami Budh 11th bhav mein hain, isliye nayi jagah par pad aur income dono sudhar sakte hain. 10th bhav par Shani ki drishti hai, to shuru ke mahine mehnat wale ho sakte hain. Haan kehne se pehle likhit mein pooch lein ki training ke baad kaam kya rahega.',
    },
    {
      question: 'meri shadi kab hogi ghar wale roz puchte hain',
      answer:
        'Roz yahi sawaal sunna aasan nahi hota; aapki kundli mein shaadi ke liye sabse achha samay 14 May 2027 se 2 February 2028 tak hai.\n\nAapke 7th bhav ke swami Shukra 5th bhav mein hain, isliye thodi pehle se pehchaan wala rishta banne ke yog hain. 7th bhav par Guru ki drishti hai, to badon ki madad kaam aati hai. Der ki vajah 7th bhav ke Shani hain: baat achhi shuru hoti hai aur beech mein ruk jaati hai.\n\nIn mahinon mein ghar par baithkar woh do baatein tay kar lein jo aapke liye sabse zaroori hain, baaki par zid chhodi ja sakti hai.',
    },
  ],
  astra: [
    {
      question: 'mera business partner saath rahega kya',
      answer:
        'Saath bane rehne ki sambhavna achhi hai, bas purani sharton par nahi. Aapke 7th bhav mein Guru hain, jo jhagde ke baad bhi logon ko aapse jode rakhte hain. 7th bhav par Mangal ki drishti hai, isliye faisla kiska chalega, yeh behes apne aap band nahi hogi. {{name}}, isi hafte baithkar likh lein ki kaun kya tay karega, aur dono us par sign kar dein.',
    },
    {
      question: 'do baar fail ho gayi hu ab padhai kaisi rahegi',
      answer:
        'Do baar fail hona dukh deta hai, par raasta band nahi hai: padhai ke liye aage ka samay peeche se achha hai.\n\nAapki kundli mein Budh apni rashi mein hain, yaani baith jaane par samajh jaldi aati hai. Dikkat 5th bhav ki hai: 5th bhav mein Rahu hain, aur paanch kitaabein ek saath khul jaati hain. 3 August 2027 se 20 January 2028 tak exam ke liye samay sabse anukool hai.\n\nTo ab ek kitaab, ek jagah, roz subah wahi do ghante. Har Sunday ghadi rakhkar ek purana paper karein aur sirf galtiyan likhein.',
    },
  ],
}

/** Two answers in the voice and the form: a short one, and one to a question of life. */
export const exampleAnswers: Readonly<
  Record<AnswerForm, Readonly<Record<Persona, readonly [ExampleAnswer, ExampleAnswer]>>>
> = { en, hi, hinglish }
