/** Yogas, doshas and other matters that go by a name: how they are called, and the fact that knows them. */
import { yogaRules } from '@drishti/jyotish'

/** Fact id, or the beginning of it, by what people call the matter; never without "yoga" or "dosha" where the name is also a word. */
const doshas: Record<string, string> = {
  'dosha.manglik':
    'manglik, mangalik, manglik dosh, manglik dosha, mangal dosh, mangal dosha, kuja dosha, kuja dosh, मांगलिक, मांगलिक दोष, मंगल दोष, मंगली',
  'dosha.kaal-sarp':
    'kaal sarp, kal sarp, kaalsarp, kalsarp, kala sarpa, kaal sarp dosh, kaal sarp dosha, kaal sarp yog, kaal sarp yoga, kalsarp dosh, kalsarp yog, kala sarpa dosha, kala sarpa yoga, काल सर्प, कालसर्प, काल सर्प दोष, कालसर्प दोष, कालसर्प योग, काल सर्प योग',
  'dosha.pitra':
    'pitra dosh, pitra dosha, pitru dosh, pitru dosha, pitri dosh, pitri dosha, पितृ दोष, पितृदोष',
  'dosha.guru-chandal':
    'guru chandal, guru chandal dosh, guru chandal dosha, guru chandal yog, guru chandal yoga, guru chandala, गुरु चांडाल, गुरु चांडाल दोष, गुरु चांडाल योग',
  'dosha.ganda-moola':
    'gandmool, ganda moola, gand mool, gandmool dosh, gandmool dosha, ganda moola dosha, गंडमूल, गंड मूल, गंडमूल दोष, गंड मूल दोष',
  'dosha.nadi': 'nadi dosh, nadi dosha, नाड़ी दोष',
  'dosha.bhakoot': 'bhakoot dosh, bhakoot dosha, bhakut dosh, bhakut dosha, भकूट दोष',
  'milan.gana': 'gana kuta, gana koota, gan koot, गण कूट',
  'dosha.dhaiya': 'dhaiya, shani dhaiya, shani ki dhaiya, kantaka shani, ढैया, शनि की ढैया',
}

/** Names that mean the yoga even without the word. */
const standing: Record<string, string> = {
  gajakesari: 'gajakesari, gaja kesari, gajkesari, गजकेसरी, गज केसरी',
  'budha-aditya': 'budhaditya, budh aditya, budha aditya, बुधादित्य, बुध आदित्य',
  kemadruma: 'kemadruma, kemdrum, केमद्रुम',
  malavya: 'malavya, मालव्य',
  yogakaraka: 'yogakaraka, yogkarak, yoga karaka, योगकारक',
  'neecha-bhanga':
    'neecha bhanga, neech bhang, neechabhanga, neecha bhanga raja, neech bhang raj, नीचभंग, नीच भंग, नीचभंग राज, नीच भंग राज',
  'dharma-karmadhipati':
    'dharma karmadhipati, dharma karmadhipati raja, धर्म कर्माधिपति, धर्म कर्माधिपति राज',
  'chandra-mangala': 'chandra mangala, chandra mangal, चंद्र मंगल',
}

/** Names that are also words, and mean the yoga only with it. */
const withYoga: Record<string, string> = {
  adhi: 'adhi, अधि',
  amala: 'amala, अमला',
  anapha: 'anapha, अनफा',
  bhadra: 'bhadra, भद्र',
  bheri: 'bheri, भेरी',
  dhana: 'dhana, dhan, धन',
  durudhura: 'durudhura, दुरुधरा',
  hamsa: 'hamsa, hansa, हंस',
  harsha: 'harsha, हर्ष',
  kahala: 'kahala, काहल',
  lakshmi: 'lakshmi, laxmi, लक्ष्मी',
  parvata: 'parvata, पर्वत',
  raja: 'raja, raj, राज',
  ruchaka: 'ruchaka, ruchak, रुचक',
  sarala: 'sarala, सरल',
  saraswati: 'saraswati, sarasvati, सरस्वती',
  shakata: 'shakata, shakat, शकट',
  shasha: 'shasha, sasa, shash, शश',
  'shubha-kartari': 'shubha kartari, shubh kartari, शुभ कर्तरी',
  'papa-kartari': 'papa kartari, paap kartari, पाप कर्तरी',
  sunapha: 'sunapha, सुनफा',
  ubhayachari: 'ubhayachari, उभयचरी',
  vasi: 'vasi, vashi, वाशि',
  vasumati: 'vasumati, वसुमती',
  vesi: 'vesi, veshi, वेशि',
  vimala: 'vimala, विमल',
}

/** What no fact of ours tells: said of a chart, it is never borne. */
const untold =
  'yoga, yog, योग, dosha, dosh, दोष, mahapurusha, महापुरुष, vipreet, vipareeta, विपरीत राजयोग, shadbala, षड्बल, ashtakavarga, अष्टकवर्ग, arudha, uranus, neptune, pluto, chiron, gulika, mandi, यूरेनस, नेपच्यून, प्लूटो, करण, karana, gana, गण, rakshasa gana, lucky number, lucky numbers, lucky colour, lucky color, lucky day, lucky gem, gemstone, gemstones, ratna, रत्न, शुभ अंक, शुभ रंग, upapada, kp, atmakaraka, आत्मकारक, darakaraka'

/** The points of a match of two charts, of 36. */
const gunas =
  'gunas, guna milan, gun milan, gun milte, gun mile, gun mil, ashtakoot, ashtakoota, ashta koota, ashtakuta, out of 36, of 36, me se 36, 36 me se, 36 mein se, गुण मिलान, गुण मिलते, गुण मिले, गुण मिल, अष्टकूट, 36 में से'

/** Every other yoga that the engine knows, by the name that it gives it, only with the word. */
const ofEngine: readonly (readonly [name: string, id: string])[] = yogaRules.flatMap(
  ({ id, name }) =>
    id in standing || id in withYoga || /^(?:raja|dhana)-/.test(id)
      ? []
      : [`${name.en} yoga`, `${name.en} yog`, `${name.hi} योग`].map(
          (form) => [form.toLowerCase(), `yoga.${id}`] as const,
        ),
)

const spellingsOf = (names: string) => names.split(',').map((name) => name.trim())

/** Every name with the fact that knows it; `untold` where none does. */
export const yogaAndDoshaNames: readonly (readonly [name: string, id: string])[] = [
  ...Object.entries(doshas).flatMap(([id, names]) =>
    spellingsOf(names).map((name) => [name, id] as const),
  ),
  ...Object.entries({ ...standing, ...withYoga }).flatMap(([id, names]) =>
    spellingsOf(names).flatMap((name) =>
      [`${name} yoga`, `${name} yog`, `${name} योग`, ...(id in standing ? [name] : [])].map(
        (form) => [form, `yoga.${id}`] as const,
      ),
    ),
  ),
  ...ofEngine,
  ...spellingsOf('rajyoga, rajyog, raajyog, राजयोग').map((name) => [name, 'yoga.raja'] as const),
  ...spellingsOf(gunas).map((name) => [name, 'milan.total'] as const),
  ...spellingsOf(untold).map((name) => [name, 'untold'] as const),
]
