import { afterAll, beforeAll, expect, test } from 'vitest'
import { INHERITED } from '../inherited-names.ts'
import { type App, startApp } from './app.ts'
import type { Answer, Visitor } from './visitor.ts'

// Each name that objects inherit comes as an address, a query, a cookie, a field of a form, of JSON and of a multipart
// form, and as what they hold. Nobody's insides answer to it.

let app: App
let member: Visitor
beforeAll(async () => {
  app = await startApp()
  member = await app.member('ninja')
})
afterAll(() => app.stop())

const PAGES =
  '/ /auth /subscription /dashboard /humanizer /chat-pdf /shared /study-buddy /my-files /account /account/profile/picture'
const QUERIES =
  'card chat dialog doc draft goTo id link live month next panel run tab token v view sort search page'
const READ =
  '/api/tones /api/humanizer/history /api/documents /api/documents/all /api/drafts /api/account/ledger /api/study-sessions /api/study/anki /api/chat/sessions/NAME /api/documents/NAME /api/documents/NAME/file /api/humanizer/history/NAME /api/humanizer/history/NAME/download /NAME /api/NAME'
const CALLS =
  '/api/humanize /api/humanize/stream /api/tones /api/drafts /api/preferences /api/login /api/register /api/chat /api/chat/stream /api/suggested-questions /api/generate-quiz /api/generate-key-points /api/find-videos /api/study-sessions /api/study-documents /api/study/NAME/quiz /api/study/NAME/answer /api/study/NAME/report /api/documents /api/documents/NAME/feature/NAME /api/runs/NAME/stop /api/account/sessions'
const FIELDS =
  'text tone strength length language locked key name message documentId documentIds sessionId count difficulty types type title content feature id answer question page first second email password firstName lastName theme intent action'

const INSIDES = /native code|\[object |\bat \S+ \(|node_modules|TypeError|postgres:|insert into/

const at = (paths: string, name: string) => paths.split(' ').map((path) => path.replaceAll('NAME', name))
const fieldsOf = (name: string) =>
  [name, ...FIELDS.split(' ')].map((field): [string, string] => [field, name])

function expectAnswer(path: string, { status, text }: Answer): void {
  expect(`${path} ${status}`).not.toMatch(/ 5\d\d$/)
  expect(text.match(INSIDES), path).toBeNull()
}

test.each(INHERITED)('%s in an address, a query and a cookie', async (name) => {
  const query = new URLSearchParams([name, ...QUERIES.split(' ')].map((key) => [key, name]))
  const cookies = [
    'sidebar-collapsed-v2',
    'lastTone',
    'lastStrength',
    'lastLength',
    'lastFormatting',
    'theme',
    'flash',
    name,
  ]
  const headers = { cookie: cookies.map((cookie) => `${cookie}=${name}`).join('; '), 'accept-language': name }
  for (const path of [...at(PAGES, name), ...at(READ, name)]) {
    expectAnswer(path, await member.call('GET', `${path}?${query}`))
    expectAnswer(path, await app.visitor().call('GET', `${path}?${query}`, { headers }))
  }
})

test.each(INHERITED)('%s as a field, and as what fields hold', async (name) => {
  const inner = `{"${name}": {"${name}": "${name}"}}`
  const sessions = `[{"document": ${inner}, "studyData": {"quizAnswers": ${inner}, "${name}": ${inner}}}]`
  const values = fieldsOf(name).map(([field, value]) => `"${field}": "${value}"`)
  const json = `{${values.join(', ')}, "sessions": ${sessions}, "${name}": ${inner}}`
  const multipart = new FormData()
  for (const [field, value] of fieldsOf(name)) multipart.append(field, value)
  multipart.append('file', new File([name], `${name}.txt`, { type: name }))
  for (const path of at(CALLS, name)) {
    const headers = { 'content-type': 'application/json' }
    expectAnswer(path, await member.call('POST', path, { body: json, headers }))
    expectAnswer(path, await member.call('POST', path, { form: Object.fromEntries(fieldsOf(name)) }))
  }
  for (const path of ['/api/upload-document', '/api/process-file', '/api/account/picture'])
    expectAnswer(path, await member.call('POST', path, { form: multipart }))
  for (const path of at(PAGES, name))
    expectAnswer(path, await member.call('POST', path, { form: Object.fromEntries(fieldsOf(name)) }))
})

test.each(INHERITED)('a text about %s is rewritten, on the start page too', async (name) => {
  const text = `Furthermore, individuals utilize the ${name} in order to rest, because of ${name}.`
  const answer = await member.call('POST', '/api/humanize', { json: { text, tone: 'formal' } })
  expect(answer.status).toBe(200)
  expect(answer.text).toContain(name)
  const trial = await app.visitor().call('POST', '/', { form: { text, tone: 'conversational' } })
  expectAnswer('/', trial)
  expect(trial.text).toContain(name)
})
