import { Fragment } from 'react'
import { BusinessText } from '#client/visit/business-text.tsx'

/** Renders the end of a page: the phone number, each sentence on a line of its own if it fits. */
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
