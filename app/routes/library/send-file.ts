/** What became of an upload. */
export type Outcome =
  | { kind: 'stored'; existing: boolean; name: string; problem?: string }
  | { kind: 'refused'; message: string }
  | { kind: 'lost' }
  | { kind: 'cancelled' }

type Answer = {
  existing?: boolean
  fileName?: string
  status?: string
  error?: string | null
  message?: string
}

function outcomeOf(request: XMLHttpRequest): Outcome {
  let answer: Answer = {}
  try {
    answer = JSON.parse(request.responseText) as Answer
  } catch {
    if (request.status < 400) return { kind: 'lost' }
  }
  const { existing = false, fileName: name = '', status, error, message } = answer
  if (request.status < 400) {
    return { kind: 'stored', existing, name, ...(status === 'failed' && error && { problem: error }) }
  }
  return message && request.status < 500 ? { kind: 'refused', message } : { kind: 'lost' }
}

/** Sends one file; `onProgress` hears how many of its bytes have gone out. The answer has a `cancel`. */
export function sendFile(address: string, file: File, onProgress: (sent: number) => void) {
  const request = new XMLHttpRequest()
  const done = new Promise<Outcome>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(Math.min(loaded, file.size)))
    request.addEventListener('load', () => resolve(outcomeOf(request)))
    request.addEventListener('error', () => resolve({ kind: 'lost' }))
    request.addEventListener('abort', () => resolve({ kind: 'cancelled' }))
  })
  const body = new FormData()
  body.append('file', file)
  request.open('POST', address)
  request.setRequestHeader('accept', 'application/json')
  request.send(body)
  return { done, cancel: () => request.abort() }
}
