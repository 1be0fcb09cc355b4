import { handleMaxLength, handleMinLength } from '../../contract/core/constants.ts'
import { profileMessages as words } from '../../words/profile/profile-server.ts'
import { Refusal } from '../core/refusal.ts'

/** Letters and digits at both ends; one dot, underscore or hyphen at a time between them. */
const form = /^[a-z0-9](?:[._-]?[a-z0-9])*$/i
/** Names by which somebody could speak for the house. */
const reservedNames =
  /drishti|oracle|astra(?!l|ea)|admin|moderat|support|official|operator|helpdesk|system/i

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
  // 0ra.cle reads as oracle.
  const read = handle.toLowerCase().replace(/[._-]/g, '').replace(/0/g, 'o').replace(/[1|]/g, 'l')
  if (reservedNames.test(read) || reservedNames.test(read.replace(/l/g, 'i')))
    throw new Refusal(words.handleReserved)
  return handle
}
