import { handleMaxLength, handleMinLength } from '../../contract/core/constants.ts'
import { profileMessages as words } from '../../words/profile/profile-server.ts'
import { Refusal } from '../core/refusal.ts'

/** Letters and digits at both ends; one dot, underscore or hyphen at a time between them. */
const form = /^[a-z0-9](?:[._-]?[a-z0-9])*$/i
/** What speaks for the service, wherever it stands as a word of its own. */
const roles = 'admin|administrator|moderator|support|official|operator|helpdesk|customercare'
/** Our own names, and what makes an office of them. Drishti is also a person's name, astra part of shastra. */
const ours = 'drishti|oracle|astra|astrohub|system|mod|staff'
const office =
  'team|care|help|app|india|ai|the|real|astro|astrology|astrologer|service|services|desk|customer|bot|online|in|com|hq|chat|reader|guru|live|net|my|by|of|from'
const reservedWhole = new RegExp(
  `^(?:${office}|\\d)*(?:${roles}|${ours})(?:${office}|${roles}|${ours}|\\d)*$`,
)
const reservedWord = new RegExp(`^(?:${roles})\\d*$`)

/** The ways a handle is read: 0ra.cle as oracle, Adm1n as admin. */
function readingsOf(handle: string): string[] {
  const lower = handle.toLowerCase()
  const letters = lower
    .replaceAll('0', 'o')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('5', 's')
  return [
    lower,
    letters.replace(/[1|]/g, 'l'),
    letters.replace(/[1|l]/g, 'i'),
    letters.replaceAll('1', 'i'),
  ]
}

/** Whether somebody could speak for the service by this name. */
function isReserved(handle: string): boolean {
  return readingsOf(handle).some(
    (reading) =>
      reservedWhole.test(reading.replace(/[._-]/g, '')) ||
      reading.split(/[._-]/).some((word) => reservedWord.test(word)),
  )
}

/**
 * A handle as it is kept.
 *
 * @throws Refusal for one of the wrong form, or one that would be taken for the house's own.
 */
export function checkHandle(typed: string): string {
  const handle = typed.trim()
  if (!handle) throw new Refusal(words.handleRequired)
  if (handle.length < handleMinLength || handle.length > handleMaxLength || !form.test(handle))
    throw new Refusal(words.handleForm)
  if (isReserved(handle)) throw new Refusal(words.handleReserved)
  return handle
}
