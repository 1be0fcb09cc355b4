/** Turns a reader's eye: bidirectional controls, tags, fillers, and what has no width. */
const invisible = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
const controls = /[^\P{Cc}\n]/gu
/** Joiners mean something within Indian scripts only. */
const strayJoiners = /(?<![\u0900-\u0dff])(?:\u200c|\u200d)|(?:\u200c|\u200d)(?![\u0900-\u0dff])/g
/** A letter may carry a few marks, not a tower of them. */
const towers = /(\p{M}{4})\p{M}+/gu

/**
 * What people wrote, as text: line ends as \n, at most one empty line between two; nothing that hides
 * or turns letters round. Markup stays what it is, letters: pages never read it as anything else.
 */
export function cleanText(text: string): string {
  // \s takes a byte order mark for a space.
  return plain(text.replaceAll('\ufeff', '').replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return plain(text.replaceAll('\ufeff', '').replace(/\s+/g, ' ')).replace(/\s+/g, ' ').trim()
}

function plain(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(controls, ' ')
    .replace(invisible, '')
    .replace(strayJoiners, '')
    .replace(towers, '$1')
}
