import { vi } from 'vitest'
import Pdf from 'pdfkit'
import type { ReportContent } from './content.ts'
import { kundliReport } from './kundli-report.ts'

export interface ReadReport {
  file: Buffer
  pages: number
  /** Fonts by name, and how many of them travel in the file. */
  fonts: string[]
  embeddedFontCount: number
  /** Every line that was laid, in the order of laying; the fonts of a line are put together again. */
  lines: string[]
  /** The same as one text, without any spaces: where lines were broken does not matter. */
  text: string
  /** How far right and down anything was set, points. */
  reach: { right: number; bottom: number }
}

/** A PDF as pages and fonts, read from its own objects. */
export function readPdf(
  file: Buffer,
): Pick<ReadReport, 'file' | 'pages' | 'fonts' | 'embeddedFontCount'> {
  const plain = file.toString('latin1')
  return {
    file,
    pages: plain.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0,
    fonts: [...plain.matchAll(/\/BaseFont \/([\w+-]+)/g)].map(([, name]) => name!),
    embeddedFontCount: plain.match(/\/FontFile[23] /g)?.length ?? 0,
  }
}

/** Makes a report and watches what is laid on its pages. */
export async function makeReport(content: ReportContent): Promise<ReadReport> {
  const textSpy = vi.spyOn(Pdf.prototype, 'text')
  const chunks: Buffer[] = []
  for await (const chunk of kundliReport(content)) chunks.push(chunk as Buffer)
  const calls = textSpy.mock.calls as unknown as [string, number, number][]
  const lines: { y: number; text: string }[] = []
  const reach = { right: 0, bottom: 0 }
  for (const [text, x, y] of calls) {
    const last = lines.at(-1)
    if (last?.y === y) last.text += text
    else lines.push({ y, text })
    reach.right = Math.max(reach.right, x)
    reach.bottom = Math.max(reach.bottom, y)
  }
  textSpy.mockRestore()
  return {
    ...readPdf(Buffer.concat(chunks)),
    lines: lines.map(({ text }) => text),
    text: lines
      .map(({ text }) => text)
      .join('')
      .replaceAll(/\s/g, ''),
    reach,
  }
}
