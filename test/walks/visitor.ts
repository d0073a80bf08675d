import { randomInt } from 'node:crypto'
import { type Control, type Form, formsOf, linksOf, textOf } from './html.ts'

export const ORIGIN = 'http://localhost:3000'
const MAX_REDIRECTS = 10

export type Handle = (request: Request, client: { address: string }) => Promise<Response>

/** A page as somebody without JavaScript has it before them. */
export type Page = {
  /** Where the browser ended up: path and query. */
  path: string
  status: number
  headers: Headers
  html: string
  text: string
  forms: Form[]
  /** The addresses that were passed through on the way. */
  redirects: { status: number; to: string }[]
  /** What the field of that name holds; undefined when there is none. */
  value(name: string): string | undefined
  /** Where the link that says `label` leads; throws when there is none. */
  link(label: string): string
}

export type Call = {
  json?: unknown
  form?: Record<string, string> | FormData
  body?: BodyInit
  headers?: HeadersInit
}
export type Answer = { status: number; headers: Headers; text: string; json: unknown }

/** What to put into a form, by the names of its fields; only fields that the page has can be filled. */
export type Filling = { button?: string; form?: string; fields?: Record<string, string | File> }

/** A browser without JavaScript: it keeps cookies, follows redirects, and sends the forms that pages really have. */
export type Visitor = ReturnType<typeof createVisitor>

export function createVisitor(
  handle: Handle,
  { address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`, origin = ORIGIN } = {},
) {
  const cookies = new Map<string, string>()

  function keepCookies(response: Response) {
    for (const header of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = header.split(/;\s*/)
      const at = pair.indexOf('=')
      const gone = attributes.some((attribute) => /^max-age=0$/i.test(attribute))
      if (gone) cookies.delete(pair.slice(0, at))
      else cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }

  /** One request with this browser's cookies; redirects are answered, not followed. */
  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (jar && !headers.has('cookie')) headers.set('cookie', jar)
    const request = new Request(new URL(path, origin), { ...init, headers, redirect: 'manual' })
    const response = await handle(request, { address })
    keepCookies(response)
    return response
  }

  async function navigate(path: string, init: RequestInit = {}): Promise<Page> {
    const redirects: Page['redirects'] = []
    let to = path
    let next = init
    for (;;) {
      const browser = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-site': 'same-origin', 'user-agent': 'Walk' }
      const response = await send(to, {
        ...next,
        headers: [...Object.entries(browser), ...new Headers(next.headers)],
      })
      const location = response.headers.get('location')
      if (response.status < 300 || response.status > 399 || !location) {
        return pageOf(to, response, await response.text(), redirects)
      }
      const target = new URL(location, new URL(to, origin))
      if (target.origin !== origin) throw new Error(`The product sent its visitor away, to ${target.origin}`)
      redirects.push({ status: response.status, to: location })
      if (redirects.length > MAX_REDIRECTS) throw new Error(`Too many redirects: ${location}`)
      to = target.pathname + target.search
      next = {}
    }
  }

  return {
    address,
    cookies,
    send,
    /** Opens an address, as if typed in or followed. */
    open: (path: string) => navigate(path),
    /** Presses a button of a form (the first one when none is named) after filling in its fields. */
    submit(page: Page, filling: Filling = {}): Promise<Page> {
      const { path, init } = submission(page, filling, origin)
      return navigate(path, init)
    },
    /** The request that pressing a button makes, for those who want to send it themselves. */
    submission: (page: Page, filling: Filling) => submission(page, filling, origin),
    /** A call as programs make it: JSON, a form or a body of one's own. */
    async call(method: string, path: string, call: Call = {}): Promise<Answer> {
      const headers = new Headers(call.headers)
      let body = call.body
      if (call.json !== undefined) {
        body = JSON.stringify(call.json)
        headers.set('content-type', 'application/json')
      } else if (call.form instanceof FormData) body = call.form
      else if (call.form) body = new URLSearchParams(call.form)
      const response = await send(path, { method, headers, body, duplex: 'half' } as RequestInit)
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
      return {
        status: response.status,
        headers: response.headers,
        text,
        json: isJson && text ? JSON.parse(text) : undefined,
      }
    },
  }
}

function pageOf(path: string, response: Response, html: string, redirects: Page['redirects']): Page {
  const forms = formsOf(html)
  return {
    path,
    status: response.status,
    headers: response.headers,
    html,
    text: textOf(html),
    forms,
    redirects,
    value: (name) => {
      const named = forms.flatMap(({ controls }) => controls).filter((control) => control.name === name)
      const choice = named.find(({ type }) => type === 'radio' || type === 'checkbox')
      return choice ? named.find(({ checked }) => checked)?.value : named[0]?.value
    },
    link(label) {
      const found = linksOf(html).find((link) => link.label === label)
      if (!found) throw new Error(`There is no link “${label}” on ${path}: ${textOf(html).slice(0, 500)}`)
      return found.href
    },
  }
}

function submission(
  page: Page,
  { button, form: id, fields = {} }: Filling,
  origin: string,
): { path: string; init: RequestInit } {
  const presses = (control: Control) =>
    (control.tag === 'button' || control.tag === 'input') &&
    (control.type === 'submit' || control.type === 'image') &&
    !control.disabled &&
    (button === undefined || control.label === button || control.attributes['aria-label'] === button)
  const form = page.forms.find(
    (candidate) =>
      (id === undefined || candidate.id === id) &&
      candidate.controls.some(presses) &&
      Object.keys(fields).every((name) => candidate.controls.some((control) => control.name === name)),
  )
  const pressed = form?.controls.find(presses)
  if (!form || !pressed) {
    const there = page.forms.map(
      ({ id: name, controls }) => `${name}: ${controls.map((c) => c.name || c.label).join(', ')}`,
    )
    throw new Error(`No such form on ${page.path} (${there.join(' | ')})`)
  }
  const data = dataOf(form, pressed, fields)
  const action = new URL(
    pressed.attributes.formaction || form.action || page.path,
    new URL(page.path, origin),
  )
  if (form.method === 'get') {
    action.search = new URLSearchParams(data as unknown as URLSearchParams).toString()
    return { path: action.pathname + action.search, init: {} }
  }
  const body = form.multipart ? data : new URLSearchParams(data as unknown as URLSearchParams)
  return {
    path: action.pathname + action.search,
    init: { method: 'POST', body, headers: { origin } },
  }
}

/** What a browser sends of a form: enabled, named and chosen controls, with line breaks as CRLF. */
function dataOf(form: Form, pressed: Control, fields: Record<string, string | File>): FormData {
  const data = new FormData()
  const lines = (value: string) => value.replace(/\r\n|\r|\n/g, '\r\n')
  const radios = new Set(form.controls.filter(({ type }) => type === 'radio').map(({ name }) => name))
  for (const name of Object.keys(fields)) {
    const value = fields[name]
    if (!radios.has(name)) continue
    if (!form.controls.some((control) => control.name === name && control.value === value)) {
      throw new Error(`There is no such choice of ${name}`)
    }
    data.append(name, value ?? '')
  }
  for (const control of form.controls) {
    if (!control.name || control.disabled) continue
    const given = fields[control.name]
    if (control.tag === 'button' || control.type === 'submit') {
      if (control === pressed) data.append(control.name, control.value)
    } else if (control.type === 'file') data.append(control.name, given ?? new File([], ''))
    else if (control.type === 'radio' || control.type === 'checkbox') {
      // Boxes are ticked by their value, and cleared by any other; radios given were taken above.
      const isChosen =
        given === undefined ? control.checked : control.type === 'checkbox' && given === control.value
      if (isChosen) data.append(control.name, control.value)
    } else if (typeof given !== 'object') data.append(control.name, lines(given ?? control.value))
  }
  return data
}
