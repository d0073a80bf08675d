import type { Span as ApiSpan, SpanContext } from '@opentelemetry/api'
import type { TracerProviderOptions } from '@opentelemetry/sdk-trace'
import type { Env } from '#app/env.server.ts'
import { type Attributes, type SpanKind, type Tracer, traceWith } from './tracing.server.ts'

/** Spans wait this long for others before they are sent together, and no more than so many of them do. */
const SEND_MS = 2_000
const KEPT = 4_096
/** A collector that does not answer is not waited for longer. */
const PATIENCE_MS = 3_000
/** And at the end of the process hardly at all. */
const END_MS = 1_000

/**
 * Sends traces to the collector of `setting` from now on; answers what sends the last ones and ends it. Spans that
 * cannot be sent are dropped. Only this loads OpenTelemetry.
 */
export async function startTracing(setting: NonNullable<Env['traces']>): Promise<() => Promise<void>> {
  const [api, sdk, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const exporter = new OTLPTraceExporter({
    url: setting.url,
    headers: setting.headers,
    timeoutMillis: PATIENCE_MS,
  })
  const share = new sdk.TraceIdRatioBasedSampler(setting.share)
  const provider = new sdk.TracerProvider({
    resource: resourceOf({ 'service.name': setting.serviceName, 'service.instance.id': crypto.randomUUID() }),
    // Whoever asks may name a trace; how many are kept is not for them to say.
    sampler: new sdk.ParentBasedSampler({
      root: share,
      remoteParentSampled: share,
      remoteParentNotSampled: share,
    }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter,
        maxQueueSize: KEPT,
        scheduledDelayMillis: SEND_MS,
        exportTimeoutMillis: PATIENCE_MS,
      }),
    ],
  })
  const source = provider.getTracer('wordkin')
  const kinds: Record<SpanKind, number> = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    internal: api.SpanKind.INTERNAL,
    consumer: api.SpanKind.CONSUMER,
  }

  function inside(parent: ApiSpan | string | undefined) {
    const within = typeof parent === 'string' ? readTraceparent(parent) : parent?.spanContext()
    return within ? api.trace.setSpanContext(api.ROOT_CONTEXT, within) : api.ROOT_CONTEXT
  }
  traceWith({
    start: (name, kind, attributes, parent) =>
      source.startSpan(name, { kind: kinds[kind], attributes: known(attributes) }, inside(parent)),
    failed: api.SpanStatusCode.ERROR,
  } satisfies Tracer)

  return async () => {
    traceWith(undefined)
    let late: NodeJS.Timeout | undefined
    const enough = new Promise<void>((resolve) => (late = setTimeout(resolve, END_MS)))
    await Promise.race([provider.shutdown().catch(() => undefined), enough])
    clearTimeout(late)
  }
}

function known(attributes: Attributes): Record<string, string | number | boolean> {
  const entries = Object.entries(attributes)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string | number | boolean] => entry[1] !== undefined),
  )
}

/** The parent that a header names (W3C Trace Context, level 1); undefined when it names none. */
function readTraceparent(header: string): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] =
    /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/.exec(header) ?? []
  if (!/[^0]/.test(traceId) || !/[^0]/.test(spanId)) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
}

type Resource = NonNullable<TracerProviderOptions['resource']>

/** What all spans of this process have in common. */
function resourceOf(attributes: Record<string, string>): Resource {
  return {
    attributes,
    getRawAttributes: () => Object.entries(attributes),
    merge(other) {
      return other ? resourceOf({ ...attributes, ...(other.attributes as Record<string, string>) }) : this
    },
  }
}
