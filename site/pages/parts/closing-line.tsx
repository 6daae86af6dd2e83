import { Fragment } from 'react'
import { BusinessText } from '#client/visit/business-text.tsx'

/** How a page ends that is read to the end: with the number. Each sentence keeps to a line of its own where it can. */
export function ClosingLine({ text }: { text: string }) {
  return (
    <p className="shell-width closing-line">
      {text.split(/(?<=\?) /).map((sentence, index) => (
        <Fragment key={sentence}>
          {index > 0 && ' '}
          <span>
            <BusinessText text={sentence} />
          </span>
        </Fragment>
      ))}
    </p>
  )
}
