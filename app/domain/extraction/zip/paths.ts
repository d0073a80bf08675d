/**
 * The member that `href`, written in the file `base`, points to; null when it points outside of the archive or to
 * another place on the web. Fragments and queries are left out.
 */
export function resolveMember(base: string, href: string): string | null {
  const path = decoded(href.split(/[?#]/, 1)[0] ?? '')
  if (path === '' || /^[a-z][a-z\d+.-]*:/i.test(path) || path.startsWith('//')) return null
  const steps = path.startsWith('/') ? [] : base.split('/').slice(0, -1)
  for (const step of path.split('/')) {
    if (step === '' || step === '.') continue
    if (step !== '..') steps.push(step)
    else if (steps.pop() === undefined) return null
  }
  return steps.join('/')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
