import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** A letter as it was handed over: who it is for, and all of it. */
export type CaughtLetter = { to: string; content: string }

/**
 * Starts a mail server on a free loopback port, or `port`, that keeps every letter instead of sending it. With `password`
 * it lets in only who says it.
 */
export async function startSmtp(options: { password?: string; port?: number; host?: string } = {}) {
  const letters: CaughtLetter[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    void talk(socket, options.password, letters)
  })
  server.listen(options.port ?? 0, options.host ?? '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    letters,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

/** One connection, from the greeting to QUIT. */
async function talk(socket: Socket, password: string | undefined, letters: CaughtLetter[]) {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let to = ''
  let content: string[] | undefined
  say('220 mail.example ESMTP')
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (content) {
      if (line !== '.') {
        content.push(line)
        continue
      }
      letters.push({ to, content: content.join('\n') })
      content = undefined
      say('250 kept')
      continue
    }
    const [command = ''] = line.toUpperCase().split(/[ :]/)
    if (command === 'EHLO')
      say(password === undefined ? '250 mail.example' : '250-mail.example\r\n250 AUTH PLAIN')
    else if (command === 'AUTH') say(isRight(line, password) ? '235 welcome' : '535 no')
    else if (command === 'RCPT') {
      to = /<(.+)>/.exec(line)?.[1] ?? ''
      say('250 yes')
    } else if (command === 'DATA') {
      content = []
      say('354 go on')
    } else if (command === 'QUIT') {
      say('221 bye')
      socket.end()
    } else say('250 yes')
  }
}

/** AUTH PLAIN carries "\0user\0password" in base64. */
function isRight(line: string, password: string | undefined): boolean {
  const said = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString()
  return said.split('\0')[2] === password
}
