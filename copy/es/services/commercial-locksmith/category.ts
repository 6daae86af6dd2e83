import {
  area,
  baseTown,
  inNewJersey,
  region,
  state,
  whileLicensed,
  withLicense,
} from '#copy/es/place.ts'
import type { CategoryCopy } from '#copy/types.ts'
import { whileServed } from '#copy/while-town-served.ts'

export const commercialLocksmith: CategoryCopy = {
  meta: {
    title: `Cerrajero comercial en ${baseTown}, ${region}`,
    description: `Cerraduras, cambio de llaves, llave maestra, tarjetas y barras de pánico para tiendas, oficinas y edificios. ${whileLicensed('Con licencia', 'Cerrajero')}, ${area}, 24/7.`,
  },
  heading: 'Cerrajero comercial',
  lead: `¿Alguien se fue con una llave, o una puerta no cierra? Un cerrajero${withLicense} va a su tienda, oficina o edificio en ${area}, 24/7. Le damos el precio por teléfono, y por escrito antes de empezar.`,
  blurb: 'Tiendas, oficinas, edificios.',
  plateAlt:
    'Plano de una tienda vista desde arriba: la puerta del frente a la calle, la puerta de una oficina, un lector de tarjeta en el almacén y una barra de pánico atrás.',
  callouts: [
    { part: 'front', title: 'Puerta del frente', text: 'La que más se usa en el día' },
    { part: 'office', title: 'Oficina', text: 'Con llave propia y la maestra' },
    { part: 'reader', title: 'Almacén', text: 'Abre con tarjeta' },
    { part: 'exit', title: 'Salida de atrás', text: 'Empuje la barra para salir' },
  ],
  promise: {
    heading: 'Por dónde empezar en su negocio',
    paragraphs: [
      'Empiece con una lista: qué puertas tiene y quién debe abrir cada una. Con eso en papel, se ve claro qué necesita cada puerta.',
      `A una tienda pequeña puede bastarle un cilindro nuevo (donde entra la llave). ${whileServed('Secaucus', 'Un depósito cerca de Secaucus Road', 'Un depósito')} puede necesitar lectores de tarjeta en dos puertas y una barra de pánico en otra. Si una cerradura está buena, la dejamos.`,
      'La gente tiene que poder salir mientras el edificio esté en uso. El inspector de incendios de su ciudad (fire official) decide qué necesita cada salida, y nosotros probamos cada salida en la que trabajamos.',
    ],
  },
  chooser: {
    heading: '¿Qué servicio necesita su negocio?',
    items: [
      {
        slug: 'lock-replacement',
        title: 'La cerradura está gastada',
        text: 'La manija se cae, el pestillo no engancha o el cerrojo (deadbolt) del frente se traba. Ponemos una cerradura hecha para mucho uso.',
      },
      {
        slug: 'lock-rekey',
        title: 'Alguien se fue con una llave',
        text: 'La cerradura está bien, pero falta una llave. Cambiamos los pines o el núcleo.',
      },
      {
        slug: 'emergency-exit-device',
        title: 'La salida de emergencia falla',
        text: 'La barra de pánico se traba, la alarma pita o alguien le puso una cadena a la puerta.',
      },
      {
        slug: 'master-key',
        title: 'Usted carga demasiadas llaves',
        text: 'Cada empleado o inquilino tiene una llave. Su llave maestra abre todas las puertas.',
      },
      {
        slug: 'access-control',
        title: 'Quiere tarjetas o códigos',
        text: 'Cuando alguien se va, usted desactiva una tarjeta en vez de cambiar la cerradura.',
      },
    ],
  },
  sceneLine: 'Una llave abre todas las puertas. Usted decide quién la tiene.',
  price: {
    heading: 'Cuánto cuesta el trabajo comercial',
    paragraphs: [
      'Instalar una cerradura cuesta desde {installationPrice}; la cerradura va aparte. En un negocio, el precio depende del grado de la cerradura y de cómo es la puerta. El cambio de llaves (rekey) se cobra por cilindro. Los lectores de tarjeta se cobran por puerta.',
      'El cableado, cortar acero y trabajar fuera del horario comercial están en el presupuesto desde el principio.',
    ],
  },
  questions: {
    heading: 'Preguntas sobre cerraduras de negocio',
    items: [
      {
        question: '¿Quién puede autorizar el trabajo?',
        answer:
          'El dueño, el inquilino que está en el contrato o alguien que ellos nos nombren. Las llaves y los códigos son solo para esa persona.',
      },
      {
        question: whileLicensed('¿Tienen licencia para este trabajo?', '¿Quién hace el trabajo?'),
        answer: whileLicensed(
          inNewJersey(
            'Sí. Nuestro número de licencia de cerrajero de New Jersey es {license}. La División de Asuntos del Consumidor (Division of Consumer Affairs) tiene una lista donde usted lo puede buscar.',
            `Sí. Nuestro número de licencia de ${state} es {license}. Lo puede comprobar con el estado.`,
          ),
          'Un cerrajero de {businessName}. Su nombre está en la orden de trabajo que usted firma.',
        ),
      },
      {
        question: '¿Conocen las reglas del código para mi puerta?',
        answer:
          'Conocemos las reglas comunes, y le avisamos si vemos un problema. La última palabra la tiene el inspector de construcción o de incendios de su ciudad.',
      },
    ],
  },
}
