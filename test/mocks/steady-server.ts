import { createServer, type RequestListener, type Server } from 'node:http'

/**
 * Returns a server that never closes a connection which is not used: a busy machine may take the connection up again at the
 * very moment in which it would be closed, and the request would fail for no fault of anybody's.
 */
export function steadyServer(answer: RequestListener): Server {
  return createServer({ keepAliveTimeout: 0 }, answer)
}
