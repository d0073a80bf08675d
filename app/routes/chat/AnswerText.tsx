import { Link } from 'react-router'
import type { AnswerBlock, AnswerInline } from '#app/domain/chat/answer-tree.ts'

/** What a number in the text stands for, and where it leads. */
type Marked = { number: number; page: number; href: string }

type AnswerTextProps = { blocks: readonly AnswerBlock[]; marked: readonly Marked[] }

/** An answer, the numbers of its sources as links to what bears it out. */
export function AnswerText({ blocks, marked }: AnswerTextProps) {
  return blocks.map((block, at) => <Block key={at} block={block} marked={marked} />)
}

type BlockProps = { block: AnswerBlock; marked: readonly Marked[] }

function Block({ block, marked }: BlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Line pieces={block.content} marked={marked} />
        </p>
      )
    case 'heading':
      return (
        <p>
          <strong>
            <Line pieces={block.content} marked={marked} />
          </strong>
        </p>
      )
    case 'quote':
      return (
        <blockquote>
          <AnswerText blocks={block.blocks} marked={marked} />
        </blockquote>
      )
    case 'list':
      return <List {...block} marked={marked} />
    case 'table':
      return <Table {...block} marked={marked} />
    case 'code':
      return <pre>{block.text}</pre>
    case 'rule':
      return <hr />
  }
}

type ListProps = Extract<AnswerBlock, { kind: 'list' }> & Pick<BlockProps, 'marked'>

function List({ start, items, marked }: ListProps) {
  const entries = items.map(({ done, blocks }, at) => (
    <li key={at} className={done === null ? undefined : 'flex list-none gap-2'}>
      {done !== null && (
        <span role="img" aria-label={done ? 'Done' : 'To do'}>
          {done ? '☑' : '☐'}
        </span>
      )}
      <div>
        <AnswerText blocks={blocks} marked={marked} />
      </div>
    </li>
  ))
  return start === null ? <ul>{entries}</ul> : <ol start={start === 1 ? undefined : start}>{entries}</ol>
}

type TableProps = Extract<AnswerBlock, { kind: 'table' }> & Pick<BlockProps, 'marked'>

function Table({ head, rows, marked }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A wide table is scrolled with the keyboard too.
    <div className="overflow-x-auto" role="region" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col">
                <Line pieces={cell} marked={marked} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Line pieces={cell} marked={marked} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type LineProps = { pieces: readonly AnswerInline[]; marked: readonly Marked[] }

function Line({ pieces, marked }: LineProps) {
  return pieces.map((piece, at) => <Piece key={at} piece={piece} marked={marked} />)
}

function Piece({ piece, marked }: { piece: AnswerInline; marked: readonly Marked[] }) {
  if (typeof piece === 'string') return piece
  if (piece.kind === 'code') return <code>{piece.text}</code>
  if (piece.kind === 'break') return <br />
  if (piece.kind === 'sources') return <Sources numbers={piece.numbers} marked={marked} />
  const Mark = piece.kind
  return (
    <Mark>
      <Line pieces={piece.content} marked={marked} />
    </Mark>
  )
}

/** Links to sources. A number in brackets that no source stands behind is text. */
function Sources({ numbers, marked }: { numbers: readonly number[]; marked: readonly Marked[] }) {
  const sources = numbers.map((number) => marked.find((one) => one.number === number))
  if (sources.some((source) => !source)) return `[${numbers.join(', ')}]`
  return sources.map((source) => source && <Source key={source.number} {...source} />)
}

const CHIP =
  'inline-block min-h-6 min-w-6 rounded-sm bg-accent-soft px-1 text-center font-sans text-sm/6 font-semibold text-accent no-underline hover:bg-accent hover:text-on-accent'

/** Leads to a source, on the same page or beside it. */
function Source({ number, page, href }: Marked) {
  const look = { className: CHIP, 'aria-label': `Source ${number}, page ${page}` }
  if (href.startsWith('#')) {
    return (
      <a {...look} href={href}>
        {number}
      </a>
    )
  }
  return (
    <Link {...look} to={href} preventScrollReset>
      {number}
    </Link>
  )
}
