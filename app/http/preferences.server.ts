/** Choices that the server must know to render the page right; the browser may read and set them, so they are plain cookies. */
export const SIDEBAR_COOKIE = 'sidebar-collapsed-v2'
export const TONE_COOKIE = 'lastTone'
/** How strongly to rewrite, how long and in which layout, as last chosen. */
export const STRENGTH_COOKIE = 'lastStrength'
export const LENGTH_COOKIE = 'lastLength'
export const FORMATTING_COOKIE = 'lastFormatting'
export const THEME_COOKIE = 'theme'
/** `on` where a person wants pages without any script. */
export const LIGHT_COOKIE = 'light-version'
/** The last notice about this month's words that was put away, as `YYYY-MM:80` or `YYYY-MM:100`. */
export const USAGE_NOTICE_COOKIE = 'usage-notice'

/** The value of a plain cookie of the request, or undefined. */
export function plainCookie(request: Request, name: string): string | undefined {
  const found = request.headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
  try {
    return found && decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return undefined
  }
}

/** The theme a person chose, or `system`. */
export function themeOf(request: Request): 'system' | 'light' | 'dark' {
  const theme = plainCookie(request, THEME_COOKIE)
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Whether pages come without any script: by the person's own choice, otherwise by their browser's to save data. */
export function isLight(request: Request): boolean {
  const chosen = plainCookie(request, LIGHT_COOKIE)
  return chosen === undefined ? request.headers.get('save-data') === 'on' : chosen === 'on'
}

/** The header that sets a plain cookie for a year. */
export function plainCookieHeader(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=31536000; SameSite=Lax`
}
