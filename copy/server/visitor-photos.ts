import type { Language } from '#domain/text/language.ts'
import { MAX_VISITOR_PHOTOS, PHOTO_LIMITS } from '#domain/submission/photo-limits.ts'

const MEGABYTES = String(PHOTO_LIMITS.uploadBytes / 1024 / 1024)
const MEGAPIXELS = String(PHOTO_LIMITS.pixels / 1_000_000)
const MOST = String(MAX_VISITOR_PHOTOS)

const ENGLISH = {
  link: 'Add a photo',
  sent: (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'} sent`,
  heading: 'Add a photo',
  text: (most: number) =>
    `The lock, the key, the door: up to ${String(most)} photos. Only our staff see them. They are deleted a day after the job is over.`,
  label: 'Choose photos',
  camera: 'Take a photo',
  send: 'Send',
  sending: 'Sending',
  missing: 'Choose a photo first.',
  unreadable: 'That file could not be read. Send a still photo, JPEG, PNG or WebP.',
  heic: 'That photo is in a format that we cannot read (HEIC or AVIF). Send a screenshot of it, or take it again: on an iPhone, choose Settings, Camera, Formats, Most Compatible first.',
  tooLarge: `That photo is too large. The limit is ${MEGABYTES} MB and ${MEGAPIXELS} megapixels.`,
  unsent: 'It could not be sent. Check your connection, then send it again.',
  waiting:
    'Once a locksmith has accepted your request, you can add photos of the lock, the key or the door here.',
  noRoom: 'We cannot take photos right now. Please describe it in a note, or call us.',
  full: `You have sent ${MOST} photos. For anything else, please call us.`,
}

type PhotoMessages = typeof ENGLISH

/** Why a photo is refused. */
export type PhotoProblem = 'missing' | 'unreadable' | 'heic' | 'tooLarge' | 'noRoom'

const SPANISH: PhotoMessages = {
  link: 'Agregar una foto',
  sent: (count) => (count === 1 ? '1 foto enviada' : `${count} fotos enviadas`),
  heading: 'Agregar una foto',
  text: (most) =>
    `La cerradura, la llave, la puerta: hasta ${String(most)} fotos. Solo las ve nuestro personal. Se borran un día después de terminado el trabajo.`,
  label: 'Escoger fotos',
  camera: 'Tomar una foto',
  send: 'Enviar',
  sending: 'Enviando',
  missing: 'Primero escoja una foto.',
  unreadable: 'No podemos leer ese archivo. Envíe una foto JPEG, PNG o WebP, sin movimiento.',
  heic: 'Esa foto tiene un formato que no podemos leer (HEIC o AVIF). Envíe una captura de pantalla de la foto, o tómela otra vez: en un iPhone, escoja antes Configuración, Cámara, Formatos, Más compatible.',
  tooLarge: `La foto es demasiado grande. El límite es de ${MEGABYTES} MB y ${MEGAPIXELS} megapíxeles.`,
  unsent: 'No se pudo enviar. Revise su conexión y envíela otra vez.',
  waiting:
    'Cuando un cerrajero acepte su solicitud, aquí podrá agregar fotos de la cerradura, la llave o la puerta.',
  noRoom: 'Por ahora no podemos recibir fotos. Cuéntenos en una nota cómo es, o llámenos.',
  full: `Ya envió ${MOST} fotos. Para cualquier otra cosa, llámenos.`,
}

export const PHOTO_MESSAGES: Readonly<Record<Language, PhotoMessages>> = {
  en: ENGLISH,
  es: SPANISH,
}
