import type { ReceiptStripCopy } from '#app/content/page-types.ts'

/** R120, R121: where the request is, in the words of the receipt's own page. */
export const receiptStrip: ReceiptStripCopy = {
  heading: 'En qué va su solicitud',
  received: 'Tenemos su solicitud.',
  stored: 'Todavía no la ha tomado nadie.',
  seen: 'Uno de nosotros ya la vio. Todavía no la ha tomado nadie.',
  late: 'Nadie la ha tomado en {duration}. Por favor, llámenos ahora.',
  accepted: '{name} tiene su solicitud. Lic. de cerrajero {region} {license}.',
  enRoute: '{name} va en camino. Lic. de cerrajero {region} {license}.',
  done: 'Ya está listo. Si algo no quedó bien, llámenos.',
  cancelled: 'Está cancelada. No va a ir nadie.',
  stale: 'Sin conexión. Es posible que esto no esté al día.',
  steps: [
    ['stored', 'Tenemos su solicitud'],
    ['mailed', 'Enviada por correo a nuestros cerrajeros'],
    ['seen', 'La vio uno de nosotros'],
    ['accepted', 'Alguien la tiene'],
    ['en_route', 'En camino'],
    ['done', 'Listo'],
  ],
  notYet: 'todavía no',
  page: 'Guarde esta página: agregue una nota o cancele',
  share: 'Compartir el enlace',
  shareTitle: 'Mi solicitud de cerrajero',
  copied: 'Copiado',
  sms: 'Enviárselo por texto',
}
