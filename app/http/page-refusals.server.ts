import { STATUS_CODES } from 'node:http'
import { data, redirectDocument, type ServerBuild } from 'react-router'
import { AppError } from '#app/domain/errors.ts'
import { databaseIsAway } from '#app/domain/health.server.ts'
import { awayError, retryHeaders, statusOf } from './errors.server.ts'
import type { PageHandle } from './page-handle.ts'
import { isRouterRequest, pageUrl } from './page-request.ts'

type Route = NonNullable<ServerBuild['routes'][string]>
type Handler = NonNullable<Route['module']['action']>

/** What a page that was refused tells the page of errors. */
export type Refusal = { message: string }

/**
 * `build` with pages that answer a refusal as one. What a page does not show in place itself, such as a body that could
 * not be read, comes as its status and its sentence instead of as a fault of ours; a method that no form has is refused.
 */
export function refusingPages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && refusing(route)] as const)
  return { ...build, routes: Object.fromEntries(routes) }
}

function refusing(route: Route): Route {
  const { loader, action, default: page, handle } = route.module
  if (!page) return route
  const asked = (handle as PageHandle | undefined)?.document ? asDocument(loader) : loader
  // What answers every address that there is not does so by every method.
  const methods = route.path === '*' ? undefined : ['POST']
  return {
    ...route,
    module: {
      // A refusal says when to come back; the framework drops what an action says in headers unless they are asked for.
      ...(action && { headers: ({ actionHeaders }) => actionHeaders }),
      ...route.module,
      ...(asked && { loader: guarded(asked) }),
      ...(action && { action: guarded(action, methods) }),
    },
  }
}

/** A page that is a document of its own is loaded by the browser, also where the router asks for its data. */
function asDocument(loader: Handler | undefined): Handler {
  return async (args) => {
    const { pathname, search } = pageUrl(args.request)
    if (args.request.method === 'GET' && isRouterRequest(args.request))
      throw redirectDocument(pathname + search)
    return loader ? loader(args) : null
  }
}

function guarded(handler: Handler, methods?: readonly string[]): Handler {
  return async (args) => {
    const { method } = args.request
    if (methods && !methods.includes(method)) {
      const allow = ['GET', 'HEAD', ...methods].join(', ')
      throw refusal(405, `This page only accepts ${allow}.`, { allow })
    }
    try {
      return await handler(args)
    } catch (thrown) {
      const error = databaseIsAway(thrown) ? awayError(thrown) : thrown
      if (!(error instanceof AppError)) throw error
      throw refusal(statusOf(error), error.message, retryHeaders(error))
    }
  }
}

function refusal(status: number, message: string, headers: Record<string, string>) {
  return data<Refusal>({ message }, { status, statusText: STATUS_CODES[status] ?? '', headers })
}
