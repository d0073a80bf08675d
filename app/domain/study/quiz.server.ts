import { randomInt } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Owner } from '#app/domain/library/document.server.ts'
import type { Run } from '#app/domain/runs/run.server.ts'
import { type Piece, startRun } from '#app/domain/runs/start.server.ts'
import { countWords } from '#app/domain/usage/words.ts'
import { type Database, db } from '#db/client.server.ts'
import { quizReports } from '#db/schema/study.ts'
import { digestOf, type StudyText, studyText } from './access.server.ts'
import { makeQuiz } from './engines.server.ts'
import { QUIZ_FAILED } from './llm/quiz.ts'
import { changeSession, questionKey, readStored, storedSession } from './stored.server.ts'
import { DIFFICULTIES, QUESTION_TYPES, type Question, type QuizWish } from './types.ts'

export const QUIZ_COUNTS = { fewest: 1, usual: 8, most: 20 } as const
export const USUAL_WISH: QuizWish = {
  count: QUIZ_COUNTS.usual,
  difficulty: DIFFICULTIES[1],
  types: QUESTION_TYPES,
}

/** Words that are held for a question; what it really has is charged. */
const WORDS_PER_QUESTION = 90
const SEEDS = 2 ** 31

/** `digest` stands for a text of no document. */
type QuizRunInput = QuizWish & { documentId: string | null; digest?: string | undefined; seed: number }

/**
 * Starts making a quiz of a document of theirs (by its id), or of a text. Its output are lines of JSON, a question each; when it is finished, or
 * stopped, the questions take the place of the quiz before, its answers and hints. Charged are the words of the questions.
 * Throws plan_required, not_found, conflict (not read yet), limit_reached, too_many.
 */
export async function startQuiz(
  user: User,
  source: string | StudyText,
  wish: QuizWish,
  options: { idempotencyKey?: string | undefined; onError: (error: unknown) => void },
): Promise<Run> {
  const { documentId, pages, language } = typeof source === 'string' ? await studyText(user, source) : source
  const known = documentId === null ? [] : await askedBefore(user, documentId)
  const digest = documentId === null ? digestOf(pages) : undefined
  const input: QuizRunInput = { ...wish, documentId, digest, seed: randomInt(SEEDS) }
  const { onError } = options
  return startRun(user, {
    kind: 'quiz',
    input,
    words: wish.count * WORDS_PER_QUESTION,
    idempotencyKey: options.idempotencyKey && `quiz ${options.idempotencyKey}`,
    asked: (asked: QuizRunInput) => ({ ...asked, seed: undefined }),
    async *work(_, signal): AsyncGenerator<Piece> {
      let made = 0
      try {
        for await (const { question, fallback, budget } of makeQuiz(
          { ...input, pages, language, known },
          signal,
          onError,
        )) {
          made += 1
          yield {
            text: `${JSON.stringify(question)}\n`,
            progress: (100 * made) / wish.count,
            fallback,
            ...(budget && { tally: { budget: 1 } }),
          }
        }
      } catch (error) {
        throw error instanceof AppError || signal.aborted
          ? error
          : new AppError('unavailable', QUIZ_FAILED, { cause: error })
      }
      if (made === 0 && !signal.aborted) {
        const why =
          known.length > 0
            ? 'This document gives no further questions of this kind; those you have stay.'
            : 'This document has too few plain sentences to ask about.'
        throw new AppError('invalid', `${QUIZ_FAILED}. ${why} Nothing was charged.`)
      }
    },
    charge: ({ output }) => questionsIn(output).reduce((sum, question) => sum + wordsIn(question), 0),
    keep: async (tx, run) => {
      if (documentId !== null)
        await keepQuiz(tx, run, documentId, run.status === 'stopped' ? null : wish.count)
    },
    onError,
  })
}

/** The questions of a run's output, as far as it is. */
export function questionsIn(output: string): Question[] {
  const lines = output.split('\n').flatMap((line): unknown[] => {
    try {
      return line === '' ? [] : [JSON.parse(line)]
    } catch {
      return []
    }
  })
  return readStored({ quizzes: lines }).data.quizzes
}

/** The words that were written for a question; the sentence of the document that explains it is not among them. */
function wordsIn({ question, options, correctAnswer, hint, explanation, quote }: Question): number {
  const own = explanation.includes(quote) ? '' : explanation
  return countWords([question, ...(options ?? [correctAnswer]), hint ?? '', own].join(' '))
}

async function keepQuiz(
  tx: Database,
  run: Run,
  documentId: string,
  quizWanted: number | null,
): Promise<void> {
  const quizzes = questionsIn(run.output)
  if (quizzes.length === 0) return
  await unlessGone(() =>
    changeSession(tx, { id: run.userId }, documentId, ({ data, held }) => ({
      data: { ...data, quizzes, quizWanted, quizAnswers: {}, showHints: {} },
      held: { ...held, issued: [...held.issued, ...quizzes.map(questionKey)] },
    })),
  )
}

/** Nothing is kept of work on a document that was deleted meanwhile. */
export async function unlessGone(keep: () => Promise<unknown>): Promise<void> {
  try {
    await keep()
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
  }
}

/** What a new quiz does not ask again: the questions of the present one, and those that were reported. */
export async function askedBefore(user: Owner, documentId: string): Promise<Question[]> {
  const { data } = await storedSession(user, documentId)
  const reported = await db
    .select({ question: quizReports.question })
    .from(quizReports)
    .where(and(eq(quizReports.userId, user.id), eq(quizReports.documentId, documentId)))
    .orderBy(desc(quizReports.createdAt))
    .limit(50)
  const bad = readStored({ quizzes: reported.map(({ question }) => question) }).data.quizzes
  return [...data.quizzes, ...bad]
}
