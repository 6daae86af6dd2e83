import { fillTemplate } from '#copy/fill-template.ts'
import { business } from '#domain/business.ts'
import { formatPhone } from '#domain/phone.ts'

/** A text of copy for places that hold no markup: all names filled in, our default number as text. */
export function plainText(text: string): string {
  return fillTemplate(text, { phone: formatPhone(business.phones.default) })
}
