import { escapeMarkdown, oneLine } from '../markdown/escape.ts'
import type { OleFile } from '../legacy/ole.ts'
import { readAttachments, type Attachment } from './attachments.ts'
import { messageBody } from './message-body.ts'
import { PROPERTY, readProperties, type PropertyBag } from './properties.ts'

/** A message, and the messages attached to it. */
export type Message = { subject: string; markdown: string; attachments: Attachment[] }

const MAX_DEPTH = 4
const MAX_MESSAGES = 100
const MAX_RECIPIENTS = 200
const TOP_HEADER = 32
const INNER_HEADER = 24

/** Reads the message kept in the storage `folder` ('' for the file's own) and those attached to it, one after the other; `left` bounds them all. */
export function readMessages(
  file: OleFile,
  folder = '',
  depth = 0,
  left = { messages: MAX_MESSAGES },
): Message[] {
  if (left.messages-- <= 0) return []
  const message = readProperties(file, folder, depth === 0 ? TOP_HEADER : INNER_HEADER)
  const codePage = message.number(PROPERTY.messageCodePage) ?? undefined
  const subject = oneLine(message.text(PROPERTY.subject))
  const attachments = readAttachments(file, folder, codePage)
  const lines = headLines(file, folder, message, codePage, attachments)
  const parts = [subject && `# ${escapeMarkdown(subject)}`, lines.join('\\\n'), messageBody(message)]
  const inner = depth < MAX_DEPTH ? attachments.filter((attachment) => attachment.isMessage) : []
  return [
    { subject, markdown: parts.filter(Boolean).join('\n\n'), attachments },
    ...inner.flatMap((attachment) => readMessages(file, attachment.folder, depth + 1, left)),
  ]
}

function headLines(
  file: OleFile,
  folder: string,
  message: PropertyBag,
  codePage: number | undefined,
  attachments: readonly Attachment[],
): string[] {
  const { text } = message
  const from = person(
    text(PROPERTY.sentRepresentingName, PROPERTY.senderName),
    text(
      PROPERTY.sentRepresentingSmtpAddress,
      PROPERTY.senderSmtpAddress,
      PROPERTY.sentRepresentingAddress,
      PROPERTY.senderAddress,
    ),
  )
  const sentAt =
    message.date(PROPERTY.clientSubmitTime) ??
    message.date(PROPERTY.deliveryTime) ??
    headerDate(text(PROPERTY.headers))
  const people = recipients(file, folder, codePage)
  const to = people.filter(({ type }) => type !== 2 && type !== 3).map(({ name }) => name)
  const copies = people.filter(({ type }) => type === 2).map(({ name }) => name)
  const fields: [string, string][] = [
    ['From', from || headerField(text(PROPERTY.headers), 'From')],
    ['To', to.join('; ') || text(PROPERTY.displayTo)],
    ['Cc', copies.join('; ') || text(PROPERTY.displayCc)],
    ['Date', sentAt ? `${sentAt.toISOString().slice(0, 16).replace('T', ' ')} UTC` : ''],
    ['Attachments', attachments.map(({ name }) => name).join(', ')],
  ]
  return fields.flatMap(([name, value]) =>
    value.trim() === '' ? [] : [`${name}: ${escapeMarkdown(oneLine(value))}`],
  )
}

function recipients(
  file: OleFile,
  folder: string,
  codePage: number | undefined,
): { type: number | null; name: string }[] {
  return file.entries
    .filter(
      ({ path }) =>
        path.startsWith(`${folder}__recip_version1.0_`) && !path.slice(folder.length).includes('/'),
    )
    .slice(0, MAX_RECIPIENTS)
    .map(({ path }) => {
      const { text, number } = readProperties(file, `${path}/`, 8, codePage)
      const name = person(text(PROPERTY.displayName), text(PROPERTY.smtpAddress, PROPERTY.address))
      return { type: number(PROPERTY.recipientType), name }
    })
    .filter(({ name }) => name !== '')
}

/** `Ada Lovelace <ada@example.org>`; addresses of in-house mail systems mean nothing to people. */
function person(name: string, address: string): string {
  const known = address.includes('@') ? address.trim() : ''
  if (known === '' || name.includes(known)) return name.trim()
  return name.trim() === '' ? known : `${name.trim()} <${known}>`
}

function headerField(headers: string, name: string): string {
  const line = headers
    .split(/\r?\n(?![ \t])/)
    .find((field) => field.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return line
    ? line
        .slice(name.length + 1)
        .replace(/\s+/g, ' ')
        .trim()
    : ''
}

function headerDate(headers: string): Date | null {
  const date = new Date(headerField(headers, 'Date'))
  return Number.isNaN(date.getTime()) ? null : date
}
