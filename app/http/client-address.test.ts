import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

function asked(forwarded: string | undefined): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: '10.0.0.9' })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return request
}

test.each([
  // Nobody is believed.
  ['203.0.113.7', 0, '10.0.0.9'],
  [undefined, 0, '10.0.0.9'],
  // One proxy: the last word is its own.
  ['203.0.113.7', 1, '203.0.113.7'],
  ['1.1.1.1, 203.0.113.7', 1, '203.0.113.7'],
  ['1.1.1.1,2.2.2.2 ,  203.0.113.7 ', 1, '203.0.113.7'],
  // Two: the last is the address of the first proxy, as the second one has seen it.
  ['203.0.113.7, 10.1.1.1', 2, '203.0.113.7'],
  ['9.9.9.9, 203.0.113.7, 10.1.1.1', 2, '203.0.113.7'],
  // A list that is too short has not come through all of them.
  ['203.0.113.7', 2, '10.0.0.9'],
  ['', 1, '10.0.0.9'],
  [undefined, 1, '10.0.0.9'],
  // What is no address.
  ['203.0.113.7, unknown', 1, '10.0.0.9'],
  ['203.0.113.7, ', 1, '10.0.0.9'],
  ["'; drop table users", 1, '10.0.0.9'],
  // As some proxies write them.
  ['203.0.113.7:4711', 1, '203.0.113.7'],
  ['[2001:db8::9]:4711', 1, '2001:db8::9'],
  ['[2001:db8::9]', 1, '2001:db8::9'],
  ['2001:db8::9', 1, '2001:db8::9'],
])('%j behind %i is %s', (forwarded, proxies, address) => {
  expect(clientAddress(asked(forwarded), proxies)).toBe(address)
})
