import { Suspense, useState } from 'react'
import { chatToolWords } from '../../../words/chat/chat-tools.ts'
import { useSay } from '../../core/language.tsx'
import { ShareIcon } from '../../ui/icon/chat-icons.tsx'
import { lazyOnVisible } from '../../ui/lazy-on-visible.ts'
import type { Exchange } from '../conversation/exchange.ts'
import { IconButton } from './icon-button.tsx'

const ShareDialog = lazyOnVisible(() => import('./share-dialog.tsx'))

/** Opens the sheet in which an answer becomes a link. */
export function ShareButton({ exchange }: { exchange: Exchange }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={say(chatToolWords.share)}
        onPress={() => setOpen(true)}
        symbol={<ShareIcon className="size-5" />}
      />
      {open && (
        <Suspense fallback={null}>
          <ShareDialog exchange={exchange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
