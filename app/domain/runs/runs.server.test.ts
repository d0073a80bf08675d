import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { failureDetector } from '#app/domain/failure-detector.ts'
import { currentUsage, reserveWords } from '#app/domain/usage/allowance.server.ts'
import { db } from '#db/client.server.ts'
import { runs } from '#db/schema/runs.ts'
import { usageLedger } from '#db/schema/usage.ts'
import { person } from '#test/people.ts'
import { until } from '#test/until.ts'
import { endless, request, saying, stepwise } from '#test/works.ts'
import { followRun } from './follow.server.ts'
import { findRun, RUN_FAILED, RUN_INTERRUPTED, type RunEvent } from './run.server.ts'
import { sweepDeadRuns, sweepSilentRuns } from './settle.server.ts'
import { type RunRequest, startRun, startRuns } from './start.server.ts'
import { stopRun } from './stop.server.ts'

async function read(user: User, id: string, position = 0, signal = new AbortController().signal) {
  const events: RunEvent[] = []
  for await (const event of await followRun(user, id, position, signal)) events.push(event)
  return events
}

/** What a reader has in hand after these events, and how it ended; fails unless the end comes once, and last. */
function summary(events: RunEvent[]) {
  const ends = events.filter(({ event }) => event !== 'token')
  expect(ends).toHaveLength(1)
  expect(events.at(-1)).toBe(ends[0])
  const text = events.map((event) => (event.event === 'token' ? event.content : '')).join('')
  return { text, end: ends[0] }
}

async function ended(user: User, id: string) {
  return until(async () => {
    const run = await findRun(user, id)
    return run?.status !== 'running' && run
  }, 'the run to end')
}

async function ledger(user: User) {
  return db
    .select({ outcome: usageLedger.outcome, words: usageLedger.words })
    .from(usageLedger)
    .where(eq(usageLedger.userId, user.id))
}

test('a finished run is charged in full, kept, and told to its reader', async () => {
  const user = await person()
  const kept: unknown[] = []
  const keep = async (_: unknown, run: unknown) => void kept.push(run)
  const { id } = await startRun(user, request(120, saying('Hello ', 'world'), { keep }))
  expect(summary(await read(user, id))).toEqual({
    text: 'Hello world',
    end: { event: 'complete', fullText: 'Hello world', fallback: false },
  })
  expect(await findRun(user, id)).toMatchObject({ status: 'done', output: 'Hello world', progress: 100 })
  expect(kept).toHaveLength(1)
  expect(await ledger(user)).toEqual([{ outcome: 'done', words: 120 }])
  expect((await currentUsage(user)).wordsUsed).toBe(120)
})

test('what is delivered takes the place of what was streamed, for all who read it afterwards', async () => {
  const user = await person()
  const kept: string[] = []
  const { id } = await startRun(
    user,
    request(120, saying('A draft ', 'of it'), {
      deliver: (streamed) => `${streamed.length} checked words`,
      charge: ({ output }) => output.length,
      keep: async (_, { output }) => void kept.push(output),
    }),
  )
  expect(summary(await read(user, id))).toEqual({
    text: 'A draft of it',
    end: { event: 'complete', fullText: '13 checked words', fallback: false },
  })
  expect(kept).toEqual(['13 checked words'])
  expect(summary(await read(user, id)).text).toBe('13 checked words')
  expect(await ledger(user)).toEqual([{ outcome: 'done', words: 16 }])
})

test('words are held while a run goes on', async () => {
  const user = await person()
  const { work, end } = stepwise()
  const { id } = await startRun(user, request(300, work))
  expect((await currentUsage(user)).wordsLeft).toBe(50)
  await expect(startRun(user, request(51, saying('x')))).rejects.toMatchObject({
    code: 'limit_reached',
    message: 'Word limit exceeded',
    details: { wordsUsed: 300, wordCount: 51, maxWords: 350 },
  })
  end()
  await ended(user, id)
})

test.each([
  [new Error('ECONNRESET sk-secret'), RUN_FAILED, 1],
  [new AppError('unavailable', 'The model is away.'), 'The model is away.', 1],
])('a failed run costs nothing and keeps nothing: %s', async (failure, sentence, told) => {
  const user = await person()
  const { work, say, fail } = stepwise()
  const heard: unknown[] = []
  let keptOnes = 0
  const keep = async () => void keptOnes++
  const { id } = await startRun(user, request(100, work, { keep, onError: (error) => heard.push(error) }))
  say('half', 50)
  fail(failure)
  expect(summary(await read(user, id)).end).toEqual({ event: 'error', message: sentence })
  expect(await findRun(user, id)).toMatchObject({ status: 'failed', error: sentence })
  expect(keptOnes).toBe(0)
  expect(heard).toHaveLength(told)
  expect(await ledger(user)).toEqual([{ outcome: 'failed', words: 0 }])
  expect((await currentUsage(user)).wordsUsed).toBe(0)
})

test('a stopped run is charged by its share and keeps what there is', async () => {
  const user = await person()
  const { work, say } = stepwise()
  const kept: unknown[] = []
  const keep = async (_: unknown, run: unknown) => void kept.push(run)
  const { id } = await startRun(user, request(200, work, { keep }))
  say('The first part.', 31)
  await until(async () => (await findRun(user, id))?.output !== '', 'the first part')
  await stopRun(user, id)
  expect(summary(await read(user, id))).toEqual({
    text: 'The first part.',
    end: { event: 'complete', fullText: 'The first part.', fallback: false, stopped: true },
  })
  await ended(user, id)
  expect(kept).toMatchObject([{ output: 'The first part.', progress: 31, status: 'stopped' }])
  expect(await ledger(user)).toEqual([{ outcome: 'stopped', words: 62 }])
})

test('a run stopped before its first word costs nothing', async () => {
  const user = await person()
  const { id } = await startRun(user, request(200, stepwise().work))
  await stopRun(user, id)
  await ended(user, id)
  expect(await ledger(user)).toEqual([{ outcome: 'stopped', words: 0 }])
})

test('stopping twice, or after the end, changes nothing', async () => {
  const user = await person()
  const { id } = await startRun(user, request(10, saying('done')))
  await ended(user, id)
  await stopRun(user, id)
  await stopRun(user, id)
  expect(await findRun(user, id)).toMatchObject({ status: 'done' })
  expect(await ledger(user)).toEqual([{ outcome: 'done', words: 10 }])
})

test('early, late and leaving readers do not disturb each other', async () => {
  const user = await person()
  const { work, say, end } = stepwise()
  const { id } = await startRun(user, request(10, work))
  const early = read(user, id)
  const leaving = new AbortController()
  const left = read(user, id, 0, leaving.signal)
  say('one ', 20)
  say('two ', 40)
  await until(async () => (await findRun(user, id))?.output.includes('two'), 'the second word')
  leaving.abort()
  expect((await left).every(({ event }) => event === 'token')).toBe(true)
  const late = read(user, id)
  say('three', 90)
  end()
  for (const reader of [early, late]) expect(summary(await reader).text).toBe('one two three')
  expect(summary(await read(user, id)).text).toBe('one two three')
})

test('a reader resumes anywhere, under way and afterwards', async () => {
  const user = await person()
  const { work, say, end } = stepwise()
  const { id } = await startRun(user, request(10, work))
  const parts = ['Smile ', '🙂, ', 'please ', '— “now”.']
  const whole = parts.join('')
  for (const part of parts) say(part, 50)
  await until(async () => (await findRun(user, id))?.output === whole, 'all parts')
  const positions = Array.from({ length: whole.length + 1 }, (_, position) => position)
  const live = positions.map((position) => read(user, id, position))
  end()
  for (const position of positions) {
    expect(summary((await live[position]) ?? []).text).toBe(whole.slice(position))
    expect(summary(await read(user, id, position)).text).toBe(whole.slice(position))
  }
  expect(summary(await read(user, id, 999_999_999)).text).toBe('')
})

test('every token says how far it brings its reader', async () => {
  const user = await person()
  const { id } = await startRun(user, request(10, saying('a', 'bc', 'def')))
  let text = ''
  let before = 0
  for (const event of await read(user, id)) {
    if (event.event !== 'token') continue
    text += event.content
    expect(event.position).toBe(text.length)
    expect(event.progress).toBeGreaterThanOrEqual(before)
    before = event.progress
  }
  expect(before).toBe(100)
})

test('halves of a character, NUL and lone halves never reach a reader or the database', async () => {
  const user = await person()
  const { id } = await startRun(
    user,
    request(10, saying('A\ud83d', '\ude42B\u0000', '\ud800', 'C', '\udfff')),
  )
  const events = await read(user, id)
  for (const event of events) {
    if (event.event === 'token') expect(event.content.isWellFormed()).toBe(true)
  }
  const { text, end } = summary(events)
  expect(text).toBe('A🙂B\ufffdC\ufffd')
  expect(end).toEqual({ event: 'complete', fullText: text, fallback: false })
  expect((await findRun(user, id))?.output).toBe(text)
})

test('nobody else can follow or stop a run', async () => {
  const [owner, other] = [await person(), await person()]
  const { work, end } = stepwise()
  const { id } = await startRun(owner, request(10, work))
  const missing = { code: 'not_found', message: 'There is no such text.' }
  for (const runId of [id, crypto.randomUUID(), 'nonsense', '%00', '../1']) {
    await expect(read(other, runId)).rejects.toMatchObject(missing)
    await expect(stopRun(other, runId)).rejects.toMatchObject(missing)
    expect(await findRun(other, runId)).toBeUndefined()
  }
  end()
  expect(await ended(owner, id)).toMatchObject({ status: 'done' })
})

test('ten requests with one key are one run, and cost once', async () => {
  const user = await person()
  const { work, say, end } = stepwise()
  const started = await Promise.all(
    Array.from({ length: 10 }, () => startRun(user, request(300, work, { idempotencyKey: 'press' }))),
  )
  expect(new Set(started.map(({ id }) => id)).size).toBe(1)
  expect((await currentUsage(user)).wordsUsed).toBe(300)
  const id = started[0]?.id ?? ''
  say('text', 100)
  end()
  await ended(user, id)
  expect((await startRun(user, request(300, work, { idempotencyKey: 'press' }))).id).toBe(id)
  expect(await ledger(user)).toEqual([{ outcome: 'done', words: 300 }])
})

test('one key with something else is refused, also at the same time, and costs nothing', async () => {
  const user = await person()
  const press = (input: unknown, asked?: (input: never) => unknown) =>
    startRun(user, { ...request(100, saying('x'), { idempotencyKey: 'press' }), input, asked })
  const both = await Promise.allSettled([press({ text: 'one' }), press({ text: 'two' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(refused.reason).toMatchObject({ code: 'conflict' })
  await expect(press({ text: 'three' })).rejects.toMatchObject({ code: 'conflict' })
  expect((await currentUsage(user)).wordsUsed).toBe(100)
  // What was added to what was asked is not compared.
  const seeded = (seed: number, text: string) =>
    startRun(user, {
      ...request(1, saying('x'), { idempotencyKey: 'seeded' }),
      input: { text, seed, nothing: undefined },
      asked: (asked: object) => ({ ...asked, seed: undefined }),
    })
  const first = await seeded(1, 'one')
  expect((await seeded(2, 'one')).id).toBe(first.id)
  await expect(seeded(1, 'two')).rejects.toMatchObject({ code: 'conflict' })
})

test('the same key of another person is another run', async () => {
  const [one, two] = [await person(), await person()]
  const key = { idempotencyKey: 'press' }
  const first = await startRun(one, request(1, saying('x'), key))
  expect((await startRun(two, request(1, saying('y'), key))).id).not.toBe(first.id)
})

test('only as many texts at once as the plan allows, however they come', async () => {
  const user = await person()
  const asked = await Promise.allSettled(
    Array.from({ length: 10 }, () => startRun(user, request(1, endless))),
  )
  const begun = asked.filter((result) => result.status === 'fulfilled').map(({ value }) => value)
  expect(begun).toHaveLength(2)
  for (const result of asked) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'too_many' })
  }
  expect((await currentUsage(user)).wordsUsed).toBe(2)
  for (const { id } of begun) await stopRun(user, id)
  for (const { id } of begun) await ended(user, id)
  const { id } = await startRun(user, request(1, saying('x')))
  expect(await ended(user, id)).toMatchObject({ status: 'done' })
})

test('the runs of a dead process are failed once, and their words come back', async () => {
  const user = await person()
  const { work, say, end } = stepwise()
  const { id } = await startRun(user, request(350, work))
  say('half', 50)
  await until(async () => (await findRun(user, id))?.output === 'half', 'the first half')
  await db.update(runs).set({ heartbeatAt: sql`now() - interval '31 seconds'` }).where(eq(runs.id, id))
  expect(await sweepDeadRuns()).toBe(1)
  expect(await sweepDeadRuns()).toBe(0)
  expect(await findRun(user, id)).toMatchObject({ status: 'failed', error: RUN_INTERRUPTED })
  expect((await currentUsage(user)).wordsUsed).toBe(0)
  // Should the process not be dead after all, it finds the run settled and charges nothing.
  end()
  summary(await read(user, id))
  expect(await findRun(user, id)).toMatchObject({ status: 'failed' })
  expect(await ledger(user)).toEqual([{ outcome: 'failed', words: 0 }])
})

test('looked at again and again, a run without a new sign of life is failed, and a living one is not', async () => {
  const silent = failureDetector({ silentMs: 1, blindMs: Number.POSITIVE_INFINITY })
  const user = await person()
  const { work, end } = stepwise()
  const { id: living } = await startRun(user, request(10, work))
  // Of a process that is not this one.
  const dying = randomUUID()
  const period = await db.transaction((tx) => reserveWords(tx, user, 20))
  await db.insert(runs).values({
    id: dying,
    userId: user.id,
    kind: 'test',
    input: {},
    wordsReserved: 20,
    period,
    heartbeatAt: new Date(0),
  })
  expect(await sweepSilentRuns(silent)).toBe(0)
  // However slow the machine: a sign that is new since the last look is one of life.
  await db.update(runs).set({ heartbeatAt: sql`now()` }).where(eq(runs.id, living))
  expect(await sweepSilentRuns(silent)).toBe(1)
  expect(await findRun(user, dying)).toMatchObject({ status: 'failed', error: RUN_INTERRUPTED })
  expect((await currentUsage(user)).wordsUsed).toBe(10)
  end()
  expect(await ended(user, living)).toMatchObject({ status: 'done' })
})

test('work that nobody waits for any more, since its row was ended by others, is ended', async () => {
  const user = await person()
  let reason: unknown
  const work: RunRequest['work'] = async function* (_, signal) {
    yield { text: 'word', progress: 1 }
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    reason = signal.reason
  }
  const { id } = await startRun(user, request(10, work))
  await until(async () => (await findRun(user, id))?.output === 'word', 'the first word')
  await db
    .update(runs)
    .set({ heartbeatAt: new Date(0) })
    .where(eq(runs.id, id))
  expect(await sweepDeadRuns()).toBe(1)
  await until(() => reason, 'the work to learn of it')
  expect(reason).toBe('gone')
})

test('words that were saved though the answer was lost are not saved twice', async () => {
  const user = await person()
  const { work, say, end } = stepwise()
  const { id } = await startRun(user, request(10, work))
  const reaches = (text: string) => until(async () => (await findRun(user, id))?.output === text, text)
  say('one 🦊 ', 30)
  await reaches('one 🦊 ')
  await db.update(runs).set({ output: 'one 🦊 two ' }).where(eq(runs.id, id))
  say('two ', 60)
  say('three ', 90)
  await reaches('one 🦊 two three ')
  end()
  await ended(user, id)
})

test('a living run is not swept', async () => {
  const user = await person()
  const { work, end } = stepwise()
  const { id } = await startRun(user, request(10, work))
  expect(await sweepDeadRuns()).toBe(0)
  end()
  expect(await ended(user, id)).toMatchObject({ status: 'done' })
})

test('when keeping the result fails for a moment it is tried again, and nothing is done twice', async () => {
  const user = await person()
  let attempts = 0
  const keep = async () => {
    attempts++
    if (attempts < 3) throw new Error('the database is away')
  }
  const { id } = await startRun(user, request(40, saying('text'), { keep }))
  expect(await ended(user, id)).toMatchObject({ status: 'done' })
  expect(attempts).toBe(3)
  expect(await ledger(user)).toEqual([{ outcome: 'done', words: 40 }])
})

test('a run that never spoke is not kept and not charged', async () => {
  const user = await person()
  const { id } = await startRun(user, request(40, saying()))
  await ended(user, id)
  expect(await ledger(user)).toEqual([{ outcome: 'done', words: 0 }])
})

test('runs that start together are all held, or none is', async () => {
  const user = await person()
  await expect(
    startRuns(user, [request(200, saying('one')), request(151, saying('two'))]),
  ).rejects.toMatchObject({ code: 'limit_reached', details: { wordCount: 351, wordsUsed: 0 } })
  expect((await currentUsage(user)).wordsUsed).toBe(0)
  const [one, two] = await startRuns(user, [request(200, saying('one')), request(150, saying('two'))])
  expect(await ended(user, one?.id ?? '')).toMatchObject({ status: 'done', output: 'one' })
  expect(await ended(user, two?.id ?? '')).toMatchObject({ status: 'done', output: 'two' })
  expect((await currentUsage(user)).wordsUsed).toBe(350)
})

test('runs that start together take their turns where there is room for one', async () => {
  const user = await person()
  const other = stepwise()
  const first = stepwise()
  const busy = await startRun(user, request(10, other.work))
  const [one, two] = await startRuns(user, [request(10, first.work), request(10, saying('two'))])
  await expect(startRun(user, request(10, saying('x')))).rejects.toMatchObject({ code: 'too_many' })
  expect(await findRun(user, two?.id ?? '')).toMatchObject({ status: 'running', output: '' })
  first.end()
  expect(await ended(user, two?.id ?? '')).toMatchObject({ status: 'done', output: 'two' })
  expect(await findRun(user, one?.id ?? '')).toMatchObject({ status: 'done' })
  other.end()
  await ended(user, busy.id)
})

test('a run that waits for its turn can be stopped, and costs nothing', async () => {
  const user = await person()
  const [other, first] = [stepwise(), stepwise()]
  const busy = await startRun(user, request(10, other.work))
  const [one, two] = await startRuns(user, [request(10, first.work), request(20, saying('two'))])
  await stopRun(user, two?.id ?? '')
  expect(await ended(user, two?.id ?? '')).toMatchObject({ status: 'stopped', output: '' })
  expect((await currentUsage(user)).wordsUsed).toBe(20)
  for (const { end } of [other, first]) end()
  for (const id of [busy.id, one?.id ?? '']) await ended(user, id)
})

test('a failed run lets the one that waits for it go on', async () => {
  const user = await person()
  const other = stepwise()
  const busy = await startRun(user, request(10, other.work))
  const failing = stepwise()
  const [one, two] = await startRuns(user, [request(10, failing.work), request(20, saying('two'))])
  failing.fail(new Error('lost'))
  expect(await ended(user, two?.id ?? '')).toMatchObject({ status: 'done', output: 'two' })
  expect(await findRun(user, one?.id ?? '')).toMatchObject({ status: 'failed' })
  other.end()
  await ended(user, busy.id)
  expect((await currentUsage(user)).wordsUsed).toBe(20)
})

test('runs that start together twice by one key are the same runs', async () => {
  const user = await person()
  const both = () =>
    startRuns(user, [
      request(10, saying('one'), { idempotencyKey: 'a' }),
      request(10, saying('two'), { idempotencyKey: 'b' }),
    ])
  const [first, second] = await Promise.all([both(), both()])
  expect(second.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  for (const { id } of first) await ended(user, id)
  expect((await currentUsage(user)).wordsUsed).toBe(20)
})
