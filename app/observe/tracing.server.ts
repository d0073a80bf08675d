import type { Span as ApiSpan } from '@opentelemetry/api'
import { AsyncLocalStorage } from 'node:async_hooks'

/** What is said of a piece of work: figures, ids and names from short lists. Never text, addresses or keys. */
export type Attributes = Record<string, string | number | boolean | undefined>

export type SpanKind = 'server' | 'client' | 'internal' | 'consumer'

/** A piece of work that is being timed. Where traces are off, all of this does nothing. */
export type Span = {
  /** Says more of it. */
  note(attributes: Attributes): void
  rename(name: string): void
  /** Ends it; with `failure` as one that failed, of which the kind alone is kept: messages may quote people. */
  end(failure?: unknown): void
  /** Does `work` inside of it. */
  within<Result>(work: () => Result): Result
}

/** Makes spans; there is one where traces are on (see tracer.server.ts). `parent` is a span of ours or a traceparent. */
export type Tracer = {
  start(name: string, kind: SpanKind, attributes: Attributes, parent: ApiSpan | string | undefined): ApiSpan
  /** The error status. */
  failed: number
}

const current = new AsyncLocalStorage<ApiSpan>()
let tracer: Tracer | undefined

const NOTHING: Span = {
  note: () => {},
  rename: () => {},
  end: () => {},
  within: (work) => work(),
}

/** Has spans made from now on, or no longer. */
export function traceWith(made: Tracer | undefined): void {
  tracer = made
}

/** Begins a span inside of the present one, or of `parent`: a traceparent that came with a request or a job. */
export function beginSpan(
  name: string,
  kind: SpanKind,
  attributes: Attributes = {},
  parent?: string | null,
): Span {
  if (!tracer) return NOTHING
  const { failed } = tracer
  const span = tracer.start(name, kind, attributes, parent ?? current.getStore())
  return {
    note(more) {
      for (const [key, value] of Object.entries(more)) if (value !== undefined) span.setAttribute(key, value)
    },
    rename: (other) => void span.updateName(other),
    end(failure) {
      if (failure !== undefined) {
        span.setAttribute('error.type', kindOf(failure))
        span.setStatus({ code: failed })
      }
      span.end()
    },
    within: (work) => current.run(span, work),
  }
}

/** Does `work` in a span of its own. */
export async function inSpan<Result>(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  work: (span: Span) => Promise<Result>,
  parent?: string | null,
): Promise<Result> {
  if (!tracer) return work(NOTHING)
  const span = beginSpan(name, kind, attributes, parent)
  try {
    const result = await span.within(() => work(span))
    span.end()
    return result
  } catch (error) {
    span.end(error)
    throw error
  }
}

function kindOf(failure: unknown): string {
  if (!(failure instanceof Error)) return typeof failure
  const { code } = failure as Error & { code?: unknown }
  return typeof code === 'string' && /^[\w.-]{1,40}$/.test(code) ? `${failure.name} ${code}` : failure.name
}

/** The present span as others are told of it (W3C Trace Context, level 1); undefined where there is none. */
export function traceparent(): string | undefined {
  const span = current.getStore()
  if (!span) return undefined
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

/** The header that hands the trace on. */
export function traceHeaders(): Record<string, string> {
  const parent = traceparent()
  return parent === undefined ? {} : { traceparent: parent }
}

/** Does `work` in no span: see `withoutWork`. */
export function outsideSpans<Result>(work: () => Result): Result {
  return current.exit(work)
}
