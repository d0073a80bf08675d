import { literal } from './answer-text.ts'
import type { Message } from './sessions.server.ts'

/** A conversation as Markdown, each answer with its numbered sources. */
export function asMarkdown(
  name: string,
  messages: readonly Pick<Message, 'role' | 'content' | 'citations'>[],
): string {
  const parts = messages.map(({ role, content, citations }) => {
    if (role === 'user') return `## ${literal(oneLine(content))}`
    const sources = citations.map(
      ({ number, fileName, page, quote }) =>
        `${number}. ${literal(oneLine(fileName))}, page ${page}: “${literal(oneLine(quote))}”`,
    )
    return [content, ...(sources.length > 0 ? [`Sources:\n\n${sources.join('\n')}`] : [])].join('\n\n')
  })
  return `# ${literal(oneLine(name))}\n\n${parts.join('\n\n')}\n`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
