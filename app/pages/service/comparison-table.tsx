/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label --
   on narrow screens rows become blocks (service.css), for which some browsers forget that it is a table */
import type { Block } from '#content/read.ts'
import { plainText, tableRows } from '#content/text.ts'
import { Inline } from '#app/blocks/text.tsx'

/**
 * Renders a table of two cases; below 640 px each row is a block with its two cases under its
 * label.
 */
export function ComparisonTable({ block }: { block: Block }) {
  const [head = [], ...rows] = tableRows(block.nodes)
  const columns = head.slice(1).map(plainText)
  return (
    <table className="compare" role="table">
      <caption className="visually-hidden">
        <Inline nodes={block.heading} />
      </caption>
      <thead>
        <tr role="row">
          <td role="cell" />
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label = [], ...cells]) => (
          <tr key={plainText(label)} role="row">
            <th role="rowheader" scope="row">
              <Inline nodes={label} />
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index]} role="cell" data-column={columns[index]}>
                <Inline nodes={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
