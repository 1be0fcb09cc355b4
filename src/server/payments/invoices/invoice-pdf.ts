import { gstinIs, invoiceWords as words } from '../../../words/payments/invoice.ts'
import {
  formatDate,
  formatRupees,
  say,
  type Language,
  type LocalizedText,
} from '../../../words/say.ts'
import { siteWords } from '../../../words/app/site.ts'
import type { Config } from '../../core/settings/config.ts'
import { pdfColours, pageLayout, PdfWriter } from '../../core/pdf/pdf-page.ts'
import { drawPdfTable } from '../../core/pdf/pdf-table.ts'

/** What stands on a paper; of the buyer only the masked number, which is not kept with it. */
export interface PrintableInvoice {
  number: string
  kind: 'invoice' | 'credit-note'
  product: 'recharge' | 'plan'
  amountPaise: number
  gstPaise: number
  gateway: string
  gatewayPaymentId: string
  at: Date
  /** Of a credit note: the invoice it takes back from. */
  of: string | null
}

/** An invoice or a credit note as one A4 page, read as it is written. */
export function invoicePdf(
  paper: PrintableInvoice,
  seller: Config['seller'],
  maskedMobile: string,
  language: Language,
): NodeJS.ReadableStream {
  const titleText = say(titleOf(paper, seller), language)
  const running = { head: say(siteWords.name, language), foot: paper.number }
  const sheet = new PdfWriter(language, running, {
    title: `${titleText} ${paper.number}`,
    at: paper.at,
  })
  sheet.newPage()
  sheet.heading(titleText)
  const facts: [string, string][] = [
    [say(words.number, language), paper.number],
    [say(words.date, language), formatDate(paper.at, language)],
    ...(paper.of ? [[say(words.forInvoice, language), paper.of] as [string, string]] : []),
    [say(words.seller, language), sellerOf(seller, language)],
    [say(words.buyer, language), `+${maskedMobile}`],
    [say(words.payment, language), paper.gatewayPaymentId],
  ]
  drawPdfTable(
    sheet,
    [
      { title: '', share: 1 },
      { title: '', share: 2 },
    ],
    facts.map((cells) => ({ cells })),
    { size: 10 },
  )
  drawAmounts(sheet, paper, language)
  sheet.write(say(words.included, language), { colour: pdfColours.soft })
  if (paper.gateway === 'paper')
    sheet.write(say(words.paper, language), { colour: pdfColours.sindoor })
  else if (!seller.gstin) sheet.write(say(words.noGstin, language), { colour: pdfColours.soft })
  sheet.document.end()
  return sheet.document
}

/** A paper of the fake gateway, or of a seller without a GSTIN, is no invoice. */
function titleOf({ kind, gateway }: PrintableInvoice, { gstin }: Config['seller']): LocalizedText {
  if (kind === 'credit-note') return words.creditNote
  return gstin && gateway !== 'paper' ? words.invoice : words.receipt
}

/** What was sold with its tax, and the total below it in large figures. */
function drawAmounts(sheet: PdfWriter, paper: PrintableInvoice, language: Language): void {
  const money = (paise: number) => formatRupees(paise / 100)
  drawPdfTable(
    sheet,
    [
      { title: say(words.item, language), share: 3 },
      { title: say(words.taxable, language), share: 1.2, align: 'right' },
      { title: say(words.gst, language), share: 1.2, align: 'right' },
      { title: say(words.total, language), share: 1.2, align: 'right' },
    ],
    [
      {
        cells: [
          say(words[paper.product], language),
          money(paper.amountPaise - paper.gstPaise),
          money(paper.gstPaise),
          money(paper.amountPaise),
        ],
      },
    ],
    { size: 10 },
  )
  sheet.line(
    `${say(words.total, language)}  ${money(paper.amountPaise)}`,
    pageLayout.right,
    sheet.y + 14,
    {
      size: 14,
      align: 'right',
      colour: pdfColours.indigo,
    },
  )
  sheet.y += 34
}

function sellerOf({ name, gstin, address }: Config['seller'], language: Language): string {
  return [name, address, gstin && say(gstinIs, language, gstin)].filter(Boolean).join(', ')
}
