import { exampleWords, howItWorksSteps } from '../../../words/home/home-example.ts'
import { useSay } from '../../core/language.tsx'
import { Fold } from './fold.tsx'

/** Four steps, numbered as an almanac numbers its tables. */
export function HowItWorks() {
  const say = useSay()
  return (
    <Fold title={say(exampleWords.howTitle)}>
      <ol className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {howItWorksSteps.map((step, place) => (
          <li key={step.title.en} className="flex gap-4 border-t border-rule py-4 lg:block lg:py-5">
            <span
              aria-hidden="true"
              className="display w-7 shrink-0 text-[2rem] leading-none text-sindoor lg:mb-3 lg:block"
            >
              {place + 1}
            </span>
            <div>
              <h3 className="text-h4">{say(step.title)}</h3>
              <p className="mt-1 text-soft">{say(step.text)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-soft">{say(exampleWords.howNote)}</p>
    </Fold>
  )
}
