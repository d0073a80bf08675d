import { type MessagePort, workerData } from 'node:worker_threads'

// A thread in which pdf.js parses, as it does in browsers. It gets the file of pdf.js's parser and a port to it.

const { parser, port } = workerData as { parser: string; port: MessagePort }
const { WorkerMessageHandler } = (await import(parser)) as {
  WorkerMessageHandler: { initializeFromPort(port: MessagePort): void }
}
WorkerMessageHandler.initializeFromPort(port)
