import { formatBytes } from '../../ui/format.ts'
import { closeDialog } from './dialogs.ts'
import { bring, notify } from './page.ts'
import { type Outcome, sendFile } from './send-file.ts'
import { addLine, type Line } from './upload-lines.ts'

/** Files that are on their way at the same time; the others wait for their turn. */
const AT_ONCE = 2

/** Where uploads go, and how many bytes a file may have. */
export type Target = { address: string; limit: number }
type Upload = { file: File; target: Target; line: Line; cancel: () => void }

/** What has become of the uploads since the last time that none was under way. */
type Tally = { stored: string[]; known: string[]; failed: string[] }
const nothing = (): Tally => ({ stored: [], known: [], failed: [] })

const waiting: Upload[] = []
const running = new Set<Upload>()
let tally = nothing()

function tooLarge(file: File): string {
  return file.type.startsWith('image/')
    ? 'File too large. Images must be ≤ 20 MB.'
    : 'File too large. Files must be ≤ 20 MB.'
}

/** Sends `files` one after the other; each has a line in `home` that shows how far it is. */
export function upload(files: Iterable<File>, target: Target, home: HTMLElement) {
  for (const file of files) {
    const entry: Upload = { file, target, line: addLine(home, file.name, () => entry.cancel()), cancel() {} }
    entry.cancel = () => {
      waiting.splice(waiting.indexOf(entry), 1)
      entry.line.end('info', 'Cancelled')
    }
    if (file.size > target.limit) settle(entry, { kind: 'refused', message: tooLarge(file) }, home)
    else waiting.push(entry)
  }
  goOn(home)
}

/** Whether anything is still on its way. */
export function uploading(): boolean {
  return waiting.length + running.size > 0
}

function goOn(home: HTMLElement) {
  while (running.size < AT_ONCE && waiting.length > 0) {
    const entry = waiting.shift()
    if (entry) void start(entry, home)
  }
  if (!uploading()) finish(home)
}

async function start(entry: Upload, home: HTMLElement) {
  const { file, target, line } = entry
  running.add(entry)
  const { done, cancel } = sendFile(target.address, file, (sent) => {
    if (sent < file.size) line.progress(`${formatBytes(sent)} of ${formatBytes(file.size)}`, sent / file.size)
    else line.progress('Being read…', 1)
  })
  entry.cancel = cancel
  const outcome = await done
  running.delete(entry)
  settle(entry, outcome, home)
  if (outcome.kind === 'stored') void bring(location.href, true)
  goOn(home)
}

function settle({ file, target, line }: Upload, outcome: Outcome, home: HTMLElement) {
  if (outcome.kind === 'cancelled') return line.end('info', 'Cancelled')
  if (outcome.kind === 'stored') {
    const { existing, name, problem } = outcome
    if (problem) line.end('bad', `The file is kept. ${problem}`)
    else if (existing) line.end('info', `You already have this file: ${name}`)
    else line.end('good', 'Uploaded')
    if (problem) tally.failed.push(`${name} is kept. ${problem}`)
    else tally[existing ? 'known' : 'stored'].push(name)
    return
  }
  const lost = outcome.kind === 'lost'
  const message = lost ? 'There was an error uploading your file.' : outcome.message
  tally.failed.push(message)
  line.end('bad', message, lost ? () => upload([file], target, home) : undefined)
}

/** All is done: says how it went once, and leaves on the page only what somebody should still read. */
function finish(home: HTMLElement) {
  const { stored, known, failed } = tally
  tally = nothing()
  const told = stored.length + known.length + failed.length
  if (told === 0) return
  if (failed.length > 0) {
    const others = failed.length === 1 ? '' : ` So it went with ${failed.length} files.`
    notify('bad', 'Upload Failed', (failed[0] ?? '') + others)
    return
  }
  if (stored.length > 0) {
    const what = stored.length === 1 ? `${stored[0]} has` : `${stored.length} files have`
    notify('good', 'File Uploaded', `${what} been successfully uploaded.`)
  } else notify('info', 'Already in your files', `You already have this file: ${known.join(', ')}`)
  // Which of several were known already can still be read.
  if (known.length > 0 && stored.length > 0) return
  home.replaceChildren()
  closeDialog()
}
