import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { steadyServer } from './steady-server.ts'

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean }
type KeyValue = { key: string; value: Value }
type OtlpSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes?: KeyValue[]
  events?: unknown[]
  status?: { code?: number }
}
type Body = {
  resourceSpans: {
    resource: { attributes: KeyValue[] }
    scopeSpans: { spans: OtlpSpan[] }[]
  }[]
}

/** A span as it was sent, with its attributes and those of the process it comes from as plain values. */
export type SentSpan = Pick<OtlpSpan, 'traceId' | 'spanId' | 'parentSpanId' | 'name' | 'kind'> & {
  attributes: Record<string, unknown>
  process: Record<string, unknown>
  failed: boolean
  /** Milliseconds. */
  took: number
}

export type Collector = {
  /** As OTEL_EXPORTER_OTLP_ENDPOINT has it. */
  url: string
  spans: SentSpan[]
  /** All that was sent, to be searched for what must not be. */
  sent(): string
  headers: Record<string, string | string[] | undefined>[]
  close(): Promise<void>
}

const ERROR = 2

function plain(pairs: KeyValue[] = []): Record<string, unknown> {
  return Object.fromEntries(
    pairs.map(({ key, value }) => [
      key,
      value.stringValue ?? value.boolValue ?? value.doubleValue ?? Number(value.intValue),
    ]),
  )
}

/** Starts a collector of OpenTelemetry that takes traces as JSON over HTTP, and keeps them in memory. */
export async function startCollector(): Promise<Collector> {
  const spans: SentSpan[] = []
  const bodies: string[] = []
  const headers: Collector['headers'] = []
  const server = steadyServer((request, response) => {
    void readText(request).then((text) => {
      if (request.url !== '/v1/traces' || request.headers['content-type'] !== 'application/json') {
        return response.writeHead(404).end()
      }
      bodies.push(text)
      headers.push(request.headers)
      for (const { resource, scopeSpans } of (JSON.parse(text) as Body).resourceSpans) {
        const process = plain(resource.attributes)
        for (const { attributes, status, events = [], ...span } of scopeSpans.flatMap(
          (scope) => scope.spans,
        )) {
          if (events.length > 0) throw new Error('events may quote people, and are not expected')
          const took = Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e6
          spans.push({
            ...span,
            attributes: plain(attributes),
            process,
            failed: status?.code === ERROR,
            took,
          })
        }
      }
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    sent: () => bodies.join('\n'),
    headers,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
