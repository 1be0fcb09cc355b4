import type { LocalizedText } from '../say.ts'

const line = (en: string, hi: string): LocalizedText => ({ en, hi })

/**
 * What comes of the Moon's house from one's own Moon, first to twelfth: clauses without an end, two for each.
 * The Moon stays in a sign for two sunrises or three, and no two days running have the same one.
 */
export const dayMoonClauses: readonly (readonly [LocalizedText, LocalizedText])[] = [
  [
    line(
      'you feel at ease with yourself and know what you need',
      'मन हल्का रहता है और समझ आता है कि आपको क्या चाहिए',
    ),
    line(
      'your mood carries over to others, and your word counts',
      'आपके मन और आपकी बात का असर लोगों पर पड़ता है',
    ),
  ],
  [
    line(
      'think once more before you speak or spend',
      'बोलने और ख़र्च करने से पहले एक बार और सोच लेना अच्छा है',
    ),
    line('family and accounts want a little of your time', 'परिवार और हिसाब-किताब थोड़ा समय माँगते हैं'),
  ],
  [
    line(
      'calls, short trips and bold requests go well',
      'फ़ोन, छोटी यात्राएँ और हिम्मत के काम अच्छे रहते हैं',
    ),
    line('you have the courage for what you kept putting off', 'टलते आ रहे काम के लिए हिम्मत मिलती है'),
  ],
  [
    line(
      'the heart is at home, and an hour of quiet does you good',
      'मन घर में रमता है और एक घंटे की शांति अच्छी लगती है',
    ),
    line(
      'things at home come first, and the rest can wait a little',
      'घर के काम पहले आते हैं, बाक़ी थोड़ा रुक सकते हैं',
    ),
  ],
  [
    line(
      'ideas come easily, and decisions can wait a day',
      'नए विचार आसानी से आते हैं, और फ़ैसले एक दिन रुक सकते हैं',
    ),
    line('children, study or a hobby bring some joy', 'बच्चों, पढ़ाई या किसी शौक़ से ख़ुशी मिलती है'),
  ],
  [
    line('work that has waited gets done', 'रुके हुए काम निपट जाते हैं'),
    line(
      'you have strength for the work that others avoid',
      'जिस काम से लोग बचते हैं, उसके लिए भी ताक़त रहती है',
    ),
  ],
  [
    line('meetings go well, and company does you good', 'मुलाक़ातें अच्छी रहती हैं और लोगों का साथ भाता है'),
    line('it is easier than usual to come to an agreement', 'सामने वाले से सहमति आसानी से बनती है'),
  ],
  [
    line(
      'what is left over can wait, and a free evening does you good',
      'जो काम रह जाए वह रुक सकता है, और ख़ाली शाम अच्छी लगती है',
    ),
    line(
      'quiet work goes better than anything done in a hurry',
      'चुपचाप किया काम जल्दबाज़ी से बेहतर निकलता है',
    ),
  ],
  [
    line('elders and teachers have good advice for you', 'बड़ों और गुरुजनों से अच्छी सलाह मिलती है'),
    line(
      'a longer view helps, and there is something new to learn',
      'दूर की सोच काम आती है और कुछ नया सीखने को मिलता है',
    ),
  ],
  [
    line('your work moves on and is noticed', 'काम आगे बढ़ता है और लोगों की नज़र में आता है'),
    line('your effort is seen by those who decide', 'आपकी मेहनत फ़ैसला करने वालों को दिखती है'),
  ],
  [
    line('friends help, and small gains come in', 'दोस्तों का साथ मिलता है और छोटे-छोटे लाभ होते हैं'),
    line(
      'an old wish moves a step on, often through somebody you know',
      'कोई पुरानी इच्छा किसी परिचित के सहारे एक क़दम आगे बढ़ती है',
    ),
  ],
  [
    line('spend less than planned, and rest more', 'ख़र्च कम और आराम ज़्यादा करना अच्छा है'),
    line(
      'time by yourself does you more good than company',
      'भीड़ से ज़्यादा अपने साथ बिताया समय अच्छा लगता है',
    ),
  ],
]

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The second sentence of a day: the Moon’s house and what comes of it (a clause), in several wordings. */
export const toneMoonLines = [
  {
    en: (house: string, clause: string) =>
      `The Moon is in the ${house} from your birth Moon: ${clause}.`,
    hi: (house: string, clause: string) => `चंद्रमा आपकी राशि से ${house} में हैं: ${clause}।`,
  },
  {
    en: (house: string, clause: string) =>
      `With the Moon in the ${house} from your birth Moon, ${clause}.`,
    hi: (house: string, clause: string) => `आपकी राशि से ${house} में चंद्रमा के होने से ${clause}।`,
  },
  {
    en: (house: string, clause: string) =>
      `${capital(clause)}: the Moon is in the ${house} from your birth Moon.`,
    hi: (house: string, clause: string) => `${clause}: चंद्रमा आपकी राशि से ${house} में हैं।`,
  },
]
