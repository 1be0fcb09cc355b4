import { Fragment } from 'react'
import { detectLanguage } from './detect-language.ts'

const links = /https?:\/\/[^\s<>"'`\\^{}|]+/gi
/** What ends a sentence and not an address. */
const trailing = /[.,;:!?)\]।]+$/

/** What people wrote, as text: lines kept, links that vouch for nothing, nothing else read as markup. */
export function UserText({ text, className = '' }: { text: string; className?: string }) {
  const parts = []
  let from = 0
  for (const match of text.matchAll(links)) {
    const address = match[0].replace(trailing, '')
    if (!URL.canParse(address)) continue
    parts.push(text.slice(from, match.index))
    parts.push(
      <a
        href={address}
        rel="nofollow ugc noopener noreferrer"
        className="text-action underline underline-offset-4"
      >
        {address}
      </a>,
    )
    from = match.index + address.length
  }
  parts.push(text.slice(from))
  return (
    <p
      dir="auto"
      lang={detectLanguage(text)}
      className={`whitespace-pre-line wrap-anywhere ${className}`}
    >
      {parts.map((part, i) => (
        <Fragment key={i}>{part}</Fragment>
      ))}
    </p>
  )
}
