import type { AddressInfo } from 'node:net'
import { steadyServer } from './steady-server.ts'

/** How a search goes wrong: the day's share is used up · the key is wrong · the server is broken · it says nothing of use. */
type YouTubeFault = 'quota' | 'forbidden' | 'server-error' | 'html' | 'other-shape'

export type YouTubeMock = {
  /** For YOUTUBE_BASE_URL. */
  url: string
  searches: { topic: string; language: string; key: string }[]
  setFault(fault: YouTubeFault | null): void
  close(): Promise<void>
}

const HOSTILE = '"><img src=x onerror=alert(1)>'

/** Starts a server that answers like the search of YouTube's Data API: two videos about any topic, and one id that is none. */
export async function startYouTube(): Promise<YouTubeMock> {
  const searches: YouTubeMock['searches'] = []
  let fault: YouTubeFault | null = null
  const server = steadyServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const key = String(request.headers['x-goog-api-key'] ?? '')
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    if (pathname !== '/youtube/v3/search') return send(404, { error: { errors: [] } })
    const topic = searchParams.get('q') ?? ''
    searches.push({ topic, language: searchParams.get('relevanceLanguage') ?? '', key })
    if (fault === 'quota') return send(403, { error: { errors: [{ reason: 'quotaExceeded' }] } })
    if (fault === 'forbidden')
      return send(403, { error: { errors: [{ reason: 'accessNotConfigured' }], message: key } })
    if (fault === 'server-error') return send(500, {})
    if (fault === 'other-shape') return send(200, { items: 'none' })
    if (fault === 'html') {
      response.writeHead(200, { 'content-type': 'text/html' })
      return response.end('<p>Sorry</p>')
    }
    const item = (videoId: string, title: string) => ({
      id: { kind: 'youtube#video', videoId },
      snippet: { title, description: `A lesson about ${topic}.` },
    })
    send(200, {
      items: [
        item('aaaaaaaaaaa', `${topic} &amp; its history`),
        item('bbbbbbbbb-_', `All about ${topic}`),
        item(HOSTILE, 'No video'),
        { id: { kind: 'youtube#channel' }, snippet: { title: 'A channel' } },
      ].slice(0, Number(searchParams.get('maxResults'))),
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    searches,
    setFault(next) {
      fault = next
    },
    close() {
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}
