import type { Language } from '#domain/text/language.ts'

const ENGLISH = {
  heading: 'Reviews',
  text: 'From finished jobs. Published reviews replace the samples on the site within seconds, with first name, town and service.',
  none: 'No customer has written a review yet. Whoever gave an email address is asked for one after the job is marked done.',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  states: { new: 'New', published: 'On the site', hidden: 'Hidden' },
  links: {
    mail: 'From the link in the mail',
    sms: 'From the link in the text',
    changed: 'Staff had changed the phone number of this request',
  } as Readonly<Record<string, string>>,
  notPublishable: 'The customer did not agree to the publication.',
  locksmith: (name: string) => `Done by ${name}`,
  lead: 'The request',
  call: 'Call the customer',
  publish: 'Publish',
  hide: 'Hide',
  own: {
    heading: 'A review of your own work',
    text: 'Nothing was changed. Another owner decides whether it is published.',
  },
}

const SPANISH: typeof ENGLISH = {
  heading: 'Reseñas',
  text: 'De trabajos terminados. Las que publique reemplazan en unos segundos a las de ejemplo del sitio, con primer nombre, ciudad y servicio.',
  none: 'Ningún cliente ha escrito una reseña todavía. A quien dejó un correo se le pide una cuando el trabajo se marca como hecho.',
  stars: (count) => (count === 1 ? '1 estrella' : `${count} estrellas`),
  states: { new: 'Nueva', published: 'En el sitio', hidden: 'Oculta' },
  links: {
    mail: 'Con el enlace del correo',
    sms: 'Con el enlace del mensaje de texto',
    changed: 'El equipo había cambiado el teléfono de esta solicitud',
  },
  notPublishable: 'El cliente no aceptó que se publique.',
  locksmith: (name) => `Lo hizo ${name}`,
  lead: 'La solicitud',
  call: 'Llamar al cliente',
  publish: 'Publicar',
  hide: 'Ocultar',
  own: {
    heading: 'Una reseña de su propio trabajo',
    text: 'No se cambió nada. Otro dueño decide si se publica.',
  },
}

export const STAFF_REVIEW_MESSAGES: Readonly<Record<Language, typeof ENGLISH>> = {
  en: ENGLISH,
  es: SPANISH,
}
