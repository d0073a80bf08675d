import { data } from 'react-router'
import { brand } from '#app/brand.ts'
import type { AnswerBlock } from '#app/domain/chat/answer-tree.ts'
import { answerTree } from '#app/domain/chat/answer-tree.server.ts'
import { sharedChat, type SharedMessage } from '#app/domain/chat/share.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { formatDay } from '#app/ui/format.ts'
import { AnswerFacts } from './AnswerFacts.tsx'
import { AnswerText } from './AnswerText.tsx'
import type { Route } from './+types/shared'
import { ANSWER, ASKED, QUESTION, SOURCES, THREAD } from './turn-class.ts'

export const handle: PageHandle = { document: true, layout: 'reading' }

/** A link is for those who were given it: no index has it, no cache keeps it, and no other site is told of it. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

export async function loader({ request }: Route.LoaderArgs) {
  const chat = await sharedChat(new URL(request.url).searchParams.get('link') ?? '')
  if (!chat) throw data(null, { status: 404 })
  const messages = chat.messages.map(({ content, ...message }) =>
    message.role === 'user' ? { ...message, content } : { ...message, blocks: answerTree(content) },
  )
  return data({ ...chat, messages }, { headers: HEADERS })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** A conversation for anyone with the link: to be read, and nothing else. */
export default function Shared({ loaderData: { name, sharedAt, messages } }: Route.ComponentProps) {
  return (
    <div className="reading stack">
      <title>{`${name} · ${brand.name}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <h1 className="wrap-anywhere">{name}</h1>
      <p className="text-ink-soft">
        A conversation about a document, shared on {formatDay(sharedAt)} by somebody who uses {brand.name}.
        The answers were written by a machine; each quote was found in the document on the page it names.
      </p>
      <ol className={THREAD}>
        {messages.map((message) =>
          'content' in message ? (
            <li key={message.id} className={ASKED}>
              <div className={QUESTION}>
                <p className="sr-only">Question:</p>
                <p>{message.content}</p>
              </div>
            </li>
          ) : (
            <SharedAnswer key={message.id} message={message} />
          ),
        )}
      </ol>
    </div>
  )
}

type SharedAnswerProps = { message: Omit<SharedMessage, 'content'> & { blocks: AnswerBlock[] } }

function SharedAnswer({ message }: SharedAnswerProps) {
  const { id, blocks, citations } = message
  const sourceId = (number: number) => `m-${id}-source-${number}`
  return (
    <li className={ANSWER}>
      <p className="sr-only">Answer:</p>
      <div className="answer-text font-serif text-lg leading-relaxed">
        <AnswerText
          blocks={blocks}
          marked={citations.map(({ number, page }) => ({ number, page, href: `#${sourceId(number)}` }))}
        />
      </div>
      {citations.length > 0 && (
        <ol className={SOURCES} aria-label="Sources">
          {citations.map(({ number, fileName, page, label, quote }) => (
            <li key={number} value={number} id={sourceId(number)}>
              {fileName}, {label ?? `page ${page}`}: <q>{quote}</q>
            </li>
          ))}
        </ol>
      )}
      <AnswerFacts {...message} />
    </li>
  )
}
