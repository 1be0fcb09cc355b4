import type { GrahaMeanings } from './graha-meanings.ts'

/** Of a thing that is lost. */
export const findMeanings: GrahaMeanings = {
  sun: {
    favourable: [
      { en: 'it lies where it can be seen, and not far off', hi: 'चीज़ सामने की जगह पर है, दूर नहीं' },
    ],
    patience: [
      {
        en: 'whoever keeps what is found has to be asked twice',
        hi: 'जिसके पास जमा हो, उससे दो बार पूछना पड़ता है',
      },
    ],
  },
  moon: {
    favourable: [
      {
        en: 'it is not far, or somebody of the family has seen it',
        hi: 'चीज़ दूर नहीं गई है, या अपनों में से किसी ने देखी है',
      },
    ],
    patience: [
      {
        en: 'the place where it was last is remembered wrongly',
        hi: 'आख़िरी जगह ठीक से याद नहीं आती',
      },
    ],
  },
  mars: {
    favourable: [{ en: 'a quick search finds it', hi: 'जल्दी ढूँढने से मिल जाती है' }],
    patience: [{ en: 'hurry makes one look past it', hi: 'जल्दबाज़ी में नज़र उस पर नहीं पड़ती' }],
  },
  mercury: {
    favourable: [{ en: 'asking around brings word of it', hi: 'पूछताछ से पता चल जाता है' }],
    patience: [
      {
        en: 'it lies among papers or small things and is passed over',
        hi: 'काग़ज़ों या छोटी चीज़ों में दबी रह जाती है',
      },
    ],
  },
  jupiter: {
    favourable: [{ en: 'an honest person gives it back', hi: 'कोई ईमानदार आदमी लौटा देता है' }],
    patience: [
      {
        en: 'it comes back late, when the search is nearly given up',
        hi: 'देर से मिलती है, जब ढूँढना लगभग छूट चुका हो',
      },
    ],
  },
  venus: {
    favourable: [{ en: 'it is safe and not damaged', hi: 'चीज़ सलामत है, टूटी नहीं' }],
    patience: [
      { en: 'it is covered by clothes or soft things', hi: 'कपड़ों या नरम चीज़ों में दबी रहती है' },
    ],
  },
  saturn: {
    favourable: [
      { en: 'it turns up in an old or low place', hi: 'किसी पुरानी या नीची जगह पर मिल जाती है' },
    ],
    patience: [{ en: 'the search takes long', hi: 'ढूँढने में समय लगता है' }],
  },
  rahu: {
    favourable: [{ en: 'a stranger leads to it', hi: 'किसी अनजान से पता चलता है' }],
    patience: [
      { en: 'somebody else may have picked it up', hi: 'किसी और ने उठा ली हो, ऐसा हो सकता है' },
    ],
  },
  ketu: {
    favourable: [{ en: 'it comes to light by chance', hi: 'अचानक सामने आ जाती है' }],
    patience: [{ en: 'it lies hidden in a corner', hi: 'किसी कोने में छिपी रहती है' }],
  },
}
