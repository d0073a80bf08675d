import { href } from 'react-router'
import * as z from 'zod'
import { requirePaidPlan } from '#app/domain/billing/rights.server.ts'
import { requireDocument } from '#app/domain/library/document.server.ts'
import { editKeyPoints, findSession } from '#app/domain/study/sessions.server.ts'
import { attachment } from '#app/http/attachment.ts'
import { call } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/study-notes'
import { addressOf } from './place.ts'

export const handle: PageHandle = { body: { bytes: 512 * 1024 } }

const NotesFields = z.object({ notes: z.string('Please send the notes, one per line.') })

/** Keeps key points as they were edited: one a line. */
export const action = resourceAction(
  NotesFields,
  { back: href('/study-buddy'), title: 'Notes not saved' },
  async ({ user, values, params: { id: doc = '' } }) => {
    requirePaidPlan(user, 'study')
    await editKeyPoints(user, doc, values.notes.split('\n'))
    return { to: addressOf({ doc, tab: 'notes' }), flash: { kind: 'good', title: 'Notes saved' } }
  },
)

/** The key points of a document as a Markdown file, each with its page. */
export const loader = call(async ({ params, context }: Route.LoaderArgs) => {
  const user = requireCaller(context)
  const { fileName } = await requireDocument(user, params.id)
  const { keyPoints, keyPointPages } = await findSession(user, params.id)
  const lines = keyPoints.map((point, index) => {
    const page = keyPointPages[index]
    return `- ${point}${page ? ` (page ${page})` : ''}`
  })
  const title = fileName.replace(/[\r\n]+/g, ' ')
  return new Response(`# Key points of ${title}\n\n${lines.join('\n')}\n`, {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'content-disposition': attachment(`${fileName} key points.md`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
})
