import type { StatusWords } from './status-words-en.ts'

export const STATUS_WORDS_SPANISH: StatusWords = {
  progress: 'En qué va su solicitud',
  stored: 'Tenemos su solicitud.',
  stale: 'Sin conexión. Es posible que esta página no esté al día.',
  steps: {
    stored: 'Tenemos su solicitud',
    mailed: 'Enviada por correo electrónico a nuestros cerrajeros',
    seen: 'La vio uno de nosotros',
    accepted: 'Alguien la tiene',
    en_route: 'En camino',
    done: 'Listo',
    cancelled: 'Cancelada',
    note: 'Se agregó su nota',
    eta: 'Se indicó la hora de llegada',
    handed_back: 'Devuelta: volvemos a preguntar',
    reopened: 'Abierta otra vez',
    cancel_attempt: 'Usted pidió cancelar: llámenos, por favor',
  },
  notYet: 'todavía no',
  share: 'Compartir el enlace',
  shareTitle: 'Mi solicitud de cerrajero',
  copied: 'Copiado',
  sms: 'Enviárselo por mensaje de texto',
}
