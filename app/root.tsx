import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import stylesheet from './app.css?url'

/** Routes whose page is brought to life by React say `handle = { interactive: true }`; all others ship no framework. */
type Handle = { interactive?: boolean }

const enhancement = import.meta.env.DEV ? '/app/enhance.ts' : `/assets/enhance.js?v=${__BUILD__}`

export function Layout({ children }: { children: React.ReactNode }) {
  const interactive = useMatches().some((match) => (match.handle as Handle | undefined)?.interactive)
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href={stylesheet} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <script type="module" src={enhancement} />
        {interactive && <ScrollRestoration />}
        {interactive && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
