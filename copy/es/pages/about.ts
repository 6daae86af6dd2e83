import { SERVICES } from '#domain/services.ts'
import {
  baseTown,
  inNewJersey,
  nearbyTowns,
  region,
  state,
  whileInsured,
  whileLicensed,
  withLicense,
} from '#copy/es/place.ts'
import { business } from '#domain/business.ts'
import type { AboutCopy } from '#copy/page-types.ts'

const { topBar, footer } = business.licenses ?? {}
/** An owner may have one number for both. */
const numbers =
  topBar === footer
    ? 'Nuestro número de licencia es {license}. Puede comprobarlo'
    : `Nuestra licencia de cerrajero es la {license}, y la del negocio es la ${footer}. Puede comprobar las dos`

export const about: AboutCopy = {
  meta: {
    title: `Nuestros cerrajeros en ${baseTown}, ${region}`,
    description: `Quién llega a su puerta, qué hay en la van, y qué va en la orden de trabajo. Un cerrajero${withLicense} en ${baseTown}, ${region}.`,
  },
  heading: 'Quién llega a su puerta',
  lead: `Un cerrajero${withLicense}: ${whileLicensed('se la enseña al llegar, ', '')}intenta primero con ganzúa, deja el taladro para el final y cobra cuando ya todo funciona. 24/7 en ${baseTown}, ${region}, y ${nearbyTowns}.`,
  passages: [
    {
      heading: 'Qué hacemos',
      paragraphs: [
        'Abrimos puertas y carros cerrados, cambiamos cerraduras y hacemos llaves. Llaves rotas, llaves perdidas, llaves que se llevó un inquilino, carros que ya no reconocen su llave: a eso nos dedicamos.',
        `En este sitio hay una página para cada uno de nuestros ${SERVICES.length} servicios. ¿Necesita otra cosa, como una vitrina o un archivero? Escoja “Otro servicio” en el formulario y díganos qué es.`,
      ],
    },
    {
      heading: 'Cómo sabemos qué necesita',
      paragraphs: [
        'Primero revisamos lo sencillo. ¿La puerta de verdad está cerrada con llave, o se trabó el pestillo? ¿Es la cerradura, o la puerta se descolgó de las bisagras? ¿La llave está rajada? Encontrar la falla le puede ahorrar una cerradura nueva.',
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
        'Usted sabe el precio antes de que salgamos, y no agregamos nada sin su permiso. Usted prueba la llave antes de pagar.',
        'Abrimos una casa solo a quien pueda mostrar que vive ahí, o al dueño si está vacía. Las salidas quedan sin cadenas y abren por dentro sin llave.',
        'Si lo que necesita es otro técnico, de cajas fuertes por ejemplo, o el concesionario (dealer), se lo decimos por teléfono siempre que se pueda.',
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
      'Bisagras, contrachapas (las placas del marco donde entra el cerrojo) y tornillos largos, porque muchas veces es la puerta.',
      'Un taladro, para cuando nada más sirve.',
    ],
  },
  license: whileLicensed(
    {
      title: whileInsured('Con licencia y seguro: compruébelo', 'Con licencia: compruébelo'),
      text: inNewJersey(
        `New Jersey da licencia a los cerrajeros y exige que el negocio con licencia tenga seguro de responsabilidad. ${numbers} con la División de Asuntos del Consumidor (Division of Consumer Affairs) antes de dejarnos entrar.`,
        `${numbers} con la agencia de ${state} que da licencia a los cerrajeros antes de dejarnos entrar.`,
      ),
      link: inNewJersey<string | null>('Busque una licencia de New Jersey', null),
    },
    null,
  ),
  closing: '¿Necesita que vayamos, o tiene una pregunta? Llame al {phone}, 24/7.',
}
