/** What follows the dot in addresses of the web that people are sent most, however short what stands before it. */
const ENDINGS = new Set(
  `com co me net org info biz xyz top online site shop store app dev link click live club vip win bid icu tokyo work world
  space website tech fun pro name mobi asia tel travel cloud page blog news media email zip mov party loan download stream
  trade date review science cricket accountant faith racing gdn buzz cyou sbs bond monster quest rest bar cam cfd lol`.split(
    /\s+/,
  ),
)
/** What stands before or after a dot in names: titles and degrees. */
const TITLES = new Set(
  'dr ir mr mrs ms mx st ste prof ing mag drs lic dipl jr sr md ph ll sc ba ma bc ds mgr ph phd rer nat med phil'.split(
    ' ',
  ),
)

/** Two words with a dot between them, as domains have it, whatever kind of dot that is. */
const DOTTED = /([\p{L}\p{N}-]+)[.\u3002\uff61](?=([\p{L}\p{N}-]+))/gu

/**
 * Whether a name is one that people bear, as far as can be told: an address of the web or of mail in it, or lines and
 * signs that control how others are read, are there for other reasons. Names go into letters and pages.
 */
export function isPlainName(name: string): boolean {
  if (/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(name)) return false
  const read = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
  if (/@|\/\/|\bhttps?:|\bwww\.|\d\.\d+\.\d/.test(read)) return false
  return [...read.matchAll(DOTTED)].every(([, before = '', after = '']) => !isDomain(before, after))
}

/** Initials and titles are short, and what follows them may be any name; what is longer before a dot is a site. */
function isDomain(before: string, after: string): boolean {
  if (ENDINGS.has(after)) return true
  if (TITLES.has(before) || TITLES.has(after)) return false
  return before.length > 2 && /^(\p{L}{2,}|xn--.+)$/u.test(after)
}
