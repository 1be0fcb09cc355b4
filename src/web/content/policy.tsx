import { useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import { policies, policyWords } from '../../words/content/policies.ts'
import type {
  ContactParagraph,
  Policy,
  PolicyName,
  PolicyParagraph,
} from '../../words/content/policies.ts'
import { formatDate, type LocalizedText } from '../../words/say.ts'
import type { SiteLinks } from '../app/shell/footer.tsx'
import { pageMeta } from '../core/page-meta.ts'
import { useLanguage, useSay, withoutLanguage } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { Column } from '../ui/page.tsx'
import type { Route } from './+types/policy.ts'

function policyAt(pathname: string): Policy {
  const name = withoutLanguage(pathname).replace(/^\/|\/$/g, '')
  return policies[name as PolicyName] ?? policies['terms-and-conditions']
}

/** A paragraph with the operator's address in it; null where it says nothing without one. */
function textOf(paragraph: LocalizedText | ContactParagraph, email: string): LocalizedText | null {
  if ('en' in paragraph) return paragraph
  const { withEmail, otherwise } = paragraph
  return email ? { en: withEmail.en(email), hi: withEmail.hi(email) } : (otherwise ?? null)
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, policyAt(args.location.pathname))

/** Terms, privacy, refund, shipping and contact: the same page with another text. */
export default function PolicyPage() {
  const policy = policyAt(useLocation().pathname)
  const language = useLanguage()
  const say = useSay()
  const navigate = useNavigate()
  const email = useRouteLoaderData<{ links?: SiteLinks | null }>('root')?.links?.email ?? ''
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(policy.title)}</h1>
      <p className="mt-1 text-fine text-soft">
        {say(policyWords.version, policy.version, formatDate(policy.since, language))}
      </p>
      {policy.sections.map(({ heading, paragraphs }) => (
        <section key={heading.en} className="mt-8">
          <h2 className="mb-2 text-h4">{say(heading)}</h2>
          {paragraphs.map((paragraph) => (
            <Paragraph key={keyOf(paragraph)} paragraph={paragraph} email={email} />
          ))}
        </section>
      ))}
      <ButtonLink
        to="/"
        kind="quiet"
        className="mt-10"
        data-awaits-script
        onClick={(event) => {
          // Without the script it leads home; with it, to where the reader was.
          if (window.history.length < 2) return
          event.preventDefault()
          void navigate(-1)
        }}
      >
        {say(policyWords.back)}
      </ButtonLink>
    </Column>
  )
}

function keyOf(paragraph: PolicyParagraph): string {
  if ('items' in paragraph) return paragraph.intro.en
  return 'en' in paragraph ? paragraph.en : paragraph.withEmail.en('')
}

function Paragraph({ paragraph, email }: { paragraph: PolicyParagraph; email: string }) {
  const say = useSay()
  if ('items' in paragraph)
    return (
      <>
        <p className="mt-2">{say(paragraph.intro)}</p>
        <ul className="mt-1 grid list-disc gap-1 pl-5">
          {paragraph.items.map((item) => (
            <li key={item.en}>{say(item)}</li>
          ))}
        </ul>
      </>
    )
  const text = textOf(paragraph, email)
  return text && <p className="mt-2">{say(text)}</p>
}
