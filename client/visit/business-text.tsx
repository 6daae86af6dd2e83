import { Fragment } from 'react'
import { fillTemplate } from '#copy/fill-template.ts'
import { business } from '#domain/business/business.ts'
import { EmailLink } from './email.tsx'
import { PhoneLink } from './phone-link.tsx'

/** Renders a text of copy with names, call links and mail links filled in. */
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
        {index > 0 && <PhoneLink className="text-link" />}
        {part.split(business.supportEmail).map((between, at) => (
          <Fragment key={at}>
            {at > 0 && <EmailLink className="text-link" />}
            {between}
          </Fragment>
        ))}
      </Fragment>
    ))
}
