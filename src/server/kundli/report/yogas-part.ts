import type { FoundShown } from '../../../contract/kundli/kundli-shown.ts'
import {
  dashaSpan,
  kundliPage,
  notThere,
  undecidedMessage,
} from '../../../words/kundli/kundli-page.ts'
import { say } from '../../../words/say.ts'
import type { ReportContent } from './content.ts'
import { ink, page, textWidth, type Sheet } from '../../core/pdf/pdf-page.ts'

const size = 9

/** Yogas and doshas, each with its rule, what makes it, its text, and what softens it. */
export function drawYogas(sheet: Sheet, { kundli, language }: ReportContent): void {
  const { yogas, doshas } = kundli
  if (kundli.time_known) sheet.newPage()
  sheet.heading(say(kundliPage.yogas, language))
  const lead = kundli.time_known ? kundliPage.yogasLead : kundliPage.yogasDay
  sheet.write(say(lead, language), { size, colour: ink.soft, after: 6 })
  if (yogas.length === 0) sheet.write(say(kundliPage.yogasNone, language), { size })
  for (const yoga of yogas) drawFound(sheet, yoga, false)

  sheet.heading(say(kundliPage.doshas, language))
  sheet.write(say(kundliPage.doshasLead, language), { size, colour: ink.soft, after: 6 })
  if (doshas.present.length + doshas.undecided.length === 0)
    sheet.write(say(kundliPage.doshasNone, language), { size })
  for (const dosha of doshas.present) drawFound(sheet, dosha, true)
  if (doshas.absent.length) sheet.write(say(notThere, language, namesOf(doshas.absent)), { size })
  if (doshas.undecided.length)
    sheet.write(say(undecidedMessage, language, namesOf(doshas.undecided)), { size })
  drawSadeSatis(sheet, doshas.sadeSatis)
}

function drawFound(sheet: Sheet, finding: FoundShown, saysSoftened: boolean): void {
  const { language } = sheet
  const stop = language === 'hi' ? '।' : '.'
  const paragraphs = [
    { text: finding.rule + stop, colour: ink.text },
    ...(finding.softenedBy.length
      ? [
          {
            text: `${say(kundliPage.softened, language)}: ${finding.softenedBy.join('; ')}${stop}`,
            colour: '#2d6a35',
          },
        ]
      : []),
    ...(saysSoftened && !finding.softenedBy.length
      ? [{ text: say(kundliPage.notSoftened, language), colour: ink.soft }]
      : []),
  ]
  const lines = paragraphs.map(({ text }) => sheet.wrap(text, textWidth, size).length)
  const title = [finding.name, finding.kind].filter(Boolean).join(' · ')
  const half = textWidth * 0.48
  const beside = sheet.wrap(finding.madeBy, half, size).length
  const head = Math.max(sheet.leading(10.5), beside * sheet.leading(size))
  sheet.room(head + lines.reduce((a, b) => a + b, 1) * sheet.leading(size) + 10)
  sheet.block(title, page.left, sheet.y, half, { size: 10.5, colour: ink.indigo })
  sheet.block(finding.madeBy, page.right - half, sheet.y + 1, half, {
    size,
    colour: ink.soft,
    align: 'right',
  })
  sheet.y += Math.max(head, sheet.wrap(title, half, 10.5).length * sheet.leading(10.5)) + 1
  for (const { text, colour } of paragraphs) sheet.write(text, { size, colour, after: 0 })
  sheet.write(`${say(kundliPage.source, language)}: ${finding.source}`, {
    size: 8,
    colour: ink.soft,
    after: 3,
  })
  sheet.ruleAt(sheet.y)
  sheet.y += 5
}

function drawSadeSatis(sheet: Sheet, spans: ReportContent['kundli']['doshas']['sadeSatis']): void {
  if (spans.length === 0) return
  const { language } = sheet
  sheet.subheading(say(kundliPage.sadeSatis, language))
  for (const { from, until, running } of spans) {
    const now = running ? ` · ${say(kundliPage.now, language)}` : ''
    sheet.write(say(dashaSpan, language, from, until) + now, {
      size,
      after: 0,
      ...(running && { colour: ink.sindoor }),
    })
  }
}

const namesOf = (all: { name: string }[]): string => all.map(({ name }) => name).join(', ')
