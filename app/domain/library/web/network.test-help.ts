import { connect } from 'node:net'
import type { Network } from '#app/providers/web/network.ts'

/** The network of tests: of `p1234.pages.test` the server is the test's own at port 1234, whatever the guard sees. */
let port = 0

export const network: Network = {
  resolve: (host) => {
    const [, number] = /^p(\d+)\./.exec(host) ?? []
    if (!number) return Promise.resolve(['10.0.0.7'])
    port = Number(number)
    return Promise.resolve(['93.184.216.34'])
  },
  dial: () => connect({ host: '127.0.0.1', port }),
}
