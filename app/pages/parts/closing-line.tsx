import { Fragment } from 'react'
import { blocksNamed, type Document } from '#content/read.ts'
import { paragraphs } from '#content/text.ts'
import { Inline } from '#app/blocks/text.tsx'

/** Renders the end of a page: the phone number, each paragraph on a line of its own if it fits. */
export function ClosingLine({ document }: { document: Pick<Document, 'blocks'> }) {
  return blocksNamed(document, 'closing').map(({ nodes }, at) => (
    <p key={at} className="shell-width closing-line">
      {paragraphs(nodes).map((sentence, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span>
            <Inline nodes={sentence} />
          </span>
        </Fragment>
      ))}
    </p>
  ))
}
