import { adminTemplates, adminWords as words } from '../../words/admin/admin.ts'
import type { LocalizedText } from '../../words/say.ts'
import { say as sayIn } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { messageOf, requireData } from '../api/result.ts'
import { formInBrowser, formOnServer, type PostedForm } from '../core/form-action.ts'
import { pageMeta } from '../core/page-meta.ts'
import { useSay } from '../core/language.tsx'
import { Column } from '../ui/page.tsx'
import type { Route } from './+types/content.ts'
import {
  AdminCheckbox,
  AdminTextField,
  PageMessage,
  SaveForm,
  formResult,
  type FormResult,
} from './form-parts.tsx'
import { callAsOperator, refusedFields } from './call-as-operator.ts'
import { FactorDialog } from './factor-dialog.tsx'
import { requireOperator } from './require-operator.ts'
import { readContentForm } from './read-content-form.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.content, description: words.description, noindex: true })

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  return requireData(await apiFor(args.context)('admin/getContent', {}))
}

export async function action(args: Route.ActionArgs) {
  return saveItem(await formOnServer(args))
}

export async function clientAction(args: Route.ClientActionArgs) {
  return saveItem(await formInBrowser(args))
}

/** Saves one item. */
async function saveItem(posted: PostedForm) {
  const { call, form, language } = posted
  const input = readContentForm(form)
  const result = await callAsOperator(posted, (options) => call('admin/setContent', input, options))
  const { ok, status, message } = messageOf(result)
  return formResult(
    {
      ok,
      form: input.name,
      message: status === 422 ? sayIn(words.refused, language) : message,
      ...refusedFields(result, form),
    },
    status,
    language,
  )
}

type Content = Awaited<ReturnType<typeof loader>>
type Item = Content['items'][number]

const groups: [LocalizedText, string[]][] = [
  [words.figures, ['figure', 'number']],
  [words.testimonials, ['testimonial']],
  [words.reviews, ['review']],
  [words.videos, ['video']],
  [words.links, ['link']],
]

export default function AdminContent({ loaderData, actionData }: Route.ComponentProps) {
  const { items } = loaderData
  const say = useSay()
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.content)}</h1>
      <p className="mt-2 text-soft">{say(words.contentLead)}</p>
      <PageMessage message={actionData?.ok ? actionData.message : undefined} />
      <FactorDialog result={actionData} />
      {groups.map(([title, kinds]) => (
        <section key={title.en}>
          <h2 className="mt-8 mb-2 text-h3">{say(title)}</h2>
          {items
            .filter(({ kind }) => kinds.includes(kind))
            .map((item) => (
              <ItemForm key={item.name} item={item} actionData={actionData} />
            ))}
        </section>
      ))}
    </Column>
  )
}

function ItemForm({
  item: { name, kind, value, sample, live, measured: measuredValue },
  actionData,
}: {
  item: Item
  actionData: FormResult | undefined
}) {
  const say = useSay()
  const isNumber = kind === 'figure' || kind === 'number'
  return (
    <SaveForm
      name={name}
      title={<code lang="en">{name}</code>}
      aside={sample ? say(words.sample) : ''}
      hidden={{ intent: 'content', name, kind }}
      actionData={actionData}
    >
      {fieldsOf(value as Record<string, unknown>, kind).map((field) => (
        <AdminTextField
          key={field.name}
          name={field.name}
          numeric={field.numeric}
          value={field.value}
          label={[say(field.label), field.language && say(field.language)]
            .filter(Boolean)
            .join(', ')}
        />
      ))}
      <AdminCheckbox name="sample" checked={sample}>
        {say(words.sample)}
      </AdminCheckbox>
      {isNumber && (
        <AdminCheckbox name="live" checked={live}>
          {say(words.live)}
          {measuredValue !== null && ` (${say(adminTemplates.measured, measuredValue)})`}
        </AdminCheckbox>
      )}
    </SaveForm>
  )
}

interface FormField {
  name: string
  label: LocalizedText
  language?: LocalizedText
  value: string
  numeric?: boolean
}

/** A figure is two languages at once; everything else is fields, of two languages or of one. */
function fieldsOf(value: Record<string, unknown>, kind: string): FormField[] {
  const languageFields = (
    key: string,
    label: LocalizedText,
    texts: { en?: unknown; hi?: unknown },
  ): FormField[] => [
    { name: `value.${key}en`, label, language: words.inEnglish, value: String(texts.en) },
    { name: `value.${key}hi`, label, language: words.inHindi, value: String(texts.hi) },
  ]
  if (kind === 'figure') return languageFields('', words.text, value)
  return Object.entries(value).flatMap(([key, fieldValue]) => {
    const label = key === 'title' ? words.videoTitle : words[key as 'name']
    if (typeof fieldValue === 'object' && fieldValue)
      return languageFields(`${key}.`, label, fieldValue)
    return [
      typeof fieldValue === 'number'
        ? { name: `value.${key}:number`, label, value: String(fieldValue), numeric: true }
        : { name: `value.${key}`, label, value: String(fieldValue) },
    ]
  })
}
