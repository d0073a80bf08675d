import { expect, test } from 'vitest'
import { isPublicAddress, publicUrl } from './public-address.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '::1',
  '::',
  '::ffff:8.8.8.8',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fc00::1',
  'fec0::1',
  'ff02::1',
  '2002:7f00:1::',
  '2001:0:4136:e378::1',
  'localhost',
  '',
])('%s is none of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111', '172.32.0.1', '100.128.0.1'])(
  '%s is',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://[::1]/',
  'http://[::ffff:169.254.169.254]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost/',
  'http://localhost./',
  'http://a.localhost/',
  'http://printer/',
  'http://db.internal/',
  'http://nas.local/',
  'https://example.org:8443/',
  'http://example.org:22/',
  'https://user:word@example.org/',
  'ftp://example.org/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'not an address',
])('%s is no address of the public web', (address) => {
  expect(publicUrl(address)).toBeUndefined()
})

test('an address is read as browsers read it', () => {
  expect(publicUrl('HTTP://Example.ORG:80/a b#part')?.href).toBe('http://example.org/a%20b')
  expect(publicUrl('/b', 'https://example.org/a')?.href).toBe('https://example.org/b')
  expect(publicUrl('//10.0.0.1/', 'https://example.org/a')).toBeUndefined()
})
