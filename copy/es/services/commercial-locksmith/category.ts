import { area, baseTown, inNewJersey, region, state, whileLicensed } from '#copy/es/place.ts'
import type { CategoryCopy } from '#copy/types.ts'
import { whileServed } from '#copy/while-town-served.ts'

export const commercialLocksmith: CategoryCopy = {
  meta: {
    title: `Cerrajero comercial en ${baseTown}, ${region}`,
    description: `Cerrajero comercial en ${area}, 24/7: cambio de llaves, cerraduras, llave maestra, tarjetas y barras de pánico para tiendas, oficinas y edificios.`,
  },
  heading: 'Cerrajero comercial',
  lead: `¿Alguien se fue con una llave, o una puerta ya no cierra? Vamos a su tienda, oficina o edificio, 24/7, en ${area}. El precio, por teléfono; y por escrito, antes de empezar.`,
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
      'Haga una lista: qué puertas tiene y quién debe abrir cada una. Con eso en papel se ve qué necesita cada puerta.',
      `A una tienda pequeña puede bastarle un cilindro nuevo (donde entra la llave). ${whileServed('Secaucus', 'Un depósito cerca de Secaucus Road', 'Un depósito')} puede necesitar lectores de tarjeta en dos puertas y una barra de pánico en otra. La cerradura que está buena se queda.`,
      'Mientras haya gente adentro, todos tienen que poder salir. Qué lleva cada salida lo decide el inspector de incendios de su ciudad (fire official), y nosotros probamos cada salida en la que trabajamos.',
    ],
  },
  chooser: {
    heading: '¿Qué servicio necesita su negocio?',
    items: [
      {
        slug: 'lock-replacement',
        title: 'La cerradura está gastada',
        text: 'La manija se cae, la puerta no engancha o el cerrojo (deadbolt) del frente se traba. Ponemos una hecha para mucho uso.',
      },
      {
        slug: 'lock-rekey',
        title: 'Alguien se fue con una llave',
        text: 'La cerradura está buena, pero falta una llave. Cambiamos los pines o el núcleo.',
      },
      {
        slug: 'emergency-exit-device',
        title: 'La salida de emergencia falla',
        text: 'La barra de pánico se traba, la alarma pita o alguien le puso una cadena a la puerta.',
      },
      {
        slug: 'master-key',
        title: 'Usted carga demasiadas llaves',
        text: 'Con una llave maestra, la suya abre todo y la de cada empleado o inquilino, solo lo que le toca.',
      },
      {
        slug: 'access-control',
        title: 'Quiere tarjetas o códigos',
        text: 'Cuando alguien se va, usted desactiva una tarjeta y no cambia ninguna cerradura.',
      },
    ],
  },
  sceneLine: 'Usted decide quién abre cada puerta.',
  price: {
    heading: 'Cuánto cuesta un cerrajero para su negocio',
    paragraphs: [
      'La instalación cuesta desde {installationPrice}; la cerradura se paga aparte. El cambio de llaves (rekey) se cobra por cilindro y los lectores de tarjeta, por puerta.',
      'El cableado, los cortes en acero y el trabajo fuera de horario están en el presupuesto desde el principio.',
    ],
  },
  questions: {
    heading: 'Preguntas sobre cerraduras de negocio',
    items: [
      {
        question: '¿Quién puede autorizar el trabajo?',
        answer:
          'El dueño del negocio o alguien a quien él autorice; en las partes comunes, el dueño del edificio. Las llaves y los códigos se entregan solo a esa persona.',
      },
      {
        question: whileLicensed('¿Tienen licencia para este trabajo?', '¿Quién hace el trabajo?'),
        answer: whileLicensed(
          inNewJersey(
            'Sí. Nuestra licencia de cerrajero de New Jersey es la {license}. La puede buscar en la lista de la División de Asuntos del Consumidor (Division of Consumer Affairs).',
            `Sí. Nuestra licencia de ${state} es la {license}. La puede comprobar con el estado.`,
          ),
          'Un cerrajero de {businessName}. Su nombre está en la orden de trabajo que usted firma.',
        ),
      },
      {
        question: '¿Conocen las reglas del código para mi puerta?',
        answer:
          'Conocemos las reglas comunes y le avisamos si vemos un problema. La última palabra la tiene el inspector de construcción o de incendios de su ciudad.',
      },
    ],
  },
}
