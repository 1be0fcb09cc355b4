import sanitizeHtml from 'sanitize-html'

/**
 * What a post may hold: the marks of an article, and nothing that runs, frames, floats or styles.
 * Headings go down by one, because the page has its own first. Links away from us pass nothing on;
 * pictures come only from the source's own host, through ours.
 *
 * @param pictureAddress gives our address of a picture's source, or null to leave it out.
 */
export function cleanHtml(
  dirty: string,
  pictureAddress: (source: string) => string | null = () => null,
): string {
  return sanitizeHtml(dirty, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'h5', 'p', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption'],
      ...['a', 'strong', 'em', 'b', 'i', 'sup', 'sub', 'br', 'hr', 'img', 'code', 'pre'],
      ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
    ],
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      h6: 'h5',
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href, ...(/^https?:/i.test(href) && { rel: 'nofollow noopener' }) },
      }),
      img: (tagName, { src = '', alt = '', width = '', height = '' }) => {
        const address = pictureAddress(src)
        const hasSize = /^\d{1,5}$/.test(width) && /^\d{1,5}$/.test(height)
        return {
          tagName,
          attribs: { src: address ?? '', alt, loading: 'lazy', ...(hasSize && { width, height }) },
        }
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  })
}

/** The words of some HTML, on one line, still escaped: for titles. */
export function plainHtml(dirty: string): string {
  return sanitizeHtml(dirty, { allowedTags: [], allowedAttributes: {} }).replace(/\s+/g, ' ').trim()
}

/** An excerpt: paragraphs' words only, cut at a word within `most` characters. */
export function excerptHtml(dirty: string, characterLimit = 220): string {
  // WordPress ends its excerpts with [&hellip;] or a "read on" link.
  const text = plainHtml(dirty).replace(/\s*(?:\[?(?:…|&hellip;)\]?|\.\.\.)\s*$/u, '…')
  if (text.length <= characterLimit) return text
  const cut = text.slice(0, characterLimit)
  // Neither half a word nor half an escaped sign.
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/&[a-z#0-9]*$/i, '')}…`
}
