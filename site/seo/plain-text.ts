import { worldOrNone } from '#app/world.ts'
import { fillTemplate } from '#copy/fill-template.ts'
import { business } from '#domain/business/business.ts'
import { formatPhone } from '#domain/phone/phone.ts'

/** Returns a text of copy without markup: all names filled in, the visitor's phone number as text. */
export function plainText(text: string): string {
  return fillTemplate(text, {
    phone: formatPhone(business.phones[worldOrNone()?.phone ?? 'default']),
  })
}
