import type { Question } from './types.ts'

/**
 * Questions as a file that Anki imports: tab-separated, with the file headers of Anki 2.1.54 and later. The front has the
 * question and its options, the back the answer, the explanation and the page; each card's tag names its own document.
 */
export function ankiFile(cards: readonly { question: Question; fileName: string }[], deck: string): string {
  const headers = [
    '#separator:tab',
    '#html:true',
    `#deck:Wordkin::${oneLine(deck).replaceAll('::', ' ')}`,
    '#notetype:Basic',
    '#columns:Front\tBack\tTags',
    '#tags column:3',
  ]
  const rows = cards.map(
    ({ question: { question, options, correctAnswer, explanation, page }, fileName }) => {
      const list = options ? `<ul>${options.map((option) => `<li>${html(option)}</li>`).join('')}</ul>` : ''
      const more = [explanation && html(explanation), page > 0 ? `Page ${page}` : '']
        .filter(Boolean)
        .join('<br>')
      return [
        `${html(question)}${list}`,
        `<b>${html(correctAnswer)}</b>${more && `<br><br>${more}`}`,
        tagOf(fileName),
      ]
        .map(field)
        .join('\t')
    },
  )
  return `${[...headers, ...rows].join('\n')}\n`
}

/** Tags are parted by spaces. */
function tagOf(fileName: string): string {
  return `wordkin ${oneLine(fileName)
    .replace(/[\s"]+/g, '_')
    .slice(0, 80)}`
}

function oneLine(text: string): string {
  return text.replace(/[\t\r\n]+/g, ' ').trim()
}

function html(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\r?\n/g, '<br>')
}

/** A field with its quotes doubled when it needs any; tabs and line breaks would end it. */
function field(text: string): string {
  const plain = text.replace(/[\t\r\n]+/g, ' ')
  return /^["#]|"/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
