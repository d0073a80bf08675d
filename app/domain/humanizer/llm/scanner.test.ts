import { expect, test } from 'vitest'
import { createScanner } from './scanner.ts'

/** The events of an answer that arrives in pieces of `size` characters, neighbouring text joined. */
function scan(answer: string, size: number) {
  const scanner = createScanner()
  const events: string[] = []
  for (let at = 0; at < answer.length; at += size) {
    for (const event of scanner.read(answer.slice(at, at + size))) {
      if (event.kind === 'text') {
        if (events.at(-1)?.startsWith('"')) events.push(`"${events.pop()?.slice(1)}${event.text}`)
        else events.push(`"${event.text}`)
      } else if (event.kind === 'open') events.push(`open ${event.id}`)
      else events.push(event.kind === 'close' ? 'close' : `mark ${event.number}`)
    }
  }
  return events
}

test.each([1, 2, 3, 7, 1000])('finds tags and marks torn into pieces of %i', (size) => {
  expect(scan('Sure:\n<u id="1">{1}See, it{s} is < 5 and x<y.</u>\n<u id=2>Next</u>', size)).toEqual([
    '"Sure:\n',
    'open 1',
    'mark 1',
    '"See, it{s} is < 5 and x<y.',
    'close',
    '"\n',
    'open 2',
    '"Next',
    'close',
  ])
})

test('lets text through at once, up to what may be a mark', () => {
  const scanner = createScanner()
  expect([...scanner.read('so far <')]).toEqual([{ kind: 'text', text: 'so far ' }])
  expect([...scanner.read('/u')]).toEqual([])
})

test('leaves out markup of the model', () => {
  expect(scan('a <b class="x">bold</b><br/> word <and <u id="3">so on', 4)).toEqual([
    '"a bold word <and ',
    'open 3',
    '"so on',
  ])
})
