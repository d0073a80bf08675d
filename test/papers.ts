import { type PageToWrite, line, writePdf } from '#app/domain/extraction/pdf/write-pdf.ts'
import type { Random } from './random.ts'

/** What a line of a paper is: of its page's own, a title that comes again, or the number of the page. */
type Role = 'own' | 'head' | 'number'

/** A paper as PDF, and every line of it by page. */
export type Paper = { name: string; pdf: Buffer; pages: { text: string; role: Role }[][] }

type Sheet = {
  /** A text with its baseline's left end at x and `down` points from the top; beyond `right` it ends there. */
  put(text: string, x: number, down: number, more?: { role?: Role; size?: number; right?: boolean }): void
}

const SIZE = { width: 595, height: 842 }
const WORDS =
  'harbour winter measured lantern carefully between stone river council decided bridge morning seldom copper ladder orchard'.split(
    ' ',
  )
const NAMES = ['Meier & Sons', 'Ana Duarte', 'Northgate Mills', 'P. Kowalczyk', 'Orchard Dairy', 'Lena Voss']

/** Writes a paper: `draw` draws its pages, `count` of them. */
function paper(
  name: string,
  count: number,
  draw: (sheet: Sheet, page: number) => void,
  { width, height } = SIZE,
): Paper {
  const pages: Paper['pages'] = []
  const written = Array.from({ length: count }, (_, page): PageToWrite => {
    const lines: Paper['pages'][number] = []
    let content = ''
    const sheet: Sheet = {
      put(text, x, down, { role = 'own', size = 10, right = false } = {}) {
        lines.push({ text, role })
        // Helvetica's figures are 0.556 wide; of words only the place matters.
        const left = right ? x - text.length * size * 0.52 : x
        content += line(text, Math.round(left * 10) / 10, height - down, size)
      },
    }
    draw(sheet, page)
    pages.push(lines)
    return { content, entries: `/MediaBox[0 0 ${width} ${height}]` }
  })
  return { name, pdf: writePdf(written), pages }
}

/** Papers of every kind that people upload for their figures, with layouts as chance has it. */
export function papers(chance: Random): Paper[] {
  const amount = () => {
    const whole = chance.below(chance.pick([10, 100, 1_000, 100_000]))
    const cents = String(chance.below(100)).padStart(2, '0')
    const [group, point] = chance.pick([',.', '.,', ' ,'])
    const thousands = String(whole).replace(/\B(?=(?:\d{3})+$)/g, group!)
    return `${thousands}${point}${cents}`
  }
  const date = () =>
    `${String(1 + chance.below(28)).padStart(2, '0')}.${String(1 + chance.below(12)).padStart(2, '0')}.2024`
  const sentence = (words: number) => {
    const all = Array.from({ length: words }, () => chance.pick(WORDS)).join(' ')
    return `${all[0]!.toUpperCase()}${all.slice(1)}.`
  }
  const between = (from: number, to: number) => from + chance.below(to - from + 1)
  const prose = (sheet: Sheet, from: number, to: number, x = 62) => {
    for (let down = from; down < to; down += 14) sheet.put(sentence(between(9, 11)), x, down)
  }

  return [
    invoices(),
    longInvoices(),
    statement(),
    paySlips(),
    taxTable(),
    letter(),
    book(),
    journal(),
    contents(),
    slides(),
    receipts(),
    priceList(),
    minutes(),
    figures(),
  ]

  /** One to a page: all but the firm's own lines are another on each, wherever they stand. */
  function invoices() {
    const [first, step, count] = [between(1, 5_000), chance.pick([1, 1, 7]), between(3, 8)]
    const [top, gap, bottom] = [between(24, 70), between(11, 26), between(760, 825)]
    const label = chance.pick(['Invoice No.', 'Rechnung Nr.', 'Invoice', 'Facture n°', 'Number:'])
    const [columns, isTight] = [chance.pick([200, 420]), chance.chance(0.5)]
    const firm = chance.chance(0.7)
    return paper('invoices', count, (sheet, page) => {
      let down = top
      if (firm)
        sheet.put('Carver Joinery, Mill Road', 62, down, { role: 'head', size: chance.pick([10, 10, 16]) })
      if (firm) down += gap
      if (isTight) sheet.put(`${label} ${first + page * step}`, 62, down)
      else {
        sheet.put(label, 62, down)
        sheet.put(String(first + page * step), columns, down)
      }
      sheet.put(`Date ${date()}`, 62, (down += gap))
      sheet.put(`Customer ${chance.pick(NAMES)} ${between(1000, 9999)}`, 62, (down += gap))
      for (let row = 0; row < between(3, 18); row++) {
        sheet.put(sentence(3), 62, 220 + row * 18)
        sheet.put(amount(), 520, 220 + row * 18, { right: true })
      }
      sheet.put(`VAT 20 % ${amount()}`, 350, bottom - 2 * gap)
      sheet.put(`Total ${amount()} EUR`, 350, bottom - gap)
      sheet.put(`Pay by ${date()}`, 350, bottom)
    })
  }

  /** Of several pages each, which count themselves. */
  function longInvoices() {
    const each = between(1, 3)
    const first = between(100, 90_000)
    const down = between(28, 50)
    return paper('invoices of several pages', each * between(2, 4), (sheet, page) => {
      const here = 1 + (page % each)
      const number = first + Math.floor(page / each)
      sheet.put(`Invoice ${number}`, 62, down)
      sheet.put(`Page ${here} of ${each}`, 480, 815, { role: 'number' })
      for (let row = 0; row < 30; row++) {
        sheet.put(sentence(2), 62, 110 + row * 20)
        sheet.put(String(between(1, 400)), 330, 110 + row * 20, { right: true })
        sheet.put(amount(), 520, 110 + row * 20, { right: true })
      }
      sheet.put('Subtotal', 62, 760)
      sheet.put(amount(), 520, 760, { right: true })
    })
  }

  function statement() {
    const [count, top, pitch] = [between(3, 9), between(24, 50), between(12, 22)]
    return paper('bank statement', count, (sheet, page) => {
      sheet.put('Harbour Bank', 62, top, { role: 'head' })
      sheet.put(`Statement of ${date()}`, 62, top + 14)
      sheet.put(`Page ${page + 1} of ${count}`, 470, top, { role: 'number' })
      const start = top + between(34, 60)
      ;['Date', 'Text', 'Amount', 'Balance'].forEach((title, at) =>
        sheet.put(title, [62, 140, 380, 480][at]!, start),
      )
      for (let down = start + pitch; down < 815; down += pitch) {
        sheet.put(date(), 62, down)
        sheet.put(sentence(2), 140, down)
        sheet.put(amount(), 420, down, { right: true })
        sheet.put(amount(), 530, down, { right: true })
      }
    })
  }

  function paySlips() {
    const [count, pay] = [between(3, 12), amount()]
    const [top, bottom] = [between(24, 60), between(770, 825)]
    return paper('pay slips', count, (sheet, page) => {
      sheet.put('Pay slip', 62, top)
      sheet.put(`${page + 1}/2024`, 300, top)
      sheet.put('Employee', 62, top + 22)
      sheet.put(NAMES[page % NAMES.length]!, 200, top + 22)
      for (const [at, what] of ['Basic pay', 'Tax', 'Pension', 'Health'].entries()) {
        sheet.put(what, 62, 200 + at * 30)
        sheet.put(at === 0 ? pay : amount(), 500, 200 + at * 30, { right: true })
      }
      // The same every month: it is what was paid all the same.
      sheet.put('Net pay', 62, bottom)
      sheet.put(pay, 500, bottom, { right: true })
    })
  }

  /** Figures from the upper edge to the lower. */
  function taxTable() {
    const [columns, pitch, top] = [between(3, 7), between(11, 24), between(20, 60)]
    let income = between(0, 900)
    return paper('tax table', between(3, 8), (sheet, page) => {
      sheet.put('At least', 62, top, { size: 8 })
      sheet.put('But less than', 140, top, { size: 8 })
      for (let down = top + pitch; down < 800; down += pitch) {
        for (let column = 0; column < columns; column++)
          sheet.put((income + column * 17).toLocaleString('en'), 110 + column * 66, down, {
            right: true,
            size: 8,
          })
        income += 50
      }
      sheet.put(String(page + 12), 300, 828, { role: 'number', size: 8 })
    })
  }

  function letter() {
    const numbered = chance.pick(['[%d]', '%d', 'Seite %d', '- %d -'])
    return paper('letter', between(2, 5), (sheet, page) => {
      sheet.put('Dr. Ines Halloran, Solicitor', 62, 36, { role: 'head' })
      sheet.put('Quay Street, Westport', 62, 48, { role: 'head' })
      if (page > 0) sheet.put(numbered.replace('%d', String(page + 1)), 285, 80, { role: 'number' })
      prose(sheet, 120, 760)
      sheet.put(`The sum of ${amount()} EUR is due on ${date()}.`, 62, 772)
    })
  }

  function book() {
    const start = between(1, 15)
    return paper('book', between(6, 20), (sheet, page) => {
      const number = String(page + start)
      const isLeft = page % 2 === 1
      sheet.put(isLeft ? 'The Lantern Keepers' : 'Chapter Two', 250, 40, { role: 'head', size: 9 })
      sheet.put(number, isLeft ? 62 : 520, 40, { role: 'number', size: 9 })
      prose(sheet, 80, 800)
    })
  }

  function journal() {
    const start = between(200, 1_900)
    return paper('journal', between(6, 14), (sheet, page) => {
      const [isLeft, number] = [page % 2 === 1, String(page + start)]
      sheet.put(isLeft ? 'A. Duarte and L. Voss' : 'Journal of Harbours 41 (2019)', isLeft ? 380 : 62, 36, {
        role: 'head',
        size: 9,
      })
      sheet.put(number, isLeft ? 62 : 515, 36, { role: 'number', size: 9 })
      for (const x of [62, 310])
        for (let down = 70; down < 800; down += 12) sheet.put(sentence(5), x, down, { size: 8 })
      sheet.put(`${amount()} of ${between(10, 400)} stones`, 62, 803, { size: 8 })
    })
  }

  function contents() {
    let to = 1
    return paper('contents', between(3, 5), (sheet, page) => {
      sheet.put('Contents', 62, 40, { role: 'head', size: 9 })
      for (let down = 80; down < 790; down += 16)
        sheet.put(`${sentence(3).slice(0, -1)} ${'. '.repeat(30)}${(to += between(1, 9))}`, 62, down)
      sheet.put(['i', 'ii', 'iii', 'iv', 'v'][page]!, 297, 825, { role: 'number', size: 9 })
    })
  }

  function slides() {
    const count = between(4, 15)
    return paper(
      'slides',
      count,
      (sheet, page) => {
        sheet.put(sentence(3), 40, 60, { size: 24 })
        for (let row = 0; row < between(1, 5); row++)
          sheet.put(`${sentence(3)} ${amount()}`, 60, 130 + row * 50, { size: 18 })
        sheet.put('Harbour Council', 40, 388, { role: 'head', size: 9 })
        sheet.put(`${page + 1} / ${count}`, 480, 388, { role: 'number', size: 9 })
      },
      { width: 540, height: 405 },
    )
  }

  /** A serial number by itself, which counts receipts and not pages. */
  function receipts() {
    const first = between(21, 4_000)
    return paper('receipts', between(3, 9), (sheet, page) => {
      sheet.put(String(first + page), 500, between(30, 33))
      sheet.put('Received with thanks', 62, 120)
      sheet.put(`${amount()} EUR from ${chance.pick(NAMES)}`, 62, 160)
      sheet.put(`${amount()} EUR`, 62, 815)
    })
  }

  function priceList() {
    const pitch = between(13, 40)
    return paper('price list', between(3, 7), (sheet) => {
      for (let down = between(20, 22); down < 830; down += pitch) {
        sheet.put(`Item ${between(10, 99)}`, 62, down)
        sheet.put(amount(), 500, down, { right: true })
      }
    })
  }

  /** The same sentence at the edge of every page, which was said each time. */
  function minutes() {
    const said = `The council adopted the minutes of the meeting and moved to the sum of ${amount()} without a vote.`
    return paper('minutes', between(3, 6), (sheet) => {
      sheet.put(said, 62, 40)
      // A paragraph by itself, of short lines.
      const notice = [
        'Whoever has the key to the',
        'old bridge house brings it back',
        'to the office before it closes.',
      ]
      notice.forEach((text, at) => sheet.put(text, 62, 70 + at * 12))
      prose(sheet, 160, 770)
      sheet.put('The meeting was closed by the chair after nobody had asked to speak again on it.', 62, 815)
    })
  }

  /** Nothing but a figure on each page. */
  function figures() {
    const [first, down] = [between(1, 90), chance.pick([40, 400, 820])]
    return paper('figures', 2, (sheet, page) => sheet.put(String(first + page * between(1, 2)), 290, down))
  }
}
