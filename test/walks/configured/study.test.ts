import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ARTICLES } from '#app/domain/study/embedded/samples.test-help.ts'
import { startYouTube, type YouTubeMock } from '../../mocks/youtube.ts'
import { until } from '../../until.ts'
import { type App, startApp } from '../app.ts'
import { decode } from '../html.ts'
import type { Page, Visitor } from '../visitor.ts'

let app: App
let videos: YouTubeMock
beforeAll(async () => {
  videos = await startYouTube()
  app = await startApp({ YOUTUBE_API_KEY: 'key-7731', YOUTUBE_BASE_URL: videos.url })
})
afterAll(async () => {
  await app.stop()
  await videos.close()
})

type Member = Visitor & { email: string }
type Question = {
  question: string
  type: string
  options?: string[]
  correctAnswer: string
  quote: string
  page: number
}
type Session = {
  document: { id: string }
  studyData: { quizzes: Question[] } & Record<string, unknown>
  updatedAt: string
}

async function student(plan = 'grasshopper') {
  const member = await app.member(plan)
  const content = ARTICLES.en.join('\n\n')
  const answer = await member.call('POST', '/api/study-documents', {
    json: { fileName: 'curie.md', content },
  })
  expect(answer.status, answer.text).toBe(201)
  return { member, doc: (answer.json as { id: string }).id }
}

async function sessionOf(member: Member): Promise<Session> {
  const answer = await member.call('GET', '/api/study-sessions')
  const [session] = (answer.json as { sessions: Session[] }).sessions
  if (!session) throw new Error('There is no session')
  return session
}

/** The page once nothing is being made on it any more. */
function finished(member: Member, page: Page): Promise<Page> {
  return until(async () => {
    const now = await member.open(page.path)
    return !now.text.includes('Check progress') && now
  }, 'what is being made')
}

async function quizzed(fields: Record<string, string> = {}) {
  const { member, doc } = await student()
  const before = await member.open(`/study-buddy?doc=${doc}`)
  const started = await member.submit(before, { button: 'Generate Quiz', fields: { count: '4', ...fields } })
  const page = await finished(member, started)
  expect(page.text).toContain('0 correct · 0 of 4 answered')
  return { member, doc, page }
}

describe('the way in', () => {
  test('leads visitors to the plans, and shows Free what they would have', async () => {
    const answer = await app.visitor().send('/study-buddy?doc=x')
    expect(answer.headers.get('location')).toBe('/subscription?next=%2Fstudy-buddy%3Fdoc%3Dx')
    const page = await (await app.member()).open('/study-buddy')
    expect(page.link('Upgrade Now')).toBe('/subscription')
    expect(page.text).not.toContain('Your Documents')
  })

  test('is empty at first and says what to do', async () => {
    const member = await app.member('grasshopper')
    const page = await member.open('/study-buddy')
    expect(page.text).toContain('No documents yet. Upload a file to start.')
    expect(page.text).toContain('No document selected')
    expect(page.text).toContain('Select a document from the sidebar or upload a new one to start studying.')
    const file = new File([ARTICLES.en.join('\n\n')], 'curie.md')
    const uploaded = await member.submit(page, { button: 'Upload', fields: { file } })
    expect(uploaded.text).toContain('No quiz questions yet')
    expect(uploaded.text).toContain('curie.md')
    // The same file again leads to the document there is, however many have come since.
    await member.call('POST', '/api/study-documents', { json: { fileName: 'later.md', content: 'Later.' } })
    const again = await member.submit(page, { button: 'Upload', fields: { file } })
    expect(again.path).toBe(uploaded.path)
  })

  test('opens a document by its name, and tells when there is none', async () => {
    const { member } = await student()
    expect((await member.open('/study-buddy?file=curie.md')).text).toContain('No quiz questions yet')
    const missing = await member.open('/study-buddy?file=other.md')
    expect(missing.status).toBe(404)
    expect(missing.text).toContain('There is no such document')
    const stranger = await student()
    expect((await member.open(`/study-buddy?doc=${stranger.doc}`)).status).toBe(404)
  })

  test('finds documents by name', async () => {
    const { member } = await student()
    const palette = await member.open('/study-buddy/search')
    const found = await member.submit(palette, { button: 'Search', fields: { q: 'CUR' } })
    expect(found.path).toBe('/study-buddy/search?q=CUR')
    expect(found.text).not.toContain('No documents found.')
    // Its older address still leads there.
    const none = await member.open('/study-buddy?dialog=search&q=zebra')
    expect(none.path).toBe('/study-buddy/search?q=zebra')
    expect(none.text).toContain('No documents found.')
  })
})

describe('a quiz without script', () => {
  test('is made, answered, scored and tried again', async () => {
    const { member, doc, page } = await quizzed()
    const { quizzes } = (await sessionOf(member)).studyData
    let now = page
    for (const [index, { correctAnswer, options = [] }] of quizzes.entries()) {
      const isFirst = index === 0
      const wrong = options.find((option) => option !== correctAnswer) ?? 'not at all'
      const answer = isFirst ? correctAnswer : wrong
      const form = new URLSearchParams({ index: String(index), answer })
      const sent = await member.send(`/api/study/${doc}/answer`, {
        method: 'POST',
        body: form,
        headers: { accept: 'text/html' },
      })
      expect(sent.status).toBe(303)
      // The first question that is open is the one that is asked; feedback stands until its reader goes on.
      const next = index < 3 ? `Question ${index + 2} of 4` : 'Quiz finished'
      expect((await member.open(`/study-buddy?doc=${doc}`)).text).toContain(next)
      expect(sent.headers.get('location')).toBe(`/study-buddy?doc=${doc}&question=${index + 1}#question`)
      now = await member.open(`/study-buddy?doc=${doc}&question=${index + 1}`)
      expect(now.text).toContain(`Question ${index + 1} of 4`)
      expect(now.text).toContain(
        isFirst ? 'Correct!' : `Incorrect. The correct answer is "${correctAnswer}".`,
      )
    }
    expect(now.text).toContain('1 correct · 4 of 4 answered')
    const result = await member.open(now.link('See the result'))
    expect(result.text).toContain('1 of 4 correct · 3 missed')
    expect(result.text).toContain('2 points earned with this quiz')
    expect(result.text).toContain('You answered: ')
    expect(now.text).toContain('Flashcards (3 due)')
    const source =
      /href="([^"]*\/source\?[^"]*page=\d+&amp;quote=[^"]*)"/.exec(now.html)?.[1]?.replaceAll('&amp;', '&') ??
      ''
    const marked = /<mark id="q"[^>]*>([^<]+)<\/mark>/.exec((await member.open(source)).html)?.[1] ?? ''
    expect(quizzes.map(({ quote }) => quote)).toContain(decode(marked).replace(/\s+/g, ' '))
    const cards = await member.open(`/study-buddy?doc=${doc}&tab=cards`)
    const all = await member.submit(cards, { button: 'Make flashcards of the whole quiz' })
    expect(all.text).toContain('One flashcard added')
    expect(all.text).toContain('4 due today of 4 flashcards')
    expect((await member.call('GET', '/api/user')).json).toMatchObject({ points: 5 + 2 })
    const again = await member.submit(result, { button: 'Again with the 3 missed ones' })
    expect(again.text).toContain('1 correct · 1 of 4 answered')
    expect(again.text).toContain('Question 2 of 4')
  })

  test('an option is a button of its question', async () => {
    const { member, page } = await quizzed({ types: 'multiple-choice' })
    const form = page.forms.find(({ controls }) =>
      controls.some(({ name, tag }) => name === 'answer' && tag === 'button'),
    )
    const option = form?.controls.find(({ name }) => name === 'answer')
    expect(option?.type).toBe('submit')
    const after = await member.submit(page, { button: option?.label ?? '' })
    expect(after.text).toMatch(/Correct!|Incorrect\. The correct answer is "/)
  })

  test('that is smaller than was asked for says so for as long as it is there, and offers cards', async () => {
    const member = await app.member('grasshopper')
    const content = '# The ferry\n\nThe ferry carries 48 cars across the sound of Tallow every hour.'
    const brought = await member.call('POST', '/api/study-documents', { json: { fileName: 'f.md', content } })
    const { id } = brought.json as { id: string }
    const before = await member.open(`/study-buddy?doc=${id}`)
    await finished(member, await member.submit(before, { button: 'Generate Quiz', fields: { count: '9' } }))
    const page = await member.open(`/study-buddy?doc=${id}`)
    expect(page.text).toMatch(/This document gave (?:one|\d) good questions?; you asked for 9\./)
    const cards = await member.submit(page, { button: 'Make flashcards of its headings and terms' })
    expect(cards.text).toContain('What does the document say under “The ferry”?')
  })

  test('a bad question is replaced for nothing', async () => {
    const { member, page } = await quizzed()
    const [bad] = (await sessionOf(member)).studyData.quizzes
    const before = (await member.call('GET', '/api/user')).json as { wordsUsed: number }
    const after = await member.submit(page, { button: 'Replace it' })
    expect(after.text).toContain('Thank you for the report')
    expect(after.text).not.toContain(bad?.question)
    expect((await member.call('GET', '/api/user')).json).toMatchObject({ wordsUsed: before.wordsUsed })
  })

  test('that takes more words than are left is refused with the figures', async () => {
    const { member, doc } = await student()
    await app.sql`insert into usage_periods (user_id, period, used)
      select id, to_char(now() at time zone 'utc', 'YYYY-MM'), 9990 from users where email = ${member.email}`
    const page = await member.open(`/study-buddy?doc=${doc}`)
    const refused = await member.submit(page, { button: 'Generate Quiz' })
    expect(refused.text).toContain('Word limit exceeded: 9,990 of your 10,000 words are used')
    expect(refused.text).toContain('No quiz questions yet')
  })
})

test('notes are extracted, edited, saved to a file and handed to the humanizer', async () => {
  const { member, doc } = await student()
  const empty = await member.open(`/study-buddy?doc=${doc}&tab=notes`)
  expect(empty.text).toContain('No key points extracted yet')
  const page = await finished(member, await member.submit(empty, { button: 'Extract Key Points' }))
  expect(page.text).toMatch(/page [12]/)
  const editor = await member.open(page.link('Edit the notes'))
  expect(editor.value('notes')?.split('\n').length).toBeGreaterThan(3)
  const edited = await member.submit(editor, { button: 'Save notes', fields: { notes: 'My one point' } })
  expect(edited.text).toContain('Notes saved')
  const file = await member.call('GET', `/api/study/${doc}/notes`)
  expect(file.headers.get('content-disposition')).toContain('attachment')
  expect(file.text).toBe('# Key points of curie.md\n\n- My one point\n')
  const humanizer = await member.submit(edited, { button: 'Humanize' })
  expect(humanizer.path).toMatch(/^\/humanizer\?draft=/)
  expect(humanizer.value('text')).toBe('My one point')
})

test('a missed question comes back as a flashcard until it is known, and goes to Anki', async () => {
  const { member, doc } = await quizzed()
  await member.call('POST', `/api/study/${doc}/answer`, { form: { index: '0', answer: 'nonsense of mine' } })
  const [missed] = (await sessionOf(member)).studyData.quizzes
  const anki = await member.call('GET', '/api/study/anki')
  expect(anki.text.split('\n')[0]).toBe('#separator:tab')
  expect(anki.text).toContain(missed?.correctAnswer)
  const page = await member.open('/study-buddy?tab=cards')
  expect(page.text).toContain('1 due today of 1 flashcard')
  expect(page.text).toMatch(/Again 1 min .*Easy \d+ days?/s)
  const labelled = (value: string) =>
    page.forms.flatMap(({ controls }) => controls).find((control) => control.value === value)?.label ?? ''
  const after = await member.submit(page, { button: labelled('easy') })
  expect(after.text).toContain('0 due today of 1 flashcard')
  expect(after.text).toContain('Nothing is due now')
  expect(after.text).toMatch(/Next review: \d+ \w+ \d{4}/)
  expect(after.text).toMatch(/comes back in \d+ days?/)
  const undone = await member.submit(after, { button: 'Undo the last review' })
  expect(undone.text).toContain('1 due today of 1 flashcard')
  // What is not known is asked again in the same sitting.
  const unknown = await member.submit(undone, { button: labelled('again') })
  expect(unknown.text).toContain('1 due today of 1 flashcard')
  await member.submit(unknown, { button: 'Undo the last review' })
  expect((await member.open('/dashboard')).text).toContain('Due today: one flashcard')
  const all = await member.open(`/study-buddy?tab=cards&from=${doc}`)
  expect(all.text).toContain('Back to the cards of curie.md')
  const stranger = await student()
  const card = page.forms.find(({ action }) => action.endsWith('/review'))?.action ?? ''
  const theirs = await stranger.member.submit(
    { ...page, path: '/study-buddy?tab=cards' },
    { button: labelled('good') },
  )
  expect(card).toMatch(/^\/api\/study\/cards\//)
  expect(theirs.text).toContain('There is no such flashcard.')
})

test('videos are found once for a document, and are links', async () => {
  const { member, doc } = await student()
  const before = videos.searches.length
  const page = await member.open(`/study-buddy?doc=${doc}&tab=videos`)
  const found = await member.submit(page, { button: 'Find Videos' })
  expect(found.html).toContain('href="https://www.youtube.com/watch?v=aaaaaaaaaaa"')
  expect(found.html).not.toContain('<iframe')
  expect(found.html).not.toContain('onerror')
  await member.submit(found, { button: 'Find Videos' })
  expect(videos.searches.length).toBe(before + 1)
  expect(found.headers.get('content-security-policy')).toContain('frame-src')
  videos.setFault('quota')
  const other = await student()
  const none = await other.member.submit(
    await other.member.open(`/study-buddy?doc=${other.doc}&tab=videos`),
    {
      button: 'Find Videos',
    },
  )
  videos.setFault(null)
  expect(none.html).toContain('https://www.youtube.com/results?search_query=')
})

test('a document is deleted with what was made of it, once its person has said so', async () => {
  const { member, doc } = await quizzed()
  const asked = await member.open(`/study-buddy?doc=${doc}&confirm=delete&id=${doc}`)
  expect(asked.text).toContain('Are you sure?')
  expect(asked.text).toContain('Warning: This action cannot be undone')
  const after = await member.submit(asked, { button: 'Delete' })
  expect(after.text).toContain('curie.md has been deleted')
  expect((await member.call('GET', '/api/study-sessions')).json).toEqual({ sessions: [] })
})

describe('the calls', () => {
  const paths = ['/api/generate-quiz', '/api/generate-key-points', '/api/find-videos'] as const

  test('answer what was asked for', async () => {
    const { member, doc } = await student()
    const quiz = await member.call('POST', '/api/generate-quiz', { json: { documentId: doc, count: 3 } })
    const questions = quiz.json as Question[]
    expect(questions).toHaveLength(3)
    for (const { type, options, correctAnswer, page } of questions) {
      expect([1, 2]).toContain(page)
      if (type === 'multiple-choice') expect(options?.filter((one) => one === correctAnswer)).toHaveLength(1)
    }
    const points = await member.call('POST', '/api/generate-key-points', { json: { documentId: doc } })
    expect((points.json as string[]).length).toBeGreaterThan(3)
    const found = await member.call('POST', '/api/find-videos', { json: { documentId: doc } })
    expect(found.json).toHaveLength(2)
    const { studyData } = await sessionOf(member)
    expect(studyData.quizzes).toEqual(questions)
    expect(studyData.keyPoints).toEqual(points.json)
  })

  test('take a text where there is no document, and keep nothing of it', async () => {
    const member = await app.member('ninja')
    const content = ARTICLES.en.join('\n\n')
    const quiz = await member.call('POST', '/api/generate-quiz', { json: { content, count: 2 } })
    expect(quiz.json).toHaveLength(2)
    expect((await member.call('GET', '/api/study-sessions')).json).toEqual({ sessions: [] })
  })

  test.each(paths)('%s refuses visitors, Free, strangers and nonsense', async (path) => {
    const { doc } = await student()
    expect((await app.visitor().call('POST', path, { json: { documentId: doc } })).status).toBe(401)
    expect((await (await app.member()).call('POST', path, { json: { documentId: doc } })).status).toBe(402)
    expect((await (await app.member()).call('POST', path, { json: { content: 'x' } })).status).toBe(402)
    const stranger = await app.member('ninja')
    for (const documentId of [doc, 'nonsense', '00000000-0000-4000-8000-000000000000', '-1', '%00']) {
      expect((await stranger.call('POST', path, { json: { documentId } })).status).toBe(404)
    }
    expect((await stranger.call('POST', path, { json: {} })).status).toBe(422)
    expect((await stranger.call('POST', path, { json: { documentId: 7 } })).status).toBe(422)
    expect((await stranger.call('POST', path, { json: { content: 'x'.repeat(5_000_000) } })).status).toBe(413)
    expect((await stranger.call('GET', path)).status).toBe(405)
  })

  test('of the page answer programs in JSON', async () => {
    const { member, doc } = await student()
    const made = await member.call('POST', '/api/generate-quiz', { json: { documentId: doc, count: 2 } })
    const [first] = made.json as Question[]
    const path = `/api/study/${doc}/answer`
    const answered = await member.call('POST', path, { json: { index: 0, answer: 'not at all' } })
    expect(answered.json).toMatchObject({ isCorrect: false, correctAnswer: first?.correctAnswer })
    expect((await member.call('POST', path, { json: { index: 7, answer: 'x' } })).status).toBe(404)
    expect((await member.call('POST', path, { json: { index: 'one', answer: 'x' } })).status).toBe(422)
    const cards = await member.call('POST', `/api/study/${doc}/cards`, { json: {} })
    expect(cards.json).toEqual({ added: 1 })
    const started = await member.call('POST', `/api/study/${doc}/quiz`, { json: { count: 1 } })
    const { runId } = started.json as { runId: string }
    // Whoever comes back finds what is being made, or what was, without its address.
    const page = await finished(member, await member.open(`/study-buddy?doc=${doc}`))
    expect(page.text).toContain('Question 1 of 1')
    expect((await member.call('GET', `/api/humanize/stream?run=${runId}`)).text).toContain('"complete"')
  })

  test('sessions are merged, and foreign documents refused', async () => {
    const { member, doc } = await student()
    await member.call('POST', '/api/generate-quiz', { json: { documentId: doc, count: 2 } })
    const { document, studyData, updatedAt } = await sessionOf(member)
    const answers = (index: number) => ({ [index]: { text: 'a', isCorrect: true, isSubmitted: true } })
    for (const index of [0, 1]) {
      const sessions = [{ document, studyData: { ...studyData, quizAnswers: answers(index) }, updatedAt }]
      expect((await member.call('POST', '/api/study-sessions', { json: { sessions } })).status).toBe(200)
    }
    expect((await sessionOf(member)).studyData.quizAnswers).toMatchObject({ ...answers(0), ...answers(1) })
    const stranger = await student()
    const sessions = [{ document, studyData: {} }]
    expect((await stranger.member.call('POST', '/api/study-sessions', { json: { sessions } })).status).toBe(
      404,
    )
    const bad = [{ document, studyData: { quizzes: 'none' } }]
    expect((await member.call('POST', '/api/study-sessions', { json: { sessions: bad } })).status).toBe(422)
    expect((await app.visitor().call('GET', '/api/study-sessions')).status).toBe(401)
  })
})
