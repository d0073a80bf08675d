import type { Cleaned, HiddenGroup } from './hidden.ts'

/** More kinds than these are summed up. */
const NAMED_GROUPS = 4

/** "2 zero-width spaces, 1 Cyrillic “а” in “pаper”": what was found, in words. */
export function hiddenList({ groups }: Pick<Cleaned, 'groups'>): string {
  const merged = mergedByName(groups)
  const shown = merged.slice(0, NAMED_GROUPS).map(describe)
  const rest = merged.slice(NAMED_GROUPS).reduce((sum, { count }) => sum + count, 0)
  return [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
}

/** "1 hidden character", "5 hidden or look-alike characters". */
export function hiddenCount({ total, groups }: Pick<Cleaned, 'total' | 'groups'>): string {
  const unseen = groups.every(({ kind }) => kind !== 'look-alike' && kind !== 'styled' && kind !== 'space')
  const seen = groups.every(({ kind }) => kind === 'look-alike' || kind === 'styled')
  const what = unseen ? 'hidden' : seen ? 'look-alike' : 'hidden or look-alike'
  return `${total.toLocaleString('en-US')} ${what} character${total === 1 ? '' : 's'}`
}

/**
 * "3 hidden characters were removed from your text: 2 zero-width spaces, …"; null when there was nothing. Kept with a
 * run, so that its page can say it later.
 */
export function hiddenNotice(cleaned: Pick<Cleaned, 'total' | 'groups'>): string | null {
  if (cleaned.total === 0) return null
  const replaced = cleaned.groups.some(({ replacement }) => replacement !== '')
  const were = cleaned.total === 1 ? 'was' : 'were'
  const done = replaced ? `${were} replaced in` : `${were} removed from`
  return `${hiddenCount(cleaned)} ${done} your text: ${hiddenList(cleaned)}.`
}

/** Code points that people are told the same name for count together. */
function mergedByName(groups: HiddenGroup[]): HiddenGroup[] {
  const byName = new Map<string, HiddenGroup>()
  for (const group of groups) {
    const known = byName.get(group.plain)
    if (known) known.count += group.count
    else byName.set(group.plain, { ...group })
  }
  return [...byName.values()].sort((one, other) => other.count - one.count)
}

function describe({ count, plain, kind, places }: HiddenGroup): string {
  const word = places[0]?.word
  const where = kind === 'look-alike' && word ? ` in “${word}”` : ''
  return `${count.toLocaleString('en-US')} ${count === 1 || kind === 'look-alike' ? plain : plural(plain)}${where}`
}

function plural(name: string): string {
  return name.endsWith('letter or sign') ? name.replace('letter or sign', 'letters or signs') : `${name}s`
}
