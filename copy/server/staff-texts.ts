/** Text messages that the board prepares for a staff member's own phone, in the customer's language. */

import type { Language } from '#domain/text/language.ts'
import { endSentence } from '#domain/time/spanish-time.ts'

interface Sender {
  readonly name: string
  readonly shop: string
  /** Of the status page; it shows, and changes nothing. */
  readonly link: string
}

const ENGLISH = {
  quote: ({ name, shop, link }: Sender, total: string) =>
    `This is ${name} from ${shop}. Your price is ${total}. Read what it includes here: ${link} Is that right for you?`,
  receipt: ({ name, shop, link }: Sender, paid: string, number: string) =>
    `This is ${name} from ${shop}. Paid: ${paid}. Receipt ${number}. Thank you. ${link}`,
  proposed: ({ name, shop, link }: Sender, times: string) =>
    `This is ${name} from ${shop}. Can we come at another time: ${times}? Until you say so, the time stays as it is: ${link}`,
  moved: ({ name, shop, link }: Sender, time: string) =>
    `This is ${name} from ${shop}. We are coming ${time}. See it here: ${link}`,
}

export const STAFF_TEXTS: Readonly<Record<Language, typeof ENGLISH>> = {
  en: ENGLISH,
  es: {
    quote: ({ name, shop, link }, total) =>
      `Soy ${name}, de ${shop}. Su precio es ${total}. Vea aquí qué incluye: ${link} ¿Está de acuerdo?`,
    receipt: ({ name, shop, link }, paid, number) =>
      `Soy ${name}, de ${shop}. Pagado: ${paid}. Recibo ${number}. Gracias. ${link}`,
    proposed: ({ name, shop, link }, times) =>
      `Soy ${name}, de ${shop}. ¿Podemos ir a otra hora: ${times}? Mientras no me confirme, queda la hora de antes: ${link}`,
    moved: ({ name, shop, link }, time) =>
      `Soy ${name}, de ${shop}. ${endSentence(`Vamos el ${time}`)} Véalo aquí: ${link}`,
  },
}
