import { lookup } from '#app/lookup.ts'
import { brand } from '#app/brand.ts'
import type { Mail } from '#app/providers/mail/mail.ts'

/** What a letter says, before it is set as text and as HTML. Paragraphs are plain text. */
export type Letter = {
  subject: string
  greeting: string
  paragraphs: string[]
  /** The one thing to do, if any. `url` is an address of ours. */
  button?: { label: string; url: string }
  /** What stands below the button, in small print. */
  smallPrint?: string[]
}

/** Mail programs know neither our style sheet nor custom properties: these are the tokens of the light theme. */
const COLOR = {
  paper: brand.paper.light,
  sheet: '#fffdf9',
  ink: '#1f1c17',
  soft: '#5d574c',
  line: '#e0d9cb',
  accent: '#37328c',
}
const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"

const ENTITIES = lookup({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
})

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character)
}

/** Names come from people: in a subject or a greeting they must not be able to begin a line of their own. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** The letter to `to`, as text and as HTML that loads nothing from anywhere. */
export function setLetter(to: string, letter: Letter): Mail {
  return { to, subject: oneLine(letter.subject), text: asText(letter), html: asHtml(letter) }
}

function asText({ greeting, paragraphs, button, smallPrint = [] }: Letter): string {
  const parts = [
    oneLine(greeting),
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...smallPrint,
    `— ${brand.name}\n${brand.supportEmail}`,
  ]
  return `${parts.join('\n\n')}\n`
}

function asHtml({ subject, greeting, paragraphs, button, smallPrint = [] }: Letter): string {
  const paragraph = (text: string, style: string) => `<p style="margin:0 0 16px;${style}">${escape(text)}</p>`
  const link = button
    ? `<p style="margin:24px 0"><a href="${escape(button.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${COLOR.accent};color:#ffffff;text-decoration:none;font-weight:600">${escape(button.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:${COLOR.soft}">If the button does nothing, open this address:<br><a href="${escape(button.url)}" style="color:${COLOR.accent};word-break:break-all">${escape(button.url)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(oneLine(subject))}</title></head>
<body style="margin:0;padding:24px;background:${COLOR.paper};color:${COLOR.ink};font:16px/1.5 ${SANS}">
<div style="max-width:560px;margin:0 auto;padding:32px;background:${COLOR.sheet};border:1px solid ${COLOR.line};border-radius:12px">
<p style="margin:0 0 24px;font:600 20px/1.2 Georgia,serif">${escape(brand.name)}</p>
${paragraph(oneLine(greeting), '')}
${paragraphs.map((text) => paragraph(text, '')).join('\n')}
${link}
${smallPrint.map((text) => paragraph(text, `font-size:14px;color:${COLOR.soft}`)).join('\n')}
<p style="margin:24px 0 0;font-size:14px;color:${COLOR.soft}">${escape(brand.name)} · ${escape(brand.supportEmail)}</p>
</div>
</body>
</html>
`
}
