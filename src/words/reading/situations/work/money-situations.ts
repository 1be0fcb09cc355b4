import type { SituationTexts } from '../situation-texts.ts'

export const moneySituationTexts = {
  'lent-money': {
    outlook: {
      yes: {
        oracle: {
          en: 'The money you gave is likely to come back, most of it between {from} and {to}, if you ask for it in writing.',
          hi: 'दिया हुआ पैसा लौटने की उम्मीद अच्छी है, ज़्यादातर {from} से {to} के बीच, अगर उसे लिखकर माँगा जाए।',
        },
        astra: {
          en: 'Yes, I see your money returning, and {from} to {to} is the time to press for it, calmly and with dates.',
          hi: 'हाँ, आपका पैसा वापस आता दिखता है; {from} से {to} तक तारीख़ तय करके, शांति से माँगते रहें।',
        },
      },
      later: {
        oracle: {
          en: 'The money is more likely to return late than soon; the better time for recovery is {from} to {to}.',
          hi: 'पैसा लौटेगा तो देर से; वसूली का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Don’t count on it this season; between {from} and {to} you have a real chance of getting your money back.',
          hi: 'अभी उस पैसे के भरोसे न रहें; {from} से {to} के बीच वापस मिलने की अच्छी उम्मीद है।',
        },
      },
      slow: {
        oracle: {
          en: 'You may get back a part of this money, in small amounts, and only if you keep asking.',
          hi: 'इस पैसे का कुछ हिस्सा, थोड़ा-थोड़ा करके मिल सकता है, और वह भी माँगते रहने से।',
        },
        astra: {
          en: 'Some of your money can come back, but in pieces; agree on small monthly amounts instead of waiting for all of it.',
          hi: 'पैसा टुकड़ों में लौट सकता है; पूरे का इंतज़ार करने से अच्छा है कि हर महीने की छोटी रकम तय कर ली जाए।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the chart gives this money little chance to return, so lend nothing more and keep every proof.',
          hi: 'अभी इस पैसे के लौटने के आसार कम हैं; और उधार न दें, और हर सबूत संभालकर रखें।',
        },
        astra: {
          en: 'I would not build any plan on this money just now; guard what you have and keep the messages as proof.',
          hi: 'अभी कोई योजना इस पैसे के भरोसे न बनाएँ; जो पास है उसे बचाएँ और मैसेज सबूत के तौर पर रखें।',
        },
      },
    },
    advice: [
      {
        en: 'Send one polite written message with the amount and a date, so that there is a record of it.',
        hi: 'रकम और तारीख़ लिखकर एक विनम्र मैसेज भेजें, ताकि बात लिखित में रहे।',
        for: ['meeting'],
      },
      {
        en: 'Ask an elder whom both of you respect to be present when you talk about it.',
        hi: 'बात करते समय किसी ऐसे बड़े को साथ बैठाएँ जिनकी दोनों इज़्ज़त करते हों।',
        for: ['couple'],
      },
      {
        en: 'Note down how you paid it and keep the bank entry or message: a lawyer’s notice needs it.',
        hi: 'पैसा कैसे दिया था, लिख लें और बैंक की एंट्री या मैसेज रखें: वकील के नोटिस में यही काम आता है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
