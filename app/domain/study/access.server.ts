import { createHash } from 'node:crypto'
import type { User } from '#app/domain/accounts/user.server.ts'
import { requirePaidPlan } from '#app/domain/billing/rights.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { sectionsOf } from '#app/domain/extraction/markdown/sections.ts'
import { detectLanguage } from '#app/domain/text/detect-language.ts'
import type { Language } from '#app/domain/text/language.ts'
import { pagesOf, requireDocument } from '#app/domain/library/document.server.ts'
import type { DocumentRow } from '#app/domain/library/types.ts'
import type { StudyPage } from './types.ts'

/** What is studied: the text by page, and the language it is in; without an id it is kept nowhere. */
export type StudyText = { documentId: string | null; title: string; pages: StudyPage[]; language: Language }

/** Characters of a document that its language is told by. */
const LANGUAGE_SAMPLE = 20_000

/**
 * A document of theirs that has been read, for studying. Throws plan_required, not_found for what is not theirs, and
 * conflict while it is being read or when it could not be.
 */
export async function studyText(user: User, documentId: string): Promise<StudyText> {
  requirePaidPlan(user, 'study')
  const document = await requireDocument(user, documentId)
  requireReady(document)
  const pages = (await pagesOf(user, documentId)).map(({ number, label, text }) => ({ number, label, text }))
  if (pages.every(({ text }) => text.trim() === '')) {
    throw new AppError('conflict', 'No text was found in this document, so there is nothing to study in it.')
  }
  return { documentId, title: document.fileName, pages, language: languageOf(pages) }
}

/** Characters of a text that is sent instead of a document's id. */
const MOST_CONTENT = 200_000

/** A text of no document, cut off where it gets too long. Throws plan_required, and invalid for no text. */
export function studyContent(user: User, content: string): StudyText {
  requirePaidPlan(user, 'study')
  const text = content.slice(0, MOST_CONTENT).toWellFormed().replaceAll('\u0000', '')
  if (text.trim() === '') throw new AppError('invalid', 'Please give the documentId of the document.')
  const pages = sectionsOf(text).map((page, index) => ({
    number: index + 1,
    label: page.label ?? null,
    text: page.text,
  }))
  return { documentId: null, title: '', pages, language: languageOf(pages) }
}

/** Stands for a text that is kept nowhere, where two requests are compared. */
export function digestOf(pages: readonly StudyPage[]): string {
  const hash = createHash('sha256')
  for (const { text } of pages) hash.update(text).update('\f')
  return hash.digest('base64url')
}

function requireReady({ status, error }: DocumentRow): void {
  if (status === 'ready') return
  const message =
    status === 'failed'
      ? `This document could not be read${error ? `: ${error}` : '.'}`
      : 'This document is still being read. Please try again in a moment.'
  throw new AppError('conflict', message)
}

/** The language most of the document is in: of long ones the middle is looked at, since many begin with names. */
function languageOf(pages: readonly StudyPage[]): Language {
  const text = pages.map((page) => page.text).join('\n')
  const start = text.length > 2 * LANGUAGE_SAMPLE ? Math.floor(text.length / 3) : 0
  return detectLanguage(text.slice(start, start + LANGUAGE_SAMPLE))
}
