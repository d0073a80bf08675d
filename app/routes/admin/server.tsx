import { modelUse } from '#app/domain/admin/model-use.server.ts'
import { serverState } from '#app/domain/admin/server-state.server.ts'
import { chargeLabel } from '#app/domain/usage/tools.ts'
import { requireAdministrator } from '#app/http/admin.server.ts'
import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { formatBytes, formatCount } from '#app/ui/format.ts'
import { Section } from '#app/ui/Section.tsx'
import { type Column, Table } from '#app/ui/Table.tsx'
import type { Route } from './+types/server'
import { OF } from './address.ts'
import { ModelUse } from './ModelUse.tsx'

const JOBS: Column[] = [
  { key: 'name', label: 'Work' },
  { key: 'waiting', label: 'Waiting', number: true },
  { key: 'active', label: 'At work', number: true },
  { key: 'failed', label: 'Failed', number: true },
]
const WORDS: Column[] = [
  { key: 'day', label: 'Day (UTC)', className: 'whitespace-nowrap' },
  { key: 'kind', label: 'What for' },
  { key: 'runs', label: 'Times', number: true },
  { key: 'words', label: 'Words', number: true },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdministrator(context, request)
  const [state, models] = await Promise.all([serverState(), modelUse()])
  return { ...state, models }
}

/** What the server has to do, and what was charged by day: figures, and nothing that anybody wrote. */
export default function Server({ loaderData }: Route.ComponentProps) {
  const { jobs, people, writing, files, storedBytes, words, models } = loaderData
  return (
    <Section title="Server" of={OF}>
      <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="server-title">
        <h2 id="server-title">Server</h2>
        <Facts
          facts={[
            { label: 'People', value: formatCount(people) },
            { label: 'Texts and answers being written now', value: formatCount(writing) },
            { label: 'Documents', value: formatCount(files) },
            { label: 'Files kept', value: formatBytes(storedBytes) },
          ]}
        />
        {jobs.length > 0 ? (
          <Table
            caption="Work in the queue, including emails"
            columns={JOBS}
            rows={jobs.map((job) => ({ id: job.name, cells: { ...job } }))}
          />
        ) : (
          <p>Nothing is in the queue.</p>
        )}
        {words.length > 0 ? (
          <Table
            caption="Words charged in the last 30 days"
            columns={WORDS}
            rows={words.map((one) => ({
              id: `${one.day} ${one.kind}`,
              cells: {
                day: one.day,
                kind: chargeLabel(one.kind),
                runs: formatCount(one.runs),
                words: formatCount(one.words),
              },
            }))}
          />
        ) : (
          <p>No words were charged in the last 30 days.</p>
        )}
      </Card>
      <ModelUse use={models} />
    </Section>
  )
}
