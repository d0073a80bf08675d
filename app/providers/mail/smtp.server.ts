import type { MailProvider } from './mail.ts'

/** A mail server that does not answer must not hold up the others in the queue. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends through the SMTP server at `url` (`smtp://user:password@host:port`, or `smtps://`), in the name of `from`. */
export async function smtp(url: string, from: string): Promise<MailProvider> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...TIMEOUTS })
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: () => transport.close(),
  }
}

/** Signs in at the SMTP server at `url` and leaves; no letter is sent. Throws what the server or the network says. */
export async function verifySmtp(url: string): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, ...TIMEOUTS })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
