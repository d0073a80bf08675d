import { MAX_CONTENT_BYTES } from '#app/domain/library/limits.ts'
import type { StudySession } from '#app/domain/study/sessions.server.ts'
import { listSessions, saveSessions, SessionsFields } from '#app/domain/study/sessions.server.ts'
import { requirePaidPlan } from '#app/domain/billing/rights.server.ts'
import { readFields } from '#app/http/body.server.ts'
import { call } from '#app/http/errors.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { requireCaller } from '#app/http/session.server.ts'
import { valid } from '#app/http/valid.server.ts'

export const handle: PageHandle = { body: { bytes: MAX_CONTENT_BYTES } }

function answer(sessions: StudySession[]): Response {
  return Response.json({ sessions }, { headers: { 'cache-control': 'no-store' } })
}

/** What the person has made of each document while studying it. */
export const loader = call(async ({ context }) => answer(await listSessions(requireCaller(context))))

/** Saves sessions, each merged with what is kept; answers what is kept then. */
export const action = call(async ({ request, context }) => {
  const user = requireCaller(context)
  requirePaidPlan(user, 'study')
  const { sessions } = valid(SessionsFields, await readFields(request))
  return answer(await saveSessions(user, sessions))
})
