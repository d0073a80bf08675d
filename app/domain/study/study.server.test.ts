import { studyContent } from './access.server.ts'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { User } from '#app/domain/accounts/user.server.ts'
import { deleteDocument } from '#app/domain/library/remove.server.ts'
import { findRun } from '#app/domain/runs/run.server.ts'
import { currentUsage } from '#app/domain/usage/allowance.server.ts'
import { countWords } from '#app/domain/usage/words.ts'
import { db } from '#db/client.server.ts'
import { flashcards, quizReports, studySessions } from '#db/schema/study.ts'
import { documentOf } from '#test/documents.ts'
import { again, person } from '#test/people.ts'
import { until } from '#test/until.ts'
import { answerQuestion, retryMissed } from './answers.server.ts'
import { ARTICLES } from './embedded/samples.test-help.ts'
import {
  addOutlineCards,
  countCards,
  deleteCard,
  lastReviewed,
  listCards,
  reviewCard,
  undoReview,
} from './flashcards.server.ts'
import { startKeyPoints } from './key-points.server.ts'
import { questionsIn, startQuiz, USUAL_WISH } from './quiz.server.ts'
import { reportQuestion } from './report.server.ts'
import {
  editKeyPoints,
  findSession,
  listSessions,
  saveSessions,
  type SentSession,
} from './sessions.server.ts'
import { storedSession } from './stored.server.ts'
import type { QuizWish } from './types.ts'
import { relatedVideos } from './videos.server.ts'

const onError = (error: unknown) => {
  throw error
}

async function student(plan: 'free' | 'grasshopper' = 'grasshopper') {
  const user = await person(plan)
  const documentId = await documentOf(user, { pages: [...ARTICLES.en], fileName: 'curie.md' })
  return { user, documentId }
}

async function ended(user: User, id: string) {
  return until(async () => {
    const run = await findRun(user, id)
    return run?.status !== 'running' && run
  }, 'the end of the run')
}

async function quizzed(wish: Partial<QuizWish> = {}) {
  const { user, documentId } = await student()
  const { id } = await startQuiz(user, documentId, { ...USUAL_WISH, count: 4, ...wish }, { onError })
  const run = await ended(user, id)
  return { user, documentId, run, data: await findSession(user, documentId) }
}

async function refused(promise: Promise<unknown>, code: string) {
  await expect(promise).rejects.toMatchObject({ name: 'AppError', code })
}

describe('a quiz', () => {
  test('is made, kept with the document and charged by the words it has', async () => {
    const { user, run, data } = await quizzed()
    expect(run).toMatchObject({ status: 'done', kind: 'quiz', progress: 100, fallback: false })
    expect(data.quizzes).toHaveLength(4)
    expect(questionsIn(run.output)).toEqual(data.quizzes)
    const words = data.quizzes
      .map(({ question, options, correctAnswer, hint }) =>
        countWords([question, ...(options ?? [correctAnswer]), hint ?? ''].join(' ')),
      )
      .reduce((sum, one) => sum + one, 0)
    expect((await currentUsage(user)).wordsUsed).toBe(words)
  })

  test('that is smaller than was asked for remembers it', async () => {
    const user = await person('grasshopper')
    const text = 'The ferry carries 48 cars across the sound of Tallow every hour.'
    const documentId = await documentOf(user, { pages: [text] })
    await ended(user, (await startQuiz(user, documentId, { ...USUAL_WISH, count: 9 }, { onError })).id)
    const data = await findSession(user, documentId)
    expect(data.quizWanted).toBe(9)
    expect(data.quizzes.length).toBeGreaterThan(0)
    expect(data.quizzes.length).toBeLessThan(9)
  })

  test('takes the place of the one before, with its answers', async () => {
    const { user, documentId, data } = await quizzed()
    await answerQuestion(user, documentId, 0, data.quizzes[0]?.correctAnswer ?? '')
    const { id } = await startQuiz(user, documentId, { ...USUAL_WISH, count: 3 }, { onError })
    await ended(user, id)
    const next = await findSession(user, documentId)
    expect(next.quizAnswers).toEqual({})
    const before = new Set(data.quizzes.map(({ question }) => question))
    expect(next.quizzes.some(({ question }) => before.has(question))).toBe(false)
  })

  test('the same request twice is one quiz', async () => {
    const { user, documentId } = await student()
    const wish = { ...USUAL_WISH, count: 2 }
    const one = await startQuiz(user, documentId, wish, { idempotencyKey: 'k', onError })
    const two = await startQuiz(user, documentId, wish, { idempotencyKey: 'k', onError })
    expect(two.id).toBe(one.id)
    await refused(
      startQuiz(user, documentId, { ...wish, count: 3 }, { idempotencyKey: 'k', onError }),
      'conflict',
    )
    const [lamp, keeper] = ARTICLES.en.map((text) => studyContent(user, text))
    if (!lamp || !keeper) throw new Error('no texts')
    const first = await startKeyPoints(user, lamp, { idempotencyKey: 'k', onError })
    expect((await startKeyPoints(user, lamp, { idempotencyKey: 'k', onError })).id).toBe(first.id)
    await refused(startKeyPoints(user, keeper, { idempotencyKey: 'k', onError }), 'conflict')
    await ended(user, one.id)
    await ended(user, first.id)
  })

  test('is refused to Free, to strangers and for what is not read, without a run', async () => {
    const { user, documentId } = await student()
    await refused(
      startQuiz((await student('free')).user, documentId, USUAL_WISH, { onError }),
      'plan_required',
    )
    await refused(startQuiz((await student()).user, documentId, USUAL_WISH, { onError }), 'not_found')
    await refused(startQuiz(user, 'nonsense', USUAL_WISH, { onError }), 'not_found')
    const waiting = await documentOf(user, { status: 'waiting' })
    await refused(startQuiz(user, waiting, USUAL_WISH, { onError }), 'conflict')
    const empty = await documentOf(user, { pages: ['  '] })
    await refused(startQuiz(user, empty, USUAL_WISH, { onError }), 'conflict')
    expect((await currentUsage(user)).wordsUsed).toBe(0)
  })

  test('of a document without sentences fails with a sentence and charges nothing', async () => {
    const { user } = await student()
    const list = await documentOf(user, { pages: ['- milk\n- bread\n- 12 eggs'] })
    const { id } = await startQuiz(user, list, USUAL_WISH, { onError: () => {} })
    const run = await ended(user, id)
    expect(run.status).toBe('failed')
    expect(run.error).toMatch(/^Failed to generate quiz\./)
    expect((await currentUsage(user)).wordsUsed).toBe(0)
  })

  test('ends quietly when its document is deleted meanwhile', async () => {
    const { user, documentId } = await student()
    const { id } = await startQuiz(user, documentId, USUAL_WISH, { onError })
    await deleteDocument(user, documentId)
    const end = await until(async () => {
      const run = await findRun(user, id)
      return run?.status !== 'running' && (run?.status ?? 'forgotten')
    }, 'the end of the run')
    expect(['done', 'stopped', 'forgotten']).toContain(end)
    expect(await listSessions(user)).toEqual([])
  })
})

describe('answers', () => {
  test('the first one stands, and earns its points once for ever', async () => {
    const { user, documentId, data } = await quizzed()
    const [right = '', other = ''] = data.quizzes.map(({ correctAnswer }) => correctAnswer)
    const both = await Promise.all([
      answerQuestion(user, documentId, 0, right),
      answerQuestion(user, documentId, 0, right),
    ])
    for (const { answer } of both) expect(answer).toMatchObject({ isCorrect: true, isSubmitted: true })
    expect((await again(user)).points).toBe(2)
    expect((await answerQuestion(user, documentId, 0, 'something else')).answer.text).toBe(right)
    await answerQuestion(user, documentId, 1, other)
    expect((await again(user)).points).toBe(4)
    // Sent back as if nothing had been answered, and answered again.
    const open = { ...data, quizAnswers: {} }
    await db
      .update(studySessions)
      .set({ data: { ...open, held: (await storedSession(user, documentId)).held } })
    await answerQuestion(user, documentId, 0, right)
    expect((await again(user)).points).toBe(4)
  })

  test('questions that somebody made up earn nothing', async () => {
    const { user, documentId } = await student()
    const question = { question: 'What is two and two?', type: 'free-text', correctAnswer: 'four' } as const
    const studyData = { quizzes: [{ ...question, explanation: '', page: 0, quote: '' }] }
    await saveSessions(user, [sent(documentId, studyData)])
    expect((await answerQuestion(user, documentId, 0, 'four')).answer.isCorrect).toBe(true)
    expect((await again(user)).points).toBe(0)
  })

  test('a missed question becomes one flashcard, and can be tried once more', async () => {
    const { user, documentId } = await quizzed()
    const { answer } = await answerQuestion(user, documentId, 2, 'certainly not this')
    expect(answer.isCorrect).toBe(false)
    expect(await countCards(user, documentId)).toMatchObject({ due: 1, total: 1 })
    expect((await retryMissed(user, documentId)).quizAnswers).toEqual({})
    await answerQuestion(user, documentId, 2, 'nor this')
    expect(await countCards(user)).toMatchObject({ due: 1, total: 1 })
  })

  test('are refused where there is no question, no text and no right', async () => {
    const { user, documentId } = await quizzed()
    await refused(answerQuestion(user, documentId, 99, 'x'), 'not_found')
    await refused(answerQuestion(user, documentId, 0, '  '), 'invalid')
    await refused(answerQuestion((await student()).user, documentId, 0, 'x'), 'not_found')
    await refused(answerQuestion({ ...user, subscription: 'free' }, documentId, 0, 'x'), 'plan_required')
  })
})

describe('a reported question', () => {
  test('is replaced for nothing, and not asked again', async () => {
    const { user, documentId, data } = await quizzed()
    const used = (await currentUsage(user)).wordsUsed
    await answerQuestion(user, documentId, 1, 'wrong on purpose')
    const bad = data.quizzes[1]
    const { data: after, replaced } = await reportQuestion(user, documentId, 1, 'It is unclear.', onError)
    expect(replaced).toBe(true)
    expect(after.quizzes).toHaveLength(4)
    expect(after.quizzes[1]?.question).not.toBe(bad?.question)
    expect(after.quizzes[1]?.type).toBe(bad?.type)
    expect(after.quizAnswers[1]).toBeUndefined()
    expect((await currentUsage(user)).wordsUsed).toBe(used)
    expect(await countCards(user)).toEqual({ due: 0, total: 0, next: null })
    const [row] = await db.select().from(quizReports).where(eq(quizReports.userId, user.id))
    expect(row).toMatchObject({ reason: 'It is unclear.', documentId })
    const { id } = await startQuiz(user, documentId, { ...USUAL_WISH, count: 20 }, { onError })
    const asked = questionsIn((await ended(user, id)).output).map(({ question }) => question)
    expect(asked).not.toContain(bad?.question)
  })

  test('is taken out where the document has no other, and answers stay with their questions', async () => {
    const { user } = await student()
    const documentId = await documentOf(user, { pages: [ARTICLES.en[0]] })
    const { id } = await startQuiz(user, documentId, { ...USUAL_WISH, count: 20 }, { onError })
    await ended(user, id)
    const before = (await findSession(user, documentId)).quizzes
    const last = before.length - 1
    await answerQuestion(user, documentId, last, before[last]?.correctAnswer ?? '')
    const { data, replaced } = await reportQuestion(user, documentId, 0, null, onError)
    expect(data.quizzes).toHaveLength(replaced ? before.length : last)
    const moved = replaced ? last : last - 1
    expect(data.quizzes[moved]?.question).toBe(before[last]?.question)
    expect(data.quizAnswers[moved]).toMatchObject({ isCorrect: true })
  })
})

function sent(documentId: string, studyData: Record<string, unknown>, updatedAt?: Date): SentSession {
  const empty = {
    quizzes: [],
    quizWanted: null,
    quizAnswers: {},
    showHints: {},
    videoRecommendations: [],
    keyPoints: [],
    keyPointPages: [],
  }
  return {
    document: { id: documentId },
    studyData: { ...empty, ...studyData },
    ...(updatedAt && { updatedAt }),
  }
}

describe('sessions', () => {
  test('two tabs that save after each other lose no answer', async () => {
    const { user, documentId, data } = await quizzed()
    const [{ updatedAt: seen } = { updatedAt: new Date(0) }] = await listSessions(user)
    const answer = (text: string) => ({ text, isCorrect: true, isSubmitted: true })
    await saveSessions(user, [sent(documentId, { ...data, quizAnswers: { 0: answer('one') } }, seen)])
    // The second tab had loaded before the first one saved.
    await saveSessions(user, [sent(documentId, { ...data, quizAnswers: { 1: answer('two') } }, seen)])
    expect((await findSession(user, documentId)).quizAnswers).toEqual({ 0: answer('one'), 1: answer('two') })
  })

  test('tabs that save at the same moment lose no answer, whatever each of them had seen', async () => {
    const { user, documentId, data } = await quizzed()
    const [{ updatedAt: seen } = { updatedAt: new Date(0) }] = await listSessions(user)
    const answer = (text: string) => ({ text, isCorrect: true, isSubmitted: true })
    const tab = (index: number, updatedAt?: Date) =>
      saveSessions(user, [
        sent(documentId, { ...data, quizAnswers: { [index]: answer(`tab ${index}`) } }, updatedAt),
      ])
    const later = new Date(seen.getTime() + 3_600_000)
    const idle = saveSessions(user, [sent(documentId, { ...data, quizAnswers: {} }, later)])
    await Promise.all([
      tab(0, seen),
      tab(1, later),
      tab(2, new Date(0)),
      idle,
      answerQuestion(user, documentId, 3, data.quizzes[3]?.correctAnswer ?? ''),
    ])
    const { quizAnswers, quizzes } = await findSession(user, documentId)
    expect(quizzes).toEqual(data.quizzes)
    expect([0, 1, 2].map((index) => quizAnswers[index]?.text)).toEqual(['tab 0', 'tab 1', 'tab 2'])
    expect(quizAnswers[3]).toMatchObject({ isCorrect: true, isSubmitted: true })
  })

  test('what is older gives way, what is missing stays', async () => {
    const { user, documentId } = await quizzed()
    const other = await documentOf(user, { pages: [...ARTICLES.en], fileName: 'other.md' })
    await saveSessions(user, [sent(other, { keyPoints: ['mine'] })])
    await saveSessions(user, [sent(other, { keyPoints: ['older'] }, new Date(0))])
    expect((await findSession(user, other)).keyPoints).toEqual(['mine'])
    await saveSessions(user, [sent(other, { keyPoints: ['newer'] }, new Date(Date.now() + 60_000))])
    expect((await findSession(user, other)).keyPoints).toEqual(['newer'])
    expect((await listSessions(user)).map(({ document }) => document.id)).toEqual([other, documentId])
  })

  test('foreign and unknown documents are refused, and nothing of the list is saved', async () => {
    const { user, documentId } = await student()
    const foreign = await student()
    for (const id of [foreign.documentId, crypto.randomUUID(), 'nonsense']) {
      await refused(saveSessions(user, [sent(documentId, { keyPoints: ['x'] }), sent(id, {})]), 'not_found')
    }
    expect(await listSessions(user)).toEqual([])
    expect(await listSessions(foreign.user)).toEqual([])
  })

  test('hostile text is stored as text', async () => {
    const { user, documentId } = await student()
    const text = '<script>alert(1)</script>\u0000\ud800'
    await saveSessions(user, [sent(documentId, { keyPoints: [text] })])
    expect((await findSession(user, documentId)).keyPoints).toEqual(['<script>alert(1)</script>\ufffd'])
  })

  test('go with their document', async () => {
    const { user, documentId } = await quizzed()
    await answerQuestion(user, documentId, 0, 'no')
    await deleteDocument(user, documentId)
    expect(await listSessions(user)).toEqual([])
    expect(await db.$count(flashcards, and(eq(flashcards.userId, user.id)))).toBe(0)
  })
})

test('key points have their pages, can be edited, and are charged by their words', async () => {
  const { user, documentId } = await student()
  const { id } = await startKeyPoints(user, documentId, { onError })
  expect(await ended(user, id)).toMatchObject({ status: 'done', kind: 'key_points' })
  const { keyPoints, keyPointPages } = await findSession(user, documentId)
  expect(keyPoints.length).toBeGreaterThan(3)
  for (const [index, point] of keyPoints.entries()) {
    expect(ARTICLES.en[(keyPointPages[index] ?? 0) - 1]).toContain(point)
  }
  expect((await currentUsage(user)).wordsUsed).toBe(countWords(keyPoints.join(' ')))
  await editKeyPoints(user, documentId, [...keyPoints.slice(1), '- My own point', ''])
  const edited = await findSession(user, documentId)
  expect(edited.keyPoints.at(-1)).toBe('My own point')
  expect(edited.keyPointPages[0]).toBe(keyPointPages[1])
  await refused(editKeyPoints((await student()).user, documentId, ['x']), 'not_found')
})

describe('flashcards', () => {
  test('come back later the better they are known', async () => {
    const { user, documentId } = await quizzed()
    for (const index of [0, 1]) await answerQuestion(user, documentId, index, 'wrong on purpose')
    const [first, second] = await listCards(user, { dueBy: new Date() })
    const now = new Date()
    const again = await reviewCard(user, first?.id ?? '', 'again', now)
    const easy = await reviewCard(user, second?.id ?? '', 'easy', now)
    expect(easy.getTime()).toBeGreaterThan(again.getTime())
    expect(easy.getTime() - now.getTime()).toBeGreaterThan(24 * 3_600_000)
    expect(await listCards(user, { dueBy: now })).toEqual([])
    expect((await listCards(user)).map(({ reps }) => reps)).toEqual([1, 1])
    expect(await countCards(user, documentId, now)).toMatchObject({ due: 0, next: again })
    // A review that was taken back has not been, and can be taken back once.
    await undoReview(user, first?.id ?? '')
    expect((await listCards(user, { dueBy: now })).map(({ id, reps }) => ({ id, reps }))).toEqual([
      { id: first?.id, reps: 0 },
    ])
    await refused(undoReview(user, first?.id ?? ''), 'conflict')
  })

  test('can be made of headings and terms', async () => {
    const { user, documentId } = await student()
    expect(await addOutlineCards(user, documentId)).toBeGreaterThan(3)
    expect(await addOutlineCards(user, documentId)).toBe(0)
    const asked = (await listCards(user)).map(({ question }) => question.question)
    expect(asked).toContain('What does the document say under “Marie Curie”?')
    expect(asked).toContain('How does the document describe “Radium”?')
    await refused(addOutlineCards((await student()).user, documentId), 'not_found')
  })

  test('are their owner’s alone', async () => {
    const { user, documentId } = await quizzed()
    await answerQuestion(user, documentId, 0, 'wrong on purpose')
    const [card] = await listCards(user)
    const stranger = (await student()).user
    await refused(reviewCard(stranger, card?.id ?? '', 'good'), 'not_found')
    await refused(deleteCard(stranger, card?.id ?? ''), 'not_found')
    await refused(undoReview(stranger, card?.id ?? ''), 'not_found')
    await refused(reviewCard(user, 'nonsense', 'good'), 'not_found')
    await reviewCard(user, card?.id ?? '', 'good')
    expect((await lastReviewed(user, documentId))?.id).toBe(card?.id)
    expect(await lastReviewed(stranger)).toBeUndefined()
    await undoReview(user, card?.id ?? '')
    expect(await lastReviewed(user)).toBeUndefined()
    expect(await listCards(stranger, { documentId })).toEqual([])
    await deleteCard(user, card?.id ?? '')
    expect(await countCards(user)).toEqual({ due: 0, total: 0, next: null })
  })
})

test('without a key, videos are links to searches about the document', async () => {
  const { user, documentId } = await student()
  const { videos, links, why } = await relatedVideos(user, documentId)
  expect(videos).toEqual([])
  expect(why).toContain('key')
  expect(links.length).toBeGreaterThan(0)
  for (const { url } of links)
    expect(url).toMatch(/^https:\/\/www\.youtube\.com\/results\?search_query=[^&]+$/)
  await refused(relatedVideos((await student()).user, documentId), 'not_found')
})
