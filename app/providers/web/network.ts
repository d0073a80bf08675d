import { lookup } from 'node:dns/promises'
import { connect, type Socket } from 'node:net'

/** The way to other machines: what a name means, and a connection to an address, which is no name. */
export type Network = {
  resolve: (host: string) => Promise<string[]>
  dial: (address: string, port: number) => Socket
}

/** The internet. */
export const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  dial: (address, port) => connect({ host: address, port }),
}
