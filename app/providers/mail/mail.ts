/** One letter to one person, ready to be sent. */
export type Mail = {
  to: string
  subject: string
  /** The whole letter as plain text. */
  text: string
  /** The same letter for programs that show HTML. */
  html: string
}

/** Somewhere letters go. Throws when it did not take the letter: then it is tried again later. */
export type MailProvider = {
  /** `userId` is whose account it is about, where that is known. */
  send(mail: Mail, userId?: string): Promise<void>
  close(): void
}
