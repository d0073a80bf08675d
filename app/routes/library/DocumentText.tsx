import { blocksOfPage, type PageBlock } from './page-blocks.ts'

/** What was read of a page, in its own shape. `title` stands above it already, and is not said again. */
export function DocumentText({ text, title }: { text: string; title: string }) {
  const [first, ...others] = blocksOfPage(text)
  const blocks = first?.kind === 'heading' && first.text === title ? others : [first, ...others]
  return (
    <div className="writing mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere">
      {blocks.map((block, at) => block && <Block key={at} block={block} />)}
    </div>
  )
}

function Block({ block }: { block: PageBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h3 className="text-lg">{block.text}</h3>
    case 'code':
      return <pre className="font-mono text-sm whitespace-pre-wrap">{block.text}</pre>
    case 'text':
      return <p className="whitespace-pre-wrap">{block.text}</p>
    case 'table':
      return <PageTable {...block} />
  }
}

const TABLE =
  'w-fit text-start [&_:is(td,th)]:border [&_:is(td,th)]:border-line [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-1 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top [&_th]:bg-paper [&_th]:font-semibold'

function PageTable({ head, rows }: { head: string[] | null; rows: string[][] }) {
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
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
