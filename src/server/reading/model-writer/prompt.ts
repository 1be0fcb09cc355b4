import type { ModelRequest } from '../../adapters/model/model.ts'
import type { WriterInput } from '../composer/writer.ts'
import type { ChartFacts } from '../verdicts/chart-facts.ts'
import { fieldFrom, lifeFieldOf } from '../verdicts/fields.ts'
import { furtherLines, natalLines, periodLines, transitLines } from './chart-lines.ts'
import { messagesOf } from './messages.ts'
import { exampleAnswers } from './prompt-examples.ts'
import { languages, personas, rules } from './prompt-rules.ts'
import { questionLines, readerLines } from './reader-lines.ts'
import { estimatedPromptTokens } from './tokens.ts'
import { isOfField, verdictLines } from './verdict-lines.ts'

export { repeatsPrompt } from './prompt-rules.ts'

/** What a model is told. Of the account it knows neither name, number, place nor the hour of birth; what the question itself says it reads, without numbers and addresses. */

/** Estimated tokens that a prompt may have, its messages included. */
export const mostPromptTokens = 4_000

function exampleLines({ form, request }: WriterInput): string {
  const examples = exampleAnswers[form][request.persona]
  return [
    'TWO ANSWERS OF THE KIND THAT IS WANTED, to other people with other charts; take nothing from them but the manner.',
    ...examples.map(({ question, answer }) => `Q: ${question}\nA: ${answer}`),
  ].join('\n\n')
}

/** What was told in this chat: the facts behind its answers, and what older questions came to. */
function toldInChat({ request, sheet, summary }: WriterInput): string[] {
  const ids = new Set(request.history.flatMap(({ factIds = [] }) => factIds))
  const labels = [...ids].flatMap((id) => sheet.byId.get(id)?.label.en ?? []).slice(-mostTold)
  return [
    ...(summary.length > 0 ? [`EARLIER IN THIS CHAT: ${summary.join(' ')}`] : []),
    ...(labels.length > 0
      ? [`ALREADY TOLD IN THIS CHAT, nothing new any more: ${labels.join('; ')}.`]
      : []),
  ]
}
const mostTold = 10

const pairHead =
  'TWO CHARTS SIDE BY SIDE: of the other chart only this is known; name no position in it'

/** What is known of two charts together; nothing where the question is about one. */
function pairLines({ facts }: ChartFacts): string[] {
  const labels = facts.flatMap(({ id, label }) => (/^milan\.(?!porutham)/.test(id) ? label.en : []))
  return [...new Set(labels)]
}

/** What is left out, one after the other, where a prompt would be too long. */
const leftOutFirst = ['quick', 'further', 'told', 'examples'] as const
type Omitted = ReadonlySet<(typeof leftOutFirst)[number]>

function systemOf(brief: WriterInput, canary: string, omitted: Omitted): string {
  const { request, sheet, judgement, form, owner } = brief
  const field = isOfField(brief)
    ? fieldFrom(lifeFieldOf(judgement.topic, judgement.aspect), owner)
    : null
  const part = (head: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? [`${head}\n${lines.join('\n')}`] : []
  // What is the same in every answer comes first: servers keep it, and ask less for it.
  return [
    personas[request.persona],
    languages[form],
    rules,
    `REF ${canary}`,
    ...(omitted.has('examples') ? [] : [exampleLines(brief)]),
    readerLines(brief).join('\n'),
    ...part('BIRTH CHART', natalLines(field, sheet)),
    ...(omitted.has('further')
      ? []
      : part('YOGAS AND MORE', furtherLines(field, sheet, judgement.topic))),
    ...part('PERIODS', periodLines(field, sheet)),
    ...part('TRANSITS NOW', [
      ...transitLines(field, sheet, false),
      ...(omitted.has('quick') ? [] : transitLines(field, sheet, true)),
    ]),
    ...part(pairHead, pairLines(sheet)),
    ...(omitted.has('told') ? [] : toldInChat(brief)),
    questionLines(brief).join('\n'),
    verdictLines(brief).join('\n'),
  ].join('\n\n')
}

/** Tokens of the longest answer that is wanted, with room for tokenisers that know little Hindi. */
function answerTokens({ form, words }: WriterInput): number {
  const perWord = { en: 3, hi: 7, hinglish: 4 } as const
  return Math.round((words.most + 30) * perWord[form])
}

/** The whole prompt. `canary` is a random word that must never come back. */
export function promptOf(brief: WriterInput, canary: string): ModelRequest {
  const { request } = brief
  const omitted = new Set<(typeof leftOutFirst)[number]>()
  const asked = (exchanges: number): ModelRequest => ({
    system: systemOf(brief, canary, omitted),
    messages: messagesOf(request, exchanges),
    maxTokens: answerTokens(brief),
  })
  let prompt = asked(2)
  for (const part of leftOutFirst) {
    if (estimatedPromptTokens(prompt) <= mostPromptTokens) return prompt
    omitted.add(part)
    prompt = asked(2)
  }
  for (const exchanges of [1, 0])
    if (estimatedPromptTokens(prompt) > mostPromptTokens) prompt = asked(exchanges)
  return prompt
}
