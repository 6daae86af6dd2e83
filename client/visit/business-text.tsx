import { Fragment } from 'react'
import { fillTemplate } from '#copy/fill-template.ts'
import { business } from '#domain/business.ts'
import { EmailLink } from './email.tsx'
import { PhoneLink, PhoneNumber } from './phone-link.tsx'

/** A text of copy as it is read: names filled in, our number as a link that dials the right line, our address as one that writes. */
export function BusinessText({
  text,
  values,
}: {
  text: string
  values?: Parameters<typeof fillTemplate>[1]
}) {
  return fillTemplate(text, values)
    .split('{phone}')
    .map((part, index) => (
      // The parts of one text never change their order.
      <Fragment key={index}>
        {index > 0 && (
          <PhoneLink className="text-link">
            <PhoneNumber />
          </PhoneLink>
        )}
        {part.split(business.supportEmail).map((words, at) => (
          <Fragment key={at}>
            {at > 0 && <EmailLink className="text-link" />}
            {words}
          </Fragment>
        ))}
      </Fragment>
    ))
}
