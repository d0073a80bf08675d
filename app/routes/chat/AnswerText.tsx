import { type Block, blocksOf, type Inline } from './markdown.ts'

/** What a marker in the text stands for, and where it leads. */
type Marked = { number: number; page: number; href: string }

type AnswerTextProps = { content: string; marked: readonly Marked[] }

/** An answer, its markers as links to what bears it out. */
export function AnswerText({ content, ...rest }: AnswerTextProps) {
  return blocksOf(content).map((block, at) => <BlockView key={at} block={block} {...rest} />)
}

type Context = Omit<AnswerTextProps, 'content'>

function BlockView({ block, ...rest }: Context & { block: Block }) {
  if (block.kind === 'code') return <pre className="wrap-anywhere">{block.text}</pre>
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List>
        {block.items.map((item, at) => (
          <li key={at}>
            <Line pieces={item} {...rest} />
          </li>
        ))}
      </List>
    )
  }
  const lines = block.lines.map((line, at) => (
    <span key={at}>
      {at > 0 && ' '}
      <Line pieces={line} {...rest} />
    </span>
  ))
  if (block.kind === 'quote') return <blockquote>{lines}</blockquote>
  if (block.kind === 'heading') {
    return (
      <p>
        <strong>{lines}</strong>
      </p>
    )
  }
  return <p>{lines}</p>
}

function Line({ pieces, ...rest }: Context & { pieces: readonly Inline[] }) {
  return pieces.map((piece, at) => <Piece key={at} piece={piece} {...rest} />)
}

function Piece({ piece, marked }: Context & { piece: Inline }) {
  if (piece.kind !== 'mark') {
    if (piece.kind === 'strong') return <strong>{piece.text}</strong>
    if (piece.kind === 'em') return <em>{piece.text}</em>
    return piece.kind === 'code' ? <code>{piece.text}</code> : piece.text
  }
  const citation = marked.find(({ number }) => number === piece.number)
  // A number in brackets that no source stands behind is text.
  if (!citation) return `[${piece.number}]`
  return (
    <a className="cite" href={citation.href} aria-label={`Source ${citation.number}, page ${citation.page}`}>
      {citation.number}
    </a>
  )
}
