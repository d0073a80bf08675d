import type { Registry } from 'prom-client'
import { LANGUAGES } from '#app/domain/text/language.ts'
import { LETTER_KINDS, on } from './events.ts'
import { type Instruments, instrumentsOf } from './instruments.server.ts'
import { watchProcess } from './process-metrics.server.ts'
import { watchServices, type Sources } from './service-metrics.server.ts'

/** Edges of the bars of how long something took, in seconds. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10]
const WORK_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180, 600]

const QUEUES = ['ingest', 'letters', 'sweep']
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** What a million tokens of a model cost. */
type Prices = ReadonlyMap<string, { input: number; output: number }>

export type Metrics = {
  registry: Registry
  /** Ends the counting. */
  stop: () => void
}

/**
 * Counts what happens from now on, and has at hand what `sources` answer. Labels come from short lists: routes, kinds,
 * formats and names of models, never from what somebody sent. Only this loads the client.
 */
export async function startMetrics(
  role: 'web' | 'worker',
  sources: Sources,
  prices?: Prices,
): Promise<Metrics> {
  const client = await import('prom-client')
  const registry = new client.Registry()
  registry.setDefaultLabels({ role })
  const make = instrumentsOf(client, registry)
  const endings = [
    watchRequests(make),
    watchRuns(make),
    watchModels(make, prices),
    watchJobs(make),
    watchFiles(make),
    watchProcess(make),
  ]
  watchServices(make, sources)
  return {
    registry,
    stop() {
      for (const end of endings.flat()) end()
      registry.clear()
    },
  }
}

type Ends = (() => void)[]

function watchRequests(make: Instruments): Ends {
  const requests = make.histogram(
    'wordkin_http_request_seconds',
    'Time until a request was answered or its stream begun, by the pattern of its address',
    ['route', 'method', 'status'],
    REQUEST_SECONDS,
  )
  const streams = make.gauge('wordkin_streams_open', 'Streams that are open to readers now')
  return [
    on('answered', ({ route, method, status, ms }) => {
      const known = METHODS.has(method) ? method : 'other'
      requests.observe({ route, method: known, status: `${Math.floor(status / 100)}xx` }, ms / 1000)
    }),
    on('stream', ({ change }) => streams.inc(change)),
  ]
}

function watchRuns(make: Instruments): Ends {
  const started = make.counter('wordkin_runs_started_total', 'Runs begun, by kind and engine', [
    'kind',
    'engine',
  ])
  const ended = make.histogram(
    'wordkin_run_seconds',
    'How long runs took, by kind, engine and how they ended',
    ['kind', 'engine', 'outcome'],
    WORK_SECONDS,
  )
  const words = make.counter('wordkin_run_words_total', 'Words charged for runs', ['kind', 'engine'])
  const spared = make.counter(
    'wordkin_sentences_spared_total',
    'Sentences that stay as they were because a rule of the engine built in failed, by language',
    ['language'],
  )
  for (const language of LANGUAGES) spared.inc({ language }, 0)
  return [
    on('sentence_spared', ({ language }) => spared.inc({ language })),
    on('run_started', ({ kind, engine }) => started.inc({ kind, engine })),
    on('run_ended', ({ kind, engine, outcome, ms, words: charged }) => {
      ended.observe({ kind, engine, outcome }, ms / 1000)
      words.inc({ kind, engine }, charged)
    }),
  ]
}

function watchModels(make: Instruments, prices?: Prices): Ends {
  const calls = make.histogram(
    'wordkin_model_call_seconds',
    'How long calls of language models took, by model and how they ended',
    ['model', 'outcome'],
    WORK_SECONDS,
  )
  const tokens = make.counter('wordkin_model_tokens_total', 'Tokens that endpoints say were taken', [
    'model',
    'direction',
  ])
  const uncounted = make.counter(
    'wordkin_model_calls_uncounted_total',
    'Calls of which the endpoint did not say what they took: stopped or failed ones, or all of some endpoints',
    ['model'],
  )
  const cost = make.counter('wordkin_model_cost_total', 'What those tokens cost, by MODEL_PRICES', ['model'])
  const refused = make.counter(
    'wordkin_model_calls_refused_total',
    'Calls that were not made because of a daily ceiling: in all, or of a person',
    ['ceiling'],
  )
  for (const ceiling of ['all', 'person']) refused.inc({ ceiling }, 0)
  return [
    on('model_called', ({ model, outcome, ms, input, output }) => {
      calls.observe({ model, outcome }, ms / 1000)
      if (input === undefined || output === undefined) return uncounted.inc({ model })
      tokens.inc({ model, direction: 'in' }, Math.max(0, input))
      tokens.inc({ model, direction: 'out' }, Math.max(0, output))
      const price = prices?.get(model)
      if (price) cost.inc({ model }, Math.max(0, input * price.input + output * price.output) / 1_000_000)
    }),
    on('ceiling_reached', ({ ceiling }) => refused.inc({ ceiling })),
  ]
}

function watchJobs(make: Instruments): Ends {
  const jobs = make.histogram(
    'wordkin_job_seconds',
    'How long jobs took, by queue and how they ended',
    ['queue', 'outcome'],
    WORK_SECONDS,
  )
  const letters = make.counter(
    'wordkin_letters_total',
    'Emails handed to the mail server (sent), to be tried again (failed), or not to be (given_up)',
    ['kind', 'outcome'],
  )
  // An increase can only be told from a figure that was there before.
  for (const outcome of ['done', 'failed']) for (const queue of QUEUES) jobs.zero({ queue, outcome })
  for (const kind of LETTER_KINDS) letters.inc({ kind, outcome: 'given_up' }, 0)
  const swept = make.counter('wordkin_swept_total', 'What had run out and was removed, by what it was', [
    'what',
  ])
  const failures = make.counter('wordkin_sweep_failures_total', 'Sweeps that failed; they are tried again', [
    'what',
  ])
  return [
    on('job_ended', ({ queue, outcome, ms }) => jobs.observe({ queue, outcome }, ms / 1000)),
    on('letter', ({ kind, outcome }) => letters.inc({ kind, outcome })),
    on('swept', ({ what, count }) => swept.inc({ what }, count)),
    on('sweep_failed', ({ what }) => failures.inc({ what })),
  ]
}

function watchFiles(make: Instruments): Ends {
  const bytes = make.counter('wordkin_upload_bytes_total', 'Bytes of files that arrived')
  const readings = make.histogram(
    'wordkin_extraction_seconds',
    'How long reading a file took, by its format and how it ended',
    ['format', 'outcome'],
    WORK_SECONDS,
  )
  const pages = make.counter('wordkin_extraction_pages_total', 'Pages read, by format', ['format'])
  return [
    on('file_arrived', (file) => bytes.inc(file.bytes)),
    on('file_read', ({ format, outcome, ms, pages: read }) => {
      readings.observe({ format, outcome }, ms / 1000)
      pages.inc({ format }, read)
    }),
  ]
}
