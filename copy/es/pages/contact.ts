import { area, baseTown, countedTowns, region, speaksSpanish, withLicense } from '#copy/es/place.ts'
import { whileShopOpens } from '#copy/while-shop-opens.ts'
import type { ContactCopy } from '#copy/page-types.ts'

export const contact: ContactCopy = {
  meta: {
    title: `Llame a un cerrajero en ${baseTown}, ${region}`,
    description: `Llame a un cerrajero${withLicense} en ${baseTown}, ${region}, de día o de noche, envíe el formulario o escriba un correo. En ${countedTowns()}, 24/7.`,
  },
  heading: 'Llame a un cerrajero, 24/7',
  lead: `Contestamos el teléfono de día y de noche.${speaksSpanish ? ' Se habla español.' : ''} Díganos qué está cerrado, y le decimos el precio y cuándo podemos llegar. Si dice que sí, un cerrajero${withLicense} va a donde usted está en ${area}.`,
  channels: [
    {
      kind: 'phone',
      title: 'Teléfono',
      text: '¿Se quedó afuera ahora? Llame: las 24 horas, todos los días.',
    },
    {
      kind: 'form',
      title: 'Formulario',
      text: 'En español. Para un trabajo que puede esperar, para un precio, o si no puede hablar ahora.',
    },
    {
      kind: 'email',
      title: 'Correo electrónico',
      text: 'Para enviar documentos, pedir ver o borrar sus datos, o preguntar algo que puede esperar.',
    },
    {
      kind: 'mail',
      title: 'Dirección',
      text: whileShopOpens(
        'es',
        (opens, closes, days) => `Puede venir ${days ?? 'todos los días'}, de ${opens} a ${closes}`,
        'Si quiere venir, llame antes: podemos estar afuera en un trabajo.',
      ),
    },
  ],
  ask: {
    heading: 'Qué le vamos a preguntar',
    items: [
      '¿Dónde está? Díganos el número de la casa y también la esquina más cercana.',
      '¿Qué está cerrado? ¿Cuál cerradura es: la de arriba, la de abajo o las dos?',
      '¿Hay alguien encerrado, o algo en la estufa?',
      '¿Qué muestra que es suyo: identificación, contrato, registro?',
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
  closing: '¿No sabe cuál escoger? Lo más rápido es llamar al {phone}, 24/7.',
}
