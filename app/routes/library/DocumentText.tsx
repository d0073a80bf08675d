import { blocksOfPage, type PageBlock } from './page-blocks.ts'

/** What was read of a page, in its own shape. `title` stands above it already, and is not said again. */
export function DocumentText({ text, title }: { text: string; title: string }) {
  const [first, ...others] = blocksOfPage(text)
  const blocks = first?.kind === 'heading' && first.text === title ? others : [first, ...others]
  return (
    <div className="writing document-text">
      {blocks.map((block, at) => block && <Block key={at} block={block} />)}
    </div>
  )
}

function Block({ block }: { block: PageBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>
    case 'code':
      return <pre>{block.text}</pre>
    case 'text':
      return <p>{block.text}</p>
    case 'table':
      return <PageTable {...block} />
  }
}

function PageTable({ head, rows }: { head: string[] | null; rows: string[][] }) {
  return (
    <table className="document-table">
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
