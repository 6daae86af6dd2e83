import { area, baseTown, countedTowns, region, speaksSpanish, withLicense } from '#copy/es/place.ts'
import type { ContactCopy } from '#copy/page-types.ts'

export const contact: ContactCopy = {
  meta: {
    title: `Llame a un cerrajero en ${baseTown}, ${region}`,
    description: `Llame a un cerrajero${withLicense} en ${baseTown}, ${region}, de día o de noche, envíe el formulario o escriba un correo. En ${countedTowns()}, 24/7.`,
  },
  heading: 'Llame a un cerrajero, 24/7',
  lead: `Contestamos el teléfono ${speaksSpanish ? 'en español, ' : ''}de día y de noche. Le damos el precio y la hora de llegada, y un cerrajero${withLicense} va donde usted está en ${area}.`,
  channels: [
    {
      kind: 'phone',
      title: 'Teléfono',
      text: 'Las 24 horas, todos los días. Llame si se quedó afuera.',
    },
    {
      kind: 'form',
      title: 'Formulario',
      text: 'En español. Para un trabajo que puede esperar, para un precio, o si no puede hablar ahora.',
    },
    {
      kind: 'email',
      title: 'Correo electrónico',
      text: 'Documentos, preguntas sin urgencia, sus datos personales.',
    },
    {
      kind: 'mail',
      title: 'Dirección',
      text: 'Para cartas. Nosotros vamos donde usted está; llame antes de venir.',
    },
  ],
  ask: {
    heading: 'Qué le vamos a preguntar',
    items: [
      '¿Dónde está? Díganos el número de la casa y también la esquina más cercana.',
      '¿Qué está cerrado? ¿Cuál cerradura es: la de arriba, la de abajo o las dos?',
      '¿Hay alguien encerrado, o algo en la estufa?',
      '¿Es suyo, y qué puede mostrar: identificación, contrato, registro?',
      '¿A qué número le podemos llamar?',
    ],
  },
  danger: {
    title: '¿Hay alguien en peligro?',
    text: 'Alguien herido detrás de una puerta, un niño en un carro caliente, un ladrón todavía adentro: llame primero al 911 y después a nosotros.',
  },
  areas: {
    title: 'Ciudades que atendemos',
    link: 'Vea todas las ciudades',
  },
  closing: '¿No sabe cuál escoger? Llame al {phone}, 24/7.',
}
