import type { StatusMessages } from '#copy/status-messages.ts'

export const STATUS_MESSAGES_SPANISH: StatusMessages = {
  progress: 'En qué va su solicitud',
  stored: 'Tenemos su solicitud.',
  stale: 'Sin conexión. Es posible que esta página no esté al día.',
  steps: {
    stored: 'Tenemos su solicitud',
    mailed: 'Enviada por correo a nuestros cerrajeros',
    seen: 'La vio un cerrajero',
    accepted: 'La tomó un cerrajero',
    en_route: 'En camino',
    done: 'Trabajo terminado',
    cancelled: 'Cancelada',
    note: 'Se agregó su nota',
    photo: 'Se agregó su foto',
    eta: 'Le dimos la hora de llegada',
    handed_back: 'Buscamos a otro cerrajero',
    reopened: 'Abierta otra vez',
    quoted: 'Precio por escrito',
    agreed: 'Usted aceptó el precio',
    cancel_attempt: 'Usted pidió cancelar: por favor, llámenos',
  },
  notYet: 'todavía no',
  share: 'Compartir el enlace',
  shareTitle: 'Mi solicitud de cerrajero',
  copied: 'Copiado',
  sms: 'Mandármelo por mensaje de texto',
}
