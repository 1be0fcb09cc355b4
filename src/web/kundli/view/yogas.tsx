import type {
  DoshaShown,
  KundliPageData,
  YogaOrDosha,
} from '../../../contract/kundli/kundli-page.ts'
import {
  dashaSpan,
  kundliPageWords as words,
  absentDoshasTemplate,
  undecidedMessage,
  yogaNamed,
} from '../../../words/kundli/kundli-page.ts'
import { useSay } from '../../core/language.tsx'
import type { LocalizedTemplate } from '../../../words/say.ts'
import { Term, isTerm } from '../../ui/text/term.tsx'
import { Disclosure } from '../../ui/text/disclosure.tsx'

/** The yogas that hold, each opening to its rule, what makes it and what weakens it. */
export function Yogas({ kundli }: { kundli: KundliPageData }) {
  const say = useSay()
  return (
    <>
      <p className="mb-4 text-soft">
        <Term name="yoga" />. {say(kundli.time_known ? words.yogasLead : words.yogasDay)}
      </p>
      {kundli.yogas.length === 0 && <p>{say(words.yogasNone)}</p>}
      <YogaList items={kundli.yogas} />
    </>
  )
}

/** The doshas that are there, then by name those that are not, and Sade Sati by its dates. */
export function Doshas({ doshas }: { doshas: KundliPageData['doshas'] }) {
  const say = useSay()
  return (
    <>
      <p className="mb-4 text-soft">
        <Term name="dosha" />. {say(words.doshasLead)}
      </p>
      {doshas.present.length + doshas.undecided.length === 0 && (
        <p className="mb-2">{say(words.doshasNone)}</p>
      )}
      <YogaList items={doshas.present} />
      {doshas.absent.length > 0 && (
        <NamedDoshas words={absentDoshasTemplate} doshas={doshas.absent} />
      )}
      {doshas.undecided.length > 0 && (
        <NamedDoshas words={undecidedMessage} doshas={doshas.undecided} />
      )}
      {doshas.sadeSatis.length > 0 && (
        <>
          <h3 className="mt-6 text-h4">
            <Term name="sadeSati">{say(words.sadeSatis)}</Term>
          </h3>
          <ul className="figures mt-1">
            {doshas.sadeSatis.map(({ from, until, running }) => (
              <li key={from} className="border-b border-rule py-2">
                {say(dashaSpan, from, until)}
                {running && <span className="ml-2 text-fine text-sindoor">{say(words.now)}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** A sentence with doshas named in it, each opening to what it is. */
function NamedDoshas({
  words: sentence,
  doshas,
}: {
  words: LocalizedTemplate<[string]>
  doshas: { key: string; name: string }[]
}) {
  const say = useSay()
  const [before, after] = say(sentence, '\n').split('\n')
  return (
    <p className="mt-3 text-soft">
      {before}
      {doshas.map(({ key, name }, place) => (
        <span key={key}>
          {place > 0 && ', '}
          {isTerm(key) ? <Term name={key}>{name}</Term> : name}
        </span>
      ))}
      {after}
    </p>
  )
}

/** A dosha's card says its verdict first; a yoga's says what makes it. */
function YogaList({ items }: { items: (YogaOrDosha | DoshaShown)[] }) {
  const say = useSay()
  if (items.length === 0) return null
  return (
    <div className="border-t border-ink">
      {items.map((item) => (
        <Disclosure
          key={item.id}
          title={
            <>
              {'verdict' in item ? item.name : say(yogaNamed, item.name)}
              {item.kind && <span className="text-soft">{` · ${item.kind}`}</span>}
              {'verdict' in item && <span className="block">{item.verdict}</span>}
              <span className="block text-fine text-soft">{item.madeBy}</span>
            </>
          }
        >
          <div className="pb-4">
            <p>{item.rule}.</p>
            {item.softenedBy.length > 0 && (
              <p className="mt-2">
                <span className={'verdict' in item ? 'text-leaf' : 'text-soft'}>
                  {say('verdict' in item ? words.eased : words.weakened)}:
                </span>{' '}
                {item.softenedBy.join('; ')}.
              </p>
            )}
            <p className="mt-2 text-fine text-soft">
              {say(words.source)}: {item.source}
            </p>
          </div>
        </Disclosure>
      ))}
    </div>
  )
}
