import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirectDocument, replace, type RouterContextProvider } from 'react-router'
import type * as z from 'zod'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError, type ErrorCode } from '#app/domain/errors.ts'
import { databaseIsAway } from '#app/domain/health.server.ts'
import { readFields, readForm } from './body.server.ts'
import { awayError, call, retryHeaders, statusOf } from './errors.server.ts'
import { type Flash, flashHeader } from './flash.server.ts'
import { safeNext } from './next.server.ts'
import { userContext } from './context.server.ts'
import { isPageRequest, isRouterRequest } from './page-request.ts'
import { requireCaller, requireUser } from './session.server.ts'
import { valid } from './valid.server.ts'

type Args = {
  request: Request
  params: Record<string, string | undefined>
  context: Readonly<RouterContextProvider>
}

/** What a mutation is given: who asks, and what they sent, as its schema wants it. */
export type Mutation<Values, Who = User> = Args & { user: Who; values: Values }

/** Where a form leads when all went well, and what is said there. `answer` is what a program gets as JSON instead. */
export type Done = {
  /** An address of ours, or a whole address elsewhere. */
  to?: string
  /** The browser itself goes there: it is no page of the router's. */
  leave?: boolean
  flash?: Flash
  headers?: Headers
  answer?: unknown
}

/**
 * What a page gets back (`actionData`): of a form that was refused `result`, for conform's `lastResult`, and the code and
 * figures of the refusal; of one that led nowhere else `shown`.
 */
export type PageActionData<Shown> = {
  result?: SubmissionResult<string[]>
  code?: ErrorCode
  details?: Record<string, string | number | boolean | null | undefined>
  shown?: Shown
}

/** What never goes back into a page. */
const hideFields = ['password', 'current', 'code']

/**
 * Returns the action of a page with one form: `work` does what it is for once `schema` has nothing against what was sent.
 * It ends in a redirect (303) with news, or, where something is wrong, in the same page with what was typed, the messages
 * and the right status; a refusal that names a field (`details.field`) stands at it. What `work` returns in place of an address, such as a code that is shown once, goes to the page.
 * Who is not signed in is asked to. `before` sees the form first; what it answers, if it does, ends the matter.
 */
export function pageAction<T extends z.ZodType, Shown = never>(
  schema: T,
  work: (mutation: Mutation<z.output<T>>) => Promise<Done | { shown: Shown }>,
  { before }: { before?: (args: Args, form: FormData) => Promise<Response | undefined> } = {},
) {
  return async (args: Args) => {
    const form = before && (await readForm(args.request))
    const answered = form && (await before(args, form))
    if (answered) return answered
    const user = requireUser(args.context, args.request)
    return answerForm(form ?? (await readForm(args.request)), schema, (values) =>
      work({ ...args, user, values }),
    )
  }
}

/**
 * Returns the action of a page with one form that visitors may send, too. The request can still be read in `work`, for
 * those who want the form itself.
 */
export function visitorAction<T extends z.ZodType>(
  schema: T,
  work: (mutation: Mutation<z.output<T>, User | null>) => Promise<Done>,
) {
  return async (args: Args) => {
    const user = args.context.get(userContext)
    const form = await readForm(args.request.clone())
    return answerForm<T, never>(form, schema, (values) => work({ ...args, user, values }))
  }
}

async function answerForm<T extends z.ZodType, Shown>(
  form: FormData,
  schema: T,
  work: (values: z.output<T>) => Promise<Done | { shown: Shown }>,
) {
  const submission = parseWithZod(form, { schema })
  if (submission.status !== 'success') {
    return data<PageActionData<Shown>>({ result: submission.reply({ hideFields }) }, { status: 422 })
  }
  try {
    const done = await work(submission.value)
    return 'shown' in done ? data<PageActionData<Shown>>({ shown: done.shown }) : await lead(done)
  } catch (thrown) {
    const error = refusalIn(thrown)
    const { field } = error.details
    const where =
      typeof field === 'string'
        ? { fieldErrors: Object.fromEntries([[field, [error.message]]]) }
        : { formErrors: [error.message] }
    const result = submission.reply({ ...where, hideFields })
    const { code } = error
    const details = error.details as PageActionData<Shown>['details']
    return data<PageActionData<Shown>>(
      { result, code, details },
      { status: statusOf(error), headers: retryHeaders(error) },
    )
  }
}

type ResourceOptions = {
  back: string
  title: string
  /** Its forms are those of fetchers: the router is led nowhere, and asks for what the page shows anew. */
  stays?: true
  methods?: string[]
}

/**
 * Returns the action of an address that buttons and programs send to: what `work` does is answered as JSON (204 where
 * there is nothing to say) to a program, and to a form with a redirect (303) to the page that it stood on (its field
 * `goTo`, otherwise `back`) with news; refusals likewise, under `title`.
 */
export function resourceAction<T extends z.ZodType>(
  schema: T,
  { back, title, stays, methods = ['POST'] }: ResourceOptions,
  work: (mutation: Mutation<z.output<T>>) => Promise<Done>,
) {
  return call(async (args: Args): Promise<Response> => {
    const user = requireCaller(args.context)
    // Programs may have nothing to say, and then no content type.
    const fields = args.request.headers.has('content-type') ? await readFields(args.request) : {}
    const attempt = () => work({ ...args, user, values: valid(schema, fields) })
    if (!isPageRequest(args.request)) {
      const { answer, headers } = await attempt()
      return answer === undefined
        ? new Response(null, { status: 204, headers })
        : Response.json(answer, { headers })
    }
    const here = safeNext(fields.goTo, back)
    const go = stays && isRouterRequest(args.request) ? stay : lead
    try {
      return await go({ to: here, ...(await attempt()) })
    } catch (thrown) {
      const refusal = refusalIn(thrown)
      const own = refusal.details.title
      const flash = {
        kind: 'bad',
        title: typeof own === 'string' ? own : title,
        description: withFigures(refusal),
      } as const
      return go({ to: here, flash })
    }
  }, methods)
}

/** A limit is told with its figures: there is no dialog for it where a button stands. */
function withFigures({ code, message, details }: AppError): string {
  const { wordsUsed, maxWords, wordCount } = details
  if (code !== 'limit_reached' || typeof wordsUsed !== 'number') return message
  const figures = [wordsUsed, maxWords, wordCount].map((one) => Number(one).toLocaleString('en-US'))
  return `${message}: ${figures[0]} of your ${figures[1]} words are used, and this may take up to ${figures[2]}. Nothing was charged.`
}

/** Leaves the router where it is; the news is told with what it asks for next. */
async function stay({ flash, headers = new Headers() }: Done): Promise<Response> {
  if (flash) headers.append('set-cookie', await flashHeader(flash))
  return new Response(null, { status: 204, headers })
}

async function lead({ to = '/', leave, flash, headers = new Headers() }: Done): Promise<Response> {
  if (flash) headers.append('set-cookie', await flashHeader(flash))
  // Back does not lead to the form again.
  return (leave ? redirectDocument : replace)(to, { status: 303, headers })
}

/** The refusal that was thrown; anything else is thrown on, as the bug it is. */
function refusalIn(thrown: unknown): AppError {
  const error = databaseIsAway(thrown) ? awayError(thrown) : thrown
  if (!(error instanceof AppError)) throw error
  return error
}
