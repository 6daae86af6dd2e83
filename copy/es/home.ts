import { perFacts } from '#domain/business/per-facts.ts'
import {
  baseTown,
  countedTowns,
  county,
  fromNorthBergen,
  inHudsonCounty,
  namedOrCounted,
  nearbyTowns,
  region,
  speaksSpanish,
  townCount,
  townList,
  whileInsured,
  whileLicensed,
} from '#copy/es/place.ts'
import { business } from '#domain/business/business.ts'
import { starsTile } from '#domain/business/rating.ts'
import type { HomeCopy } from '#copy/home-types.ts'

/** Copy of the home page. */
export const home = perFacts((): HomeCopy => ({
  meta: {
    title: `Cerrajero 24 horas en ${baseTown()}, ${region()}`,
    description: `Cerrajero a domicilio, 24 horas, en ${baseTown()} y ${nearbyTowns()}. Abrimos su puerta, desde {emergencyPrice}. Cambiamos chapas y hacemos llaves.${speaksSpanish() ? ' Hablamos español.' : ''}`,
  },
  hero: {
    badge: 'Su cerrajero local',
    opening: 'Cerrajeros',
    words: ['expertos', 'rápidos', 'confiables'],
    lines: [`en ${baseTown()}`],
    lead: `Cerrajero a domicilio, 24/7.${speaksSpanish() ? ' Hablamos español.' : ''} Abrimos su puerta desde {emergencyPrice} de día y {nightPrice} de noche. Llame y le decimos el total y a qué hora llegamos.`,
    call: 'Llame ahora',
    services: 'Ver servicios',
    tiles: [
      'Servicio 24/7',
      whileInsured(
        whileLicensed('Con licencia y seguro', 'Con seguro'),
        whileLicensed('Con licencia', 'Paga cuando funciona'),
      ),
      starsTile(business, '5 estrellas', 'de 5 estrellas') ?? 'Precio antes de salir',
    ],
    pause: 'Pausar',
    play: 'Reanudar',
    changingWord: 'la palabra que cambia',
  },
  services: {
    heading: ['Servicios', 'y precios'],
    lead: 'Abrimos puertas, cambiamos cerraduras y hacemos llaves de casa, de negocio y de carro. ¿Necesita otra cosa? Llame.',
    link: 'Ver los precios',
    tags: {
      emergencyLockout: { title: 'Abrir una puerta', price: 'desde {emergencyPrice}' },
      lockInstallation: {
        title: 'Instalación de cerradura',
        price: 'desde {installationPrice} + cerradura',
      },
    },
  },
  emergency: {
    heading: ['¿Se quedó', 'afuera? Espere', 'donde haya luz.'],
    lead: 'Díganos dónde está, qué se cerró y si hay alguien adentro.',
    callNow: 'Llame ahora',
    danger: {
      title: '¿Un niño o una mascota en un carro cerrado?',
      text: 'Llame primero al 911 y después a nosotros.',
    },
    guide: 'Qué hacer mientras espera',
    links: [
      {
        slug: 'house-lockout',
        text: 'Primero con ganzúa, para no dañar la cerradura.',
      },
      { slug: 'car-lockout', text: 'Llaves adentro del carro o en el baúl.' },
      { slug: 'business-lockout', text: 'Tienda, oficina o cortina metálica.' },
      { slug: 'storage-unit-lockout', text: 'Abrimos el candado o lo cortamos.' },
    ],
    sceneAlt: 'Una calle de noche: alguien con un perro espera bajo un farol.',
  },
  process: {
    heading: 'Cómo trabajamos, en cuatro pasos',
    steps: [
      {
        title: 'Díganos qué está cerrado',
        text: 'Llame o llene el formulario.',
      },
      {
        title: 'Le damos el precio',
        text: 'Por teléfono, antes de salir.',
      },
      {
        title: 'Usted ve quiénes somos',
        text: `${whileLicensed('Le enseñamos la licencia.', 'Le decimos el nombre del negocio.')} Y usted nos enseña que vive ahí o que el carro es suyo.`,
      },
      {
        title: 'Pruebe la llave y después pague',
        text: 'Si se traba, el trabajo no está terminado.',
      },
    ],
  },
  why: {
    heading: ['Por qué nosotros:', 'precio por escrito'],
    lead: 'Va en la orden de trabajo, y usted firma con la puerta abierta.',
    guide: 'Cómo evitar una estafa',
    reasons: [
      {
        letter: 'A',
        title: 'Usted paga el precio que le dimos',
        text: 'Si el trabajo resulta ser otro, paramos y usted decide.',
      },
      {
        letter: 'B',
        title: 'Primero la ganzúa; el taladro, al final',
        text: 'El taladro sube el precio, y solo se usa con su permiso.',
      },
      {
        letter: 'C',
        title: whileLicensed(
          'Usted puede comprobar la licencia',
          'Queda escrito quién hizo el trabajo',
        ),
        text: whileLicensed(
          'La de su cerrajero está en la orden de trabajo.',
          'El nombre de su cerrajero está en la orden de trabajo.',
        ),
      },
      {
        letter: 'D',
        title: 'Comprobamos que usted vive ahí',
        text: 'O que es el dueño, si la casa está vacía.',
      },
    ],
    workOrder: {
      title: 'Orden de trabajo',
      sample: 'Ejemplo',
      numberLabel: 'N.º',
      number: '00418',
      facts: [
        { label: 'Trabajo', value: 'Abrir puerta, cerrojo de arriba' },
        {
          label: 'Dónde',
          value: `${fromNorthBergen('Bergenline Ave y calle 79') || 'Main St y calle 3'}, ${baseTown()}`,
        },
        { label: 'Cuándo', value: 'Jueves, 2:40\u00a0p.m.' },
      ],
      lines: [
        { letter: 'A', text: 'Abrir puerta, una cerradura', amount: 'emergencyLockout' },
        {
          letter: 'B',
          text: 'Taladro y cilindro nuevo:',
          note: 'no hicieron falta',
          amount: 'nothing',
        },
      ],
      total: business.quoteIncludesAll ? 'Total de ejemplo' : 'Total de ejemplo, más impuesto',
      signers: [
        {
          letter: 'C',
          title: 'Cerrajero',
          lines: ['Nombre de su cerrajero', ...whileLicensed(['Lic. {region} {license}'], [])],
        },
        {
          letter: 'D',
          title: 'Identificación',
          lines: ['Revisada; la dirección coincide', 'Llave girada 3 veces'],
        },
      ],
      signed: 'Firme solo con la puerta ya abierta',
    },
  },
  reviews: {
    count: 'promedio de {reviewCount} reseñas.',
    lead: business.reviews.every(({ sample }) => sample)
      ? 'Las de verdad dirán el trabajo y la ciudad.'
      : 'Cada reseña dice el trabajo y la ciudad.',
    link: 'Leer las reseñas',
    sample: 'Ejemplo',
    ratingSample: business.reviews.every(({ sample }) => sample)
      ? 'Calificación y reseñas de ejemplo: todavía no son de clientes.'
      : 'La calificación es un ejemplo. Todavía no es de clientes.',
    reviewSamples: 'Las reseñas con la etiqueta “Ejemplo” no son de clientes.',
  },
  map: {
    heading: ['Ciudades que atendemos en', county()],
    lead: `Vamos 24/7 a ${countedTowns('estas')}.`,
    pictureAlt: inHudsonCounty(
      `Mapa de las ${townCount()} ciudades entre los ríos Hackensack y Hudson.`,
      namedOrCounted(
        `Mapa de ${townList()}. Los círculos indican las millas desde ${baseTown()}.`,
        `Mapa de ${countedTowns('las')}. Los círculos indican las millas desde ${baseTown()}.`,
      ),
    ),
  },
  faq: {
    heading: ['Preguntas', 'frecuentes'],
    lead: 'Hay más respuestas en la',
    link: 'página de preguntas',
  },
}))
