import type { Language } from '#domain/text/language.ts'

const ENGLISH = {
  link: 'Write a review',
  thanks: 'Thank you for your review.',
  heading: 'How did it go?',
  text: 'One review for this job, with 1 to 5 stars.',
  stars: 'Stars',
  star: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  label: 'What should others know? (optional)',
  publish: 'You may publish my review on this site with my first name, my town and the service.',
  send: 'Send the review',
  starsMissing: 'Choose 1 to 5 stars.',
  tooLong: (max: number) => `A review has at most ${max} characters.`,
  elsewhere: 'You can also review us on Google',
  /** Asks once, after the job. */
  mail: {
    subject: 'Tell us how it went',
    text: 'The job is done. You can rate it with 1 to 5 stars and write a sentence about it. We ask only once.',
    button: 'Write a review',
    callUs: (phone: string) => `If something is not right, call us: ${phone}`,
  },
}

type ReviewMessages = typeof ENGLISH

const SPANISH: ReviewMessages = {
  link: 'Escribir una reseña',
  thanks: 'Gracias por su reseña.',
  heading: '¿Cómo le fue?',
  text: 'Una reseña por este trabajo, de 1 a 5 estrellas.',
  stars: 'Estrellas',
  star: (count) => (count === 1 ? '1 estrella' : `${count} estrellas`),
  label: '¿Qué deben saber los demás? (opcional)',
  publish: 'Pueden publicar mi reseña en este sitio con mi primer nombre, mi ciudad y el servicio.',
  send: 'Enviar la reseña',
  starsMissing: 'Escoja de 1 a 5 estrellas.',
  tooLong: (max) => `Una reseña tiene como máximo ${max} caracteres.`,
  elsewhere: 'También puede escribir una reseña en Google',
  mail: {
    subject: 'Díganos cómo le fue',
    text: 'Ya terminamos su trabajo. Puede darle de 1 a 5 estrellas y escribir una frase. Se lo preguntamos una sola vez.',
    button: 'Escribir una reseña',
    callUs: (phone) => `Si algo no quedó bien, llámenos: ${phone}`,
  },
}

export const REVIEW_MESSAGES: Readonly<Record<Language, ReviewMessages>> = {
  en: ENGLISH,
  es: SPANISH,
}
