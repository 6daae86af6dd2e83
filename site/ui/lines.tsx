import { Fragment } from 'react'

/**
 * Renders a heading in fixed lines: each line is a span that the stylesheet displays as a block.
 * The space between them is for readers without styles: search engines, translators, copy and
 * paste.
 */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && ' '}
      <span>{line}</span>
    </Fragment>
  ))
}
