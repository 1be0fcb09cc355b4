import type { GrahaMeanings } from '../graha-meanings.ts'

/** Of a job that is looked for, and of a change to another. */
export const offerMeanings: GrahaMeanings = {
  sun: {
    favourable: [
      {
        en: 'those who choose take notice of the application',
        hi: 'चुनने वालों की नज़र अर्ज़ी पर जाती है',
      },
    ],
    patience: [
      { en: 'the one who decides keeps everybody waiting', hi: 'फ़ैसला करने वाला जवाब में देर करता है' },
    ],
  },
  moon: {
    favourable: [
      { en: 'the interview goes well from the first minute', hi: 'इंटरव्यू में बात अच्छी बनती है' },
    ],
    patience: [
      {
        en: 'plans change at the firm, and the call comes late',
        hi: 'कंपनी की योजना बदलती है और बुलावा देर से आता है',
      },
    ],
  },
  mars: {
    favourable: [
      {
        en: 'applying early and following up brings the call',
        hi: 'जल्दी आवेदन करने और पीछे लगे रहने से बुलावा आता है',
      },
    ],
    patience: [{ en: 'haste spoils an interview', hi: 'जल्दबाज़ी से इंटरव्यू बिगड़ता है' }],
  },
  mercury: {
    favourable: [
      { en: 'interviews go well and calls come back', hi: 'इंटरव्यू अच्छे जाते हैं और फ़ोन आता है' },
    ],
    patience: [{ en: 'applications stay without a reply', hi: 'अर्ज़ियों का जवाब नहीं आता' }],
  },
  jupiter: {
    favourable: [
      { en: 'a recommendation by somebody senior helps', hi: 'किसी वरिष्ठ की सिफ़ारिश काम आती है' },
    ],
    patience: [
      {
        en: 'a promised opening comes later than said',
        hi: 'जिस जगह का भरोसा मिला, वह देर से निकलती है',
      },
    ],
  },
  venus: {
    favourable: [{ en: 'an offer on better terms comes', hi: 'बेहतर शर्तों पर बुलावा आता है' }],
    patience: [{ en: 'offers come below what is hoped for', hi: 'बुलावे उम्मीद से कम तनख़्वाह के आते हैं' }],
  },
  saturn: {
    favourable: [
      {
        en: 'steady applying ends in a post that lasts',
        hi: 'लगातार कोशिश से टिकने वाली नौकरी मिलती है',
      },
    ],
    patience: [
      {
        en: 'several rounds pass before one ends in an offer',
        hi: 'कई इंटरव्यू के बाद ही एक जगह बात पक्की होती है',
      },
    ],
  },
  rahu: {
    favourable: [
      {
        en: 'an opening comes from a new field or a foreign firm',
        hi: 'नए क्षेत्र या विदेशी कंपनी से मौक़ा आता है',
      },
    ],
    patience: [
      {
        en: 'an offer that sounds too good has to be checked',
        hi: 'जो मौक़ा ज़रूरत से ज़्यादा अच्छा लगे, उसे परखना पड़ता है',
      },
    ],
  },
  ketu: {
    favourable: [
      { en: 'an old skill or contact opens the door', hi: 'पुराना हुनर या पुरानी पहचान काम आती है' },
    ],
    patience: [
      {
        en: 'a talk that went well stays without an answer',
        hi: 'अच्छी चली बात भी बिना जवाब के रह जाती है',
      },
    ],
  },
}
