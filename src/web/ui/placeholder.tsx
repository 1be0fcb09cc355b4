import { factWords } from '../../words/ui/fact.ts'
import { useSay } from '../core/language.tsx'

/** Grey lines where text is about to stand, in its own height, so that nothing jumps. */
export function Placeholder({ lines = 3, className = '' }: { lines?: number; className?: string }) {
  const say = useSay()
  return (
    <output className={`block animate-pulse ${className}`}>
      <span className="sr-only">{say(factWords.loading)}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          aria-hidden="true"
          className={`my-2 block h-4 rounded-md bg-rule ${line === lines - 1 ? 'w-3/5' : 'w-full'}`}
        />
      ))}
    </output>
  )
}
