/**
 * The tables of the eight kutas (Muhurta Chintamani, ch. 6, Vivaha, with the Piyushadhara). Where the
 * printed tables differ from one another, the one taken is named beside it.
 */
import type { BilingualText } from '../sky/types.ts'
import { bilingual } from '../sky/bilingual.ts'

/** By sign: the four classes of temperament, highest first. A name for work and disposition, not for birth. */
export const varnas = [
  bilingual('Brahmin (learning)', 'ब्राह्मण (विद्या)'),
  bilingual('Kshatriya (courage)', 'क्षत्रिय (पराक्रम)'),
  bilingual('Vaishya (enterprise)', 'वैश्य (उद्यम)'),
  bilingual('Shudra (service)', 'शूद्र (सेवा)'),
] as const
/** From Mesha: fire signs Kshatriya, earth Vaishya, air Shudra, water Brahmin. */
export const varnaOfRashi: readonly number[] = [1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0]

export const vashyas = [
  bilingual('Chatushpada (four-footed)', 'चतुष्पद'),
  bilingual('Manava (human)', 'मानव'),
  bilingual('Jalachara (of the water)', 'जलचर'),
  bilingual('Vanachara (of the forest)', 'वनचर'),
  bilingual('Keeta (insect)', 'कीट'),
] as const
/** From Mesha, first half and second half of the sign. Only Dhanu and Makara are of two kinds. */
export const vashyaOfRashi: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [1, 1],
  [1, 1],
  [4, 4],
  [1, 0],
  [0, 2],
  [1, 1],
  [2, 2],
]
/**
 * Rows the groom, columns the bride, in the order of `vashyas`. Friendship 2, sway with enmity 1, sway
 * with prey ½, enmity and prey 0 (Narada, as the Piyushadhara gives him); the table is the one of the
 * almanacs of the north. Others differ by up to a point.
 */
export const vashyaPoints: readonly (readonly number[])[] = [
  [2, 1, 1, 0.5, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 1, 1],
  [0, 0, 0, 2, 0],
  [1, 1, 1, 0, 2],
]

export const taras = [
  bilingual('Janma', 'जन्म'),
  bilingual('Sampat', 'संपत्'),
  bilingual('Vipat', 'विपत्'),
  bilingual('Kshema', 'क्षेम'),
  bilingual('Pratyari', 'प्रत्यरि'),
  bilingual('Sadhaka', 'साधक'),
  bilingual('Vadha', 'वध'),
  bilingual('Mitra', 'मित्र'),
  bilingual('Ati-mitra', 'अतिमित्र'),
] as const
/** Numbers 1..9 of the taras that are held to hinder. */
export const hinderingTaras: ReadonlySet<number> = new Set([3, 5, 7])

export const yonis = [
  bilingual('horse', 'अश्व'),
  bilingual('elephant', 'गज'),
  bilingual('sheep', 'मेष'),
  bilingual('serpent', 'सर्प'),
  bilingual('dog', 'श्वान'),
  bilingual('cat', 'मार्जार'),
  bilingual('rat', 'मूषक'),
  bilingual('cow', 'गौ'),
  bilingual('buffalo', 'महिष'),
  bilingual('tiger', 'व्याघ्र'),
  bilingual('deer', 'मृग'),
  bilingual('monkey', 'वानर'),
  bilingual('mongoose', 'नकुल'),
  bilingual('lion', 'सिंह'),
] as const
/** From Ashwini. */
export const yoniOfNakshatra: readonly number[] = [
  0, 1, 2, 3, 3, 4, 5, 2, 5, 6, 6, 7, 8, 9, 8, 9, 10, 10, 4, 11, 12, 11, 13, 0, 13, 7, 1,
]
/**
 * Own kind 4, friendly 3, indifferent 2, unfriendly 1, sworn enemies 0; the same read from either side.
 * The text gives the sworn enemies; the grades between are those of the almanacs of the north.
 */
export const yoniPoints: readonly (readonly number[])[] = [
  [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 3, 3, 2, 1],
  [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
  [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
  [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
  [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
  [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
  [3, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
  [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
  [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
  [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
]

export const ganas = [
  bilingual('Deva (gentle)', 'देव'),
  bilingual('Manushya (worldly)', 'मनुष्य'),
  bilingual('Rakshasa (forceful)', 'राक्षस'),
] as const
/** From Ashwini. */
export const ganaOfNakshatra: readonly number[] = [
  0, 1, 2, 1, 0, 1, 0, 0, 2, 2, 1, 1, 0, 2, 0, 2, 0, 2, 2, 1, 1, 0, 2, 2, 1, 1, 0,
]
/** Rows the groom, columns the bride: Deva, Manushya, Rakshasa. Almanacs differ in the 5 and in the ones. */
export const ganaPoints: readonly (readonly number[])[] = [
  [6, 6, 1],
  [5, 6, 0],
  [1, 0, 6],
]

export const nadis = [
  bilingual('Adi (vata)', 'आदि (वात)'),
  bilingual('Madhya (pitta)', 'मध्य (पित्त)'),
  bilingual('Antya (kapha)', 'अंत्य (कफ)'),
] as const
const nadiOrder = [0, 1, 2, 2, 1, 0]
/** From Ashwini, there and back: Adi, Madhya, Antya, Antya, Madhya, Adi. */
export const nadiOfNakshatra = (nakshatra: number): number => nadiOrder[nakshatra % 6]!

export const kutaNames = {
  varna: bilingual('Varna (temperament)', 'वर्ण (स्वभाव)'),
  vashya: bilingual('Vashya (mutual sway)', 'वश्य (परस्पर प्रभाव)'),
  tara: bilingual('Tara (birth stars)', 'तारा (जन्म नक्षत्र)'),
  yoni: bilingual('Yoni (closeness)', 'योनि (आत्मीयता)'),
  grahaMaitri: bilingual('Graha Maitri (friendship of lords)', 'ग्रह मैत्री (राशि स्वामियों की मित्रता)'),
  gana: bilingual('Gana (nature)', 'गण (प्रकृति)'),
  bhakoot: bilingual('Bhakoot (Moon signs)', 'भकूट (चंद्र राशियाँ)'),
  nadi: bilingual('Nadi (constitution)', 'नाड़ी (शरीर प्रकृति)'),
} as const
export type KutaId = keyof typeof kutaNames

/** Muhurta Chintamani, with what the commentary or the almanacs add. */
const chintamani = (en: string, hi: string): BilingualText =>
  bilingual(`Muhurta Chintamani, ch. 6 (marriage): ${en}`, `मुहूर्त चिंतामणि, अध्याय 6 (विवाह): ${hi}`)
export const kutaSources: Record<KutaId, BilingualText> = {
  varna: chintamani('varna of the signs', 'राशियों के वर्ण'),
  vashya: chintamani(
    'vashya; points after Narada in the Piyushadhara, in the table of the northern almanacs (others differ)',
    'वश्य; अंक पीयूषधारा में नारद के अनुसार, उत्तर भारतीय पंचांगों की सारणी से (अन्य सारणियाँ भिन्न हैं)',
  ),
  tara: chintamani('tara, counted both ways', 'तारा, दोनों ओर से गिनी गई'),
  yoni: chintamani(
    'yoni and sworn enmities; the grades between from the northern almanacs',
    'योनि और महावैर; बीच के अंक उत्तर भारतीय पंचांगों से',
  ),
  grahaMaitri: chintamani(
    'friendship of the lords; natural friendship by Brihat Parashara Hora Shastra, ch. 3',
    'स्वामियों की मैत्री; नैसर्गिक मैत्री बृहत् पाराशर होरा शास्त्र, अध्याय 3 से',
  ),
  gana: chintamani(
    'ganas; points from the northern almanacs (others differ by a point)',
    'गण; अंक उत्तर भारतीय पंचांगों से (अन्य में एक अंक का अंतर)',
  ),
  bhakoot: chintamani('shadashtaka, navapanchama, dvirdvadasha', 'षडाष्टक, नवपंचम, द्विर्द्वादश'),
  nadi: chintamani('nadi', 'नाड़ी'),
}
