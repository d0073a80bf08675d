import type { Env } from '#app/env.server.ts'
import { verifySmtp } from '#app/providers/mail/smtp.server.ts'
import { codesOf, fault, type Finding, ok, reasonOf } from './finding.ts'

const PART = 'mail'

/** Examines the mail server by signing in; no letter is sent. */
export async function examineMail({ mail }: Pick<Env, 'mail'>): Promise<Finding[]> {
  if (mail.kind === 'off') return []
  if (mail.kind === 'outbox') return [ok(PART, `Emails are written into ${mail.folder}.`)]
  const { host, username } = new URL(mail.url)
  try {
    await verifySmtp(mail.url)
    return [ok(PART, `The mail server ${host} ${username === '' ? 'answers' : 'lets the product in'}.`)]
  } catch (error) {
    const codes = codesOf(error)
    if (codes.includes('EAUTH')) {
      const says = `The mail server ${host} refuses the user or the password.`
      return [fault(PART, says, 'Put the right ones into SMTP_URL (secrets/smtp_url), percent-encoded.')]
    }
    const reason = codes.includes('ETLS') ? 'it does not encrypt as it should' : reasonOf(error)
    const advice = 'Look at SMTP_URL. Emails wait and are tried again for half a day.'
    return [fault(PART, `The mail server ${host} cannot be used: ${reason}.`, advice)]
  }
}
