import type { Raw } from './parameters.ts'

type Nested = { [name: string]: Raw }

/** `items[0][price]=x` as nested fields; what is numbered from 0 becomes a list. */
export function readForm(encoded: string): Nested {
  const root: Nested = {}
  for (const [key, value] of new URLSearchParams(encoded)) {
    const path = [
      key.replace(/\[.*$/s, ''),
      ...[...key.matchAll(/\[([^\]]*)\]/g)].map(([, name = '']) => name),
    ]
    let at = root
    for (const [depth, part] of path.entries()) {
      const name = part === '' ? String(Object.keys(at).length) : part
      if (depth === path.length - 1) at[name] = value
      else {
        const next = at[name]
        const inner: Nested =
          next !== undefined && typeof next !== 'string' && !Array.isArray(next) ? next : {}
        at[name] = inner
        at = inner
      }
    }
  }
  return asLists(root) as Nested
}

function asLists(value: Raw): Raw {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const names = Object.keys(value)
  const inner = names.map((name) => asLists(value[name] ?? ''))
  const isList = names.length > 0 && names.every((name, index) => name === String(index))
  return isList ? inner : Object.fromEntries(names.map((name, index) => [name, inner[index] ?? '']))
}
