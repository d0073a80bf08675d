import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { closeMenusElsewhere } from '../close-menus.ts'
import { LightVersion } from '../light-version.ts'
import { FlashBlock } from './FlashBlock.tsx'
import { Footer } from './Footer.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { Header } from './Header.tsx'
import { Sidebar } from './Sidebar.tsx'
import { useCollapsed } from './SidebarToggle.tsx'
import type { Flash, ShellUser } from './types.ts'
import { type PaymentNews, PaymentNotice } from './PaymentNotice.tsx'
import { type UsageNews, UsageNotice } from './UsageNotice.tsx'
import { forgetTextsOnSignOut } from '../kept-texts.ts'
import type { Theme } from '../ThemeForm.tsx'
import { Toaster } from '../Toaster.tsx'

type ShellProps = {
  /** The person signed in, or null for a visitor. */
  user: ShellUser | null
  sidebarCollapsed: boolean
  flash: Flash | null
  /** That a renewal could not be charged. */
  paymentNotice: PaymentNews | null
  /** That this month's words are running out, until it is put away. */
  usageNotice: UsageNews | null
  /** `tool` takes the height of the window and scrolls in its panes, `reading` keeps lines short; else `page`. */
  layout?: 'page' | 'tool' | 'reading'
  /** Whether the router is at work on this page. */
  hydrated: boolean
  theme: Theme
  /** Whether pages come without script. */
  light: boolean
  children: ReactNode
}

/** The frame around every page: skip link, header, sidebar when signed in, main, footer for visitors. */
export function Shell({
  user,
  sidebarCollapsed,
  flash,
  layout = 'page',
  hydrated,
  usageNotice,
  paymentNotice,
  theme,
  light,
  children,
}: ShellProps) {
  const { pathname: path, search } = useLocation()
  const returnTo = path + search
  const appearance = { theme, light, returnTo }
  useFocusOnArrival(path)
  useEffect(forgetTextsOnSignOut, [])
  useEffect(closeMenusElsewhere, [])
  const collapsed = useCollapsed(sidebarCollapsed)
  const sidebar = user ? (collapsed ? 'collapsed' : 'expanded') : undefined
  return (
    <div className="shell" id="shell" data-layout={layout} data-sidebar={sidebar}>
      <a
        className="fixed start-2 top-2 z-60 rounded-sm bg-accent px-4 py-3 text-on-accent not-focus:[clip-path:inset(50%)] print:hidden"
        href="#main"
      >
        Skip to main content
      </a>
      <Header user={user} path={path} appearance={appearance} />
      {user && <Sidebar user={user} path={path} returnTo={returnTo} collapsed={collapsed} />}
      <main id="main" tabIndex={-1}>
        <FlashBlock flash={flash} />
        {hydrated && <OfflineNotice />}
        {paymentNotice && (
          <div className="flash">
            <PaymentNotice {...paymentNotice} />
          </div>
        )}
        {usageNotice && <UsageNotice {...usageNotice} returnTo={returnTo} />}
        <LightVersion value={light}>{children}</LightVersion>
      </main>
      {!user && <Footer appearance={appearance} />}
      {hydrated && <Toaster />}
    </div>
  )
}

/** Leads the focus to the page when the router has gone from one room to another, as the browser does with a document. */
function useFocusOnArrival(path: string) {
  const room = path.split('/')[1]
  const before = useRef(room)
  useEffect(() => {
    if (before.current !== room) document.getElementById('main')?.focus({ preventScroll: true })
    before.current = room
  }, [room])
}
