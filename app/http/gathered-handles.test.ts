import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { gatherHandles } from './gathered-handles.ts'
import type { PageHandle } from './page-handle.ts'

type Routes = ServerBuild['routes']

const route = (id: string, path: string, parentId: string, handle?: PageHandle) =>
  [id, { id, path, parentId, module: { handle } }] as const

const routes = Object.fromEntries([
  ['root', { id: 'root', path: '', module: {} }],
  route('home', '/', 'root', { body: { bytes: 1 } }),
  route('files', 'files', 'root'),
  route('delete', 'delete', 'files', { body: { bytes: 2 } }),
  route('notes', 'api/study/:id/notes', 'root', { body: { bytes: 3, tooLarge: 'Fewer notes, please.' } }),
]) as unknown as Routes

test.each<[string, number | undefined]>([
  ['/', 1],
  ['/?code=A', 1],
  ['/_root.data', 1],
  ['/files', undefined],
  ['/files/delete', 2],
  ['/files/delete.data?view=list', 2],
  ['/files/delete/more', undefined],
  ['/api/study/12/notes', 3],
  ['/api/study/12/cards', undefined],
  ['/constructor', undefined],
])('a body sent to %s may have the bytes that its route says: %s', (address, bytes) => {
  const { bodyLimit } = gatherHandles({ routes })
  expect(bodyLimit({ url: `http://127.0.0.1${address}` })?.bytes).toBe(bytes)
})
