/** A control of a form as a browser would send it. */
export type Control = {
  tag: string
  type: string
  name: string | undefined
  value: string
  /** What a button says. */
  label: string
  checked: boolean
  disabled: boolean
  attributes: Record<string, string>
}

export type Form = {
  id: string | undefined
  method: string
  action: string
  multipart: boolean
  controls: Control[]
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Replaces character references; those that servers write, that is. */
export function decode(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (all, hex: string, decimal: string, name: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
      if (decimal) return String.fromCodePoint(Number(decimal))
      return ENTITIES[name] ?? all
    },
  )
}

const HIDDEN = /<!--[\s\S]*?-->|<(script|style|svg|template)\b[\s\S]*?<\/\1>/gi

/** What a page says, without its markup, white space collapsed. */
export function textOf(html: string): string {
  const body = html.slice(Math.max(0, html.indexOf('<body')))
  return decode(body.replace(HIDDEN, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}

function attributesOf(source: string): Record<string, string> {
  const found = source.matchAll(/([^\s=/>"]+)(?:="([^"]*)")?/g)
  return Object.fromEntries(
    [...found].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  )
}

const TAG = /<(\/?)(form|input|textarea|select|option|button)\b((?:[^>"]|"[^"]*")*)>/gi

/** The forms of a page with everything that belongs to them, also by a `form` attribute from elsewhere. */
export function formsOf(html: string): Form[] {
  const page = html.replace(HIDDEN, '')
  const forms: Form[] = []
  const strays: { form: string; control: Control }[] = []
  let open: Form | undefined
  let select: Control | undefined
  let hasOption = false
  for (const match of page.matchAll(TAG)) {
    const [all, closing, name = '', source = ''] = match
    const tag = name.toLowerCase()
    if (closing) {
      if (tag === 'form') open = undefined
      if (tag === 'select') select = undefined
      continue
    }
    const attributes = attributesOf(source)
    const start = match.index + all.length
    const inner = () => page.slice(start, page.indexOf(`</${tag}>`, start))
    if (tag === 'form') {
      open = {
        id: attributes.id,
        method: (attributes.method ?? 'get').toLowerCase(),
        action: attributes.action ?? '',
        multipart: attributes.enctype === 'multipart/form-data',
        controls: [],
      }
      forms.push(open)
      continue
    }
    if (tag === 'option') {
      const value = attributes.value ?? textOf(inner())
      // The first stands for itself until another one says that it is chosen.
      if (select && (!hasOption || 'selected' in attributes)) select.value = value
      hasOption = true
      continue
    }
    const control: Control = {
      tag,
      type: (attributes.type ?? (tag === 'button' ? 'submit' : 'text')).toLowerCase(),
      name: attributes.name,
      // A parser drops the first line break within a textarea.
      value: tag === 'textarea' ? decode(inner()).replace(/^\r?\n/, '') : (attributes.value ?? ''),
      label: tag === 'button' ? textOf(inner()) : '',
      checked: 'checked' in attributes,
      disabled: 'disabled' in attributes,
      attributes,
    }
    if (tag === 'select') {
      select = control
      hasOption = false
    }
    if (attributes.form) strays.push({ form: attributes.form, control })
    else open?.controls.push(control)
  }
  for (const { form, control } of strays) forms.find(({ id }) => id === form)?.controls.push(control)
  return forms
}

/** The links of a page: where they lead, and what they say. */
export function linksOf(html: string): { href: string; label: string }[] {
  const anchors = html.replace(HIDDEN, '').matchAll(/<a\b((?:[^>"]|"[^"]*")*)>([\s\S]*?)<\/a>/gi)
  return [...anchors].map(([, source = '', inner = '']) => ({
    href: attributesOf(source).href ?? '',
    label: textOf(inner),
  }))
}
