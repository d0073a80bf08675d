import { expect, test } from 'vitest'
import { deletionNews } from './deletion-news.ts'

test.each([
  [3, 0, 'File Deleted', '3 files have been deleted'],
  [1, 0, 'File Deleted', '1 file has been deleted'],
  [3, 1, '3 files deleted, 1 could not be deleted', undefined],
  [1, 2, '1 file deleted, 2 could not be deleted', undefined],
  [0, 2, 'Deletion Failed', 'There was an error deleting your file(s).'],
])('%i deleted and %i not: %s', (deleted, failed, title, description) => {
  const news = deletionNews({ deleted, failed })
  expect(news.title).toBe(title)
  expect('description' in news ? news.description : undefined).toBe(description)
})
