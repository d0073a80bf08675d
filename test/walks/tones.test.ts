import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, startApp } from './app.ts'
import type { Page } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const TEXT = 'A text on its way.'

describe('custom tones without script', () => {
  test('are made beside the text, used at once, and deleted after a question', async () => {
    const member = await app.member()
    const typed = { text: TEXT, tone: 'formal' }
    const dialog = await member.submit(await member.open('/humanizer'), { button: 'Custom', fields: typed })
    expect(dialog.text).toContain('Create Custom Tone')
    const made = await member.submit(dialog, {
      button: 'Create tone',
      fields: { name: 'Dry <wit>', formality: '20' },
    })
    expect(made.status).toBe(200)
    expect(made.text).toContain('Custom tone created')
    expect(made.text).toContain('Your tone "Dry <wit>" has been created successfully.')
    expect(made.html).not.toContain('<wit>')
    expect(made.value('text')).toBe(TEXT)
    const [tone] = (await member.call('GET', '/api/tones')).json as { id: number }[]
    expect(tone).toMatchObject({ name: 'Dry <wit>', formality: 20, energy: 50, description: null })
    expect(made.value('tone')).toBe(String(tone?.id))
    expect((await member.open('/humanizer')).value('tone')).toBe(String(tone?.id))
    expect((await member.open('/humanizer')).text).not.toContain('Custom tone created')

    const question = await member.open(`/humanizer/tones/${tone?.id}/delete`)
    expect(question.text).toContain('Delete the tone “Dry <wit>”?')
    const deleted = await member.submit(question, { button: 'Delete' })
    expect(deleted.redirects).toEqual([{ status: 303, to: '/humanizer' }])
    expect(deleted.text).toContain('Tone deleted')
    expect(deleted.value('tone')).toBe('conversational')
    expect((await member.call('GET', '/api/tones')).json).toEqual([])
  })

  test('say what is wrong, keep what was entered, and keep the text', async () => {
    const member = await app.member()
    const dialog = await member.submit(await member.open('/humanizer'), {
      button: 'Custom',
      fields: { text: TEXT },
    })
    const again = await member.submit(dialog, {
      button: 'Create tone',
      fields: { name: '  ', formality: '101' },
    })
    expect(again.status).toBe(422)
    expect(again.text).toContain('Name is required')
    expect(again.text).toContain('Please enter a number from 0 to 100')
    expect(again.value('formality')).toBe('101')
    const made = await member.submit(again, {
      button: 'Create tone',
      fields: { name: 'Calm', formality: '10' },
    })
    expect(made.text).toContain('Custom tone created')
    expect(made.value('text')).toBe(TEXT)
  })

  test('have no description where no model would follow it, and lose none that was typed before', async () => {
    const member = await app.member()
    const described = (page: Page) =>
      page.forms.flatMap(({ controls }) => controls.filter(({ name }) => name === 'description'))
    const dialog = await member.open('/humanizer/tones/new')
    expect(described(dialog)).toMatchObject([{ disabled: true }])
    expect(dialog.text).toContain('Only a language model can follow a description, and none is set up here')

    // The same dialog, opened while there was a model.
    for (const field of described(dialog)) field.disabled = false
    const post = (name: string, description: string) =>
      member.submit(dialog, { button: 'Create tone', fields: { name, description } })
    const again = await post('', 'Short & sharp')
    expect(described(again)).toMatchObject([{ disabled: true }, { disabled: false, value: 'Short & sharp' }])
    await member.submit(again, { button: 'Create tone', fields: { name: 'Dry' } })
    expect((await member.call('GET', '/api/tones')).json).toMatchObject([{ description: 'Short & sharp' }])
    const long = await post('Wide', 'x'.repeat(201))
    expect(long.text).toContain('Description must be at most 200 characters')
    expect(described(long)).toMatchObject([{ disabled: false, value: 'x'.repeat(201) }])
  })
})

describe('the calls', () => {
  test('answer the new tone, and what is wrong with another', async () => {
    const member = await app.member()
    const made = await member.call('POST', '/api/tones', { json: { name: ' Calm ', energy: 0 } })
    expect(made).toMatchObject({
      status: 201,
      json: { id: expect.any(Number), name: 'Calm', energy: 0, empathy: 50 },
    })
    const wrong = await member.call('POST', '/api/tones', { json: { name: 'x'.repeat(33), energy: 'low' } })
    expect(wrong).toMatchObject({
      status: 422,
      json: {
        message: 'Name is too long',
        errors: { name: ['Name is too long'], energy: ['Please enter a number from 0 to 100'] },
      },
    })
    const { id } = made.json as { id: number }
    expect((await member.call('DELETE', `/api/tones/${id}`)).status).toBe(204)
    expect(await member.call('DELETE', `/api/tones/${id}`)).toMatchObject({
      status: 404,
      json: { message: 'There is no such tone.' },
    })
  })

  test('take only what they ask for', async () => {
    const [owner, other] = [await app.member(), await app.member()]
    const { id: victim } = (await other.call('GET', '/api/user')).json as { id: string }
    const json = { name: 'Mine', id: 1, userId: victim, user_id: victim, createdAt: '1999-01-01' }
    expect((await owner.call('POST', '/api/tones', { json })).status).toBe(201)
    expect((await other.call('GET', '/api/tones')).json).toEqual([])
    const [tone] = (await owner.call('GET', '/api/tones')).json as { createdAt: string }[]
    expect(tone?.createdAt).not.toContain('1999')
    expect(tone).not.toHaveProperty('userId')
  })

  test('know nothing of the tones of others', async () => {
    const [owner, other] = [await app.member(), await app.member()]
    const { id } = (await owner.call('POST', '/api/tones', { json: { name: 'Secret name' } })).json as {
      id: number
    }
    expect((await other.call('DELETE', `/api/tones/${id}`)).status).toBe(404)
    const form = { text: TEXT, tone: String(id) }
    for (const path of ['/api/humanize', '/api/humanize/stream', '/humanizer']) {
      const answer = await other.call('POST', path, { form })
      expect(answer.status, path).toBe(404)
      expect(answer.text).not.toContain('Secret name')
    }
    for (const path of [`/humanizer?tone=${id}`, `/humanizer/tones/${id}/delete`]) {
      const page = await other.open(path)
      expect(page.text).not.toContain('Secret name')
      expect(page.value('tone')).toBe('conversational')
    }
    expect((await owner.call('GET', '/api/tones')).json).toHaveLength(1)
  })
})
