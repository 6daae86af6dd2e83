import type { Language } from '#domain/language.ts'
import { MAX_VISITOR_PHOTOS } from '#domain/status-page.ts'
import { PHOTO_LIMITS } from '#domain/photo-limits.ts'

const MEGABYTES = String(PHOTO_LIMITS.uploadBytes / 1024 / 1024)
const MEGAPIXELS = String(PHOTO_LIMITS.pixels / 1_000_000)
const MOST = String(MAX_VISITOR_PHOTOS)

const ENGLISH = {
  link: 'Add a photo',
  sent: (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'} sent`,
  heading: 'Add a photo',
  text: `The lock, the key, the door: up to ${MOST} photos. Only our staff see them. They are deleted a day after the job is over.`,
  label: 'Your photo',
  send: 'Send',
  sending: 'Sending',
  missing: 'Choose a photo first.',
  unreadable: 'That file could not be read. Send a still photo, JPEG or PNG.',
  tooLarge: `That photo is too large. The limit is ${MEGABYTES} MB and ${MEGAPIXELS} megapixels.`,
  full: `You have sent ${MOST} photos. For anything else, please call us.`,
}

type PhotoMessages = typeof ENGLISH

/** Why a photo is refused. */
export type PhotoProblem = 'missing' | 'unreadable' | 'tooLarge'

const SPANISH: PhotoMessages = {
  link: 'Agregar una foto',
  sent: (count) => (count === 1 ? '1 foto enviada' : `${count} fotos enviadas`),
  heading: 'Agregar una foto',
  text: `La cerradura, la llave, la puerta: hasta ${MOST} fotos. Solo las ve nuestro personal. Se borran un día después de terminado el trabajo.`,
  label: 'Su foto',
  send: 'Enviar',
  sending: 'Enviando',
  missing: 'Primero escoja una foto.',
  unreadable: 'No podemos leer ese archivo. Envíe una foto JPEG o PNG que no tenga movimiento.',
  tooLarge: `La foto es demasiado grande. El límite es de ${MEGABYTES} MB y ${MEGAPIXELS} megapíxeles.`,
  full: `Ya envió ${MOST} fotos. Para cualquier otra cosa, llámenos.`,
}

export const PHOTO_MESSAGES: Readonly<Record<Language, PhotoMessages>> = {
  en: ENGLISH,
  es: SPANISH,
}
