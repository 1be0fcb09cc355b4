import { shareWords as words } from '../../../words/ui/share.ts'
import { useSay } from '../../core/language.tsx'
import { toast } from '../overlay/toast.ts'
import { useHydrated } from '../use-hydrated.ts'
import { fetchPicture, openShareSheet, type Shared } from './share-picture.ts'

export interface ShareLinksProps extends Shared {
  /** One under the other, as in a menu. */
  isList?: boolean
}

const beside =
  'inline-flex min-h-12 items-center rounded-md border border-edge px-3 text-fine font-semibold text-ink hover:bg-wash'
const below = 'flex min-h-11 w-full items-center px-4 text-left text-ink hover:bg-wash'

/**
 * WhatsApp by a plain link, copy, and the phone's own sheet with a picture where there is one. What is
 * passed on holds nothing of anybody but what `text` says.
 */
export default function ShareLinks({ isList = false, ...shared }: ShareLinksProps) {
  const say = useSay()
  const isHydrated = useHydrated()
  const { text, link, picture } = shared
  const style = isList ? below : beside
  const copy = () => {
    const copying = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('none'))
    copying.then(
      () => toast(say(words.copied), 'success'),
      () => toast(say(words.failed), 'error'),
    )
  }
  return (
    <>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={style}
      >
        {say(words.whatsapp)}
      </a>
      <button type="button" className={`noscript:hidden ${style}`} onClick={copy}>
        {say(words.copy)}
      </button>
      {isHydrated && 'share' in navigator && (
        <button
          type="button"
          className={style}
          onPointerDown={() => void fetchPicture(picture)}
          onClick={() => void openShareSheet(shared)}
        >
          {say(words.send)}
        </button>
      )}
    </>
  )
}
