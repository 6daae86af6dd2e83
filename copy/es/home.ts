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
  withLicense,
} from '#copy/es/place.ts'
import { business } from '#domain/business.ts'
import { isTopRated, starsTile } from '#domain/rating.ts'
import type { HomeCopy } from '#copy/home-types.ts'

/** Copy of the home page. */
export const home: HomeCopy = {
  meta: {
    title: `Cerrajero 24 horas en ${baseTown}, ${region}`,
    description: `¿Se quedó afuera o necesita llaves? Cerrajero${withLicense}, 24/7, en ${baseTown} y ${nearbyTowns}. Le damos el precio por teléfono.`,
  },
  hero: {
    badge: isTopRated(business) ? 'Con muy buenas reseñas' : 'Su cerrajero local',
    opening: 'Cerrajeros',
    words: ['expertos', 'rápidos', 'confiables'],
    lines: [`en ${baseTown}`],
    lead: `${speaksSpanish ? 'Se habla español. ' : ''}Abierto 24/7. ${whileLicensed('Cerrajeros con licencia. ', '')}Apertura desde {emergencyPrice}. Por teléfono le decimos el precio y a qué hora llegamos.`,
    call: 'Llame ahora',
    services: 'Nuestros servicios',
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
    lead: 'Vea cómo se hace cada trabajo y qué cambia el precio. ¿No está el suyo? Llame.',
    link: 'Vea todos los precios',
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
    lead: 'Llámenos desde un lugar donde lo vean. Díganos dónde está, qué se cerró y si hay alguien adentro.',
    callNow: 'Llame ahora',
    danger: {
      title: '¿Un niño o una mascota en un carro cerrado?',
      text: 'Llame primero al 911 y después a nosotros.',
    },
    guide: 'Qué hacer mientras espera',
    links: [
      {
        slug: 'house-lockout',
        text: 'Con ganzúa si se puede: la cerradura sigue sirviendo.',
      },
      { slug: 'car-lockout', text: 'Llaves adentro del carro o en el baúl.' },
      { slug: 'business-lockout', text: 'Tiendas, oficinas y cortinas metálicas.' },
      { slug: 'storage-unit-lockout', text: 'Abrimos el candado o lo cortamos.' },
    ],
    sceneAlt: 'Una calle de noche: alguien con un perro espera bajo un farol.',
  },
  process: {
    heading: 'Cómo funciona: cuatro pasos',
    steps: [
      {
        title: 'Díganos qué está cerrado',
        text: 'Llame o llene el formulario. Díganos la esquina.',
      },
      {
        title: 'Le damos el precio',
        text: 'Por teléfono: el total y qué cargos incluye.',
      },
      {
        title: 'Los dos nos identificamos',
        text: `${whileLicensed('Le enseñamos la licencia.', 'Le decimos quiénes somos.')} Usted muestra que vive ahí o que el carro es suyo.`,
      },
      {
        title: 'Pruebe y después pague',
        text: 'Gire la llave tres veces. Si se traba, seguimos.',
      },
    ],
  },
  why: {
    heading: ['Su orden de trabajo:', 'el precio arriba'],
    lead: 'La única hoja que firma. Léala primero.',
    guide: 'Cómo reconocer una estafa de cerrajero',
    reasons: [
      {
        letter: 'A',
        title: 'Usted paga el precio que le dimos',
        text: 'Si el trabajo resulta ser otro, paramos y usted decide.',
      },
      {
        letter: 'B',
        title: 'Primero la ganzúa, el taladro al final',
        text: 'Taladrar va aparte, y solo con su permiso.',
      },
      {
        letter: 'C',
        title: whileLicensed(
          'Usted puede comprobar la licencia',
          'Usted sabe quién hizo el trabajo',
        ),
        text: whileLicensed(
          'Está en la orden de trabajo, con el nombre de su cerrajero.',
          'El nombre de su cerrajero está en la orden de trabajo.',
        ),
      },
      {
        letter: 'D',
        title: 'Comprobamos que usted vive ahí',
        text: 'Así no le abrimos a nadie más.',
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
          value: `${fromNorthBergen('Bergenline Ave y calle 79') || 'Main St y calle 3'}, ${baseTown}`,
        },
        { label: 'Cuándo', value: 'Jueves, 2:40\u00a0p.m.' },
      ],
      lines: [
        { letter: 'A', text: 'Abrir puerta, una cerradura', amount: 'emergencyLockout' },
        {
          letter: 'B',
          text: 'Taladro y cilindro nuevo',
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
          lines: ['Vista, misma dirección', 'Llave girada 3 veces'],
        },
      ],
      signed: 'Firme solo con la puerta ya abierta',
    },
  },
  reviews: {
    count: 'promedio de {reviewCount} reseñas.',
    lead: business.reviews.every(({ sample }) => sample)
      ? 'Cada una dirá el trabajo y la ciudad.'
      : 'Cada reseña dice el trabajo y la ciudad.',
    link: 'Lea las reseñas',
    sample: 'Ejemplo',
    ratingSample: business.reviews.every(({ sample }) => sample)
      ? 'Calificación y reseñas de ejemplo, en inglés.'
      : 'La calificación es un ejemplo. Todavía no es de clientes.',
    reviewSamples: 'Las reseñas con la etiqueta “Ejemplo” no son de clientes.',
  },
  map: {
    heading: ['Ciudades que atendemos en', county],
    lead: `Vamos 24/7 a ${countedTowns('estas')}. Llámenos.`,
    pictureAlt: inHudsonCounty(
      `Mapa de las ${townCount} ciudades entre los ríos Hackensack y Hudson.`,
      namedOrCounted(
        `Mapa de ${townList}. Los círculos indican las millas desde ${baseTown}.`,
        `Mapa de ${countedTowns('las')}. Los círculos indican las millas desde ${baseTown}.`,
      ),
    ),
  },
  faq: {
    heading: ['Preguntas', 'frecuentes'],
    lead: 'Respuestas cortas. Hay más en la',
    link: 'página de preguntas',
  },
}
