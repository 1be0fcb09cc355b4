import { Form, redirect, useLoaderData, useSearchParams, useSubmit } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { memoryMaxLength } from '../../contract/core/constants.ts'
import { memoryTemplates, memoryWords as words } from '../../words/memory/memory.ts'
import { formatDate } from '../../words/say.ts'
import { apiFor } from '../api/throwing.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, inLanguage, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { requireSession } from '../core/session.ts'
import { useConfirm } from '../ui/overlay/confirm.tsx'
import { Button } from '../ui/form/button.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { Column } from '../ui/page.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description, noindex: true })

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  await requireSession(request, url, context)
  const listed = await apiFor(context)('memory/list', {})
  if (listed.status === 'fail') throw new Error(listed.message)
  return { remembers: listed.remembers, memories: listed.memories }
}

/** One act a form: change, delete, delete all, switch. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const ask = apiFor(context)
  const form = await request.formData()
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const memory_id = field('memory_id')
  try {
    switch (field('act')) {
      case 'update':
        await ask('memory/update', { memory_id, text: field('text') })
        break
      case 'delete':
        await ask('memory/delete', { memory_id })
        break
      case 'delete-all':
        await ask('memory/delete', {})
        break
      case 'on':
      case 'off':
        await ask('memory/switch', { on: field('act') === 'on' })
    }
  } catch (refusal) {
    // Gone already, or nothing that could be kept: the list says what is.
    if (!(refusal instanceof Response) || ![404, 422].includes(refusal.status)) throw refusal
  }
  return redirect(inLanguage('/memory', languageOf(url.pathname)))
}

type MemoryItem = ReturnType<typeof useLoaderData<typeof loader>>['memories'][number]

export default function Memory() {
  const { remembers, memories } = useLoaderData<typeof loader>()
  const say = useSay()
  const [query] = useSearchParams()
  const editing = query.get('edit')
  const kundlis = [...new Set(memories.map(({ full_name }) => full_name))]
  return (
    <Column className="py-10 sm:py-14">
      <h1>{say(words.title)}</h1>
      <p className="mt-3 text-soft">{say(words.lead)}</p>
      <Form
        method="post"
        className="mt-6 flex items-center justify-between gap-4 border-y border-rule py-3"
      >
        <p>
          <span className="block font-semibold">{say(remembers ? words.on : words.off)}</span>
          <span className="block text-fine text-soft">
            {say(remembers ? words.onHint : words.offHint)}
          </span>
        </p>
        <input type="hidden" name="act" value={remembers ? 'off' : 'on'} />
        <Button kind="quiet" type="submit" className="shrink-0">
          {say(remembers ? words.turnOff : words.turnOn)}
        </Button>
      </Form>
      {memories.length === 0 && (
        <div className="mt-8">
          <p className="text-lead">{say(words.empty)}</p>
          <p className="mt-2 text-soft">{say(words.emptyHint)}</p>
        </div>
      )}
      {kundlis.map((name) => (
        <section key={name} className="mt-8">
          <h2 className="text-h4">{say(memoryTemplates.about, name)}</h2>
          <ul className="mt-2">
            {memories
              .filter((one) => one.full_name === name)
              .map((one) => (
                <li key={one.memory_id} className="border-b border-rule py-4 first:border-t">
                  {one.memory_id === editing ? <EditForm memory={one} /> : <Line memory={one} />}
                </li>
              ))}
          </ul>
        </section>
      ))}
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3">
        <LocalizedLink to="/chats" className="inline-flex min-h-11 items-center underline">
          {say(words.backToChats)}
        </LocalizedLink>
        {memories.length > 1 && <DeleteAll />}
      </div>
    </Column>
  )
}

function DeleteAll() {
  const say = useSay()
  const confirm = useConfirm()
  const submit = useSubmit()
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const asking = { text: say(words.deleteAllSure), yes: say(words.deleteAll), danger: true }
        void confirm(asking).then((sure) => (sure ? submit(form) : undefined))
      }}
    >
      <input type="hidden" name="act" value="delete-all" />
      <Button kind="plain" type="submit" className="text-sindoor">
        {say(words.deleteAll)}
      </Button>
    </Form>
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
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="act" value="update" />
      <input type="hidden" name="memory_id" value={memory.memory_id} />
      <Field label={say(words.editLabel)}>
        {(field) => (
          <TextInput
            {...field}
            name="text"
            required
            minLength={3}
            maxLength={memoryMaxLength}
            defaultValue={memory.text}
          />
        )}
      </Field>
      <Button type="submit" className="mt-3">
        {say(words.save)}
      </Button>
    </Form>
  )
}
