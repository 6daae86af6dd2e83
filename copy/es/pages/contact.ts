import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, countedTowns, region, speaksSpanish } from '#copy/es/place.ts'
import { whileShopOpens } from '#copy/while-shop-opens.ts'
import type { ContactCopy } from '#copy/page-types.ts'

export const contact = perFacts((): ContactCopy => ({
  meta: {
    title: `Teléfono de cerrajero, ${baseTown()} ${region()}`,
    description: `Llame a un cerrajero en ${baseTown()}, ${region()}, de día o de noche${speaksSpanish() ? ', en español' : ''}. También por formulario o por correo. Vamos a ${countedTowns()}, 24/7.`,
  },
  heading: 'Llame a un cerrajero, 24/7',
  lead: `Contestamos de día y de noche.${speaksSpanish() ? ' Hablamos español.' : ''} Díganos dónde está y qué necesita, y le decimos el precio y a qué hora llegamos. Vamos a donde usted está, en ${area()}.`,
  channels: [
    {
      kind: 'phone',
      title: 'Teléfono',
      text: 'Lo más rápido si se quedó afuera. Las 24 horas, todos los días.',
    },
    {
      kind: 'form',
      title: 'Formulario',
      text: 'En español. Para un trabajo que puede esperar o para saber un precio: lo envía y le llamamos.',
    },
    {
      kind: 'email',
      title: 'Correo electrónico',
      text: 'Para mandar documentos, para ver o borrar sus datos, o para una pregunta sin prisa.',
    },
    {
      kind: 'mail',
      title: 'Dirección',
      text: whileShopOpens(
        'es',
        (opens, closes, days) => `Puede venir ${days ?? 'todos los días'}, de ${opens} a ${closes}`,
        'Si quiere venir, llame antes: podemos estar en un trabajo.',
      ),
    },
  ],
  ask: {
    heading: 'Qué le vamos a preguntar',
    items: [
      '¿Dónde está? El número de la casa y la esquina más cercana.',
      '¿Qué se cerró? ¿La cerradura de arriba, la de abajo o las dos?',
      '¿Hay alguien encerrado o algo en la estufa?',
      '¿Con qué puede mostrar que es suyo? Identificación, contrato o registro.',
      '¿A qué número le llamamos?',
    ],
  },
  danger: {
    title: '¿Hay alguien en peligro?',
    text: 'Alguien herido detrás de una puerta, un niño en un carro caliente, olor a gas, un ladrón todavía adentro: llame primero al 911 y después a nosotros.',
  },
  areas: {
    title: 'Ciudades que atendemos',
    link: 'Ver todas las ciudades',
  },
  closing: '¿No sabe qué le conviene? Llame al {phone}, 24/7.',
}))
