import type { ApiInput, ApiOutput } from '../../../contract/apis.ts'
import {
  chatTemplates,
  chatRefusals,
  chatWords,
  exportWords,
  personaNames,
} from '../../../words/chat/chat.ts'
import { formatDate, say, formatTime, type Language } from '../../../words/say.ts'
import { siteWords } from '../../../words/app/site.ts'
import type { ReadContext } from '../../core/endpoint.ts'
import { HttpError } from '../../core/refusal.ts'
import type { StoredFact } from '../../db/stored-json.ts'

interface ExportedChat {
  title: string
  lines: string[]
  exchanges: { askedAt: string; question: string; answer: string; facts: string[] }[]
}

/** One chat as a file to keep: its questions, its answers and the facts behind them. @throws HttpRefusal 404. */
export async function exportChat(
  { db, user, caller }: ReadContext<'chats/export'>,
  { asst_id, format }: ApiInput<'chats/export'>,
): Promise<ApiOutput<'chats/export'>> {
  const { language } = caller
  const chat = await db
    .selectFrom('chats')
    .where('asst_id', '=', asst_id)
    .where('uid', '=', user.uid)
    .where('deleted_at', 'is', null)
    .select(['astrologer', 'user_name', 'started_at', 'title'])
    .executeTakeFirst()
  if (!chat) throw new HttpError(404, chatRefusals.noChat)
  const rows = await db
    .selectFrom('messages')
    .where('asst_id', '=', asst_id)
    .where('uid', '=', user.uid)
    .where('state', 'in', ['complete', 'stopped'])
    .orderBy('seq')
    .select(['question', 'answer', 'facts', 'asked_at'])
    .execute()
  const exportedChat: ExportedChat = {
    title:
      chat.title ??
      say(chatTemplates.chatWith, language, say(personaNames[chat.astrologer], language)),
    lines: [
      say(exportWords.kundliOf, language, chat.user_name),
      formatDate(chat.started_at, language, 'long'),
      `${say(siteWords.name, language)} · ${say(siteWords.label, language)}`,
    ],
    exchanges: rows.map((row) => ({
      askedAt: `${formatDate(row.asked_at, language)}, ${formatTime(row.asked_at)}`,
      question: row.question,
      answer: row.answer,
      facts: (row.facts as StoredFact[]).map(({ label }) => label),
    })),
  }
  const day = chat.started_at.toISOString().slice(0, 10)
  const name = `drishti-${chat.astrologer.toLowerCase()}-${day}`
  return format === 'html'
    ? {
        status: 'success',
        file_name: `${name}.html`,
        content_type: 'text/html; charset=utf-8',
        content: asHtml(exportedChat, language),
      }
    : {
        status: 'success',
        file_name: `${name}.txt`,
        content_type: 'text/plain; charset=utf-8',
        content: asText(exportedChat, language),
      }
}

function asText({ title, lines, exchanges }: ExportedChat, language: Language): string {
  const parts = exchanges.map(({ question: asked, question, answer, facts }) =>
    [
      `${asked}\n${say(chatWords.yourQuestion, language)}: ${question}`,
      answer,
      ...(facts.length ? [`${say(exportWords.facts, language)}: ${facts.join('; ')}`] : []),
    ].join('\n\n'),
  )
  return `${[`${title}\n${lines.join('\n')}`, ...parts].join('\n\n* * *\n\n')}\n`
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`)

/** One page without script, picture or address: it opens anywhere and calls nobody. */
function asHtml({ title, lines, exchanges }: ExportedChat, language: Language): string {
  const parts = exchanges.map(
    ({ question: asked, question, answer, facts }) => `<section>
<p class="at">${escapeHtml(asked)}</p>
<h2>${escapeHtml(question)}</h2>
${answer
  .split('\n\n')
  .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
  .join('\n')}
${facts.length ? `<p class="at">${escapeHtml(say(exportWords.facts, language))}: ${escapeHtml(facts.join('; '))}</p>` : ''}
</section>`,
  )
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1.0625rem/1.6 Georgia, 'Noto Serif Devanagari', serif; }
h1, h2 { line-height: 1.25; font-weight: 600; } h2 { font-size: 1.15rem; }
section { border-top: 1px solid #999; padding: 1rem 0; } .at { font-size: .875rem; opacity: .75; }
</style>
<h1>${escapeHtml(title)}</h1>
${lines.map((line) => `<p class="at">${escapeHtml(line)}</p>`).join('\n')}
${parts.join('\n')}
</html>
`
}
