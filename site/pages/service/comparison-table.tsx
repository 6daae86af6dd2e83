/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label --
   on narrow screens rows become blocks (pages.css), for which some browsers forget that it is a table */
import type { ServiceCopy } from '#copy/types.ts'
import { fillTemplate } from '#copy/fill-template.ts'

/**
 * Renders a table of two cases; below 640 px each row is a block with its two cases under its
 * label.
 */
export function ComparisonTable({ copy }: { copy: ServiceCopy['comparison'] }) {
  return (
    <table className="compare" role="table">
      <caption>{copy.heading}</caption>
      <thead>
        <tr role="row">
          <td role="cell" />
          {copy.columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {copy.rows.map(({ label, cells }) => (
          <tr key={label} role="row">
            <th role="rowheader" scope="row">
              {label}
            </th>
            {cells.map((cell, index) => (
              <td key={copy.columns[index]} role="cell" data-column={copy.columns[index]}>
                {fillTemplate(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
