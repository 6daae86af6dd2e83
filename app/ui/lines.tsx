import { Fragment } from 'react'

/**
 * Renders a heading in fixed lines: each line is a span, displayed as a block by its class or the
 * stylesheet. The space between them is for readers without styles: search engines, translators,
 * copy and paste.
 */
export function Lines({ lines, className }: { lines: readonly string[]; className?: string }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && ' '}
      <span className={className}>{line}</span>
    </Fragment>
  ))
}
