import * as z from 'zod'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Run } from '#app/domain/runs/run.server.ts'
import { type Piece, startRun } from '#app/domain/runs/start.server.ts'
import { countWords } from '#app/domain/usage/words.ts'
import { digestOf, type StudyText, studyText } from './access.server.ts'
import { makeKeyPoints } from './engines.server.ts'
import { KEY_POINTS_FAILED } from './llm/key-points.ts'
import { unlessGone } from './quiz.server.ts'
import { changeSession } from './stored.server.ts'

/** Words that are held for the key points of a document; what they really have is charged. */
const WORDS_HELD = 600

const PointLine = z.object({ text: z.string(), page: z.number().int() })

/**
 * Starts extracting the key points of a document of theirs (by its id), or of a text. Its output are lines of JSON, `{ text, page }` each; when it is
 * finished, or stopped, they take the place of the ones before. Charged are their words. Throws as `startQuiz` does.
 */
export async function startKeyPoints(
  user: User,
  source: string | StudyText,
  options: { idempotencyKey?: string | undefined; onError: (error: unknown) => void },
): Promise<Run> {
  const { documentId, pages, language } = typeof source === 'string' ? await studyText(user, source) : source
  const { onError } = options
  return startRun(user, {
    kind: 'key_points',
    input: { documentId, digest: documentId === null ? digestOf(pages) : undefined },
    words: WORDS_HELD,
    idempotencyKey: options.idempotencyKey && `key points ${options.idempotencyKey}`,
    async *work(_, signal): AsyncGenerator<Piece> {
      let made = 0
      try {
        for await (const { point, progress, fallback, budget } of makeKeyPoints(
          pages,
          language,
          signal,
          onError,
        )) {
          made += 1
          const text = `${JSON.stringify({ text: point.text, page: point.page })}\n`
          yield { text, progress, fallback, ...(budget && { tally: { budget: 1 } }) }
        }
      } catch (error) {
        throw error instanceof AppError || signal.aborted
          ? error
          : new AppError('unavailable', KEY_POINTS_FAILED, { cause: error })
      }
      if (made === 0 && !signal.aborted) {
        throw new AppError(
          'invalid',
          `${KEY_POINTS_FAILED}. This document has too few plain sentences. Nothing was charged.`,
        )
      }
    },
    charge: ({ output }) => pointsIn(output).reduce((sum, { text }) => sum + countWords(text), 0),
    keep: async (tx, run) => {
      if (documentId === null) return
      await unlessGone(() =>
        changeSession(tx, { id: run.userId }, documentId, ({ data, held }) => {
          const points = pointsIn(run.output)
          const keyPoints = points.map(({ text }) => text)
          return { data: { ...data, keyPoints, keyPointPages: points.map(({ page }) => page) }, held }
        }),
      )
    },
    onError,
  })
}

/** The key points of a run's output, as far as it is. */
export function pointsIn(output: string): { text: string; page: number }[] {
  return output.split('\n').flatMap((line) => {
    try {
      const point = PointLine.safeParse(JSON.parse(line || 'null'))
      return point.success ? [point.data] : []
    } catch {
      return []
    }
  })
}
