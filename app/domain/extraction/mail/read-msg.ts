import { openOle } from '../legacy/ole.ts'
import { sectionsOf } from '../markdown/sections.ts'
import type { Reader } from '../reader.ts'
import { refusal } from '../refusals.ts'
import { readAttached } from './attachments.ts'
import { readMessages } from './message.ts'

/**
 * Reads Outlook messages (.msg, [MS-OXMSG]): subject, people, date, text, the names of what is attached, and the text of
 * attached messages and documents as further pages.
 */
export const readMsg: Reader = async (input) => {
  const file = openOle(input.bytes)
  if (!file.has('__properties_version1.0')) throw refusal('damaged')
  const messages = readMessages(file)
  const pages = messages.flatMap(({ markdown }) => sectionsOf(markdown))
  const attached = await readAttached(
    messages.flatMap(({ attachments }) => attachments),
    input,
  )
  const title = messages[0]?.subject
  return { pages: [...pages, ...attached.pages], notes: attached.notes, ...(title && { title }) }
}
