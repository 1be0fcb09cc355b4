import { bilingual } from '../sky/bilingual.ts'
import type { BilingualText } from '../sky/types.ts'

type Cells = [id: string, en: string, hi: string]

/** Of the bright halves, Chaitra to Phalguna. */
const bright: Cells[] = [
  ['kamada', 'Kamada', 'कामदा'],
  ['mohini', 'Mohini', 'मोहिनी'],
  ['nirjala', 'Nirjala', 'निर्जला'],
  ['devshayani', 'Devshayani', 'देवशयनी'],
  ['shravana-putrada', 'Shravana Putrada', 'श्रावण पुत्रदा'],
  ['parivartini', 'Parivartini', 'परिवर्तिनी'],
  ['papankusha', 'Papankusha', 'पापांकुशा'],
  ['dev-uthani', 'Dev Uthani', 'देवउठनी'],
  ['mokshada', 'Mokshada', 'मोक्षदा'],
  ['pausha-putrada', 'Pausha Putrada', 'पौष पुत्रदा'],
  ['jaya', 'Jaya', 'जया'],
  ['amalaki', 'Amalaki', 'आमलकी'],
]
/** Of the dark halves that follow them, counted amanta. */
const dark: Cells[] = [
  ['varuthini', 'Varuthini', 'वरूथिनी'],
  ['apara', 'Apara', 'अपरा'],
  ['yogini', 'Yogini', 'योगिनी'],
  ['kamika', 'Kamika', 'कामिका'],
  ['aja', 'Aja', 'अजा'],
  ['indira', 'Indira', 'इंदिरा'],
  ['rama', 'Rama', 'रमा'],
  ['utpanna', 'Utpanna', 'उत्पन्ना'],
  ['saphala', 'Saphala', 'सफला'],
  ['shattila', 'Shattila', 'षटतिला'],
  ['vijaya', 'Vijaya', 'विजया'],
  ['papmochani', 'Papmochani', 'पापमोचनी'],
]
const added: [bright: Cells, dark: Cells] = [
  ['padmini', 'Padmini', 'पद्मिनी'],
  ['parama', 'Parama', 'परमा'],
]

/** The name of an Ekadashi by its amanta month, half and whether the month is added (Padma Purana, Uttara Khanda). */
export function ekadashiName(
  month: number,
  isDark: boolean,
  adhika: boolean,
): { id: string; name: BilingualText } {
  const [id, en, hi] = adhika ? added[isDark ? 1 : 0] : (isDark ? dark : bright)[month - 1]!
  return { id: `${id}-ekadashi`, name: bilingual(`${en} Ekadashi`, `${hi} एकादशी`) }
}
