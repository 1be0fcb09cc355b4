/** A piece of a sentence: a window of time ("1 May 2030 to 23 September 2030"), or what stands between. */
export interface DatePiece {
  text: string
  isWindow: boolean
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर'
const date = `(?:\\d{1,2} )?(?:${months})(?: \\d{4})?`
const dated = `(?:\\d{1,2} )?(?:${months}) \\d{4}`
const windows = new RegExp(`${date} (?:to|until|and|से|se) ${dated}`, 'gu')

/** Cuts a sentence at the windows of time in it. The pieces make up the sentence again. */
export function splitAtWindows(sentence: string): DatePiece[] {
  const pieces: DatePiece[] = []
  let at = 0
  for (const { 0: text, index } of sentence.matchAll(windows)) {
    if (index > at) pieces.push({ text: sentence.slice(at, index), isWindow: false })
    pieces.push({ text, isWindow: true })
    at = index + text.length
  }
  if (at < sentence.length) pieces.push({ text: sentence.slice(at), isWindow: false })
  return pieces
}
