const HYPERLINK = /^\s*HYPERLINK\s+(?:"([^"]*)"|([^\s"\\]+))/i
const SAFE = /^(https?:\/\/|mailto:)/i

/** Where a field like `HYPERLINK "https://example.org"` leads; undefined for anything but web and mail addresses. */
export function linkTarget(fieldCode: string): string | undefined {
  const match = HYPERLINK.exec(fieldCode)
  const target = (match?.[1] ?? match?.[2] ?? '').trim()
  return safeTarget(target)
}

/** The address when it is one people may follow from a text. */
export function safeTarget(target: string): string | undefined {
  return SAFE.test(target) && target.length <= 2000 ? target : undefined
}
