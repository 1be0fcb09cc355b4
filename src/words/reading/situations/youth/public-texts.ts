import type { SituationTexts } from '../situation-texts.ts'

export const publicTexts = {
  'others-fame': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, the name should become known; {from} to {to} is when people begin to notice.',
          hi: 'हाँ, नाम होना चाहिए; लोगों की नज़र {from} से {to} के बीच पड़ने लगेगी।',
        },
        astra: {
          en: 'I see that name on a poster, small at first, between {from} and {to}.',
          hi: '{from} से {to} के बीच वह नाम पोस्टर पर दिखता है, पहले छोटे अक्षरों में।',
        },
      },
      later: {
        oracle: {
          en: 'Fame comes later than talent here: the first real stage is between {from} and {to}.',
          hi: 'हुनर पहले, नाम बाद में: पहला असली मंच {from} से {to} के बीच है।',
        },
        astra: {
          en: 'Let the work ripen; between {from} and {to} somebody who matters listens.',
          hi: 'काम को पकने दें; {from} से {to} के बीच कोई सुनने वाला सुनेगा।',
        },
      },
      slow: {
        oracle: {
          en: 'Known in the district and among those who care for the art; how far beyond depends on years of practice, and no date stands out.',
          hi: 'ज़िले में और क़द्रदानों में पहचान बनेगी; उससे आगे कितना, यह बरसों के अभ्यास पर है, कोई तारीख़ अलग से नहीं दिखती।',
        },
        astra: {
          en: 'The name will be known near home; how far beyond I can’t say, but the spark is true.',
          hi: 'नाम घर के आसपास होगा; उससे आगे कितना, यह नहीं कहा जा सकता, पर चिंगारी सच्ची है।',
        },
      },
      hard: {
        oracle: {
          en: 'A big name isn’t to be seen just now; let the art stay, and beside it studies or a job that feeds.',
          hi: 'अभी बड़ा नाम नहीं दिखता; कला बनी रहे, और साथ में पढ़ाई या रोटी देने वाला काम।',
        },
        astra: {
          en: 'No big name yet; clap at home, it carries further than a reel.',
          hi: 'अभी बड़ा नाम नहीं; घर की ताली किसी रील से दूर तक जाती है।',
        },
      },
    },
    advice: [
      {
        en: 'Enter one real contest this year: district, school, All India Radio or a youth festival.',
        hi: 'इस साल एक सच्ची प्रतियोगिता में उतारें: ज़िला, स्कूल, आकाशवाणी या युवा महोत्सव।',
      },
      {
        en: 'Pay no one for a “selection” or an album; real auditions take no fee.',
        hi: 'चुने जाने या गाना निकालने के लिए किसी को पैसे न दें; असली ऑडिशन में फ़ीस नहीं लगती।',
      },
      {
        en: 'Find a teacher first and followers after.',
        hi: 'पहले अच्छा सिखाने वाला ढूँढें, फ़ॉलोअर बाद में।',
      },
      {
        en: 'Keep a recording of each year’s best piece.',
        hi: 'हर साल की सबसे अच्छी प्रस्तुति की रिकॉर्डिंग रखें।',
      },
    ],
  },
  'others-election': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'The chances of winning are good, and better still if the count falls between {from} and {to}.',
          hi: 'जीत के आसार अच्छे हैं, और गिनती {from} से {to} के बीच पड़े तो और अच्छे।',
        },
        astra: {
          en: 'I see a win: the drums are before that door, most of all between {from} and {to}.',
          hi: 'जीत दिखती है: ढोल उसी दरवाज़े पर, सबसे ज़्यादा {from} से {to} के बीच।',
        },
      },
      later: {
        oracle: {
          en: 'Not the surest time: a win looks likelier in what is held between {from} and {to}.',
          hi: 'अभी सबसे पक्का समय नहीं: {from} से {to} के बीच के चुनाव में जीत ज़्यादा दिखती है।',
        },
        astra: {
          en: 'The wind turns that way between {from} and {to}, and not before.',
          hi: 'हवा {from} से {to} के बीच उधर मुड़ेगी, पहले नहीं।',
        },
      },
      slow: {
        oracle: {
          en: 'It is close, and a few houses decide it; no date speaks for one side.',
          hi: 'मुक़ाबला काँटे का है, फ़ैसला थोड़े से घरों के हाथ में है; कोई तारीख़ किसी एक ओर नहीं बोलती।',
        },
        astra: {
          en: 'Too near to call; those who have not yet been asked will decide.',
          hi: 'कहना मुश्किल है; जिनसे अब तक किसी ने पूछा नहीं, वही तय करेंगे।',
        },
      },
      hard: {
        oracle: {
          en: 'The other side looks stronger this time; stake the name and not the land.',
          hi: 'इस बार दूसरा पक्ष भारी दिखता है; नाम दाँव पर लगाएँ, ज़मीन नहीं।',
        },
        astra: {
          en: 'No win to be seen this time; good work in these years would bring it the next.',
          hi: 'इस बार जीत नहीं दिखती; इन सालों का काम अगली बार दिलाएगा।',
        },
      },
    },
    advice: [
      {
        en: 'Count houses and not crowds: who comes to vote, who is away, who is owed a visit.',
        hi: 'भीड़ नहीं, घर गिनें: कौन वोट डालने आता है, कौन बाहर है, किसके घर जाना बाक़ी है।',
      },
      {
        en: 'Set a limit to the spending before the form is filled, and borrow nothing for it.',
        hi: 'पर्चा भरने से पहले ख़र्च की हद तय करें, और इसके लिए उधार न लें।',
      },
      {
        en: 'Whoever wins, stay on greeting terms; a village is small.',
        hi: 'जीते कोई भी, दुआ-सलाम बनी रहे; गाँव छोटा होता है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
