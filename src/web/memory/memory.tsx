import { Form, redirect, useActionData, useSearchParams } from 'react-router'
import { loginWords } from '../../words/accounts/accounts.ts'
import { memoryMaxLength } from '../../contract/core/constants.ts'
import { memoryTemplates, memoryWords as words } from '../../words/memory/memory.ts'
import { formatDate, say as sayIn } from '../../words/say.ts'
import type { LocalizedText } from '../../words/say.ts'
import { apiFor, type CallApi } from '../api/client.ts'
import { requireData, type ApiData, type ApiFailure } from '../api/result.ts'
import { formTextReader } from '../ui/form/form-text.ts'
import { formInBrowser, formOnServer, type PostedForm } from '../core/form-action.ts'
import { rejected } from '../core/rejected.ts'
import { href } from '../core/href.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, useLanguage, useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { DeleteAll } from '../ui/overlay/delete-all.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { Column, Note } from '../ui/page.tsx'
import type { Route } from './+types/memory.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description, noindex: true })

export async function loader({ context }: Route.LoaderArgs) {
  const list = requireData(await apiFor(context)('memory/list', {}))
  const { remembers, memories, shares_samples: sharesSamples } = list
  return { remembers, memories, sharesSamples }
}

export async function action(args: Route.ActionArgs) {
  return changeMemory(await formOnServer(args))
}

export async function clientAction(args: Route.ClientActionArgs) {
  return changeMemory(await formInBrowser(args))
}

/** A form that was refused: its sentence, and what was typed. */
interface RefusedForm {
  /** Of the memory that was to be changed; null where it was about the page. */
  memory_id: string | null
  typed: string
  message: string
}

/** One act a form: change, delete, delete all, switch. What is gone already is what was wanted. */
async function changeMemory({ call, form, language }: PostedForm) {
  const text = formTextReader(form)
  const [act, memory_id, typed] = [text('act'), text('memory_id'), text('text')]
  const result = await runAct(call, act, memory_id, typed)
  if (result.ok || result.status === 404) throw redirect(href('/memory', {}, language))
  const refused: RefusedForm = {
    memory_id: act === 'update' ? memory_id : null,
    typed,
    message: result.message || sayIn(loginWords.broken, language),
  }
  return rejected(refused, result.status)
}

function runAct(
  call: CallApi,
  act: string,
  memory_id: string,
  text: string,
): Promise<{ ok: true; data: unknown } | ApiFailure> {
  switch (act) {
    case 'update':
      return call('memory/update', { memory_id, text })
    case 'delete':
      return call('memory/delete', { memory_id })
    case 'delete-all':
      return call('memory/delete', {})
    case 'samples-on':
    case 'samples-off':
      return call('memory/shareSamples', { on: act === 'samples-on' })
    default:
      return call('memory/switch', { on: act === 'on' })
  }
}

type MemoryItem = ApiData<'memory/list'>['memories'][number]

export default function Memory({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const { remembers, memories, sharesSamples } = loaderData
  const say = useSay()
  const kundlis = [...new Set(memories.map(({ full_name }) => full_name))]
  return (
    <Column className="py-10 sm:py-14">
      <h1 className="text-h2">{say(words.title)}</h1>
      <p className="mt-3 text-soft">{say(words.lead)}</p>
      {refusal && refusal.memory_id === null && (
        <Note className="mt-4">
          <span role="alert">{refusal.message}</span>
        </Note>
      )}
      <SwitchForm
        isOn={remembers}
        title={remembers ? words.on : words.off}
        hint={remembers ? words.onHint : words.offHint}
        acts={['on', 'off']}
      />
      {memories.length === 0 && (
        <div className="mt-8">
          <p className="text-lead">{say(words.empty)}</p>
          <p className="mt-2 text-soft">{say(words.emptyHint)}</p>
        </div>
      )}
      {kundlis.map((name) => (
        <section key={name} className="mt-8">
          <h2 className="text-h4">{say(memoryTemplates.about, name)}</h2>
          <MemoryList memories={memories.filter(({ full_name }) => full_name === name)} />
        </section>
      ))}
      <SwitchForm
        isOn={sharesSamples}
        title={sharesSamples ? words.samplesOn : words.samplesOff}
        hint={words.samplesHint}
        acts={['samples-on', 'samples-off']}
      />
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3">
        <LocalizedLink to="/chats" className="inline-flex min-h-11 items-center underline">
          {say(words.backToChats)}
        </LocalizedLink>
        {memories.length > 1 && (
          <DeleteAll sure={say(words.deleteAllSure)} label={say(words.deleteAll)} />
        )}
      </div>
    </Column>
  )
}

/** A setting with one button; `acts` are what turns it on and off. */
function SwitchForm({
  isOn,
  title,
  hint,
  acts: [on, off],
}: {
  isOn: boolean
  title: LocalizedText
  hint: LocalizedText
  acts: readonly [string, string]
}) {
  const say = useSay()
  return (
    <Form
      method="post"
      className="mt-6 flex items-center justify-between gap-4 border-y border-rule py-3"
    >
      <p>
        <span className="block font-semibold">{say(title)}</span>
        <span className="block text-fine text-soft">{say(hint)}</span>
      </p>
      <input type="hidden" name="act" value={isOn ? off : on} />
      <Button kind="quiet" type="submit" className="shrink-0">
        {say(isOn ? words.turnOff : words.turnOn)}
      </Button>
    </Form>
  )
}

/** Those of one kundli; one that is being changed, or whose change was refused, stands in its form. */
function MemoryList({ memories }: { memories: MemoryItem[] }) {
  const refusal = useActionData<typeof action>()
  const [query] = useSearchParams()
  const editing = refusal?.memory_id ?? query.get('edit')
  return (
    <ul className="mt-2">
      {memories.map((memory) => (
        <li key={memory.memory_id} className="border-b border-rule py-4 first:border-t">
          {memory.memory_id === editing ? <EditForm memory={memory} /> : <Line memory={memory} />}
        </li>
      ))}
    </ul>
  )
}

function Line({ memory }: { memory: MemoryItem }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <p className="text-lead">{memory.text}</p>
      <p className="mt-0.5 text-fine text-soft">
        {say(memoryTemplates.saidOn, formatDate(memory.said_at, language))}
        {memory.edited && ` · ${say(words.edited)}`}
      </p>
      <div className="mt-1 flex gap-5">
        <LocalizedLink
          to={`/memory?edit=${memory.memory_id}`}
          preventScrollReset
          prefetch="none"
          className="inline-flex min-h-12 items-center font-semibold text-action underline-offset-4 hover:underline"
        >
          {say(words.edit)}
          <span className="sr-only">: {memory.text}</span>
        </LocalizedLink>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="act" value="delete" />
          <input type="hidden" name="memory_id" value={memory.memory_id} />
          <Button kind="plain" type="submit" className="text-sindoor">
            {say(words.delete)}
            <span className="sr-only">: {memory.text}</span>
          </Button>
        </Form>
      </div>
    </>
  )
}

function EditForm({ memory }: { memory: MemoryItem }) {
  const say = useSay()
  const actionData = useActionData<typeof action>()
  const refusal = actionData?.memory_id === memory.memory_id ? actionData : undefined
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="act" value="update" />
      <input type="hidden" name="memory_id" value={memory.memory_id} />
      <Field label={say(words.editLabel)} error={refusal?.message}>
        {(field) => (
          <TextInput
            {...field}
            name="text"
            required
            minLength={3}
            maxLength={memoryMaxLength}
            defaultValue={refusal?.typed ?? memory.text}
          />
        )}
      </Field>
      <Button type="submit" className="mt-3">
        {say(words.save)}
      </Button>
    </Form>
  )
}
