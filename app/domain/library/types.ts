import type { Coverage } from '#app/domain/extraction/coverage.ts'

/** Where a document may be used, beside the library itself. */
export const FEATURES = ['chat_pdf', 'study_buddy'] as const
export type Feature = (typeof FEATURES)[number]

/** Whether `value` names a feature. */
export function isFeature(value: unknown): value is Feature {
  return FEATURES.some((feature) => feature === value)
}

/** waiting: in the queue; reading: a reader is at work; ready: its text is kept; failed: `error` says why. */
export type DocumentStatus = 'waiting' | 'reading' | 'ready' | 'failed'

/** A document as its owner sees it in a list. */
export type DocumentRow = {
  id: string
  fileName: string
  /** Media type. */
  fileType: string
  /** Where on the web it was fetched from; null of what was uploaded. */
  sourceUrl: string | null
  /** Bytes; null when nobody knows. */
  fileSize: number | null
  features: Feature[]
  status: DocumentStatus
  /** Pages read so far, and how many there are (null until known). */
  pagesRead: number
  pageCount: number | null
  /** The sentence to show when the status is failed. */
  error: string | null
  /** A reading was cut short, and is begun again by itself. */
  interrupted: boolean
  /** Whether the original is kept: it can be opened and, when its reading failed, read again. */
  hasOriginal: boolean
  coverage: Coverage | null
  wordCount: number
  createdAt: Date
  updatedAt: Date
}

/** Orders of a list; a minus means downwards. */
export const DOCUMENT_SORTS = ['-date', 'date', 'name', '-name', 'size', '-size'] as const
export type DocumentSort = (typeof DOCUMENT_SORTS)[number]

/** The text of a page, slide, sheet or section; `number` counts from 1. */
export type DocumentPage = {
  number: number
  label: string | null
  /** Markdown. */
  text: string
  method: 'text' | 'ocr'
  confidence: number | null
}
