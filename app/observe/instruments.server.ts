import type * as Prom from 'prom-client'

type Labels = readonly string[]

export type Instruments = ReturnType<typeof instrumentsOf>

/** What figures are kept in. Seconds are told in bars whose edges are `buckets`. */
export function instrumentsOf(client: typeof Prom, registry: Prom.Registry) {
  const registers = [registry]
  return {
    counter: (name: string, help: string, labelNames: Labels = []) =>
      new client.Counter({ name, help, labelNames, registers }),
    /** `collect` is called whenever somebody looks. */
    gauge: (
      name: string,
      help: string,
      labelNames: Labels = [],
      collect: (gauge: Prom.Gauge) => void | Promise<void> = () => {},
    ) =>
      new client.Gauge({
        name,
        help,
        labelNames,
        registers,
        collect() {
          return collect(this)
        },
      }),
    histogram: (name: string, help: string, labelNames: Labels, buckets: number[]) =>
      new client.Histogram({ name, help, labelNames, buckets, registers }),
    /** A figure that only grows and that something else counts. */
    total(name: string, help: string, count: () => number) {
      let known = 0
      return new client.Counter({
        name,
        help,
        registers,
        collect() {
          const now = count()
          this.inc(Math.max(0, now - known))
          known = now
        },
      })
    },
  }
}
