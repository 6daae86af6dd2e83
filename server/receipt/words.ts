import { business } from '#domain/business.ts'
import type { ReceiptEventKind } from '#domain/receipt.ts'
import type { Language } from '#domain/language.ts'

const STATE = business.address.region

/**
 * What the receipt and the mail that leads to it say (R120 to R125). Nothing
 * here promises what nobody has said: no minutes, no "help is near".
 */
export interface ReceiptWords {
  /** Two lines of the heading each. */
  readonly headings: {
    readonly stored: Heading
    readonly accepted: (name: string) => Heading
    readonly en_route: (name: string) => Heading
    readonly done: Heading
    readonly cancelled: Heading
  }
  readonly leads: {
    readonly stored: string
    readonly seen: string
    readonly late: (duration: string) => string
    readonly accepted: (licence: string) => string
    readonly en_route: (licence: string) => string
    readonly done: string
    readonly cancelled: string
  }
  readonly steps: Readonly<Record<ReceiptEventKind, string>>
  readonly notYet: string
  readonly progress: string
  readonly stale: string
  readonly call: (phone: string) => string
  readonly facts: {
    readonly heading: string
    readonly service: string
    readonly town: string
    readonly visitor: string
    readonly received: string
  }
  readonly keep: {
    readonly heading: string
    readonly text: string
    readonly share: string
    readonly copy: string
    readonly copied: string
    readonly sms: string
    readonly smsText: (link: string) => string
  }
  readonly note: {
    readonly link: string
    readonly heading: string
    readonly text: string
    readonly label: string
    readonly send: string
    readonly empty: string
    readonly tooLong: (most: number) => string
    readonly full: (most: number) => string
  }
  readonly cancel: {
    readonly link: string
    readonly heading: string
    readonly text: string
    readonly yes: string
    readonly no: string
    readonly tooLate: string
    readonly tooLateText: string
  }
  readonly closed: string
  readonly back: string
  readonly trouble: { readonly heading: string; readonly text: string }
  readonly mail: {
    readonly subject: string
    readonly text: string
    readonly button: string
    readonly callUs: (phone: string) => string
    readonly notYou: string
  }
}

export type Heading = readonly [first: string, second: string]

export const RECEIPT_WORDS: Readonly<Record<Language, ReceiptWords>> = {
  en: {
    headings: {
      stored: ['Thank you.', 'We have your request.'],
      accepted: (name) => [name, 'has your request.'],
      en_route: (name) => [name, 'is on the way.'],
      done: ['Done.', 'Thank you.'],
      cancelled: ['Your request', 'is canceled.'],
    },
    leads: {
      stored: 'Nobody has taken it yet. This page says so as soon as somebody does.',
      seen: 'One of us has seen it. Nobody has taken it yet.',
      late: (duration) => `Nobody has taken it in ${duration}. Please call us now.`,
      accepted: (licence) => `${STATE} Locksmith Lic. ${licence}. Please keep your phone free.`,
      en_route: (licence) => `${STATE} Locksmith Lic. ${licence}. Please keep your phone free.`,
      done: 'If something is not right, call us.',
      cancelled: 'Nobody is coming. If you still need us, call us.',
    },
    steps: {
      stored: 'We have your request',
      mailed: 'Emailed to our locksmiths',
      seen: 'Seen by one of us',
      accepted: 'Somebody has it',
      en_route: 'On the way',
      done: 'Done',
      cancelled: 'Canceled',
      note: 'Your note was added',
    },
    notYet: 'not yet',
    progress: 'Where your request is',
    stale: 'No connection. This page may be out of date.',
    call: (phone) => `Call ${phone}`,
    facts: {
      heading: 'Your request',
      service: 'Service',
      town: 'Town',
      visitor: 'Name',
      received: 'Received',
    },
    keep: {
      heading: 'Keep this page',
      text: 'The link shows what you see here and nothing else. Whoever has it can also add a note or cancel.',
      share: 'Share the link',
      copy: 'Copy the link',
      copied: 'Copied',
      sms: 'Text it to yourself',
      smsText: (link) => `My locksmith request: ${link}`,
    },
    note: {
      link: 'Add a note',
      heading: 'Add a note',
      text: 'A new place to meet, another phone number, what the lock looks like. We get a message at once.',
      label: 'Your note',
      send: 'Send the note',
      empty: 'Write something first.',
      tooLong: (most) => `A note has at most ${most} characters.`,
      full: (most) => `You have sent ${most} notes. For anything else, please call us.`,
    },
    cancel: {
      link: 'Cancel the request',
      heading: 'Cancel the request?',
      text: 'We tell our locksmiths at once. Nobody will come.',
      yes: 'Yes, cancel it',
      no: 'No, keep it',
      tooLate: 'Please call us',
      tooLateText: 'Somebody is on the way already. Call us to cancel.',
    },
    closed: 'This request is closed. If you still need us, call us.',
    back: 'Back to your request',
    trouble: { heading: 'That did not work', text: 'Please try again in a moment, or call us.' },
    mail: {
      subject: 'We have your request',
      text: 'Follow it here. You see when somebody takes it, and you can add a note or cancel.',
      button: 'See your request',
      callUs: (phone) => `If it is urgent, call us: ${phone}`,
      notYou: 'If you did not send a request, ignore this email.',
    },
  },
  es: {
    headings: {
      stored: ['Gracias.', 'Tenemos su solicitud.'],
      accepted: (name) => [name, 'tiene su solicitud.'],
      en_route: (name) => [name, 'va en camino.'],
      done: ['Listo.', 'Gracias.'],
      cancelled: ['Su solicitud', 'está cancelada.'],
    },
    leads: {
      stored: 'Todavía no la ha tomado nadie. Esta página se lo dice en cuanto alguien la tome.',
      seen: 'Uno de nosotros ya la vio. Todavía no la ha tomado nadie.',
      late: (duration) => `Nadie la ha tomado en ${duration}. Por favor, llámenos ahora.`,
      accepted: (licence) => `Licencia de ${STATE} ${licence}. Por favor, tenga el teléfono libre.`,
      en_route: (licence) => `Licencia de ${STATE} ${licence}. Por favor, tenga el teléfono libre.`,
      done: 'Si algo no quedó bien, llámenos.',
      cancelled: 'No va a ir nadie. Si todavía nos necesita, llámenos.',
    },
    steps: {
      stored: 'Tenemos su solicitud',
      mailed: 'Enviada por correo electrónico a nuestros cerrajeros',
      seen: 'La vio uno de nosotros',
      accepted: 'Alguien la tiene',
      en_route: 'En camino',
      done: 'Listo',
      cancelled: 'Cancelada',
      note: 'Se agregó su nota',
    },
    notYet: 'todavía no',
    progress: 'En qué va su solicitud',
    stale: 'Sin conexión. Es posible que esta página no esté al día.',
    call: (phone) => `Llame al ${phone}`,
    facts: {
      heading: 'Su solicitud',
      service: 'Servicio',
      town: 'Ciudad',
      visitor: 'Nombre',
      received: 'Recibida',
    },
    keep: {
      heading: 'Guarde esta página',
      text: 'El enlace muestra lo que usted ve aquí y nada más. Quien lo tenga también puede agregar una nota o cancelar.',
      share: 'Compartir el enlace',
      copy: 'Copiar el enlace',
      copied: 'Copiado',
      sms: 'Enviárselo por mensaje de texto',
      smsText: (link) => `Mi solicitud de cerrajero: ${link}`,
    },
    note: {
      link: 'Agregar una nota',
      heading: 'Agregar una nota',
      text: 'Otro punto de encuentro, otro teléfono, cómo es la cerradura. Nos llega un aviso de inmediato.',
      label: 'Su nota',
      send: 'Enviar la nota',
      empty: 'Primero escriba algo.',
      tooLong: (most) => `Una nota tiene ${most} caracteres como máximo.`,
      full: (most) => `Ya envió ${most} notas. Para cualquier otra cosa, llámenos.`,
    },
    cancel: {
      link: 'Cancelar la solicitud',
      heading: '¿Cancelar la solicitud?',
      text: 'Avisamos de inmediato a nuestros cerrajeros. No irá nadie.',
      yes: 'Sí, cancelarla',
      no: 'No, conservarla',
      tooLate: 'Por favor, llámenos',
      tooLateText: 'Alguien ya va en camino. Para cancelar, llámenos.',
    },
    closed: 'Esta solicitud está cerrada. Si todavía nos necesita, llámenos.',
    back: 'Volver a su solicitud',
    trouble: {
      heading: 'No funcionó',
      text: 'Por favor, inténtelo de nuevo en un momento, o llámenos.',
    },
    mail: {
      subject: 'Tenemos su solicitud',
      text: 'Sígala aquí. Verá cuándo alguien la toma, y puede agregar una nota o cancelar.',
      button: 'Ver su solicitud',
      callUs: (phone) => `Si es urgente, llámenos: ${phone}`,
      notYou: 'Si usted no envió ninguna solicitud, ignore este correo.',
    },
  },
}
