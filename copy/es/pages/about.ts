import { perFacts } from '#domain/business/per-facts.ts'
import { whileOffered } from '#copy/offered.ts'
import { allServices } from '#domain/services/services.ts'
import {
  baseTown,
  inNewJersey,
  nearbyTowns,
  region,
  state,
  whileInsured,
  whileLicensed,
} from '#copy/es/place.ts'
import { business } from '#domain/business/business.ts'
import type { AboutCopy } from '#copy/page-types.ts'

const topBar = perFacts(() => (business.licenses ?? {}).topBar),
  footer = perFacts(() => (business.licenses ?? {}).footer)
/** The locksmith who holds the license. */
const holder = perFacts(() => {
  const name = business.locksmiths.find(
    ({ license }) => license !== null && license === topBar(),
  )?.name
  return name === undefined ? '' : ` (de ${name})`
})
/** An owner may have one number for both. */
const numbers = perFacts(() =>
  topBar() === footer()
    ? 'Nuestro número de licencia es {license}. Puede comprobarlo'
    : `Nuestra licencia de cerrajero es la {license}${holder()}, y la del negocio es la ${footer()}. Puede comprobar las dos`,
)

export const about = perFacts((): AboutCopy => ({
  meta: {
    title: `Nuestros cerrajeros, ${baseTown()} ${region()}`,
    description: `Quién llega a su puerta, qué lleva en la van y qué dice la orden de trabajo. Cerrajeros en ${baseTown()}, ${region()}, a cualquier hora.`,
  },
  heading: 'Quién llega a su puerta',
  lead: `Un cerrajero de aquí${whileLicensed(', que al llegar le enseña la licencia', '')}. Abre con ganzúa si se puede y cobra cuando ya todo funciona. Vamos a donde usted esté, 24/7, en ${baseTown()}, ${region()}, y ${nearbyTowns()}.`,
  passages: [
    {
      heading: 'Qué hacemos',
      paragraphs: [
        `Abrimos puertas${whileOffered('Car Lockout', ' y carros')}, cambiamos cerraduras y hacemos llaves. Llaves rotas, llaves perdidas, llaves que se llevó un inquilino, carros que ya no reconocen su llave: a eso nos dedicamos.`,
        `En este sitio hay una página para cada uno de nuestros ${allServices().length} servicios. ¿Necesita otra cosa, como abrir una vitrina o un archivero? Escoja “Otro servicio” en el formulario y díganos qué es.`,
      ],
    },
    {
      heading: 'Cómo sabemos qué necesita',
      paragraphs: [
        'Primero revisamos lo sencillo. ¿La puerta está cerrada con llave, o solo se trabó? ¿Es la cerradura, o la puerta está caída por las bisagras? ¿La llave está rajada? Encontrar la falla le puede ahorrar una cerradura nueva.',
        'Si se puede abrir con ganzúa, la abrimos con ganzúa. Si se puede reparar, la reparamos. Si hace falta una nueva, le decimos por qué y usted decide.',
      ],
    },
    {
      heading: 'Qué dice la orden de trabajo',
      paragraphs: [
        `Dice el trabajo, la dirección, la hora, el precio acordado, el nombre ${whileLicensed('y la licencia ', '')}de su cerrajero, y que vimos su identificación. Es una hoja: léala antes de que empecemos y firme cuando la llave gire.`,
      ],
    },
    {
      heading: 'Con qué puede contar',
      paragraphs: [
        'Le decimos el precio antes de salir, y no agregamos nada sin su permiso. Antes de pagar, usted prueba la llave.',
        'Le abrimos una casa solo a quien pueda mostrar que vive ahí, o al dueño si está vacía. Las salidas quedan sin cadenas y se abren por dentro sin llave.',
        'Si lo que necesita es un técnico de cajas fuertes o el concesionario (dealer), se lo decimos por teléfono siempre que se pueda.',
      ],
    },
  ],
  van: {
    heading: 'Qué lleva la van',
    items: [
      'Ganzúas, lo primero que probamos.',
      'Pines y resortes nuevos, para cambiar la combinación (rekey).',
      'Llaves vírgenes (sin cortar) para casas, buzones, candados y carros.',
      'Máquinas que cortan llaves por código o sacan copia de otra llave.',
      whileOffered(
        'Key Fob Programming',
        'Un programador de llaves y controles de carro.',
        'Un programador de llaves de carro.',
      ),
      'Bisagras, placas de marco (donde entra el cerrojo) y tornillos largos, porque muchas veces el problema es la puerta.',
      'Un taladro, para cuando no hay otra manera.',
    ],
  },
  license: whileLicensed(
    {
      title: whileInsured('Con licencia y seguro: compruébelo', 'Con licencia: compruébelo'),
      text: inNewJersey(
        `New Jersey les da licencia a los cerrajeros. A su puerta va un cerrajero con licencia o un empleado entrenado que trabaja bajo la nuestra. ${numbers()} con la División de Asuntos del Consumidor (Division of Consumer Affairs) antes de dejarnos entrar.`,
        `${numbers()} con la agencia de ${state()} que da licencia a los cerrajeros antes de dejarnos entrar.`,
      ),
      link: inNewJersey<string | null>('Busque una licencia de New Jersey', null),
    },
    null,
  ),
  closing: '¿Necesita un cerrajero o tiene una pregunta? Llame al {phone}, 24/7.',
}))
