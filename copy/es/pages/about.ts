import {
  baseTown,
  inNewJersey,
  nearbyTowns,
  region,
  state,
  whileLicensed,
  withLicense,
} from '#copy/es/place.ts'
import type { AboutCopy } from '#copy/page-types.ts'

export const about: AboutCopy = {
  meta: {
    title: `Nuestros cerrajeros en ${baseTown}, ${region}`,
    description: `Quién llega a su puerta, qué hay en la van, y qué va en la orden de trabajo. Un cerrajero${withLicense} en ${baseTown}, ${region}.`,
  },
  heading: 'Quién llega a su puerta',
  lead: `Un cerrajero${withLicense} que ${whileLicensed('se la muestra, ', '')}prueba la ganzúa antes que el taladro y cobra cuando todo funciona. 24/7 en ${baseTown}, ${region}, y ${nearbyTowns}.`,
  passages: [
    {
      heading: 'Qué hacemos',
      paragraphs: [
        'Abrimos puertas y carros cerrados, cambiamos cerraduras y hacemos llaves. Llaves rotas, llaves perdidas, llaves que se llevó un inquilino, carros que ya no reconocen su llave: ese es nuestro trabajo.',
        'En este sitio hay una página para cada uno de nuestros 18 servicios. ¿Necesita otra cosa, como una caja fuerte, una vitrina o un archivero? Escoja “Otro servicio” en el formulario.',
      ],
    },
    {
      heading: 'Cómo vemos qué necesita',
      paragraphs: [
        'Primero revisamos lo sencillo. ¿La puerta de verdad está cerrada con llave, o se trabó el pestillo? ¿Es la cerradura, o la puerta se descolgó de las bisagras? ¿La llave está rajada? La mitad del trabajo es encontrar la falla.',
        'Si podemos abrir con ganzúa, abrimos con ganzúa. Si tiene arreglo, la arreglamos. Si hace falta una nueva, le decimos por qué antes de darle el precio.',
      ],
    },
    {
      heading: 'Qué va en la orden de trabajo',
      paragraphs: [
        `El trabajo, la dirección, la hora, el precio acordado, el nombre ${whileLicensed('y la licencia ', '')}de su cerrajero, y que vimos su identificación. Es una sola hoja. Usted la lee, prueba la llave y después firma.`,
      ],
    },
    {
      heading: 'Con qué puede contar',
      paragraphs: [
        'Abrimos una casa solo a quien puede mostrar que vive ahí, o al dueño si está vacía. Solo una corte puede sacar a un inquilino. Las salidas quedan sin cadenas, y las rejas de ventana abren por dentro sin llave. Probamos la ganzúa antes que el taladro.',
        'Si un trabajo no es para nosotros, se lo decimos por teléfono siempre que se pueda, antes de que alguien salga.',
      ],
    },
  ],
  van: {
    heading: 'Qué lleva la van por lo general',
    items: [
      'Ganzúas, lo primero que probamos.',
      'Pines y resortes nuevos, para el cambio de llaves (rekey).',
      'Llaves sin cortar para casas, buzones, candados y carros.',
      'Máquinas que cortan llaves por código o con otra llave de muestra.',
      'Un programador de llaves y controles de carro.',
      'Bisagras, contrachapas y tornillos largos, porque muchas veces es la puerta.',
      'Un taladro, para cuando nada más sirve.',
    ],
  },
  license: whileLicensed(
    {
      title: 'Con licencia y seguro: compruébelo',
      text: inNewJersey(
        'New Jersey da licencia a los cerrajeros y exige que el negocio con licencia tenga seguro de responsabilidad. El número de {businessName} es {license}. Puede comprobarlo con la División de Asuntos del Consumidor (Division of Consumer Affairs) antes de dejarnos entrar.',
        `El número de licencia de {businessName} en ${state} es {license}. Puede comprobarlo con el estado antes de dejarnos entrar.`,
      ),
      link: inNewJersey<string | null>('Busque una licencia de New Jersey', null),
    },
    null,
  ),
  closing: '¿Tiene alguna pregunta? Llame al {phone}, 24/7.',
}
