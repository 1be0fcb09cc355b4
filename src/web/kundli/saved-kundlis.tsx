import { useFetcher } from 'react-router'
import type { ApiReply } from '../../contract/apis.ts'
import { askPersonaShort, birthFormWords as words } from '../../words/kundli/birth-form.ts'
import {
  confirmDeleteKundli,
  confirmDeleteKundliWithChats,
  savedKundlisWords,
} from '../../words/kundli/saved-kundlis.ts'
import { kundliPageWords } from '../../words/kundli/kundli-page.ts'
import { birthDay } from '../../words/kundli/birth-day.ts'
import { LocalizedLink, useLanguage, useSay } from '../core/language.tsx'
import { useConfirm } from '../ui/overlay/confirm.tsx'
import { Note } from '../ui/page.tsx'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { relationWords } from '../../words/kundli/relations.ts'
import { relationName } from '../ui/text/relation-name.ts'
import { RelationForm } from './relation-form.tsx'

export type SavedBirth = Extract<
  ApiReply<'birthdetails/list'>,
  { status: 'success' }
>['births'][number]

interface SavedKundlisProps {
  births: SavedBirth[]
  /** Its heading is the page's own. */
  isTop: boolean
  persona: 'Oracle' | 'Astra' | null
  /** Where a kundli of the list leads, "{bid}" in it; null where it leads nowhere. */
  afterSave: string | null
  onEdit: (birth: SavedBirth) => void
}

type DeleteResult = { listProblem: string | null } | { unreachable: true }

/** The saved kundlis in an area of fixed height: ask about one, change it, delete it. */
export function SavedKundlis({ births, isTop, persona, afterSave, onEdit }: SavedKundlisProps) {
  const say = useSay()
  const fetcher = useFetcher<DeleteResult>()
  const confirm = useConfirm()

  const remove = async ({ bid, full_name, chats }: SavedBirth) => {
    const with_chats =
      chats > 0 &&
      (await confirm({
        text: say(savedKundlisWords.removeAlso),
        yes: say(savedKundlisWords.removeChats),
        no: say(savedKundlisWords.keepChats),
      }))
    // Asked last, so that closing a dialog never deletes anything.
    const text = say(with_chats ? confirmDeleteKundliWithChats : confirmDeleteKundli, full_name)
    if (!(await confirm({ text, yes: say(savedKundlisWords.remove), danger: true }))) return
    const fields = { intent: 'delete', bid, ...(with_chats && { with_chats: '1' }) }
    await fetcher.submit(fields, { method: 'post' })
  }

  // One is asked about at a time, and only where whose they are makes a difference.
  const asked = births.find(({ relation }) => relation === null)
  const reply = fetcher.data
  const problem = reply && ('unreachable' in reply ? say(words.tryLater) : reply.listProblem)
  const Heading = isTop ? 'h1' : 'h2'
  return (
    <aside aria-labelledby="saved-kundlis">
      <Heading id="saved-kundlis" className={`mb-2 ${isTop ? 'text-h2' : 'text-h3'}`}>
        {say(isTop ? savedKundlisWords.createTitle : savedKundlisWords.savedHeading)}
      </Heading>
      {problem && (
        <div role="alert" className="mb-2">
          <Note>{problem}</Note>
        </div>
      )}
      {births.length > 1 && (
        <LocalizedLink
          to="/family"
          className="inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
        >
          {say(relationWords.family)}&nbsp;<span aria-hidden="true">→</span>
        </LocalizedLink>
      )}
      {births.length === 0 && <p className="text-soft">{say(savedKundlisWords.savedNone)}</p>}
      <ul className={births.length > mostInView ? 'max-h-[34rem] overflow-y-auto' : ''}>
        {births.map((birth) => (
          <SavedKundliRow
            key={birth.bid}
            birth={birth}
            persona={persona}
            afterSave={afterSave}
            isAsked={birth === asked}
            onEdit={onEdit}
            onRemove={() => void remove(birth)}
          />
        ))}
      </ul>
    </aside>
  )
}

/** A longer list scrolls by itself, so that the form below stays near. */
const mostInView = 6

function SavedKundliRow({
  birth,
  persona,
  afterSave,
  isAsked,
  onEdit,
  onRemove,
}: Omit<SavedKundlisProps, 'births' | 'isTop'> & {
  birth: SavedBirth
  /** Whose it is stands open to be said. */
  isAsked: boolean
  onRemove: () => void
}) {
  const say = useSay()
  const language = useLanguage()
  const relation = relationName(birth)
  return (
    <li className="border-t border-rule py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="display min-w-0 text-h4 wrap-anywhere">{birth.full_name}</span>
        <span className="figures text-fine text-soft">
          {birthDay(birth.dob, language)} ·{' '}
          {birth.tob_known ? birth.tob : say(savedKundlisWords.timeNotKnown)}
        </span>
      </p>
      <p className="text-fine wrap-anywhere text-soft">
        {relation && (
          <span className="font-semibold text-ink">
            {say(birth.relation === 'self' ? relationWords.mine : relation)}
            {birth.short_name && `, ${birth.short_name}`}
            {' · '}
          </span>
        )}
        {birth.pob}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-5 [&>*]:px-0!">
        {afterSave && (
          <ButtonLink kind="plain" to={afterSave.replace('{bid}', birth.bid)} prefetch="none">
            {persona ? say(askPersonaShort, persona) : say(savedKundlisWords.choose)}
            <OfName name={birth.full_name} />
          </ButtonLink>
        )}
        <ButtonLink kind="plain" to={`/kundli?bid=${birth.bid}`} prefetch="none">
          {say(kundliPageWords.see)}
          <OfName name={birth.full_name} />
        </ButtonLink>
        <Button kind="plain" onClick={() => onEdit(birth)}>
          {say(savedKundlisWords.edit)}
          <OfName name={birth.full_name} />
        </Button>
        <Button kind="plain" className="text-sindoor" onClick={onRemove}>
          {say(savedKundlisWords.remove)}
          <OfName name={birth.full_name} />
        </Button>
      </div>
      <RelationForm kundli={birth} isAsked={isAsked} />
    </li>
  )
}

/** Tells fifty equal buttons apart for who hears them. */
function OfName({ name }: { name: string }) {
  return <span className="sr-only">{`: ${name}`}</span>
}
