import { useFetcher } from 'react-router'
import type { MuhurtaSearchData } from '../../contract/panchang-data.ts'
import { markedMuhurtaWords as words } from '../../words/reminders/marked-muhurtas.ts'
import type { ApiData } from '../api/result.ts'
import { inLanguage, useLanguage, useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { FetcherForm, isSending } from '../ui/form/fetcher-form.tsx'

export interface MarkMuhurtaProps {
  span: MuhurtaSearchData['spans'][number]
  purpose: string
  place: string
  where: { lat: string; lng: string }
  marked: ApiData<'muhurtas/list'>['muhurtas']
}

/** Marks a muhurta for whoever is signed in. */
export default function MarkMuhurta({
  span,
  purpose,
  place,
  where: { lat, lng },
  marked,
}: MarkMuhurtaProps) {
  const say = useSay()
  const language = useLanguage()
  const fetcher = useFetcher<{ message: string } | null>()
  const { starts_at, ends_at } = span
  const isMarked = marked.some(
    (one) => one.purpose === purpose && Date.parse(one.starts_at) === Date.parse(starts_at),
  )
  if (isMarked) return <p className="py-2 text-leaf">{say(words.isMarked)}</p>
  return (
    <FetcherForm fetcher={fetcher} action={inLanguage('/muhurta', language)}>
      {Object.entries({ purpose, starts_at, ends_at, place, lat, lng }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind="quiet" busy={isSending(fetcher)} className="mb-3">
        {say(words.mark)}
      </Button>
      {fetcher.data?.message && (
        <p role="alert" className="mb-3 text-sindoor">
          {fetcher.data.message}
        </p>
      )}
    </FetcherForm>
  )
}
