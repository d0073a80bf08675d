import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RecordedRequest, Reply } from '../../mocks/openai.ts'
import { times } from '../../long.ts'
import { until } from '../../until.ts'
import { startModelApp } from '../model-app.ts'
import type { Visitor } from '../visitor.ts'

const PEOPLE = times(12, 50)
const SAME = times(3, 10)
/** What each of them asks the model for: an answer, a rewrite, a quiz and key points. */
const QUESTIONS = 4
const QUESTION = 'Which lamp is the secret one?'
const CANARY = /\bCanary\d+x\b/g

let started: Awaited<ReturnType<typeof startModelApp>>
beforeAll(async () => {
  started = await startModelApp({
    LLM_RETRIES: '0',
    LLM_FIRST_TOKEN_SECONDS: '120',
    LLM_TOTAL_SECONDS: '170',
  })
})
beforeEach(() => {
  started.model.requests.length = 0
})
afterAll(() => started.stop())

const sentences = (canary: string) => [
  `The secret lamp of the harbour is called ${canary} by everybody.`,
  'The lamp burns whale oil from the first evening of autumn to the last morning of spring.',
]

/** A model that knows what it is told in this one question, and nothing else. */
function answerFrom({ system, user }: RecordedRequest): Reply {
  const [canary = 'none'] = user.match(CANARY) ?? []
  const [quote] = sentences(canary)
  if (system.includes('quiz questions')) {
    const question = {
      type: 'multiple-choice',
      question: 'What is the secret lamp of the harbour called by everybody?',
      options: [canary, 'Bellwether', 'Skylark', 'Old Tom'],
      correctAnswer: canary,
      page: 1,
      quote,
    }
    return { text: JSON.stringify({ questions: [question] }) }
  }
  if (system.includes('key points'))
    return { text: JSON.stringify({ keyPoints: [{ text: quote, page: 1, quote }] }) }
  if (/<u id=/.test(user)) return undefined
  return { text: `[D1 p1 "${quote}"] The secret lamp of the harbour is called ${canary}.` }
}

const json = { 'content-type': 'application/json' }
async function call(person: Visitor, path: string, body: object): Promise<string> {
  const answer = await person.call('POST', path, {
    json: body,
    headers: { ...json, 'idempotency-key': 'the-same-for-all' },
  })
  expect(answer.status, `${path}: ${answer.text}`).toBe(200)
  return answer.text
}

/** Has each of `people` ask; the model begins to answer only when `count` of their questions wait for it at once. */
async function together<Person, Said>(
  count: number,
  people: Person[],
  ask: (person: Person) => Promise<Said>,
): Promise<Said[]> {
  const { model } = started
  const letGo = model.hold()
  const answered = Promise.all(people.map(ask))
  const waiting = () => model.requests.filter(({ closedAt }) => closedAt === undefined).length
  try {
    await Promise.race([until(() => waiting() >= count, `${count} to wait for the model`), answered])
    expect(waiting()).toBeGreaterThanOrEqual(count)
  } finally {
    letGo()
  }
  return answered
}

test('of many who ask at once, everybody gets their own answer, rewrite, quiz and key points', async () => {
  const { app, model } = started
  model.setScript(answerFrom)
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, at) => {
      const member = await app.member('ninja')
      const canary = `Canary${at}x`
      const document = { fileName: 'lamps.md', content: sentences(canary).join(' ') }
      const kept = await member.call('POST', '/api/documents', { json: document })
      return { member, canary, documentId: (kept.json as { id: string }).id }
    }),
  )
  await together(PEOPLE * QUESTIONS, people, async ({ member, canary, documentId }) => {
    const said = await Promise.all([
      call(member, '/api/chat', { message: QUESTION, documentId }),
      call(member, '/api/humanize', { text: sentences(canary).join(' '), tone: 'formal' }),
      call(member, '/api/generate-quiz', { documentId, count: 1 }),
      call(member, '/api/generate-key-points', { documentId }),
    ])
    for (const text of said) {
      expect(text).toContain(canary)
      expect([...new Set(text.match(CANARY))]).toEqual([canary])
    }
  })
  for (const { user, system } of model.requests) {
    expect(new Set(user.match(CANARY) ?? []).size).toBeLessThanOrEqual(1)
    expect(system).not.toMatch(CANARY)
  }
  // What is kept is their own as well.
  for (const { member, canary, documentId } of people) {
    for (const path of [
      '/humanizer',
      `/chat-pdf?doc=${documentId}`,
      `/study-buddy?doc=${documentId}`,
      '/my-files',
    ]) {
      const { html } = await member.open(path)
      expect([...new Set(html.match(CANARY))].filter((found) => found !== canary)).toEqual([])
    }
  }
})

test('nobody is given what the model said to another, though file, question and text are the same', async () => {
  const { app, model } = started
  let serial = 0
  model.setScript(({ user }) => {
    const [quote] = sentences('Tallow')
    if (/<u id=/.test(user)) return undefined
    return {
      text: `The secret lamp is called Tallow, and this is answer ${++serial} [1].\n===SOURCES===\n[1] D1 p1 "${quote}"`,
    }
  })
  const people = await Promise.all(
    Array.from({ length: SAME }, async () => {
      const member = await app.member('ninja')
      const document = { fileName: 'lamps.md', content: sentences('Tallow').join(' ') }
      const { json: kept } = await member.call('POST', '/api/documents', { json: document })
      return { member, documentId: (kept as { id: string }).id }
    }),
  )
  expect(new Set(people.map(({ documentId }) => documentId)).size).toBe(SAME)
  await together(SAME, people, ({ member }) =>
    call(member, '/api/humanize', { text: sentences('Tallow').join(' '), tone: 'formal' }),
  )
  await together(SAME, people, ({ member, documentId }) =>
    call(member, '/api/chat', { message: QUESTION, documentId }),
  )
  const of = (mark: (request: RecordedRequest) => boolean) => model.requests.filter(mark).length
  expect(of(({ user }) => /<u id=/.test(user))).toBeGreaterThanOrEqual(SAME)
  expect(of(({ user }) => user.includes(QUESTION))).toBeGreaterThanOrEqual(SAME)
})
