import { say } from '../../words/say.ts'
import type { LocalizedText } from '../../words/say.ts'
import { siteWords } from '../../words/app/site.ts'
import { originOf } from './page-meta.ts'
import type { MetaArgs } from './page-meta.ts'
import { inLanguage, languageOf } from './language.tsx'

/** Who publishes, in schema.org's words. */
export function organization(args: MetaArgs): object {
  const origin = originOf(args)
  return {
    '@type': 'Organization',
    name: say(siteWords.name, languageOf(args.location.pathname)),
    url: origin,
    logo: `${origin}/icons/icon-512.png`,
  }
}

/** Where a page stands: home first, then these, each with its address without a language. */
export function breadcrumbs(args: MetaArgs, steps: [name: LocalizedText, to: string][]): object {
  const language = languageOf(args.location.pathname)
  const crumbs: [LocalizedText, string][] = [[siteWords.home, '/'], ...steps]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, to], i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: say(name, language),
      item: originOf(args) + inLanguage(to, language),
    })),
  }
}

/** Questions and their answers, as they stand on the page. */
export function faqPage(
  args: MetaArgs,
  entries: readonly { question: LocalizedText; answer: LocalizedText }[],
): object {
  const language = languageOf(args.location.pathname)
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: say(question, language),
      acceptedAnswer: { '@type': 'Answer', text: say(answer, language) },
    })),
  }
}
