import { Fragment } from 'react'

/**
 * A heading in lines of its own choosing: each line is a span that the
 * stylesheet makes a block. The space between them is for everything that
 * reads without styles: search engines, translators, copy and paste.
 */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && ' '}
      <span>{line}</span>
    </Fragment>
  ))
}
