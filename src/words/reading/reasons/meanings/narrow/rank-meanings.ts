import type { GrahaMeanings } from '../graha-meanings.ts'

/** Of a promotion. */
export const rankMeanings: GrahaMeanings = {
  sun: {
    favourable: [{ en: 'those above see the work', hi: 'काम ऊपर वालों को दिखता है' }],
    patience: [{ en: 'a senior’s pride holds it back', hi: 'किसी बड़े अधिकारी के अहं से बात रुकती है' }],
  },
  moon: {
    favourable: [{ en: 'the team speaks well of the work', hi: 'साथ वाले काम की तारीफ़ करते हैं' }],
    patience: [
      {
        en: 'seniors change, and their opinion with them',
        hi: 'अधिकारी बदलते हैं, और उनके साथ राय भी',
      },
    ],
  },
  mars: {
    favourable: [{ en: 'a hard task taken on is rewarded', hi: 'हाथ में लिया कठिन काम फल देता है' }],
    patience: [{ en: 'a clash with a senior counts against it', hi: 'ऊपर वाले से टकराव आड़े आता है' }],
  },
  mercury: {
    favourable: [
      { en: 'results that are written down count', hi: 'काम का लिखा हुआ हिसाब गिना जाता है' },
    ],
    patience: [{ en: 'the papers for it move slowly', hi: 'इसके काग़ज़ धीरे चलते हैं' }],
  },
  jupiter: {
    favourable: [{ en: 'a senior recommends the name', hi: 'कोई वरिष्ठ नाम आगे बढ़ाता है' }],
    patience: [{ en: 'the recommendation comes late', hi: 'सिफ़ारिश देर से आती है' }],
  },
  venus: {
    favourable: [{ en: 'good terms with everybody help', hi: 'सबसे अच्छे संबंध काम आते हैं' }],
    patience: [
      {
        en: 'somebody who is liked better is put first',
        hi: 'जिसे ज़्यादा पसंद करते हैं, उसे आगे किया जाता है',
      },
    ],
  },
  saturn: {
    favourable: [{ en: 'the years of service are counted', hi: 'सेवा के साल गिने जाते हैं' }],
    patience: [{ en: 'the turn comes after that of others', hi: 'बारी औरों के बाद आती है' }],
  },
  rahu: {
    favourable: [{ en: 'a new post or rule opens a place', hi: 'नया पद या नया नियम जगह बनाता है' }],
    patience: [{ en: 'office politics gets in between', hi: 'दफ़्तर की राजनीति बीच में आती है' }],
  },
  ketu: {
    favourable: [
      {
        en: 'special knowledge is needed, and noticed',
        hi: 'ख़ास जानकारी की ज़रूरत पड़ती है, और वह दिखती है',
      },
    ],
    patience: [{ en: 'good work goes unseen for a while', hi: 'अच्छा काम कुछ समय दिखता नहीं' }],
  },
}
