import type { Row } from '#app/domain/humanizer/report/comparison.ts'
import { FIGURES, NUMBER } from './figures-class.ts'

const ARROWS = { up: '↑', down: '↓', same: '=' } as const

/** The table of figures: before and after with a word on how each moved, or those of one text alone. */
export function Figures({ rows, compares }: { rows: Row[]; compares: boolean }) {
  return (
    <table className={FIGURES}>
      <caption className="sr-only">
        {compares ? 'How the text is written, before and after' : 'How the text is written'}
      </caption>
      <thead>
        <tr>
          <th scope="col">Measure</th>
          <th scope="col" className={NUMBER}>
            {compares ? 'Before' : 'Your text'}
          </th>
          {compares && (
            <>
              <th scope="col" className={NUMBER}>
                After
              </th>
              <th scope="col">Change</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, before, after, direction, moved }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={NUMBER}>{before}</td>
            {compares && (
              <>
                <td className={NUMBER}>{after}</td>
                <td className={moved === 'same' ? 'text-ink-soft' : undefined}>
                  <span aria-hidden="true">
                    {ARROWS[moved]}
                    {'\u00a0'}
                  </span>
                  {direction}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
