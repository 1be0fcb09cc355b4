import type { DoshaShown, YogaOrDosha } from '../../../contract/kundli/kundli-page.ts'
import {
  dashaSpan,
  kundliPageWords,
  absentDoshasTemplate,
  undecidedMessage,
} from '../../../words/kundli/kundli-page.ts'
import { say } from '../../../words/say.ts'
import type { ReportContent } from './content.ts'
import { pdfColours, pageLayout, textWidth, type PdfWriter } from '../../core/pdf/pdf-page.ts'

const size = 9

/** Yogas and doshas, each with its rule, what makes it, its text, and what weakens or eases it. */
export function drawYogas(sheet: PdfWriter, { kundli, language }: ReportContent): void {
  const { yogas, doshas } = kundli
  if (kundli.time_known) sheet.newPage()
  sheet.heading(say(kundliPageWords.yogas, language))
  const lead = kundli.time_known ? kundliPageWords.yogasLead : kundliPageWords.yogasDay
  sheet.write(say(lead, language), { size, colour: pdfColours.soft, after: 6 })
  if (yogas.length === 0) sheet.write(say(kundliPageWords.yogasNone, language), { size })
  for (const yoga of yogas) drawYoga(sheet, yoga)

  sheet.heading(say(kundliPageWords.doshas, language))
  sheet.write(say(kundliPageWords.doshasLead, language), {
    size,
    colour: pdfColours.soft,
    after: 6,
  })
  if (doshas.present.length + doshas.undecided.length === 0)
    sheet.write(say(kundliPageWords.doshasNone, language), { size })
  for (const dosha of doshas.present) drawYoga(sheet, dosha)
  if (doshas.absent.length)
    sheet.write(say(absentDoshasTemplate, language, namesOf(doshas.absent)), { size })
  if (doshas.undecided.length)
    sheet.write(say(undecidedMessage, language, namesOf(doshas.undecided)), { size })
  drawSadeSatis(sheet, doshas.sadeSatis)
}

/** A dosha's verdict stands before its rule. What weakens a yoga is told in ink, what eases a dosha in green. */
function drawYoga(sheet: PdfWriter, finding: YogaOrDosha | DoshaShown): void {
  const { language } = sheet
  const stop = language === 'hi' ? '।' : '.'
  const isDosha = 'verdict' in finding
  const paragraphs = [
    ...(isDosha ? [{ text: finding.verdict, colour: pdfColours.text }] : []),
    { text: finding.rule + stop, colour: pdfColours.text },
    ...(finding.softenedBy.length
      ? [
          {
            text: `${say(isDosha ? kundliPageWords.eased : kundliPageWords.weakened, language)}: ${finding.softenedBy.join('; ')}${stop}`,
            colour: isDosha ? '#2d6a35' : pdfColours.soft,
          },
        ]
      : []),
  ]
  const lines = paragraphs.map(({ text }) => sheet.wrap(text, textWidth, size).length)
  const title = [finding.name, finding.kind].filter(Boolean).join(' · ')
  const half = textWidth * 0.48
  const beside = sheet.wrap(finding.madeBy, half, size).length
  const head = Math.max(sheet.leading(10.5), beside * sheet.leading(size))
  sheet.room(head + lines.reduce((a, b) => a + b, 1) * sheet.leading(size) + 10)
  sheet.block(title, pageLayout.left, sheet.y, half, { size: 10.5, colour: pdfColours.indigo })
  sheet.block(finding.madeBy, pageLayout.right - half, sheet.y + 1, half, {
    size,
    colour: pdfColours.soft,
    align: 'right',
  })
  sheet.y += Math.max(head, sheet.wrap(title, half, 10.5).length * sheet.leading(10.5)) + 1
  for (const { text, colour } of paragraphs) sheet.write(text, { size, colour, after: 0 })
  sheet.write(`${say(kundliPageWords.source, language)}: ${finding.source}`, {
    size: 8,
    colour: pdfColours.soft,
    after: 3,
  })
  sheet.ruleAt(sheet.y)
  sheet.y += 5
}

function drawSadeSatis(
  sheet: PdfWriter,
  spans: ReportContent['kundli']['doshas']['sadeSatis'],
): void {
  if (spans.length === 0) return
  const { language } = sheet
  sheet.subheading(say(kundliPageWords.sadeSatis, language))
  for (const { from, until, running } of spans) {
    const now = running ? ` · ${say(kundliPageWords.now, language)}` : ''
    sheet.write(say(dashaSpan, language, from, until) + now, {
      size,
      after: 0,
      ...(running && { colour: pdfColours.sindoor }),
    })
  }
}

const namesOf = (all: { name: string }[]): string => all.map(({ name }) => name).join(', ')
