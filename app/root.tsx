import { useContext } from 'react'
import {
  href,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import stylesheet from './app.css?url'
import { brand } from './brand.ts'
import enhancement from './enhance.ts?script'
import { levelOf } from './domain/accounts/level.ts'
import { isAdministrator } from './domain/admin/administrators.server.ts'
import { currentUsage } from './domain/usage/allowance.server.ts'
import { nextPlan } from './domain/usage/plans.ts'
import { paymentNoticeFor } from './http/payment-notice.server.ts'
import { usageNoticeFor } from './http/usage-notice.server.ts'
import { faceOf } from './domain/accounts/picture.ts'
import { env } from './env.server.ts'
import { requestIdContext, routeContext, userContext } from './http/context.server.ts'
import { flashMiddleware, takeFlash } from './http/flash.server.ts'
import type { PageHandle } from './http/page-handle.ts'
import type { Refusal } from './http/page-refusals.server.ts'
import { isLight, plainCookie, SIDEBAR_COOKIE, themeOf } from './http/preferences.server.ts'
import { sessionMiddleware } from './http/session.server.ts'
import { firstViewFont } from './ui/fonts.ts'
import { ErrorPage, UNREACHED } from './ui/ErrorPage.tsx'
import { RequestId } from './ui/request-id.ts'
import { Shell } from './ui/shell/Shell.tsx'

const noteRoute: Route.MiddlewareFunction = ({ context, pattern }) => {
  context.set(routeContext, pattern.startsWith('/') ? pattern : `/${pattern}`)
}

export const middleware: Route.MiddlewareFunction[] = [noteRoute, sessionMiddleware, flashMiddleware]

/** Where the frame leads in matters of money: to a larger plan, or first of all to a card that pays. */
const UPGRADE = { href: '/subscription', label: 'Upgrade', icon: 'upgrade', urgent: false } as const
const CARD = { href: href('/account'), label: 'Update card', icon: 'warn', urgent: true } as const

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const [usage, usageNotice, paymentNotice, isKeeper] = user
    ? await Promise.all([
        currentUsage(user),
        usageNoticeFor(user, request),
        paymentNoticeFor(user),
        isAdministrator(user),
      ])
    : [null, null, null, false]
  return {
    /** A page that is still being written must not be taken over by React. */
    scriptless: url.searchParams.get('live') === '1',
    light: isLight(request),
    user: user && {
      ...faceOf(user),
      name: `${user.firstName} ${user.lastName}`,
      email: user.email,
      wordsUsed: usage?.wordsUsed ?? 0,
      maxWords: usage?.maxWords ?? 0,
      subscription: user.subscription,
      points: user.points,
      level: levelOf(user.points),
      isAdministrator: isKeeper,
      billing: paymentNotice ? CARD : env.billing === 'off' || !nextPlan(user.subscription) ? null : UPGRADE,
    },
    sidebarCollapsed: plainCookie(request, SIDEBAR_COOKIE) !== 'false',
    theme: themeOf(request),
    flash: takeFlash(context),
    usageNotice,
    paymentNotice,
    requestId: context.get(requestIdContext),
  }
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined)
  const light = root?.light ?? false
  const isDocument = handles.some((handle) => handle?.document)
  const hydrated = !light && !root?.scriptless && !isDocument
  const enhanced = !light && (isDocument || root?.scriptless)
  return (
    <html lang="en" data-theme={root?.theme === 'system' ? undefined : root?.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" href={firstViewFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <ThemeColor theme={root?.theme ?? 'system'} />
        <Meta />
        {/* Styles and modules of our own need none, and browsers hide what they were given: React would find another. */}
        {hydrated && <Links nonce="" />}
        {enhanced && <script type="module" src={enhancement} />}
      </head>
      <body>
        <Shell
          user={root?.user ?? null}
          sidebarCollapsed={root?.sidebarCollapsed ?? true}
          flash={root?.flash ?? null}
          paymentNotice={
            handles.some((handle) => handle?.saysFailedPayment) ? null : (root?.paymentNotice ?? null)
          }
          usageNotice={root?.paymentNotice ? null : (root?.usageNotice ?? null)}
          layout={handles.findLast((handle) => handle?.layout)?.layout}
          hydrated={hydrated}
          theme={root?.theme ?? 'system'}
          light={light}
        >
          {children}
        </Shell>
        {hydrated && <ScrollRestoration />}
        {hydrated && <Scripts />}
      </body>
    </html>
  )
}

/** The colour of a phone's own bars around the page. */
function ThemeColor({ theme }: { theme: 'system' | 'light' | 'dark' }) {
  if (theme !== 'system') return <meta name="theme-color" content={brand.paper[theme]} />
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={brand.paper.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={brand.paper.dark} />
    </>
  )
}

export default function Root() {
  return <Outlet />
}

/** A refusal may say when to come back, or what is answered instead. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers()

/** What people see when there is no such page, when something was refused, or when something broke. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root')
  const requestId = useContext(RequestId)
  return (
    <ErrorPage
      status={isRouteErrorResponse(error) ? error.status : isLostLine(error) ? UNREACHED : 500}
      message={isRouteErrorResponse(error) ? (error.data as Partial<Refusal> | null)?.message : undefined}
      signedIn={Boolean(root?.user)}
      requestId={root?.requestId ?? requestId}
    />
  )
}

/** Whether the browser could not reach the server, in the words of Chrome, Firefox and Safari; it may believe to be online. */
function isLostLine(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /^(?:Failed to fetch|NetworkError|Load failed|error loading|Importing)/.test(error.message)
  )
}
