import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Metrics, startMetrics } from '#app/observe/metrics.server.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const alerts = read('alerts.yml')
const dashboard = JSON.parse(read('dashboard.json')) as {
  panels: { type: string; title: string; description?: string; targets?: { expr: string }[] }[]
  templating: { list: { definition: string }[] }
}
const rules = alerts.split(/^ {6}- alert: /m).slice(1)
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

let metrics: Metrics
beforeAll(async () => {
  metrics = await startMetrics('web', {
    queues: async () => [],
    database: () => ({ size: 10, open: 0, waiting: 0, begun: 0, waitedMs: 0 }),
    readers: () => ({ running: 0, waiting: 0 }),
    runs: () => 0,
  })
})
afterAll(() => metrics.stop())

type Shown = { name: string; labelNames?: string[]; upperBounds?: number[] }

/** All names that /metrics can show, and the labels that each has. */
function shown(): Map<string, string[]> {
  const all = metrics.registry.getMetricsAsArray() as unknown as Shown[]
  const names = new Map<string, string[]>()
  for (const { name, labelNames = [], upperBounds } of all) {
    const isHistogram = upperBounds !== undefined
    const parts = isHistogram ? ['_bucket', '_count', '_sum'] : ['']
    // Prometheus adds which process it asked, and for whom.
    for (const part of parts) names.set(name + part, [...labelNames, 'le', 'role', 'instance', 'job'])
  }
  return names
}

const namesIn = (text: string) => [...new Set(text.match(/\bwordkin_[a-z_]+/g))]

/** Names of `text` that are not shown, and labels that its names do not have. */
function unknownIn(text: string): string[] {
  const known = shown()
  const names = namesIn(text).filter((name) => !known.has(name))
  const labels = [...text.matchAll(/\b(wordkin_[a-z_]+)\{([^}]*)\}/g)].flatMap(([, name = '', inner = '']) =>
    [...inner.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)]
      .map(([, label = '']) => label)
      .filter((label) => !known.get(name)?.includes(label))
      .map((label) => `${name}{${label}}`),
  )
  return [...names, ...labels]
}

test('a name or label that is not shown would be found', () => {
  expect(unknownIn('rate(wordkin_http_requests[5m])')).toEqual(['wordkin_http_requests'])
  expect(unknownIn('wordkin_letters_total{colour="red"}')).toEqual(['wordkin_letters_total{colour}'])
  expect(unknownIn('wordkin_run_seconds_count{outcome="done"}')).toEqual([])
})

test('alerts ask for what /metrics shows', () => {
  expect(rules.length).toBeGreaterThan(10)
  expect(unknownIn(alerts)).toEqual([])
})

describe.each(rules.map((rule) => [rule.split('\n')[0], rule]))('%s', (_, rule = '') => {
  test('says how bad it is, what it means and what to do', () => {
    expect(rule).toMatch(/^ {8}expr: \S/m)
    expect(rule).toMatch(/severity: (page|look)\b/)
    for (const part of ['summary', 'meaning', 'action'])
      expect(rule).toMatch(new RegExp(`^ {10}${part}: \\S`, 'm'))
    expect(rule.split('(').length).toBe(rule.split(')').length)
  })
})

test('the dashboard asks for what /metrics shows, and shows everything that is counted', () => {
  const all = [...expressions, ...dashboard.templating.list.map(({ definition }) => definition)].join('\n')
  expect(unknownIn(all)).toEqual([])
  const asked = namesIn(`${all}\n${alerts}`).map((name) => name.replace(/_(bucket|count|sum)$/, ''))
  const counted = (metrics.registry.getMetricsAsArray() as { name: string }[]).map(({ name }) => name)
  expect(counted.filter((name) => !asked.includes(name))).toEqual([])
})

test('every panel of the dashboard says what it shows', () => {
  const panels = dashboard.panels.filter(({ type }) => type !== 'row')
  expect(panels.length).toBeGreaterThan(20)
  for (const { title, description } of panels) expect(description, title).toMatch(/\.$/)
})

test('the documentation names every figure, and no other', () => {
  const named = namesIn(readFileSync('docs/observability.md', 'utf8'))
  const counted = (metrics.registry.getMetricsAsArray() as { name: string }[]).map(({ name }) => name)
  expect(named.sort()).toEqual(counted.sort())
})
