/** The server's sentence on where a code went; where it names the stand-in inbox, with a link there. */
export function SentMessage({ text }: { text: string }) {
  const [before, path, after] = text.split(/(\/dev\/inbox)/)
  if (!path) return text
  return (
    <>
      {before}
      <a lang="en" href={path} target="_blank" rel="noreferrer" className="text-action underline">
        {path}
      </a>
      {after}
    </>
  )
}
