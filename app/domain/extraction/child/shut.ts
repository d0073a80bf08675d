import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import threads from 'node:worker_threads'

// Loaded before anything else, in worker threads too: whatever a document makes a library do, nothing leaves this
// process over the network. Files, programs and environment are shut by how the process is started.

const shut = (): never => {
  throw new Error('There is no network here')
}

net.Socket.prototype.connect = shut
net.Server.prototype.listen = shut
dgram.Socket.prototype.bind = shut
dgram.Socket.prototype.send = shut
dgram.Socket.prototype.connect = shut
for (const api of [dns, dns.promises] as Record<string, unknown>[]) {
  for (const name of Object.keys(api)) {
    // Meant as a key: a function of Node is replaced under its own name.
    if (/^(?:lookup|resolve|reverse)/.test(name)) api[name] = shut
  }
}
for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'])
  Reflect.deleteProperty(globalThis, name)

// A thread keeps to the same rules only when it starts from a file, with the flags of this process.
const { Worker } = threads
threads.Worker = class extends Worker {
  constructor(file: string | URL, options: threads.WorkerOptions = {}) {
    const isFile = file instanceof URL ? file.protocol === 'file:' : !file.startsWith('data:')
    if (options.eval || !isFile) shut()
    super(file, { ...options, execArgv: undefined })
  }
}
syncBuiltinESMExports()
