import { useFetcher } from 'react-router'
import { relations, shortNameLongest } from '../../contract/kundli/constants.ts'
import { relationOfTemplates, relationWords as words } from '../../words/kundli/relations.ts'
import { nameOfRelation, relationName } from '../ui/text/relation-name.ts'
import { useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import type { SavedBirth } from './saved-kundlis.tsx'

type Kundli = Pick<SavedBirth, 'bid' | 'full_name' | 'gender' | 'relation' | 'short_name'>

/**
 * Whose a saved kundli is: one tap says it. Where it is asked (of one kundli of the list) the choices stand
 * open; elsewhere they open on a press.
 */
export function RelationForm({ kundli, isAsked }: { kundli: Kundli; isAsked: boolean }) {
  const say = useSay()
  const name = relationName(kundli)
  if (isAsked)
    return (
      <div className="mt-2 border-l-3 border-marigold bg-wash px-4 py-3">
        <p className="font-semibold">{say(words.ask)}</p>
        <p className="mb-2 text-fine text-soft">{say(words.why)}</p>
        <RelationButtons kundli={kundli} />
      </div>
    )
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-fine text-soft underline underline-offset-4">
        {name ? say(relationOfTemplates.change, say(name)) : say(words.ask)}
        <span className="sr-only">{`: ${kundli.full_name}`}</span>
      </summary>
      <RelationButtons kundli={kundli} />
      <ShortName kundli={kundli} />
    </details>
  )
}

function RelationButtons({ kundli }: { kundli: Kundli }) {
  const say = useSay()
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="intent" value="relation" />
      <input type="hidden" name="bid" value={kundli.bid} />
      {relations.map((relation) => (
        <Button
          key={relation}
          type="submit"
          kind="quiet"
          name="relation"
          value={relation}
          aria-pressed={kundli.relation === relation}
          className="px-3! text-fine aria-pressed:border-ink aria-pressed:font-semibold"
        >
          {say(nameOfRelation(relation, kundli))}
          <span className="sr-only">{`: ${kundli.full_name}`}</span>
        </Button>
      ))}
      {kundli.relation && (
        <Button type="submit" kind="plain" name="relation" value="" className="px-2! text-fine">
          {say(words.unsay)}
          <span className="sr-only">{`: ${kundli.full_name}`}</span>
        </Button>
      )}
    </fetcher.Form>
  )
}

function ShortName({ kundli }: { kundli: Kundli }) {
  const say = useSay()
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" className="mt-3 mb-2 flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="relation" />
      <input type="hidden" name="bid" value={kundli.bid} />
      <Field label={say(words.shortName)} hint={say(words.shortNameHint)}>
        {(field) => (
          <TextInput
            {...field}
            name="short_name"
            maxLength={shortNameLongest}
            autoComplete="off"
            defaultValue={kundli.short_name ?? ''}
          />
        )}
      </Field>
      <Button type="submit" kind="quiet" busy={fetcher.state !== 'idle'}>
        {say(words.save)}
        <span className="sr-only">{`: ${kundli.full_name}`}</span>
      </Button>
    </fetcher.Form>
  )
}
