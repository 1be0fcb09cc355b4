import type { ReactNode } from 'react'
import { balanceWords as words } from '../../words/wallet/balance.ts'
import type { LocalizedText } from '../../words/say.ts'
import { useSay } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { Column } from '../ui/page.tsx'

/**
 * A list of what has been done, or what there is to do while it is empty.
 *
 * @param problem why there is no list: the server's sentence, or '' where it said none.
 */
export function HistoryPage({
  title,
  problem,
  none,
  wayOn,
  children,
}: {
  title: LocalizedText
  problem?: string | undefined
  none: LocalizedText
  wayOn: { to: string; label: LocalizedText }
  children: ReactNode[]
}) {
  const say = useSay()
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(title)}</h1>
      {problem !== undefined ? (
        <p className="mt-6">{problem || say(words.noRecord)}</p>
      ) : children.length === 0 ? (
        <>
          <p className="mt-6">{say(none)}</p>
          <ButtonLink to={wayOn.to} wide className="mt-6">
            {say(wayOn.label)}
          </ButtonLink>
        </>
      ) : (
        <ul className="mt-6 border-t border-rule">{children}</ul>
      )}
    </Column>
  )
}
