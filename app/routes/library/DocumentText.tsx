import { Marked } from './Marked.tsx'
import { blocksOfPage, type PageBlock } from './page-blocks.ts'

type DocumentTextProps = { text: string; title: string; marked: ReadonlySet<string> }

/** What was read of a page, in its own shape. `title` stands above it already, and is not said again. */
export function DocumentText({ text, title, marked }: DocumentTextProps) {
  const [first, ...others] = blocksOfPage(text)
  const blocks = first?.kind === 'heading' && first.text === title ? others : [first, ...others]
  return (
    <div className="writing mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere">
      {blocks.map((block, at) => block && <Block key={at} block={block} marked={marked} />)}
    </div>
  )
}

function Block({ block, marked }: { block: PageBlock; marked: ReadonlySet<string> }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h3 className="text-lg">
          <Marked text={block.text} words={marked} />
        </h3>
      )
    case 'code':
      return <pre className="font-mono text-sm whitespace-pre-wrap">{block.text}</pre>
    case 'text':
      return (
        <p className="whitespace-pre-wrap">
          <Marked text={block.text} words={marked} />
        </p>
      )
    case 'table':
      return <PageTable {...block} marked={marked} />
  }
}

const TABLE =
  'w-fit text-start [&_:is(td,th)]:border [&_:is(td,th)]:border-line [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-1 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top [&_th]:bg-paper [&_th]:font-semibold'

type PageTableProps = { head: string[] | null; rows: string[][]; marked: ReadonlySet<string> }

function PageTable({ head, rows, marked }: PageTableProps) {
  return (
    <table className={TABLE}>
      {head && (
        <thead>
          <tr>
            {head.map((cell, at) => (cell === '' ? <td key={at}>{cell}</td> : <th key={at}>{cell}</th>))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={column}>
                <Marked text={cell} words={marked} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
